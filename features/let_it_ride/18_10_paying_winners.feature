@let-it-ride
Feature: N.J.A.C. 19:47-18.10(i) Completing a round: paying the winners

  @19:47-18.10(i)
  Rule: All winning wagers are paid, bonus wagers among them

    Scenario: Three wagers
      Given seat 1 bets $10 on each of three wagers
      And seat 1 will hold 6c 6d Qs
      And the board will be 6h 2c
      When the cards are dealt
      And the wagers ride
      Then the first wager of seat 1 wins
      And the second wager of seat 1 wins
      And the third wager of seat 1 wins

    @LIR-09
    Scenario: A bonus beside them
      Given seat 1 bets $10 on each of three wagers
      And seat 1 bets $1 on the bonus
      And seat 1 will hold 6c 6d Qs
      And the board will be 6h 2c
      When the cards are dealt
      And the wagers ride
      Then the bonus of seat 1 wins
      And the third wager of seat 1 wins

  @19:47-18.10(i)1
  Rule: Winners are paid counterclockwise from the dealer's right

    @LIR-09
    Scenario: Three winners
      Given seats 1, 3 and 6 bet $10 on each of three wagers
      And seat 1 will hold Ac 4d 9s
      And seat 3 will hold Qc 3d 8s
      And seat 6 will hold Jc 2d 7s
      And the board will be Kc Kd
      When the cards are dealt
      And the wagers ride
      Then seat 6 is paid on the third wager before seat 3 is paid on the third wager
      And seat 3 is paid on the third wager before seat 1 is paid on the third wager

  @19:47-18.10(i)2
  Rule: When all winners are paid, their cards and the community cards go to the rack

    Background:
      Given seats 1 and 2 bet $10 on each of three wagers
      And seat 1 will hold Ac 4d 9s
      And seat 2 will hold Qc 3d 8s
      And the board will be Kc Kd
      When the cards are dealt
      And the wagers ride

    Scenario: The winners' cards wait for the last payment
      Then seat 1 is paid on the third wager before the cards of seat 2 go to the rack
      And seat 1 is paid on the third wager before the cards of seat 1 go to the rack
      And seat 2 is paid on the third wager before the cards of seat 2 go to the rack

    Scenario: So do the community cards
      Then seat 1 is paid on the third wager before the community cards go to the rack
      And seat 2 is paid on the third wager before the community cards go to the rack
