@all-in-holdem
Feature: N.J.A.C. 19:47-44.10(d) When the dealer does not call

  @19:47-44.10(d)
  Rule: A dealer who does not call pays antes, gives raises back, settles hole card bonuses and deals only for bonuses

    Scenario: The ante is paid 1 to 1 and the raise goes back
      Given seat 1 bets $10 on the ante
      And the dealer will hold 8c 2d
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then seat 1 is paid $10 on the ante
      And seat 1 gets $30 back from the raise
      And seat 1 is paid nothing on the raise
      And nothing of seat 1 is collected from the raise

    Scenario: Two suited cards win the hole card bonus
      Given seat 1 bets $10 on the ante
      And seat 1 bets $5 on the hole card bonus
      And seat 1 will hold As 4s
      And the dealer will hold 8c 2d
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then seat 1 is paid at least $5 on the hole card bonus

    @AIH-34
    Scenario: A king and a seven of two suits lose the hole card bonus
      Given seat 1 bets $10 on the ante
      And seat 1 bets $5 on the hole card bonus
      And seat 1 will hold Kh 7d
      And the dealer will hold 8c 2d
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then $5 of seat 1 is collected from the hole card bonus

    Scenario: Cards go to the rack, but not those that wait for the board
      Given seat 1 bets $10 on the ante
      And seat 2 bets $10 on the ante
      And seat 2 bets $5 on the final hand bonus
      And the dealer will hold 8c 2d
      And the board will be Kh Jd 9c 4s 3h
      When the cards are dealt
      And seat 1 raises
      And seat 2 raises
      And the round is played out
      Then the cards of seat 1 go to the rack before any community card is dealt
      And the cards of seat 2 stay until the board is dealt

    Scenario: All but the final hand bonus is settled before the board
      Given seat 1 bets $10 on the ante
      And seat 1 bets $5 on the hole card bonus
      And seat 1 bets $5 on the final hand bonus
      And seat 1 will hold As 4s
      And the dealer will hold 8c 2d
      And the board will be Kh Jd 9c 4h 3h
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then seat 1 is paid on the ante before any community card is dealt
      And the raise of seat 1 goes back before any community card is dealt
      And seat 1 is paid on the hole card bonus before any community card is dealt

    Scenario: The players follow counterclockwise from the dealer's right
      Given seat 1 bets $10 on the ante
      And seat 2 bets $10 on the ante
      And seat 3 bets $10 on the ante
      And seat 1 bets $5 on the hole card bonus
      And seat 2 bets $5 on the hole card bonus
      And seat 3 bets $5 on the hole card bonus
      And the dealer will hold 8c 2d
      When the cards are dealt
      And seat 1 raises
      And seat 2 raises
      And seat 3 raises
      And the round is played out
      Then the ante of seats 3, 2 and 1 is settled in that order
      And the raise of seats 3, 2 and 1 goes back in that order
      And the hole card bonus of seats 3, 2 and 1 is settled in that order

    @AIH-12
    Scenario: The ante of a player who folded stays lost, and the hole card bonus stays settled
      Given seat 1 bets $10 on the ante
      And seat 1 bets $5 on the hole card bonus
      And seat 2 bets $10 on the ante
      And seat 1 will hold 9s 4s
      And the dealer will hold 8c 2d
      When the cards are dealt
      And seat 1 folds
      And seat 2 raises
      And the round is played out
      Then seat 1 is paid nothing on the ante
      And the hole card bonus of seat 1 is settled once
      And seat 2 is paid $10 on the ante

    Scenario: The board is dealt for a player who raised and has a final hand bonus
      Given seat 1 bets $10 on the ante
      And seat 1 bets $5 on the final hand bonus
      And the dealer will hold 8c 2d
      And the board would be Kh Jd 9c 4s 3h
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then 5 community cards are dealt

    @AIH-11
    Scenario: The board is dealt for a player who folded and has a final hand bonus
      Given seat 1 bets $10 on the ante
      And seat 1 bets $5 on the final hand bonus
      And seat 1 will hold Ks 4d
      And the dealer will hold 3d 2c
      And the board would be 7c 7d 7h Qs 2h
      When the cards are dealt
      And seat 1 folds
      And the round is played out
      Then 5 community cards are dealt

    @AIH-40
    Scenario Outline: A board with <board>, on which the player would <result>, changes nothing about ante and raise
      Given seat 1 bets $10 on the ante
      And seat 1 bets $5 on the final hand bonus
      And seat 1 will hold Ks Qd
      And the dealer will hold 3d 2c
      And the board will be <board>
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then seat 1 is paid $10 on the ante
      And nothing of seat 1 is collected from the ante
      And seat 1 gets $30 back from the raise
      And seat 1 is paid nothing on the raise

      Examples:
        | board          | result |
        | Kh 9s 7d 4c 2h | win    |
        | Jh 9s 7d 2s 2h | lose   |
