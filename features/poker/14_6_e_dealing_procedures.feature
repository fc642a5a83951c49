@poker
Feature: N.J.A.C. 19:47-14.6(e) General dealing procedures

  @19:47-14.6(e)3
  Rule: Burned cards are kept apart from discarded ones

    Scenario: A hand is folded after the flop
      Given a game of hold 'em
      And seats 1 to 3 have $50 each
      And the burn cards would be 5h 6h 7h
      When the round begins
      And seat 3 calls with $2
      And seat 1 calls with $1
      And seat 2 checks
      And the flop comes
      And seat 1 bets $5
      And seat 2 folds
      Then 5h is burned and never thrown in with a hand

    Scenario: A hand is folded after the fourth card
      Given a game of seven-card stud
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c Ad 8h As 3s Ts
      When the round begins
      And seat 2 opens with $2
      And seats 3 and 1 call $2
      And fourth street comes
      And seat 1 bets $5
      And seat 2 folds
      Then 8h is burned and never thrown in with a hand

  @19:47-14.6(e)4
  Rule: The stub is counted every 15 minutes, and a wrong count takes the deck off the table

    @PK-14
    Scenario Outline: Rounds of <minutes> minutes
      Given a game of poker
      And seats 1 to 3 have $50 each
      When a round of <minutes> minutes is played <times> times
      Then the stub is counted at least once in every <rounds> rounds

      Examples:
        | minutes | times | rounds |
        | 5       | 10    | 3      |
        | 15      | 4     | 1      |

    Scenario: A card is missing
      Given a game of poker
      And seats 1 to 3 have $50 each
      And the deck lacks one card
      When a round of 15 minutes is played 2 times
      Then a stub of 51 cards in all takes the deck off the table before another card is dealt

    Scenario: A card too many
      Given a game of poker
      And seats 1 to 3 have $50 each
      And the deck has one card too many
      When a round of 15 minutes is played 2 times
      Then a stub of 53 cards in all takes the deck off the table before another card is dealt

  @19:47-14.6(e)5
  Rule: The pot goes to the winner or the last player left, once the losing cards are in

    Scenario: All others fold
      Given a game of poker
      And seats 1 to 4 have $50 each
      When the round begins with a bet of $2
      And seat 2 folds
      And seat 3 raises with $10
      And seat 4 folds
      And seat 1 folds
      And the dealer goes on, if there is anything to do
      Then seat 3 wins at least $4

    Scenario: A showdown
      Given a game of hold 'em
      And seats 1 to 3 have $20 each
      And seat 1 will hold As Ad
      And seat 2 will hold Ks Kd
      And seat 3 will hold Qs Qd
      And the board will be 9c 7h 5d 3s 2c
      When the round begins
      And seats 3, 1 and 2 go all-in
      And the rest is dealt and shown
      Then the cards of seat 3 are taken in before the pot and the cards of seat 1
      And the cards of seat 2 are taken in before the pot and the cards of seat 1
      And seat 1 wins $60

    Scenario: A showdown in stud
      Given a game of seven-card stud
      And seats 1 to 3 have $20 each
      And seat 1 will hold 2h 3h Ah 5h 7h Tc Js
      And seat 2 will hold 4c 5d Ac 6s 7d 8c Qs
      And seat 3 will hold Qc Jd Kc Kd 9s Ks 2c
      When the round begins
      And seat 3 opens with $2
      And seats 1, 2 and 3 go all-in
      And the rest is dealt and shown
      Then the cards of seat 3 are taken in before the pot and the cards of seat 1
      And the cards of seat 2 are taken in before the pot and the cards of seat 1
      And seat 1 wins $60

  @19:47-14.6(e)6
  Rule: Side pots are awarded before the centre pot

    Scenario: Two players are all-in for less
      Given a game of hold 'em
      And seat 1 has $20
      And seat 2 has $50
      And seats 3 to 4 have $90 each
      And seat 1 will hold As Ad
      And seat 2 will hold Ks Kd
      And seat 3 will hold Qs Qd
      And seat 4 will hold Js Jd
      And the board will be 9c 7h 5d 3s 2c
      When the round begins
      And seats 3, 4, 1 and 2 go all-in
      And the rest is dealt and shown
      Then pot 1 is awarded before pot 0
      And pot 2 is awarded before pot 0

    Scenario: One player of stud is all-in for less
      Given a game of seven-card stud
      And seat 1 has $20
      And seats 2 to 3 have $50 each
      And seat 1 will hold 2h 3h Ah 5h 7h Tc Js
      And seat 2 will hold 4c 5d Ac 6s 7d 8c Qs
      And seat 3 will hold Qc Jd Kc Kd 9s Ks 2c
      When the round begins
      And seat 3 opens with $2
      And seats 1, 2 and 3 go all-in
      And the rest is dealt and shown
      Then pot 1 is awarded before pot 0

  @19:47-14.6(e)7
  Rule: Discarded hands are counted

    Scenario: A hold 'em hand
      Given a game of hold 'em
      And seats 1 to 3 have $50 each
      When the round begins
      And seat 3 folds
      Then the hand of seat 3 is counted as 2 cards

    Scenario: A stud hand on third street
      Given a game of seven-card stud
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c Ad
      When the round begins
      And seat 2 opens with $2
      And seat 3 folds
      Then the hand of seat 3 is counted as 3 cards

    Scenario: A stud hand on fourth street
      Given a game of seven-card stud
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c Ad 8h As 3s Ts
      When the round begins
      And seat 2 opens with $2
      And seats 3 and 1 call $2
      And fourth street comes
      And seat 1 bets $5
      And seat 2 folds
      Then the hand of seat 2 is counted as 4 cards

  @19:47-14.6(e)8
  Rule: The dealer collects the rake

    Scenario: A rake of $3
      Given a game of hold 'em
      And seats 1 to 3 have $20 each
      And the posted rake is $3
      And seat 1 will hold As Ad
      And seat 2 will hold Ks Kd
      And seat 3 will hold Qs Qd
      And the board will be 9c 7h 5d 3s 2c
      When the round begins
      And seats 3, 1 and 2 go all-in
      And the rest is dealt and shown
      Then $3 is raked

    Scenario: A rake of $4 in stud
      Given a game of seven-card stud
      And seats 1 to 3 have $20 each
      And the posted rake is $4
      And seat 1 will hold 2h 3h Ah 5h 7h Tc Js
      And seat 2 will hold 4c 5d Ac 6s 7d 8c Qs
      And seat 3 will hold Qc Jd Kc Kd 9s Ks 2c
      When the round begins
      And seat 3 opens with $2
      And seats 1, 2 and 3 go all-in
      And the rest is dealt and shown
      Then $4 is raked
