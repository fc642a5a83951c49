@all-in-holdem
Feature: N.J.A.C. 19:47-44.10(e) and (f) When the dealer calls: hole cards, hole card bonuses and the board

  @19:47-44.10(e)
  Rule: When the dealer calls, each player's cards are turned up and hole card bonuses settled, from the dealer's right

    Scenario: Cards are turned up after the dealer's and before the board
      Given seat 1 bets $10 on the ante
      And the dealer will hold Qc 9d
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then the dealer's cards are shown before the cards of seat 1 are shown
      And the cards of seat 1 are shown before any community card is dealt

    Scenario: Two suited cards are paid before the board is dealt
      Given seat 1 bets $10 on the ante
      And seat 1 bets $5 on the hole card bonus
      And seat 1 will hold As 4s
      And the dealer will hold Qc 9d
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then seat 1 is paid at least $5 on the hole card bonus
      And the hole card bonus of seat 1 is settled before any community card is dealt

    @AIH-34
    Scenario: A king and a seven of two suits lose the hole card bonus to a dealer who calls
      Given seat 1 bets $10 on the ante
      And seat 1 bets $5 on the hole card bonus
      And seat 1 will hold Kh 7d
      And the dealer will hold Qc 9d
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then $5 of seat 1 is collected from the hole card bonus

    Scenario: The players are taken counterclockwise from the dealer's right
      Given seat 1 bets $10 on the ante
      And seat 2 bets $10 on the ante
      And seat 3 bets $10 on the ante
      And seat 1 bets $5 on the hole card bonus
      And seat 2 bets $5 on the hole card bonus
      And seat 3 bets $5 on the hole card bonus
      And the dealer will hold Qc 9d
      When the cards are dealt
      And seat 1 raises
      And seat 2 raises
      And seat 3 raises
      And the round is played out
      Then the cards of seats 3, 2 and 1 are shown in that order
      And the hole card bonus of seats 3, 2 and 1 is settled in that order

    @AIH-12
    Scenario: The hole card bonus of a player who folded is not settled again
      Given seat 1 bets $10 on the ante
      And seat 1 bets $5 on the hole card bonus
      And seat 2 bets $10 on the ante
      And seat 2 bets $5 on the hole card bonus
      And seat 1 will hold 9s 4s
      And seat 2 will hold As 5s
      And the dealer will hold Qc 9d
      When the cards are dealt
      And seat 1 folds
      And seat 2 raises
      And the round is played out
      Then the hole card bonus of seat 1 is settled once
      And seat 2 is paid at least $5 on the hole card bonus

  @19:47-44.10(f)
  Rule: A card is burnt and three are dealt, one is burnt and the fourth dealt, one is burnt and the fifth dealt

    Scenario: Three burns and five community cards
      Given seat 1 bets $10 on the ante
      And the dealer will hold Qc 9d
      And the burn cards would be 2h 3h 5h
      And the board would be Ad Kc 8s 7s 6d
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then the burns and the board come in this order: 2h Ad Kc 8s 3h 7s 5h 6d
      And 5 community cards are dealt

    Scenario: The board lies face up in its own area
      Given the cards are dealt from a manual shoe
      And seat 1 bets $10 on the ante
      And the dealer will hold Qc 9d
      And the board would be Ad Kc 8s 7s 6d
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then the board is Ad Kc 8s 7s 6d, face up

    Scenario: The board comes when the hole card bonus is settled
      Given seat 1 bets $10 on the ante
      And seat 1 bets $5 on the hole card bonus
      And the dealer will hold Qc 9d
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then the hole card bonus of seat 1 is settled before any community card is dealt
