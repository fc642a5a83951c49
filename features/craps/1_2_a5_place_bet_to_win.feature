@craps
Feature: N.J.A.C. 19:47-1.2(a)5 The place bet to win

  @19:47-1.2(a)5
  Rule: A place bet to win wants its number before a 7, and rests on a come out roll unless called on and marked

    Scenario Outline: A place bet on <number> before a come out roll
      When seat 1 tries to make a place bet on <number> of $30
      Then the attempt is allowed
      And the place bet on <number> of seat 1 lies where it was put

      Examples:
        | number |
        | 4      |
        | 5      |
        | 6      |
        | 8      |
        | 9      |
        | 10     |

    Scenario Outline: A place bet on <number> with a point
      Given the dice show 5-4
      When seat 1 tries to make a place bet on <number> of $30
      Then the attempt is allowed
      And the place bet on <number> of seat 1 lies where it was put

      Examples:
        | number |
        | 4      |
        | 9      |

    Scenario Outline: A place bet on <number> is refused, <next> is not
      When seat 1 tries to make a place bet on <number> of $30
      Then the attempt is refused
      When seat 1 makes a place bet on <next> of $30
      Then the place bet on <next> of seat 1 lies where it was put

      Examples:
        | number | next |
        | 3      | 4    |
        | 7      | 6    |
        | 7      | 8    |
        | 11     | 10   |

    Scenario Outline: The number <number> comes before a 7
      Given the dice show <come out>
      And seat 1 makes a place bet on <number> of $30
      When the dice show <dice>
      Then the place bet on <number> of seat 1 wins

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
      And seat 1 makes a place bet on <number> of $30
      When the dice show <dice>
      Then the place bet on <number> of seat 1 loses

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
      And seat 1 makes a place bet on 6 of $12
      And seat 1 makes a place bet on 8 of $12
      When the dice show 4-2
      Then the place bet on 6 of seat 1 wins
      And the place bet on 8 of seat 1 is still open

    Scenario: The number on a come out roll does not count
      Given seat 1 makes a place bet on 6 of $12
      And the dice show 4-2
      And seat 2 makes a place bet on 8 of $12
      When the dice show 4-3
      Then the place bet on 6 of seat 1 does not win
      And the place bet on 8 of seat 2 loses

    Scenario: A 7 on a come out roll does not count
      Given seat 1 makes a place bet on 6 of $12
      And the dice show 4-3, 5-4
      And seat 2 makes a place bet on 8 of $12
      When the dice show 6-2
      Then the place bet on 6 of seat 1 does not lose
      And the place bet on 8 of seat 2 wins

    Scenario: A bet made with a point rests on the next come out roll
      Given seat 3 makes a pass bet of $25
      And the dice show 5-4
      And seat 1 makes a place bet on 6 of $12
      And the dice show 6-3, 4-2
      And seat 2 makes a place bet on 8 of $12
      When the dice show 4-3
      Then the place bet on 6 of seat 1 does not win
      And the place bet on 8 of seat 2 loses

    @CR-06
    Scenario Outline: Untouched by <come out> on the come out roll, the bet <outcome> with <then>
      Given seat 1 makes a place bet on 6 of $12
      When the dice show <come out>, <then>
      Then the place bet on 6 of seat 1 <outcome>

      Examples:
        | come out | then     | outcome |
        | 4-2      | 4-3      | loses   |
        | 4-2      | 3-3      | wins    |
        | 5-2      | 5-4, 3-3 | wins    |
        | 5-2      | 5-4, 4-3 | loses   |

    Scenario Outline: Called on, the bet counts on a come out roll of <dice>
      Given seat 1 makes a place bet on 6 of $12
      And seat 1 calls the place bet on 6 on
      When the dice show <dice>
      Then the place bet on 6 of seat 1 <outcome>
      And the place bet on 6 of seat 1 is marked on before it is decided

      Examples:
        | dice | outcome |
        | 4-2  | wins    |
        | 5-2  | loses   |
