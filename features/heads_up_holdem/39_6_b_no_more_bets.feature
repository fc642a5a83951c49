@heads-up-holdem
Feature: N.J.A.C. 13:69F-39.6(b) Until when wagers are placed at Heads Up Hold'em

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

    Scenario Outline: The <area> when <stage>, by a seat not in the round
      Given seat 1 is taken
      And seat 2 bets $15 on ante and odds
      And the cards are dealt
      And seat 2 checks until <stage>
      When seat 1 tries to bet $15 on the <area>
      And seat 2 bets $15 on the raise
      Then the attempt is refused

      Examples:
        | area       | stage               |
        | ante       | the flop comes      |
        | odds wager | turn and river come |

    @HUH-22
    Scenario Outline: The <bonus> when <stage>, by a player with cards
      Given seat 1 bets $15 on ante and odds
      And the cards are dealt
      And seat 1 checks until <stage>
      When seat 1 tries to bet $5 on the <bonus>
      And seat 1 bets $15 on the raise
      Then the attempt is refused

      Examples:
        | bonus        | stage               |
        | trips plus   | the flop comes      |
        | trips plus   | turn and river come |
        | pocket bonus | the flop comes      |

    Scenario Outline: When <stage> a player would <attempt>
      Given seat 1 bets $15 on ante and odds
      And the cards are dealt
      And seat 1 checks until <stage>
      When seat 1 tries to <attempt>
      And seat 1 bets $15 on the raise
      Then the attempt is refused

      Examples:
        | stage               | attempt                   |
        | the flop comes      | add $15 to the ante       |
        | the flop comes      | add $15 to the odds wager |
        | the flop comes      | take back the ante        |
        | the flop comes      | take back the odds wager  |
        | turn and river come | add $15 to the ante       |
        | turn and river come | add $15 to the odds wager |
        | turn and river come | take back the ante        |
        | turn and river come | take back the odds wager  |

    Scenario Outline: A raise made before the flop is not <changed> when the flop has come
      Given seats 1 and 2 bet $15 on ante and odds
      And the cards are dealt
      And seat 1 bets $15 on the raise
      And seat 2 checks
      And the flop comes
      When seat 1 tries to <attempt>
      And seat 2 bets $15 on the raise
      Then the attempt is refused

      Examples:
        | changed    | attempt              |
        | increased  | add $15 to the raise |
        | taken back | take back the raise  |
