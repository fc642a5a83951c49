@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:47-36.8 The stub of cards dealt from the hand

  Background:
    Given the cards are dealt from the hand

  @19:47-36.8(d)
  Rule: When hole cards and community cards are out, the stub goes from the hand to the rack and nobody sees it

    Scenario: The dealer lays the stub aside once the river is out
      Given seat 6 bets $25 on the ante
      And the board will be 8s 8d Jh
      When the cards are dealt
      And the round is played out by seat 6
      Then the last community card is dealt before the stub goes to the rack
      And the stub goes to the rack face down
      And the stub is not shown

  @19:47-36.8(e)
  Rule: The stub of cards dealt from the hand is counted as that of a manual shoe

    @MTX-17
    Scenario Outline: The stub is counted often enough in <rounds> rounds from the hand
      When <rounds> rounds are played
      Then the stub is counted at least once in every 5 rounds

      Examples:
        | rounds |
        | 5      |
        | 11     |

    @MTX-17
    Scenario: The dealer counts although the shuffler has counted
      Given the shuffler counts the cards
      When 6 rounds are played
      Then the stub is counted at least once in every 5 rounds

    @MTX-17
    Scenario: With two decks the stub in hand is counted as often
      Given two decks alternate
      When 10 rounds are played
      Then the stub is counted at least once in every 5 rounds

    @MTX-17
    Scenario: Four rounds from the hand come before an idle spell and four after it
      Given 4 rounds are played
      And the patron of seat 1 leaves
      And the dealer goes on, if there is anything to do
      And a patron sits down at seat 1
      And the dealer goes on, if there is anything to do
      When 4 rounds are played
      Then the stub is counted at least once in every 5 rounds

    Scenario: The dealer counts the stub with the faces down
      Given seat 6 bets $25 on the ante
      When a supervisor orders the stub counted
      And the cards are dealt
      And the round is played out by seat 6
      Then the stub is counted face down

    @MTX-13
    Scenario Outline: A count that is out voids the hands when <fault>
      Given seat 6 bets $25 on the ante
      And seat 6 will hold Ac Ad
      And the dealer will hold Kh 7h
      And the board will be Qs 9d 4c
      And <fault>
      When a supervisor orders the stub counted
      And the cards are dealt
      And seat 6 bets $25 on the flop
      And the flop comes
      And seat 6 bets $25 on the river
      And the river comes
      And seat 6 bets $50 on the play, if the round goes on
      And the round goes as far as it can
      Then all hands are void
      And seat 6 gets back every wager that was not settled before the count

      Examples:
        | fault                                |
        | a card is missing from the deck      |
        | there is a card too many in the deck |

    @MTX-15 @MTX-41
    Scenario: The count finds a full deck and three cards at seat 1
      Given seats 1 and 6 bet $25 on the ante
      And seat 6 will hold Ac Ad
      And the dealer will hold Kh 7h
      And the board will be Qs 9d 4c
      And seat 1 is dealt 3 cards by mistake
      When a supervisor orders the stub counted
      And the cards are dealt
      And seat 1 folds
      And seat 6 bets $25 on the flop
      And the flop comes
      And seat 6 bets $25 on the river
      And the river comes
      And seat 6 bets $50 on the play, if the round goes on
      And the round goes as far as it can
      Then all hands are void

    Scenario: Another deck is dealt after a count of 51
      Given seat 6 bets $25 on the ante
      And a card is missing from the deck
      And a supervisor orders the stub counted
      And the cards are dealt
      And seat 6 folds
      And the round is played to the end
      When the next round begins
      And seat 6 bets $25 on the ante
      And the cards are dealt
      Then the deck leaves the table before the next deal
