@all-in-holdem
Feature: N.J.A.C. 19:47-42.13 Irregularities (a misprint for 44.13): devices that fail

  @19:47-42.13(e) @AIH-03
  Rule: Cards that a shuffling device did not finish with are shuffled again

    Scenario Outline: The shuffler <fault>
      Given the cards are shuffled by a device
      And one deck is used
      And seat 1 bets $10 on the ante
      And the shuffler <fault>
      And the cards are dealt
      And seat 1 folds
      And the round is played out
      When the next round begins
      And seat 1 bets $10 on the ante
      And the cards are dealt
      Then the deck is shuffled between round 1 and round 2

      Examples:
        | fault                     |
        | jams                      |
        | stops during the shuffle  |
        | does not finish its cycle |

    Scenario: The shuffler jams with one of two decks in it
      Given two decks alternate
      And the shuffler jams
      When 3 rounds are played
      Then deck 1 is shuffled between round 1 and round 3

  @19:47-42.13(f) @AIH-03
  Rule: An automated shoe that fails in a round voids it, and all its cards are shuffled again

    Background:
      Given the cards are dealt from an automated shoe
      And seats 1, 2 and 3 bet $10 on the ante

    @AIH-21
    Scenario Outline: The shoe <fault> after <stacks> of four stacks
      Given the automated shoe <fault> after <stacks> stacks
      When the cards are dealt
      And the round goes as far as it can
      Then all hands are void
      And seat 1 gets every wager back and no more
      And seat 2 gets every wager back and no more
      And seat 3 gets every wager back and no more

      Examples:
        | fault         | stacks |
        | jams          | 2      |
        | stops dealing | 2      |
        | fails to deal | 2      |
        | jams          | 3      |

    @AIH-20 @AIH-21
    Scenario: Both bonus wagers go back when the shoe fails
      Given seat 1 bets $5 on the hole card bonus
      And seat 1 bets $5 on the final hand bonus
      And the automated shoe jams after 3 stacks
      When the cards are dealt
      And the round goes as far as it can
      Then all hands are void
      And seat 1 gets every wager back and no more

    Scenario: The next deal has cards that were out and cards that were still in the shoe
      Given one deck is used
      And the deck runs 2c 5d 9h Jc
      And the automated shoe jams after 2 stacks
      And the cards are dealt
      And the next round begins
      And the deck runs 2c Kd Jc Ah As 5d
      When seats 1 and 2 bet $10 on the ante
      And the cards are dealt
      Then the deck is shuffled between round 1 and round 2
      And seat 1 receives 2c Kd
      And seat 2 receives Jc Ah
      And the dealer receives As 5d

    Scenario: Of two decks the one that was in the shoe is shuffled before its turn comes
      Given two decks alternate
      And the automated shoe jams after 2 stacks
      And the cards are dealt
      And the next round begins
      When 2 rounds are played
      Then deck 1 is shuffled between round 1 and round 3

  @19:47-42.13(g) @AIH-03
  Rule: A shuffling device or automated shoe leaves the table before another way of shuffling or dealing is used

    Scenario: The dealer is to shuffle instead of the device
      Given one deck is used
      And the cards are dealt from a manual shoe
      And the cards are shuffled by a device
      And seat 1 bets $10 on the ante
      And a supervisor orders shuffling by hand
      And the cards are dealt
      And seat 1 folds
      And the round is played out
      When the next round begins
      And seat 1 bets $10 on the ante
      And the cards are dealt
      Then the shuffler leaves the table before the dealer shuffles

    Scenario: A manual shoe is to take the place of the automated one
      Given the cards are dealt from an automated shoe
      And seat 1 bets $10 on the ante
      And a supervisor orders dealing from a manual shoe
      And the cards are dealt
      And seat 1 folds
      And the round is played out
      When the next round begins
      And seat 1 bets $10 on the ante
      And the cards are dealt
      Then the automated shoe leaves the table before the cards lie in a manual shoe
