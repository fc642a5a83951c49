@heads-up-holdem
Feature: N.J.A.C. 13:69F-39.12(d) Irregularities: a card of the dealer is exposed

  @13:69F-39.12(d) @HUH-14
  Rule: A dealer card seen before the dealer shows the hand voids all hands, and the cards are shuffled again

    Background:
      Given seats 1 and 4 bet $10 on ante and odds

    @HUH-24
    Scenario: A card of the dealer is seen before the flop
      When the cards are dealt
      And a card of the dealer is exposed
      And the round goes as far as it can
      Then all hands are void
      And seat 1 gets every wager back and no more
      And seat 4 gets every wager back and no more

    @HUH-24
    Scenario: A card of the dealer is seen, and pocket aces are void with the rest
      Given seat 1 bets $5 on the pocket bonus
      And seat 4 bets $5 on the trips plus
      And seat 1 will hold As Ah
      When the cards are dealt
      And a card of the dealer is exposed
      And the round goes as far as it can
      Then all hands are void
      And seat 1 gets every wager back and no more
      And seat 4 gets every wager back and no more

    @HUH-24
    Scenario: A card of the dealer is seen on the flop
      When the cards are dealt
      And seat 1 raises
      And seat 4 checks until the flop comes
      And a card of the dealer is exposed
      And the round goes as far as it can
      Then all hands are void
      And seat 1 gets every wager back and no more
      And seat 4 gets every wager back and no more

    @HUH-24
    Scenario: A card of the dealer is seen while seat 4 has its last decision before it
      When the cards are dealt
      And seat 1 raises
      And seat 4 checks until turn and river come
      And a card of the dealer is exposed
      And the round goes as far as it can
      Then all hands are void
      And seat 1 gets every wager back and no more
      And seat 4 gets every wager back and no more

    @HUH-24 @HUH-52
    Scenario: A card of the dealer is seen when one player has folded and the other has still to decide
      When the cards are dealt
      And seats 1 and 4 check until turn and river come
      And seat 1 folds
      And a card of the dealer is exposed
      And the round goes as far as it can
      Then all hands are void
      And seat 4 gets every wager back and no more

    @HUH-24
    Scenario: A card of the dealer is seen when everybody has decided and the hand is not yet shown
      When the cards are dealt
      And seats 1 and 4 check until turn and river come
      And seat 1 bets $10 on the raise
      And seat 4 bets $10 on the raise
      And a card of the dealer is exposed
      And the round goes as far as it can
      Then all hands are void
      And seat 1 gets every wager back and no more
      And seat 4 gets every wager back and no more

    @HUH-24
    Scenario Outline: The dealer's first card turns over in the deal from <method>
      Given the cards are dealt from <method>
      And the dealer's first card is exposed as it is dealt
      When the cards are dealt
      And the round goes as far as it can
      Then all hands are void
      And seat 1 gets every wager back and no more
      And seat 4 gets every wager back and no more

      Examples:
        | method        |
        | a manual shoe |
        | the hand      |

    Scenario: The cards of which one was seen are shuffled
      Given one deck is used
      And the cards are dealt
      And a card of the dealer is exposed
      And the round goes as far as it can
      When the next round begins
      And seat 4 bets $10 on ante and odds
      And the cards are dealt
      Then the deck is shuffled between round 1 and round 2
