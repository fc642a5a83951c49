@poker
Feature: N.J.A.C. 19:47-14.10(j) Hold 'em: showdown

  @19:47-14.10(j)
  Rule: The best five of own and community cards win; a board that is everybody's best hand is shared

    Scenario: Both own cards play
      Given a game of hold 'em
      And seats 1 to 3 have $25 each
      And seat 1 will hold As Ad
      And seat 2 will hold Kc Qd
      And seat 3 will hold Jc Jd
      And the board will be 9c 7h 5d 3s 2c
      When the round begins
      And seats 3, 1 and 2 go all-in
      And the rest is dealt and shown
      Then the cards of seat 2 are shown
      And seat 1 wins $75

    Scenario: One own card plays
      Given a game of hold 'em
      And seats 1 to 3 have $22 each
      And seat 1 will hold As 2d
      And seat 2 will hold Kd Kc
      And seat 3 will hold Jc Jd
      And the board will be 9s 7s 5s 3s Kh
      When the round begins
      And seats 3, 1 and 2 go all-in
      And the rest is dealt and shown
      Then seat 1 wins $66

    Scenario: The board plays for all
      Given a game of hold 'em
      And seats 1 to 3 have $20 each
      And seat 1 will hold As 2d
      And seat 2 will hold 3d 4c
      And seat 3 will hold 5c 6d
      And the board will be 9h Th Jh Qh Kh
      When the round begins
      And seats 3, 1 and 2 go all-in
      And the rest is dealt and shown
      Then seat 1 wins $20
      And seat 2 wins $20
      And seat 3 wins $20

    @PK-52
    Scenario: The board plays and one player is all-in for less
      Given a game of hold 'em
      And seat 1 has $20
      And seats 2 to 3 have $50 each
      And seat 1 will hold As 2d
      And seat 2 will hold 3d 4c
      And seat 3 will hold 5c 6d
      And the board will be 9h Th Jh Qh Kh
      When the round begins
      And seats 3, 1 and 2 go all-in
      And the rest is dealt and shown
      Then seat 1 wins $20
      And seat 2 wins $50
      And seat 3 wins $50
