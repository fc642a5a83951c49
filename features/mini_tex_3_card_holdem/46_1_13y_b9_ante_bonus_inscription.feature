@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:46-1.13Y The layout of a table that offers an ante bonus

  @19:46-1.13Y(b)9
  Rule: Where an ante bonus is offered, the layout states its odds and that the dealer's hand does not matter to it

    @MTX-08 @MTX-36
    Scenario Outline: The layout gives the odds of an ante bonus of <odds> to 1
      Given the ante bonus pays <odds> to 1
      When the table is looked at
      Then the layout states the terms of the ante bonus and says <words>

      Examples:
        | odds | words                                |
        | 30   | "30", "thirty" or "31 for 1"         |
        | 29   | "29", "twenty-nine" or "30 for 1"    |

    Scenario: The layout says that the rank of the dealer's hand does not matter
      Given the ante bonus pays 30 to 1
      When the table is looked at
      Then the layout states the terms of the ante bonus and says "rank", "ranks", "ranking", "whatever the dealer holds" or "whatever hand the dealer holds"

    Scenario: The layout says that the dealer need not qualify
      Given the ante bonus pays 30 to 1
      When the table is looked at
      Then the layout states the terms of the ante bonus and says "qualification", "qualify", "qualifies", "qualified" or "qualifying"
