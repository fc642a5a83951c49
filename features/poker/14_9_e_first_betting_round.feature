@poker
Feature: N.J.A.C. 19:47-14.9(e) Seven-card stud: the first betting round

  @19:47-14.9(e)
  Rule: After the forced bet the others fold, call or raise clockwise until all have answered

    Scenario: The forced bet is made
      Given a game of seven-card stud
      And seats 1 to 3 have $60 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c Ad
      When the round begins
      And seat 2 tries to put in $2
      Then it counts as $2

    Scenario: The wrong player answers first
      Given a game of seven-card stud
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c Ad
      When the round begins
      And seat 2 opens with $2
      And seat 1 tries to put in $2
      Then the attempt is refused
      When seat 3 tries to put in $2
      Then it counts as $2

    Scenario: Seat 3 tries to check
      Given a game of seven-card stud
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c Ad
      When the round begins
      And seat 2 opens with $2
      And seat 3 tries to check
      And seat 3 calls with $2
      Then the attempt is refused

    Scenario: Seat 3 folds
      Given a game of seven-card stud
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c Ad
      When the round begins
      And seat 2 opens with $2
      And seat 3 tries to fold
      Then the attempt is allowed
      And seat 3 is out of the hand

    Scenario: Seat 3 raises
      Given a game of seven-card stud
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c Ad
      When the round begins
      And seat 2 opens with $2
      And seat 3 tries to put in $8
      Then it counts as $8

    Scenario: The opener has not answered the raise
      Given a game of seven-card stud
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c Ad
      When the round begins
      And seat 2 opens with $2
      And seat 3 raises with $6
      And seat 1 calls with $6
      And the dealer tries to go on
      Then the dealer waits

    @PK-34
    Scenario: Everybody has called
      Given a game of seven-card stud
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c Ad
      When the round begins
      And seat 2 opens with $2
      And seat 3 calls with $2
      And seat 1 tries to put in $2
      And the dealer goes on, if there is anything to do
      Then it counts as $2
      And seat 2 is dealt 4 cards
