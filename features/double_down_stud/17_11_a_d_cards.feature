@double-down-stud
Feature: N.J.A.C. 19:47-17.11(a) to (d) Irregularities: cards seen, drawn or dealt by mistake

  @19:47-17.11(a) @GEN-02
  Rule: A hole card that is seen before the second call voids all hands

    @DD-06
    Scenario: The hole card is seen while players decide
      Given seats 1 and 2 bet $25 on the original wager
      And seat 1 will hold Kc
      And the dealer will hold 3d Kd 7s 4h
      When the cards are dealt
      And seat 1 bets $25 on the double down
      And the hole card is exposed
      And the round goes as far as it can
      Then all hands are void
      And seat 1 gets every wager back and no more
      And seat 2 gets every wager back and no more

    @DD-06
    Scenario: The hole card is seen before anybody has doubled down
      Given seats 1 and 2 bet $25 on the original wager
      When the cards are dealt
      And the hole card is exposed
      And the round goes as far as it can
      Then all hands are void
      And seat 1 gets every wager back and no more
      And seat 2 gets every wager back and no more

    Scenario: The hole card is seen as it is dealt
      Given seats 1 and 2 bet $25 on the original wager
      And the dealer's first card is exposed as it is dealt
      When the cards are dealt
      And the round goes as far as it can
      Then all hands are void
      And seat 1 gets every wager back and no more
      And seat 2 gets every wager back and no more

  @19:47-17.11(b) @GEN-02
  Rule: A card found face up is not used; with a second one all hands are void and the cards are reshuffled

    Scenario Outline: One card lies face up before <stage>, dealt from <method>
      Given the cards are dealt from <method>
      And seat 1 bets $25 on the original wager
      And 8h lies face up before <stage>
      When the cards are dealt
      And the round is played out
      Then 8h goes to the rack and to nobody
      And no hand is void

      Examples:
        | stage              | method        |
        | the hands          | the hand      |
        | the dealer's cards | the hand      |
        | the hands          | a manual shoe |
        | the dealer's cards | a manual shoe |

    Scenario: One card in each of two rounds is no second one
      Given seat 1 bets $25 on the original wager
      And 8h lies face up before the hands
      And the cards are dealt
      And the round is played out
      And the next round begins
      And seat 1 bets $25 on the original wager
      And 9h lies face up before the hands
      When the cards are dealt
      And the round is played out
      Then 9h goes to the rack and to nobody
      And no hand is void

    @GEN-04
    Scenario Outline: Cards lie face up before <one> and before <two>
      Given seats 1 and 2 bet $25 on the original wager
      And 8h lies face up before <one>
      And 9h lies face up before <two>
      When the cards are dealt
      And the round goes as far as it can
      Then all hands are void
      And seat 1 gets every wager back and no more
      And seat 2 gets every wager back and no more

      Examples:
        | one       | two                |
        | the hands | the hands          |
        | the hands | the dealer's cards |

    Scenario: The cards are reshuffled
      Given seat 1 bets $25 on the original wager
      And 8h lies face up before the hands
      And 9h lies face up before the dealer's cards
      When the cards are dealt
      And the round goes as far as it can
      And the next round begins
      And seat 1 bets $25 on the original wager
      And the cards are dealt
      Then the deck is shuffled between round 1 and round 2

  @19:47-17.11(c)
  Rule: A card drawn too early and not seen is the next card

    Scenario Outline: A card is drawn from <method> before the deal
      Given the cards are dealt from <method>
      And the deck runs 7c Kd 2s 9h 4d
      And seat 1 bets $25 on the original wager
      When a card is drawn too early, unseen
      And the cards are dealt
      Then the cards come in this order: 7c Kd 2s 9h 4d

      Examples:
        | method        |
        | the hand      |
        | a manual shoe |

  @19:47-17.11(d) @GEN-02
  Rule: A wrong number of cards, of a player or of the dealer, voids all hands, and the cards are reshuffled

    Scenario Outline: <holder> is dealt <number>
      Given seats 1 and 2 bet $25 on the original wager
      And <holder> is dealt <number> by mistake
      When the cards are dealt
      And seat 1 bets $25 on the double down
      And the wrong number of cards of <holder> is noticed
      And the round goes as far as it can
      Then all hands are void
      And seat 1 gets every wager back and no more
      And seat 2 gets every wager back and no more

      Examples:
        | holder     | number  |
        | seat 1     | 2 cards |
        | seat 2     | 0 cards |
        | the dealer | 3 cards |
        | the dealer | 5 cards |

    Scenario Outline: <holder> is dealt <number>, and nobody speaks of it
      Given seats 1 and 2 bet $25 on the original wager
      And <holder> is dealt <number> by mistake
      When the cards are dealt
      And the round goes as far as it can
      Then all hands are void
      And seat 1 gets every wager back and no more
      And seat 2 gets every wager back and no more

      Examples:
        | holder     | number  |
        | seat 1     | 2 cards |
        | the dealer | 5 cards |

    Scenario: The cards are shuffled anew
      Given seat 1 bets $25 on the original wager
      And seat 1 is dealt 2 cards by mistake
      When the cards are dealt
      And the wrong number of cards of seat 1 is noticed
      And the round goes as far as it can
      And the next round begins
      And seat 1 bets $25 on the original wager
      And the cards are dealt
      Then the deck is shuffled between round 1 and round 2
