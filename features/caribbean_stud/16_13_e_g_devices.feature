@caribbean-stud
Feature: N.J.A.C. 19:47-16.13(e) to (g) Irregularities: devices that fail or are replaced

  @19:47-16.13(e)
  Rule: Cards that a shuffling device did not finish with are shuffled again

    Scenario Outline: The shuffler <fault>
      Given the cards are shuffled by a device
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

  @19:47-16.13(f)
  Rule: An automated shoe that fails in a round voids it, and all its cards are shuffled again

    Background:
      Given the cards are dealt from an automated shoe
      And seats 1, 2 and 3 bet $10 on the ante

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

    Scenario: The next deal has cards that were out and cards that were still in the shoe
      Given the deck runs 2c 5d 9h Jc 3s 6d Th Qc 4s 7h
      And the automated shoe jams after 2 stacks
      And the cards are dealt
      And the next round begins
      And the deck runs 2c Kd Jc Ah As 5d 8s 8d 3h 4h
      When seat 1 bets $10 on the ante
      And the cards are dealt
      Then the deck is shuffled between round 1 and round 2
      And seat 1 receives 2c Kd Jc Ah As
      And the dealer receives 5d 8s 8d 3h 4h

  @19:47-16.13(g)
  Rule: A shuffling device or automated shoe leaves the table before another way of shuffling or dealing is used

    Background:
      Given the cards are dealt from an automated shoe
      And the cards are shuffled by a device
      And seat 1 bets $10 on the ante

    Scenario: The dealer is to shuffle instead of the device
      Given a supervisor orders shuffling by hand
      And the cards are dealt
      And seat 1 folds
      And the round is played out
      When the next round begins
      And seat 1 bets $10 on the ante
      And the cards are dealt
      Then the shuffler leaves the table before the dealer shuffles

    Scenario: The hand is to take the place of the automated shoe
      Given a supervisor orders dealing from the hand
      And the cards are dealt
      And seat 1 folds
      And the round is played out
      When the next round begins
      And seat 1 bets $10 on the ante
      And the cards are dealt
      Then the automated shoe leaves the table before a card comes from the hand
