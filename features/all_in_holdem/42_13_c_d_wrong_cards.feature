@all-in-holdem
Feature: N.J.A.C. 19:47-42.13 Irregularities (a misprint for 44.13): cards drawn or dealt by mistake

  @19:47-42.13(c) @AIH-03
  Rule: A card drawn too early and unseen is played as the next card

    Background:
      Given the cards are dealt from a manual shoe
      And seat 1 bets $10 on the ante
      And the deck runs 9s Kc 9d 7d 2c 9h 5c 4d 3c Qs 6h Jh

    Scenario: The first card leaves the shoe before the deal
      When a card is drawn too early, unseen
      And the cards are dealt
      Then seat 1 receives 9s 9d
      And the dealer receives Kc 7d

    Scenario: The card after the hands leaves the shoe before the board and is the first burn
      When the cards are dealt
      And a card is drawn too early, unseen
      And seat 1 raises
      And the round is played out
      Then the burns and the board come in this order: 2c 9h 5c 4d 3c Qs 6h Jh

  @19:47-42.13(d) @AIH-03
  Rule: A player's wrong number of cards voids that hand, the dealer's voids all hands unless it can be made up in sequence

    Background:
      Given seats 1 and 2 bet $10 on the ante

    @AIH-14 @AIH-20 @AIH-21
    Scenario Outline: Seat 1 has <cards>, which shows before it decides
      Given seat 1 bets $5 on the hole card bonus
      And seat 1 bets $5 on the final hand bonus
      And seat 1 is dealt <cards> by mistake
      When the cards are dealt
      And seat 2 raises
      And the wrong number of cards of seat 1 is noticed
      And the round goes as far as it can
      Then the hand of seat 1 is void
      And seat 1 gets every wager back and no more
      And the hand of seat 2 is not void

      Examples:
        | cards   |
        | 1 card  |
        | 3 cards |

    Scenario: Seat 1 has three cards, and nobody speaks of it before they are shown
      Given seat 1 is dealt 3 cards by mistake
      And the dealer will hold 9c 9d
      When the cards are dealt
      And seat 1 raises
      And seat 2 raises
      And the round is played out
      Then the hand of seat 1 is void

    @AIH-20 @AIH-21
    Scenario: Two red aces among three cards win nothing
      Given seat 1 bets $10 on the hole card bonus
      And seat 1 will hold Ah Ad 7c
      And seat 1 is dealt 3 cards by mistake
      When the cards are dealt
      And seat 1 raises
      And seat 2 folds
      And the wrong number of cards of seat 1 is noticed
      And the round is played out
      Then the hand of seat 1 is void
      And seat 1 gets every wager back and no more

    @AIH-14
    Scenario: The hand of the other player is played to its end
      Given seat 1 is dealt 3 cards by mistake
      And seat 2 will hold Ks Kd
      And the dealer will hold Qs 7h
      And the board would be Ac 9d 5h 4s 2c
      When the cards are dealt
      And seat 2 raises
      And the wrong number of cards of seat 1 is noticed
      And the round goes as far as it can
      Then the hand of seat 1 is void
      And the ante of seat 2 wins
      And the raise of seat 2 wins

    @AIH-20 @AIH-21
    Scenario: The dealer has three cards
      Given seat 1 bets $5 on the hole card bonus
      And the dealer is dealt 3 cards by mistake
      When the cards are dealt
      And seat 1 raises
      And the wrong number of cards of the dealer is noticed
      And the round goes as far as it can
      Then all hands are void
      And seat 1 gets every wager back and no more
      And seat 2 gets every wager back and no more

    @AIH-20
    Scenario: The dealer has three cards, and nobody speaks of it before they are shown
      Given the dealer is dealt 3 cards by mistake
      When the cards are dealt
      And seat 1 raises
      And seat 2 raises
      And the round is played out
      Then all hands are void

    @AIH-20
    Scenario: The dealer is a card short and takes the next one
      Given the cards are dealt from a manual shoe
      And the dealer is dealt 1 card by mistake
      And the deck runs 9s 4h Kc 9d 4s 7d
      When the cards are dealt
      And seat 1 raises
      And seat 2 folds
      And the wrong number of cards of the dealer is noticed
      And the round is played out
      Then the dealer receives 7d
      And no hand is void

    @AIH-20
    Scenario: The dealer is a card short and the only card has been seen
      Given the dealer is dealt 1 card by mistake
      When the cards are dealt
      And seat 1 raises
      And seat 2 raises
      And a card of the dealer is exposed
      And the wrong number of cards of the dealer is noticed
      And the round is played out
      Then all hands are void unless the dealer takes a second card

    @AIH-20 @AIH-21
    Scenario Outline: The dealer is a card short and <fault>
      Given the dealer is dealt 1 card by mistake
      And <fault>
      When the cards are dealt
      And seat 1 raises
      And seat 2 raises
      And the wrong number of cards of the dealer is noticed
      And the round is played out
      Then all hands are void
      And seat 1 gets every wager back and no more
      And seat 2 gets every wager back and no more

      Examples:
        | fault                                |
        | a card is missing from the deck      |
        | there is a card too many in the deck |
