@heads-up-holdem
Feature: N.J.A.C. 13:69F-39.12(a) and (b) Irregularities with cards dealt from the hand or an automated shoe

  @13:69F-39.12(a)
  Rule: One card found face up is racked and not played, and a second voids all hands, whatever the cards are dealt from

    Scenario Outline: A card lies face up before the hands dealt from <method>
      Given the cards are dealt from <method>
      And seats 1 and 3 bet $15 on ante and odds
      And 9h lies face up before the hands
      When the cards are dealt
      Then 9h goes to the rack and to nobody
      And no hand is void

      Examples:
        | method            |
        | the hand          |
        | an automated shoe |

    Scenario: A card lies face up among the five that an automated shoe gives first
      Given the cards are dealt from an automated shoe
      And seats 1 and 3 bet $15 on ante and odds
      And 9h lies face up before the board
      When the cards are dealt
      Then 9h goes to the rack and to nobody
      And 5 community cards are dealt
      And no hand is void

    @HUH-24
    Scenario Outline: Two cards lie face up, the second before <place>, dealt from <method>
      Given the cards are dealt from <method>
      And seats 1 and 3 bet $15 on ante and odds
      And 9h lies face up before the hands
      And Jd lies face up before <place>
      When the cards are dealt
      And the round goes as far as it can
      Then all hands are void
      And seat 1 gets every wager back and no more
      And seat 3 gets every wager back and no more

      Examples:
        | method            | place              |
        | the hand          | the second cards   |
        | an automated shoe | the dealer's cards |

  @13:69F-39.12(b)
  Rule: A card drawn by mistake and not seen is the next one of the deck in hand, too

    Background:
      Given the cards are dealt from the hand
      And seat 5 bets $10 on ante and odds
      And the deck runs 8s Qc 8d 3h Ah Kd 6c 5s 2d

    Scenario: A card leaves the dealer's hand before the deal
      When a card is drawn too early, unseen
      And the cards are dealt
      Then seat 5 receives 8s 8d
      And the dealer receives Qc 3h

    Scenario: A card leaves the dealer's hand while the player decides
      When the cards are dealt
      And a card is drawn too early, unseen
      And seat 5 raises
      And the round is played to the end
      Then the board receives Ah Kd 6c 5s 2d
