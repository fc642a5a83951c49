@heads-up-holdem
Feature: N.J.A.C. 13:69F-39.4 Shuffling and cutting the cards

  @13:69F-39.4(a)
  Rule: The cards are shuffled before play, unless they came shuffled, and after every round, and then form one stack

    Scenario: An opening ends with a shuffle
      Given the cards come to the table in order
      And a table newly opened to seat 2
      When seat 2 bets $10 on ante and odds
      And the cards are dealt
      Then the deck is shuffled, then dealt

    Scenario Outline: Cards <shuffled> are shuffled after every round
      Given the cards are shuffled <shuffled>
      And one deck is used
      When 3 rounds are checked to the river and folded
      Then the deck is shuffled between round 1 and round 2
      And the deck is shuffled between round 2 and round 3

      Examples:
        | shuffled    |
        | by hand     |
        | by a device |

    Scenario: Either of two decks is shuffled after its round
      Given two decks alternate
      When 4 rounds are checked to the river and folded
      Then deck 1 is shuffled between round 1 and round 3
      And deck 2 is shuffled between round 2 and round 4

    Scenario: Cards that came shuffled are shuffled after their first round
      Given the cards come to the table shuffled
      And one deck is used
      When 2 rounds are checked to the river and folded
      Then the deck is shuffled between round 1 and round 2

    Scenario: Shuffled cards that no shoe takes in form a stack
      Given the cards are dealt from the hand
      When 3 rounds are checked to the river and folded
      Then the shuffled deck is stacked before it is dealt

  @13:69F-39.4(b)1
  Rule: What a device has shuffled is dealt as it lies, without a cut

    Scenario Outline: The device's order reaches the table by <method>
      Given the cards come to the table in order
      And the cards are shuffled by a device
      And the cards are dealt from <method>
      And the deck runs 6h Qd 3c Ts 8d 5s Jh 2d Kc
      And seat 2 bets $10 on ante and odds
      When the cards are dealt
      Then the deck is not cut
      And the cards come in this order: <first cards>

      Examples:
        | method            | first cards                |
        | a manual shoe     | 6h Qd 3c Ts                |
        | the hand          | 6h Qd 3c Ts                |
        | an automated shoe | 6h Qd 3c Ts 8d 5s Jh 2d Kc |

  @13:69F-39.4(b)2
  Rule: Cards shuffled by hand and cards that came shuffled are cut before they are dealt

    Scenario: What the dealer has shuffled is cut
      Given the cards are shuffled by hand
      And seat 2 bets $10 on ante and odds
      When the cards are dealt
      Then the deck is cut, then dealt

    Scenario: What the dealer has shuffled is cut in the second round as well
      Given the cards are shuffled by hand
      When 2 rounds are checked to the river and folded
      Then the deck is cut between round 1 and round 2

    Scenario: What came to the table shuffled is cut, whoever shuffles later
      Given the cards come to the table shuffled
      And the cards are shuffled by a device
      And seat 2 bets $10 on ante and odds
      When the cards are dealt
      Then the deck is cut, then dealt

    Scenario: Of two decks that came shuffled the second is cut as well
      Given the cards come to the table shuffled
      And two decks alternate
      When 2 rounds are checked to the river and folded
      Then deck 2 is cut, then dealt

  @13:69F-39.4(c)1ii
  Rule: At least ten cards are cut off the top

    Scenario Outline: <count> cards shuffled by hand are too few
      Given the cards are shuffled by hand
      And seat 2 bets $10 on ante and odds
      When the dealer tries to cut <count> cards
      And the dealer cuts 10 cards
      Then the attempt is refused

      Examples:
        | count |
        | 1     |
        | 9     |

    Scenario Outline: <count> cards shuffled by hand are enough
      Given the cards are shuffled by hand
      And seat 2 bets $10 on ante and odds
      When the dealer cuts <count> cards
      And the cards are dealt
      Then the cut takes <count> cards

      Examples:
        | count |
        | 10    |
        | 11    |

    Scenario: 9 cards are too few of those that came shuffled
      Given the cards come to the table shuffled
      And seat 2 bets $10 on ante and odds
      When the dealer tries to cut 9 cards
      And the dealer cuts 10 cards
      Then the attempt is refused

    Scenario: Nobody says how deep the dealer is to cut
      Given the cards are shuffled by hand
      And seat 2 bets $10 on ante and odds
      When the cards are dealt
      Then the cut takes at least 10 cards

  @13:69F-39.4(c)1iii
  Rule: The rest goes on top of the packet, so that the card just under the packet is dealt first

    Scenario Outline: A packet of <count> cards is cut off and goes below the others
      Given the cards are shuffled by hand
      And the cards are dealt from a manual shoe
      And below the cards to be cut off lie 6h Qd 3c Ts
      And seat 2 bets $10 on ante and odds
      When the dealer cuts <count> cards
      And the cards are dealt
      Then the cards come in this order: 6h Qd 3c Ts

      Examples:
        | count |
        | 10    |
        | 33    |

    Scenario: Cards that came shuffled are cut in the same way
      Given the cards come to the table shuffled
      And below the cards to be cut off lie 6h Qd 3c Ts
      And seat 2 bets $10 on ante and odds
      When the dealer cuts 17 cards
      And the cards are dealt
      Then the cards come in this order: 6h Qd 3c Ts

  @13:69F-39.4(c)2
  Rule: Cut cards are dealt by the method of the table

    Scenario Outline: The cut deck is dealt from <method>
      Given the cards are shuffled by hand
      And the cards are dealt from <method>
      And below the cards to be cut off lie 6h Qd 3c Ts 8d 5s Jh 2d Kc
      And seat 2 bets $10 on ante and odds
      When the dealer cuts 24 cards
      And the cards are dealt
      Then the cards come in this order: <first cards>

      Examples:
        | method            | first cards                |
        | a manual shoe     | 6h Qd 3c Ts                |
        | an automated shoe | 6h Qd 3c Ts 8d 5s Jh 2d Kc |
