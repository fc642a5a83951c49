@poker
Feature: N.J.A.C. 19:47-14.10(a) to (e) Hold 'em: button, blinds and first cards

  @19:47-14.10(a)
  Rule: Only a high hand wins

    Scenario: The best high hand takes the pot
      Given a game of hold 'em
      And seats 1 to 3 have $30 each
      And seat 1 will hold As Ad
      And seat 2 will hold Ks Kd
      And seat 3 will hold Qs Qd
      And the board will be 9c 7h 5d 3s 2c
      When the round begins
      And seats 3, 1 and 2 go all-in
      And the rest is dealt and shown
      Then seat 1 wins $90
      And nothing is won by a low hand

  @19:47-14.10(b)
  Rule: At most eleven players, an ante where one is posted, and a sign that says so

    Scenario: Twelve would play
      Given a game of hold 'em
      When 12 patrons try to join with $60 each
      And the round begins
      Then no more than 11 of 12 are dealt cards

    Scenario: One of five does not ante
      Given a game of hold 'em
      And the posted ante is $1
      And seats 1 to 2 have $50 each
      And seat 3 has only $50
      And seats 4 to 5 have $50 each
      When the round begins
      Then seat 3 receives no card
      And seat 4 receives cards

    Scenario: The sign
      Given a game of hold 'em
      And the posted ante is $3
      When the table is looked at
      Then a sign tells the ante of $3

  @19:47-14.10(c)1
  Rule: A button stands for the dealer

    Scenario: Three players
      Given a game of hold 'em
      And seats 1 to 3 have $50 each
      When the round begins
      Then the button lies before seat 3

  @19:47-14.10(c)2
  Rule: The button begins before the first player to the right of the dealer

    Scenario: Four players
      Given a game of hold 'em
      And seats 1 to 4 have $50 each
      When seat 1 tries to post $1 as blind
      Then the attempt is allowed
      And the button lies before seat 4

  @19:47-14.10(c)3
  Rule: After each round the button goes on clockwise

    Scenario: The second round
      Given a game of hold 'em
      And seats 1 to 4 have $50 each
      When the round begins
      And seat 3 folds
      And seat 4 folds
      And seat 1 folds
      And the dealer goes on
      And the next round begins
      And the same players stay
      And seat 2 tries to post $1 as blind
      Then the attempt is allowed
      And the button lies before seat 1

    Scenario: The third round
      Given a game of hold 'em
      And seats 1 to 4 have $50 each
      And a round has been played
      And a round has been played
      When seat 3 tries to post $1 as blind
      Then the attempt is allowed
      And the button lies before seat 2

  @19:47-14.10(d)
  Rule: The player left of the button posts the first blind, others follow at once; a sign tells number and amounts

    Scenario: The wrong player tries to post the first blind
      Given a game of hold 'em
      And seats 1 to 4 have $50 each
      When seat 4 tries to post $1 as blind
      Then the attempt is refused
      When seat 1 tries to post $1 as blind
      Then it counts as $1

    Scenario: The wrong player tries to post the second blind
      Given a game of hold 'em
      And seats 1 to 4 have $50 each
      When seat 1 posts $1 as blind
      And seat 3 tries to post $2 as blind
      Then the attempt is refused
      When seat 2 tries to post $2 as blind
      Then it counts as $2

    Scenario: The wrong player tries to post the first blind of the second round
      Given a game of hold 'em
      And seats 1 to 4 have $50 each
      And a round has been played
      When seat 1 tries to post $1 as blind
      Then the attempt is refused
      When seat 2 tries to post $1 as blind
      Then it counts as $1

    Scenario: The sign under 14.10(d)
      Given a game of hold 'em
      And the posted blind is $3
      And the posted second blind is $6
      When the table is looked at
      Then a sign tells the blinds of $3
      And a sign tells the blinds of $6

    @PK-61
    Scenario: Of two players the one without the button posts the first blind
      Given the engine declares R1 of PK-61
      And a game of hold 'em
      And seats 1 to 2 have $50 each
      When seat 2 tries to post $1 as blind
      Then the attempt is refused
      When seat 1 tries to post $1 as blind
      Then it counts as $1

    @PK-61
    Scenario: Of two players the one with the button posts the first blind
      Given the engine declares R2 of PK-61
      And a game of hold 'em
      And seats 1 to 2 have $50 each
      When seat 1 tries to post $1 as blind
      Then the attempt is refused
      When seat 2 tries to post $1 as blind
      Then it counts as $1

  @19:47-14.10(e)
  Rule: Two rounds face down from the left of the button, which is served last

    Scenario: Three players under 14.10(e)
      Given a game of hold 'em
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc
      When the round begins
      Then the cards come in this order: Kc Qd Jh Kd Qh Jc
      And seat 1 receives Kc Kd, face down
      And seat 3 receives Jh Jc, face down
      And seat 2 is dealt 2 cards

    Scenario: The second round under 14.10(e)
      Given a game of hold 'em
      And seats 1 to 4 have $50 each
      And a round has been played
      And the deck runs Kc Qd Jh Tc Kd Qh Jc Td
      When the round begins
      Then the cards come in this order: Kc Qd Jh Tc Kd Qh Jc Td
      And seat 2 receives Kc Kd, face down
      And seat 1 receives Tc Td, face down

    @PK-61
    Scenario: Two players
      Given the engine declares R1 of PK-61
      And a game of hold 'em
      And seats 1 to 2 have $50 each
      And the deck runs Kc Qd Kd Qh
      When the round begins
      Then the cards come in this order: Kc Qd Kd Qh
      And seat 1 receives Kc Kd, face down
      And seat 2 is dealt 2 cards
