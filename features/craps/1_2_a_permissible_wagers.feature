@craps
Feature: N.J.A.C. 19:47-1.2 Permissible wagers

  @19:47-1.2(a)
  Rule: Seven of the bets that craps and mini-craps may offer are printed

    Scenario Outline: A <bet> at craps before the come out roll
      Given the game is craps
      When seat 1 tries to make a <bet> of $10
      Then the attempt is allowed
      And the <bet> of seat 1 lies where it was put

      Examples:
        | bet                  |
        | pass bet             |
        | don't pass bet       |
        | place bet on 6       |
        | place bet against 6  |
        | four the hardway bet |

    Scenario Outline: A <bet> at craps with a point
      Given the game is craps
      And the dice show 5-4
      When seat 1 tries to make a <bet> of $10
      Then the attempt is allowed
      And the <bet> of seat 1 lies where it was put

      Examples:
        | bet            |
        | come bet       |
        | don't come bet |

    Scenario Outline: A <bet> at mini-craps before the come out roll
      Given the game is mini-craps
      When seat 1 tries to make a <bet> of $10
      Then the attempt is allowed
      And the <bet> of seat 1 lies where it was put

      Examples:
        | bet                  |
        | pass bet             |
        | don't pass bet       |
        | place bet on 6       |
        | place bet against 6  |
        | four the hardway bet |

    Scenario Outline: A <bet> at mini-craps with a point
      Given the game is mini-craps
      And the dice show 5-4
      When seat 1 tries to make a <bet> of $10
      Then the attempt is allowed
      And the <bet> of seat 1 lies where it was put

      Examples:
        | bet            |
        | come bet       |
        | don't come bet |
