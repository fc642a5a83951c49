@heads-up-holdem
Feature: N.J.A.C. 13:69F-39.12(e) to (g) Irregularities: devices that fail or are replaced

  @13:69F-39.12(e)
  Rule: Cards that the shuffler did not finish with are shuffled again

    Scenario Outline: The shuffler <fault> between two rounds
      Given the cards are shuffled by a device
      And one deck is used
      And seat 3 bets $10 on ante and odds
      And the shuffler <fault>
      And the cards are dealt
      And seat 3 raises
      And the round is played to the end
      When the next round begins
      And seat 3 bets $10 on ante and odds
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
      When 3 rounds are checked to the river and folded
      Then deck 1 is shuffled between round 1 and round 3

  @13:69F-39.12(f)
  Rule: An automated shoe that fails in the deal voids the round, and what it held is shuffled with what it had given

    Background:
      Given the cards are dealt from an automated shoe
      And seats 3 and 6 bet $10 on ante and odds

    @HUH-24
    Scenario Outline: The shoe <fault> after <stacks> of four stacks, the board being the first
      Given the automated shoe <fault> after <stacks> stacks
      When the cards are dealt
      And the round goes as far as it can
      Then all hands are void
      And seat 3 gets every wager back and no more
      And seat 6 gets every wager back and no more

      Examples:
        | fault         | stacks |
        | jams          | 1      |
        | stops dealing | 2      |
        | fails to deal | 2      |
        | jams          | 3      |

    @HUH-24
    Scenario: The shoe jams, and the bonus wagers go back with the rest
      Given seat 6 bets $5 on the trips plus
      And seat 6 bets $5 on the pocket bonus
      And seat 6 will hold As Ah
      And the automated shoe jams after 3 stacks
      When the cards are dealt
      And the round goes as far as it can
      Then all hands are void
      And seat 6 gets every wager back and no more

    Scenario: Cards from the table and cards from the shoe are in the next deal
      Given one deck is used
      And the deck runs Ah 2d Jc 7s 7h 9c 3d
      And the automated shoe jams after 2 stacks
      And the cards are dealt
      And the round goes as far as it can
      And the next round begins
      And the deck runs 7h Kd Ah 4s 8c Jc Td 9c 5h
      When seat 3 bets $10 on ante and odds
      And the cards are dealt
      Then the deck is shuffled between round 1 and round 2
      And the board receives 7h Kd Ah 4s 8c
      And seat 3 receives Jc Td
      And the dealer receives 9c 5h

  @13:69F-39.12(g)
  Rule: Shuffler or automated shoe is off the table before cards are shuffled or dealt in another way

    Scenario Outline: The dealer takes over from the shuffler, with <method> on the table
      Given the cards are dealt from <method>
      And the cards are shuffled by a device
      And one deck is used
      And seat 3 bets $10 on ante and odds
      And a supervisor orders shuffling by hand
      And the cards are dealt
      And seat 3 raises
      And the round is played to the end
      When the next round begins
      And seat 3 bets $10 on ante and odds
      And the cards are dealt
      Then the shuffler leaves the table before the dealer shuffles

      Examples:
        | method            |
        | a manual shoe     |
        | an automated shoe |

    Scenario: A manual shoe takes over from the automated one
      Given the cards are dealt from an automated shoe
      And seat 3 bets $10 on ante and odds
      And a supervisor orders dealing from a manual shoe
      When the cards are dealt
      And seat 3 raises
      And the round is played to the end
      And the next round begins
      And seat 3 bets $10 on ante and odds
      And the cards are dealt
      Then the automated shoe leaves the table before the cards lie in a manual shoe
