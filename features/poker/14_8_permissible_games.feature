@poker
Feature: N.J.A.C. 19:47-14.8 Types of permissible poker games

  @19:47-14.8(a)1
  Rule: Seven-card stud may be offered high, high-low split, and high-low split eight or better

    Scenario Outline: A table of seven-card stud <form>
      Given a game of seven-card stud <form>
      When the table is looked at
      Then the table offers "seven-card stud" in the form "<name>"

      Examples:
        | form            | name                           |
        | high            | high                           |
        | high-low split  | high-low split                 |
        | eight or better | high-low split eight or better |

  @19:47-14.8(a)2
  Rule: Hold 'em may be offered high

    Scenario: A table of hold 'em
      Given a game of hold 'em
      When the table is looked at
      Then the table offers "hold 'em" in the form "high"

  @19:47-14.8(b)
  Rule: No other poker game is offered

    Scenario: A table of hold 'em offers nothing else
      Given a game of hold 'em
      When the table is looked at
      Then the table offers "hold 'em" and no other game

    Scenario: A table of stud offers nothing else
      Given a game of seven-card stud
      When the table is looked at
      Then the table offers "seven-card stud" and no other game
