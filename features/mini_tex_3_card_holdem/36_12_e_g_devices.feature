@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:47-36.12 Irregularities: devices that fail or leave

  @19:47-36.12(e)
  Rule: A shuffle that the device does not bring to its end is done again

    Scenario Outline: After the first round the shuffler <fault>
      Given the cards are shuffled by a device
      And one deck is used
      And seats 1 and 6 bet $20 on the ante
      And the shuffler <fault>
      And the cards are dealt
      And seat 1 folds
      And seat 6 folds
      And the round is played to the end
      When the next round begins
      And seat 6 bets $20 on the ante
      And the cards are dealt
      Then the deck is shuffled between round 1 and round 2

      Examples:
        | fault                     |
        | jams                      |
        | stops during the shuffle  |
        | does not finish its cycle |

    Scenario Outline: The shuffler <fault> with the first of two decks in it
      Given two decks alternate
      And seat 1 is taken
      And the shuffler <fault>
      When 3 rounds are played
      Then deck 1 is shuffled between round 1 and round 3

      Examples:
        | fault                     |
        | jams                      |
        | stops during the shuffle  |
        | does not finish its cycle |

  @19:47-36.12(f)
  Rule: A round in which the automated shoe fails is void, and the cards in it and out of it are shuffled together

    Background:
      Given the cards are dealt from an automated shoe
      And seats 1, 4 and 6 bet $20 on the ante

    @MTX-13
    Scenario Outline: The shoe <fault> when <stacks> of four stacks are out
      Given the automated shoe <fault> after <stacks> stacks
      When the cards are dealt
      And the round goes as far as it can
      Then all hands are void
      And seat 1 gets every wager back and no more
      And seat 4 gets every wager back and no more
      And seat 6 gets every wager back and no more

      Examples:
        | fault         | stacks |
        | jams          | 1      |
        | stops dealing | 1      |
        | fails to deal | 1      |
        | jams          | 3      |

    @MTX-13 @MTX-41
    Scenario: Pocket poker goes back when the shoe fails
      Given seat 4 bets $5 on the pocket poker
      And the automated shoe jams after 3 stacks
      When the cards are dealt
      And the round goes as far as it can
      Then all hands are void
      And seat 4 gets every wager back and no more

    Scenario: The next hands are made of cards that were out and cards that were not
      Given one deck is used
      And the deck runs Kc 8s 5d Ts
      And the automated shoe stops dealing after 2 stacks
      And the cards are dealt
      And the round goes as far as it can
      And the next round begins
      And the deck runs 5d 2h Qc Kc
      When seat 4 bets $20 on the ante
      And the cards are dealt
      Then the deck is shuffled between round 1 and round 2
      And seat 4 receives 5d 2h
      And the dealer receives Qc Kc

  @19:47-36.12(g)
  Rule: A shuffling device or an automated shoe leaves the table before something else does its work

    Scenario: From the second round on the dealer shuffles
      Given the cards are dealt from a manual shoe
      And the cards are shuffled by a device
      And one deck is used
      And seat 6 bets $20 on the ante
      And a supervisor orders shuffling by hand
      And the cards are dealt
      And seat 6 folds
      And the round is played to the end
      When the next round begins
      And seat 6 bets $20 on the ante
      And the cards are dealt
      Then the shuffler leaves the table before the dealer shuffles

    Scenario: From the second round on the cards come from a manual shoe
      Given the cards are dealt from an automated shoe
      And seat 6 bets $20 on the ante
      And a supervisor orders dealing from a manual shoe
      And the cards are dealt
      And seat 6 folds
      And the round is played to the end
      When the next round begins
      And seat 6 bets $20 on the ante
      And the cards are dealt
      Then the automated shoe leaves the table before the cards lie in a manual shoe
