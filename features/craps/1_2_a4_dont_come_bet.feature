@craps
Feature: N.J.A.C. 19:47-1.2(a)4 The don't come bet

  @19:47-1.2(a)4
  Rule: A don't come bet is put on the Don't Come area after the come out roll

    Scenario: A don't come bet before the first throw of the game
      When seat 1 tries to make a don't come bet of $30
      Then the attempt is refused
      When the shooter comes out with 5-4
      And seat 2 makes a don't come bet of $30
      Then the don't come bet of seat 2 lies where it was put

    Scenario: A don't come bet right after the come out roll
      Given the shooter comes out with 5-4
      When seat 1 tries to make a don't come bet of $30
      Then the attempt is allowed
      And the don't come bet of seat 1 lies where it was put

    Scenario: A don't come bet some throws later
      Given the shooter comes out with 5-4
      And the dice show 6-2, 4-2
      When seat 1 tries to make a don't come bet of $30
      Then the attempt is allowed
      And the don't come bet of seat 1 lies where it was put

    Scenario: A don't come bet in the next hand
      Given the shooter comes out with 5-4
      And the dice show 5-2
      And the shooter comes out with 5-4
      When seat 1 tries to make a don't come bet of $30
      Then the attempt is allowed
      And the don't come bet of seat 1 lies where it was put

    Scenario: A second don't come bet of the same player
      Given the shooter comes out with 5-4
      And seat 1 makes a don't come bet of $30
      And the dice show 3-2
      When seat 1 tries to make a don't come bet of $30
      Then the attempt is allowed
      And the second don't come bet of seat 1 lies where it was put

  @19:47-1.2(a)4i(1)
  Rule: The don't come bet wins with 2 or 3 on the next throw

    Scenario Outline: The don't come bet wins with <total>
      Given the shooter comes out with 5-4
      And seat 1 makes a don't come bet of $30
      And seat 4 makes a don't come bet of $30
      When the dice show <dice>
      Then the don't come bet of seat 1 wins
      And the don't come bet of seat 4 wins and is paid

      Examples:
        | total | dice |
        | 2     | 1-1  |
        | 3     | 2-1  |

    Scenario Outline: The don't come bet of seat 1 meets <total> and does not win
      Given the shooter comes out with 5-4
      And seat 2 makes a don't come bet of $30
      And the dice show 1-1
      And seat 1 makes a don't come bet of $30
      When the dice show <dice>
      Then the don't come bet of seat 2 wins
      And the don't come bet of seat 1 does not win

      Examples:
        | total | dice |
        | 4     | 3-1  |
        | 12    | 6-6  |

  @19:47-1.2(a)4i(2)
  Rule: The don't come bet wins if a 7 comes before its point

    Scenario Outline: The don't come bet wins with <point> for a point
      Given the shooter comes out with <come out>
      And seat 1 makes a don't come bet of $30
      And seat 4 makes a don't come bet of $30
      When the dice show <dice>
      Then the don't come bet of seat 1 wins
      And the don't come bet of seat 4 wins and is paid

      Examples:
        | point | come out | dice          |
        | 4     | 5-4      | 3-1, 6-6, 4-3 |
        | 5     | 5-4      | 3-2, 6-2, 4-3 |
        | 6     | 5-4      | 4-2, 1-1, 4-3 |
        | 8     | 5-4      | 6-2, 1-1, 4-3 |
        | 9     | 3-2      | 5-4, 2-1, 4-3 |
        | 10    | 5-4      | 6-4, 6-5, 4-3 |

    @CR-03
    Scenario: A new come out roll is a 7
      Given the shooter comes out with 4-2
      And seat 1 makes a don't come bet of $30
      And the dice show 3-2, 3-3
      When the shooter comes out with 4-3
      Then the don't come bet of seat 1 wins

    @CR-15
    Scenario: The come out point is the point of the don't come bet too, then comes a 7
      Given the shooter comes out with 4-2
      And seat 1 makes a don't come bet of $30
      And the dice show 5-1
      When the shooter comes out with 4-3
      Then the don't come bet of seat 1 wins

  @19:47-1.2(a)4ii(1)
  Rule: The don't come bet loses with 7 or 11 on the next throw

    Scenario Outline: The don't come bet loses with <total>
      Given the shooter comes out with 5-4
      And seat 1 makes a don't come bet of $30
      And seat 4 makes a don't come bet of $30
      When the dice show <dice>
      Then the don't come bet of seat 1 loses
      And the don't come bet of seat 4 loses and is collected

      Examples:
        | total | dice |
        | 7     | 5-2  |
        | 11    | 6-5  |

    Scenario Outline: The don't come bet of seat 1 meets <total> and does not lose
      Given the shooter comes out with 5-4
      And seat 2 makes a don't come bet of $30
      And the dice show 5-2
      And the shooter comes out with 5-4
      And seat 1 makes a don't come bet of $30
      When the dice show <dice>
      Then the don't come bet of seat 2 loses
      And the don't come bet of seat 1 does not lose

      Examples:
        | total | dice |
        | 6     | 4-2  |
        | 8     | 6-2  |
        | 10    | 6-4  |
        | 12    | 6-6  |

    Scenario: A 7 comes when an older bet has a point
      Given the shooter comes out with 5-4
      And seat 1 makes a don't come bet of $30
      And the dice show 3-2
      And seat 1 makes a don't come bet of $30
      When the dice show 5-2
      Then the second don't come bet of seat 1 loses

  @19:47-1.2(a)4ii(2)
  Rule: The don't come bet loses if its point is thrown again before a 7

    Scenario Outline: The don't come bet loses with <point> for a point
      Given the shooter comes out with <come out>
      And seat 1 makes a don't come bet of $30
      And seat 4 makes a don't come bet of $30
      When the dice show <dice>
      Then the don't come bet of seat 1 loses
      And the don't come bet of seat 4 loses and is collected

      Examples:
        | point | come out | dice          |
        | 4     | 5-4      | 3-1, 6-6, 2-2 |
        | 5     | 5-4      | 3-2, 6-2, 4-1 |
        | 6     | 5-4      | 4-2, 1-1, 3-3 |
        | 8     | 5-4      | 6-2, 1-1, 4-4 |
        | 9     | 3-2      | 5-4, 2-1, 6-3 |
        | 10    | 5-4      | 6-4, 6-5, 5-5 |

    @CR-03
    Scenario: A new come out roll brings the point
      Given the shooter comes out with 4-2
      And seat 1 makes a don't come bet of $30
      And the dice show 3-2, 3-3
      When the shooter comes out with 4-1
      Then the don't come bet of seat 1 loses

  @19:47-1.2(a)4iii
  Rule: The don't come bet is void with 12 on the next throw

    Scenario: The don't come bets of two players meet a twelve
      Given the shooter comes out with 5-4
      And seat 1 makes a don't come bet of $30
      And seat 4 makes a don't come bet of $30
      When the dice show 6-6
      Then the don't come bet of seat 1 is void
      And the don't come bet of seat 1 is neither paid nor collected
      And the don't come bet of seat 4 is void
      And the don't come bet of seat 4 is neither paid nor collected

    Scenario: An eleven does not make the don't come bet void
      Given the shooter comes out with 5-4
      And seat 1 makes a don't come bet of $30
      And the dice show 6-5
      And seat 2 makes a don't come bet of $30
      When the dice show 6-6
      Then the don't come bet of seat 1 is not void
      And the don't come bet of seat 2 is void
