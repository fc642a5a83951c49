@heads-up-holdem
Feature: N.J.A.C. 13:69F-39.10(f) and (g) Decisions on the flop, and turn and river

  @13:69F-39.10(f)
  Rule: On the flop a player without a raise raises by one or two antes, or checks

    @HUH-06 @HUH-08
    Scenario Outline: A raise of <raise> on the flop
      Given seat 1 bets $10 on ante and odds
      And the board would be Jd 8s 3c Ah 6d
      And the cards are dealt
      And seat 1 checks
      And the flop comes
      When seat 1 tries to raise <raise>
      Then the attempt is allowed
      And <raise> lies on the raise of seat 1
      And Jd 8s 3c of the board lie face up and no others

      Examples:
        | raise |
        | $10   |
        | $20   |

    @HUH-06
    Scenario Outline: A raise of <raise> on the flop is neither of the two
      Given seat 1 bets $10 on ante and odds
      And the cards are dealt
      And seat 1 checks
      And the flop comes
      When seat 1 tries to raise <raise>
      And seat 1 bets <next> on the raise
      Then the attempt is refused

      Examples:
        | raise | next |
        | $5    | $10  |
        | $9    | $10  |
        | $15   | $20  |
        | $21   | $20  |
        | $30   | $20  |

    Scenario: A check on the flop
      Given seat 1 bets $10 on ante and odds
      And the cards are dealt
      And seat 1 checks
      And the flop comes
      When seat 1 tries to check
      Then the attempt is allowed
      And seat 1 has checked

    @HUH-07
    Scenario: A player who raised before the flop wants to raise on it
      Given seats 1 and 2 bet $10 on ante and odds
      And the cards are dealt
      And seat 1 bets $10 on the raise
      And seat 2 checks
      And the flop comes
      When seat 1 tries to raise $20
      And seat 2 bets $20 on the raise
      Then the attempt is refused

    @HUH-07
    Scenario: A player who has raised on the flop wants to raise on it once more
      Given seats 1 and 2 bet $10 on ante and odds
      And the cards are dealt
      And seats 1 and 2 check until the flop comes
      And seat 1 bets $10 on the raise
      When seat 1 tries to raise $10
      And seat 2 bets $20 on the raise
      Then the attempt is refused

    Scenario: Each raise on the flop goes by the ante of its own player
      Given seat 1 bets $10 on ante and odds
      And seat 2 bets $25 on ante and odds
      And the cards are dealt
      And seats 1 and 2 check until the flop comes
      And seat 1 bets $20 on the raise
      When seat 2 tries to raise $50
      Then the attempt is allowed
      And $50 lies on the raise of seat 2

  @13:69F-39.10(g)
  Rule: After the decisions on the flop turn and river are shown together, the last of a board that lies or the next of the deck

    @HUH-11
    Scenario Outline: Turn and river from <method>
      Given the cards are dealt from <method>
      And seat 1 bets $10 on ante and odds
      And the board would be Jd 8s 3c Ah 6d
      When the cards are dealt
      And seat 1 checks until turn and river come
      Then Jd 8s 3c Ah 6d of the board lie face up and no others
      And 5 community cards are dealt

      Examples:
        | method            |
        | a manual shoe     |
        | the hand          |
        | an automated shoe |

    Scenario: No turn and river while a player has not decided on the flop
      Given seats 1 and 2 bet $10 on ante and odds
      And the cards are dealt
      And seat 1 checks
      And seat 2 checks
      And the flop comes
      And seat 1 bets $10 on the raise
      When the dealer tries to go on
      Then the dealer does not go on yet

    Scenario: A raise on the flop comes before turn and river
      Given seats 1 and 2 bet $10 on ante and odds
      And the board would be Jd 8s 3c Ah 6d
      When the cards are dealt
      And seat 1 checks
      And seat 2 checks
      And the flop comes
      And seat 1 bets $20 on the raise
      And seat 2 checks
      And turn and river come
      Then seat 1 raises before Ah of the board is shown
      And seat 1 raises before 6d of the board is shown
