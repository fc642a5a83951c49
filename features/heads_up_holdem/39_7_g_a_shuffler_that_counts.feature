@heads-up-holdem
Feature: N.J.A.C. 13:69F-39.7(g) A manual shoe with a shuffler that counts

  Background:
    Given the cards are dealt from a manual shoe

  @13:69F-39.7(g)
  Rule: With a manual shoe a shuffler that counts the deck saves the count of the stub, and a deck it finds wrong leaves the table

    Background:
      Given the shuffler counts the cards

    Scenario: Every deck is counted in one way or the other
      Given one deck is used
      When 5 rounds are checked to the river and folded
      Then the shuffler counts 52 cards at least 4 times, or the stub is counted within 5 rounds

    @HUH-36
    Scenario Outline: The shuffler finds <cards> after a round
      Given 2 rounds are checked to the river and folded
      When the shuffler finds <cards> in the deck
      And seat 1 bets $25 on ante and odds
      And the cards are dealt
      Then the deck leaves the table before the next deal

      Examples:
        | cards    |
        | 51 cards |
        | 53 cards |

    Scenario: The shuffler finds 51 cards in the second of two decks
      Given two decks alternate
      And 3 rounds are checked to the river and folded
      When the shuffler finds 51 cards in deck 2
      And seat 1 bets $25 on ante and odds
      And the cards are dealt
      Then deck 2 is removed from the table between round 2 and round 4
