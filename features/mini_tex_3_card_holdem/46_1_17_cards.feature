@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:46-1.17 Physical characteristics of the cards

  @19:46-1.17(a)
  Rule: A deck has 52 cards, alike in size and shape

    Background:
      When the table is looked at

    Scenario: Somebody counts the deck
      Then the deck has 52 cards

    Scenario: Somebody compares the cards of the deck
      Then all cards of the deck have one size and shape
