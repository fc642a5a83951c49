@all-in-holdem
Feature: N.J.A.C. 19:47-44.10 Completing a round of all-in hold 'em

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
        | 5h 5s      |
        | Ac Ah      |

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
