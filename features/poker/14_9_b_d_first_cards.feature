@poker
Feature: N.J.A.C. 19:47-14.9(b) to (d) Seven-card stud: first cards and who opens

  @19:47-14.9(b)
  Rule: At most eight players, an ante where one is posted, and a sign that says so

    Scenario: Nine would play
      Given a game of seven-card stud
      When 9 patrons try to join with $50 each
      And the round begins
      Then no more than 8 of 9 are dealt cards

    Scenario: One of four does not ante
      Given a game of seven-card stud
      And the posted ante is $1
      And seats 1 to 3 have $50 each
      And seat 4 has only $50
      When the round begins
      Then seat 4 receives no card
      And seat 3 receives cards

    Scenario: The sign
      Given a game of seven-card stud
      And the posted ante is $3
      When the table is looked at
      Then a sign tells the ante of $3

  @19:47-14.9(c)
  Rule: Two rounds face down and one face up, from the dealer's left

    Scenario: Three players
      Given a game of seven-card stud
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c Ad
      When the round begins
      Then the cards come in this order: Kc Qd Jh Kd Qh Jc Ac 2c Ad
      And seat 1 receives Kc Kd, face down
      And seat 1 receives Ac, face up

  @19:47-14.9(d)
  Rule: Up-cards of equal rank go by suit: spades, hearts, diamonds, clubs

    Scenario Outline: <one> and <two> in seven-card stud <form>
      Given a game of seven-card stud <form>
      And seats 1 to 3 have $50 each
      And seat 1 will hold Kc Qd <one>
      And seat 2 will hold Kd Qh <two>
      And seat 3 will hold Kh Qc Ts
      When the round begins
      And seat 1 tries to put in $2
      Then the attempt is refused
      When seat 2 tries to put in $2
      Then it counts as $2

      Examples:
        | form            | one | two |
        | high            | 2s  | 2h  |
        | high            | 2h  | 2d  |
        | high            | 2d  | 2c  |
        | eight or better | 2s  | 2h  |
        | eight or better | 2h  | 2d  |
        | eight or better | 2d  | 2c  |
        | high-low split  | Jh  | Js  |
        | high-low split  | Jd  | Jh  |
        | high-low split  | Jc  | Jd  |

  @19:47-14.9(d)1
  Rule: In high poker the lowest up-card opens

    Scenario: An ace, a two and a nine
      Given a game of seven-card stud high
      And seats 1 to 3 have $50 each
      And seat 1 will hold Kc Qd Ac
      And seat 2 will hold Kd Qh 2s
      And seat 3 will hold Kh Qc 9h
      When the round begins
      And seat 1 tries to put in $2
      Then the attempt is refused
      When seat 2 tries to put in $2
      Then it counts as $2

    Scenario: A three, a king and a nine
      Given a game of seven-card stud high
      And seats 1 to 3 have $50 each
      And seat 1 will hold Kc Qd 3c
      And seat 2 will hold Kd Qh Ks
      And seat 3 will hold Kh Qc 9h
      When the round begins
      And seat 2 tries to put in $2
      Then the attempt is refused
      When seat 1 tries to put in $2
      Then it counts as $2

  @19:47-14.9(d)2
  Rule: In high-low split the highest up-card opens, the ace being lower than a two

    Scenario: An ace, a king and a nine
      Given a game of seven-card stud high-low split
      And seats 1 to 3 have $50 each
      And seat 1 will hold Kc Qd Ac
      And seat 2 will hold Kd Qh Ks
      And seat 3 will hold Kh Qc 9h
      When the round begins
      And seat 1 tries to put in $2
      Then the attempt is refused
      When seat 2 tries to put in $2
      Then it counts as $2

    Scenario: A three, a jack and a nine
      Given a game of seven-card stud high-low split
      And seats 1 to 3 have $50 each
      And seat 1 will hold Kc Qd 3c
      And seat 2 will hold Kd Qh Js
      And seat 3 will hold Kh Qc 9h
      When the round begins
      And seat 1 tries to put in $2
      Then the attempt is refused
      When seat 2 tries to put in $2
      Then it counts as $2

  @19:47-14.9(d)3
  Rule: In eight or better the lowest up-card opens, the ace being highest

    Scenario: An ace, a two and a nine under 14.9(d)3
      Given a game of seven-card stud eight or better
      And seats 1 to 3 have $50 each
      And seat 1 will hold Kc Qd Ac
      And seat 2 will hold Kd Qh 2s
      And seat 3 will hold Kh Qc 9h
      When the round begins
      And seat 1 tries to put in $2
      Then the attempt is refused
      When seat 2 tries to put in $2
      Then it counts as $2

    Scenario: A three, a king and a nine under 14.9(d)3
      Given a game of seven-card stud eight or better
      And seats 1 to 3 have $50 each
      And seat 1 will hold Kc Qd 3c
      And seat 2 will hold Kd Qh Ks
      And seat 3 will hold Kh Qc 9h
      When the round begins
      And seat 2 tries to put in $2
      Then the attempt is refused
      When seat 1 tries to put in $2
      Then it counts as $2
