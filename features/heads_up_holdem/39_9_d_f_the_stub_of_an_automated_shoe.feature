@heads-up-holdem
Feature: N.J.A.C. 13:69F-39.9(d) to (f) The stub of an automated shoe

  Background:
    Given the cards are dealt from an automated shoe

  @13:69F-39.9(d)
  Rule: When all stacks are out the other cards leave the automated shoe for the rack, unseen

    Scenario: The stub follows the dealer's stack
      Given seat 4 bets $50 on ante and odds
      And the dealer will hold Td 4c
      When the cards are dealt
      And seat 4 raises
      And the round is played to the end
      Then 4c is dealt before the stub goes to the rack
      And the stub goes to the rack face down
      And the stub is not shown

  @13:69F-39.9(e)
  Rule: The stub of an automated shoe is counted at least once in any five rounds, in the way and with the consequences of 39.7(f)

    @HUH-46
    Scenario Outline: <rounds> rounds are dealt from the automated shoe
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

    Scenario: What the shoe has not given is counted by its backs
      Given seat 4 bets $50 on ante and odds
      When a supervisor orders the stub counted
      And the cards are dealt
      And seat 4 raises
      And the round is played to the end
      Then the stub is counted face down

    @HUH-24
    Scenario Outline: The count after the stacks shows that <fault>
      Given seat 4 bets $50 on ante and odds
      And seat 4 bets $5 on the pocket bonus
      And <fault>
      When a supervisor orders the stub counted
      And the cards are dealt
      And seat 4 bets $150 on the raise, if the round goes on
      And the round is played to the end, if it goes on
      Then all hands are void
      And seat 4 gets back every wager that was not settled before the count

      Examples:
        | fault                                |
        | a card is missing from the deck      |
        | there is a card too many in the deck |

    Scenario: The shoe gets another deck after a count of 53
      Given seat 4 bets $50 on ante and odds
      And there is a card too many in the deck
      And a supervisor orders the stub counted
      And the cards are dealt
      And seat 4 bets $150 on the raise, if the round goes on
      And the round is played to the end, if it goes on
      When the next round begins
      And seat 4 bets $50 on ante and odds
      And the cards are dealt
      Then the deck leaves the table before the next deal

  @13:69F-39.9(f)
  Rule: With an automated shoe, too, a shuffler that counts saves the count of the stub, and a deck it finds wrong leaves the table

    Background:
      Given the shuffler counts the cards

    Scenario: Stub or deck is counted while the shoe is automated
      Given one deck is used
      When 5 rounds are checked to the river and folded
      Then the shuffler counts 52 cards at least 4 times, or the stub is counted within 5 rounds

    @HUH-36
    Scenario Outline: The shuffler has <cards> for the automated shoe
      Given 2 rounds are checked to the river and folded
      When the shuffler finds <cards> in the deck
      And seat 1 bets $50 on ante and odds
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
      And seat 1 bets $50 on ante and odds
      And the cards are dealt
      Then deck 2 is removed from the table between round 2 and round 4
