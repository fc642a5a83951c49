@heads-up-holdem
Feature: N.J.A.C. 13:69F-39.8 Dealing from the hand

  Background:
    Given the cards are dealt from the hand

  @13:69F-39.8(a)
  Rule: A licensee may have the cards dealt from the hand, and then no shoe gives them

    Scenario: The dealer holds the deck and deals from it
      Given seat 6 bets $5 on ante and odds
      When the cards are dealt
      Then the hands come from the hand

  @13:69F-39.8(b)1
  Rule: Whoever deals from the hand has a device shuffle

    Scenario: A shuffler stands at the table
      Given the table is looked at
      Then there is a shuffler on the table

    Scenario: The dealer may shuffle only when a shoe gives the cards
      Given one deck is used
      And seat 6 is taken
      When a supervisor tries to order shuffling by hand
      And a supervisor orders dealing from a manual shoe
      And a supervisor orders shuffling by hand
      Then the attempt is refused

  @13:69F-39.8(b)3
  Rule: The dealer calls "No more bets", then takes each card off the top and puts it face down

    Scenario: The call comes before the first card leaves the hand
      Given seat 6 bets $5 on ante and odds
      When the cards are dealt
      Then "No more bets" is called before any card is dealt

    Scenario: The call is not forgotten in the second round
      Given 1 rounds are checked to the river and folded
      And seat 6 bets $5 on ante and odds
      When the cards are dealt
      Then "No more bets" is called before any card is dealt

    @HUH-29
    Scenario: The top of the deck is dealt, card by card and face down
      Given seat 6 bets $5 on ante and odds
      And the deck runs 5h Ks 8c 8h
      When the cards are dealt
      Then the cards come in this order: 5h Ks 8c 8h
      And seat 6 receives 5h 8c, face down

  @13:69F-39.8(c)
  Rule: The hand serves the players clockwise from the dealer's far left, then the dealer, and all of them again

    @HUH-09 @HUH-44
    Scenario: Seats 2, 3 and 6 are served in turn, whoever bet first
      Given seats 6, 3 and 2 bet $5 on ante and odds
      And the deck runs 5h Ks 8c Qd 5c Jd 8h 3s
      When the cards are dealt
      Then seat 2 receives 5h 5c
      And seat 3 receives Ks Jd
      And seat 6 receives 8c 8h
      And the dealer receives Qd 3s

  @13:69F-39.8(c)1
  Rule: From the hand everyone with ante and odds wager gets a first card, face down

    @HUH-44
    Scenario: Two first cards are dealt past seat 5, which has no wager
      Given seats 3 and 6 bet $5 on ante and odds
      And seat 5 is taken
      And the deck runs 5h Ks Qd 5c Jd 3s
      When the cards are dealt
      Then seat 3 receives 5h, face down
      And seat 6 receives Ks, face down
      And seat 5 receives no card

  @13:69F-39.8(c)2
  Rule: From the hand the dealer gets a first card, face down and under a cover card

    Scenario: The third of six cards is covered
      Given seats 3 and 6 bet $5 on ante and odds
      And the deck runs 5h Ks Qd 5c Jd 3s
      When the cards are dealt
      Then the dealer receives Qd, face down and covered

  @13:69F-39.8(c)3
  Rule: From the hand everyone with ante and odds wager gets a second card, face down

    @HUH-44
    Scenario: Two second cards are dealt past seat 5, which has no wager
      Given seats 3 and 6 bet $5 on ante and odds
      And seat 5 is taken
      And the deck runs 5h Ks Qd 5c Jd 3s
      When the cards are dealt
      Then seat 3 receives 5c, face down
      And seat 6 receives Jd, face down
      And seat 5 receives no card

  @13:69F-39.8(c)4
  Rule: From the hand the dealer gets a second card, face down and under a cover card

    Scenario: The last of six cards is covered
      Given seats 3 and 6 bet $5 on ante and odds
      And the deck runs 5h Ks Qd 5c Jd 3s
      When the cards are dealt
      Then the dealer receives 3s, face down and covered
