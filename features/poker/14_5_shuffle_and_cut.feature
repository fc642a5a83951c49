@poker
Feature: N.J.A.C. 19:47-14.5 Shuffle and cut of the cards

  @19:47-14.5(b)1
  Rule: A cover card is laid down before the cards are cut

    Scenario: The dealer cuts 20 cards
      Given a game of poker
      And seats 1 to 3 have $50 each
      When the dealer cuts 20 cards
      Then the cards are cut onto a cover card

  @19:47-14.5(b)2
  Rule: At least ten cards are taken off the top

    Scenario: A cut of nine is too small
      Given a game of poker
      And seats 1 to 3 have $50 each
      When the dealer tries to cut 9 cards
      And the dealer cuts 10 cards
      Then the attempt is refused

    Scenario Outline: A cut of <count> will do
      Given a game of poker
      And seats 1 to 3 have $50 each
      When the dealer cuts <count> cards
      Then the cut takes <count> cards

      Examples:
        | count |
        | 10    |
        | 11    |
        | 42    |

  @19:47-14.5(b)3
  Rule: The rest of the deck goes on top of the cards cut off

    Scenario: The card below the cut is dealt first
      Given a game of poker
      And seats 1 to 3 have $50 each
      And the deck runs As Kd Qh Jc
      When the dealer cuts 20 cards
      And the round begins
      Then the cards come in this order: As Kd Qh Jc

  @19:47-14.5(c)
  Rule: A supervisor may have the cards recut until a card is dealt

    Scenario: A recut before the deal
      Given a game of poker
      And seats 1 to 3 have $50 each
      When the dealer cuts 20 cards
      And a supervisor orders a recut of 15 cards
      Then the deck has been cut 2 times

    Scenario: A recut after the deal
      Given a game of poker
      And seats 1 to 3 have $50 each
      When the dealer cuts 20 cards
      And a supervisor orders a recut of 12 cards
      And the round begins
      And a supervisor tries to order a recut of 15 cards
      Then the attempt is refused

  @19:47-14.5(d)
  Rule: On an idle table each deck lies spread until two players have come and looked at both

    Scenario: Nobody plays
      Given a game of poker
      When the dealer goes on
      Then a deck is spread

    Scenario Outline: Nobody plays and two decks lie face <face>
      Given a game of poker
      And two decks lie on the table
      And the cards of an idle table lie face <face>
      When the dealer goes on
      Then each deck is spread face <face>

      Examples:
        | face |
        | up   |
        | down |

    Scenario: One player has come
      Given a game of poker
      When the dealer goes on
      And patron 1 arrives
      And the dealer goes on
      Then a deck is spread
      And nothing is shuffled yet

    Scenario: Two players have come
      Given a game of poker
      When the dealer goes on
      And patron 1 arrives
      And patron 2 arrives
      And the dealer goes on
      Then patrons 1 and 2 may look at the cards before any deck is shuffled

    Scenario: Two players have come to two decks that lie face down
      Given a game of poker
      And two decks lie on the table
      And the cards of an idle table lie face down
      When the dealer goes on
      And patron 1 arrives
      And patron 2 arrives
      And the dealer goes on
      Then patrons 1 and 2 may look at each deck turned face up before any is shuffled
      And each of both decks is shuffled
