@heads-up-holdem
Feature: N.J.A.C. 13:69F-39.8(d) to (f) The stub in the dealer's hand

  Background:
    Given the cards are dealt from the hand

  @13:69F-39.8(d)
  Rule: The stub in hand goes to the rack, unseen, when the last community card is out

    Scenario: The dealer lays the stub away after the river
      Given seat 6 bets $5 on ante and odds
      And the board will be Qc 9d 6d 4h 4s
      When the cards are dealt
      And seat 6 raises
      And the round is played to the end
      Then 4s is dealt before the stub goes to the rack
      And the stub goes to the rack face down
      And the stub is not shown

  @13:69F-39.8(e)
  Rule: The stub in hand is counted at least once in any five rounds, in the way and with the consequences of 39.7(f)

    @HUH-46
    Scenario Outline: <rounds> rounds are dealt from the hand
      Given the shuffler does not count the cards
      When <rounds> rounds are checked to the river and folded
      Then the stub is counted at least once in every 5 rounds

      Examples:
        | rounds |
        | 5      |
        | 6      |
        | 10     |

    @HUH-46
    Scenario: Ten rounds of two decks
      Given the shuffler does not count the cards
      And two decks alternate
      When 10 rounds are checked to the river and folded
      Then the stub is counted at least once in every 5 rounds

    @HUH-46
    Scenario: The table is idle after four rounds, and four more are played
      Given the shuffler does not count the cards
      And 4 rounds are checked to the river and folded
      And the patron of seat 1 leaves
      And the dealer goes on, if there is anything to do
      And a patron sits down at seat 1
      And the dealer goes on, if there is anything to do
      When 4 rounds are checked to the river and folded
      Then the stub is counted at least once in every 5 rounds

    Scenario: The stub in hand is counted without being looked at
      Given seat 6 bets $5 on ante and odds
      When a supervisor orders the stub counted
      And the cards are dealt
      And seat 6 raises
      And the round is played to the end
      Then the stub is counted face down

    @HUH-24
    Scenario Outline: The dealer counts, and <fault>
      Given seat 6 bets $5 on ante and odds
      And seat 6 bets $5 on the trips plus
      And <fault>
      When a supervisor orders the stub counted
      And the cards are dealt
      And seat 6 bets $15 on the raise, if the round goes on
      And the round is played to the end, if it goes on
      Then all hands are void
      And seat 6 gets back every wager that was not settled before the count

      Examples:
        | fault                                |
        | a card is missing from the deck      |
        | there is a card too many in the deck |

    Scenario: Another deck is dealt after a count of 53
      Given seats 1 and 2 bet $25 on ante and odds
      And there is a card too many in the deck
      And a supervisor orders the stub counted
      And the cards are dealt
      And seat 1 bets $75 on the raise, if the round goes on
      And seat 2 bets $75 on the raise, if the round goes on
      And the round is played to the end, if it goes on
      When the next round begins
      And seat 2 bets $25 on ante and odds
      And the cards are dealt
      Then the deck leaves the table before the next deal

  @13:69F-39.8(f)
  Rule: With cards dealt from the hand, too, a shuffler that counts saves the count of the stub, and a deck it finds wrong leaves

    Background:
      Given the shuffler counts the cards

    Scenario: Stub or deck is counted while cards are dealt from the hand
      Given one deck is used
      When 5 rounds are checked to the river and folded
      Then the shuffler counts 52 cards at least 4 times, or the stub is counted within 5 rounds

    @HUH-36
    Scenario Outline: The shuffler hands back <cards>
      Given 2 rounds are checked to the river and folded
      When the shuffler finds <cards> in the deck
      And seat 1 bets $5 on ante and odds
      And the cards are dealt
      Then the deck leaves the table before the next deal

      Examples:
        | cards    |
        | 51 cards |
        | 53 cards |

    Scenario: The shuffler finds 51 cards in the second of two decks
      Given two decks alternate
      And 3 rounds are checked to the river and folded
      When the shuffler finds 51 cards in deck 2
      And seat 1 bets $5 on ante and odds
      And the cards are dealt
      Then deck 2 is removed from the table between round 2 and round 4
