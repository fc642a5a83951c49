@poker
Feature: N.J.A.C. 19:47-14.7(c)1 to (c)3 Money on the table

  @19:47-14.7(c)1
  Rule: Money is added between rounds only, and never taken off during play

    Scenario: Adding in the round and after it
      Given a game of poker
      And seats 1 to 3 have $50 each
      When the round begins with a bet of $2
      And seat 2 tries to bring $20 more to the table
      Then the attempt is refused
      When seat 2 folds
      And seat 3 folds
      And the dealer goes on
      And the next round begins
      And seat 2 tries to bring $20 more to the table
      Then the attempt is allowed

    Scenario: Adding with nothing left in front of the player
      Given a game of poker
      And seat 1 has $50
      And seat 2 has $10
      And seat 3 has $50
      When the round begins with a bet of $2
      And seat 2 is all-in with $10
      And seat 2 tries to bring $20 more to the table
      And seat 3 calls with $10
      Then the attempt is refused

    Scenario: Adding after a fold
      Given a game of poker
      And seats 1 to 3 have $50 each
      When the round begins with a bet of $2
      And seat 2 folds
      And seat 2 tries to bring $20 more to the table
      And seat 3 calls with $2
      Then the attempt is refused

    Scenario: Taking money off in the round
      Given a game of poker
      And seats 1 to 3 have $50 each
      When the round begins with a bet of $2
      And seat 2 tries to take $20 off the table
      And seat 2 calls with $2
      Then the attempt is refused

    Scenario: Taking money off out of turn
      Given a game of poker
      And seats 1 to 3 have $50 each
      When the round begins with a bet of $2
      And seat 3 tries to take $20 off the table
      And seat 2 calls with $2
      Then the attempt is refused

  @19:47-14.7(c)2
  Rule: Currency is changed into chips, and coin as soon as it makes a dollar

    Scenario: A call in currency
      Given a game of poker
      And seat 1 has $50
      And seat 2 has $50 in cash
      And seat 3 has $50
      When the round begins with a bet of $2
      And seat 2 puts in $2 in cash
      And seat 3 calls with $2
      And seat 1 checks if need be
      And the next cards come
      Then $2 in the pot is changed into chips

    Scenario: Four quarters
      Given a game of poker
      And seats 1 to 4 have $50 each
      And the posted ante is $0.25
      When seats 1, 2, 3 and 4 ante 1 quarter each
      And the blinds are posted
      And the cards are dealt
      Then $1 in the pot is changed into chips

    Scenario: Three quarters
      Given a game of poker
      And seats 1 to 3 have $50 each
      And the posted ante is $0.25
      When seats 1, 2 and 3 ante 1 quarter each
      And the blinds are posted
      And the cards are dealt
      Then nothing in the pot is changed into chips

  @19:47-14.7(c)3
  Rule: A player needs the compulsory bets and one bet at the minimum to take part

    Scenario Outline: <funds> for an ante of $1 and a bet of $5
      Given a game of poker
      And the posted ante is $1
      And the posted least bet is $5
      And seats 1 to 2 have $50 each
      And seat 3 has only <funds>
      And seat 4 has $50
      When seat 3 tries to post $1 as ante
      And the round begins
      Then seat 3 takes no part with it
      And seat 4 receives cards

      Examples:
        | funds |
        | $4    |
        | $5    |

    Scenario: $4 for a bet of $5
      Given a game of poker
      And the posted least bet is $5
      And seats 1 to 2 have $50 each
      And seat 3 has only $4
      And seat 4 has $50
      When the round begins
      Then seat 3 receives no card
      And seat 4 receives cards

    @PK-24
    Scenario Outline: <funds> for a forced bet of $2 and a bet of $5
      Given the engine declares R1 of PK-24
      And a game of seven-card stud
      And the posted least bet is $5
      And seats 1 to 2 have $50 each
      And seat 3 has only <funds>
      And seat 4 has $50
      When the round begins
      Then seat 3 receives no card
      And seat 4 receives cards

      Examples:
        | funds |
        | $5    |
        | $6    |
