@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:47-36.8 Dealing from the hand

  Background:
    Given the cards are dealt from the hand

  @19:47-36.8(a)
  Rule: A licensee may let its dealers deal from the hand, and then no shoe is used

    Scenario: Seat 6 is dealt to without a shoe
      Given seat 6 bets $25 on the ante
      When the cards are dealt
      Then the hands come from the hand

  @19:47-36.8(b)1
  Rule: Who deals from the hand has a device shuffle the cards

    @MTX-42
    Scenario: A shuffler is there although there is no shoe
      When the table is looked at
      Then there is a shuffler on the table

    @MTX-42
    Scenario: The dealer may shuffle only where the cards go into a shoe
      Given one deck is used
      And seat 6 is taken
      When a supervisor tries to order shuffling by hand
      And a supervisor orders dealing from a manual shoe
      And a supervisor orders shuffling by hand
      Then the attempt is refused

  @19:47-36.8(b)3
  Rule: "No more bets" is called, and then each card is taken off the top and laid face down

    Scenario: No card leaves the hand before the call
      Given seat 6 bets $25 on the ante
      When the cards are dealt
      Then "No more bets" is called before any card is dealt

    Scenario: The dealer calls in the second round, too
      Given 1 rounds are played
      And seat 6 bets $25 on the ante
      When the cards are dealt
      Then "No more bets" is called before any card is dealt

    Scenario: Four cards are drawn as they lie and nobody sees their faces
      Given seat 6 bets $25 on the ante
      And the deck runs 9d 2h 9s Jc
      When the cards are dealt
      Then the cards come in this order: 9d 2h 9s Jc
      And seat 6 receives 9d 9s, face down
      And the dealer receives 2h Jc, face down

  @19:47-36.8(c)
  Rule: From the hand, too, the players are dealt clockwise from the far left, then the dealer, and so once more

    @MTX-39
    Scenario: Two rounds of cards go to seats 3 and 6 and to the dealer
      Given seats 6 and 3 bet $25 on the ante
      And the deck runs 5h Td 2c 5s Ts Ac
      When the cards are dealt
      Then seat 3 receives 5h 5s
      And seat 6 receives Td Ts
      And the dealer receives 2c Ac

  @19:47-36.8(c)1
  Rule: From the hand each player with an ante is dealt a first card, face down

    @MTX-31
    Scenario: The first cards go to seats 3 and 6 and the patron between them gets none
      Given seat 4 is taken
      And seats 6 and 3 bet $25 on the ante
      And the deck runs 5h Td 2c 5s Ts Ac
      When the cards are dealt
      Then seat 3 receives 5h, face down
      And seat 6 receives Td, face down
      And seat 4 receives no card

  @19:47-36.8(c)2
  Rule: From the hand the dealer is dealt a first card, face down beneath a cover card

    Scenario: The third card is the dealer's
      Given seats 6 and 3 bet $25 on the ante
      And the deck runs 5h Td 2c 5s Ts Ac
      When the cards are dealt
      Then the dealer receives 2c, face down and covered

  @19:47-36.8(c)3
  Rule: From the hand each player with an ante is dealt a second card, face down

    @MTX-31
    Scenario: The second cards go to seats 3 and 6 and the patron between them gets none
      Given seat 4 is taken
      And seats 6 and 3 bet $25 on the ante
      And the deck runs 5h Td 2c 5s Ts Ac
      When the cards are dealt
      Then seat 3 receives 5s, face down
      And seat 6 receives Ts, face down
      And seat 4 receives no card

  @19:47-36.8(c)4
  Rule: From the hand the dealer is dealt a second card, face down beneath the cover card

    Scenario: The sixth card is the dealer's
      Given seats 6 and 3 bet $25 on the ante
      And the deck runs 5h Td 2c 5s Ts Ac
      When the cards are dealt
      Then the dealer receives Ac, face down and covered
