@craps
Feature: N.J.A.C. 19:47-1.2(a)6 The place bet to lose

  @19:47-1.2(a)6
  Rule: A place bet to lose wants a 7 before its number

    Scenario: A place bet against 6 before the first throw of the game
      When seat 1 tries to make a place bet against 6 of $30
      Then the attempt is allowed
      And the place bet against 6 of seat 1 lies where it was put
      When the shooter comes out with 5-4
      And seat 2 makes a place bet against 6 of $30
      Then the place bet against 6 of seat 2 lies where it was put

    Scenario: A place bet against 6 before a later come out roll
      Given the shooter comes out with 5-4
      And seat 2 makes a place bet against 6 of $30
      And the dice show 6-3
      When seat 1 tries to make a place bet against 6 of $30
      Then the attempt is allowed
      And the place bet against 6 of seat 1 lies where it was put

    Scenario: A place bet against 6 with a point
      Given seat 2 makes a place bet against 6 of $30
      And the shooter comes out with 5-4
      When seat 1 tries to make a place bet against 6 of $30
      Then the attempt is allowed
      And the place bet against 6 of seat 1 lies where it was put

    Scenario Outline: A place bet against <number>, beside one against <other>
      Given the shooter comes out with 5-4
      And seat 2 makes a place bet against <other> of $30
      When seat 1 tries to make a place bet against <number> of $30
      Then the attempt is allowed
      And the place bet against <number> of seat 1 lies where it was put

      Examples:
        | number | other |
        | 4      | 6     |
        | 5      | 6     |
        | 6      | 8     |
        | 8      | 6     |
        | 9      | 6     |
        | 10     | 6     |

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
      Given the shooter comes out with <come out>
      And seat 1 makes a place bet against <number> of $30
      And seat 4 makes a place bet against <number> of $30
      When the dice show <dice>
      Then the place bet against <number> of seat 1 loses
      And the place bet against <number> of seat 4 loses and is collected

      Examples:
        | number | come out | dice     |
        | 4      | 5-4      | 6-6, 3-1 |
        | 5      | 5-4      | 2-1, 3-2 |
        | 6      | 5-4      | 1-1, 4-2 |
        | 8      | 5-4      | 1-1, 6-2 |
        | 9      | 3-2      | 4-2, 5-4 |
        | 10     | 5-4      | 6-5, 6-4 |

    Scenario Outline: A 7 comes before the number <number>
      Given the shooter comes out with <come out>
      And seat 1 makes a place bet against <number> of $30
      And seat 4 makes a place bet against <number> of $30
      When the dice show <dice>
      Then the place bet against <number> of seat 1 wins
      And the place bet against <number> of seat 4 wins and is paid

      Examples:
        | number | come out | dice     |
        | 4      | 5-4      | 6-6, 4-3 |
        | 5      | 5-4      | 2-1, 4-3 |
        | 6      | 5-4      | 1-1, 4-3 |
        | 8      | 5-4      | 1-1, 4-3 |
        | 9      | 3-2      | 4-2, 4-3 |
        | 10     | 5-4      | 6-5, 4-3 |

    Scenario: The shooter makes the point, which is the number
      Given the shooter comes out with 5-4
      And seat 1 makes a place bet against 9 of $30
      When the dice show 6-3
      Then the place bet against 9 of seat 1 loses

    Scenario: Two numbers of one player
      Given the shooter comes out with 5-4
      And seat 1 makes a place bet against 6 of $30
      And seat 1 makes a place bet against 8 of $30
      When the dice show 4-2
      Then the place bet against 6 of seat 1 loses
      And the place bet against 8 of seat 1 is still open
