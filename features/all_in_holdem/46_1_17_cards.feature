@all-in-holdem
Feature: N.J.A.C. 19:46-1.17 Physical characteristics of the cards

  @19:46-1.17(a)
  Rule: A deck has 52 cards of the same size and shape

    Scenario: The deck is counted
      Given the table is looked at
      Then the deck has 52 cards

    Scenario: The cards are laid upon each other
      Given the table is looked at
      Then all cards of the deck have one size and shape
