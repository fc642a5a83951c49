@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:47-36.7 Counting the stub of a manual shoe

  Background:
    Given the cards are dealt from a manual shoe

  @19:47-36.7(f)
  Rule: The stub is counted face down at least once in any five rounds, whether or not a device counts the cards too

    @MTX-17
    Scenario Outline: No five of <rounds> rounds go by without a count
      When <rounds> rounds are played
      Then the stub is counted at least once in every 5 rounds

      Examples:
        | rounds |
        | 5      |
        | 9      |
        | 11     |

    @MTX-17
    Scenario: A shuffler that counts does not spare the count
      Given the shuffler counts the cards
      When 6 rounds are played
      Then the stub is counted at least once in every 5 rounds

    @MTX-17
    Scenario: With two decks, too, no five rounds go by without a count
      Given two decks alternate
      When 10 rounds are played
      Then the stub is counted at least once in every 5 rounds

    @MTX-17
    Scenario: The table is idle after four rounds, and four more are played
      Given 4 rounds are played
      And the patron of seat 1 leaves
      And the dealer goes on, if there is anything to do
      And a patron sits down at seat 1
      And the dealer goes on, if there is anything to do
      When 4 rounds are played
      Then the stub is counted at least once in every 5 rounds

    Scenario: The count that a supervisor orders shows no face
      Given seat 4 bets $25 on the ante
      When a supervisor orders the stub counted
      And the cards are dealt
      And the round is played out by seat 4
      Then the stub is counted face down

  @19:47-36.7(f)1
  Rule: A stub that proves a deck of 52 goes to the rack and nobody sees it

    Scenario: 52 cards are there
      Given seat 4 bets $25 on the ante
      When a supervisor orders the stub counted
      And the cards are dealt
      And seat 4 folds
      And the round is played to the end
      Then the count comes to 52 cards in all
      And the stub goes to the rack face down
      And the stub is not shown

    Scenario: A card that was found face up and racked is one of the 52
      Given seat 4 bets $25 on the ante
      And Jd lies face up before the hands
      When a supervisor orders the stub counted
      And the cards are dealt
      And seat 4 folds
      And the round is played to the end
      Then the count comes to 52 cards in all

  @19:47-36.7(f)2
  Rule: A wrong count voids all hands: because of a misdeal, or else because of the deck, which then leaves the table

    Background:
      Given seats 1 and 4 bet $25 on the ante
      And seat 4 will hold Ac Ad
      And the dealer will hold Kh 7h
      And the board would be Qs 9d 4c
      And a supervisor orders the stub counted

    @MTX-13 @MTX-15
    Scenario Outline: 52 cards are there, but seat 1 had <cards>
      Given seat 1 is dealt <cards> by mistake
      When the cards are dealt
      And seat 1 folds
      And seat 4 bets $25 on the flop
      And the flop comes
      And seat 4 bets $25 on the river
      And the river comes
      And seat 4 bets $50 on the play, if the round goes on
      And the round goes as far as it can
      Then all hands are void
      And seat 4 gets back every wager that was not settled before the count

      Examples:
        | cards   |
        | 1 card  |
        | 3 cards |

    @MTX-13
    Scenario Outline: Everybody had two cards, but <fault>
      Given <fault>
      When the cards are dealt
      And seat 1 folds
      And seat 4 bets $25 on the flop
      And the flop comes
      And seat 4 bets $25 on the river
      And the river comes
      And seat 4 bets $50 on the play, if the round goes on
      And the round goes as far as it can
      Then all hands are void
      And seat 4 gets back every wager that was not settled before the count

      Examples:
        | fault                                |
        | a card is missing from the deck      |
        | there is a card too many in the deck |

    Scenario Outline: Another deck is dealt after a count shows that <fault>
      Given <fault>
      And the cards are dealt
      And seat 1 folds
      And seat 4 folds
      And the round is played to the end
      When the next round begins
      And seat 4 bets $25 on the ante
      And the cards are dealt
      Then the deck leaves the table before the next deal

      Examples:
        | fault                                |
        | a card is missing from the deck      |
        | there is a card too many in the deck |

    @MTX-13 @MTX-41
    Scenario: Pocket poker goes back with the rest when a card is missing from the deck
      Given seat 4 bets $5 on the pocket poker
      And a card is missing from the deck
      When the cards are dealt
      And seat 1 folds
      And seat 4 bets $25 on the flop
      And the flop comes
      And seat 4 bets $25 on the river
      And the river comes
      And seat 4 bets $50 on the play, if the round goes on
      And the round goes as far as it can
      Then all hands are void
      And seat 4 gets back every wager that was not settled before the count

    @MTX-13 @MTX-16
    Scenario Outline: Seat 1 had three cards and moreover <fault>
      Given seat 1 is dealt 3 cards by mistake
      And <fault>
      When the cards are dealt
      And seat 1 folds
      And seat 4 bets $25 on the flop
      And the flop comes
      And seat 4 bets $25 on the river
      And the river comes
      And seat 4 bets $50 on the play, if the round goes on
      And the round goes as far as it can
      Then all hands are void
      And seat 4 gets back every wager that was not settled before the count

      Examples:
        | fault                                |
        | a card is missing from the deck      |
        | there is a card too many in the deck |
