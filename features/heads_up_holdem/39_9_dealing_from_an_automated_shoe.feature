@heads-up-holdem
Feature: N.J.A.C. 13:69F-39.9 Dealing from an automated shoe

  Background:
    Given the cards are dealt from an automated shoe

  @13:69F-39.9(a)
  Rule: An automated shoe, where a licensee has one, gives out the hands in stacks of two

    @HUH-10
    Scenario: The shoe at the table makes stacks of two
      Given the table is looked at
      Then the automated shoe gives stacks of 2

  @13:69F-39.9(b)1
  Rule: Shuffled and, where that is due, cut, the cards go into the automated shoe

    Scenario: The shoe gives the hands
      Given seat 4 bets $50 on ante and odds
      When the cards are dealt
      Then the hands come from an automated shoe

    Scenario: The shoe is loaded again before it deals the same cards again
      When 3 rounds are checked to the river and folded
      Then the cards go into an automated shoe between round 1 and round 3

    Scenario: What the dealer has shuffled is cut before the shoe gets it
      Given the cards are shuffled by hand
      And seat 4 bets $50 on ante and odds
      When the dealer cuts 11 cards
      And the cards are dealt
      Then the cards lie in an automated shoe only after the cut

  @13:69F-39.9(b)2
  Rule: "No more bets" is called before the automated shoe gives its first stack

    Scenario: The call comes before even a community card
      Given seats 4 and 5 bet $50 on ante and odds
      When the cards are dealt
      Then "No more bets" is called before any card is dealt

    Scenario: The call is not forgotten in the second round
      Given 1 rounds are checked to the river and folded
      And seat 4 bets $50 on ante and odds
      When the cards are dealt
      Then "No more bets" is called before any card is dealt

  @13:69F-39.9(c)
  Rule: The board comes first, then a face-down stack of two to each player clockwise from the far left, and last the dealer's, covered

    Background:
      Given seats 4, 1 and 5 bet $50 on ante and odds
      And seat 2 is taken
      And the deck runs Ah 2d Jc 7s 7h 9c 3d Qs Ks 6c 6s Td 4c
      And the cards are dealt

    @HUH-09 @HUH-10
    Scenario: The first five cards of the deck are the board
      Then the board receives Ah 2d Jc 7s 7h
      And 5 community cards are dealt
      And the cards come in this order: Ah 2d Jc 7s 7h 9c

    @HUH-44
    Scenario: Seats 1, 4 and 5 get a stack in turn and the dealer the last one
      Then seat 1 receives 9c 3d
      And seat 4 receives Qs Ks
      And seat 5 receives 6c 6s
      And the dealer receives Td 4c

    @HUH-44
    Scenario: Seat 2 has no wager and is passed over
      Then seat 2 receives no card
      And seat 4 receives Qs Ks

    Scenario: No player's card shows, and the dealer's stack is covered
      Then seat 1 receives 9c 3d, face down
      And seat 4 receives Qs Ks, face down
      And seat 5 receives 6c 6s, face down
      And the dealer receives Td 4c, face down and covered

    Scenario: A hand is delivered in one piece
      Then every hand comes in stacks of 2
