@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:47-36.9 Dealing from an automated shoe

  Background:
    Given the cards are dealt from an automated shoe

  @19:47-36.9(a)
  Rule: A licensee may use an automated shoe, which then gives out stacks of two cards

    Scenario: The shoe is built for stacks of two
      When the table is looked at
      Then the automated shoe gives stacks of 2

  @19:47-36.9(b)1
  Rule: The automated shoe takes the cards once they are shuffled and, where due, cut

    Scenario: The cards are in the shoe when it deals them again
      When 3 rounds are played
      Then the cards go into an automated shoe between round 1 and round 3

    Scenario: Cards shuffled by hand are cut and then put in the shoe
      Given the cards are shuffled by hand
      And seat 2 bets $25 on the ante
      When the dealer cuts 40 cards
      And the cards are dealt
      Then the cards lie in an automated shoe only after the cut

  @19:47-36.9(b)2
  Rule: "No more bets" is called before the automated shoe gives out a stack

    Scenario: The dealer calls and the shoe begins
      Given seat 2 bets $25 on the ante
      When the cards are dealt
      Then "No more bets" is called before any card is dealt

    Scenario: The dealer calls in the second round, too
      Given 1 rounds are played
      And seat 2 bets $25 on the ante
      When the cards are dealt
      Then "No more bets" is called before any card is dealt

  @19:47-36.9(c)
  Rule: Stacks of two go face down to the antes, clockwise from the far left, and last, under a cover card, to the dealer

    Background:
      Given seat 1 is taken
      And seats 5 and 2 bet $25 on the ante
      And the deck runs 6h 6c Qd Tc As 4s
      When the cards are dealt

    @MTX-39
    Scenario: The first stack goes to seat 2, the second to seat 5 and the third to the dealer
      Then seat 2 receives 6h 6c
      And seat 5 receives Qd Tc
      And the dealer receives As 4s

    @MTX-31
    Scenario: The patron of seat 1 has no ante and the first stack passes by
      Then seat 1 receives no card
      And seat 2 receives 6h 6c

    Scenario: All stacks lie face down and a cover card on the dealer's
      Then seat 2 receives 6h 6c, face down
      And seat 5 receives Qd Tc, face down
      And the dealer receives As 4s, face down and covered

    Scenario: Both cards of a hand come together
      Then every hand comes in stacks of 2

  @19:47-36.9(d)
  Rule: The dealer takes the other cards out of the automated shoe, deals the board from the hand and racks the stub unseen

    Background:
      Given seat 2 bets $25 on the ante
      And the board will be Jd 7d 3c

    @MTX-29
    Scenario: Flop and river come from the hand
      When the cards are dealt
      And the round is played out by seat 2
      Then the board comes from the hand

    Scenario: The stub that the dealer holds goes to the rack after the river
      When the cards are dealt
      And the round is played out by seat 2
      Then the last community card is dealt before the stub goes to the rack
      And the stub goes to the rack face down
      And the stub is not shown
