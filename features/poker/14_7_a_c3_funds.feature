@poker
Feature: N.J.A.C. 19:47-14.7(a) to (c)3 Who may bet, and with what

  @19:47-14.7(a)
  Rule: Only seated players take part

    Scenario: Somebody standing tries to ante
      Given a game of hold 'em
      And seats 1 to 3 have $50 each
      And the posted ante is $1
      When somebody standing tries to bet $1 on the ante of seat 4
      And the round begins
      Then the attempt is refused

  @19:47-14.7(b)1
  Rule: An ante is placed before any card is received

    Scenario: A stud player does not ante
      Given a game of seven-card stud high
      And the posted ante is $1
      And seats 1 to 2 have $50 each
      And seat 3 has only $50
      When the round begins
      Then seat 3 receives no card
      And seat 2 receives cards
      And the ante of seat 1 is placed before any card is dealt

  @19:47-14.7(b)2
  Rule: A blind of the posted amount is placed before any card is received

    Scenario Outline: Seat 1 tries to post <amount> instead of $2
      Given a game of hold 'em
      And seats 1 to 3 have $50 each
      And the posted blind is $2
      When seat 1 tries to post <amount> as blind
      And seat 1 posts $2 as blind
      Then the attempt is refused

      Examples:
        | amount |
        | $1     |
        | $3     |

    Scenario: The second blind is missing
      Given a game of hold 'em
      And seats 1 to 3 have $50 each
      When seat 1 posts $1 as blind
      And the dealer tries to go on
      Then no card is dealt then

    Scenario: The second blind is down
      Given a game of hold 'em
      And seats 1 to 3 have $50 each
      When seat 1 posts $1 as blind
      And seat 2 posts $2 as blind
      And the cards are dealt
      Then seat 2 receives cards
      And the blind of seat 2 is placed before any card is dealt

  @19:47-14.7(b)3
  Rule: Whose up-card obliges him opens with the forced bet

    Scenario: The opener tries to check
      Given a game of seven-card stud high
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c 9h
      When the round begins
      And seat 2 tries to check
      And seat 2 opens with $2
      Then the attempt is refused

    Scenario: The opener tries to fold
      Given a game of seven-card stud high
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c 9h
      When the round begins
      And seat 2 tries to fold
      And seat 2 opens with $2
      Then the attempt is refused

    @PK-33
    Scenario Outline: The opener tries to bet <amount> instead of $2
      Given a game of seven-card stud high
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c 9h
      When the round begins
      And seat 2 tries to put in <amount>
      And seat 2 opens with $2
      Then the attempt is refused

      Examples:
        | amount |
        | $1     |
        | $3     |

  @19:47-14.7(c)
  Rule: Only what lay on the table may be bet, and coin only for antes below a dollar

    Scenario: More than the player has
      Given a game of hold 'em
      And seats 1 to 2 have $50 each
      And seat 3 has $20
      When the round begins
      And seat 3 tries to put in $21
      And seat 3 is all-in with $20
      Then the attempt is refused

    Scenario Outline: An ante of $.50 as <coins>
      Given a game of hold 'em
      And seats 1 to 3 have $50 each
      And the posted ante is $0.50
      When seat 1 antes <coins>
      Then it counts as $0.50

      Examples:
        | coins         |
        | 2 quarters    |
        | 1 half dollar |

    Scenario: An ante of $.50 in dimes
      Given a game of hold 'em
      And seats 1 to 3 have $50 each
      And the posted ante is $0.50
      When seat 1 antes 5 dimes
      And seats 1 and 2 ante 2 quarters each
      Then the attempt is refused

    Scenario: An ante of a dollar in coin
      Given a game of hold 'em
      And seats 1 to 3 have $50 each
      And the posted ante is $1
      When seat 1 antes 4 quarters
      And the antes are posted
      Then the attempt is refused

    Scenario: A call in coin
      Given a game of hold 'em
      And seats 1 to 3 have $50 each
      When the round begins
      And seat 3 puts in 8 quarters
      And seat 3 calls with $2
      Then the attempt is refused

  @19:47-14.7(c)1
  Rule: Money is added between rounds only, and never taken off during play

    Scenario: Adding in the round and after it
      Given a game of hold 'em
      And seats 1 to 3 have $50 each
      When the round begins
      And seat 3 tries to bring $20 more to the table
      Then the attempt is refused
      When seat 3 folds
      And seat 1 folds
      And the dealer goes on
      And the next round begins
      And seat 3 tries to bring $20 more to the table
      Then the attempt is allowed

    Scenario: Taking money off in the round
      Given a game of hold 'em
      And seats 1 to 3 have $50 each
      When the round begins
      And seat 3 tries to take $20 off the table
      And seat 3 calls with $2
      Then the attempt is refused

  @19:47-14.7(c)2
  Rule: Currency is changed into chips, and coin as soon as it makes a dollar

    Scenario: A call in currency
      Given a game of hold 'em
      And seats 1 to 2 have $50 each
      And seat 3 has $50 in cash
      When the round begins
      And seat 3 puts in $2 in cash
      Then $2 in the pot is changed into chips

    Scenario: Four quarters
      Given a game of hold 'em
      And seats 1 to 4 have $50 each
      And the posted ante is $0.25
      When seats 1, 2, 3 and 4 ante 1 quarter each
      Then $1 in the pot is changed into chips

    Scenario: Three quarters
      Given a game of hold 'em
      And seats 1 to 3 have $50 each
      And the posted ante is $0.25
      When seats 1, 2 and 3 ante 1 quarter each
      Then nothing in the pot is changed into chips

  @19:47-14.7(c)3
  Rule: A player needs the compulsory bets and one bet at the minimum to take part

    Scenario Outline: <funds> for an ante of $1 and a bet of $5
      Given a game of hold 'em
      And the posted ante is $1
      And the posted least bet is $5
      And seats 1 to 2 have $50 each
      And seat 3 has only <funds>
      When seat 3 tries to post $1 as ante
      And the round begins
      Then seat 3 takes no part with it

      Examples:
        | funds |
        | $4    |
        | $5    |

    Scenario Outline: <funds> for a bet of $5 without an ante
      Given a game of hold 'em
      And the posted least bet is $5
      And seats 1 to 3 have $50 each
      And seat 4 has only $4
      And seat 5 has <funds>
      When the round begins
      Then seat 4 receives no card
      And seat 5 receives cards

      Examples:
        | funds |
        | $5    |
        | $6    |

    @PK-24
    Scenario Outline: <funds> for a forced bet of $2 and a bet of $5
      Given the engine declares R1 of PK-24
      And a game of seven-card stud high
      And the posted least bet is $5
      And seats 1 to 2 have $50 each
      And seat 3 has only <funds>
      And seat 4 has $7
      When the round begins
      Then seat 3 receives no card
      And seat 4 receives cards

      Examples:
        | funds |
        | $5    |
        | $6    |
