@poker
Feature: N.J.A.C. 19:47-14.7(c)4 All-in players

  @19:47-14.7(c)4
  Rule: A player whose funds run out in the round is all-in

    Scenario: A call for all that is left
      Given a game of hold 'em
      And seat 1 has $10
      And seats 2 to 3 have $50 each
      When the round begins
      And seat 3 raises with $20
      And seat 1 tries to put in $9
      Then it counts as $9

    Scenario: An all-in player stays in to the end
      Given a game of hold 'em
      And seat 1 has $10
      And seats 2 to 3 have $50 each
      And seat 1 will hold As Ad
      And seat 2 will hold Ks Kd
      And seat 3 will hold Qs Qd
      And the board will be 9c 7h 5d 3s 2c
      When the round begins
      And seats 3, 1 and 2 go all-in
      And the rest is dealt and shown
      Then seat 1 wins $30 of pot 0

  @19:47-14.7(c)4i
  Rule: An all-in player wins only what his money was matched with

    Scenario: The best hand is all-in for $30
      Given a game of hold 'em
      And seat 1 has $30
      And seats 2 to 3 have $100 each
      And seat 1 will hold As Ad
      And seat 2 will hold Ks Kd
      And seat 3 will hold Qs Qd
      And the board will be 9c 7h 5d 3s 2c
      When the round begins
      And seats 3, 1 and 2 go all-in
      And the rest is dealt and shown
      Then seat 1 wins $90
      And seat 2 wins $140
      And seat 3 wins nothing

  @19:47-14.7(c)4ii
  Rule: An all-in player goes on receiving cards

    Scenario: All-in on third street
      Given a game of seven-card stud high
      And seat 1 has $9
      And seats 2 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c 9h
      When the round begins
      And seat 2 opens with $2
      And seat 3 raises with $20
      And seat 1 is all-in with $9
      And seat 2 calls with $18
      And fourth street comes
      Then seat 1 is dealt 4 cards

  @19:47-14.7(c)4iii
  Rule: The others bet on in a separate pot that only they can win

    Scenario: Betting goes on after the flop
      Given a game of hold 'em
      And seat 1 has $10
      And seats 2 to 3 have $50 each
      When the round begins
      And seat 3 raises with $20
      And seat 1 is all-in with $9
      And seat 2 calls with $18
      And the flop comes
      And seat 2 tries to put in $8
      Then it counts as $8

    Scenario: Two are all-in at different levels
      Given a game of hold 'em
      And seat 1 has $20
      And seat 2 has $50
      And seats 3 to 4 have $100 each
      And seat 1 will hold As Ad
      And seat 2 will hold Ks Kd
      And seat 3 will hold Qs Qd
      And seat 4 will hold Js Jd
      And the board will be 9c 7h 5d 3s 2c
      When the round begins
      And seats 3, 4, 1 and 2 go all-in
      And the rest is dealt and shown
      Then seat 1 wins $80
      And seat 2 wins $90
      And seat 3 wins $100
