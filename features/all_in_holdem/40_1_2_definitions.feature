@all-in-holdem
Feature: N.J.A.C. 19:40-1.2 Definitions

  @19:40-1.2(b):table-game
  Rule: All-in hold 'em is offered under its name on the list of authorised table games

    Scenario: The table offers all-in hold 'em by name
      When the table is looked at
      Then the game is "all-in hold 'em"
