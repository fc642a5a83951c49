@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:46-1.18 Changing and inspecting the cards

  @19:46-1.18(g)
  Rule: Cards on a table are replaced before they have been there for more than 24 hours

    Scenario Outline: A table that opened <minutes> minutes ago gets its first patron
      Given the opening follows the first route
      And the table is closed
      And the table is opened
      When <minutes> minutes pass
      And a patron sits down at seat 4
      And the dealer goes on
      Then no deck is mixed more than 1440 minutes after it came to the table

      Examples:
        | minutes |
        | 1439    |
        | 1440    |
        | 1441    |

    Scenario Outline: Patrons come after 600 minutes and again <minutes> minutes later
      Given a table newly opened to seat 2
      And the patron of seat 2 leaves
      And the dealer goes on
      And 600 minutes pass
      And a patron sits down at seat 5
      And the dealer goes on
      And the patron of seat 5 leaves
      And the dealer goes on
      When <minutes> minutes pass
      And a patron sits down at seat 6
      And the dealer goes on
      Then no deck is mixed more than 1440 minutes after it came to the table

      Examples:
        | minutes |
        | 839     |
        | 840     |
        | 841     |

  @19:46-1.18(g)2
  Rule: Cards dealt from a shoe are replaced at least every eight hours

    Scenario Outline: A manual shoe is used after <first> minutes and again <later> minutes later
      Given the cards are dealt from a manual shoe
      And a table newly opened to seat 1
      And <first> minutes pass
      And 2 rounds are played
      When <later> minutes pass
      And seat 1 bets $15 on the ante
      And the cards are dealt
      Then no card is dealt more than 480 minutes after its deck came to the table

      Examples:
        | first | later |
        | 2     | 477   |
        | 2     | 478   |
        | 2     | 479   |
        | 300   | 179   |
        | 300   | 180   |
        | 300   | 181   |
        | 481   | 481   |

    Scenario: Both of two decks have grown old
      Given the cards are dealt from a manual shoe
      And two decks alternate
      And a table newly opened to seat 1
      And 2 rounds are played
      When 481 minutes pass
      And 1 rounds are played
      And seat 1 bets $15 on the ante
      And the cards are dealt
      Then no card is dealt more than 480 minutes after its deck came to the table

    @MTX-30
    Scenario Outline: An automated shoe is used again after <minutes> minutes
      Given the cards are dealt from an automated shoe
      And a table newly opened to seat 1
      And 2 rounds are played
      When <minutes> minutes pass
      And seat 1 bets $15 on the ante
      And the cards are dealt
      Then no card is dealt more than 480 minutes after its deck came to the table

      Examples:
        | minutes |
        | 479     |
        | 480     |
        | 481     |

  @19:46-1.18(g)3
  Rule: Cards dealt from the hand are replaced at least every four hours

    Scenario Outline: The dealer's hand is used after <first> minutes and again <later> minutes later
      Given the cards are dealt from the hand
      And a table newly opened to seat 1
      And <first> minutes pass
      And 2 rounds are played
      When <later> minutes pass
      And seat 1 bets $15 on the ante
      And the cards are dealt
      Then no card is dealt more than 240 minutes after its deck came to the table

      Examples:
        | first | later |
        | 2     | 237   |
        | 2     | 238   |
        | 2     | 239   |
        | 150   | 89    |
        | 150   | 90    |
        | 150   | 91    |
        | 241   | 241   |

  @19:46-1.18(n)3iii
  Rule: All used cards are inspected, and not only some of them

    Scenario: A deck that was dealt from the hand is replaced after more than four hours
      Given the cards are dealt from the hand
      And a table newly opened to seat 1
      And 2 rounds are played
      When 241 minutes pass
      And seat 1 bets $15 on the ante
      And the cards are dealt
      Then security looks at all 52 cards of the deck that left

    Scenario: A deck leaves the table because it has a card too many
      Given there is a card too many in the deck
      And seat 3 bets $15 on the ante
      When a supervisor orders the stub counted
      And the cards are dealt
      And seat 3 folds
      And the round is played to the end
      Then security looks at all 53 cards of the deck that left
