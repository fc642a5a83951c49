@poker
Feature: N.J.A.C. 19:47-14.10(g) Hold 'em: three community cards

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
      Then 8h are burned
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

    Scenario: The dealer's left acts too early in the second round
      Given a game of hold 'em
      And seats 1 to 4 have $50 each
      And a round has been played
      When the round begins
      And seats 4 and 1 call $2
      And seat 2 calls with $1
      And seat 3 checks
      And the flop comes
      And seat 1 tries to put in $5
      Then the attempt is refused
      When seat 2 tries to put in $5
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

    Scenario: Seat 2 folds
      Given a game of hold 'em
      And seats 1 to 4 have $50 each
      When the round begins
      And seats 3 and 4 call $2
      And seat 1 calls with $1
      And seat 2 checks
      And the flop comes
      And seat 1 bets $5
      And seat 2 tries to fold
      Then the attempt is allowed
      And seat 2 is out of the hand

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
      Then the dealer waits
