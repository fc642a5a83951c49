@all-in-holdem
Feature: N.J.A.C. 19:47-44.10(a) Deciding on a hand

  @19:47-44.10(a)
  Rule: Every player with cards decides once, to fold or to raise, before the round goes on

    Scenario: The dealer goes on only when the last player has decided
      Given seat 1 bets $10 on the ante
      And seat 2 bets $10 on the ante
      When the cards are dealt
      And seat 1 raises
      And the dealer tries to go on
      And seat 2 raises
      And the round is played out
      Then the dealer does not go on yet
      And the dealer's cards are shown after seat 2 has raised

    @AIH-01
    Scenario: A player tries to stay in without a raise, and then raises
      Given seat 1 bets $10 on the ante
      When the cards are dealt
      And seat 1 tries to check
      And seat 1 raises
      Then the attempt is refused

    Scenario: A player who has raised tries to fold after all
      Given seat 1 bets $10 on the ante
      And seat 2 bets $10 on the ante
      When the cards are dealt
      And seat 1 raises
      And seat 1 tries to fold
      And seat 2 folds
      Then the attempt is refused

    Scenario: A player who has raised tries to raise once more
      Given seat 1 bets $10 on the ante
      And seat 2 bets $10 on the ante
      When the cards are dealt
      And seat 1 raises
      And seat 1 tries to raise $30
      And seat 2 raises
      Then the attempt is refused

    Scenario: A player tries to fold the hand of another
      Given seat 1 bets $10 on the ante
      And seat 2 bets $10 on the ante
      When the cards are dealt
      And the patron of seat 2 tries to fold the hand of seat 1
      And seat 1 raises
      And seat 2 folds
      Then the attempt is refused

  @19:47-44.10(a)1
  Rule: A player may fold, and makes no raise then

    Scenario: A player folds
      Given seat 1 bets $10 on the ante
      When the cards are dealt
      And seat 1 tries to fold
      Then the attempt is allowed
      And seat 1 is out of the hand

    Scenario: A player who has folded tries to raise after all
      Given seat 1 bets $20 on the ante
      And seat 2 bets $10 on the ante
      When the cards are dealt
      And seat 1 folds
      And seat 1 tries to raise $60
      And seat 2 raises
      Then the attempt is refused

  @19:47-44.10(a)2
  Rule: A raise is three times the ante, no more and no less, in the area for raises

    Scenario Outline: A raise of <raise> on an ante of <ante> stands
      Given seat 1 bets <ante> on the ante
      When the cards are dealt
      And seat 1 tries to raise <raise>
      Then the attempt is allowed
      And <raise> lies on the raise of seat 1

      Examples:
        | ante | raise |
        | $35  | $105  |
        | $25  | $75   |

    Scenario: A raise counts what was added to the ante before the cards
      Given seat 1 bets $10 on the ante
      And seat 1 puts $5 more on the ante, where that is allowed
      When the cards are dealt
      And seat 1 tries to raise $45
      Then $45 lies on the raise of seat 1, if adding was allowed

    @AIH-27
    Scenario Outline: A raise of <raise> on an ante of $10 is no raise, one of $30 is
      Given seat 1 bets $10 on the ante
      When the cards are dealt
      And seat 1 tries to raise <raise>
      And seat 1 raises
      Then the attempt is refused

      Examples:
        | raise |
        | $10   |
        | $20   |
        | $29   |
        | $31   |
        | $40   |

    Scenario: Three times the ante on another area is no raise
      Given seat 1 bets $10 on the ante
      When the cards are dealt
      And seat 1 tries to bet $30 on the final hand bonus
      And seat 1 raises
      Then the attempt is refused
