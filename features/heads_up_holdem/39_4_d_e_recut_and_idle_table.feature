@heads-up-holdem
Feature: N.J.A.C. 13:69F-39.4(d) and (e) A second cut, and the cards of an idle table

  @13:69F-39.4(d)
  Rule: A supervisor may have the cards cut once more, until one is dealt

    Background:
      Given the cards are shuffled by hand
      And the cards are dealt from a manual shoe
      And below the cards to be cut off lie 6h Qd 3c Ts
      And seat 2 bets $10 on ante and odds

    Scenario: The second cut is made on top of the first
      When the dealer cuts 12 cards
      And a supervisor orders a recut of 18 cards
      And the cards are dealt
      Then the deck has been cut 2 times
      And the cards come in this order: 6h Qd 3c Ts

    Scenario: A cut ordered during the deal comes too late
      Given the dealer cuts 12 cards
      And a supervisor orders a recut of 18 cards
      And the cards are dealt
      When a supervisor tries to order a recut of 18 cards
      Then the attempt is refused

    Scenario: The supervisor is too early before the cut
      When a supervisor tries to order a recut of 15 cards
      And the cards are dealt
      Then the recut of 15 cards is refused, unless the dealer has cut before it

  @13:69F-39.4(e)
  Rule: With no play the cards lie spread; when a player has come and could look they are mixed as at an opening

    Scenario Outline: Play ends and the cards are spread face <face>
      Given the cards of an idle table lie face <face>
      And 2 rounds are checked to the river and folded
      When the patron of seat 1 leaves
      And the dealer goes on
      Then the spread cards lie face <face>

      Examples:
        | face |
        | up   |
        | down |

    Scenario: Face-down cards are turned over when a player comes
      Given the cards of an idle table lie face down
      And the dealer goes on
      When a patron sits down at seat 6
      Then the deck is turned face up, then offered for inspection

    Scenario: The player who came first has looked and the cards are mixed again
      Given the cards of an idle table lie face up
      And the dealer goes on
      When a patron sits down at seat 6
      And the dealer goes on
      Then the deck is spread face up, then offered for inspection
      And the deck is offered for inspection, then turned face down
      And the deck is turned face down, then washed
      And the deck is washed, then stacked
      And the deck is stacked, then shuffled
