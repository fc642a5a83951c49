@all-in-holdem
Feature: N.J.A.C. 19:47-44.6(a) and (b) With what and until when wagers are placed at all-in hold 'em

  @19:47-44.6(a)
  Rule: Wagers are chips or plaques, and coupons where they apply, put on their own area; cash with a spoken bet is refused

    Scenario: Chips on the ante, where another seat has a plaque
      Given seat 2 bets a $25 plaque on the ante
      When seat 1 tries to bet $25 on the ante
      Then the attempt is allowed
      And $25 lies on the ante of seat 1

    Scenario: A plaque on the ante, where another seat has as much in chips
      Given seat 2 bets $100 on the ante
      When seat 1 tries to bet a $100 plaque on the ante
      Then the attempt is allowed
      And $100 lies on the ante of seat 1

    Scenario: A match play coupon beside the chips on the ante
      Given the table takes match play coupons
      And seat 2 bets $10 on the ante
      When seat 1 tries to bet $10 with a $10 coupon on the ante
      Then the attempt is allowed
      And the ante of seat 1 lies where it was put

    Scenario Outline: Chips on the area of the <bonus>
      Given seats 1 and 2 bet $25 on the ante
      And seat 2 bets $25 on the <bonus>
      When seat 1 tries to bet $25 on the <bonus>
      Then the attempt is allowed
      And $25 lies on the <bonus> of seat 1

      Examples:
        | bonus            |
        | hole card bonus  |
        | final hand bonus |

    Scenario: Chips on no area at all
      Given seat 2 bets $10 on the ante
      When seat 1 tries to bet $10 outside the betting areas
      Then the attempt is refused

    Scenario Outline: Cash for the <area> is called out
      Given seat 1 bets $10 on the ante
      When seat <seat> calls out a bet of $10 on the <area> and hands over cash
      Then the attempt is refused

      Examples:
        | seat | area             |
        | 2    | ante             |
        | 1    | hole card bonus  |
        | 1    | final hand bonus |

    Scenario Outline: Cash is put down on the <area>
      Given seat 1 bets $10 on the ante
      When seat <seat> tries to bet $10 in cash on the <area>
      Then the attempt is refused

      Examples:
        | seat | area             |
        | 2    | ante             |
        | 1    | hole card bonus  |
        | 1    | final hand bonus |

    Scenario Outline: Beside an ante of chips a player would <attempt>
      Given seat 1 bets $10 on the ante
      And seat 2 is taken
      When seat <seat> tries to <attempt>
      Then the attempt is refused

      Examples:
        | seat | attempt                            |
        | 2    | bet $10 in coins on the ante       |
        | 2    | bet $5 with $5 in cash on the ante |
        | 1    | add $5 in cash to the ante         |

    Scenario: Cash is put down as a raise, then chips
      Given seat 1 bets $10 on the ante
      And the cards are dealt
      When seat 1 tries to bet $30 in cash on the raise
      And seat 1 raises
      Then the attempt is refused

    Scenario: Cash for a raise is called out, then chips are put down
      Given seat 1 bets $10 on the ante
      And the cards are dealt
      When seat 1 calls out a bet of $30 on the raise and hands over cash
      And seat 1 raises
      Then the attempt is refused

  @19:47-44.6(b)
  Rule: Ante and bonus wagers are down before "No more bets", and after it nothing is bet, added or taken back but as 44.10 provides

    Scenario: A second ante before the call
      Given seat 2 bets $10 on the ante
      When seat 1 tries to bet $10 on the ante
      Then the attempt is allowed
      And $10 lies on the ante of seat 1

    Scenario Outline: A <bonus> before the call
      Given seats 1 and 2 bet $10 on the ante
      And seat 2 bets $10 on the <bonus>
      When seat 1 tries to bet $10 on the <bonus>
      Then the attempt is allowed
      And $10 lies on the <bonus> of seat 1

      Examples:
        | bonus            |
        | hole card bonus  |
        | final hand bonus |

    Scenario: An ante after the call
      Given seat 1 is taken
      And seat 2 bets $15 on the ante
      And the cards are dealt
      When seat 1 tries to bet $15 on the ante
      And seat 2 raises
      Then the attempt is refused

    Scenario Outline: A <bonus> after the call
      Given seat 1 bets $15 on the ante
      And seat 2 bets $15 on the ante
      And seat 2 bets $10 on the <bonus>
      And the cards are dealt
      When seat 1 tries to bet $10 on the <bonus>
      And seat 1 raises
      Then the attempt is refused

      Examples:
        | bonus            |
        | hole card bonus  |
        | final hand bonus |

    Scenario Outline: After the call a player would <attempt>
      Given seat 1 bets $10 on the ante
      And seat 1 bets $5 on the hole card bonus
      And seat 1 bets $5 on the final hand bonus
      And the cards are dealt
      When seat 1 tries to <attempt>
      And seat 1 raises
      Then the attempt is refused

      Examples:
        | attempt                        |
        | add $5 to the ante             |
        | add $5 to the hole card bonus  |
        | add $5 to the final hand bonus |
        | take back the ante             |
        | take back $5 of the ante       |
        | take back the hole card bonus  |
        | take back the final hand bonus |

    Scenario Outline: After raising a player would <attempt>
      Given seat 1 bets $10 on the ante
      And the cards are dealt
      And seat 1 raises
      When seat 1 tries to <attempt>
      And the round is played out
      Then the attempt is refused

      Examples:
        | attempt              |
        | add $10 to the raise |
        | take back the raise  |

    Scenario Outline: A player who <decides> would take back the <area>
      Given seats 1 and 2 bet $10 on the ante
      And seat 1 bets $5 on the final hand bonus
      And the cards are dealt
      And seat 1 <decides>
      When seat 1 tries to take back the <area>
      And seat 2 raises
      Then the attempt is refused

      Examples:
        | decides | area             |
        | raises  | ante             |
        | folds   | ante             |
        | folds   | final hand bonus |
