@poker
Feature: N.J.A.C. 19:47-14.7(c)4 All-in players

  @19:47-14.7(c)4
  Rule: A player whose funds run out in the round is all-in

    Scenario: A call for all that is left
      Given a game of poker
      And seats 1 to 2 have $90 each
      And seat 3 has $40
      When the round begins with a bet of $2
      And seat 2 raises with $60
      And seat 3 tries to put in $40
      Then it counts as $40

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

    Scenario: An all-in player of stud stays in to the end
      Given a game of seven-card stud
      And seat 1 has $10
      And seats 2 to 3 have $50 each
      And seat 1 will hold 2h 3h Ah 5h 7h Tc Js
      And seat 2 will hold 4c 5d Ac 6s 7d 8c Qs
      And seat 3 will hold Qc Jd Kc Kd 9s Ks 2c
      When the round begins
      And seat 3 opens with $2
      And seats 1, 2 and 3 go all-in
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

    Scenario: The best hand of stud is all-in for $30
      Given a game of seven-card stud
      And seat 1 has $30
      And seats 2 to 3 have $100 each
      And seat 1 will hold 2h 3h Ah 5h 7h Tc Js
      And seat 2 will hold 4c 5d Ac 6s 7d 8c Qs
      And seat 3 will hold Qc Jd Kc Kd 9s Ks 2c
      When the round begins
      And seat 3 opens with $2
      And seats 1, 2 and 3 go all-in
      And the rest is dealt and shown
      Then seat 1 wins $90
      And seat 2 wins $140
      And seat 3 wins nothing

    Scenario: What a player who folds has put in is won too
      Given a game of hold 'em
      And seat 1 has $30
      And seats 2 to 4 have $100 each
      And seat 1 will hold As Ad
      And seat 2 will hold Ks Kd
      And seat 3 will hold Qs Qd
      And seat 4 will hold Js Jd
      And the board will be 9c 7h 5d 3s 2c
      When the round begins
      And seat 3 raises with $40
      And seat 4 calls with $40
      And seat 1 is all-in with $29
      And seat 2 is all-in with $98
      And seat 3 folds
      And seat 4 is all-in with $60
      And the rest is dealt and shown
      Then seat 1 wins $120
      And seat 2 wins $150

  @19:47-14.7(c)4ii
  Rule: An all-in player goes on receiving cards

    Scenario: All-in on third street
      Given a game of seven-card stud
      And seat 1 has $9
      And seats 2 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c Ad
      When the round begins
      And seat 2 opens with $2
      And seat 3 raises with $20
      And seat 1 is all-in with $9
      And seat 2 calls with $18
      And fourth street comes
      Then seat 1 is dealt 4 cards

    Scenario: All-in on third street and in to the seventh
      Given a game of seven-card stud
      And seat 1 has $9
      And seats 2 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c Ad
      When the round begins
      And seat 2 opens with $2
      And seats 3, 1 and 2 go all-in
      And the rest is dealt and shown
      Then seat 1 is dealt 7 cards

    Scenario: All-in before the flop
      Given a game of hold 'em
      And seat 1 has $9
      And seats 2 to 3 have $50 each
      When the round begins
      And seats 3, 1 and 2 go all-in
      And the rest is dealt and shown
      Then 5 community cards are dealt

  @19:47-14.7(c)4iii
  Rule: The others bet on in a separate pot that only they can win

    Scenario: Betting goes on after the next cards
      Given a game of poker
      And seats 1 to 2 have $50 each
      And seat 3 has $10
      When the round begins with a bet of $2
      And seat 2 raises with $20
      And seat 3 is all-in with $10
      And seat 1 calls with $18
      And the next cards come
      And seat 1 tries to put in $8
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

    Scenario: Two are all-in at different levels in stud
      Given a game of seven-card stud
      And seat 1 has $20
      And seat 2 has $50
      And seats 3 to 4 have $100 each
      And seat 1 will hold 2h 3h Ah 5h 7h Tc Js
      And seat 2 will hold 4c 5d Ac 6s 7d 8c Qs
      And seat 3 will hold Qc Jd Kc Kd 9s Ks 2c
      And seat 4 will hold Qh Qd Ad Th Td 9h 9d
      When the round begins
      And seat 3 opens with $2
      And seats 4, 1, 2 and 3 go all-in
      And the rest is dealt and shown
      Then seat 1 wins $80
      And seat 2 wins $90
      And seat 3 wins $100
