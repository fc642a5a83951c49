@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:47-36.12 Irregularities: cards drawn or dealt by mistake

  @19:47-36.12(c)
  Rule: A card drawn by mistake and not seen is played as the next card

    Background:
      Given seat 3 bets $20 on the ante
      And the deck runs Qh 5c Qs 9d 2c 7h Jc 4d Tc

    Scenario: A card slips out of the shoe before the deal
      Given the cards are dealt from a manual shoe
      When a card is drawn too early, unseen
      And the cards are dealt
      Then seat 3 receives Qh Qs
      And the dealer receives 5c 9d

    Scenario: The card that slips out before the flop is burned, and the flop and the river are those that follow
      When the cards are dealt
      And a card is drawn too early, unseen
      And the round is played out by seat 3
      Then 2c is burned before 7h is dealt
      And the board receives 7h Jc Tc

  @19:47-36.12(d)
  Rule: A wrong number of cards voids a player's hand, or all hands if it is the dealer's and cannot be made up unseen

    Background:
      Given seat 3 bets $20 on the ante

    @MTX-13 @MTX-14
    Scenario Outline: Seat 3 plays alone, has <cards> and says so before the flop wager
      Given seat 3 bets $10 on the pocket poker
      And seat 3 is dealt <cards> by mistake
      When the cards are dealt
      And the wrong number of cards of seat 3 is noticed
      And the round goes as far as it can
      Then all hands are void
      And seat 3 gets every wager back and no more

      Examples:
        | cards   |
        | 1 card  |
        | 3 cards |

    @MTX-13 @MTX-41
    Scenario: Two aces among three cards bring nothing on pocket poker
      Given seat 3 bets $10 on the pocket poker
      And seat 3 will hold As Ah 7c
      And seat 3 is dealt 3 cards by mistake
      When the cards are dealt
      And seat 3 bets $20 on the flop
      And the flop comes
      And the wrong number of cards of seat 3 is noticed
      And the round goes as far as it can
      Then all hands are void
      And seat 3 gets every wager back and no more

    @MTX-13 @MTX-14
    Scenario Outline: Seat 2 has bet on the flop when seat 3 is found with <cards>
      Given seat 2 bets $20 on the ante
      And seat 3 is dealt <cards> by mistake
      When the cards are dealt
      And seat 2 bets $20 on the flop
      And the wrong number of cards of seat 3 is noticed
      And the round goes as far as it can
      Then seat 3 gets every wager back and no more

      Examples:
        | cards   |
        | 1 card  |
        | 3 cards |

    @MTX-13 @MTX-14
    Scenario Outline: Seat 3 plays alone with <cards>, and nobody speaks of it before they are shown
      Given seat 3 is dealt <cards> by mistake
      When the cards are dealt
      And the round is played out by seat 3
      Then all hands are void
      And seat 3 gets every wager back and no more

      Examples:
        | cards   |
        | 1 card  |
        | 3 cards |

    Scenario: The dealer has three cards, and nobody speaks of it before they are shown
      Given the dealer is dealt 3 cards by mistake
      When the cards are dealt
      And the round is played out by seat 3
      Then all hands are void

    @MTX-14
    Scenario: The cards are shuffled again after seat 3 had three of them
      Given one deck is used
      And seat 3 is dealt 3 cards by mistake
      And the cards are dealt
      And the wrong number of cards of seat 3 is noticed
      And the round is played to the end
      When the next round begins
      And seat 3 bets $20 on the ante
      And the cards are dealt
      Then the deck is shuffled between round 1 and round 2

    @MTX-13 @MTX-41
    Scenario: The dealer has three cards, which cannot be made good
      Given seat 5 bets $20 on the ante
      And seat 5 bets $10 on the pocket poker
      And the dealer is dealt 3 cards by mistake
      When the cards are dealt
      And seat 3 bets $20 on the flop
      And the wrong number of cards of the dealer is noticed
      And the round goes as far as it can
      Then all hands are void
      And seat 3 gets every wager back and no more
      And seat 5 gets every wager back and no more

    @MTX-35
    Scenario: The dealer has one card and is dealt the next one
      Given the cards are dealt from a manual shoe
      And seat 5 bets $20 on the ante
      And the dealer is dealt 1 card by mistake
      And the deck runs Qh 5c 9d Qs 5h 3d 2c 7h Jc 4d Tc
      When the cards are dealt
      And seat 3 bets $20 on the flop
      And the wrong number of cards of the dealer is noticed
      And seat 5 bets $20 on the flop, if the round goes on
      And the round goes as far as it can
      Then the dealer receives 9d 3d
      And no hand is void

    @MTX-41
    Scenario: The dealer has one card, which everybody has seen along with the board
      Given the dealer is dealt 1 card by mistake
      When the cards are dealt
      And seat 3 bets $20 on the flop
      And the flop comes
      And seat 3 bets $20 on the river
      And the river comes
      And seat 3 bets $40 on the play
      And a card of the dealer is exposed, if the round is not over
      And the round goes as far as it can
      Then all hands are void unless the dealer takes a second card
