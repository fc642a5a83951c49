@craps
Feature: N.J.A.C. 19:47-1.2(a)7 Four the hardway

  @19:47-1.2(a)7
  Rule: Four the hardway wants two twos before any other four and before a 7

    Scenario: Four the hardway before the first throw of the game
      When seat 1 tries to make a four the hardway bet of $30
      Then the attempt is allowed
      And the four the hardway bet of seat 1 lies where it was put
      When the shooter comes out with 5-4
      And seat 2 makes a four the hardway bet of $30
      Then the four the hardway bet of seat 2 lies where it was put

    Scenario: Four the hardway before a later come out roll
      Given the shooter comes out with 5-4
      And seat 2 makes a four the hardway bet of $30
      And the dice show 6-3
      When seat 1 tries to make a four the hardway bet of $30
      Then the attempt is allowed
      And the four the hardway bet of seat 1 lies where it was put

    Scenario: Four the hardway with a point
      Given seat 2 makes a four the hardway bet of $30
      And the shooter comes out with 5-4
      When seat 1 tries to make a four the hardway bet of $30
      Then the attempt is allowed
      And the four the hardway bet of seat 1 lies where it was put

    Scenario Outline: Two twos after <dice>
      Given the shooter comes out with 5-4
      And seat 1 makes a four the hardway bet of $30
      When the dice show <dice>, 2-2
      Then the four the hardway bet of seat 1 wins

      Examples:
        | dice     |
        | 3-3      |
        | 1-1      |
        | 2-1, 3-2 |
        | 6-2      |
        | 6-6, 6-5 |

    Scenario: Two twos at once
      Given the shooter comes out with 5-4
      And seat 1 makes a four the hardway bet of $30
      And seat 4 makes a four the hardway bet of $30
      When the dice show 2-2
      Then the four the hardway bet of seat 1 wins and is paid
      And the four the hardway bet of seat 4 wins and is paid

    Scenario Outline: <dice> is another double and decides nothing
      Given the shooter comes out with 5-4
      And seat 1 makes a four the hardway bet of $30
      When the dice show <dice>
      Then the four the hardway bet of seat 1 lies where it was put
      And the four the hardway bet of seat 1 is still open

      Examples:
        | dice |
        | 1-1  |
        | 3-3  |
        | 4-4  |
        | 5-5  |
        | 6-6  |

    Scenario Outline: Two twos come too late, after <dice>
      Given the shooter comes out with 5-4
      And seat 1 makes a four the hardway bet of $30
      And the dice show <dice>
      And seat 2 makes a four the hardway bet of $30
      When the dice show 2-2
      Then the four the hardway bet of seat 1 does not win
      And the four the hardway bet of seat 2 wins

      Examples:
        | dice |
        | 3-1  |
        | 1-3  |

    Scenario Outline: Two twos come too late, after a 7 of <dice>
      Given the shooter comes out with 5-4
      And seat 1 makes a four the hardway bet of $30
      And the dice show <dice>
      And the shooter comes out with 5-4
      And seat 2 makes a four the hardway bet of $30
      When the dice show 2-2
      Then the four the hardway bet of seat 1 does not win
      And the four the hardway bet of seat 2 wins

      Examples:
        | dice |
        | 5-2  |
        | 6-1  |
        | 4-3  |

    @CR-08
    Scenario Outline: <dice> loses
      Given the shooter comes out with 5-4
      And seat 1 makes a four the hardway bet of $30
      And seat 4 makes a four the hardway bet of $30
      When the dice show <dice>
      Then the four the hardway bet of seat 1 loses
      And the four the hardway bet of seat 4 loses and is collected

      Examples:
        | dice |
        | 3-1  |
        | 1-3  |
        | 5-2  |
        | 4-3  |

    @CR-09
    Scenario: Two twos on a come out roll
      Given seat 1 makes a four the hardway bet of $30
      When the shooter comes out with 2-2
      Then the four the hardway bet of seat 1 wins

    @CR-08 @CR-09
    Scenario Outline: <dice> on a come out roll loses
      Given seat 1 makes a four the hardway bet of $30
      When the shooter comes out with <dice>
      Then the four the hardway bet of seat 1 loses

      Examples:
        | dice |
        | 3-1  |
        | 5-2  |
