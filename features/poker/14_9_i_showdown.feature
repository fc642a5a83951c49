@poker
Feature: N.J.A.C. 19:47-14.9(i) Seven-card stud: showdown and division of the pot

  @19:47-14.9(i)
  Rule: Those left show, and each makes five cards out of seven

    Scenario: The seventh card makes the flush
      Given a game of seven-card stud high
      And seats 1 to 2 have $50 each
      And seat 1 will hold Ah 9h 7h 3h Kc Kd 2h
      And seat 2 will hold Qs Qd 5c Qc 8d 6s 4c
      When the round begins
      And seat 2 opens with $2
      And seats 1 and 2 go all-in
      And the rest is dealt and shown
      Then the cards of seat 1 are shown
      And the cards of seat 2 are shown
      And seat 1 wins $100

  @19:47-14.9(i)1
  Rule: In high poker the best high hand wins the pot

    Scenario: A straight against three of a kind
      Given a game of seven-card stud high
      And seats 1 to 2 have $50 each
      And seat 1 will hold Th 9c 8h 7s 6d 2c 2d
      And seat 2 will hold Qs Qd 3c Qc 8d 5s 4c
      When the round begins
      And seat 2 opens with $2
      And seats 1 and 2 go all-in
      And the rest is dealt and shown
      Then seat 1 wins $100
      And seat 2 wins nothing

  @19:47-14.9(i)2
  Rule: In the split forms the best high and the best low hand divide the pot

    Scenario: High-low split
      Given a game of seven-card stud high-low split
      And seats 1 to 2 have $50 each
      And seat 1 will hold Ks Kd 9c Kc 9d Jh Td
      And seat 2 will hold 8s 6d Qc 4c 3h 2d Jc
      When the round begins
      And seat 2 opens with $2
      And seats 1 and 2 go all-in
      And the rest is dealt and shown
      Then seat 1 wins $50 for the high hand
      And seat 2 wins $50 for the low hand

    Scenario: Eight or better
      Given a game of seven-card stud eight or better
      And seats 1 to 2 have $50 each
      And seat 1 will hold Ks Kd 9c Kc 9d Jh Td
      And seat 2 will hold 8s 6d 4c Qc 3h 2d Jc
      When the round begins
      And seat 2 opens with $2
      And seats 1 and 2 go all-in
      And the rest is dealt and shown
      Then seat 1 wins $50 for the high hand
      And seat 2 wins $50 for the low hand

    @PK-16
    Scenario: What is left after a rake of $5 is divided
      Given the engine declares R1 of PK-16
      And a game of seven-card stud high-low split
      And the posted rake is $5
      And seats 1 to 2 have $50 each
      And seat 1 will hold Ks Kd 9c Kc 9d Jh Td
      And seat 2 will hold 8s 6d Qc 4c 3h 2d Jc
      When the round begins
      And seat 2 opens with $2
      And seats 1 and 2 go all-in
      And the rest is dealt and shown
      Then seat 1 wins $48 for the high hand
      And seat 2 wins $47 for the low hand

  @19:47-14.9(i)2i
  Rule: The odd dollar of a pot goes to the high hand

    Scenario: A pot of $101
      Given a game of seven-card stud eight or better
      And the posted ante is $1
      And seats 1 to 3 have $50 each
      And seat 1 will hold Ks Kd 9c Kc 9d Jh Td
      And seat 2 will hold 8s 6d 4c Qc 3h 2d Jc
      And seat 3 will hold Qh Jd Ts
      When the round begins
      And seat 2 opens with $2
      And seat 3 folds
      And seats 1 and 2 go all-in
      And the rest is dealt and shown
      Then seat 1 wins $51
      And seat 2 wins $50

  @19:47-14.9(i)2ii
  Rule: Equal high hands share the high half, the odd dollar going to the highest card by suit

    Scenario: Two flushes of the same ranks
      Given a game of seven-card stud eight or better
      And seats 1 to 3 have $34 each
      And seat 1 will hold Ah Kh 9h Th 3h Jd Qc
      And seat 2 will hold As Ks 9s Ts 3s Jc Qd
      And seat 3 will hold 8d 6d 4c 7c 2h 2d Jh
      When the round begins
      And seat 3 opens with $2
      And seats 1, 2 and 3 go all-in
      And the rest is dealt and shown
      Then seat 1 wins $25
      And seat 2 wins $26
      And seat 3 wins $51

  @19:47-14.9(i)2iii
  Rule: Equal low hands share the low half, the odd dollar going to the lowest card by suit

    Scenario: Two equal lows
      Given a game of seven-card stud eight or better
      And seats 1 to 3 have $34 each
      And seat 1 will hold 8s 6d 4d 3d Ad Qh Jc
      And seat 2 will hold 8h 6c 9c 4s 3c Ac Tc
      And seat 3 will hold Ks Kd 9s Kh 9d Js Td
      When the round begins
      And seat 1 opens with $2
      And seats 2, 3 and 1 go all-in
      And the rest is dealt and shown
      Then seat 3 wins $51
      And seat 1 wins at least $25
      And seat 2 wins at least $25

    @PK-45
    Scenario: The ace of clubs against the ace of diamonds
      Given the engine declares R1 of PK-45
      And a game of seven-card stud eight or better
      And seats 1 to 3 have $34 each
      And seat 1 will hold 8s 6d 4d 3d Ad Qh Jc
      And seat 2 will hold 8h 6c 9c 4s 3c Ac Tc
      And seat 3 will hold Ks Kd 9s Kh 9d Js Td
      When the round begins
      And seat 1 opens with $2
      And seats 2, 3 and 1 go all-in
      And the rest is dealt and shown
      Then seat 1 wins $25
      And seat 2 wins $26

  @19:47-14.9(i)2iv
  Rule: For this the suits rank spades, hearts, diamonds, clubs

    @PK-44
    Scenario Outline: Nine-high straights with <one> and <two>
      Given the engine declares R1 of PK-44
      And a game of seven-card stud eight or better
      And seats 1 to 3 have $34 each
      And seat 1 will hold <one> Kc 8c 7c 6s 5s Qd
      And seat 2 will hold <two> Kd 8d 7d 6c 5c Qc
      And seat 3 will hold 8h 6h 4c 7s 2h 2d Jh
      When the round begins
      And seat 3 opens with $2
      And seats 1, 2 and 3 go all-in
      And the rest is dealt and shown
      Then seat 1 wins $25
      And seat 2 wins $26

      Examples:
        | one | two |
        | 9h  | 9s  |
        | 9d  | 9h  |
        | 9c  | 9d  |
