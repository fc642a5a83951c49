@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:47-36.12 Irregularities: cards dealt from the hand or an automated shoe

  @19:47-36.12(b)
  Rule: One card found face up is racked and not played, whatever the cards are dealt from

    Scenario Outline: A card lies face up among those dealt from <method>
      Given the cards are dealt from <method>
      And seat 3 bets $20 on the ante
      And Jd lies face up before the hands
      When the cards are dealt
      Then Jd goes to the rack and to nobody
      And no hand is void

      Examples:
        | method            |
        | the hand          |
        | an automated shoe |

    @MTX-13
    Scenario Outline: Two cards lie face up among those dealt from <method>
      Given the cards are dealt from <method>
      And seat 3 bets $20 on the ante
      And Jd lies face up before the hands
      And 6c lies face up before the board
      When the cards are dealt
      And seat 3 bets $20 on the flop
      And the flop comes
      And the round goes as far as it can
      Then all hands are void
      And seat 3 gets every wager back and no more

      Examples:
        | method            |
        | the hand          |
        | an automated shoe |

  @19:47-36.12(c)
  Rule: A card drawn by mistake and not seen is played as the next card, whatever the cards are dealt from

    Scenario: The first card leaves the dealer's hand before the deal
      Given the cards are dealt from the hand
      And seat 3 bets $20 on the ante
      And the deck runs Qh 5c Qs 9d 2c 7h Jc 4d Tc
      When a card is drawn too early, unseen
      And the cards are dealt
      Then seat 3 receives Qh Qs
      And the dealer receives 5c 9d

    Scenario: After the stacks of an automated shoe the card that slips out is burned
      Given the cards are dealt from an automated shoe
      And seat 3 bets $20 on the ante
      And the deck runs Qh 5c Qs 9d 2c 7h Jc 4d Tc
      When the cards are dealt
      And a card is drawn too early, unseen
      And the round is played out by seat 3
      Then 2c is burned before 7h is dealt
      And the board receives 7h Jc Tc
