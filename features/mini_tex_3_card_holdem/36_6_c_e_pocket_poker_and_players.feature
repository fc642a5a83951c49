@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:47-36.6(c) to (e) Pocket poker, the later wagers and who may bet at mini-tex 3 card hold 'em

  @19:47-36.6(c)
  Rule: With an ante a player may add pocket poker from the licensee's minimum up, and how it turns out changes no other wager

    Scenario: A player with an ante adds pocket poker
      Given seat 2 bets $30 on the ante
      When seat 2 tries to bet $5 on the pocket poker
      Then the attempt is allowed
      And $5 lies on the pocket poker of seat 2

    @MTX-31
    Scenario: A neighbour without an ante bets on pocket poker alone
      Given seat 2 bets $30 on the ante
      And seat 2 bets $5 on the pocket poker
      When seat 5 tries to bet $5 on the pocket poker
      Then the attempt is refused

    Scenario Outline: <amount> on pocket poker is not less than the minimum of $10
      Given the least bet on the pocket poker is $10
      And seat 2 bets $30 on the ante
      When seat 2 tries to bet <amount> on the pocket poker
      Then the attempt is allowed
      And <amount> lies on the pocket poker of seat 2

      Examples:
        | amount |
        | $10    |
        | $11    |

    Scenario: $9 on pocket poker is less than the minimum of $10
      Given the least bet on the pocket poker is $10
      And seat 2 bets $30 on the ante
      When seat 2 tries to bet $9 on the pocket poker
      And seat 2 bets $10 on the pocket poker
      Then the attempt is refused

    Scenario: Pocket poker is lost with 8h 4c while the four wagers win
      Given seat 2 bets $30 on the ante
      And seat 2 bets $5 on the pocket poker
      And seat 2 will hold 8h 4c
      And the dealer will hold Ad Ts
      And the board will be 8s Kh 2d
      When the cards are dealt
      And the round is played out by seat 2
      Then the ante of seat 2 wins
      And the flop of seat 2 wins
      And the river of seat 2 wins
      And the play of seat 2 wins

    Scenario: Pocket poker is won with two fives while the four wagers lose
      Given seat 2 bets $30 on the ante
      And seat 2 bets $5 on the pocket poker
      And seat 2 will hold 5h 5c
      And the dealer will hold Ad Js
      And the board will be Jd Kh 2d
      When the cards are dealt
      And the round is played out by seat 2
      Then the ante of seat 2 loses
      And the flop of seat 2 loses
      And the river of seat 2 loses
      And the play of seat 2 loses

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
      Given seat 4 bets $25 on the ante
      And the cards are dealt
      And seat 4 bets $25 on the flop
      When seat 4 tries to bet <amount> on the <area>
      And the flop is shown
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
      And the flop is shown
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
      And the flop is shown
      And seat 4 bets $25 on the river
      And the river is shown
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
      And the flop is shown
      When the patron of seat 2 tries to leave
      And the round is played out by seat 2
      And the patron of seat 2 leaves
      Then the attempt is refused
