@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:47-36.7 Dealing from a manual shoe

  Background:
    Given the cards are dealt from a manual shoe

  @19:47-36.7(a)
  Rule: A manual shoe is secured as 19:46-1.19 says and takes the deck once it is shuffled and, where due, cut

    Scenario: The shoe stays with the open table and behind a lock at other times
      When the table is looked at
      Then a manual shoe is fixed to the open table
      And a manual shoe is locked away while the table is closed

    Scenario: The deck is in the shoe when it is dealt again
      When 3 rounds are played
      Then the cards go into a manual shoe between round 1 and round 3

    Scenario: A cut comes before the shoe
      Given the cards are shuffled by hand
      And seats 4 and 5 bet $25 on the ante
      When the dealer cuts 33 cards
      And the cards are dealt
      Then the cards lie in a manual shoe only after the cut

  @19:47-36.7(b)
  Rule: No card leaves the manual shoe before the dealer has called "No more bets"

    Scenario: The call comes first and the cards come after it
      Given seats 4 and 5 bet $25 on the ante
      When the cards are dealt
      Then "No more bets" is called before any card is dealt

    Scenario: The dealer calls in the second round, too
      Given 1 rounds are played
      And seat 4 bets $25 on the ante
      When the cards are dealt
      Then "No more bets" is called before any card is dealt

  @19:47-36.7(d)
  Rule: Out of a manual shoe the players are dealt clockwise from the far left, then the dealer, and so once more

    @MTX-39
    Scenario: Two rounds of cards go to seats 1, 4 and 5 and to the dealer
      Given seats 5, 1 and 4 bet $25 on the ante
      And the deck runs Kh 7s 4c Qd Kd 7c 3s Qs
      When the cards are dealt
      Then seat 1 receives Kh Kd
      And seat 4 receives 7s 7c
      And seat 5 receives 4c 3s
      And the dealer receives Qd Qs

  @19:47-36.7(d)1
  Rule: Out of a manual shoe each player with an ante is dealt a first card, face down

    @MTX-31
    Scenario: The patron of seat 2 sits the round out and the first cards pass by
      Given seat 2 is taken
      And seats 5, 1 and 4 bet $25 on the ante
      And the deck runs Kh 7s 4c Qd Kd 7c 3s Qs
      When the cards are dealt
      Then seat 1 receives Kh, face down
      And seat 4 receives 7s, face down
      And seat 5 receives 4c, face down
      And seat 2 receives no card

  @19:47-36.7(d)2
  Rule: Out of a manual shoe the dealer is dealt a first card, face down beneath a cover card

    Scenario: The dealer's first card follows those of three players
      Given seats 5, 1 and 4 bet $25 on the ante
      And the deck runs Kh 7s 4c Qd Kd 7c 3s Qs
      When the cards are dealt
      Then the dealer receives Qd, face down and covered

  @19:47-36.7(d)3
  Rule: Out of a manual shoe each player with an ante is dealt a second card, face down

    @MTX-31
    Scenario: The patron of seat 2 sits the round out and the second cards pass by
      Given seat 2 is taken
      And seats 5, 1 and 4 bet $25 on the ante
      And the deck runs Kh 7s 4c Qd Kd 7c 3s Qs
      When the cards are dealt
      Then seat 1 receives Kd, face down
      And seat 4 receives 7c, face down
      And seat 5 receives 3s, face down
      And seat 2 receives no card

  @19:47-36.7(d)4
  Rule: Out of a manual shoe the dealer is dealt a second card, face down beneath the cover card

    Scenario: The dealer's second card is the last of the deal
      Given seats 5, 1 and 4 bet $25 on the ante
      And the deck runs Kh 7s 4c Qd Kd 7c 3s Qs
      When the cards are dealt
      Then the dealer receives Qs, face down and covered

  @19:47-36.7(e)
  Rule: When hole cards and community cards are out, the stub goes from the manual shoe to the rack and nobody sees it

    Scenario: The stub goes to the rack once the river is out
      Given seat 4 bets $25 on the ante
      And the board will be Kc 8h 2s
      When the cards are dealt
      And the round is played out by seat 4
      Then the last community card is dealt before the stub goes to the rack
      And the stub goes to the rack face down
      And the stub is not shown
