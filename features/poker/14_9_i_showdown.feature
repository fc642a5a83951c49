@poker
Feature: N.J.A.C. 19:47-14.9(i) Seven-card stud: showdown

  @19:47-14.9(i)
  Rule: Those left show, and each makes five cards out of seven

    Scenario: The seventh card makes the flush
      Given a game of seven-card stud
      And seats 1 to 2 have $50 each
      And seat 1 will hold 9h 7h Ah 3h Kc Kd 2h
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

    @PK-09
    Scenario Outline: <one> against <two>
      Given a game of seven-card stud high
      And seats 1 to 2 have $50 each
      And seat 1 will hold <own>
      And seat 2 will hold <others>
      When the round begins
      And seat 2 opens with $2
      And seats 1 and 2 go all-in
      And the rest is dealt and shown
      Then seat 1 wins $100

      Examples:
        | one                    | two                        | own                  | others               |
        | Aces with a king       | aces with a queen          | As Ad Kh 9c 7d 4c 2s | Ac Ah 3d Qc 9d 7c 5s |
        | Ace down to seven      | ace down to six            | Ah Kd Jh 9h 7d 4c 3c | Ac Kc 2h Jc 9d 6s 4d |
        | Six hearts to the king | a flush to king and jack   | Qh 9h Kh 6h 3h 2h As | Ks Js 3s 9s 6s 2d 4c |
        | A straight with a pair | aces and kings             | Jh Td 9c 8d 8h 7s 2c | Ac Ad 5h Kc Kd 4s 6s |
        | Ace to five            | three kings                | Ah 2c 5d 4h 3s Kd Qd | Ks Kh 3c Kc 9d 7s 6d |
        | A flush to the ace     | a straight and a low flush | As Qs 9s 7s 4s Kd Jd | Th 9h 2h 8h 6h Jc 7c |

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

    Scenario: In high-low split any hand may be the best low one
      Given a game of seven-card stud high-low split
      And seats 1 to 2 have $50 each
      And seat 1 will hold Ks Kd 9c Kc 9d Jh Td
      And seat 2 will hold Ts 6d Qc 4c 3h 2d Jc
      When the round begins
      And seat 2 opens with $2
      And seats 1 and 2 go all-in
      And the rest is dealt and shown
      Then seat 1 wins $50 for the high hand
      And seat 2 wins $50 for the low hand

    @PK-48
    Scenario: Low hands are compared from their highest cards down
      Given a game of seven-card stud eight or better
      And seats 1 to 2 have $50 each
      And seat 1 will hold 8s 4d 3c 2h Ac Ad Kc
      And seat 2 will hold 7c 6s 5h 3d 2s Kd Qc
      When the round begins
      And seat 1 opens with $2
      And seats 2 and 1 go all-in
      And the rest is dealt and shown
      Then seat 1 wins $50 for the high hand
      And seat 2 wins $50 for the low hand

    @PK-48
    Scenario: A low hand without a pair is better than one with a pair
      Given a game of seven-card stud high-low split
      And seats 1 to 2 have $50 each
      And seat 1 will hold As Ad Ac 2h 2d 3c 4s
      And seat 2 will hold Kd Qd Jd 9s 8c Kc Qh
      When the round begins
      And seat 2 opens with $2
      And seats 1 and 2 go all-in
      And the rest is dealt and shown
      Then seat 1 wins $50 for the high hand
      And seat 2 wins $50 for the low hand

    @PK-16
    Scenario: What is left after a rake of $6 is divided
      Given the engine declares R1 of PK-16
      And a game of seven-card stud eight or better
      And the posted rake is $6
      And seats 1 to 3 have $40 each
      And seat 1 will hold Ah Kh 9h Th 3h Jd Qc
      And seat 2 will hold As Ks 9s Ts 3s Jc Qd
      And seat 3 will hold 8d 6d 4c 7c 2h 2d Jh
      When the round begins
      And seat 3 opens with $2
      And seats 1, 2 and 3 go all-in
      And the rest is dealt and shown
      Then seat 3 wins $57 for the low hand
