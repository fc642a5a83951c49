@heads-up-holdem
Feature: N.J.A.C. 13:69F-39.7 Dealing from a manual shoe

  Background:
    Given the cards are dealt from a manual shoe

  @13:69F-39.7(a)
  Rule: There is a manual shoe, and the shuffled and stacked deck goes into it to be dealt from it

    Scenario: The shoe stands on the table
      Given the table is looked at
      Then there is a manual shoe on the table

    Scenario: The hands come out of the shoe
      Given seat 3 bets $25 on ante and odds
      When the cards are dealt
      Then the hands come from a manual shoe

    Scenario: The shoe holds the deck again before it is dealt again
      When 3 rounds are checked to the river and folded
      Then the cards go into a manual shoe between round 1 and round 3

    Scenario: What the dealer has shuffled is cut first and put into the shoe then
      Given the cards are shuffled by hand
      And seat 3 bets $25 on ante and odds
      When the dealer cuts 30 cards
      And the cards are dealt
      Then the cards lie in a manual shoe only after the cut

  @13:69F-39.7(b)
  Rule: "No more bets" is called before a card leaves the manual shoe

    Scenario: Three players hear the call before they have a card
      Given seats 1, 3 and 5 bet $25 on ante and odds
      When the cards are dealt
      Then "No more bets" is called before any card is dealt

    Scenario: The call is not forgotten in the second round
      Given 1 rounds are checked to the river and folded
      And seat 3 bets $25 on ante and odds
      When the cards are dealt
      Then "No more bets" is called before any card is dealt

  @13:69F-39.7(d)
  Rule: The manual shoe serves the players clockwise from the dealer's far left, then the dealer, and all of them again

    @HUH-09 @HUH-44
    Scenario: Seats 1, 3 and 5 and the dealer are served twice, and no community card comes between
      Given seats 5, 1 and 3 bet $25 on ante and odds
      And seat 2 is taken
      And the deck runs Kh 7c 4s Td Ac 7d 9s 2h
      When the cards are dealt
      Then seat 1 receives Kh Ac
      And seat 3 receives 7c 7d
      And seat 5 receives 4s 9s
      And the dealer receives Td 2h

  @13:69F-39.7(d)1
  Rule: From the manual shoe everyone with ante and odds wager gets a first card, face down

    @HUH-44
    Scenario: The first cards of the deck go to two players, and seat 2 watches
      Given seats 1 and 4 bet $25 on ante and odds
      And seat 2 is taken
      And the deck runs Kh 7c Td Ac 7d 2h
      When the cards are dealt
      Then seat 1 receives Kh, face down
      And seat 4 receives 7c, face down
      And seat 2 receives no card

  @13:69F-39.7(d)2
  Rule: From the manual shoe the dealer gets a first card, face down and under a cover card

    Scenario: The card after the first pass is the dealer's
      Given seats 1 and 4 bet $25 on ante and odds
      And the deck runs Kh 7c Td Ac 7d 2h
      When the cards are dealt
      Then the dealer receives Td, face down and covered

  @13:69F-39.7(d)3
  Rule: From the manual shoe everyone with ante and odds wager gets a second card, face down

    @HUH-44
    Scenario: The second pass goes to the same two players
      Given seats 1 and 4 bet $25 on ante and odds
      And seat 2 is taken
      And the deck runs Kh 7c Td Ac 7d 2h
      When the cards are dealt
      Then seat 1 receives Ac, face down
      And seat 4 receives 7d, face down
      And seat 2 receives no card

  @13:69F-39.7(d)4
  Rule: From the manual shoe the dealer gets a second card, face down and under a cover card

    Scenario: The last card of the deal is the dealer's
      Given seats 1 and 4 bet $25 on ante and odds
      And the deck runs Kh 7c Td Ac 7d 2h
      When the cards are dealt
      Then the dealer receives 2h, face down and covered
