@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:40-1.2 Definitions

  @19:40-1.2(b):table-game
  Rule: Mini-tex 3 card hold 'em is offered under its name on the list of authorised table games

    Scenario: A patron asks which game is played here
      When the table is looked at
      Then the game is "mini-tex 3 card hold 'em"
