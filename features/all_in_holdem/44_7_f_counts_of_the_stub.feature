@all-in-holdem
Feature: N.J.A.C. 19:47-44.7(f) Counts of the stub with two decks, after an idle spell and beside a racked card

  @19:47-44.7(f)
  Rule: In any five rounds with a manual shoe the stub is counted at least once, whatever comes between

    @AIH-25
    Scenario: Ten rounds are played with two decks
      Given the cards are dealt from a manual shoe
      And two decks alternate
      When 10 rounds are played
      Then the stub is counted at least once in every 5 rounds

    @AIH-25
    Scenario: The table is idle after four rounds, and four more are played
      Given the cards are dealt from a manual shoe
      And 4 rounds are played
      And the patron of seat 1 leaves
      And the dealer goes on, if there is anything to do
      And a patron sits down at seat 1
      And the dealer goes on, if there is anything to do
      When 4 rounds are played
      Then the stub is counted at least once in every 5 rounds

  @19:47-44.7(f)1
  Rule: A card that was found face up and racked belongs to the 52

    Scenario: The count is right although a card went to the rack unplayed
      Given the cards are dealt from a manual shoe
      And seat 1 bets $10 on the ante
      And 8d lies face up before the hands
      And a supervisor orders the stub counted
      When the cards are dealt
      And seat 1 folds
      And the round is played out
      Then the count comes to 52 cards in all
