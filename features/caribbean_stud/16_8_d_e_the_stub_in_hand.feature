@caribbean-stud
Feature: N.J.A.C. 19:47-16.8(d) and (e) Dealing from the hand: the stub

  Background:
    Given the cards are dealt from the hand

  @19:47-16.8(d)
  Rule: When everybody has five cards the stub goes to the rack, unseen

    Scenario: The stub follows the dealer's fifth card and nobody sees it
      Given seat 1 bets $10 on the ante
      And the deck runs Qs Ad Jh Kc 9s 7d 4c 8h 2s 3d
      When the cards are dealt
      And seat 1 folds
      And the round is played out
      Then 3d is dealt before the stub goes to the rack or is counted
      And the stub goes to the rack face down, unless it is counted
      And the stub is not shown

  @19:47-16.8(e)
  Rule: In any five rounds from the hand the stub is counted at least once

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

    @CS-27
    Scenario: A card set aside is counted with the others
      Given seat 1 bets $10 on the ante
      And 7d lies face up before the hands
      When a supervisor orders the stub counted
      And the cards are dealt
      And seat 1 folds
      And the round is played out
      Then the count comes to 52 cards in all
