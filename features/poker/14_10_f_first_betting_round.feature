@poker
Feature: N.J.A.C. 19:47-14.10(f) Hold 'em: the first betting round

  @19:47-14.10(f)
  Rule: After the blinds everybody folds, calls or raises clockwise, the blinds too, until all have answered

    @PK-61
    Scenario: Of two players the one without the button acts first
      Given the engine declares R1 of PK-61
      And a game of hold 'em
      And seats 1 to 2 have $50 each
      When the round begins
      And seat 2 tries to put in $2
      Then the attempt is refused
      When seat 1 tries to put in $1
      Then it counts as $1

    @PK-61
    Scenario: Of two players the one with the button acts first
      Given the engine declares R2 of PK-61
      And a game of hold 'em
      And seats 1 to 2 have $50 each
      When seat 2 posts $1 as blind
      And seat 1 posts $2 as blind
      And the dealer goes on
      And seat 1 tries to put in $2
      Then the attempt is refused
      When seat 2 tries to put in $1
      Then it counts as $1

    Scenario: The first blind acts too early
      Given a game of hold 'em
      And seats 1 to 4 have $50 each
      When the round begins
      And seat 1 tries to put in $1
      Then the attempt is refused
      When seat 3 tries to put in $2
      Then it counts as $2

    Scenario: Seat 1 acts before seat 4
      Given a game of hold 'em
      And seats 1 to 4 have $50 each
      When the round begins
      And seat 3 raises with $6
      And seat 2 tries to put in $4
      Then the attempt is refused
      When seat 4 tries to put in $6
      Then it counts as $6

    Scenario: Seat 3 tries to check
      Given a game of hold 'em
      And seats 1 to 4 have $50 each
      When the round begins
      And seat 3 tries to check
      And seat 3 calls with $2
      Then the attempt is refused

    Scenario: Seat 3 folds
      Given a game of hold 'em
      And seats 1 to 4 have $50 each
      When the round begins
      And seat 3 tries to fold
      Then the attempt is allowed
      And seat 3 is out of the hand

    Scenario: The dealer's left acts too early in the second round
      Given a game of hold 'em
      And seats 1 to 4 have $50 each
      And a round has been played
      When the round begins
      And seat 1 tries to put in $2
      Then the attempt is refused
      When seat 4 tries to put in $2
      Then it counts as $2

    Scenario: Seat 3 raises
      Given a game of hold 'em
      And seats 1 to 4 have $50 each
      When the round begins
      And seat 3 tries to put in $9
      Then it counts as $9

    Scenario: The last blind raises
      Given a game of hold 'em
      And seats 1 to 4 have $50 each
      When the round begins
      And seats 3 and 4 call $2
      And seat 1 calls with $1
      And seat 2 tries to put in $6
      Then it counts as $6

    Scenario: Seat 3 has not answered the raise
      Given a game of hold 'em
      And seats 1 to 4 have $50 each
      When the round begins
      And seat 3 calls with $2
      And seat 4 raises with $6
      And seat 1 calls with $5
      And seat 2 calls with $4
      And the dealer tries to go on
      Then the dealer waits
