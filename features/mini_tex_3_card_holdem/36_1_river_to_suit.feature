@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:47-36.1 What the words of mini-tex 3 card hold 'em mean: river to suit

  @19:47-36.1:river
  Rule: The river is the third community card and the last, dealt face up to its area

    @MTX-29
    Scenario: One card follows the flop and no other
      Given seat 3 bets $10 on the ante
      And the board would be Jd 6c 2h
      When the cards are dealt
      And seat 3 bets $10 on the flop
      And the flop comes
      And seat 3 bets $10 on the river
      And the river comes
      Then the board is 2h, face up
      And 3 community cards are dealt

  @19:47-36.1:river-wager
  Rule: The river wager is as much as the ante, made before the river is dealt, and without it nobody stays in

    @MTX-11
    Scenario Outline: A river wager of <amount> on an ante of $10
      Given seat 1 bets $10 on the ante
      And the cards are dealt
      And seat 1 bets $10 on the flop
      And the flop comes
      When seat 1 tries to bet <amount> on the river
      And seat 1 bets $10 on the river
      Then the attempt is refused

      Examples:
        | amount |
        | $5     |
        | $9     |
        | $11    |
        | $20    |

    Scenario Outline: A river wager of <amount> on an ante of the same amount
      Given seat 1 bets <amount> on the ante
      And the cards are dealt
      And seat 1 bets <amount> on the flop
      And the flop comes
      When seat 1 tries to bet <amount> on the river
      Then the attempt is allowed
      And <amount> lies on the river of seat 1

      Examples:
        | amount |
        | $10    |
        | $55    |

    Scenario: For the river wager, too, a player's own ante counts and not that of a neighbour
      Given seat 1 bets $10 on the ante
      And seat 2 bets $25 on the ante
      And the cards are dealt
      And seat 1 bets $10 on the flop
      And seat 2 bets $25 on the flop
      And the flop comes
      And seat 1 bets $10 on the river
      When seat 2 tries to bet $25 on the river
      Then the attempt is allowed
      And $25 lies on the river of seat 2

    Scenario Outline: Whoever has made no river wager bets <amount> on the <area> when the river is out
      Given seats 1 and 2 bet $10 on the ante
      And the cards are dealt
      And seats 1 and 2 bet $10 on the flop
      And the flop comes
      And seat 1 folds
      And seat 2 bets $10 on the river
      And the river comes
      When seat 1 tries to bet <amount> on the <area>
      And seat 2 bets $20 on the play
      Then the attempt is refused

      Examples:
        | amount | area  |
        | $10    | river |
        | $20    | play  |

  @19:47-36.1:suit
  Rule: No suit outranks another

    Scenario Outline: Queen and 7 of <seat 6 suit> against those of <dealer suit>
      When seat 6 plays <seat 6> against <dealer> on a board of Ah Kd 4c
      Then the ante of seat 6 pushes

      Examples:
        | seat 6 suit | dealer suit | seat 6 | dealer |
        | clubs       | diamonds    | Qc 7c  | Qd 7d  |
        | hearts      | clubs       | Qh 7h  | Qc 7c  |
        | clubs       | spades      | Qc 7c  | Qs 7s  |
        | hearts      | diamonds    | Qh 7h  | Qd 7d  |
        | diamonds    | spades      | Qd 7d  | Qs 7s  |
        | spades      | hearts      | Qs 7s  | Qh 7h  |
