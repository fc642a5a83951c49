@poker
Feature: N.J.A.C. 19:47-14.7(a) to (c) Who may bet, and with what

  @19:47-14.7(a)
  Rule: Only seated players take part

    Scenario: Somebody standing tries to ante
      Given a game of poker
      And seats 1 to 3 have $50 each
      And the posted ante is $1
      When somebody standing tries to bet $1 on the ante of seat 4
      And the round begins
      Then the attempt is refused

    Scenario: Somebody standing tries to bet in the place of seat 2
      Given a game of poker
      And seats 1 to 3 have $50 each
      When the round begins with a bet of $2
      And somebody standing tries to bet $2 on the pot of seat 2
      And seat 2 calls with $2
      Then the attempt is refused

  @19:47-14.7(b)1
  Rule: An ante is placed before any card is received

    Scenario: A player does not ante
      Given a game of poker
      And the posted ante is $1
      And seats 1 to 2 have $40 each
      And seat 3 has only $40
      And seat 4 has $40
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
      And seat 1 posts $2 as blind if need be
      Then the blind of seat 1 is $2, not <amount>

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
      Given a game of seven-card stud
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c Ad
      When the round begins
      And seat 2 tries to check
      And seat 2 opens with $2
      Then the attempt is refused

    Scenario: The opener tries to fold
      Given a game of seven-card stud
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c Ad
      When the round begins
      And seat 2 tries to fold
      And seat 2 opens with $2
      Then the attempt is refused

    Scenario: The opener tries to bet $1 instead of $2
      Given a game of seven-card stud
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c Ad
      When the round begins
      And seat 2 tries to put in $1
      And seat 2 opens with $2
      Then the attempt is refused

  @19:47-14.7(c)
  Rule: Only what lay on the table may be bet, and coin only for antes below a dollar

    Scenario: More than the player has
      Given a game of poker
      And seats 1 to 3 have $20 each
      When the round begins with a bet of $2
      And seat 2 tries to put in $21
      And seat 2 is all-in with $20
      Then the attempt is refused

    Scenario Outline: An ante of $.50 as <coins>
      Given a game of poker
      And seats 1 to 3 have $50 each
      And the posted ante is $0.50
      When seat 1 antes <coins>
      Then it counts as $0.50

      Examples:
        | coins         |
        | 2 quarters    |
        | 1 half dollar |

    Scenario: An ante of $.50 in dimes
      Given a game of poker
      And seats 1 to 3 have $50 each
      And the posted ante is $0.50
      When seat 1 antes 5 dimes
      And seats 1 and 2 ante 2 quarters each
      Then the attempt is refused

    Scenario: An ante of a dollar in coin
      Given a game of poker
      And seats 1 to 3 have $50 each
      And the posted ante is $1
      When seat 1 antes 4 quarters
      And the antes are posted
      Then the attempt is refused

    Scenario: A call in coin
      Given a game of poker
      And seats 1 to 3 have $50 each
      When the round begins with a bet of $2
      And seat 2 puts in 8 quarters
      And seat 2 calls with $2
      Then the attempt is refused

    Scenario: A blind in coin
      Given a game of hold 'em
      And seats 1 to 3 have $50 each
      When seat 1 tries to post 4 quarters as blind
      And seat 1 posts $1 as blind
      Then the attempt is refused
