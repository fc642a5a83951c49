@craps
Feature: N.J.A.C. 19:47-1.2(a)5 The place bet to win

  @19:47-1.2(a)5
  Rule: A place bet to win wants its number before a 7, and rests on a come out roll unless called on and marked

    Scenario: A place bet on 6 before the first throw of the game
      When seat 1 tries to make a place bet on 6 of $30
      Then the attempt is allowed
      And the place bet on 6 of seat 1 lies where it was put
      When the shooter comes out with 5-4
      And seat 2 makes a place bet on 6 of $30
      Then the place bet on 6 of seat 2 lies where it was put

    Scenario: A place bet on 6 before a later come out roll
      Given the shooter comes out with 5-4
      And seat 2 makes a place bet on 6 of $30
      And the dice show 6-3
      When seat 1 tries to make a place bet on 6 of $30
      Then the attempt is allowed
      And the place bet on 6 of seat 1 lies where it was put

    Scenario: A place bet on 6 with a point
      Given seat 2 makes a place bet on 6 of $30
      And the shooter comes out with 5-4
      When seat 1 tries to make a place bet on 6 of $30
      Then the attempt is allowed
      And the place bet on 6 of seat 1 lies where it was put

    Scenario Outline: A place bet on <number>, beside one on <other>
      Given the shooter comes out with 5-4
      And seat 2 makes a place bet on <other> of $30
      When seat 1 tries to make a place bet on <number> of $30
      Then the attempt is allowed
      And the place bet on <number> of seat 1 lies where it was put

      Examples:
        | number | other |
        | 4      | 6     |
        | 5      | 6     |
        | 6      | 8     |
        | 8      | 6     |
        | 9      | 6     |
        | 10     | 6     |

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
      Given the shooter comes out with <come out>
      And seat 1 makes a place bet on <number> of $30
      And seat 4 makes a place bet on <number> of $30
      When the dice show <dice>
      Then the place bet on <number> of seat 1 wins
      And the place bet on <number> of seat 4 wins and is paid

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
      And seat 1 makes a place bet on <number> of $30
      And seat 4 makes a place bet on <number> of $30
      When the dice show <dice>
      Then the place bet on <number> of seat 1 loses
      And the place bet on <number> of seat 4 loses and is collected

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
      And seat 1 makes a place bet on 9 of $30
      When the dice show 6-3
      Then the place bet on 9 of seat 1 wins

    Scenario: Two numbers of one player
      Given the shooter comes out with 5-4
      And seat 1 makes a place bet on 6 of $30
      And seat 1 makes a place bet on 8 of $30
      When the dice show 4-2
      Then the place bet on 6 of seat 1 wins
      And the place bet on 8 of seat 1 is still open

    Scenario: The number on a come out roll does not count
      Given seat 1 makes a place bet on 6 of $30
      And the shooter comes out with 4-2
      And seat 2 makes a place bet on 8 of $30
      When the dice show 4-3
      Then the place bet on 6 of seat 1 does not win
      And the place bet on 8 of seat 2 loses

    Scenario: A 7 on a come out roll does not count
      Given seat 1 makes a place bet on 6 of $30
      And the shooter comes out with 4-3
      And the shooter comes out with 5-4
      And seat 2 makes a place bet on 8 of $30
      When the dice show 6-2
      Then the place bet on 6 of seat 1 does not lose
      And the place bet on 8 of seat 2 wins

    Scenario: A bet made with a point rests on the next come out roll
      Given the shooter comes out with 5-4
      And seat 1 makes a place bet on 6 of $30
      And the dice show 6-3
      And the shooter comes out with 4-2
      And seat 2 makes a place bet on 8 of $30
      When the dice show 4-3
      Then the place bet on 6 of seat 1 does not win
      And the place bet on 8 of seat 2 loses

    @CR-06
    Scenario Outline: Untouched by its number on the come out roll, the bet <outcome> with <dice>
      Given seat 1 makes a place bet on 6 of $30
      And the shooter comes out with 4-2
      When the dice show <dice>
      Then the place bet on 6 of seat 1 <outcome>

      Examples:
        | dice | outcome |
        | 4-3  | loses   |
        | 3-3  | wins    |

    @CR-06
    Scenario Outline: Untouched by a 7 on the come out roll, the bet <outcome> with <dice> in the next hand
      Given seat 1 makes a place bet on 6 of $30
      And the shooter comes out with 5-2
      And the shooter comes out with 5-4
      When the dice show <dice>
      Then the place bet on 6 of seat 1 <outcome>

      Examples:
        | dice | outcome |
        | 3-3  | wins    |
        | 4-3  | loses   |

    Scenario Outline: Called on, the bet counts on a come out roll of <dice> if it is marked
      Given seat 1 makes a place bet on 6 of $30
      And seat 1 calls the place bet on 6 on
      When the shooter comes out with <dice>
      Then marked on, the place bet on 6 of seat 1 <outcome>, and unmarked it is still open

      Examples:
        | dice | outcome |
        | 4-2  | wins    |
        | 5-2  | loses   |

    Scenario: What one player calls on stays off for another
      Given seat 1 makes a place bet on 6 of $30
      And seat 2 makes a place bet on 6 of $30
      And seat 1 calls the place bet on 6 on
      When the shooter comes out with 4-2
      Then the place bet on 6 of seat 2 lies where it was put
      And the place bet on 6 of seat 2 is still open
