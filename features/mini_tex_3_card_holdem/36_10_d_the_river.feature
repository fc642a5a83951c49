@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:47-36.10(d) The river

  @19:47-36.10(d)
  Rule: When all have made the river wager or folded, one card is burned face down and one turned up in the area for community cards

    Scenario: The third community card waits for the last player
      Given seats 3 and 5 bet $10 on the ante
      And the cards are dealt
      And seats 3 and 5 bet $10 on the flop
      And the flop comes
      And seat 3 bets $10 on the river
      When the dealer tries to go on
      And seat 5 folds
      Then the dealer does not go on yet

    @MTX-29
    Scenario: The next card is burned and the one after it is the river
      Given seat 1 bets $10 on the ante
      And the deck runs Kc 4d Qh As 5c 9d 8s 7h 6c Jd 3s
      When the cards are dealt
      And seat 1 bets $10 on the flop
      And the flop comes
      And seat 1 bets $10 on the river
      And the river comes
      Then 7h are burned face down
      And 7h is burned before 6c is dealt
      And the board is 6c, face up
      And 3 community cards are dealt
