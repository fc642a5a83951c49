@all-in-holdem
Feature: N.J.A.C. 19:46-1.18 Changing and inspecting the cards

  @19:46-1.18(g)
  Rule: No card stays on a table for more than 24 hours

    Scenario Outline: The first patron comes <minutes> minutes after the cards
      Given the table is closed
      When the table is opened
      And <minutes> minutes pass
      And a patron sits down at seat 1
      And the dealer goes on
      Then no deck is mixed more than 1440 minutes after it came to the table

      Examples:
        | minutes |
        | 1439    |
        | 1440    |
        | 1441    |

    Scenario Outline: The cards are mixed after 720 minutes and wanted again <minutes> minutes later
      Given a table newly opened to seat 1
      And the patron of seat 1 leaves
      And the dealer goes on
      And 720 minutes pass
      And a patron sits down at seat 2
      And the dealer goes on
      And the patron of seat 2 leaves
      And the dealer goes on
      When <minutes> minutes pass
      And a patron sits down at seat 3
      And the dealer goes on
      Then no deck is mixed more than 1440 minutes after it came to the table

      Examples:
        | minutes |
        | 719     |
        | 720     |
        | 721     |

  @19:46-1.18(g)2
  Rule: Cards dealt from a shoe are changed at least every eight hours

    Scenario Outline: Cards in a manual shoe are dealt after <first> minutes and again <later> minutes later
      Given the cards are dealt from a manual shoe
      And a table newly opened to seat 1
      And <first> minutes pass
      And 2 rounds are played
      When <later> minutes pass
      And seat 1 bets $10 on the ante
      And the cards are dealt
      Then no card is dealt more than 480 minutes after its deck came to the table

      Examples:
        | first | later |
        | 1     | 478   |
        | 1     | 479   |
        | 1     | 480   |
        | 240   | 239   |
        | 240   | 240   |
        | 240   | 241   |
        | 481   | 481   |

    Scenario: Both of two decks have grown old
      Given the cards are dealt from a manual shoe
      And two decks alternate
      And a table newly opened to seat 1
      And 2 rounds are played
      When 481 minutes pass
      And 1 rounds are played
      And seat 1 bets $10 on the ante
      And the cards are dealt
      Then no card is dealt more than 480 minutes after its deck came to the table

    @AIH-24
    Scenario Outline: Cards in an automated shoe are wanted after <minutes> minutes
      Given the cards are dealt from an automated shoe
      And a table newly opened to seat 1
      And 2 rounds are played
      When <minutes> minutes pass
      And seat 1 bets $10 on the ante
      And the cards are dealt
      Then no card is dealt more than 480 minutes after its deck came to the table

      Examples:
        | minutes |
        | 479     |
        | 480     |
        | 481     |

  @19:46-1.18(g)3
  Rule: Cards dealt from the hand are changed at least every four hours

    Scenario Outline: Cards in the hand are dealt after <first> minutes and again <later> minutes later
      Given the cards are dealt from the hand
      And a table newly opened to seat 1
      And <first> minutes pass
      And 2 rounds are played
      When <later> minutes pass
      And seat 1 bets $10 on the ante
      And the cards are dealt
      Then no card is dealt more than 240 minutes after its deck came to the table

      Examples:
        | first | later |
        | 1     | 238   |
        | 1     | 239   |
        | 1     | 240   |
        | 120   | 119   |
        | 120   | 120   |
        | 120   | 121   |
        | 241   | 241   |

  @19:46-1.18(n)3iii
  Rule: Every used card is inspected, not a sample of them

    Scenario: A deck is changed after more than eight hours
      Given the cards are dealt from a manual shoe
      And a table newly opened to seat 1
      And 2 rounds are played
      When 481 minutes pass
      And seat 1 bets $10 on the ante
      And the cards are dealt
      Then security looks at all 52 cards of the deck that left

    Scenario: A deck leaves the table because a card is missing
      Given a card is missing from the deck
      And seat 1 bets $10 on the ante
      When a supervisor orders the stub counted
      And the cards are dealt
      And seat 1 folds
      And the round is played out
      Then security looks at all 51 cards of the deck that left
