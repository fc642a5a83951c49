@caribbean-stud
Feature: N.J.A.C. 19:47-16.10(e) A dealer hand that qualifies: losers, pushes, winners

  @19:47-16.10(e)
  Rule: Against a qualifying hand players' cards are turned up, from the dealer's far right

    Background:
      Given seats 1, 2 and 3 bet $10 on the ante
      And the dealer will hold 9s 9h 9d 9c 4h
      When the cards are dealt
      And the round is played out by seats 1, 2 and 3

    Scenario: Four of a kind qualifies by any rule
      Then the dealer qualifies

    Scenario: Seat 3 is turned up first
      Then the cards of seat 3 are shown before the cards of seat 2 are shown
      And the cards of seat 3 are shown before the cards of seat 1 are shown

    Scenario: Everybody is turned up
      Then the cards of seat 1 are shown
      And the cards of seat 2 are shown
      And the cards of seat 3 are shown

  @19:47-16.10(e)1
  Rule: A lower hand loses ante and bet; losing wagers are taken first, then losing hands

    Scenario: A pair against four of a kind
      When seat 1 plays Ks Kd 7c 5h 3s against 9s 9h 9d 9c 4h
      Then the ante of seat 1 loses
      And the bet of seat 1 loses
      And $10 of seat 1 is collected from the ante
      And $20 of seat 1 is collected from the bet

    Scenario: The losers' wagers are taken before the cards of a push
      Given seats 1, 2 and 3 bet $10 on the ante
      And seat 1 will hold Ks Kd Qc 5h 3s
      And seat 2 will hold Td 9c 8h 7s 6d
      And seat 3 will hold Ah Jh 7h 5d 2h
      And the dealer will hold Ts 9h 8d 7c 6h
      When the cards are dealt
      And the round is played out by seats 1, 2 and 3
      Then the bet of seat 1 is collected before the cards of seat 2 go to the rack
      And the ante of seat 3 is collected before the cards of seat 2 go to the rack

    Scenario: The loser's wagers are taken before a winner is paid
      Given seats 1 and 2 bet $10 on the ante
      And seat 1 will hold Ks Kd Qc 5h 3s
      And seat 2 will hold Ah Jh 7h 5h 2h
      And the dealer will hold Ts 9h 8d 7c 6s
      When the cards are dealt
      And the round is played out by seats 1 and 2
      Then the bet of seat 1 is collected before seat 2 is paid on the ante
      And the ante of seat 1 is collected before seat 2 is paid on the bet

    Scenario: All losing wagers are taken, then the losing hands
      Given seats 1, 2 and 3 bet $10 on the ante
      And seat 1 will hold Ks Kd Qc 5h 3s
      And seat 2 will hold Qs Qd Jc 5d 3d
      And seat 3 will hold Ah Jh 7h 5s 2h
      And the dealer will hold Ts 9h 8d 7c 6s
      When the cards are dealt
      And the round is played out by seats 1, 2 and 3
      Then the bet of seat 1 is collected before the cards of seat 1 go to the rack
      And the bet of seat 2 is collected before the cards of seat 1 go to the rack
      And the bet of seat 1 is collected before the cards of seat 2 go to the rack

    @CS-02
    Scenario: A losing hand between two winners is gone before they are paid
      Given seats 1, 2 and 3 bet $10 on the ante
      And seat 1 will hold Ah Jh 7h 5h 2h
      And seat 2 will hold Ks Kd Qc 5d 3s
      And seat 3 will hold Ac Jc 8c 5c 2c
      And the dealer will hold Ts 9h 8d 7c 6s
      When the cards are dealt
      And the round is played out by seats 1, 2 and 3
      Then the cards of seat 2 go to the rack before seat 3 is paid on the ante, or cards go seat by seat

  @19:47-16.10(e)2
  Rule: An equal hand is a push, and its cards go when all losing wagers and hands are gone

    Scenario: Two straights to the ten
      When seat 1 plays Td 9c 8h 7s 6d against Ts 9h 8d 7c 6h
      Then the ante of seat 1 pushes
      And the bet of seat 1 pushes
      And nothing of seat 1 is collected from the ante
      And nothing of seat 1 is collected from the bet
      And seat 1 is paid nothing on the ante
      And seat 1 is paid nothing on the bet

    @CS-02
    Scenario: The cards of a push wait for those of the losers beside it
      Given seats 1, 2 and 3 bet $10 on the ante
      And seat 1 will hold Ks Kd Qc 5h 3s
      And seat 2 will hold Td 9c 8h 7s 6d
      And seat 3 will hold Ah Jh 7h 5d 2h
      And the dealer will hold Ts 9h 8d 7c 6h
      When the cards are dealt
      And the round is played out by seats 1, 2 and 3
      Then the bet of seat 1 is collected before the cards of seat 2 go to the rack
      And the cards of seat 1 go to the rack before the cards of seat 2 go to the rack, or cards go seat by seat
      And the cards of seat 3 go to the rack before the cards of seat 2 go to the rack, or cards go seat by seat

    @CS-02
    Scenario: The cards of a push between two winners are gone before they are paid
      Given seats 1, 2 and 3 bet $10 on the ante
      And seat 1 will hold Ah Jh 7h 5h 2h
      And seat 2 will hold Td 9c 8h 7s 6d
      And seat 3 will hold Ac Jc 8c 5c 2c
      And the dealer will hold Ts 9h 8d 7c 6s
      When the cards are dealt
      And the round is played out by seats 1, 2 and 3
      Then the cards of seat 2 go to the rack before seat 3 is paid on the ante, or cards go seat by seat
