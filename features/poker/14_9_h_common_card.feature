@poker
Feature: N.J.A.C. 19:47-14.9(h) Seven-card stud: the common card

  @19:47-14.9(h)
  Rule: Where the deck is too short for a seventh card each, one card is burned and a common card dealt

    Scenario Outline: Six players stay to the end of <form>
      Given a game of seven-card stud <form>
      And seats 1 to 6 have $10 each
      And the deck runs Ac Ad 6s Qs 8s 4s 5d Qc 4c Kc 7c Qd <up> As Jd 3h Tc 6d Kh Js 9h 2d 7h 9d 6h Td 7s 5c 9s Qh 4h 2h 2s 8d Kd 6c <other> 3d 9c Jc Ts Ah 5s 8h 7d 3s 5h 8c Jh 4d Th 3c
      When the round begins
      And seat 1 opens with $2
      And seats 2, 3, 4, 5, 6 and 1 go all-in
      And the rest is dealt and shown
      Then seat 6 is dealt 7 cards
      And 4 cards are burned

      Examples:
        | form            | up | other |
        | high            | 2c | Ks    |
        | high-low split  | Ks | 2c    |
        | eight or better | 2c | Ks    |

    @PK-13
    Scenario Outline: Seven players stay to the end of <form>
      Given the engine declares R1 of PK-13
      And a game of seven-card stud <form>
      And seats 1 to 7 have $10 each
      And the deck runs 5s 4c <other> Jh Tc 8d 8s Jc 6c 7h Js Qd 3s Kc <up> 7d 4h 8h Qh 3c 3d 5d Jd 9d Th Ac Kd Qc 2d 5h Qs 7s 7c 9h 4s 6h Td 5c As 2s 9s 8c 4d 6s Kh 3h 2h Ah Ts Ad 9c 6d
      When the round begins
      And seat 1 opens with $2
      And seats 2, 3, 4, 5, 6, 7 and 1 go all-in
      And the rest is dealt and shown
      Then the common card is one of 2h, face up
      And 3h are burned
      And seat 7 is dealt 6 cards

      Examples:
        | form            | up | other |
        | high            | 2c | Ks    |
        | high-low split  | Ks | 2c    |
        | eight or better | 2c | Ks    |

    Scenario Outline: Two cards are left for seven players of <form>
      Given a game of seven-card stud <form>
      And seats 1 to 6 have $10 each
      And seats 7 to 8 have $50 each
      And the deck runs 5h Kh 7c 2h 4s Ac 8s Qh 7s Ts 3c 2s Kd 5c Qd Tc <up> 5s 8c 8d 4d 5d As 3h 7d Kc 7h 9c 8h 6c Jh Ad Td 3s 3d 9d Js Th Jc 9h Ah 9s Qc Jd 6d Qs 4c 6h 6s 2d <other> 4h
      When the round begins
      And seat 1 opens with $2
      And seats 2, 3, 4, 5 and 6 go all-in
      And seats 7 and 8 call $10
      And seat 1 is all-in with $8
      And fourth street comes
      And seats 7 and 8 check
      And fifth street comes
      And seat 7 bets $5
      And seat 8 folds
      And sixth street comes
      And seventh street comes from a short deck
      Then the common card is one of 4h, face up
      And <other> are burned

      Examples:
        | form            | up | other |
        | high            | 2c | Ks    |
        | high-low split  | Ks | 2c    |
        | eight or better | 2c | Ks    |

    Scenario Outline: Eight players stay to the end of <form>
      Given a game of seven-card stud <form>
      And seats 1 to 8 have $10 each
      And the deck runs 5h As 7c 2h 4s Ac 8s Qh 7s Ts 3c 2s Kd 5c Qd Tc <up> 5s 8c 8d 4d 5d Kh 3h 7d Kc 7h 9c 8h 6c Jh 9s Td 3s 3d 9d Js Th Jc 9h Qs Ad Qc Jd 6d Ah 4c 6h 6s 2d <other> 4h
      When the round begins
      And seat 1 opens with $2
      And seats 2, 3, 4, 5, 6, 7, 8 and 1 go all-in
      And the rest is dealt and shown
      Then the common card is one of 7d 3s Qc 4h, face up
      And the cards are shuffled before the common card is dealt
      And seat 8 is dealt 6 cards
      And 4 cards are burned

      Examples:
        | form            | up | other |
        | high            | 2c | Ks    |
        | high-low split  | Ks | 2c    |
        | eight or better | 2c | Ks    |

    @PK-12
    Scenario: Eight players stay, and the last card is left in the deck
      Given the engine declares R1 of PK-12
      And a game of seven-card stud high
      And seats 1 to 8 have $10 each
      And the deck runs 5h As 7c 2h 4s Ac 8s Qh 7s Ts 3c 2s Kd 5c Qd Tc 2c 5s 8c 8d 4d 5d Kh 3h 7d Kc 7h 9c 8h 6c Jh 9s Td 3s 3d 9d Js Th Jc 9h Qs Ad Qc Jd 6d Ah 4c 6h 6s 2d Ks 4h
      When the round begins
      And seat 1 opens with $2
      And seats 2, 3, 4, 5, 6, 7, 8 and 1 go all-in
      And the rest is dealt and shown
      Then the common card is one of 7d 3s Qc, face up
      And 4h stay in the deck

    @PK-39
    Scenario: The common card makes a pair of kings, and its player acts first
      Given the engine declares R1 of PK-39
      And a game of seven-card stud high
      And seats 1 to 5 have $10 each
      And seats 6 to 8 have $50 each
      And the deck runs 8s 9h 5d Qc Ks 4h 3d Qh 2h 7d 9d 6d Js Ac Ah 6s 2d 3c 4d 5c 6h Qs Kd 7c Kc 9c 8d Ts 7s Jd Qd Jc Th Tc 7h 4s 6c Td 3s 5h 9s 4c As 5s Jh 3h 2s 8c 2c 8h Ad Kh
      When the round begins
      And seat 1 opens with $2
      And seats 2, 3, 4 and 5 go all-in
      And seats 6, 7 and 8 call $10
      And seat 1 is all-in with $8
      And fourth street comes
      And seats 6, 7 and 8 check
      And fifth street comes
      And seat 6 bets $5
      And seat 7 calls with $5
      And seat 8 folds
      And sixth street comes
      And seats 6 and 7 check
      And seventh street comes from a short deck
      And seat 6 tries to put in $4
      Then the attempt is refused
      When seat 7 tries to put in $4
      Then it counts as $4
