@poker
Feature: N.J.A.C. 19:47-14.10(h) and (i) Hold 'em: the fourth and the fifth community card

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
      Then 8d are burned
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

    Scenario: The dealer's left acts too early in the second round under 14.10(h)
      Given a game of hold 'em
      And seats 1 to 3 have $50 each
      And a round has been played
      When the round begins
      And seat 1 calls with $2
      And seat 2 calls with $1
      And seat 3 checks
      And the flop comes
      And seats 2, 3 and 1 check
      And the dealer goes on
      And seat 1 tries to put in $5
      Then the attempt is refused
      When seat 2 tries to put in $5
      Then it counts as $5

    Scenario: Seat 1 has not answered the raise under 14.10(h)
      Given a game of hold 'em
      And seats 1 to 3 have $50 each
      When the round begins
      And seat 3 calls with $2
      And seat 1 calls with $1
      And seat 2 checks
      And the flop comes
      And seats 1, 2 and 3 check
      And the dealer goes on
      And seat 1 bets $5
      And seat 2 raises with $15
      And seat 3 calls with $15
      And the dealer tries to go on
      Then the dealer waits

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
      Then 8c are burned
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

    Scenario: The dealer's left acts too early in the second round under 14.10(i)
      Given a game of hold 'em
      And seats 1 to 3 have $50 each
      And a round has been played
      When the round begins
      And seat 1 calls with $2
      And seat 2 calls with $1
      And seat 3 checks
      And the flop comes
      And seats 2, 3 and 1 check
      And the dealer goes on
      And seats 2, 3 and 1 check
      And the dealer goes on
      And seat 1 tries to put in $5
      Then the attempt is refused
      When seat 2 tries to put in $5
      Then it counts as $5

    Scenario: Seat 1 has not answered the raise under 14.10(i)
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
      And seat 1 bets $5
      And seat 2 raises with $15
      And seat 3 calls with $15
      And the dealer tries to go on
      Then the dealer waits
