@heads-up-holdem
Feature: N.J.A.C. 13:69F-39.12(c) Irregularities: a wrong number of cards

  @13:69F-39.12(c)
  Rule: A wrong number of cards in any hand voids all hands, and the cards are shuffled again

    Background:
      Given seats 2 and 5 bet $10 on ante and odds

    @HUH-23 @HUH-24
    Scenario Outline: <holder> has <cards>, which shows before the flop
      Given <holder> is dealt <cards> by mistake
      When the cards are dealt
      And the wrong number of cards of <holder> is noticed
      And the round goes as far as it can
      Then all hands are void
      And seat 2 gets every wager back and no more
      And seat 5 gets every wager back and no more

      Examples:
        | holder     | cards   |
        | seat 2     | 1 card  |
        | seat 2     | 3 cards |
        | seat 5     | 1 card  |
        | seat 5     | 3 cards |
        | the dealer | 1 card  |
        | the dealer | 3 cards |

    @HUH-24
    Scenario: The bonus wagers go back with the rest
      Given seat 2 bets $5 on the pocket bonus
      And seat 5 bets $5 on the trips plus
      And seat 2 is dealt 3 cards by mistake
      When the cards are dealt
      And the wrong number of cards of seat 2 is noticed
      And the round goes as far as it can
      Then all hands are void
      And seat 2 gets every wager back and no more
      And seat 5 gets every wager back and no more

    @HUH-24
    Scenario: The wrong number shows after a raise and takes the raise back
      Given seat 5 is dealt 3 cards by mistake
      When the cards are dealt
      And seat 2 raises
      And the wrong number of cards of seat 5 is noticed
      And the round goes as far as it can
      Then all hands are void
      And seat 2 gets every wager back and no more

    @HUH-23 @HUH-24
    Scenario Outline: <holder> has <cards>, which shows when <stage>
      Given <holder> is dealt <cards> by mistake
      When the cards are dealt
      And seats 2 and 5 check until <stage>
      And the wrong number of cards of <holder> is noticed
      And the round goes as far as it can
      Then all hands are void
      And seat 2 gets every wager back and no more
      And seat 5 gets every wager back and no more

      Examples:
        | holder     | cards   | stage               |
        | seat 2     | 3 cards | the flop comes      |
        | seat 5     | 1 card  | turn and river come |
        | the dealer | 3 cards | the flop comes      |
        | the dealer | 1 card  | turn and river come |

    @HUH-23
    Scenario Outline: Nobody speaks of <cards> of <holder> before they are shown
      Given <holder> is dealt <cards> by mistake
      When the cards are dealt
      And seat 2 raises
      And seat 5 raises
      And the round is played to the end
      Then all hands are void

      Examples:
        | holder     | cards   |
        | seat 2     | 3 cards |
        | the dealer | 3 cards |

    Scenario: Misdealt cards are shuffled
      Given one deck is used
      And seat 2 is dealt 3 cards by mistake
      And the cards are dealt
      And the wrong number of cards of seat 2 is noticed
      And the round goes as far as it can
      When the next round begins
      And seat 2 bets $10 on ante and odds
      And the cards are dealt
      Then the deck is shuffled between round 1 and round 2
