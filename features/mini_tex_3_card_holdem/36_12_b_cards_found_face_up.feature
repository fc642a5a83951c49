@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:47-36.12 Irregularities: cards found face up

  @19:47-36.12(b)
  Rule: One card found face up is racked; a second voids all hands and brings a new shuffle, but pocket poker stands once dealt

    Background:
      Given the cards are dealt from a manual shoe
      And seat 3 bets $20 on the ante

    Scenario Outline: A single card is found face up before <place>
      Given Jd lies face up before <place>
      When the cards are dealt
      Then Jd goes to the rack and to nobody
      And no hand is void

      Examples:
        | place            |
        | the hands        |
        | the second cards |

    Scenario: A single card is found face up at the flop
      Given Jd lies face up before the board
      And the board will be 4h 4s Tc
      When the cards are dealt
      And the round is played out by seat 3
      Then Jd goes to the rack and to nobody
      And no hand is void

    @MTX-23
    Scenario: A single card is found face up in the place of the first burn and is not the burn
      Given the deck runs As 8c Ks 9h Jd 2c 7h Qc 4d 5s
      And Jd lies face up before the board
      When the cards are dealt
      And the round is played out by seat 3
      Then Jd goes to the rack and to nobody
      And 2c is burned before 7h is dealt
      And the board receives 7h Qc 5s

    @MTX-13 @MTX-23
    Scenario Outline: Two cards are found face up, the second before <place>
      Given seat 3 bets $5 on the pocket poker
      And Jd lies face up before the hands
      And 6c lies face up before <place>
      When the cards are dealt
      And the round goes as far as it can
      Then all hands are void
      And seat 3 gets every wager back and no more

      Examples:
        | place            |
        | the hands        |
        | the second cards |

    @MTX-13 @MTX-23
    Scenario: Seat 3 has ace and king of spades, but the dealer's second card is still to come
      Given seat 3 bets $5 on the pocket poker
      And the deck runs As 8c Ks Jd 6c 7h
      And Jd lies face up before the second cards
      And 6c lies face up before the second cards
      When the cards are dealt
      And the round goes as far as it can
      Then all hands are void
      And seat 3 gets every wager back and no more

    @MTX-13
    Scenario: One card is found face up in the deal and another at the flop
      Given Jd lies face up before the hands
      And 6c lies face up before the board
      When the cards are dealt
      And seat 3 bets $20 on the flop
      And the flop comes
      And the round goes as far as it can
      Then all hands are void
      And seat 3 gets every wager back and no more

    @MTX-13 @MTX-23
    Scenario: Two cards are found face up at the flop and pocket poker is settled
      Given seat 3 bets $5 on the pocket poker
      And seat 3 will hold As Ks
      And Jd lies face up before the board
      And 6c lies face up before the board
      When the cards are dealt
      And seat 3 bets $20 on the flop
      And the flop comes
      And the round goes as far as it can
      Then all hands are void
      And seat 3 gets $20 back from the ante
      And seat 3 gets $20 back from the flop
      And seat 3 is paid at least $125 on the pocket poker

    @MTX-13
    Scenario: One card is found face up at the flop and another at the river
      Given Jd lies face up before the board
      And 6c lies face up before the river
      When the cards are dealt
      And seat 3 bets $20 on the flop
      And the flop comes
      And seat 3 bets $20 on the river
      And the river comes
      And the round goes as far as it can
      Then all hands are void
      And seat 3 gets every wager back and no more

    @MTX-13 @MTX-23
    Scenario: Two cards are found face up at the flop and pocket poker of a player who has folded is settled
      Given seat 2 bets $20 on the ante
      And seat 2 bets $5 on the pocket poker
      And seat 2 will hold As Ks
      And Jd lies face up before the board
      And 6c lies face up before the board
      When the cards are dealt
      And seat 2 folds
      And seat 3 bets $20 on the flop
      And the flop comes
      And the round goes as far as it can
      Then seat 2 is paid at least $125 on the pocket poker

    @MTX-23
    Scenario: Two cards are found face up at the flop and pocket poker is lost
      Given seat 3 bets $5 on the pocket poker
      And seat 3 will hold Kd 7s
      And Jd lies face up before the board
      And 6c lies face up before the board
      When the cards are dealt
      And seat 3 bets $20 on the flop
      And the flop comes
      And the round goes as far as it can
      Then all hands are void
      And the pocket poker of seat 3 loses

    Scenario: The cards are shuffled after two of them were found face up
      Given one deck is used
      And Jd lies face up before the hands
      And 6c lies face up before the hands
      And the cards are dealt
      And the round goes as far as it can
      When the next round begins
      And seat 3 bets $20 on the ante
      And the cards are dealt
      Then the deck is shuffled between round 1 and round 2
