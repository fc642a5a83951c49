@double-down-stud
Feature: N.J.A.C. 19:47-17.9 Completing a round: losing, pushing and winning hands

  @19:47-17.9(a)
  Rule: A pair of fives or less loses; losing wagers are collected first, then the losing hands

    Scenario Outline: <own> with <common> loses both wagers
      Given seat 1 bets $25 on the original wager
      And seat 1 will hold <own>
      And the dealer will hold <common>
      When the cards are dealt
      And seat 1 bets $25 on the double down
      And the round is played out
      Then the original wager of seat 1 loses
      And $25 of seat 1 is collected from the original wager
      And the double down of seat 1 loses
      And $25 of seat 1 is collected from the double down

      Examples:
        | own | common      |
        | 5s  | 5d Jc 9h 7d |
        | 4s  | 4d Jc 9h 7d |
        | 2s  | 2d Jc 9h 7d |
        | Ks  | 5d 5c 9h 7d |
        | As  | Kd Jc 9h 7d |

    @DD-01
    Scenario: A pair of fives loses whatever lies beside it
      Given seat 1 bets $25 on the original wager
      And seat 1 will hold 5s
      And the dealer will hold 5d Ac Kh Qd
      When the cards are dealt
      And the round is played out
      Then the original wager of seat 1 loses

    Scenario: Two losing hands: first all the wagers, then the cards
      Given seats 1 and 2 bet $25 on the original wager
      And seat 1 will hold 3s
      And seat 2 will hold 4s
      And the dealer will hold Kd Jc 9h 7d
      When the cards are dealt
      And the round is played out
      Then the original wager of seat 1 is collected before the cards of seat 1 go to the rack
      And the original wager of seat 1 is collected before the cards of seat 2 go to the rack
      And the original wager of seat 2 is collected before the cards of seat 1 go to the rack
      And the original wager of seat 2 is collected before the cards of seat 2 go to the rack

    Scenario: Losing wagers and cards go after the hole card is seen and before anybody is paid
      Given seats 1 and 2 bet $25 on the original wager
      And seat 1 will hold 3s
      And seat 2 will hold Ks
      And the dealer will hold Kd Jc 9h 7d
      When the cards are dealt
      And the round is played out
      Then the dealer's cards are shown before the original wager of seat 1 is collected
      And the original wager of seat 1 is collected before seat 2 is paid on the original wager
      And the cards of seat 1 go to the rack before seat 2 is paid on the original wager

  @19:47-17.9(b)
  Rule: A pair of sixes to tens is a push: nothing is collected or paid, and its cards go after the losers'

    Scenario Outline: <own> with <common> pushes
      Given seat 1 bets $25 on the original wager
      And seat 1 will hold <own>
      And the dealer will hold <common>
      When the cards are dealt
      And seat 1 bets $25 on the double down
      And the round is played out
      Then the original wager of seat 1 pushes
      And nothing of seat 1 is collected from the original wager
      And seat 1 is paid nothing on the original wager
      And the double down of seat 1 pushes
      And seat 1 is paid nothing on the double down
      And nothing of seat 1 is collected from the double down

      Examples:
        | own | common      |
        | 6s  | 6d 4c 3h 9d |
        | 7s  | 7d Kc 9h 2c |
        | 8s  | 8d Jc 4h 2c |
        | 9s  | 9d Jc 4h 2c |
        | Ts  | Td Jc 4h 2c |
        | As  | 6c 6d 9h 2c |

    @DD-01
    Scenario: A pair of tens pushes whatever lies beside it
      Given seat 1 bets $25 on the original wager
      And seat 1 will hold Ts
      And the dealer will hold Td Ac Kh 4d
      When the cards are dealt
      And the round is played out
      Then the original wager of seat 1 pushes
      And seat 1 is paid nothing on the original wager

    Scenario: The cards of a push go after the wagers and the cards of the losers
      Given seats 1, 2 and 3 bet $25 on the original wager
      And seat 1 will hold 3s
      And seat 2 will hold 7s
      And seat 3 will hold 4s
      And the dealer will hold 7d Jc 9h 2c
      When the cards are dealt
      And the round is played out
      Then the original wager of seat 1 is collected before the cards of seat 2 go to the rack
      And the original wager of seat 3 is collected before the cards of seat 2 go to the rack
      And the cards of seat 1 go to the rack before the cards of seat 2 go to the rack
      And the cards of seat 3 go to the rack before the cards of seat 2 go to the rack

    Scenario: The cards of a push are gone before a winner is paid
      Given seats 1 and 2 bet $25 on the original wager
      And seat 1 will hold 7s
      And seat 2 will hold Js
      And the dealer will hold 7d Jc 9h 2c
      When the cards are dealt
      And the round is played out
      Then the cards of seat 1 go to the rack before seat 2 is paid on the original wager
