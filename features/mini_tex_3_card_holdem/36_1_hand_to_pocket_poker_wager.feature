@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:47-36.1 What the words of mini-tex 3 card hold 'em mean: hand to pocket poker wager

  @19:47-36.1:hand
  Rule: A hand is the best three of the community cards and one's own two, at least one of these among them

    Scenario Outline: On <board> a player with <own> makes <hand>
      When seat 6 plays <own> against Tc 6h on a board of <board>
      Then the hand of seat 6 is called <hand>

      Examples:
        | own   | board    | hand            |
        | Qc Qd | Qh 8s 3d | three of a kind |
        | Qc 2d | Kh Js 4d | a straight      |
        | Qc 2d | 4d Kh Js | a straight      |
        | 9c 9d | Kh 4s 2c | a pair          |

    @MTX-26
    Scenario Outline: On <board> the dealer with <own> makes <hand>
      When seat 6 plays Tc 6h against <own> on a board of <board>
      Then the hand of the dealer is called <hand>

      Examples:
        | own   | board    | hand            |
        | Qc Qd | Qh 8s 3d | three of a kind |
        | Qc 2d | Kh Js 4d | a straight      |
        | Qc 2d | 4d Kh Js | a straight      |
        | 7c 2d | As Ks Qs | a high card     |

    @MTX-07
    Scenario: Three hearts in sequence on the board are no hand of a player with black cards
      When seat 6 plays Kc 2s against Qd 3c on a board of 6h 7h 8h
      Then the hand of seat 6 is called a high card

  @19:47-36.1:play-wager
  Rule: The play wager is twice the ante, made before the dealer's cards are shown

    @MTX-11
    Scenario Outline: A play wager of <amount> on an ante of $10
      Given seat 1 bets $10 on the ante
      And the cards are dealt
      And seat 1 bets $10 on the flop
      And the flop comes
      And seat 1 bets $10 on the river
      And the river comes
      When seat 1 tries to bet <amount> on the play
      And seat 1 bets $20 on the play
      Then the attempt is refused

      Examples:
        | amount |
        | $10    |
        | $19    |
        | $21    |
        | $30    |

    Scenario Outline: A play wager of <play> on an ante of <ante>
      Given seat 1 bets <ante> on the ante
      And the cards are dealt
      And seat 1 bets <ante> on the flop
      And the flop comes
      And seat 1 bets <ante> on the river
      And the river comes
      When seat 1 tries to bet <play> on the play
      Then the attempt is allowed
      And <play> lies on the play of seat 1

      Examples:
        | ante | play |
        | $10  | $20  |
        | $55  | $110 |

    Scenario: For the play wager, too, a player's own ante counts and not that of a neighbour
      Given seat 1 bets $10 on the ante
      And seat 2 bets $25 on the ante
      And the cards are dealt
      And seat 1 bets $10 on the flop
      And seat 2 bets $25 on the flop
      And the flop comes
      And seat 1 bets $10 on the river
      And seat 2 bets $25 on the river
      And the river comes
      And seat 1 bets $20 on the play
      When seat 2 tries to bet $50 on the play
      Then the attempt is allowed
      And $50 lies on the play of seat 2

    Scenario: A play wager when the dealer's cards have been shown
      Given seats 1 and 2 bet $10 on the ante
      And the cards are dealt
      And seats 1 and 2 bet $10 on the flop
      And the flop comes
      And seats 1 and 2 bet $10 on the river
      And the river comes
      And seat 1 folds
      And the round is played out by seat 2
      When seat 1 tries to bet $20 on the play
      Then the attempt is refused

  @19:47-36.1:pocket-poker-wager
  Rule: Pocket poker is a free choice, decided on the player's own two cards

    Scenario: A seat plays without pocket poker beside one that has it
      Given seats 1 and 2 bet $10 on the ante
      And seat 2 bets $5 on the pocket poker
      When the cards are dealt
      Then seat 1 receives cards

    Scenario: A pair in the hole wins, a pair with the board or in the dealer's hand does not
      Given seats 1 and 2 bet $10 on the ante
      And seats 1 and 2 bet $5 on the pocket poker
      And seat 1 will hold 6c 6d
      And seat 2 will hold Jh 4s
      And the dealer will hold Tc 7d
      And the board will be Js Kd 2c
      When the cards are dealt
      And the round is played out by seats 1 and 2
      Then the pocket poker of seat 1 wins
      And seat 2 is paid nothing on the pocket poker
