@let-it-ride
Feature: N.J.A.C. 19:47-18.2 Cards and decks

  @19:47-18.2(a)
  Rule: One deck of like cards, and a cover card that no back resembles

    Scenario: A single deck
      Given one deck is used
      When the table is looked at
      Then there is 1 deck on the table

    Scenario: Its cards are all there and alike
      Given the table is looked at
      Then the deck has 52 cards
      And all cards of the deck have one size and shape

    Scenario: A cover card
      Given the table is looked at
      Then there is a cover card

    Scenario: The cover card is opaque
      Given the table is looked at
      Then every cover card is opaque and of one colour

    Scenario: The cover card stands out
      Given the table is looked at
      Then no cover card has the colour of a back

  @19:47-18.2(b)
  Rule: With a shuffling device there may be a second deck

    Scenario: Two decks come with a shuffler
      Given two decks alternate
      When the table is looked at
      Then there is a shuffler on the table

    Scenario: There is no third
      Given two decks alternate
      When the table is looked at
      Then there are at most 2 decks on the table

    Scenario: Two decks are not shuffled by hand
      Given two decks alternate
      And seat 1 bets $10 on each of three wagers
      When a supervisor tries to order shuffling by hand
      And the cards are dealt
      Then the attempt is refused

  @19:47-18.2(b)1
  Rule: Each of two decks is as a single one has to be

    Scenario: Both decks are whole
      Given two decks alternate
      When the table is looked at
      Then both decks have 52 cards of one size and shape

    Scenario: The cover card stands out from both
      Given two decks alternate
      When the table is looked at
      Then no cover card has the colour of a back

  @19:47-18.2(b)2
  Rule: The backs of two decks differ in colour

    Scenario: Two colours
      Given two decks alternate
      When the table is looked at
      Then the backs of the decks differ in colour

  @19:47-18.2(b)3
  Rule: The device shuffles one deck while the other is in play

    Scenario: Four rounds while the device works
      Given two decks alternate
      When 4 rounds ride to the end
      Then deck 1 is in the shuffler before round 2 is over
      And deck 2 is in the shuffler before round 3 is over
      And the device has shuffled deck 1 before round 3 is dealt
      And deck 2 is shuffled between round 2 and round 4

  @19:47-18.2(b)4
  Rule: Two decks take turns, round by round

    Scenario: Four rounds
      Given two decks alternate
      When 4 rounds ride to the end
      Then round 1 is dealt from deck 1
      And round 2 is dealt from deck 2
      And round 3 is dealt from deck 1
      And round 4 is dealt from deck 2

  @19:47-18.2(b)5
  Rule: The rack holds cards of one deck at a time

    Scenario: A deck leaves the rack before the other comes to it
      Given two decks alternate
      When 4 rounds ride to the end
      Then no card of deck 2 goes to the rack while cards of deck 1 lie in it
      And no card of deck 1 goes to the rack while cards of deck 2 lie in it
