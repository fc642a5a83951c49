@heads-up-holdem
Feature: N.J.A.C. 13:69F-39.6(a) and (b) With what and until when wagers are placed at Heads Up Hold'em

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

  @13:69F-39.6(b)
  Rule: Wagers are down before "No more bets", and after it nothing is bet, added or taken back but as 39.10 provides

    Scenario: A second ante before the call
      Given seat 2 bets $30 on the ante
      When seat 1 tries to bet $30 on the ante
      Then the attempt is allowed
      And $30 lies on the ante of seat 1

    Scenario: An odds wager before the call
      Given seat 1 bets $30 on the ante
      When seat 1 tries to bet $30 on the odds wager
      Then the attempt is allowed
      And $30 lies on the odds wager of seat 1

    Scenario Outline: The <area> after the call, by a seat not in the round
      Given seat 1 is taken
      And seat 2 bets $15 on ante and odds
      And the cards are dealt
      When seat 1 tries to bet $15 on the <area>
      And seat 2 raises
      Then the attempt is refused

      Examples:
        | area       |
        | ante       |
        | odds wager |

    @HUH-22
    Scenario Outline: The <bonus> after the call, by a player with cards
      Given seats 1 and 2 bet $15 on ante and odds
      And seat 2 bets $5 on the <bonus>
      And the cards are dealt
      When seat 1 tries to bet $5 on the <bonus>
      And seat 1 checks
      Then the attempt is refused

      Examples:
        | bonus        |
        | trips plus   |
        | pocket bonus |

    Scenario Outline: After the call a player would <attempt>
      Given seat 1 bets $15 on ante and odds
      And seat 1 bets $10 on the trips plus
      And seat 1 bets $10 on the pocket bonus
      And the cards are dealt
      When seat 1 tries to <attempt>
      And seat 1 raises
      Then the attempt is refused

      Examples:
        | attempt                    |
        | add $5 to the ante         |
        | add $15 to the odds wager  |
        | add $5 to the trips plus   |
        | add $5 to the pocket bonus |
        | take back the ante         |
        | take back $5 of the ante   |
        | take back the odds wager   |
        | take back the trips plus   |
        | take back the pocket bonus |

    Scenario Outline: After a raise of one ante a player would <attempt>
      Given seats 1 and 2 bet $15 on ante and odds
      And the cards are dealt
      And seat 1 bets $15 on the raise
      When seat 1 tries to <attempt>
      And seat 2 raises
      Then the attempt is refused

      Examples:
        | attempt              |
        | add $15 to the raise |
        | take back the raise  |
        | take back the ante   |
