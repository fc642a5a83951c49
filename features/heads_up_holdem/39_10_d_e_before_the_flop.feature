@heads-up-holdem
Feature: N.J.A.C. 13:69F-39.10(d) and (e) Decisions before the flop, and the flop

  @13:69F-39.10(d)
  Rule: Before the flop a player raises by one, two or three antes, or checks

    @HUH-06
    Scenario Outline: A raise of <raise> before the flop on an ante of $10
      Given seat 1 bets $10 on ante and odds
      And the cards are dealt
      When seat 1 tries to raise <raise>
      Then the attempt is allowed
      And <raise> lies on the raise of seat 1

      Examples:
        | raise |
        | $10   |
        | $20   |
        | $30   |

    @HUH-06
    Scenario Outline: A raise of <raise> before the flop is none of the three
      Given seat 1 bets $10 on ante and odds
      And the cards are dealt
      When seat 1 tries to raise <raise>
      And seat 1 bets <next> on the raise
      Then the attempt is refused

      Examples:
        | raise | next |
        | $5    | $10  |
        | $9    | $10  |
        | $15   | $20  |
        | $25   | $20  |
        | $29   | $30  |
        | $31   | $30  |
        | $40   | $30  |

    Scenario: A check before the flop
      Given seat 1 bets $10 on ante and odds
      And the cards are dealt
      When seat 1 tries to check
      Then the attempt is allowed
      And seat 1 has checked

    @HUH-28
    Scenario: A player who has raised one ante wants to raise two more
      Given seats 1 and 2 bet $10 on ante and odds
      And the cards are dealt
      And seat 1 bets $10 on the raise
      When seat 1 tries to raise $20
      And seat 2 bets $20 on the raise
      Then the attempt is refused

    Scenario: Each raise goes by the ante of its own player
      Given seat 1 bets $10 on ante and odds
      And seat 2 bets $25 on ante and odds
      And the cards are dealt
      And seat 1 bets $30 on the raise
      When seat 2 tries to raise $75
      Then the attempt is allowed
      And $75 lies on the raise of seat 2

    Scenario: Three antes of another player are no multiple of one's own
      Given seat 1 bets $10 on ante and odds
      And seat 2 bets $25 on ante and odds
      And the cards are dealt
      And seat 1 bets $30 on the raise
      When seat 2 tries to raise $30
      And seat 2 bets $25 on the raise
      Then the attempt is refused

    Scenario: A raise counts what was added to the ante before the cards
      Given seat 1 bets $10 on ante and odds
      And seat 1 puts $5 more on the ante, where that is allowed
      And seat 1 puts $5 more on the odds wager, where that is allowed
      When the cards are dealt
      And seat 1 tries to raise $45
      Then $45 lies on the raise of seat 1, if adding was allowed

    Scenario: A player who raised in the first round raises in the second
      Given seat 1 bets $10 on ante and odds
      And the cards are dealt
      And seat 1 raises
      And the round is played to the end
      And the next round begins
      And seat 1 bets $10 on ante and odds
      And the cards are dealt
      When seat 1 tries to raise $20
      Then the attempt is allowed
      And $20 lies on the raise of seat 1

    Scenario: A player would check for another
      Given seats 1 and 2 bet $10 on ante and odds
      And the cards are dealt
      When the patron of seat 2 tries to check for seat 1
      And seat 1 checks
      And seat 2 checks
      Then the attempt is refused

  @13:69F-39.10(e)
  Rule: After the first decisions three community cards are shown, the first of a board that lies or the next of the deck

    @HUH-11
    Scenario Outline: The flop from <method>
      Given the cards are dealt from <method>
      And seat 1 bets $10 on ante and odds
      And the board would be Jd 8s 3c Ah 6d
      When the cards are dealt
      And seat 1 checks
      And the flop comes
      Then Jd 8s 3c of the board lie face up and no others

      Examples:
        | method            |
        | a manual shoe     |
        | the hand          |
        | an automated shoe |

    Scenario: No flop while a player has not decided
      Given seats 1 and 2 bet $10 on ante and odds
      And the cards are dealt
      And seat 1 bets $30 on the raise
      When the dealer tries to go on
      Then the dealer does not go on yet

    Scenario: A raise of three antes comes before the flop
      Given seats 1 and 2 bet $10 on ante and odds
      When the cards are dealt
      And seat 1 bets $30 on the raise
      And seat 2 checks
      And the flop comes
      Then seat 1 raises before any community card is shown
