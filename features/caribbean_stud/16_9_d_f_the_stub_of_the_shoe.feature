@caribbean-stud
Feature: N.J.A.C. 19:47-16.9(d) to (f) Dealing from an automated shoe: the stub

  Background:
    Given the cards are dealt from an automated shoe

  @19:47-16.9(d)
  Rule: When the stacks are out the stub goes to the rack, unseen

    Scenario: The stub follows the dealer's stack and nobody sees it
      Given seat 1 bets $10 on the ante
      And the deck runs Qs Ad Jh Kc 9s 7d 4c 8h 2s 3d
      When the cards are dealt
      And seat 1 folds
      And the round is played out
      Then 3d is dealt before the stub goes to the rack or is counted
      And the stub goes to the rack face down, unless it is counted
      And the stub is not shown

  @19:47-16.9(e)
  Rule: In any five rounds from an automated shoe the stub is counted at least once

    @CS-19
    Scenario Outline: <rounds> rounds are played
      Given the shuffler does not count the cards
      And seat 1 is taken
      When <rounds> rounds are played
      Then the stub is counted at least once in every 5 rounds

      Examples:
        | rounds |
        | 5      |
        | 6      |
        | 10     |

  @19:47-16.9(f)
  Rule: A shuffler that counts the deck saves the count of the stub, and a deck it finds wrong leaves the table

    Background:
      Given the cards are shuffled by a device
      And the shuffler counts the cards

    Scenario: Every deck is counted in one way or the other
      Given seat 1 is taken
      When 5 rounds are played
      Then the shuffler counts 52 cards at least 4 times, or the stub is counted within 5 rounds

    Scenario Outline: The shuffler finds <cards> after a round
      Given 2 rounds are played
      When the shuffler finds <cards> in the deck
      And seat 1 bets $10 on the ante
      And the cards are dealt
      Then the deck leaves the table before the next deal

      Examples:
        | cards    |
        | 51 cards |
        | 53 cards |
