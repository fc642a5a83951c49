@all-in-holdem
Feature: N.J.A.C. 19:47-42.13 Irregularities (a misprint for 44.13): cards that are seen

  @19:47-42.13(a) @AIH-03
  Rule: A dealer card seen before the last decision voids all hands, and the bonus wagers are settled all the same

    Background:
      Given seats 1 and 2 bet $10 on the ante

    @AIH-21
    Scenario: A card of the dealer is seen before anybody has decided
      When the cards are dealt
      And a card of the dealer is exposed
      And the round goes as far as it can
      Then all hands are void
      And seat 1 gets every wager back and no more
      And seat 2 gets every wager back and no more

    @AIH-21
    Scenario: A card of the dealer is seen while the last player has still to decide
      When the cards are dealt
      And seat 1 raises
      And a card of the dealer is exposed
      And the round goes as far as it can
      Then all hands are void
      And seat 1 gets every wager back and no more
      And seat 2 gets every wager back and no more

    @AIH-17 @AIH-21
    Scenario: A card of the dealer is seen when one player has folded and the other has still to decide
      When the cards are dealt
      And seat 1 folds
      And a card of the dealer is exposed
      And the round goes as far as it can
      Then all hands are void
      And seat 2 gets every wager back and no more

    @AIH-16
    Scenario: A card of the dealer is seen after the last decision
      Given seat 2 will hold Ks Qd
      And the dealer will hold 9s 9c
      And the board would be Ah 9d 5h 4s 2c
      When the cards are dealt
      And seat 1 folds
      And seat 2 raises
      And a card of the dealer is exposed
      And the round is played out
      Then no hand is void
      And the dealer shows 9s 9c
      And the raise of seat 2 loses

    Scenario: Hole card bonuses are settled although the hands are void
      Given seat 1 bets $5 on the hole card bonus
      And seat 2 bets $5 on the hole card bonus
      And seat 1 will hold Ah Kh
      And seat 2 will hold 7d 2c
      When the cards are dealt
      And a card of the dealer is exposed
      And the round goes as far as it can
      Then all hands are void
      And seat 1 is paid at least $125 on the hole card bonus
      And the hole card bonus of seat 2 loses

    Scenario: The hole card bonus of a player who has folded is settled although the hands are void
      Given seat 1 bets $5 on the hole card bonus
      And seat 1 will hold Ah Kh
      When the cards are dealt
      And seat 1 folds
      And a card of the dealer is exposed
      And the round goes as far as it can
      Then seat 1 is paid at least $125 on the hole card bonus

    Scenario: The board is dealt and final hand bonuses are settled although the hands are void
      Given seat 1 bets $5 on the final hand bonus
      And seat 2 bets $5 on the final hand bonus
      And seat 1 will hold 9s 9d
      And seat 2 will hold 7h 2c
      And the board would be 9h 5c 4d Qs Jh
      When the cards are dealt
      And a card of the dealer is exposed
      And the round goes as far as it can
      Then all hands are void
      And 5 community cards are dealt
      And seat 1 is paid at least $10 on the final hand bonus
      And the final hand bonus of seat 2 loses

    @AIH-18 @AIH-21
    Scenario: A player with both bonuses has both of them settled
      Given the hole card bonus pays by table A
      And seat 1 bets $5 on the hole card bonus
      And seat 1 bets $5 on the final hand bonus
      And seat 1 will hold 9s 9d
      And the board would be 9h 5c 4d Qs Jh
      When the cards are dealt
      And a card of the dealer is exposed
      And the round goes as far as it can
      Then seat 1 gets $10 back from the ante
      And seat 1 is paid at least $20 on the hole card bonus
      And seat 1 is paid at least $10 on the final hand bonus

    @AIH-18 @AIH-21
    Scenario: The first card of the dealer turns over as it is dealt
      Given the cards are dealt from a manual shoe
      And the dealer's first card is exposed as it is dealt
      When the cards are dealt
      And the round goes as far as it can
      Then all hands are void
      And seat 1 gets every wager back and no more

  @19:47-42.13(b) @AIH-03
  Rule: One card found face up is racked and not played; a second one voids all hands and the cards are shuffled again

    Background:
      Given the cards are dealt from a manual shoe
      And seat 1 bets $10 on the ante

    Scenario Outline: One card lies face up before <place>
      Given 8d lies face up before <place>
      When the cards are dealt
      Then 8d goes to the rack and to nobody
      And no hand is void

      Examples:
        | place            |
        | the hands        |
        | the second cards |

    Scenario: One card lies face up among the community cards
      Given seat 1 will hold 9s 9d
      And the dealer will hold Kc 7d
      And 5s lies face up before the board
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then 5s goes to the rack and to nobody
      And 5 community cards are dealt
      And no hand is void

    @AIH-19
    Scenario: One card lies face up in the place of a burn and is not the burn
      Given the deck runs 9s Kc 9d 7d 8d 2c 9h 5c 4d 3c Qs 6h Jh
      And 8d lies face up before the board
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then 8d goes to the rack and to nobody
      And the burns and the board come in this order: 2c 9h 5c 4d 3c Qs 6h Jh

    @AIH-21
    Scenario Outline: Two cards lie face up, the second before <place>
      Given seat 1 bets $5 on the hole card bonus
      And seat 1 bets $5 on the final hand bonus
      And 8d lies face up before the hands
      And 5s lies face up before <place>
      When the cards are dealt
      And the round goes as far as it can
      Then all hands are void
      And seat 1 gets every wager back and no more

      Examples:
        | place            |
        | the hands        |
        | the second cards |

    @AIH-21
    Scenario: Two cards lie face up, the second among the community cards
      Given seat 1 will hold 9s 9d
      And the dealer will hold Kc 7d
      And 8d lies face up before the hands
      And 5s lies face up before the board
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then all hands are void
      And seat 1 gets every wager back and no more

    Scenario: After a second face-up card the cards are shuffled
      Given one deck is used
      And 8d lies face up before the hands
      And 5s lies face up before the second cards
      And the cards are dealt
      When the next round begins
      And seat 1 bets $10 on the ante
      And the cards are dealt
      Then the deck is shuffled between round 1 and round 2

    Scenario: After a second face-up card one of two decks is shuffled before it is dealt again
      Given two decks alternate
      And 8d lies face up before the hands
      And 5s lies face up before the second cards
      And the cards are dealt
      And the next round begins
      When 2 rounds are played
      Then deck 1 is shuffled between round 1 and round 3

    @AIH-19 @AIH-21
    Scenario: Two face-up cards among the community cards leave the bonus wagers in play
      Given the hole card bonus pays by table A
      And seat 1 bets $5 on the hole card bonus
      And seat 1 bets $5 on the final hand bonus
      And seat 1 will hold 9s 9d
      And the dealer will hold Kc 7d
      And 5s lies face up before the board
      And 8d lies face up before the board
      And the board would be 9h 5c 4d Qs Jh
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then all hands are void
      And seat 1 gets $10 back from the ante
      And seat 1 gets $30 back from the raise
      And seat 1 is paid at least $20 on the hole card bonus
      And seat 1 is paid at least $10 on the final hand bonus
