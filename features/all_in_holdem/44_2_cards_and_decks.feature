@all-in-holdem
Feature: N.J.A.C. 19:47-44.2 Cards and the number of decks

  @19:47-44.2(a)
  Rule: The game has one deck of 52 like cards and two cover cards, solid yellow or solid green

    Scenario: One deck lies on the table
      Given one deck is used
      When the table is looked at
      Then there is 1 deck on the table

    Scenario: The deck is a proper one
      Given the table is looked at
      Then the deck has 52 cards
      And all cards of the deck have one size and shape

    Scenario: Two cover cards lie beside the deck
      Given the table is looked at
      Then there are 2 cover cards

    Scenario: The cover cards have a colour that shows
      Given the table is looked at
      Then 2 cover cards are solid yellow or solid green

  @19:47-44.2(b)
  Rule: A second deck is played only with a shuffling device

    Scenario: Two decks come with a shuffler
      Given two decks alternate
      When the table is looked at
      Then there is a shuffler on the table

    Scenario: There is no third deck
      Given two decks alternate
      When the table is looked at
      Then there are at most 2 decks on the table

    Scenario: Two decks cannot be shuffled by hand
      Given two decks alternate
      When a supervisor tries to order shuffling by hand
      And seat 1 bets $10 on the ante
      And the cards are dealt
      Then the attempt is refused

  @19:47-44.2(b)1
  Rule: Each of two decks is a proper one

    Scenario: Both decks are counted and compared
      Given two decks alternate
      When the table is looked at
      Then both decks have 52 cards of one size and shape

  @19:47-44.2(b)2
  Rule: Two decks can be told apart by the colour of their backs

    Scenario: The backs of two decks are compared
      Given two decks alternate
      When the table is looked at
      Then the backs of the decks differ in colour

  @19:47-44.2(b)3
  Rule: While one deck is dealt the device shuffles the other

    Scenario: Four rounds are dealt while the device works
      Given two decks alternate
      When 4 rounds are played
      Then deck 1 is in the shuffler before round 2 is over
      And deck 2 is in the shuffler before round 3 is over
      And the device has shuffled deck 1 before round 3 is dealt
      And deck 2 is shuffled between round 2 and round 4

  @19:47-44.2(b)4
  Rule: Each of two decks is used in every second round

    Scenario: The decks change places over five rounds
      Given two decks alternate
      When 5 rounds are played
      Then round 1 is dealt from deck 1
      And round 2 is dealt from deck 2
      And round 3 is dealt from deck 1
      And round 4 is dealt from deck 2
      And round 5 is dealt from deck 1

  @19:47-44.2(b)5
  Rule: The discard rack never holds cards of both decks

    Scenario: The rack is emptied before the other deck needs it
      Given two decks alternate
      When 4 rounds are played
      Then no card of deck 2 goes to the rack while cards of deck 1 lie in it
      And no card of deck 1 goes to the rack while cards of deck 2 lie in it
