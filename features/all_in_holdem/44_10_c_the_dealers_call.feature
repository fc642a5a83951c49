@all-in-holdem
Feature: N.J.A.C. 19:47-44.10(c) Whether the dealer calls

  @19:47-44.10(c)
  Rule: After the folded hands the dealer shows both hole cards and says whether they call

    Scenario: The dealer's cards are shown when the folded hand is done with
      Given seat 1 bets $10 on the ante
      And seat 2 bets $10 on the ante
      When the cards are dealt
      And seat 1 folds
      And seat 2 raises
      And the round is played out
      Then the ante of seat 1 is collected before the dealer's cards are shown
      And the cards of seat 1 go to the rack before the dealer's cards are shown

    Scenario Outline: The dealer shows <hole cards> and says so: the dealer <call>
      Given seat 1 bets $10 on the ante
      And the dealer will hold <hole cards>
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then the dealer shows <hole cards>
      And the dealer <call>

      Examples:
        | hole cards | call             |
        | 9c 8d      | qualifies        |
        | 4c 3d      | does not qualify |

    @AIH-30
    Scenario: The hole cards decide, not the three eights they would make with the board
      Given seat 1 bets $10 on the ante
      And the dealer will hold 8d 2c
      And the board would be 8s 8h 5d 4c 3c
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then the dealer does not qualify

  @19:47-44.10(c)1
  Rule: Any pair in the hole calls, whatever it counts

    Scenario Outline: The dealer shows <hole cards>
      Given seat 1 bets $10 on the ante
      And the dealer will hold <hole cards>
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then the dealer qualifies

      Examples:
        | hole cards |
        | 2c 2d      |
        | 3c 3d      |
        | 4c 4d      |
        | 5h 5s      |
        | Ac Ah      |

  @19:47-44.10(c)2
  Rule: Without a pair the points of both hole cards together decide

    Scenario Outline: The dealer shows <hole cards>, together <points>
      Given seat 1 bets $10 on the ante
      And the dealer will hold <hole cards>
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then the dealer <call>

      Examples:
        | hole cards | points | call             |
        | 8s 7h      | 15     | qualifies        |
        | 6s 5s      | 11     | qualifies        |
        | 5d 4d      | 9      | does not qualify |

  @19:47-44.10(c)2i
  Rule: An ace counts 11, a king, queen or jack 10, and any other card its number

    Scenario Outline: The dealer shows <hole cards>, which count <points>
      Given seat 1 bets $10 on the ante
      And the dealer will hold <hole cards>
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then the dealer <call>

      Examples:
        | hole cards | points | call             |
        | As 2h      | 13     | qualifies        |
        | Ks 2h      | 12     | qualifies        |
        | Qs 2h      | 12     | qualifies        |
        | Js 2h      | 12     | qualifies        |
        | Ts 2h      | 12     | qualifies        |
        | 9s 2h      | 11     | qualifies        |
        | 8s 3h      | 11     | qualifies        |
        | 7s 4h      | 11     | qualifies        |
        | 6s 5h      | 11     | qualifies        |
        | 8s 2h      | 10     | does not qualify |
        | 7s 3h      | 10     | does not qualify |
        | 6s 4h      | 10     | does not qualify |
        | 5s 4h      | 9      | does not qualify |

  @19:47-44.10(c)2ii(1)
  Rule: Unpaired hole cards worth fewer than 11 points do not call

    Scenario Outline: The dealer shows <hole cards>, <points> points
      Given seat 1 bets $10 on the ante
      And the dealer will hold <hole cards>
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then the dealer does not qualify

      Examples:
        | hole cards | points |
        | 8c 2d      | 10     |
        | 7h 3s      | 10     |
        | 3h 2s      | 5      |

  @19:47-44.10(c)2ii(2)
  Rule: Hole cards worth 11 points or more call

    Scenario Outline: The dealer shows <hole cards>, worth <points> points
      Given seat 1 bets $10 on the ante
      And the dealer will hold <hole cards>
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then the dealer qualifies

      Examples:
        | hole cards | points |
        | 9c 2d      | 11     |
        | 7h 4s      | 11     |
        | 9h 3s      | 12     |
        | Ad Kc      | 21     |
