@craps
Feature: N.J.A.C. 19:47-1.2(a)6 The place bet to lose

  @19:47-1.2(a)6
  Rule: A place bet to lose wants a 7 before its number

    Scenario Outline: A place bet against <number> before a come out roll
      When seat 1 tries to make a place bet against <number> of $30
      Then the attempt is allowed
      And the place bet against <number> of seat 1 lies where it was put

      Examples:
        | number |
        | 4      |
        | 5      |
        | 6      |
        | 8      |
        | 9      |
        | 10     |

    Scenario Outline: A place bet against <number> with a point
      Given the dice show 5-4
      When seat 1 tries to make a place bet against <number> of $30
      Then the attempt is allowed
      And the place bet against <number> of seat 1 lies where it was put

      Examples:
        | number |
        | 4      |
        | 9      |

    Scenario Outline: A place bet against <number> is refused, <next> is not
      When seat 1 tries to make a place bet against <number> of $30
      Then the attempt is refused
      When seat 1 makes a place bet against <next> of $30
      Then the place bet against <next> of seat 1 lies where it was put

      Examples:
        | number | next |
        | 3      | 4    |
        | 7      | 6    |
        | 7      | 8    |
        | 11     | 10   |

    Scenario Outline: The number <number> comes before a 7
      Given the dice show <come out>
      And seat 1 makes a place bet against <number> of $30
      When the dice show <dice>
      Then the place bet against <number> of seat 1 loses

      Examples:
        | number | come out | dice     |
        | 4      | 5-4      | 3-2, 3-1 |
        | 5      | 5-4      | 6-2, 3-2 |
        | 6      | 5-4      | 1-1, 4-2 |
        | 8      | 5-4      | 1-1, 6-2 |
        | 9      | 3-2      | 4-2, 5-4 |
        | 10     | 5-4      | 6-5, 6-4 |

    Scenario Outline: A 7 comes before the number <number>
      Given the dice show <come out>
      And seat 1 makes a place bet against <number> of $30
      When the dice show <dice>
      Then the place bet against <number> of seat 1 wins

      Examples:
        | number | come out | dice     |
        | 4      | 5-4      | 3-2, 4-3 |
        | 5      | 5-4      | 6-2, 4-3 |
        | 6      | 5-4      | 1-1, 4-3 |
        | 8      | 5-4      | 1-1, 4-3 |
        | 9      | 3-2      | 4-2, 4-3 |
        | 10     | 5-4      | 6-5, 4-3 |

    Scenario: Two numbers of one player
      Given the dice show 5-4
      And seat 1 makes a place bet against 6 of $12
      And seat 1 makes a place bet against 8 of $12
      When the dice show 4-2
      Then the place bet against 6 of seat 1 loses
      And the place bet against 8 of seat 1 is still open
