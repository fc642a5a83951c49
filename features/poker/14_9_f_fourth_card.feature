@poker
Feature: N.J.A.C. 19:47-14.9(f) Seven-card stud: the fourth card

  @19:47-14.9(f)
  Rule: A card is burned, then each player left gets a fourth card face up, from the dealer's left

    Scenario: One player has folded
      Given a game of seven-card stud
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c Ad 8h As 3s
      When the round begins
      And seat 2 opens with $2
      And seat 3 folds
      And seat 1 calls with $2
      And fourth street comes
      Then 8h are burned
      And the cards come in this order: As 3s
      And seat 1 receives As, face up
      And seat 3 is dealt 3 cards

    Scenario: The betting round follows
      Given a game of seven-card stud
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c Ad 8h As 3s Ts
      When the round begins
      And seat 2 opens with $2
      And seats 3 and 1 call $2
      And fourth street comes
      And seat 1 tries to put in $9
      Then it counts as $9

  @19:47-14.9(f)1
  Rule: The best hand showing must bet or check

    Scenario: A pair shows
      Given a game of seven-card stud
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c Ah 8h 3d 2s Ts
      When the round begins
      And seat 2 opens with $2
      And seats 3 and 1 call $2
      And fourth street comes
      And seat 3 tries to put in $4
      Then the attempt is refused
      When seat 1 tries to put in $4
      Then the attempt is refused
      When seat 2 tries to put in $4
      Then it counts as $4

    Scenario: Two show an ace, and the second card decides
      Given a game of seven-card stud
      And seats 1 to 3 have $50 each
      And the deck runs Qc Qd Jh Jd Qh Jc As 2c Ac 8h 9s 3s Tc
      When the round begins
      And seat 2 opens with $2
      And seats 3 and 1 call $2
      And fourth street comes
      And seat 1 tries to put in $4
      Then the attempt is refused
      When seat 3 tries to put in $4
      Then it counts as $4

    @PK-37
    Scenario: The opener tries to fold
      Given a game of seven-card stud
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c Ad 8h As 3s Ts
      When the round begins
      And seat 2 opens with $2
      And seats 3 and 1 call $2
      And fourth street comes
      And seat 1 tries to fold
      And seat 1 checks
      Then the attempt is refused

    @PK-19
    Scenario: The best hand showing is all-in
      Given the engine declares R1 of PK-19
      And a game of seven-card stud
      And seat 1 has $9
      And seats 2 to 4 have $50 each
      And the deck runs 3c 3d 4h 4s 6c 6d 8h 8s Ac 7h Ad Ah 2c As 5c Kd 9c
      When the round begins
      And seat 2 opens with $2
      And seat 3 raises with $20
      And seat 4 calls with $20
      And seat 1 is all-in with $9
      And seat 2 calls with $18
      And fourth street comes
      And seat 3 tries to put in $4
      Then the attempt is refused
      When seat 2 tries to put in $4
      Then it counts as $4

  @19:47-14.9(f)2
  Rule: Of equal hands showing, the one nearest to the dealer's left opens

    Scenario: Two show ace and nine
      Given a game of seven-card stud
      And seats 1 to 3 have $50 each
      And the deck runs Qc Qd Jh Jd Qh Jc Ac 2c As 8h 9s 3s 9c
      When the round begins
      And seat 2 opens with $2
      And seats 3 and 1 call $2
      And fourth street comes
      And seat 3 tries to put in $4
      Then the attempt is refused
      When seat 1 tries to put in $4
      Then it counts as $4
