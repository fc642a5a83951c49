@poker
Feature: N.J.A.C. 19:47-14.9(j) to (l) Seven-card stud: low hands

  @19:47-14.9(j)
  Rule: A low hand has no pair and nothing above an eight; without one the high hand takes all

    Scenario: An eight will do
      Given a game of seven-card stud eight or better
      And seats 1 to 2 have $30 each
      And seat 1 will hold Ks Kd 9c Kc 9d Jh Td
      And seat 2 will hold 8s 7d 4c Qc 3h 2d Jc
      When the round begins
      And seat 2 opens with $2
      And seats 1 and 2 go all-in
      And the rest is dealt and shown
      Then seat 1 wins $30
      And seat 2 wins $30

    Scenario: A nine will not
      Given a game of seven-card stud eight or better
      And seats 1 to 2 have $30 each
      And seat 1 will hold Ks Kd Tc Kc Td Jh 9h
      And seat 2 will hold 9s 7d 4c Qc 3h 2d Jc
      When the round begins
      And seat 2 opens with $2
      And seats 1 and 2 go all-in
      And the rest is dealt and shown
      Then seat 1 wins $60
      And seat 2 wins nothing

    Scenario: A pair will not
      Given a game of seven-card stud eight or better
      And seats 1 to 2 have $30 each
      And seat 1 will hold Ks Kd Tc Kc Td Jh 9h
      And seat 2 will hold As Ad 4c Qc 3h 2d 2c
      When the round begins
      And seat 2 opens with $2
      And seats 1 and 2 go all-in
      And the rest is dealt and shown
      Then seat 1 wins $60
      And seat 2 wins nothing

    @PK-46
    Scenario: The only low hand is good for the centre pot alone
      Given a game of seven-card stud eight or better
      And seat 1 has $30
      And seats 2 to 3 have $100 each
      And seat 1 will hold 8s 7d 4c 3h 2d Jc Qh
      And seat 2 will hold Ks Kd 9c Kc 9d Th Td
      And seat 3 will hold Qs Qd Jd Qc 9h Js Ts
      When the round begins
      And seat 1 opens with $2
      And seats 2, 3 and 1 go all-in
      And the rest is dealt and shown
      Then seat 1 wins $45
      And seat 2 wins $185
      And seat 3 wins nothing

    @PK-46
    Scenario: Neither of two side pots has a low hand
      Given a game of seven-card stud eight or better
      And seat 1 has $30
      And seat 2 has $60
      And seats 3 to 4 have $100 each
      And seat 1 will hold 8s 7d 4c 3h 2d Jc Qh
      And seat 2 will hold Ks Kd 9c Kc 9d Th Td
      And seat 3 will hold Qs Qd Jd Qc 9h Js Ts
      And seat 4 will hold As Ad 9s 5c 5d Jh Tc
      When the round begins
      And seat 1 opens with $2
      And seats 2, 3, 4 and 1 go all-in
      And the rest is dealt and shown
      Then seat 1 wins $60
      And seat 2 wins $150
      And seat 3 wins $80
      And seat 4 wins nothing

  @19:47-14.9(k)
  Rule: One player may make two hands, of different cards or of the same five

    Scenario Outline: Two hands of different cards in <form>
      Given a game of seven-card stud <form>
      And seats 1 to 2 have $30 each
      And seat 1 will hold Kh 8h Ac 4h 2h 3c Jh
      And seat 2 will hold 8c 7c 6d 5s 4d Qs Qd
      When the round begins
      And seat <opener> opens with $2
      And seats <others> go all-in
      And the rest is dealt and shown
      Then seat 1 wins $60
      And seat 2 wins nothing

      Examples:
        | form            | opener | others  |
        | high-low split  | 2      | 1 and 2 |
        | eight or better | 2      | 1 and 2 |

    Scenario Outline: The same five cards both ways in <form>
      Given a game of seven-card stud <form>
      And seats 1 to 2 have $30 each
      And seat 1 will hold 6h 5c Kd 4h 3h 2c Kc
      And seat 2 will hold Qs Qd 8c 7c 5d 4s 2d
      When the round begins
      And seat <opener> opens with $2
      And seats <others> go all-in
      And the rest is dealt and shown
      Then seat 1 wins $60
      And seat 2 wins nothing

      Examples:
        | form            | opener | others  |
        | high-low split  | 1      | 2 and 1 |
        | eight or better | 2      | 1 and 2 |

  @19:47-14.9(k)1
  Rule: Two to six is a straight and a low hand at once

    Scenario Outline: Two to six in <form>
      Given a game of seven-card stud <form>
      And seats 1 to 2 have $40 each
      And seat 1 will hold 2c 3d Kd 4h 5s 6c Kh
      And seat 2 will hold Qs Qd 8c 7c 5d 4s 2d
      When the round begins
      And seat <opener> opens with $2
      And seats <others> go all-in
      And the rest is dealt and shown
      Then seat 1 wins $80
      And seat 2 wins nothing

      Examples:
        | form            | opener | others  |
        | high-low split  | 1      | 2 and 1 |
        | eight or better | 2      | 1 and 2 |

  @19:47-14.9(k)2
  Rule: Five low cards of one suit are a flush and a low hand at once

    Scenario Outline: Two, three, four, five and seven of hearts in <form>
      Given a game of seven-card stud <form>
      And seats 1 to 2 have $40 each
      And seat 1 will hold 7h 5h Kd 4h 3h 2h Kc
      And seat 2 will hold Qs Qd 8c 7c 6d 5s 2d
      When the round begins
      And seat <opener> opens with $2
      And seats <others> go all-in
      And the rest is dealt and shown
      Then seat 1 wins $80
      And seat 2 wins nothing

      Examples:
        | form            | opener | others  |
        | high-low split  | 1      | 2 and 1 |
        | eight or better | 2      | 1 and 2 |

  @19:47-14.9(l)
  Rule: An ace may be low in the low hand and high in the high hand

    Scenario Outline: One ace both ways in <form>
      Given a game of seven-card stud <form>
      And seats 1 to 2 have $40 each
      And seat 1 will hold Ah 8h 5h 3h 2h Kc Kd
      And seat 2 will hold Ks Qs 8s 7s 6s 4d 3d
      When the round begins
      And seat <opener> opens with $2
      And seats <others> go all-in
      And the rest is dealt and shown
      Then seat 1 wins $80
      And seat 2 wins nothing

      Examples:
        | form            | opener | others  |
        | high-low split  | 2      | 1 and 2 |
        | eight or better | 1      | 2 and 1 |
