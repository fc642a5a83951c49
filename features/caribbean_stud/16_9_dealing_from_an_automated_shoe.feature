@caribbean-stud
Feature: N.J.A.C. 19:47-16.9 Dealing from an automated shoe

  Background:
    Given the cards are dealt from an automated shoe

  @19:47-16.9(a)
  Rule: An automated shoe, where the licensee uses one, gives out stacks of five cards

    Scenario: The shoe belongs to the table
      Given the table is looked at
      Then the automated shoe gives stacks of 5

    Scenario: Five cards are delivered together
      Given seat 1 bets $10 on the ante
      When the cards are dealt
      Then every hand comes in stacks of 5

  @19:47-16.9(b)1
  Rule: The cards go into the automated shoe before they are dealt

    Scenario: The hands come from the shoe
      Given seat 1 bets $10 on the ante
      When the cards are dealt
      Then the hands come from an automated shoe

    Scenario: The deck is back in the shoe before it is dealt again
      When 3 rounds are played
      Then the cards go into an automated shoe between round 1 and round 3

    Scenario: A deck shuffled by hand is cut before it goes into the shoe
      Given the cards are shuffled by hand
      And seat 1 bets $10 on the ante
      When the dealer cuts 20 cards
      And the cards are dealt
      Then the cards lie in an automated shoe only after the cut

  @19:47-16.9(b)2
  Rule: "No more bets" and the lock-out come before the automated shoe gives out its first stack

    Scenario: The call comes before the shoe starts
      Given seat 1 bets $10 on the ante
      When the cards are dealt
      Then "No more bets" is called before any card is dealt

    Scenario: The lock-out button is pressed before the shoe starts
      Given seat 1 bets $10 on the ante
      When the cards are dealt
      Then the lock-out button is pressed before any card is dealt

    Scenario: In the second round, too, call and lock-out come before the shoe starts
      Given seat 1 bets $10 on the ante
      And the cards are dealt
      And seat 1 folds
      And the round is played out
      And the next round begins
      And seat 1 bets $10 on the ante
      When the cards are dealt
      Then "No more bets" is called before any card is dealt
      And the lock-out button is pressed before any card is dealt

    Scenario: After the call nothing is added to an ante
      Given seat 1 bets $10 on the ante
      When the cards are dealt
      And seat 1 tries to add $10 to the ante
      And seat 1 bets $20 on the bet
      Then the attempt is refused

    Scenario: An ante comes after the call
      Given seat 2 is taken
      And seat 1 bets $10 on the ante
      When the cards are dealt
      And seat 2 tries to bet $10 on the ante
      And seat 1 bets $20 on the bet
      Then the attempt is refused

    Scenario: A progressive wager comes after the call
      Given seat 1 bets $10 on the ante
      When the cards are dealt
      And seat 1 tries to bet $1 on the progressive
      And seat 1 bets $20 on the bet
      Then the attempt is refused

  @19:47-16.9(c)
  Rule: Stacks go face down to the bettors, clockwise from the far left, and the last one to the dealer

    Background:
      Given seats 5 and 2 bet $10 on the ante
      And seat 3 is taken
      And the deck runs 2c 5d As 3h 6s Kd 4c 7d 8h 9s Th Jc Qd 2s 3c

    Scenario: Seats 2 and 5 get a stack each and the dealer the third
      When the cards are dealt
      Then seat 2 receives 2c 5d As 3h 6s
      And seat 5 receives Kd 4c 7d 8h 9s
      And the dealer receives Th Jc Qd 2s 3c

    Scenario: Seat 3 has no wager and gets no stack
      When the cards are dealt
      Then seat 3 receives no card
      And seat 5 receives Kd 4c 7d 8h 9s

    Scenario: All stacks lie face down
      When the cards are dealt
      Then seat 2 receives 2c 5d As 3h 6s, face down
      And seat 5 receives Kd 4c 7d 8h 9s, face down
      And the dealer receives Th Jc Qd 2s 3c, face down

  @19:47-16.9(g)
  Rule: The card at the bottom of the dealer's stack is turned up before play goes on

    Scenario: The bottom card is the first or the last that left the shoe
      Given seat 1 bets $10 on the ante
      And the dealer will hold Th Jc Qd 2s 3c
      When the cards are dealt
      And seat 1 bets $20 on the bet
      And the round is played out
      Then of Th Jc Qd 2s 3c only the first or the last lies face up before seat 1 bets

    Scenario: In the second round, too, one of them is turned up
      Given seat 1 bets $10 on the ante
      And the cards are dealt
      And seat 1 folds
      And the round is played out
      And the next round begins
      And seat 1 bets $10 on the ante
      And the dealer will hold Th Jc Qd 2s 3c
      When the cards are dealt
      And seat 1 bets $20 on the bet
      And the round is played out
      Then of Th Jc Qd 2s 3c only the first or the last lies face up before seat 1 bets
