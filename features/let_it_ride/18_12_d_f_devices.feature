@let-it-ride
Feature: N.J.A.C. 19:47-18.12(d) to (f) Irregularities: devices that fail or are replaced

  @19:47-18.12(d)
  Rule: Cards that a shuffling device did not finish with are shuffled again

    Scenario Outline: The shuffler <fault>
      Given the cards are shuffled by a device
      And one deck is used
      And seat 1 bets $10 on each of three wagers
      And the shuffler <fault>
      And the cards are dealt
      And the wagers ride
      When the next round begins
      And seat 1 bets $10 on each of three wagers
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
      When 3 rounds ride to the end
      Then deck 1 is shuffled between round 1 and round 3

  @19:47-18.12(e) @GEN-02
  Rule: An automated shoe that fails in a round voids it, and all its cards are shuffled again

    Background:
      Given the cards are dealt from an automated shoe
      And seats 1 and 2 bet $10 on each of three wagers

    Scenario Outline: The shoe <fault> after <stacks> of three stacks
      Given the automated shoe <fault> after <stacks> stacks
      When the cards are dealt
      And the round goes as far as it can
      Then all hands are void
      And seat 1 gets every wager back and no more
      And seat 2 gets every wager back and no more

      Examples:
        | fault         | stacks |
        | jams          | 1      |
        | stops dealing | 1      |
        | fails to deal | 1      |
        | jams          | 2      |

    Scenario: The next deal has cards that were out and cards that were still in the shoe
      Given one deck is used
      And the deck runs 2c 5d 9h Jc
      And the automated shoe jams after 1 stacks
      And the cards are dealt
      And the next round begins
      And the deck runs 2c Kd Jc Ah 5d
      When seat 1 bets $10 on each of three wagers
      And the cards are dealt
      Then the cards come in this order: 2c Kd Jc Ah 5d
      And the deck is shuffled between round 1 and round 2

    @LIR-11
    Scenario: Of two decks the one that was in the shoe is whole and shuffled when its turn comes
      Given two decks alternate
      And the deck runs 2c 5d 9h Jc
      And the automated shoe jams after 1 stacks
      And the cards are dealt
      And the next round begins
      And seat 1 bets $10 on each of three wagers
      And the cards are dealt
      And the wagers ride
      And the next round begins
      And the deck runs 2c Kd Jc Ah 5d
      When seat 1 bets $10 on each of three wagers
      And the cards are dealt
      Then the cards come in this order: 2c Kd Jc Ah 5d
      And deck 1 is shuffled between round 1 and round 3

  @19:47-18.12(f)
  Rule: A device leaves the table before the cards are shuffled or dealt in another way

    Scenario Outline: A supervisor goes over to shuffling by hand, the cards coming from <method>
      Given the cards are shuffled by a device
      And one deck is used
      And the cards are dealt from <method>
      And seat 1 bets $10 on each of three wagers
      And a supervisor orders shuffling by hand
      When the cards are dealt
      And the wagers ride
      And the next round begins
      And seat 1 bets $10 on each of three wagers
      And the cards are dealt
      Then the shuffler leaves the table before the dealer shuffles

      Examples:
        | method            |
        | a manual shoe     |
        | an automated shoe |

    Scenario: A supervisor goes over to a manual shoe
      Given the cards are dealt from an automated shoe
      And seat 1 bets $10 on each of three wagers
      And a supervisor orders dealing from a manual shoe
      When the cards are dealt
      And the wagers ride
      And the next round begins
      And seat 1 bets $10 on each of three wagers
      And the cards are dealt
      And the wagers ride
      And the next round begins
      And seat 1 bets $10 on each of three wagers
      And the cards are dealt
      Then the automated shoe leaves the table before the cards lie in a manual shoe
