@all-in-holdem
Feature: N.J.A.C. 19:47-44.4(a) to (d) Shuffling and cutting the cards

  @19:47-44.4(a)
  Rule: The cards are shuffled before play begins and after every round, and then form one stack

    Scenario: The first round of an opening is dealt from shuffled cards
      Given a table newly opened to seat 1
      When seat 1 bets $10 on the ante
      And the cards are dealt
      Then the deck is shuffled, then dealt

    Scenario Outline: The cards are shuffled again between rounds <one> and <two>
      Given one deck is used
      When 3 rounds are played
      Then the deck is shuffled between round <one> and round <two>

      Examples:
        | one | two |
        | 1   | 2   |
        | 2   | 3   |

    Scenario: The second of two decks is shuffled before its next round
      Given two decks alternate
      When 4 rounds are played
      Then deck 2 is shuffled between round 2 and round 4

    Scenario: The dealer stacks what the dealer has shuffled
      Given the cards are shuffled by hand
      When 3 rounds are played
      Then the shuffled deck is stacked before it is dealt

    Scenario: The device stacks what no shoe takes in
      Given the cards are dealt from the hand
      When 3 rounds are played
      Then the shuffled deck is stacked before it is dealt

  @19:47-44.4(b)1
  Rule: Cards that a device has shuffled are dealt as they are, without a cut

    Scenario Outline: The device's order of the cards is dealt from <method>
      Given the cards are shuffled by a device
      And the cards are dealt from <method>
      And the deck runs 9c 4d Js 2h
      And seat 1 bets $10 on the ante
      When the cards are dealt
      Then the deck is not cut
      And the cards come in this order: 9c 4d Js 2h

      Examples:
        | method            |
        | a manual shoe     |
        | the hand          |
        | an automated shoe |

  @19:47-44.4(b)2
  Rule: Cards shuffled by hand are cut before they are dealt

    Scenario: The dealer who shuffled cuts before the deal
      Given the cards are shuffled by hand
      And seat 1 bets $10 on the ante
      When the cards are dealt
      Then the deck is cut, then dealt

    Scenario: The dealer cuts again before the second round
      Given the cards are shuffled by hand
      When 2 rounds are played
      Then the deck is cut between round 1 and round 2

  @19:47-44.4(c)1ii
  Rule: A cut takes at least ten cards off the top

    Scenario: Nobody says how deep the dealer is to cut
      Given the cards are shuffled by hand
      And seat 1 bets $10 on the ante
      When the cards are dealt
      Then the cut takes at least 10 cards

    Scenario: A cut of 9 cards is one too few
      Given the cards are shuffled by hand
      And seat 1 bets $10 on the ante
      When the dealer tries to cut 9 cards
      And the dealer cuts 10 cards
      Then the attempt is refused

    Scenario Outline: A cut of <count> cards stands
      Given the cards are shuffled by hand
      And seat 1 bets $10 on the ante
      When the dealer cuts <count> cards
      And the cards are dealt
      Then the cut takes <count> cards

      Examples:
        | count |
        | 10    |
        | 11    |

  @19:47-44.4(c)1iii
  Rule: The rest of the deck goes on top of the cards cut off, so that the card below them comes first

    Scenario Outline: After a cut of <count> cards the cards below them are dealt
      Given the cards are shuffled by hand
      And below the cards to be cut off lie 9c 4d Js 2h
      And seat 1 bets $10 on the ante
      When the dealer cuts <count> cards
      And the cards are dealt
      Then the cards come in this order: 9c 4d Js 2h

      Examples:
        | count |
        | 10    |
        | 11    |
        | 40    |

  @19:47-44.4(c)2
  Rule: After the cut the cards are dealt by the method of the table

    Scenario Outline: Two players and the dealer are dealt cut cards from <method>
      Given the cards are shuffled by hand
      And the cards are dealt from <method>
      And below the cards to be cut off lie 9c 4d Js 2h Kd 6s
      And seat 1 bets $10 on the ante
      And seat 2 bets $10 on the ante
      When the dealer cuts 20 cards
      And the cards are dealt
      Then the cards come in this order: 9c 4d Js 2h Kd 6s

      Examples:
        | method            |
        | a manual shoe     |
        | an automated shoe |

  @19:47-44.4(d)
  Rule: A supervisor may order another cut after the cut, until a card is dealt

    Scenario: The supervisor has the cards cut again
      Given the cards are shuffled by hand
      And below the cards to be cut off lie 9c 4d Js 2h
      And seat 1 bets $10 on the ante
      When the dealer cuts 20 cards
      And a supervisor orders a recut of 15 cards
      And the cards are dealt
      Then the deck has been cut 2 times
      And the cards come in this order: 9c 4d Js 2h

    Scenario: The supervisor is too late once the cards are dealt
      Given the cards are shuffled by hand
      And seat 1 bets $10 on the ante
      When the dealer cuts 20 cards
      And a supervisor orders a recut of 15 cards
      And the cards are dealt
      And a supervisor tries to order a recut of 15 cards
      Then the attempt is refused

    Scenario: The supervisor is too early before the cut
      Given the cards are shuffled by hand
      And seat 1 bets $10 on the ante
      When a supervisor tries to order a recut of 15 cards
      And the cards are dealt
      Then the recut of 15 cards is refused, unless the dealer has cut before it
