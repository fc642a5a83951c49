@poker
Feature: N.J.A.C. 19:47-14.7(d) and (e) What is said

  @19:47-14.7(d)
  Rule: What a player says in turn, within rules and limits, binds him

    Scenario: Seat 2 says fold
      Given a game of poker
      And seats 1 to 3 have $50 each
      When the round begins with a bet of $2
      And seat 2 says "fold"
      Then seat 2 is out of the hand

    Scenario: Seat 1 says check
      Given a game of poker
      And seats 1 to 3 have $50 each
      When the round begins with a bet of $2
      And everybody calls $2
      And the next cards come
      And seat 1 says "check"
      And seat 2 tries to put in $6
      Then seat 1 has checked
      And it counts as $6

    Scenario: Seat 2 says call and tries to fold
      Given a game of poker
      And seats 1 to 3 have $50 each
      When the round begins with a bet of $2
      And seat 2 says "call"
      And seat 2 tries to fold
      And seat 2 calls with $2
      Then the attempt is refused

    Scenario: Seat 2 says call and tries to raise
      Given a game of poker
      And seats 1 to 3 have $50 each
      When the round begins with a bet of $2
      And seat 2 says "call"
      And seat 2 tries to put in $10
      And seat 2 calls with $2 if need be
      Then the pot of seat 2 is $2, not $10

    Scenario: Seat 2 says raise and tries to fold
      Given a game of poker
      And seats 1 to 3 have $50 each
      When the round begins with a bet of $2
      And seat 2 says "raise"
      And seat 2 tries to fold
      And seat 2 raises with $10
      Then the attempt is refused

    @PK-26
    Scenario Outline: Seat 1 names <amount> within the limits and tries to check
      Given a game of poker
      And seats 1 to 3 have $90 each
      And the posted least bet is $5
      And the posted highest bet is $50
      When the round begins with a bet of $2
      And everybody calls $2
      And the next cards come
      And seat 1 says "bet" and names <amount>
      And seat 1 tries to check
      And seat 1 bets <amount>
      Then the attempt is refused

      Examples:
        | amount |
        | $5     |
        | $6     |
        | $49    |
        | $50    |

    @PK-26
    Scenario Outline: Seat 1 names <amount> outside the limits and checks
      Given a game of poker
      And seats 1 to 3 have $90 each
      And the posted least bet is $5
      And the posted highest bet is $50
      When the round begins with a bet of $2
      And everybody calls $2
      And the next cards come
      And seat 1 says "bet" and names <amount>
      And seat 1 tries to check
      Then the attempt is allowed
      And seat 1 has checked

      Examples:
        | amount |
        | $4     |
        | $51    |

    Scenario: Seat 3 says call out of turn and folds
      Given a game of poker
      And seats 1 to 3 have $50 each
      When the round begins with a bet of $2
      And seat 3 says "call"
      And seat 2 calls with $2
      And seat 3 tries to fold
      Then the attempt is allowed
      And seat 3 is out of the hand

    Scenario: Seat 2 says check against the rules and calls
      Given a game of poker
      And seats 1 to 3 have $50 each
      When the round begins with a bet of $2
      And seat 2 says "check"
      And seat 2 tries to put in $2
      Then it counts as $2

  @19:47-14.7(e)
  Rule: The announced amount counts, not the amount placed

    Scenario Outline: A raise by $20 announced and <placed> placed
      Given a game of poker
      And seats 1 to 3 have $50 each
      When the round begins with a bet of $2
      And seat 2 says "raise" and names $20
      And seat 2 tries to put in <placed>
      And seat 2 raises with $22 if need be
      Then the pot of seat 2 is $22, not <placed>

      Examples:
        | placed |
        | $15    |
        | $30    |

    Scenario: A raise by $20 announced and placed
      Given a game of poker
      And seats 1 to 3 have $50 each
      When the round begins with a bet of $2
      And seat 2 says "raise" and names $20
      And seat 2 tries to put in $22
      Then it counts as $22

    Scenario Outline: A bet of $10 announced and <placed> placed
      Given a game of poker
      And seats 1 to 3 have $50 each
      When the round begins with a bet of $2
      And everybody calls $2
      And the next cards come
      And seat 1 says "bet" and names $10
      And seat 1 tries to put in <placed>
      And seat 1 bets $10 if need be
      Then the pot of seat 1 is $10, not <placed>

      Examples:
        | placed |
        | $6     |
        | $15    |
