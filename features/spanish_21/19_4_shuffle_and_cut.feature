@spanish-21
Feature: N.J.A.C. 19:47-19.4 Shuffle and cut of the cards

  @19:47-19.4(a)
  Rule: The cards are shuffled before play and after each shoe, and left in one stack

    Scenario Outline: Before play, by <whom>
      Given <how>
      And a table newly opened to seat 1
      When seat 1 bets and the cards are dealt
      Then the deck is shuffled, then dealt

      Examples:
        | whom   | how                                |
        | hand   | the shoe is shuffled by hand       |
        | device | the cards are shuffled by a device |

    Scenario: Before play, in one stack
      Given a table newly opened to seat 1
      When seat 1 bets and the cards are dealt
      Then the shuffled shoe is stacked before it is dealt

    @S21-10
    Scenario Outline: After each shoe, by <whom>
      Given the engine declares R1 of S21-10
      And the cutting card comes out in every round
      And <how>
      When seat 1 plays a round
      And seat 1 plays a round
      And seat 1 plays a round
      Then the deck is shuffled between round 1 and round 2
      And the deck is shuffled between round 2 and round 3
      And the shuffled shoe is stacked before it is dealt

      Examples:
        | whom   | how                                |
        | hand   | the shoe is shuffled by hand       |
        | device | the cards are shuffled by a device |

    Scenario: Cards that come later are shuffled too
      Given a table newly opened to seat 1
      And 1441 minutes pass
      When seat 1 bets and the cards are dealt, if they may be
      Then no cards that have come are dealt before they are shuffled

  @19:47-19.4(b)1
  Rule: Cards shuffled by a device go into the shoe

    Scenario: A device shuffles before play
      Given the cards are shuffled by a device
      And a table newly opened to seat 1
      When seat 1 bets and the cards are dealt
      Then cards that a device has shuffled go into the shoe before they are dealt

    @S21-10
    Scenario: A device shuffles after each shoe
      Given the engine declares R1 of S21-10
      And the cutting card comes out in every round
      And the cards are shuffled by a device
      When seat 1 plays a round
      And seat 1 plays a round
      And seat 1 plays a round
      Then cards that a device has shuffled go into the shoe before they are dealt

  @19:47-19.4(b)2
  Rule: Cards shuffled by hand are cut

    Scenario: A player cuts
      Given the shoe is shuffled by hand
      And a table newly opened to seat 1
      And seat 1 cuts 100 cards
      When seat 1 bets and the cards are dealt
      Then the deck is shuffled, then cut
      And the deck is cut, then dealt

    Scenario: Nobody says a word
      Given the shoe is shuffled by hand
      And a table newly opened to seat 1
      When seat 1 bets and the cards are dealt
      Then the deck is shuffled, then cut
      And the deck is cut, then dealt

    @S21-10
    Scenario: After each shoe
      Given the engine declares R1 of S21-10
      And the cutting card comes out in every round
      And the shoe is shuffled by hand
      When seat 1 plays a round
      And seat 1 plays a round
      And seat 1 plays a round
      Then cards shuffled by hand are cut before they are dealt

  @19:47-19.4(c)
  Rule: The cut is offered to the player whose turn it is, and if nobody takes it the dealer cuts

    Scenario: The player cuts
      Given the shoe is shuffled by hand
      And a table newly opened to seat 2
      When seat 2 cuts 60 cards
      Then seat 2 is offered the cut before the cards are cut
      And the cut takes 60 cards

    Scenario: The offer
      Given the table is closed
      And the shoe is shuffled by hand
      And the table is opened
      And seat 2 is taken
      When the dealer goes on
      Then seat 2 has been offered the cut 1 times

    Scenario: The only player declines
      Given the shoe is shuffled by hand
      And a table newly opened to seat 2
      And seat 2 does not want to cut
      When seat 2 bets and the cards are dealt
      Then the dealer cuts the cards

    Scenario: Nobody answers
      Given the table is closed
      And the shoe is shuffled by hand
      And the table is opened
      And seats 2 and 4 come to the table in this order
      And the dealer goes on
      When seat 2 bets and the cards are dealt
      Then the dealer cuts the cards

  @19:47-19.4(d)1
  Rule: At the start of the game the first player to come is offered the cut

    Scenario Outline: Seats <order> come in this order
      Given the table is closed
      And the shoe is shuffled by hand
      And the table is opened
      And seats <order> come to the table in this order
      When the dealer goes on
      Then seat <first> has been offered the cut 1 times
      And seat <other> has been offered the cut 0 times

      Examples:
        | order      | first | other |
        | 3, 5 and 2 | 3     | 5     |
        | 2, 3 and 5 | 2     | 5     |
        | 5, 2 and 3 | 5     | 2     |

  @19:47-19.4(d)2
  Rule: Later the cut is offered at the far right, and from there on counterclockwise

    @S21-10
    Scenario: The second shoe
      Given the engine declares R1 of S21-10
      And the shoe is shuffled by hand
      And the cutting card comes out in every round
      And seats 3, 5 and 2 come to the table in this order
      And seat 3 cuts 60 cards
      When seat 3 plays a round
      Then seat 5 has been offered the cut 1 times
      And seat 2 has been offered the cut 0 times

    @S21-02 @S21-10
    Scenario: The third shoe
      Given the engine declares R1 of S21-10
      And the shoe is shuffled by hand
      And the cutting card comes out in every round
      And seats 3, 5 and 2 come to the table in this order
      And seat 3 cuts 60 cards
      And seat 3 plays a round
      And seat 5 cuts 60 cards
      When seat 3 plays a round
      Then seat 3 has been offered the cut 2 times
      And seat 5 has been offered the cut 1 times
      And seat 2 has been offered the cut 0 times

    @S21-02 @S21-10
    Scenario: After the far left the far right again
      Given the engine declares R1 of S21-10
      And the shoe is shuffled by hand
      And the cutting card comes out in every round
      And seats 5 and 2 come to the table in this order
      And seat 5 cuts 60 cards
      And seat 5 plays a round
      And seat 5 cuts 60 cards
      And seat 5 plays a round
      And seat 2 cuts 60 cards
      When seat 5 plays a round
      Then seat 5 has been offered the cut 3 times
      And seat 2 has been offered the cut 1 times
