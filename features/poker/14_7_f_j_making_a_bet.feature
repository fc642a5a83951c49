@poker
Feature: N.J.A.C. 19:47-14.7(f) to (j) How a bet is made

  @19:47-14.7(f)1
  Rule: Chips pushed forward are a bet

    Scenario: Seat 2 pushes the call forward
      Given a game of poker
      And seats 1 to 3 have $50 each
      When the round begins with a bet of $2
      And seat 2 pushes forward $2
      Then it counts as $2

    Scenario: Seat 2 has bet and is not asked again
      Given a game of poker
      And seats 1 to 3 have $50 each
      When the round begins with a bet of $2
      And seat 2 pushes forward $2
      And seat 2 tries to put in $2
      And seat 3 calls with $2
      Then the attempt is refused

  @19:47-14.7(f)2
  Rule: Chips released into the pot are a bet

    Scenario: Seat 2 drops the call into the pot
      Given a game of poker
      And seats 1 to 3 have $50 each
      When the round begins with a bet of $2
      And seat 2 drops into the pot $2
      Then it counts as $2

    Scenario: Seat 2 has bet and is not asked again under 14.7(f)2
      Given a game of poker
      And seats 1 to 3 have $50 each
      When the round begins with a bet of $2
      And seat 2 drops into the pot $2
      And seat 2 tries to put in $3
      And seat 3 calls with $2
      Then the attempt is refused

  @19:47-14.7(f)3
  Rule: Chips released toward the pot are a bet

    Scenario: Seat 2 drops the call toward the pot
      Given a game of poker
      And seats 1 to 3 have $50 each
      When the round begins with a bet of $2
      And seat 2 drops toward the pot $2
      Then it counts as $2

    Scenario: Seat 2 holds chips over the table
      Given a game of poker
      And seats 1 to 3 have $50 each
      When the round begins with a bet of $2
      And seat 2 holds over the table $2
      And seat 2 calls with $2
      Then it does not count as a bet

  @19:47-14.7(g)
  Rule: A bet that is made is not increased

    Scenario: Seat 2 raises and adds to it
      Given a game of poker
      And seats 1 to 3 have $50 each
      When the round begins with a bet of $2
      And seat 2 raises with $10
      And seat 2 adds $5 to the bet
      And seat 3 calls with $10
      Then the attempt is refused

    Scenario: Seat 1 opens and adds to it
      Given a game of poker
      And seats 1 to 3 have $50 each
      When the round begins with a bet of $2
      And everybody calls $2
      And the next cards come
      And seat 1 bets $10
      And seat 1 adds $5 to the bet
      And seat 2 calls with $10
      Then the attempt is refused

  @19:47-14.7(g)1
  Rule: Who says that the bet is not complete may add to it

    Scenario: Seat 2 says that more is to come
      Given a game of poker
      And seats 1 to 3 have $50 each
      When the round begins with a bet of $2
      And seat 2 puts in $10 with more to come
      And seat 2 adds $5 to the bet
      Then it counts as $15

    Scenario: Seat 2 says nothing of the kind
      Given a game of poker
      And seats 1 to 3 have $50 each
      When the round begins with a bet of $2
      And seat 2 raises with $12
      And seat 2 adds $6 to the bet
      And seat 3 calls with $12
      Then the attempt is refused

  @19:47-14.7(g)2
  Rule: A call without a word of raising stays a call

    Scenario: Seat 2 calls and adds a raise
      Given a game of poker
      And seats 1 to 3 have $50 each
      When the round begins with a bet of $2
      And seat 2 calls with $2
      And seat 2 adds $10 to the bet
      And seat 3 calls with $2
      Then the attempt is refused

  @19:47-14.7(g)3
  Rule: After announcing a raise a player may go on adding within the limits

    Scenario: Seat 2 announces a raise and puts it in piece by piece
      Given a game of poker
      And seats 1 to 3 have $50 each
      When the round begins with a bet of $2
      And seat 2 says "raise"
      And seat 2 puts in $5 with more to come
      And seat 2 adds $10 to the bet
      Then it counts as $15

    Scenario: Seat 2 goes beyond the limit
      Given a game of poker
      And seats 1 to 3 have $90 each
      And the posted highest bet is $20
      When the round begins with a bet of $2
      And seat 2 says "raise"
      And seat 2 puts in $5 with more to come
      And seat 2 adds $18 to the bet
      Then the attempt is refused
      When seat 2 adds $17 to the bet
      Then it counts as $22

  @19:47-14.7(i)
  Rule: A single larger chip is a call unless a raise was announced

    Scenario: One $25 chip against $2
      Given a game of poker
      And seats 1 to 3 have $50 each
      When the round begins with a bet of $2
      And seat 2 puts in one $25 chip
      Then it counts as $2

    Scenario: One $25 chip against $5 after the next cards
      Given a game of poker
      And seats 1 to 3 have $50 each
      When the round begins with a bet of $2
      And everybody calls $2
      And the next cards come
      And seat 1 bets $5
      And seat 2 puts in one $25 chip
      Then it counts as $5

    Scenario: One $25 chip after announcing a raise
      Given a game of poker
      And seats 1 to 3 have $50 each
      When the round begins with a bet of $2
      And seat 2 says "raise"
      And seat 2 puts in one $25 chip
      Then it counts as $25

  @19:47-14.7(j)
  Rule: Who has checked may raise, unless a sign says otherwise

    Scenario: Seat 1 checks and raises
      Given a game of poker
      And seats 1 to 3 have $50 each
      And no sign bars raising after a check
      When the round begins with a bet of $2
      And everybody calls $2
      And the next cards come
      And seat 1 checks
      And seat 2 bets $5
      And seat 3 calls with $5
      And seat 1 tries to put in $15
      Then it counts as $15

    @PK-30
    Scenario: A sign bars it
      Given a game of poker
      And seats 1 to 3 have $50 each
      And a sign bars raising after a check
      When the round begins with a bet of $2
      And everybody calls $2
      And the next cards come
      And seat 1 checks
      And seat 2 bets $5
      And seat 3 calls with $5
      And seat 1 tries to put in $15
      And seat 1 calls with $5
      Then the attempt is refused
