@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:47-36.2 Cards and the number of decks

  @19:47-36.2(a)
  Rule: The game is played with one proper deck and two cover cards, solid yellow or solid green

    Background:
      Given one deck is used
      When the table is looked at

    Scenario: One deck is enough
      Then there is 1 deck on the table

    Scenario: The one deck has the right number of cards, all alike
      Then the deck has 52 cards
      And all cards of the deck have one size and shape

    Scenario: One cover card is for the cut and one for the dealer's hand
      Then there are 2 cover cards

    Scenario: Nobody takes a cover card for a card of the deck
      Then 2 cover cards are solid yellow or solid green

  @19:47-36.2(b)
  Rule: Two decks may be used where a device shuffles them

    Scenario: A shuffler stands by for two decks
      Given two decks alternate
      When the table is looked at
      Then there is a shuffler on the table

    Scenario: Two decks are the most
      Given two decks alternate
      When the table is looked at
      Then there are at most 2 decks on the table

    Scenario: The dealer is not to shuffle two decks
      Given two decks alternate
      When a supervisor tries to order shuffling by hand
      And seats 2 and 5 bet $15 on the ante
      And the cards are dealt
      Then the attempt is refused

  @19:47-36.2(b)1
  Rule: Both of two decks are proper ones

    Scenario: Somebody counts and compares the cards of two decks
      Given two decks alternate
      When the table is looked at
      Then both decks have 52 cards of one size and shape

  @19:47-36.2(b)2
  Rule: The backs of two decks have different colours

    Scenario: Somebody lays a card of each deck side by side
      Given two decks alternate
      When the table is looked at
      Then the backs of the decks differ in colour

  @19:47-36.2(b)3
  Rule: The device shuffles one deck during the round of the other

    Scenario: Over four rounds each deck goes to the shuffler when its round is over
      Given two decks alternate
      When 4 rounds are played
      Then deck 1 is in the shuffler before round 2 is over
      And deck 2 is in the shuffler before round 3 is over
      And the device has shuffled deck 1 before round 3 is dealt
      And the device has shuffled deck 2 before round 4 is dealt

  @19:47-36.2(b)4
  Rule: Two decks take turns, round by round

    Scenario: No deck is played twice running in four rounds
      Given two decks alternate
      When 4 rounds are played
      Then round 1 is dealt from deck 1
      And round 2 is dealt from deck 2
      And round 3 is dealt from deck 1
      And round 4 is dealt from deck 2

  @19:47-36.2(b)5
  Rule: The discard rack holds cards of one deck at a time

    Scenario: A deck has left the rack before cards of the other come to it
      Given two decks alternate
      When 3 rounds are played
      Then no card of deck 2 goes to the rack while cards of deck 1 lie in it
      And no card of deck 1 goes to the rack while cards of deck 2 lie in it
