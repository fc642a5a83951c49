@caribbean-stud
Feature: N.J.A.C. 19:47-16.10(e)3 A dealer hand that qualifies: winners

  @19:47-16.10(e)3
  Rule: A higher hand wins; winners are paid last, from the far right counterclockwise, their cards lying till then

    Scenario: A straight flush against four of a kind
      When seat 1 plays 8c 7c 6c 5c 4c against 9s 9h 9d 9c 4h
      Then the ante of seat 1 wins
      And the bet of seat 1 wins

    Scenario: Three winners are paid from the dealer's right
      Given seats 1, 2 and 3 bet $10 on the ante
      And seat 1 will hold Ks Js 8s 6s 3s
      And seat 2 will hold Kd Jd 8d 6d 3d
      And seat 3 will hold Kh Jh 8h 6h 3h
      And the dealer will hold 4c 4s Tc 7c 2h
      When the cards are dealt
      And the round is played out by seats 1, 2 and 3
      Then seat 3 is paid on the ante before seat 2 is paid on the ante
      And seat 2 is paid on the bet before seat 1 is paid on the bet

    @CS-02
    Scenario: A push between two winners is released before they are paid
      Given seats 1, 2 and 3 bet $10 on the ante
      And seat 1 will hold Ah Jh 7h 5h 2h
      And seat 2 will hold Td 9c 8h 7s 6d
      And seat 3 will hold Ac Jc 8c 5c 2c
      And the dealer will hold Ts 9h 8d 7c 6s
      When the cards are dealt
      And the round is played out by seats 1, 2 and 3
      Then the cards of seat 2 go to the rack before seat 3 is paid on the bet, or cards go seat by seat

    @CS-02
    Scenario: Losing wagers and hands are gone before the winners beside them are paid
      Given seats 1, 2 and 3 bet $10 on the ante
      And seat 1 will hold Ah Ad Ac 7h 7d
      And seat 2 will hold Ks Kd Qc 5h 3s
      And seat 3 will hold 8h 8d 8c 5d 5c
      And the dealer will hold Qs Qd Qh 7c 6s
      When the cards are dealt
      And the round is played out by seats 1, 2 and 3
      Then the bet of seat 2 is collected before seat 3 is paid on the bet
      And the cards of seat 2 go to the rack before seat 3 is paid on the ante, or cards go seat by seat

    Scenario: Winning hands stay until the last winner has been paid
      Given seats 1 and 2 bet $10 on the ante
      And seat 1 will hold Ks Js 8s 6s 3s
      And seat 2 will hold Kd Jd 8d 6d 3d
      And the dealer will hold 4c 4s Tc 7c 2h
      When the cards are dealt
      And the round is played out by seats 1 and 2
      Then seat 1 is paid on the bet before the cards of seat 1 go to the rack
      And seat 1 is paid on the bet before the cards of seat 2 go to the rack
      And seat 2 is paid on the bet before the cards of seat 2 go to the rack
