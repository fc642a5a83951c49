@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:47-36.12 Irregularities: a card of the dealer is seen

  @19:47-36.12(a)
  Rule: A dealer card seen before the last flop, river or play decision voids all hands, yet pocket poker is settled

    Background:
      Given seats 2 and 5 bet $20 on the ante

    @MTX-13
    Scenario: The card is seen before anybody has decided on the flop wager
      When the cards are dealt
      And a card of the dealer is exposed
      And the round goes as far as it can
      Then all hands are void
      And seat 2 gets every wager back and no more
      And seat 5 gets every wager back and no more

    @MTX-13
    Scenario: The card is seen while seat 5 has still to decide on the flop wager
      When the cards are dealt
      And seat 2 bets $20 on the flop
      And a card of the dealer is exposed
      And the round goes as far as it can
      Then all hands are void
      And seat 2 gets every wager back and no more
      And seat 5 gets every wager back and no more

    @MTX-12 @MTX-13
    Scenario: The card is seen when the flop wagers lie and the flop is to come
      When the cards are dealt
      And seats 2 and 5 bet $20 on the flop
      And a card of the dealer is exposed
      And the round goes as far as it can
      Then all hands are void
      And seat 2 gets every wager back and no more
      And seat 5 gets every wager back and no more

    @MTX-12 @MTX-13
    Scenario: The card is seen before the river decisions, when seat 2 has folded
      When the cards are dealt
      And seat 2 folds
      And seat 5 bets $20 on the flop
      And the flop comes
      And a card of the dealer is exposed
      And the round goes as far as it can
      Then all hands are void
      And seat 5 gets every wager back and no more

    @MTX-12 @MTX-13
    Scenario: The card is seen while seat 5 has still to decide on the play wager
      When the cards are dealt
      And seats 2 and 5 bet $20 on the flop
      And the flop comes
      And seats 2 and 5 bet $20 on the river
      And the river comes
      And seat 2 bets $40 on the play
      And a card of the dealer is exposed
      And the round goes as far as it can
      Then all hands are void
      And seat 2 gets every wager back and no more
      And seat 5 gets every wager back and no more

    @MTX-12
    Scenario: The card is seen after the last play decision and changes nothing
      Given seat 5 will hold Kh 4d
      And the dealer will hold 9c 5h
      And the board will be Ks 2d 8c
      When the cards are dealt
      And seat 2 folds
      And seat 5 bets $20 on the flop
      And the flop comes
      And seat 5 bets $20 on the river
      And the river comes
      And seat 5 bets $40 on the play
      And a card of the dealer is exposed, if the round is not over
      And the round is played out
      Then no hand is void
      And the dealer shows 9c 5h
      And the ante of seat 5 wins

    Scenario: Pocket poker is settled although the hands are void before the flop
      Given seats 2 and 5 bet $5 on the pocket poker
      And seat 2 will hold As Ks
      And seat 5 will hold 9d 4c
      When the cards are dealt
      And a card of the dealer is exposed
      And the round goes as far as it can
      Then all hands are void
      And seat 2 gets $20 back from the ante
      And seat 2 is paid at least $125 on the pocket poker
      And the pocket poker of seat 5 loses

    Scenario: Pocket poker is settled although the hands are void after the flop
      Given seats 2 and 5 bet $5 on the pocket poker
      And seat 2 will hold Ah Ad
      And seat 5 will hold 9d 4c
      When the cards are dealt
      And seats 2 and 5 bet $20 on the flop
      And the flop comes
      And a card of the dealer is exposed
      And the round goes as far as it can
      Then all hands are void
      And seat 2 gets $20 back from the flop
      And seat 2 is paid at least $100 on the pocket poker
      And the pocket poker of seat 5 loses

    Scenario: Pocket poker is settled although the hands are void after the river
      Given seats 2 and 5 bet $5 on the pocket poker
      And seat 2 will hold Jh Jd
      And seat 5 will hold 9d 4c
      When the cards are dealt
      And seats 2 and 5 bet $20 on the flop
      And the flop comes
      And seats 2 and 5 bet $20 on the river
      And the river comes
      And a card of the dealer is exposed
      And the round goes as far as it can
      Then all hands are void
      And seat 2 gets $20 back from the river
      And seat 2 is paid at least $10 on the pocket poker
      And the pocket poker of seat 5 loses

    @MTX-13
    Scenario: Pocket poker of a player who has folded is settled although the hands are void
      Given seat 2 bets $5 on the pocket poker
      And seat 2 will hold Ah Ad
      When the cards are dealt
      And seat 2 folds
      And a card of the dealer is exposed
      And the round goes as far as it can
      Then seat 2 is paid at least $100 on the pocket poker

    @MTX-13 @MTX-24
    Scenario: The dealer's first card turns over before the second cards are dealt
      Given the cards are dealt from a manual shoe
      And the dealer's first card is exposed as it is dealt
      When the cards are dealt
      And the round goes as far as it can
      Then all hands are void
      And seat 2 gets every wager back and no more
      And seat 5 gets every wager back and no more
