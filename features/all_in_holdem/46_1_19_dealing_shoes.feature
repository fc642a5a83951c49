@all-in-holdem
Feature: N.J.A.C. 19:46-1.19 Dealing shoes and shuffling devices

  @19:46-1.19(b)
  Rule: Cards come from a shoe, fixed to the open table and locked away while it is closed

    Scenario Outline: Two players are dealt to from <shoe>
      Given the cards are dealt from <shoe>
      And seat 1 bets $10 on the ante
      And seat 2 bets $10 on the ante
      When the cards are dealt
      Then the hands come from <shoe>

      Examples:
        | shoe              |
        | a manual shoe     |
        | an automated shoe |

    Scenario Outline: Nobody carries <shoe> away from the open table
      Given the cards are dealt from <shoe>
      When the table is looked at
      Then <shoe> is fixed to the open table

      Examples:
        | shoe              |
        | a manual shoe     |
        | an automated shoe |

    Scenario Outline: Nobody reaches <shoe> while the table is closed
      Given the cards are dealt from <shoe>
      When the table is looked at
      Then <shoe> is locked away while the table is closed

      Examples:
        | shoe              |
        | a manual shoe     |
        | an automated shoe |

  @19:46-1.19(b)1
  Rule: Where the dealer's hand is chosen instead of a shoe, the cards come from the hand

    Scenario: Two players are dealt to from the hand
      Given the cards are dealt from the hand
      And seat 1 bets $10 on the ante
      And seat 2 bets $10 on the ante
      When the cards are dealt
      Then the hands come from the hand

  @19:46-1.19(c)
  Rule: A shuffling device may stand beside a shoe

    @AIH-37
    Scenario Outline: The cards of <shoe> are shuffled by a device
      Given the cards are shuffled by a device
      And the cards are dealt from <shoe>
      When the table is looked at
      Then there is a shuffler on the table

      Examples:
        | shoe              |
        | a manual shoe     |
        | an automated shoe |
