@heads-up-holdem
Feature: N.J.A.C. 13:69F-39.12(a) and (b) Irregularities: cards face up or drawn early

  @13:69F-39.12(a)
  Rule: One card found face up is racked and not played; with a second all hands are void and the cards are shuffled again

    Background:
      Given the cards are dealt from a manual shoe
      And seats 2 and 5 bet $10 on ante and odds

    Scenario Outline: A card lies face up before <place>
      Given 9h lies face up before <place>
      When the cards are dealt
      Then 9h goes to the rack and to nobody
      And no hand is void

      Examples:
        | place            |
        | the hands        |
        | the second cards |

    Scenario Outline: A card lies face up before <place> and the board is full without it
      Given 9h lies face up before <place>
      When the cards are dealt
      And seat 2 raises
      And seat 5 raises
      And the round is played to the end
      Then 9h goes to the rack and to nobody
      And 5 community cards are dealt
      And no hand is void

      Examples:
        | place          |
        | the board      |
        | turn and river |

    @HUH-24
    Scenario Outline: A second card lies face up before <place>
      Given seat 2 bets $5 on the pocket bonus
      And seat 2 bets $5 on the trips plus
      And 9h lies face up before the hands
      And Jd lies face up before <place>
      When the cards are dealt
      And the round goes as far as it can
      Then all hands are void
      And seat 2 gets every wager back and no more
      And seat 5 gets every wager back and no more

      Examples:
        | place            |
        | the hands        |
        | the second cards |

    @HUH-24
    Scenario Outline: Pocket aces are void when a second card lies face up before <place>
      Given seat 2 bets $5 on the pocket bonus
      And seat 2 bets $5 on the trips plus
      And seat 2 will hold Ac As
      And 9h lies face up before the second cards
      And Jd lies face up before <place>
      When the cards are dealt
      And seat 2 bets $30 on the raise, if the round goes on
      And seat 5 bets $30 on the raise, if the round goes on
      And the round is played to the end, if it goes on
      Then all hands are void
      And seat 2 gets every wager back and no more
      And seat 5 gets every wager back and no more

      Examples:
        | place          |
        | the board      |
        | turn and river |

    Scenario: The cards with two faces among them are shuffled
      Given one deck is used
      And 9h lies face up before the hands
      And Jd lies face up before the second cards
      And the cards are dealt
      When the next round begins
      And seat 2 bets $10 on ante and odds
      And the cards are dealt
      Then the deck is shuffled between round 1 and round 2

  @13:69F-39.12(b)
  Rule: A card drawn by mistake and not seen is the next card to be played

    Background:
      Given the cards are dealt from a manual shoe
      And seat 5 bets $10 on ante and odds
      And the deck runs 8s Qc 8d 3h Ah Kd 6c 5s 2d

    Scenario: The card drawn before the deal is the player's first
      When a card is drawn too early, unseen
      And the cards are dealt
      Then seat 5 receives 8s 8d
      And the dealer receives Qc 3h

    Scenario: The card drawn while the player decides is the first of the flop
      When the cards are dealt
      And a card is drawn too early, unseen
      And seat 5 raises
      And the round is played to the end
      Then the board receives Ah Kd 6c 5s 2d

    Scenario: The card drawn while the flop lies is the turn
      When the cards are dealt
      And seat 5 checks
      And the flop comes
      And a card is drawn too early, unseen
      And seat 5 checks
      And turn and river come
      Then the board receives 5s 2d
