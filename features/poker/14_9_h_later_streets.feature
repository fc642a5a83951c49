@poker
Feature: N.J.A.C. 19:47-14.9(h) Seven-card stud: the fifth, sixth and seventh cards

  @19:47-14.9(h)
  Rule: Two more rounds face up and one face down, each after a burn and before betting; a common card where the deck is short

    Scenario: Three rounds for three players
      Given a game of seven-card stud high
      And seats 1 to 3 have $20 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c 9h 8h As 3s Ts 8d 7h 4s 5d 8c 7d 4h 5s 8s 6d 6c 6h
      When the round begins
      And seat 2 opens with $2
      And seats 3, 1 and 2 go all-in
      And the rest is dealt and shown
      Then 8d 8c 8s are burned face down
      And seat 1 receives 7h 7d, face up
      And seat 1 receives 6d, face down

    Scenario: Who has folded gets no more
      Given a game of seven-card stud high
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c 9h 8h As 3s Ts 8d 7h 4s
      When the round begins
      And seat 2 opens with $2
      And seats 3 and 1 call $2
      And fourth street comes
      And seat 1 bets $5
      And seat 2 calls with $5
      And seat 3 folds
      And fifth street comes
      Then seat 3 is dealt 4 cards
      And seat 2 receives 4s, face up

    Scenario: Betting after the fifth card
      Given a game of seven-card stud high
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c 9h 8h As 3s Ts 8d 7h 4s 5d 8c 7d 4h 5s 8s 6d 6c 6h
      When the round begins
      And seat 2 opens with $2
      And seats 3 and 1 call $2
      And fourth street comes
      And seats 1, 2 and 3 check
      And fifth street comes
      And seat 1 tries to put in $4
      Then it counts as $4

    Scenario: Betting after the sixth card
      Given a game of seven-card stud high
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c 9h 8h As 3s Ts 8d 7h 4s 5d 8c 7d 4h 5s 8s 6d 6c 6h
      When the round begins
      And seat 2 opens with $2
      And seats 3 and 1 call $2
      And fourth street comes
      And seats 1, 2 and 3 check
      And fifth street comes
      And seats 1, 2 and 3 check
      And sixth street comes
      And seat 1 tries to put in $4
      Then it counts as $4

    Scenario: Betting after the seventh card
      Given a game of seven-card stud high
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c 9h 8h As 3s Ts 8d 7h 4s 5d 8c 7d 4h 5s 8s 6d 6c 6h
      When the round begins
      And seat 2 opens with $2
      And seats 3 and 1 call $2
      And fourth street comes
      And seats 1, 2 and 3 check
      And fifth street comes
      And seats 1, 2 and 3 check
      And sixth street comes
      And seats 1, 2 and 3 check
      And seventh street comes
      And seat 1 tries to put in $4
      Then it counts as $4

    Scenario: Six players stay to the end
      Given a game of seven-card stud high
      And seats 1 to 6 have $10 each
      And the deck runs Ac Ad 6s Qs 8s 4s 5d Qc 4c Kc 7c Qd 2c As Jd 3h Tc 6d Kh Js 9h 2d 7h 9d 6h Td 7s 5c 9s Qh 4h 2h 2s 8d Kd 6c Ks 3d 9c Jc Ts Ah 5s 8h 7d 3s 5h 8c Jh 4d Th 3c
      When the round begins
      And seat 1 opens with $2
      And seats 2, 3, 4, 5, 6 and 1 go all-in
      And the rest is dealt and shown
      Then seat 6 is dealt 7 cards
      And 4 cards are burned

    @PK-13
    Scenario: Seven players stay to the end
      Given the engine declares R1 of PK-13
      And a game of seven-card stud high
      And seats 1 to 7 have $10 each
      And the deck runs 5s 4c Ks Jh Tc 8d 8s Jc 6c 7h Js Qd 3s Kc 2c 7d 4h 8h Qh 3c 3d 5d Jd 9d Th Ac Kd Qc 2d 5h Qs 7s 7c 9h 4s 6h Td 5c As 2s 9s 8c 4d 6s Kh 3h 2h Ah Ts Ad 9c 6d
      When the round begins
      And seat 1 opens with $2
      And seats 2, 3, 4, 5, 6, 7 and 1 go all-in
      And the rest is dealt and shown
      Then the common card is one of 2h, face up
      And 3h are burned face down
      And seat 7 is dealt 6 cards

    Scenario: Two cards are left for seven players
      Given a game of seven-card stud high
      And seats 1 to 6 have $10 each
      And seats 7 to 8 have $50 each
      And the deck runs 5h Kh 7c 2h 4s Ac 8s Qh 7s Ts 3c 2s Kd 5c Qd Tc 2c 5s 8c 8d 4d 5d As 3h 7d Kc 7h 9c 8h 6c Jh Ad Td 3s 3d 9d Js Th Jc 9h Ah 9s Qc Jd 6d Qs 4c 6h 6s 2d Ks 4h
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
      And Ks are burned face down

    Scenario: Eight players stay to the end
      Given a game of seven-card stud high
      And seats 1 to 8 have $10 each
      And the deck runs 5h As 7c 2h 4s Ac 8s Qh 7s Ts 3c 2s Kd 5c Qd Tc 2c 5s 8c 8d 4d 5d Kh 3h 7d Kc 7h 9c 8h 6c Jh 9s Td 3s 3d 9d Js Th Jc 9h Qs Ad Qc Jd 6d Ah 4c 6h 6s 2d Ks 4h
      When the round begins
      And seat 1 opens with $2
      And seats 2, 3, 4, 5, 6, 7, 8 and 1 go all-in
      And the rest is dealt and shown
      Then the common card is one of 7d 3s Qc 4h, face up
      And seat 8 is dealt 6 cards

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
