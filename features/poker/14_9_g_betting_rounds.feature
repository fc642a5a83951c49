@poker
Feature: N.J.A.C. 19:47-14.9(g) Seven-card stud: betting rounds after the first

  @19:47-14.9(g)
  Rule: The others check until there is a bet, then fold, call or raise, clockwise until all have answered

    Scenario: Seat 2 checks too
      Given a game of seven-card stud
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c Ad 8h As 3s Ts
      When the round begins
      And seat 2 opens with $2
      And seats 3 and 1 call $2
      And fourth street comes
      And seat 1 checks
      And seat 2 tries to check
      Then the attempt is allowed
      And seat 2 has checked

    Scenario: The opener checks
      Given a game of seven-card stud
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c Ad 8h As 3s Ts
      When the round begins
      And seat 2 opens with $2
      And seats 3 and 1 call $2
      And fourth street comes
      And seat 1 tries to check
      Then the attempt is allowed
      And seat 1 has checked

    Scenario: Seat 2 bets after a check
      Given a game of seven-card stud
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c Ad 8h As 3s Ts
      When the round begins
      And seat 2 opens with $2
      And seats 3 and 1 call $2
      And fourth street comes
      And seat 1 checks
      And seat 2 tries to put in $5
      Then it counts as $5

    Scenario: Seat 3 acts before seat 2
      Given a game of seven-card stud
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c Ad 8h As 3s Ts
      When the round begins
      And seat 2 opens with $2
      And seats 3 and 1 call $2
      And fourth street comes
      And seat 1 bets $5
      And seat 3 tries to put in $5
      Then the attempt is refused
      When seat 2 tries to put in $5
      Then it counts as $5

    Scenario: Seat 2 tries to check against a bet
      Given a game of seven-card stud
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c Ad 8h As 3s Ts
      When the round begins
      And seat 2 opens with $2
      And seats 3 and 1 call $2
      And fourth street comes
      And seat 1 bets $5
      And seat 2 tries to check
      And seat 2 calls with $5
      Then the attempt is refused

    Scenario: Seat 2 folds
      Given a game of seven-card stud
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c Ad 8h As 3s Ts
      When the round begins
      And seat 2 opens with $2
      And seats 3 and 1 call $2
      And fourth street comes
      And seat 1 bets $5
      And seat 2 tries to fold
      Then the attempt is allowed
      And seat 2 is out of the hand

    Scenario: Seat 2 raises
      Given a game of seven-card stud
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c Ad 8h As 3s Ts
      When the round begins
      And seat 2 opens with $2
      And seats 3 and 1 call $2
      And fourth street comes
      And seat 1 bets $5
      And seat 2 tries to put in $15
      Then it counts as $15

    Scenario: Seat 1 has not answered the raise
      Given a game of seven-card stud
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c Ad 8h As 3s Ts
      When the round begins
      And seat 2 opens with $2
      And seats 3 and 1 call $2
      And fourth street comes
      And seat 1 bets $5
      And seat 2 raises with $15
      And seat 3 calls with $15
      And the dealer tries to go on
      Then the dealer waits
