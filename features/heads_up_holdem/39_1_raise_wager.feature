@heads-up-holdem
Feature: N.J.A.C. 13:69F-39.1 What the words of Heads Up Hold'em mean: raise wager

  @13:69F-39.1:raise-wager
  Rule: How large a raise may be depends on the stage of the round

    @HUH-06
    Scenario: Three antes of $25 are too much after the river
      Given seats 1 and 2 bet $25 on ante and odds
      And the cards are dealt
      And seat 1 raises
      And seat 2 checks until turn and river come
      When seat 2 tries to raise $75
      And seat 2 bets $25 on the raise
      Then the attempt is refused
      And $75 lies on the raise of seat 1

    @HUH-06
    Scenario: Three antes of $25 are too much on the flop
      Given seats 1 and 2 bet $25 on ante and odds
      And the cards are dealt
      And seat 1 raises
      And seat 2 checks
      And the flop comes
      When seat 2 tries to raise $75
      And seat 2 bets $50 on the raise
      Then the attempt is refused
      And $75 lies on the raise of seat 1

  @13:69F-39.1:raise-wager-a
  Rule: Before the flop a raise is at most three antes

    @HUH-06
    Scenario: $105 on an ante of $35
      Given seat 1 bets $35 on ante and odds
      And the cards are dealt
      When seat 1 tries to raise $105
      Then the attempt is allowed
      And $105 lies on the raise of seat 1

    @HUH-06
    Scenario Outline: <raise> on an ante of $35 before the flop
      Given seat 1 bets $35 on ante and odds
      And the cards are dealt
      When seat 1 tries to raise <raise>
      And seat 1 bets $105 on the raise
      Then the attempt is refused

      Examples:
        | raise |
        | $106  |
        | $140  |

  @13:69F-39.1:raise-wager-b
  Rule: On the flop a raise is at most two antes

    @HUH-06
    Scenario: $70 on an ante of $35
      Given seat 1 bets $35 on ante and odds
      And the cards are dealt
      And seat 1 checks
      And the flop comes
      When seat 1 tries to raise $70
      Then the attempt is allowed
      And $70 lies on the raise of seat 1

    @HUH-06
    Scenario Outline: <raise> on an ante of $35 on the flop
      Given seat 1 bets $35 on ante and odds
      And the cards are dealt
      And seat 1 checks
      And the flop comes
      When seat 1 tries to raise <raise>
      And seat 1 bets $70 on the raise
      Then the attempt is refused

      Examples:
        | raise |
        | $71   |
        | $105  |

  @13:69F-39.1:raise-wager-c
  Rule: After the river a raise is one ante, no more and no less

    Scenario: $30 on an ante of $30
      Given seat 1 bets $30 on ante and odds
      And the cards are dealt
      And seat 1 checks until turn and river come
      When seat 1 tries to raise $30
      Then the attempt is allowed
      And $30 lies on the raise of seat 1

    Scenario Outline: <raise> on an ante of $30 after the river
      Given seat 1 bets $30 on ante and odds
      And the cards are dealt
      And seat 1 checks until turn and river come
      When seat 1 tries to raise <raise>
      And seat 1 bets $30 on the raise
      Then the attempt is refused

      Examples:
        | raise |
        | $15   |
        | $29   |
        | $31   |
        | $60   |
