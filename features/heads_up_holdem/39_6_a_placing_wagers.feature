@heads-up-holdem
Feature: N.J.A.C. 13:69F-39.6(a) With what wagers are placed at Heads Up Hold'em

  @13:69F-39.6(a)
  Rule: Wagers are chips or plaques on their own area; cash with a spoken bet is refused

    Scenario Outline: <pieces> on the ante, where another seat has as much in <other>
      Given seat 2 bets <beside> on the ante
      When seat 1 tries to bet <pieces> on the ante
      Then the attempt is allowed
      And <amount> lies on the ante of seat 1

      Examples:
        | pieces        | amount | other    | beside       |
        | $35           | $35    | a plaque | a $35 plaque |
        | a $500 plaque | $500   | chips    | $500         |

    Scenario Outline: $20 in chips on the <area>
      Given seats 1 and 2 bet $20 on ante and odds
      And seat 2 bets $20 on the <area>
      When seat 1 tries to bet $20 on the <area>
      Then the attempt is allowed
      And $20 lies on the <area> of seat 1

      Examples:
        | area         |
        | trips plus   |
        | pocket bonus |

    Scenario: Chips on no area at all
      Given seat 2 bets $20 on ante and odds
      When seat 1 tries to bet $20 outside the betting areas
      Then the attempt is refused

    Scenario Outline: Seat <seat> calls out the <area> and hands over cash
      Given seat 1 bets $20 on ante and odds
      When seat <seat> calls out a bet of $20 on the <area> and hands over cash
      Then the attempt is refused

      Examples:
        | seat | area         |
        | 2    | ante         |
        | 1    | trips plus   |
        | 1    | pocket bonus |

    Scenario Outline: Seat <seat> puts cash on the <area>
      Given seat 1 bets $20 on ante and odds
      When seat <seat> tries to bet $20 in cash on the <area>
      Then the attempt is refused

      Examples:
        | seat | area         |
        | 2    | ante         |
        | 1    | trips plus   |
        | 1    | pocket bonus |

    Scenario Outline: Beside a player with chips another would <attempt>
      Given seat 1 bets $20 on ante and odds
      And seat 2 bets $20 on the ante
      When seat 2 tries to <attempt>
      Then the attempt is refused

      Examples:
        | attempt                                    |
        | bet $20 in coins on the odds wager         |
        | bet $10 with $10 in cash on the odds wager |
        | add $10 in cash to the ante                |

    Scenario: Cash is put down as a raise, then chips
      Given seat 1 bets $20 on ante and odds
      And the cards are dealt
      When seat 1 tries to bet $60 in cash on the raise
      And seat 1 raises
      Then the attempt is refused

    Scenario: Cash for a raise is called out, then chips are put down
      Given seat 1 bets $20 on ante and odds
      And the cards are dealt
      When seat 1 calls out a bet of $60 on the raise and hands over cash
      And seat 1 raises
      Then the attempt is refused

    Scenario Outline: Cash is put down as a raise when <stage>, then chips
      Given seat 1 bets $20 on ante and odds
      And the cards are dealt
      And seat 1 checks until <stage>
      When seat 1 tries to bet $20 in cash on the raise
      And seat 1 bets $20 on the raise
      Then the attempt is refused

      Examples:
        | stage               |
        | the flop comes      |
        | turn and river come |

    Scenario Outline: Cash for a raise is called out when <stage>, then chips are put down
      Given seat 1 bets $20 on ante and odds
      And the cards are dealt
      And seat 1 checks until <stage>
      When seat 1 calls out a bet of $20 on the raise and hands over cash
      And seat 1 bets $20 on the raise
      Then the attempt is refused

      Examples:
        | stage               |
        | the flop comes      |
        | turn and river come |

    Scenario: The odds wager is called out with cash, then put down in chips
      Given seat 1 bets $20 on the ante
      When seat 1 calls out a bet of $20 on the odds wager and hands over cash
      And seat 1 bets $20 on the odds wager
      Then the attempt is refused

    Scenario: Cash is put down as the odds wager, then chips
      Given seat 1 bets $20 on the ante
      When seat 1 tries to bet $20 in cash on the odds wager
      And seat 1 bets $20 on the odds wager
      Then the attempt is refused
