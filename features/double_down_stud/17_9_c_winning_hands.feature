@double-down-stud
Feature: N.J.A.C. 19:47-17.9(c) Completing a round: paying the winners

  @19:47-17.9(c)
  Rule: Jacks or better win, and are paid last, from the dealer's right; their cards lie until all are paid

    Scenario Outline: <own> with <common> wins both wagers
      Given seat 1 bets $25 on the original wager
      And seat 1 will hold <own>
      And the dealer will hold <common>
      When the cards are dealt
      And seat 1 bets $25 on the double down
      And the round is played out
      Then the original wager of seat 1 wins
      And seat 1 is paid at least $25 on the original wager
      And seat 1 gets $25 back from the original wager
      And the double down of seat 1 wins
      And seat 1 is paid at least $25 on the double down
      And seat 1 gets $25 back from the double down

      Examples:
        | own | common      |
        | Js  | Jd 4c 3h 9d |
        | Qs  | Qd 4c 3h 9d |
        | As  | Ad 4c 3h 9d |
        | 2s  | 2d 3c 3h 9d |

    Scenario: The odds of 17.10 apply to both wagers
      Given seat 1 bets $20 on the original wager
      And seat 1 will hold Js
      And the dealer will hold Jd Jc 3h 9d
      When the cards are dealt
      And seat 1 bets $20 on the double down
      And the round is played out
      Then seat 1 is paid at least $60 on the original wager
      And seat 1 is paid at least $60 on the double down

    Scenario: Winners are paid counterclockwise from the dealer's right
      Given seats 1, 3 and 6 bet $25 on the original wager
      And seat 1 will hold As
      And seat 3 will hold Ks
      And seat 6 will hold Qs
      And the dealer will hold Jd Jc 3h 9d
      When the cards are dealt
      And the round is played out
      Then seat 6 is paid on the original wager before seat 3 is paid on the original wager
      And seat 3 is paid on the original wager before seat 1 is paid on the original wager

    Scenario: Winners come after losers and pushes
      Given seats 1, 2 and 3 bet $25 on the original wager
      And seat 1 will hold 3s
      And seat 2 will hold Js
      And seat 3 will hold 7s
      And the dealer will hold 7d Jc 9h 2c
      When the cards are dealt
      And the round is played out
      Then the original wager of seat 1 is collected before seat 2 is paid on the original wager
      And the cards of seat 1 go to the rack before seat 2 is paid on the original wager
      And the cards of seat 3 go to the rack before seat 2 is paid on the original wager

    Scenario: Winning cards lie until the last winner is paid, then go to the rack with the deck
      Given seats 1 and 2 bet $25 on the original wager
      And seat 1 will hold As
      And seat 2 will hold Ks
      And the dealer will hold Jd Jc 3h 9d
      When the cards are dealt
      And the round is played out
      Then seat 1 is paid on the original wager before the cards of seat 2 go to the rack
      And seat 1 is paid on the original wager before the cards of seat 1 go to the rack
      And seat 2 is paid on the original wager before the cards of seat 2 go to the rack
      And seat 1 is paid on the original wager before the stub goes to the rack

    Scenario: From a shoe as well, the deck goes to the rack after the payment
      Given the cards are dealt from a manual shoe
      And seat 1 bets $25 on the original wager
      And seat 1 will hold As
      And the dealer will hold Jd Jc 3h 9d
      When the cards are dealt
      And the round is played out
      Then seat 1 is paid on the original wager before the stub goes to the rack

    @DD-11
    Scenario: The four cards lie until the last winner is paid, though another hand has lost
      Given seats 1 and 2 bet $25 on the original wager
      And seat 1 will hold 5s
      And seat 2 will hold Ks
      And the dealer will hold Kd 7s 4h 3d
      When the cards are dealt
      And the round is played out
      Then the dealer's cards stay until seat 2 is paid on the original wager
