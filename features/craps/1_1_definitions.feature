@craps
Feature: N.J.A.C. 19:47-1.1 Definitions of craps

  @19:47-1.1:come-out-point
  Rule: Four, five, six, eight, nine or ten on the come out roll is the come out point

    Scenario Outline: A come out roll of <total>
      When the shooter, with a pass bet if it is taken, throws <dice>
      Then the point is <total>

      Examples:
        | dice | total |
        | 3-1  | 4     |
        | 3-2  | 5     |
        | 4-2  | 6     |
        | 6-2  | 8     |
        | 5-4  | 9     |
        | 6-4  | 10    |

    Scenario Outline: A come out roll of <total> makes no point
      Given seat 1 makes a pass bet of $30
      And seat 2 makes a don't pass bet of $30
      And the dice show <dice>
      When the shooter, with a pass bet if it is taken, throws 4-2
      Then the point is 6
      And <total> is not the point

      Examples:
        | dice | total |
        | 1-1  | 2     |
        | 2-1  | 3     |
        | 5-2  | 7     |
        | 6-5  | 11    |

    @CR-01
    Scenario: A come out roll of 12 makes no point either
      Given seat 1 makes a pass bet of $30
      And the dice show 6-6
      When the shooter, with a pass bet if it is taken, throws 4-2
      Then the point is 6
      And 12 is not the point

  @19:47-1.1:come-out-roll
  Rule: The come out roll is the first of the game and the first after the line bets are decided

    Scenario: The first throw of the game
      Given the table is closed
      When the table is opened
      And the shooter, with a pass bet if it is taken, throws 4-2
      Then the point is 6

    Scenario Outline: After <what>, 5 is a point
      Given seat 1 makes a pass bet of $30
      And seat 2 makes a don't pass bet of $30
      And the dice show <dice>
      When the shooter, with a pass bet if it is taken, throws 3-2
      Then the point is 5

      Examples:
        | what      | dice     |
        | a seven   | 5-2      |
        | an eleven | 6-5      |
        | a two     | 1-1      |
        | a three   | 2-1      |
        | six made  | 4-2, 3-3 |
        | six lost  | 4-2, 5-2 |

    Scenario: A throw that decides neither line bet
      Given seat 1 makes a pass bet of $30
      And seat 2 makes a don't pass bet of $30
      When the dice show 4-2, 6-2, 3-2
      Then the point is 6
      And 8 is not the point
      And 5 is not the point

    Scenario Outline: With a point, <total> decides neither line bet
      Given seat 1 makes a pass bet of $30
      And seat 2 makes a don't pass bet of $30
      When the dice show 4-2, <dice>, 3-2
      Then the point is 6
      And 5 is not the point

      Examples:
        | dice | total |
        | 1-1  | 2     |
        | 2-1  | 3     |
        | 6-5  | 11    |
        | 6-6  | 12    |

    @CR-01
    Scenario: After a twelve, which voids the don't pass bet
      Given seat 1 makes a pass bet of $30
      And seat 2 makes a don't pass bet of $30
      And the dice show 6-6
      When the shooter, with a pass bet if it is taken, throws 3-2
      Then the point is 5

    @CR-12
    Scenario: Nobody has a line bet
      Given seat 1 makes a place bet on 6 of $30
      When the dice show 6-2, 4-4, 3-2
      Then the point is 8
      And the point is 5

  @19:47-1.1:come-point
  Rule: The throw after a come or don't come bet is placed gives that bet its own come point

    Scenario Outline: A <bet> followed by <total>
      Given the shooter comes out with <come out>
      And seat 1 makes a <bet> of $30
      When the dice show <dice>
      Then the point of the <bet> of seat 1 is <total>

      Examples:
        | bet            | come out | dice | total |
        | come bet       | 5-4      | 3-1  | 4     |
        | come bet       | 5-4      | 3-2  | 5     |
        | come bet       | 5-4      | 4-2  | 6     |
        | come bet       | 5-4      | 6-2  | 8     |
        | come bet       | 3-2      | 5-4  | 9     |
        | come bet       | 5-4      | 6-4  | 10    |
        | don't come bet | 5-4      | 3-1  | 4     |
        | don't come bet | 5-4      | 3-2  | 5     |
        | don't come bet | 5-4      | 4-2  | 6     |
        | don't come bet | 5-4      | 6-2  | 8     |
        | don't come bet | 3-2      | 5-4  | 9     |
        | don't come bet | 5-4      | 6-4  | 10    |

    Scenario: Two come bets of one player
      Given the shooter comes out with 5-4
      And seat 1 makes a come bet of $30
      And the dice show 3-2
      And seat 1 makes a come bet of $30
      When the dice show 6-2, 4-1
      Then the point of the come bet of seat 1 is 5
      And the point of the second come bet of seat 1 is 8
      And the come bet of seat 1 wins
      And the second come bet of seat 1 is still open

    Scenario: Two come bets get the same point, one after the other
      Given the shooter comes out with 5-4
      And seat 1 makes a come bet of $30
      And the dice show 3-2
      And seat 1 makes a come bet of $30
      When the dice show 4-1
      Then the come bet of seat 1 wins
      And the point of the second come bet of seat 1 is 5
      And the second come bet of seat 1 is still open

    @CR-15
    Scenario: The shooter's point is the first throw of a come bet
      Given the shooter comes out with 4-2
      And seat 1 makes a come bet of $30
      When the dice show 3-3
      Then the point of the come bet of seat 1 is 6
      And the come bet of seat 1 is still open
