@all-in-holdem
Feature: N.J.A.C. 19:47-42.13 Irregularities (a misprint for 44.13): cards dealt from the hand or an automated shoe

  @19:47-42.13(b) @AIH-03
  Rule: One card found face up is racked and not played, whatever the cards are dealt from

    Scenario Outline: A card lies face up among those dealt from <method>
      Given the cards are dealt from <method>
      And seat 1 bets $10 on the ante
      And 8d lies face up before the hands
      When the cards are dealt
      Then 8d goes to the rack and to nobody
      And no hand is void

      Examples:
        | method            |
        | the hand          |
        | an automated shoe |

  @19:47-42.13(c) @AIH-03
  Rule: A card drawn too early and unseen is played as the next card of the deck in hand, too

    Scenario: The first card leaves the dealer's hand before the deal
      Given the cards are dealt from the hand
      And seat 1 bets $10 on the ante
      And the deck runs 9s Kc 9d 7d 2c 9h 5c 4d 3c Qs 6h Jh
      When a card is drawn too early, unseen
      And the cards are dealt
      Then seat 1 receives 9s 9d
      And the dealer receives Kc 7d
