@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:47-36.6(b) Until when wagers are placed at mini-tex 3 card hold 'em

  @19:47-36.6(b)
  Rule: Ante and pocket poker are down before "No more bets", and after it nothing is bet, added or taken back but as 36.10 provides

    Scenario: A second ante before the call
      Given seat 5 bets $40 on the ante
      When seat 6 tries to bet $40 on the ante
      Then the attempt is allowed
      And $40 lies on the ante of seat 6

    Scenario: Pocket poker before the call
      Given seats 5 and 6 bet $40 on the ante
      And seat 5 bets $20 on the pocket poker
      When seat 6 tries to bet $20 on the pocket poker
      Then the attempt is allowed
      And $20 lies on the pocket poker of seat 6

    Scenario: An ante after the call
      Given seat 1 is taken
      And seat 6 bets $40 on the ante
      And the cards are dealt
      When seat 1 tries to bet $40 on the ante
      And seat 6 bets $40 on the flop
      Then the attempt is refused

    Scenario: Pocket poker after the call
      Given seats 5 and 6 bet $40 on the ante
      And seat 5 bets $20 on the pocket poker
      And the cards are dealt
      When seat 6 tries to bet $20 on the pocket poker
      And seats 5 and 6 bet $40 on the flop
      Then the attempt is refused

    Scenario: Pocket poker after the flop has been seen
      Given seats 5 and 6 bet $40 on the ante
      And seat 5 bets $20 on the pocket poker
      And the cards are dealt
      And seats 5 and 6 bet $40 on the flop
      And the flop comes
      When seat 6 tries to bet $20 on the pocket poker
      And seats 5 and 6 bet $40 on the river
      Then the attempt is refused

    Scenario: An ante after the flop has been seen
      Given seat 1 is taken
      And seat 6 bets $40 on the ante
      And the cards are dealt
      And seat 6 bets $40 on the flop
      And the flop comes
      When seat 1 tries to bet $40 on the ante
      And seat 6 bets $40 on the river
      Then the attempt is refused

    Scenario Outline: The <area> comes after the river has been seen
      Given seat 1 is taken
      And seat 6 bets $40 on the ante
      And the cards are dealt
      And seat 6 bets $40 on the flop
      And the flop comes
      And seat 6 bets $40 on the river
      And the river comes
      When seat <seat> tries to bet <amount> on the <area>
      And seat 6 bets $80 on the play
      Then the attempt is refused

      Examples:
        | area         | seat | amount |
        | ante         | 1    | $40    |
        | pocket poker | 6    | $20    |

    Scenario Outline: With the cards in hand a player would <attempt>
      Given seat 6 bets $40 on the ante
      And seat 6 bets $20 on the pocket poker
      And the cards are dealt
      When seat 6 tries to <attempt>
      And seat 6 bets $40 on the flop
      Then the attempt is refused

      Examples:
        | attempt                    |
        | add $5 to the ante         |
        | add $5 to the pocket poker |
        | take back the ante         |
        | take back $20 of the ante  |
        | take back the pocket poker |

    Scenario: With chips down for the flop a player would take back the ante
      Given seats 5 and 6 bet $40 on the ante
      And the cards are dealt
      And seat 5 bets $40 on the flop
      When seat 5 tries to take back the ante
      And seat 6 bets $40 on the flop
      Then the attempt is refused

    Scenario Outline: After the flop a player would <attempt>
      Given seat 6 bets $40 on the ante
      And the cards are dealt
      And seat 6 bets $40 on the flop
      And the flop comes
      When seat 6 tries to <attempt>
      And seat 6 bets $40 on the river
      Then the attempt is refused

      Examples:
        | attempt             |
        | add $40 to the flop |
        | add $40 to the ante |
        | take back the flop  |
        | take back the ante  |

    Scenario Outline: After the river a player would <attempt>
      Given seat 6 bets $40 on the ante
      And the cards are dealt
      And seat 6 bets $40 on the flop
      And the flop comes
      And seat 6 bets $40 on the river
      And the river comes
      When seat 6 tries to <attempt>
      And seat 6 bets $80 on the play
      Then the attempt is refused

      Examples:
        | attempt              |
        | add $40 to the river |
        | take back the river  |
        | take back the flop   |
