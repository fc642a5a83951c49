@caribbean-stud
Feature: N.J.A.C. 19:47-16.13(a) to (d) Irregularities: cards seen, drawn or dealt by mistake

  @19:47-16.13(a)
  Rule: A hole card seen before the call voids all hands

    Scenario: A hole card is seen before "No more bets"
      Given seats 1 and 2 bet $10 on the ante
      When a hole card of the dealer is exposed before the call
      And the round goes as far as it can
      Then all hands are void
      And seat 1 gets every wager back and no more
      And seat 2 gets every wager back and no more

  @19:47-16.13(b)
  Rule: One card found face up is not used; more than one voids all hands and brings a new shuffle

    Background:
      Given seats 1 and 2 bet $10 on the ante

    Scenario: One card lies face up
      Given the cards are dealt from the hand
      And 7d lies face up before the second cards
      When the cards are dealt
      Then 7d goes to the rack and to nobody
      And no hand is void

    @CS-22
    Scenario: One card lies face up in the stacks of an automated shoe
      Given the cards are dealt from an automated shoe
      And 7d lies face up before the hands
      When the cards are dealt
      Then 7d goes to the rack and to nobody

    Scenario: One card in each of two rounds is no second one
      Given the cards are dealt from the hand
      And 7d lies face up before the second cards
      And the cards are dealt
      And seat 1 folds
      And seat 2 folds
      And the round is played out
      And the next round begins
      And seat 1 bets $10 on the ante
      And Qc lies face up before the second cards
      When the cards are dealt
      Then Qc goes to the rack and to nobody
      And no hand is void

    @GEN-04
    Scenario Outline: Two cards lie face up among those dealt from <method>
      Given the cards are dealt from <method>
      And 7d lies face up before the hands
      And Qc lies face up before the hands
      When the cards are dealt
      And the round goes as far as it can
      Then all hands are void
      And seat 1 gets every wager back and no more
      And seat 2 gets every wager back and no more

      Examples:
        | method            |
        | the hand          |
        | an automated shoe |

    @GEN-04
    Scenario: Two cards lie face up at different places
      Given the cards are dealt from the hand
      And 7d lies face up before the hands
      And Qc lies face up before the second cards
      When the cards are dealt
      Then all hands are void
      And seat 1 gets every wager back and no more
      And seat 2 gets every wager back and no more

    Scenario: The cards are shuffled again before the next deal
      Given 7d lies face up before the hands
      And Qc lies face up before the hands
      When the cards are dealt
      And the next round begins
      And seat 1 bets $10 on the ante
      And the cards are dealt
      Then the deck is shuffled between round 1 and round 2

  @19:47-16.13(c)
  Rule: A card drawn by mistake and not seen is used as the next card

    Scenario: The first card leaves the deck before the deal
      Given the cards are dealt from the hand
      And seat 1 bets $10 on the ante
      And the deck runs Qs Ad Jh Kc 9s 7d 4c 8h 2s 3d
      When a card is drawn too early, unseen
      And the cards are dealt
      Then seat 1 receives Qs Jh 9s 4c 2s
      And the dealer receives Ad Kc 7d 8h 3d

  @19:47-16.13(d)
  Rule: A player's wrong number of cards voids that hand; a dealer with four is dealt the fifth, any other misdeal voids all

    Background:
      Given seats 1 and 2 bet $10 on the ante

    Scenario Outline: Seat 1 has <cards>
      Given seat 1 is dealt <cards> by mistake
      When the cards are dealt
      And the wrong number of cards of seat 1 is noticed
      And seat 2 bets $20 on the bet
      And the round goes as far as it can
      Then the hand of seat 1 is void
      And seat 1 gets every wager back and no more
      And the hand of seat 2 is not void

      Examples:
        | cards   |
        | 4 cards |
        | 6 cards |

    Scenario: Seat 1 has six cards, and nobody speaks of it before they are shown
      Given seat 1 is dealt 6 cards by mistake
      And the dealer will hold 9s 9h 9d 9c 4h
      When the cards are dealt
      And seats 1 and 2 bet $20 on the bet
      And the round is played out
      Then the hand of seat 1 is void
      And seat 1 gets every wager back and no more

    Scenario: The dealer has six cards, and nobody speaks of it before they are shown
      Given the dealer is dealt 6 cards by mistake
      When the cards are dealt
      And seats 1 and 2 bet $20 on the bet
      And the round is played out
      Then all hands are void
      And seat 1 gets every wager back and no more
      And seat 2 gets every wager back and no more

    Scenario: The hand of the other player is played to its end
      Given seat 1 is dealt 6 cards by mistake
      And seat 2 will hold 8c 7c 6c 5c 4c
      And the dealer will hold 9s 9h 9d 9c 4h
      When the cards are dealt
      And the wrong number of cards of seat 1 is noticed
      And seat 2 bets $20 on the bet
      And the round goes as far as it can
      Then the hand of seat 1 is void
      And the ante of seat 2 wins
      And the bet of seat 2 wins

    Scenario Outline: The dealer has four cards from <method> and is dealt the fifth
      Given the cards are dealt from <method>
      And the dealer is dealt 4 cards by mistake
      When the cards are dealt
      And seat 1 bets $20 on the bet
      And seat 2 folds
      And the wrong number of cards of the dealer is noticed
      And the round is played out
      Then the dealer receives 5 cards in all
      And no hand is void

      Examples:
        | method            |
        | the hand          |
        | an automated shoe |

    Scenario Outline: The dealer has <cards> from <method>
      Given the cards are dealt from <method>
      And the dealer is dealt <cards> by mistake
      When the cards are dealt
      And seat 1 bets $20 on the bet
      And the wrong number of cards of the dealer is noticed
      And the round goes as far as it can
      Then all hands are void
      And seat 1 gets every wager back and no more
      And seat 2 gets every wager back and no more

      Examples:
        | cards   | method            |
        | 3 cards | an automated shoe |
        | 6 cards | an automated shoe |
        | 6 cards | the hand          |

    Scenario: After a misdeal to the dealer the cards are shuffled again
      Given the dealer is dealt 6 cards by mistake
      When the cards are dealt
      And seat 1 bets $20 on the bet
      And the wrong number of cards of the dealer is noticed
      And the round goes as far as it can
      And the next round begins
      And seat 1 bets $10 on the ante
      And the cards are dealt
      Then the deck is shuffled between round 1 and round 2
