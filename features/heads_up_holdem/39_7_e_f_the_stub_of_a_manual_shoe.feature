@heads-up-holdem
Feature: N.J.A.C. 13:69F-39.7(e) and (f) The stub of a manual shoe

  Background:
    Given the cards are dealt from a manual shoe

  @13:69F-39.7(e)
  Rule: The stub leaves the manual shoe for the rack, unseen, when the last community card is out

    Scenario: The stub is racked after the river
      Given seat 3 bets $25 on ante and odds
      And the board will be Kd 8s 6c 3h 2s
      When the cards are dealt
      And seat 3 raises
      And the round is played to the end
      Then 2s is dealt before the stub goes to the rack
      And the stub goes to the rack face down
      And the stub is not shown

  @13:69F-39.7(f)
  Rule: No five rounds in a row pass without a count of the stub, face down

    @HUH-46
    Scenario Outline: <rounds> rounds are dealt from the shoe
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

    Scenario: The backs are all that is seen of a stub being counted
      Given seat 3 bets $25 on ante and odds
      When a supervisor orders the stub counted
      And the cards are dealt
      And seat 3 raises
      And the round is played to the end
      Then the stub is counted face down

  @13:69F-39.7(f)1
  Rule: A stub that makes the deck 52 goes to the rack unseen

    @HUH-11
    Scenario: Hands, board and stub come to a whole deck
      Given seats 3 and 6 bet $25 on ante and odds
      When a supervisor orders the stub counted
      And the cards are dealt
      And seat 3 raises
      And seat 6 raises
      And the round is played to the end
      Then the count comes to 52 cards in all
      And the stub goes to the rack face down
      And the stub is not shown

    Scenario: A card that was found face up and racked belongs to the 52
      Given seat 3 bets $25 on ante and odds
      And 8d lies face up before the hands
      When a supervisor orders the stub counted
      And the cards are dealt
      And seat 3 raises
      And the round is played to the end
      Then the count comes to 52 cards in all

  @13:69F-39.7(f)2
  Rule: A wrong count voids all hands, and the deck leaves the table unless only the deal was wrong

    Background:
      Given seats 1 and 2 bet $25 on ante and odds
      And a supervisor orders the stub counted

    @HUH-23 @HUH-24
    Scenario Outline: The count leads to <holder> with <cards>, and the deck is whole
      Given <holder> is dealt <cards> by mistake
      When the cards are dealt
      And seat 1 bets $75 on the raise, if the round goes on
      And seat 2 bets $75 on the raise, if the round goes on
      And the round is played to the end, if it goes on
      Then all hands are void
      And seat 1 gets back every wager that was not settled before the count
      And seat 2 gets back every wager that was not settled before the count

      Examples:
        | holder     | cards   |
        | seat 1     | 1 card  |
        | seat 1     | 3 cards |
        | the dealer | 1 card  |
        | the dealer | 3 cards |

    @HUH-24
    Scenario Outline: Everybody has two cards and <fault>
      Given <fault>
      When the cards are dealt
      And seat 1 bets $75 on the raise, if the round goes on
      And seat 2 bets $75 on the raise, if the round goes on
      And the round is played to the end, if it goes on
      Then all hands are void
      And seat 1 gets back every wager that was not settled before the count
      And seat 2 gets back every wager that was not settled before the count

      Examples:
        | fault                                |
        | a card is missing from the deck      |
        | there is a card too many in the deck |

    Scenario Outline: Another deck is dealt when <fault>
      Given <fault>
      And the cards are dealt
      And seat 1 bets $75 on the raise, if the round goes on
      And seat 2 bets $75 on the raise, if the round goes on
      And the round is played to the end, if it goes on
      When the next round begins
      And seat 2 bets $25 on ante and odds
      And the cards are dealt
      Then the deck leaves the table before the next deal

      Examples:
        | fault                                |
        | a card is missing from the deck      |
        | there is a card too many in the deck |

    @HUH-24
    Scenario: The bonus wagers go back with the rest
      Given seat 1 bets $5 on the trips plus
      And seat 2 bets $5 on the pocket bonus
      And a card is missing from the deck
      When the cards are dealt
      And seat 1 bets $75 on the raise, if the round goes on
      And seat 2 bets $75 on the raise, if the round goes on
      And the round is played to the end, if it goes on
      Then seat 1 gets back every wager that was not settled before the count
      And seat 2 gets back every wager that was not settled before the count

    @HUH-24 @HUH-36
    Scenario Outline: Seat 1 has three cards and <fault>
      Given seat 1 is dealt 3 cards by mistake
      And <fault>
      When the cards are dealt
      And seat 1 bets $75 on the raise, if the round goes on
      And seat 2 bets $75 on the raise, if the round goes on
      And the round is played to the end, if it goes on
      Then all hands are void
      And seat 2 gets back every wager that was not settled before the count

      Examples:
        | fault                                |
        | a card is missing from the deck      |
        | there is a card too many in the deck |
