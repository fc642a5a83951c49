@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:47-36.1 What the words of mini-tex 3 card hold 'em mean: flop wager and fold

  @19:47-36.1:flop-wager
  Rule: The flop wager is as much as the ante, made before the flop is dealt, and without it nobody stays in

    @MTX-11
    Scenario Outline: A flop wager of <amount> on an ante of $10
      Given seat 1 bets $10 on the ante
      And the cards are dealt
      When seat 1 tries to bet <amount> on the flop
      And seat 1 bets $10 on the flop
      Then the attempt is refused

      Examples:
        | amount |
        | $5     |
        | $9     |
        | $11    |
        | $20    |

    Scenario Outline: A flop wager of <amount> on an ante of the same amount
      Given seat 1 bets <amount> on the ante
      And the cards are dealt
      When seat 1 tries to bet <amount> on the flop
      Then the attempt is allowed
      And <amount> lies on the flop of seat 1

      Examples:
        | amount |
        | $10    |
        | $55    |

    Scenario: A player's own ante counts and not that of a neighbour
      Given seat 1 bets $10 on the ante
      And seat 2 bets $25 on the ante
      And the cards are dealt
      And seat 1 bets $10 on the flop
      When seat 2 tries to bet $25 on the flop
      Then the attempt is allowed
      And $25 lies on the flop of seat 2

    Scenario: What was added to the ante counts
      Given seat 1 bets $10 on the ante
      And seat 1 puts $5 more on the ante, where that is allowed
      And the cards are dealt
      When seat 1 tries to bet $15 on the flop
      Then $15 lies on the flop of seat 1, if adding was allowed

    Scenario Outline: Whoever has made no flop wager bets on the <area> when the flop is out
      Given seats 1 and 2 bet $10 on the ante
      And the cards are dealt
      And seat 1 folds
      And seat 2 bets $10 on the flop
      And the flop comes
      When seat 1 tries to bet $10 on the <area>
      And seat 2 bets $10 on the river
      Then the attempt is refused

      Examples:
        | area  |
        | flop  |
        | river |

  @19:47-36.1:fold
  Rule: Whoever does not make the wager needed to stay in folds, and is out of the round

    Scenario: A player who folded before the flop bets on the flop after all
      Given seats 1 and 2 bet $15 on the ante
      And the cards are dealt
      And seat 1 folds
      When seat 1 tries to bet $15 on the flop
      And the round is played out by seat 2
      Then the attempt is refused

    Scenario: A player who folded before the flop bets on the river
      Given seats 1 and 2 bet $15 on the ante
      And the cards are dealt
      And seat 1 folds
      And seat 2 bets $15 on the flop
      And the flop comes
      When seat 1 tries to bet $15 on the river
      And the round is played out by seat 2
      Then the attempt is refused

    Scenario: A player who folded before the river bets on the river after all
      Given seats 1 and 2 bet $15 on the ante
      And the cards are dealt
      And seats 1 and 2 bet $15 on the flop
      And the flop comes
      And seat 1 folds
      When seat 1 tries to bet $15 on the river
      And the round is played out by seat 2
      Then the attempt is refused

    Scenario: A player who folded before the river bets on the play
      Given seats 1 and 2 bet $15 on the ante
      And the cards are dealt
      And seats 1 and 2 bet $15 on the flop
      And the flop comes
      And seat 1 folds
      And seat 2 bets $15 on the river
      And the river comes
      When seat 1 tries to bet $30 on the play
      And the round is played out by seat 2
      Then the attempt is refused

    @MTX-25
    Scenario: A player who folded after the river bets on the play after all
      Given seats 1 and 2 bet $15 on the ante
      And the cards are dealt
      And seats 1 and 2 bet $15 on the flop
      And the flop comes
      And seats 1 and 2 bet $15 on the river
      And the river comes
      And seat 1 folds
      When seat 1 tries to bet $30 on the play
      And the round is played out by seat 2
      Then the attempt is refused

    Scenario: A folded pair of aces would have beaten the dealer
      Given seats 1 and 2 bet $15 on the ante
      And seat 1 will hold Ac Ad
      And the dealer will hold Kc Td
      And the board will be 9s 5h 3d
      And the cards are dealt
      When seat 1 folds
      And the round is played out by seat 2
      Then the ante of seat 1 loses
      And seat 1 is paid nothing on the ante
