@craps
Feature: N.J.A.C. 19:47-1.2(a)7 Four the hardway

  @19:47-1.2(a)7
  Rule: Four the hardway wants two twos before any other four and before a 7

    Scenario: Four the hardway before a come out roll
      When seat 1 tries to make a four the hardway bet of $5
      Then the attempt is allowed
      And the four the hardway bet of seat 1 lies where it was put

    Scenario: Four the hardway with a point
      Given the dice show 5-4
      When seat 1 tries to make a four the hardway bet of $5
      Then the attempt is allowed
      And the four the hardway bet of seat 1 lies where it was put

    Scenario Outline: Two twos after <dice>
      Given the dice show 5-4
      And seat 1 makes a four the hardway bet of $5
      When the dice show <dice>, 2-2
      Then the four the hardway bet of seat 1 wins

      Examples:
        | dice     |
        | 3-3      |
        | 1-1      |
        | 2-1, 3-2 |
        | 6-2      |

    Scenario: Two twos at once
      Given the dice show 5-4
      And seat 1 makes a four the hardway bet of $5
      When the dice show 2-2
      Then the four the hardway bet of seat 1 wins

    Scenario Outline: Two twos come too late, after <dice>
      Given the dice show 5-4
      And seat 1 makes a four the hardway bet of $5
      And the dice show <dice>
      And seat 2 makes a four the hardway bet of $5
      When the dice show 2-2
      Then the four the hardway bet of seat 1 does not win
      And the four the hardway bet of seat 2 wins

      Examples:
        | dice     |
        | 3-1      |
        | 1-3      |
        | 5-2, 5-4 |
        | 6-1, 5-4 |
        | 4-3, 5-4 |

    @CR-08
    Scenario Outline: <dice> loses
      Given the dice show 5-4
      And seat 1 makes a four the hardway bet of $5
      When the dice show <dice>
      Then the four the hardway bet of seat 1 loses

      Examples:
        | dice |
        | 3-1  |
        | 1-3  |
        | 5-2  |
        | 4-3  |

    @CR-09
    Scenario: Two twos on a come out roll
      Given seat 1 makes a four the hardway bet of $5
      When the dice show 2-2
      Then the four the hardway bet of seat 1 wins
