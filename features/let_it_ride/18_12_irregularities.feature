@let-it-ride
Feature: N.J.A.C. 19:47-18.12 Irregularities

  @19:47-18.12(a) @GEN-02
  Rule: A card found face up is not used; with a second one all hands are void and the cards are reshuffled

    Scenario Outline: One card lies face up before <stage>
      Given seat 1 bets $10 on each of three wagers
      And 8h lies face up before <stage>
      When the cards are dealt
      And the wagers ride
      Then 8h goes to the rack and to nobody
      And no hand is void

      Examples:
        | stage     |
        | the hands |
        | the board |

    @GEN-04
    Scenario Outline: Cards lie face up before <one> and before <two>
      Given seats 1 and 2 bet $10 on each of three wagers
      And 8h lies face up before <one>
      And 9h lies face up before <two>
      When the cards are dealt
      And the round goes as far as it can
      Then all hands are void
      And seat 1 gets every wager back and no more
      And seat 2 gets every wager back and no more

      Examples:
        | one       | two       |
        | the hands | the hands |
        | the hands | the board |

    Scenario: The cards are reshuffled
      Given one deck is used
      And seat 1 bets $10 on each of three wagers
      And 8h lies face up before the hands
      And 9h lies face up before the board
      When the cards are dealt
      And the next round begins
      And seat 1 bets $10 on each of three wagers
      And the cards are dealt
      Then the deck is shuffled between round 1 and round 2

  @19:47-18.12(b)
  Rule: A card drawn too early and not seen is the next card

    Scenario: A card is drawn before the deal
      Given the deck runs 7c Kd 2s 9h 4d
      And seat 1 bets $10 on each of three wagers
      When a card is drawn too early, unseen
      And the cards are dealt
      Then the cards come in this order: 7c Kd 2s 9h 4d

  @19:47-18.12(c) @GEN-02
  Rule: A wrong number of cards, of a player or on the board, voids all hands, and the cards are reshuffled

    Scenario Outline: <holder> is dealt <number>
      Given the cards are dealt from a manual shoe
      And seats 1 and 2 bet $10 on each of three wagers
      And <holder> is dealt <number> by mistake
      When the cards are dealt
      And the wrong number of cards of <holder> is noticed
      And the round goes as far as it can
      Then all hands are void
      And seat 1 gets every wager back and no more
      And seat 2 gets every wager back and no more

      Examples:
        | holder    | number  |
        | seat 1    | 2 cards |
        | seat 2    | 4 cards |
        | the board | 1 card  |
        | the board | 3 cards |

    Scenario: The cards are shuffled anew
      Given one deck is used
      And seat 1 bets $10 on each of three wagers
      And seat 1 is dealt 4 cards by mistake
      When the cards are dealt
      And the wrong number of cards of seat 1 is noticed
      And the dealer goes on
      And the next round begins
      And seat 1 bets $10 on each of three wagers
      And the cards are dealt
      Then the deck is shuffled between round 1 and round 2

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

  @19:47-18.12(e) @GEN-02
  Rule: An automated shoe that fails in a round voids it, and all its cards are shuffled again

    Background:
      Given the cards are dealt from an automated shoe
      And one deck is used

    Scenario Outline: The shoe <fault> after one stack
      Given seats 1 and 2 bet $10 on each of three wagers
      And the automated shoe <fault> after 1 stacks
      When the cards are dealt
      And the round goes as far as it can
      Then all hands are void
      And seat 1 gets every wager back and no more
      And seat 2 gets every wager back and no more

      Examples:
        | fault         |
        | jams          |
        | stops dealing |
        | fails to deal |

    Scenario: The next deal has cards that were out and cards that were still in the shoe
      Given the deck runs 2c 5d 9h Jc
      And seats 1 and 2 bet $10 on each of three wagers
      And the automated shoe jams after 1 stacks
      And the cards are dealt
      And the next round begins
      And the deck runs 2c Kd Jc Ah 5d
      When seat 1 bets $10 on each of three wagers
      And the cards are dealt
      Then the cards come in this order: 2c Kd Jc Ah 5d
      And the deck is shuffled between round 1 and round 2

  @19:47-18.12(f)
  Rule: A device leaves the table before the cards are shuffled or dealt in another way

    Scenario: A supervisor goes over to shuffling by hand
      Given the cards are shuffled by a device
      And one deck is used
      And the cards are dealt from a manual shoe
      And seat 1 bets $10 on each of three wagers
      And a supervisor orders shuffling by hand
      When the cards are dealt
      And the wagers ride
      And the next round begins
      And seat 1 bets $10 on each of three wagers
      And the cards are dealt
      Then the shuffler leaves the table before the dealer shuffles

    Scenario: A supervisor goes over to a manual shoe
      Given the cards are dealt from an automated shoe
      And seat 1 bets $10 on each of three wagers
      And a supervisor orders dealing from a manual shoe
      When the cards are dealt
      Then the automated shoe leaves the table before the cards lie in a manual shoe
