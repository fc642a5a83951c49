@poker
Feature: N.J.A.C. 19:47-14.9(i)2i to iv Seven-card stud: what cannot be divided equally

  @19:47-14.9(i)2i
  Rule: The odd dollar of a pot goes to the high hand

    Scenario: A pot of $101
      Given a game of split seven-card stud
      And the posted ante is $1
      And seats 1 to 3 have $50 each
      And seat 1 will hold Ks Kd Ac Kc 9d Jh Td
      And seat 2 will hold 8s 6d 4c Qc 3h 2d Jc
      And seat 3 will hold Qh Jd Ah
      When the round begins
      And seat 2 opens with $2
      And seat 3 folds
      And seats 1 and 2 go all-in
      And the rest is dealt and shown
      Then seat 1 wins $50.50 to $51
      And seat 2 wins $50 to $50.50

  @19:47-14.9(i)2ii
  Rule: Equal high hands share the high half, the odd dollar going to the highest card by suit

    Scenario: Two flushes of the same ranks
      Given a game of split seven-card stud
      And seats 1 to 3 have $34 each
      And seat 1 will hold Kh 9h Ah Th 3h Jd Qc
      And seat 2 will hold Ks 9s As Ts 3s Jc Qd
      And seat 3 will hold 8d 6d 4c 7c 2h 2d Jh
      When the round begins
      And seat 3 opens with $2
      And seats 1, 2 and 3 go all-in
      And the rest is dealt and shown
      Then seat 1 wins $25 to $25.50
      And seat 2 wins $25.50 to $26
      And seat 3 wins $51

    @PK-43
    Scenario: The odd dollar of the pot makes the high half even
      Given a game of split seven-card stud
      And the posted ante is $1
      And seats 1 to 4 have $34 each
      And seat 1 will hold Kh 9h Ah Th 3h Jd Qc
      And seat 2 will hold Ks 9s As Ts 3s Jc Qd
      And seat 3 will hold 8d 6d 4c 7c 2h 2d Jh
      And seat 4 will hold 5c 5h Ac
      When the round begins
      And seat 3 opens with $2
      And seat 4 folds
      And seats 1, 2 and 3 go all-in
      And the rest is dealt and shown
      Then seat 1 wins $25.75 to $26
      And seat 2 wins $25.75 to $26
      And seat 3 wins $51 to $51.50

  @19:47-14.9(i)2iii
  Rule: Equal low hands share the low half, the odd dollar going to the lowest card by suit

    Scenario: Two equal lows
      Given a game of split seven-card stud
      And seats 1 to 3 have $34 each
      And seat 1 will hold 8s 6d Ad 4d 3d Qh Jc
      And seat 2 will hold 8h 6c Ac 4s 3c 9c Tc
      And seat 3 will hold Ks Kd 9s Kh 9d Js Td
      When the round begins
      And seat 3 opens with $2
      And seats 1, 2 and 3 go all-in
      And the rest is dealt and shown
      Then seat 3 wins $51
      And seat 1 wins at least $25
      And seat 2 wins at least $25

    @PK-45
    Scenario: The ace of clubs against the ace of diamonds
      Given the engine declares R1 of PK-45
      And a game of split seven-card stud
      And seats 1 to 3 have $34 each
      And seat 1 will hold 8s 6d Ad 4d 3d Qh Jc
      And seat 2 will hold 8h 6c Ac 4s 3c 9c Tc
      And seat 3 will hold Ks Kd 9s Kh 9d Js Td
      When the round begins
      And seat 3 opens with $2
      And seats 1, 2 and 3 go all-in
      And the rest is dealt and shown
      Then seat 1 wins $25 to $25.50
      And seat 2 wins $25.50 to $26

  @19:47-14.9(i)2iv
  Rule: For this the suits rank spades, hearts, diamonds, clubs

    @PK-44
    Scenario Outline: Nine-high straights with <one> and <two>
      Given the engine declares R1 of PK-44
      And a game of split seven-card stud
      And seats 1 to 3 have $34 each
      And seat 1 will hold <one> Qd Ac 8c 7c 6s 5s
      And seat 2 will hold <two> Qc Ad 8d 7d 6c 5c
      And seat 3 will hold 8h 6h 4c 7s 2h 2d Jh
      When the round begins
      And seat 3 opens with $2
      And seats 1, 2 and 3 go all-in
      And the rest is dealt and shown
      Then seat 1 wins $25 to $25.50
      And seat 2 wins $25.50 to $26

      Examples:
        | one | two |
        | 9h  | 9s  |
        | 9d  | 9h  |
        | 9c  | 9d  |
