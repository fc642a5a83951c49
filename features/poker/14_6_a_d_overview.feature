@poker
Feature: N.J.A.C. 19:47-14.6(a) to (d) Poker overview

  @19:47-14.6(b)
  Rule: Two to eleven players, and a dealer who takes no part

    Scenario: One player alone
      Given a game of poker
      And seat 1 has $50
      When the blinds are posted
      And the dealer tries to go on
      Then no card is dealt then

    Scenario: Two players
      Given a game of poker
      And seats 1 to 2 have $50 each
      When the round begins
      Then seat 1 receives cards
      And seat 2 receives cards

    Scenario: Twelve would play
      Given a game of hold 'em
      When 12 patrons try to join with $50 each
      And the round begins
      Then no more than 11 of 12 are dealt cards

    Scenario: The dealer gets no hand
      Given a game of poker
      And seats 1 to 4 have $50 each
      When the round begins
      Then nobody but the players is dealt a card

  @19:47-14.6(c)
  Rule: Antes and blinds come before the cards, betting after each stage of dealing; who stays in calls or raises

    Scenario: The ante comes before the cards
      Given a game of poker
      And seats 1 to 3 have $50 each
      And the posted ante is $1
      When the round begins
      Then the ante of seat 1 is placed before any card is dealt

    Scenario: Without an ante no cards
      Given a game of poker
      And the posted ante is $1
      And seats 1 to 2 have $50 each
      And seat 3 has only $50
      And seat 4 has $50
      When the round begins
      Then seat 3 receives no card
      And seat 4 receives cards

    Scenario: Without the blinds no cards
      Given a game of hold 'em
      And seats 1 to 3 have $50 each
      When the dealer tries to go on
      Then no card is dealt then

    Scenario: A betting round follows the flop
      Given a game of hold 'em
      And seats 1 to 3 have $50 each
      When the round begins
      And seat 3 calls with $2
      And seat 1 calls with $1
      And seat 2 checks
      And the flop comes
      And seat 1 tries to put in $7
      Then it counts as $7

    Scenario: A betting round follows the fourth card
      Given a game of seven-card stud
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c Ad 8h As 3s Ts
      When the round begins
      And seat 2 opens with $2
      And seats 3 and 1 call $2
      And fourth street comes
      And seat 1 tries to put in $7
      Then it counts as $7

    Scenario: A call of less than the bet
      Given a game of poker
      And seats 1 to 3 have $50 each
      When the round begins with a bet of $2
      And seat 2 raises with $10
      And seat 3 tries to put in $5
      And seat 3 calls with $10
      Then the attempt is refused

  @19:47-14.6(d)
  Rule: The pot goes to a bet that nobody calls, or to the best hand at a showdown among those left

    Scenario: Nobody calls
      Given a game of poker
      And seats 1 to 3 have $50 each
      When the round begins with a bet of $2
      And seat 2 raises with $10
      And seat 3 folds
      And seat 1 folds
      And the dealer goes on, if there is anything to do
      Then seat 2 wins at least $4
      And seat 1 wins nothing
      And seat 3 wins nothing

    Scenario: Two are left after the last betting round
      Given a game of hold 'em
      And seats 1 to 3 have $20 each
      And seat 1 will hold As Ad
      And seat 2 will hold Ks Kd
      And seat 3 will hold Qs Qd
      And the board will be 9c 7h 5d 3s 2c
      When the round begins
      And seat 3 folds
      And seats 1 and 2 go all-in
      And the rest is dealt and shown
      Then the cards of seat 1 are shown
      And the cards of seat 2 are shown
      And the cards of seat 3 are not shown
      And seat 1 wins $40

    Scenario: Two are left after the last betting round of stud
      Given a game of seven-card stud
      And seats 1 to 3 have $20 each
      And seat 1 will hold 2h 3h Ah 5h 7h Tc Js
      And seat 2 will hold 4c 5d Ac 6s 7d 8c Qs
      And seat 3 will hold Qc Jd Kc
      When the round begins
      And seat 3 opens with $2
      And seats 1 and 2 go all-in
      And seat 3 folds
      And the rest is dealt and shown
      Then the cards of seat 1 are shown
      And the cards of seat 2 are shown
      And the cards of seat 3 are not shown
      And seat 1 wins $42
