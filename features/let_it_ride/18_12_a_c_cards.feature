@let-it-ride
Feature: N.J.A.C. 19:47-18.12(a) to (c) Irregularities: cards seen, drawn or dealt by mistake

  @19:47-18.12(a) @GEN-02
  Rule: A card found face up is not used; with a second one all hands are void and the cards are reshuffled

    Scenario Outline: One card lies face up before <stage>, dealt from <method>
      Given the cards are dealt from <method>
      And seat 1 bets $10 on each of three wagers
      And 8h lies face up before <stage>
      When the cards are dealt
      And the wagers ride
      Then 8h goes to the rack and to nobody
      And no hand is void

      Examples:
        | stage     | method        |
        | the hands | a manual shoe |
        | the board | a manual shoe |
        | the hands | the hand      |
        | the board | the hand      |

    Scenario: One card lies face up in the stacks of an automated shoe
      Given the cards are dealt from an automated shoe
      And seat 1 bets $10 on each of three wagers
      And 8h lies face up before the hands
      When the cards are dealt
      And the round goes as far as it can
      Then 8h goes to the rack and to nobody

    Scenario Outline: One card in each of two rounds is no second one, dealt from <method>
      Given the cards are dealt from <method>
      And seat 1 bets $10 on each of three wagers
      And 8h lies face up before the hands
      And the cards are dealt
      And the wagers ride
      And the next round begins
      And seat 1 bets $10 on each of three wagers
      And 9h lies face up before the hands
      When the cards are dealt
      And the wagers ride
      Then 9h goes to the rack and to nobody
      And no hand is void

      Examples:
        | method        |
        | a manual shoe |
        | the hand      |

    @GEN-04
    Scenario Outline: Cards lie face up before <one> and before <two>
      Given seats 1 and 2 bet $10 on each of three wagers
      And 8h lies face up before <one>
      And 9h lies face up before <two>
      When the cards are dealt
      And the round goes as far as it can
      Then all hands are void
      And seat 1 gets every wager back and no more
      And seat 2 gets every wager back and no more

      Examples:
        | one       | two       |
        | the hands | the hands |
        | the hands | the board |

    Scenario: The cards are reshuffled
      Given one deck is used
      And seat 1 bets $10 on each of three wagers
      And 8h lies face up before the hands
      And 9h lies face up before the board
      When the cards are dealt
      And the next round begins
      And seat 1 bets $10 on each of three wagers
      And the cards are dealt
      Then the deck is shuffled between round 1 and round 2

    Scenario: One of two decks is reshuffled before it is dealt again
      Given two decks alternate
      And seat 1 bets $10 on each of three wagers
      And 8h lies face up before the hands
      And 9h lies face up before the board
      When the cards are dealt
      And the next round begins
      And 2 rounds ride to the end
      Then deck 1 is shuffled between round 1 and round 3

  @19:47-18.12(b)
  Rule: A card drawn too early and not seen is the next card

    Scenario Outline: A card is drawn from <method> before the deal
      Given the cards are dealt from <method>
      And the deck runs 7c Kd 2s 9h 4d
      And seat 1 bets $10 on each of three wagers
      When a card is drawn too early, unseen
      And the cards are dealt
      Then the cards come in this order: 7c Kd 2s 9h 4d

      Examples:
        | method        |
        | a manual shoe |
        | the hand      |

  @19:47-18.12(c) @GEN-02
  Rule: A wrong number of cards, of a player or on the board, voids all hands, and the cards are reshuffled

    Scenario Outline: <holder> is dealt <number>
      Given seats 1 and 2 bet $10 on each of three wagers
      And <holder> is dealt <number> by mistake
      When the cards are dealt
      And the wrong number of cards of <holder> is noticed
      And the round goes as far as it can
      Then all hands are void
      And seat 1 gets every wager back and no more
      And seat 2 gets every wager back and no more

      Examples:
        | holder    | number  |
        | seat 1    | 2 cards |
        | seat 2    | 4 cards |
        | the board | 1 card  |

    @LIR-14
    Scenario Outline: The board is dealt 3 cards from <method>
      Given the cards are dealt from <method>
      And seats 1 and 2 bet $10 on each of three wagers
      And the board is dealt 3 cards by mistake
      When the cards are dealt
      And the wrong number of cards of the board is noticed
      And the round goes as far as it can
      Then all hands are void
      And seat 1 gets every wager back and no more
      And seat 2 gets every wager back and no more

      Examples:
        | method        |
        | a manual shoe |
        | the hand      |

    @LIR-13
    Scenario: Seat 1 has a card too many, which is noticed when a community card has been seen
      Given seats 1 and 2 bet $10 on each of three wagers
      And seat 1 is dealt 4 cards by mistake
      When the cards are dealt
      And the dealer goes on
      And the wrong number of cards of seat 1 is noticed
      And the round goes as far as it can
      Then all hands are void
      And seat 1 gets every wager back and no more
      And seat 2 gets every wager back and no more

    Scenario Outline: <holder> has a card too many, and nobody speaks of it
      Given the cards are dealt from a manual shoe
      And seats 1 and 2 bet $10 on each of three wagers
      And <holder> is dealt <number> by mistake
      When the cards are dealt
      And the wagers ride
      Then all hands are void
      And seat 2 gets every wager back and no more

      Examples:
        | holder    | number  |
        | seat 1    | 4 cards |
        | the board | 3 cards |

    Scenario: The cards are shuffled anew
      Given one deck is used
      And seat 1 bets $10 on each of three wagers
      And seat 1 is dealt 4 cards by mistake
      When the cards are dealt
      And the wrong number of cards of seat 1 is noticed
      And the round goes as far as it can
      And the next round begins
      And seat 1 bets $10 on each of three wagers
      And the cards are dealt
      Then the deck is shuffled between round 1 and round 2

    Scenario: One of two decks is shuffled anew before it is dealt again
      Given two decks alternate
      And seat 1 bets $10 on each of three wagers
      And seat 1 is dealt 4 cards by mistake
      When the cards are dealt
      And the wrong number of cards of seat 1 is noticed
      And the round goes as far as it can
      And the next round begins
      And 2 rounds ride to the end
      Then deck 1 is shuffled between round 1 and round 3
