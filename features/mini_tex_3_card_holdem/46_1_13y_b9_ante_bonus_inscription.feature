@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:46-1.13Y The layout of a table that offers an ante bonus

  @19:46-1.13Y(b)9
  Rule: Where an ante bonus is offered, the layout states its odds and that the dealer's hand does not matter to it

    Background:
      Given the ante bonus pays 30 to 1
      When the table is looked at

    @MTX-08 @MTX-36
    Scenario: The layout gives the odds of the ante bonus
      Then the layout states the terms of the ante bonus and says "30" or "thirty"

    Scenario: The layout says that the rank of the dealer's hand does not matter
      Then the layout states the terms of the ante bonus and says "rank", "ranks", "ranking", "whatever the dealer holds" or "whatever hand the dealer holds"

    Scenario: The layout says that the dealer need not qualify
      Then the layout states the terms of the ante bonus and says "qualification", "qualify", "qualifies", "qualified" or "qualifying"
