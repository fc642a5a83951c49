@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:47-36.6(d) and (e) The later wagers, and who may bet at mini-tex 3 card hold 'em

  @19:47-36.6(d)
  Rule: Flop, river and play wagers are made as 36.10 lays down and in no other way

    Scenario: Each of the three is made in its turn
      Given seat 4 bets $25 on the ante
      And the cards are dealt
      And the round is played out by seat 4
      Then $25 lies on the flop of seat 4
      And $25 lies on the river of seat 4
      And $50 lies on the play of seat 4

    Scenario Outline: The <area> is bet beside the ante before any card
      Given seat 4 bets $25 on the ante
      When seat 4 tries to bet <amount> on the <area>
      And the cards are dealt
      And seat 4 bets $25 on the flop
      Then the attempt is refused

      Examples:
        | area  | amount |
        | flop  | $25    |
        | river | $25    |
        | play  | $50    |

    Scenario Outline: The <area> is bet along with the flop
      Given seats 4 and 5 bet $25 on the ante
      And the cards are dealt
      And seat 4 bets $25 on the flop
      When seat 4 tries to bet <amount> on the <area>
      And seat 5 bets $25 on the flop
      And the flop comes
      And seat 4 bets $25 on the river
      Then the attempt is refused

      Examples:
        | area  | amount |
        | river | $25    |
        | play  | $50    |

    Scenario Outline: A flop wager of <amount> on an ante of $25
      Given seat 4 bets $25 on the ante
      And the cards are dealt
      When seat 4 tries to bet <amount> on the flop
      And seat 4 bets $25 on the flop
      Then the attempt is refused

      Examples:
        | amount |
        | $24    |
        | $26    |

    Scenario Outline: A river wager of <amount> on an ante of $25
      Given seat 4 bets $25 on the ante
      And the cards are dealt
      And seat 4 bets $25 on the flop
      And the flop comes
      When seat 4 tries to bet <amount> on the river
      And seat 4 bets $25 on the river
      Then the attempt is refused

      Examples:
        | amount |
        | $24    |
        | $26    |

    Scenario Outline: A play wager of <amount> on an ante of $25
      Given seat 4 bets $25 on the ante
      And the cards are dealt
      And seat 4 bets $25 on the flop
      And the flop comes
      And seat 4 bets $25 on the river
      And the river comes
      When seat 4 tries to bet <amount> on the play
      And seat 4 bets $50 on the play
      Then the attempt is refused

      Examples:
        | amount |
        | $25    |
        | $49    |
        | $51    |

  @19:47-36.6(e)
  Rule: Nobody bets who is not seated, and whoever has bet and has cards stays seated until the round is over

    Scenario Outline: Somebody standing bets on the <area> of seat <seat>
      Given seat 2 bets $20 on the ante
      When somebody standing tries to bet $20 on the <area> of seat <seat>
      Then the attempt is refused

      Examples:
        | area         | seat |
        | ante         | 3    |
        | pocket poker | 2    |

    Scenario: Somebody standing would make the flop wager of seat 2
      Given seat 2 bets $20 on the ante
      And the cards are dealt
      When somebody standing tries to bet $20 on the flop of seat 2
      And seat 2 bets $20 on the flop
      Then the attempt is refused

    Scenario: Somebody standing would make the river wager of seat 2
      Given seat 2 bets $20 on the ante
      And the cards are dealt
      And seat 2 bets $20 on the flop
      And the flop comes
      When somebody standing tries to bet $20 on the river of seat 2
      And seat 2 bets $20 on the river
      Then the attempt is refused

    Scenario: Somebody standing would make the play wager of seat 2
      Given seat 2 bets $20 on the ante
      And the cards are dealt
      And seat 2 bets $20 on the flop
      And the flop comes
      And seat 2 bets $20 on the river
      And the river comes
      When somebody standing tries to bet $40 on the play of seat 2
      And seat 2 bets $40 on the play
      Then the attempt is refused

    Scenario: A player leaves with the cards in hand
      Given seat 2 bets $20 on the ante
      And the cards are dealt
      When the patron of seat 2 tries to leave
      And the round is played out by seat 2
      And the patron of seat 2 leaves
      Then the attempt is refused

    Scenario: A player who has folded leaves while a neighbour plays on
      Given seats 2 and 3 bet $20 on the ante
      And the cards are dealt
      And seat 2 folds
      When the patron of seat 2 tries to leave
      And the round is played out by seat 3
      And the patron of seat 2 leaves
      Then the attempt is refused

    Scenario: A player leaves between the flop and the river
      Given seat 2 bets $20 on the ante
      And the cards are dealt
      And seat 2 bets $20 on the flop
      And the flop comes
      When the patron of seat 2 tries to leave
      And the round is played out by seat 2
      And the patron of seat 2 leaves
      Then the attempt is refused

    Scenario: A player leaves between the river and the showdown
      Given seat 2 bets $20 on the ante
      And the cards are dealt
      And seat 2 bets $20 on the flop
      And the flop comes
      And seat 2 bets $20 on the river
      And the river comes
      When the patron of seat 2 tries to leave
      And the round is played out by seat 2
      And the patron of seat 2 leaves
      Then the attempt is refused
