@craps
Feature: N.J.A.C. 19:47-1.2(a)1 The pass bet

  @19:47-1.2(a)1
  Rule: A pass bet is put on the Pass Line right before the come out roll

    Scenario: A pass bet before the first throw of the game
      Given seat 3 makes a don't pass bet of $30
      When seat 1 tries to make a pass bet of $30
      Then the attempt is allowed
      And the pass bet of seat 1 lies where it was put

    Scenario Outline: A pass bet after <what>
      Given seat 3 makes a don't pass bet of $30
      And the dice show <dice>
      And seat 3 makes a don't pass bet of $30
      When seat 1 tries to make a pass bet of $30
      Then the attempt is allowed
      And the pass bet of seat 1 lies where it was put

      Examples:
        | what         | dice     |
        | a natural    | 5-2      |
        | craps        | 2-1      |
        | a point made | 5-4, 6-3 |
        | a point lost | 5-4, 4-3 |

    @CR-13
    Scenario Outline: A pass bet <when>
      Given seat 3 makes a don't pass bet of $30
      And the dice show <dice>
      When seat 1 tries to make a pass bet of $30
      Then the attempt is refused
      When the dice show 5-2
      And seat 2 makes a pass bet of $30
      Then the pass bet of seat 2 lies where it was put

      Examples:
        | when                          | dice          |
        | right after the come out roll | 5-4           |
        | some throws later             | 5-4, 6-2, 6-6 |

  @19:47-1.2(a)1i(1)
  Rule: The pass bet wins with 7 or 11 on the come out roll

    Scenario Outline: The pass bet wins with <total>
      Given seat 1 makes a pass bet of $30
      And seat 4 makes a pass bet of $30
      When the dice show <dice>
      Then the pass bet of seat 1 wins
      And the pass bet of seat 4 wins and is paid

      Examples:
        | total | dice |
        | 7     | 5-2  |
        | 11    | 6-5  |

    Scenario Outline: The pass bet of seat 1 meets <total> and does not win
      Given seat 2 makes a pass bet of $30
      And the dice show 5-2
      And seat 1 makes a pass bet of $30
      When the dice show <dice>
      Then the pass bet of seat 2 wins
      And the pass bet of seat 1 does not win

      Examples:
        | total | dice |
        | 6     | 4-2  |
        | 8     | 6-2  |
        | 10    | 6-4  |
        | 12    | 6-6  |

  @19:47-1.2(a)1i(2)
  Rule: The pass bet wins if its point is thrown again before a 7

    Scenario Outline: The pass bet wins with <point> for a point
      Given seat 1 makes a pass bet of $30
      And seat 4 makes a pass bet of $30
      When the dice show <dice>
      Then the pass bet of seat 1 wins
      And the pass bet of seat 4 wins and is paid

      Examples:
        | point | dice          |
        | 4     | 3-1, 6-6, 2-2 |
        | 5     | 3-2, 6-2, 4-1 |
        | 6     | 4-2, 5-4, 3-3 |
        | 8     | 6-2, 1-1, 4-4 |
        | 9     | 5-4, 2-1, 6-3 |
        | 10    | 6-4, 6-5, 5-5 |

    Scenario: In the next hand the pass bet wins with 5 for a point
      Given seat 1 makes a pass bet of $30
      And the dice show 4-2, 3-3
      And seat 1 makes a pass bet of $30
      When the dice show 3-2, 6-2, 4-1
      Then the second pass bet of seat 1 wins

  @19:47-1.2(a)1ii(1)
  Rule: The pass bet loses with 2, 3 or 12 on the come out roll

    Scenario Outline: The pass bet loses with <total>
      Given seat 1 makes a pass bet of $30
      And seat 4 makes a pass bet of $30
      When the dice show <dice>
      Then the pass bet of seat 1 loses
      And the pass bet of seat 4 loses and is collected

      Examples:
        | total | dice |
        | 2     | 1-1  |
        | 3     | 2-1  |
        | 12    | 6-6  |

    Scenario Outline: The pass bet of seat 1 meets <total> and does not lose
      Given seat 2 makes a pass bet of $30
      And the dice show 1-1
      And seat 1 makes a pass bet of $30
      When the dice show <dice>
      Then the pass bet of seat 2 loses
      And the pass bet of seat 1 does not lose

      Examples:
        | total | dice |
        | 4     | 3-1  |

  @19:47-1.2(a)1ii(2)
  Rule: The pass bet loses if a 7 comes before its point

    Scenario Outline: The pass bet loses with <point> for a point
      Given seat 1 makes a pass bet of $30
      And seat 4 makes a pass bet of $30
      When the dice show <dice>
      Then the pass bet of seat 1 loses
      And the pass bet of seat 4 loses and is collected

      Examples:
        | point | dice          |
        | 4     | 3-1, 6-6, 4-3 |
        | 5     | 3-2, 6-2, 4-3 |
        | 6     | 4-2, 5-4, 4-3 |
        | 8     | 6-2, 1-1, 4-3 |
        | 9     | 5-4, 2-1, 4-3 |
        | 10    | 6-4, 6-5, 4-3 |

    Scenario: In the next hand the pass bet loses with 5 for a point
      Given seat 1 makes a pass bet of $30
      And the dice show 4-2, 3-3
      And seat 1 makes a pass bet of $30
      When the dice show 3-2, 3-3, 4-3
      Then the second pass bet of seat 1 loses
