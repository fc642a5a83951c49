@craps
Feature: N.J.A.C. 19:47-1.2 Permissible wagers

  @19:47-1.2(a)
  Rule: Seven of the bets that craps and mini-craps may offer are printed

    Scenario Outline: A <bet> at craps before the come out roll
      Given the game is craps
      And seat 3 makes a <other> of $30
      When seat 1 tries to make a <bet> of $30
      Then the attempt is allowed
      And the <bet> of seat 1 lies where it was put

      Examples:
        | bet                  | other          |
        | pass bet             | don't pass bet |
        | don't pass bet       | pass bet       |
        | place bet on 6       | pass bet       |
        | place bet against 6  | pass bet       |
        | four the hardway bet | pass bet       |

    Scenario Outline: A <bet> at craps with a point
      Given the game is craps
      And the shooter comes out with 5-4
      When seat 1 tries to make a <bet> of $30
      Then the attempt is allowed
      And the <bet> of seat 1 lies where it was put

      Examples:
        | bet            |
        | come bet       |
        | don't come bet |

    Scenario Outline: A <bet> at mini-craps meets <dice> on the come out roll
      Given the game is mini-craps
      And seat 1 makes a <bet> of $30
      When the dice show <dice>
      Then the <bet> of seat 1 <outcome>

      Examples:
        | bet            | dice          | outcome |
        | pass bet       | 6-5           | wins    |
        | pass bet       | 6-6           | loses   |
        | pass bet       | 4-2, 6-5, 5-2 | loses   |
        | don't pass bet | 2-1           | wins    |
        | don't pass bet | 6-6           | is void |
        | don't pass bet | 4-2, 2-1, 3-3 | loses   |

    Scenario Outline: A <bet> at mini-craps meets <dice> with a point
      Given the game is mini-craps
      And the shooter comes out with 5-4
      And seat 1 makes a <bet> of $30
      When the dice show <dice>
      Then the <bet> of seat 1 <outcome>

      Examples:
        | bet                  | dice          | outcome |
        | come bet             | 5-2           | wins    |
        | come bet             | 4-2, 6-5, 5-2 | loses   |
        | don't come bet       | 6-6           | is void |
        | don't come bet       | 4-2, 2-1, 3-3 | loses   |
        | place bet on 6       | 4-2           | wins    |
        | place bet on 6       | 4-3           | loses   |
        | place bet against 6  | 4-2           | loses   |
        | place bet against 6  | 4-3           | wins    |
        | four the hardway bet | 3-3, 2-2      | wins    |

    Scenario: A place bet at mini-craps rests on the come out roll
      Given the game is mini-craps
      And seat 1 makes a place bet on 6 of $30
      And the shooter comes out with 4-2
      When the dice show 4-3
      Then the place bet on 6 of seat 1 loses
