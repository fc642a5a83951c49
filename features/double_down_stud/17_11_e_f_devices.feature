@double-down-stud
Feature: N.J.A.C. 19:47-17.11(e) and (f) Irregularities: a shuffling device that fails or is replaced

  @19:47-17.11(e)
  Rule: Cards that a shuffling device did not finish with are shuffled again

    Scenario Outline: The shuffler <fault>
      Given the cards are shuffled by a device
      And seat 1 bets $25 on the original wager
      And the shuffler <fault>
      And the cards are dealt
      And the round is played out
      When the next round begins
      And seat 1 bets $25 on the original wager
      And the cards are dealt
      Then the deck is shuffled between round 1 and round 2

      Examples:
        | fault                     |
        | jams                      |
        | stops during the shuffle  |
        | does not finish its cycle |

  @19:47-17.11(f)
  Rule: The shuffling device leaves the table before the cards are shuffled in another way

    Scenario: A supervisor goes over to shuffling by hand
      Given the cards are shuffled by a device
      And the cards are dealt from a manual shoe
      And seat 1 bets $25 on the original wager
      And a supervisor orders shuffling by hand
      When the cards are dealt
      And the round is played out
      And the next round begins
      And seat 1 bets $25 on the original wager
      And the cards are dealt
      Then the shuffler leaves the table before the dealer shuffles
