@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:47-36.6(a) With what and where wagers are placed at mini-tex 3 card hold 'em

  @19:47-36.6(a)
  Rule: Wagers are chips or plaques, and coupons where they apply, put on their own area; cash with a spoken bet is refused

    Scenario Outline: The ante is <what>, where another seat has as much in <other>
      Given seat 5 bets <beside> on the ante
      When seat 3 tries to bet <pieces> on the ante
      Then the attempt is allowed
      And <worth> lies on the ante of seat 3

      Examples:
        | what              | other    | beside       | pieces        | worth |
        | $35 in chips      | a plaque | a $35 plaque | $35           | $35   |
        | a plaque for $500 | chips    | $500         | a $500 plaque | $500  |

    Scenario: A match play coupon beside the chips of the ante
      Given the table takes match play coupons
      And seat 5 bets $15 on the ante
      When seat 3 tries to bet $15 with a $15 coupon on the ante
      Then the attempt is allowed
      And the ante of seat 3 lies where it was put

    Scenario: Chips for pocket poker lie on its own area
      Given seats 3 and 5 bet $35 on the ante
      And seat 5 bets $10 on the pocket poker
      When seat 3 tries to bet $10 on the pocket poker
      Then the attempt is allowed
      And $10 lies on the pocket poker of seat 3

    Scenario: Flop, river and play lie each on its own area
      Given seat 3 bets $100 on the ante
      And the cards are dealt
      And the round is played out by seat 3
      Then $100 lies on the flop of seat 3
      And $100 lies on the river of seat 3
      And $200 lies on the play of seat 3

    Scenario: Chips beside every area
      Given seat 2 bets $15 on the ante
      When seat 3 tries to bet $15 outside the betting areas
      Then the attempt is refused

    Scenario Outline: Cash for the <area> is called out before the deal
      Given seat 2 bets $15 on the ante
      When seat <seat> calls out a bet of $15 on the <area> and hands over cash
      Then the attempt is refused

      Examples:
        | seat | area         |
        | 3    | ante         |
        | 2    | pocket poker |

    Scenario Outline: For the flop a player <attempt>, and then puts chips there
      Given seat 2 bets $15 on the ante
      And the cards are dealt
      When seat 2 <attempt>
      And seat 2 bets $15 on the flop
      Then the attempt is refused

      Examples:
        | attempt                                                |
        | calls out a bet of $15 on the flop and hands over cash |
        | tries to bet $15 in cash on the flop                   |

    Scenario Outline: For the river a player <attempt>, and then puts chips there
      Given seat 2 bets $15 on the ante
      And the cards are dealt
      And seat 2 bets $15 on the flop
      And the flop comes
      When seat 2 <attempt>
      And seat 2 bets $15 on the river
      Then the attempt is refused

      Examples:
        | attempt                                                |
        | calls out a bet of $15 on the river and hands over cash|
        | tries to bet $15 in cash on the river                  |

    Scenario Outline: For the play a player <attempt>, and then puts chips there
      Given seat 2 bets $15 on the ante
      And the cards are dealt
      And seat 2 bets $15 on the flop
      And the flop comes
      And seat 2 bets $15 on the river
      And the river comes
      When seat 2 <attempt>
      And seat 2 bets $30 on the play
      Then the attempt is refused

      Examples:
        | attempt                                                |
        | calls out a bet of $30 on the play and hands over cash |
        | tries to bet $30 in cash on the play                   |

    Scenario Outline: Cash is put down on the <area>
      Given seat 2 bets $15 on the ante
      When seat <seat> tries to bet $15 in cash on the <area>
      Then the attempt is refused

      Examples:
        | seat | area         |
        | 3    | ante         |
        | 2    | pocket poker |

    Scenario Outline: Beside the chips of seat 2 a player would <attempt>
      Given seat 2 bets $15 on the ante
      And seat 3 is taken
      When seat <seat> tries to <attempt>
      Then the attempt is refused

      Examples:
        | seat | attempt                             |
        | 3    | bet $15 in coins on the ante        |
        | 3    | bet $5 with $10 in cash on the ante |
        | 2    | add $5 in cash to the ante          |
