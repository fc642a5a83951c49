@heads-up-holdem
Feature: N.J.A.C. 13:69F-39.2 Cards and the number of decks

  @13:69F-39.2(a)
  Rule: The game has one deck of 52 like cards and an opaque cover card that stands out from them

    Background:
      Given the table is looked at

    Scenario: A single deck is on the table
      Given one deck is used
      Then there is 1 deck on the table

    Scenario: The deck is whole and its cards are alike
      Then the deck has 52 cards
      And all cards of the deck have one size and shape

    @HUH-16
    Scenario: The dealer has a cover card for the cut
      Then there is a cover card

    Scenario: Nothing shows through the cover card
      Then every cover card is opaque and of one colour

    Scenario: The cover card cannot be taken for the back of a card
      Then no cover card has the colour of a back

  @13:69F-39.2(b)
  Rule: A second deck is played only where a device shuffles

    Scenario: The second deck comes with a shuffler
      Given two decks alternate
      When the table is looked at
      Then there is a shuffler on the table

    Scenario: Two decks are the most
      Given two decks alternate
      When the table is looked at
      Then there are at most 2 decks on the table

    Scenario: The dealer may not take over the shuffling of two decks
      Given two decks alternate
      And seat 4 bets $15 on ante and odds
      When a supervisor tries to order shuffling by hand
      And the cards are dealt
      Then the attempt is refused

  @13:69F-39.2(b)1
  Rule: The second deck is as good as the first

    Scenario: Neither deck lacks a card or has an odd one
      Given two decks alternate
      When the table is looked at
      Then both decks have 52 cards of one size and shape

  @13:69F-39.2(b)2
  Rule: The backs of two decks are of different colours

    Scenario: A stray card shows by its back where it belongs
      Given two decks alternate
      When the table is looked at
      Then the backs of the decks differ in colour

  @13:69F-39.2(b)3
  Rule: One deck is in the device while the other is in play

    Scenario: Each deck is shuffled during a round of the other
      Given two decks alternate
      When 4 rounds are checked to the river and folded
      Then deck 1 is in the shuffler before round 2 is over
      And deck 2 is in the shuffler before round 3 is over
      And the device has shuffled deck 1 before round 3 is dealt
      And deck 2 is shuffled between round 2 and round 4

  @13:69F-39.2(b)4
  Rule: Two decks take turns, round by round

    Scenario: Neither deck is dealt twice running
      Given two decks alternate
      When 4 rounds are checked to the river and folded
      Then round 1 is dealt from deck 1
      And round 2 is dealt from deck 2
      And round 3 is dealt from deck 1
      And round 4 is dealt from deck 2

  @13:69F-39.2(b)5
  Rule: Only one deck at a time has cards in the discard rack

    Scenario: A deck leaves the rack before the other one comes to it
      Given two decks alternate
      When 4 rounds are checked to the river and folded
      Then no card of deck 2 goes to the rack while cards of deck 1 lie in it
      And no card of deck 1 goes to the rack while cards of deck 2 lie in it
