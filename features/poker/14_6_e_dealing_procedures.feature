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

  @19:47-14.6(e)4
  Rule: The stub is counted every 15 minutes, and a wrong count takes the deck off the table

    @PK-14
    Scenario Outline: Rounds <minutes> minutes apart
      Given a game of hold 'em
      And seats 1 to 3 have $50 each
      When a round is played every <minutes> minutes, 4 times
      Then the stub is never counted more than 15 minutes after the last count

      Examples:
        | minutes |
        | 14      |
        | 15      |

    Scenario: A card is missing
      Given a game of hold 'em
      And seats 1 to 3 have $50 each
      And the deck lacks one card
      When a round is played every 5 minutes, 2 times
      Then a stub of 51 cards in all takes the deck off the table before another card is dealt

    Scenario: A card too many
      Given a game of hold 'em
      And seats 1 to 3 have $50 each
      And the deck has one card too many
      When a round is played every 5 minutes, 2 times
      Then a stub of 53 cards in all takes the deck off the table before another card is dealt

  @19:47-14.6(e)5
  Rule: The pot goes to the winner or the last player left, once the losing cards are in

    Scenario: All others fold
      Given a game of hold 'em
      And seats 1 to 4 have $50 each
      When the round begins
      And seat 3 folds
      And seat 4 raises with $10
      And seat 1 folds
      And seat 2 folds
      And the dealer goes on
      Then seat 4 wins at least $5

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

  @19:47-14.6(e)6
  Rule: Side pots are awarded before the centre pot

    Scenario: One player is all-in for less
      Given a game of hold 'em
      And seat 1 has $20
      And seat 2 has $50
      And seat 3 has $50
      And seat 1 will hold As Ad
      And seat 2 will hold Ks Kd
      And seat 3 will hold Qs Qd
      And the board will be 9c 7h 5d 3s 2c
      When the round begins
      And seats 3, 1 and 2 go all-in
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

    Scenario: A stud hand
      Given a game of seven-card stud high
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c 9h
      When the round begins
      And seat 2 opens with $2
      And seat 3 folds
      Then the hand of seat 3 is counted as 3 cards

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
