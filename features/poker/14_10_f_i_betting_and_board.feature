@poker
Feature: N.J.A.C. 19:47-14.10(f) to (i) Hold 'em: betting rounds and community cards

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
      And seat 3 calls with $4
      Then the attempt is refused

  @19:47-14.10(g)
  Rule: A burn, three community cards face up, and betting from the left of the button

    Scenario: The flop
      Given a game of hold 'em
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc 8h As 7c 2d 8d 5s 8c 4s
      When the round begins
      And seat 3 calls with $2
      And seat 1 calls with $1
      And seat 2 checks
      And the flop comes
      Then 8h are burned face down
      And As is dealt before 2d is dealt
      And the board is As 7c 2d, face up
      And 3 community cards are dealt

    Scenario: The button acts too early
      Given a game of hold 'em
      And seats 1 to 4 have $50 each
      When the round begins
      And seats 3 and 4 call $2
      And seat 1 calls with $1
      And seat 2 checks
      And the flop comes
      And seat 4 tries to put in $5
      Then the attempt is refused
      When seat 1 tries to put in $5
      Then it counts as $5

    Scenario: The first player has folded
      Given a game of hold 'em
      And seats 1 to 4 have $50 each
      When the round begins
      And seats 3 and 4 call $2
      And seat 1 folds
      And seat 2 checks
      And the flop comes
      And seat 2 tries to put in $5
      Then it counts as $5

    Scenario: The first player checks
      Given a game of hold 'em
      And seats 1 to 4 have $50 each
      When the round begins
      And seats 3 and 4 call $2
      And seat 1 calls with $1
      And seat 2 checks
      And the flop comes
      And seat 1 tries to check
      Then the attempt is allowed
      And seat 1 has checked

    Scenario: Seat 2 bets after a check
      Given a game of hold 'em
      And seats 1 to 4 have $50 each
      When the round begins
      And seats 3 and 4 call $2
      And seat 1 calls with $1
      And seat 2 checks
      And the flop comes
      And seat 1 checks
      And seat 2 tries to put in $5
      Then it counts as $5

    Scenario: Seat 3 acts before seat 2
      Given a game of hold 'em
      And seats 1 to 4 have $50 each
      When the round begins
      And seats 3 and 4 call $2
      And seat 1 calls with $1
      And seat 2 checks
      And the flop comes
      And seat 1 bets $5
      And seat 4 tries to put in $5
      Then the attempt is refused
      When seat 2 tries to put in $5
      Then it counts as $5

    Scenario: Seat 2 tries to check against a bet
      Given a game of hold 'em
      And seats 1 to 4 have $50 each
      When the round begins
      And seats 3 and 4 call $2
      And seat 1 calls with $1
      And seat 2 checks
      And the flop comes
      And seat 1 bets $5
      And seat 2 tries to check
      And seat 2 calls with $5
      Then the attempt is refused

    Scenario: Seat 2 raises
      Given a game of hold 'em
      And seats 1 to 4 have $50 each
      When the round begins
      And seats 3 and 4 call $2
      And seat 1 calls with $1
      And seat 2 checks
      And the flop comes
      And seat 1 bets $5
      And seat 2 tries to put in $15
      Then it counts as $15

    Scenario: Seat 1 has not answered the raise
      Given a game of hold 'em
      And seats 1 to 4 have $50 each
      When the round begins
      And seats 3 and 4 call $2
      And seat 1 calls with $1
      And seat 2 checks
      And the flop comes
      And seat 1 bets $5
      And seat 2 raises with $15
      And seats 3 and 4 call $15
      And the dealer tries to go on
      And seat 1 calls with $10
      Then the attempt is refused

  @19:47-14.10(h)
  Rule: Another burn, a fourth community card face up, and betting as before

    Scenario: The fourth card
      Given a game of hold 'em
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc 8h As 7c 2d 8d 5s 8c 4s
      When the round begins
      And seat 3 calls with $2
      And seat 1 calls with $1
      And seat 2 checks
      And the flop comes
      And seats 1, 2 and 3 check
      And the dealer goes on
      Then 8d are burned face down
      And the board is 5s, face up
      And 4 community cards are dealt

    Scenario: The button acts too early under 14.10(h)
      Given a game of hold 'em
      And seats 1 to 3 have $50 each
      When the round begins
      And seat 3 calls with $2
      And seat 1 calls with $1
      And seat 2 checks
      And the flop comes
      And seats 1, 2 and 3 check
      And the dealer goes on
      And seat 3 tries to put in $5
      Then the attempt is refused
      When seat 1 tries to put in $5
      Then it counts as $5

  @19:47-14.10(i)
  Rule: Another burn, the fifth community card face up, and the last betting round as before

    Scenario: The fifth card
      Given a game of hold 'em
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc 8h As 7c 2d 8d 5s 8c 4s
      When the round begins
      And seat 3 calls with $2
      And seat 1 calls with $1
      And seat 2 checks
      And the flop comes
      And seats 1, 2 and 3 check
      And the dealer goes on
      And seats 1, 2 and 3 check
      And the dealer goes on
      Then 8c are burned face down
      And the board is 4s, face up
      And 5 community cards are dealt

    Scenario: The button acts too early under 14.10(i)
      Given a game of hold 'em
      And seats 1 to 3 have $50 each
      When the round begins
      And seat 3 calls with $2
      And seat 1 calls with $1
      And seat 2 checks
      And the flop comes
      And seats 1, 2 and 3 check
      And the dealer goes on
      And seats 1, 2 and 3 check
      And the dealer goes on
      And seat 3 tries to put in $5
      Then the attempt is refused
      When seat 1 tries to put in $5
      Then it counts as $5
