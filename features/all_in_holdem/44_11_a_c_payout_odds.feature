@all-in-holdem
Feature: N.J.A.C. 19:47-44.11(a) to (c) Payout odds: how they are printed, ante and raise, the hole card bonus

  @19:47-44.11(a)
  Rule: Printed odds say "to" or "win" and never "for"

    Scenario: The odds on a sign
      Given the bonus odds are shown on a sign
      When the table is looked at
      Then the odds on a sign say "to 1", "to one" or "win" and never "for 1" or "for one"

    Scenario: The odds in a publication, if there is one
      When the table is looked at
      Then any odds in a publication say "to 1", "to one" or "win" and never "for 1" or "for one"

  @19:47-44.11(b)
  Rule: A winning ante and a winning raise are each paid 1 to 1

    Scenario Outline: A flush wins on an ante of <ante> and a raise of <raise>
      Given seat 1 bets <ante> on the ante
      And seat 1 will hold Ah 4h
      And the dealer will hold 9c 9s
      And the board will be Kh Th 2h 7d 5c
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then seat 1 is paid <ante> on the ante
      And seat 1 is paid <raise> on the raise

      Examples:
        | ante | raise  |
        | $15  | $45    |
        | $35  | $105   |
        | $500 | $1,500 |

    Scenario Outline: A flush wins <winnings> on the <wager>
      Given seat 1 bets $7.50 on the ante
      And seat 1 will hold Ah 4h
      And the dealer will hold 9c 9s
      And the board will be Kh Th 2h 7d 5c
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then seat 1 is paid <winnings> on the <wager>, if the house takes cents

      Examples:
        | wager | winnings |
        | ante  | $7.50    |
        | raise | $22.50   |

    Scenario: The stakes of a winner come back too
      Given seat 1 bets $10 on the ante
      And seat 1 will hold Ah 4h
      And the dealer will hold 9c 9s
      And the board will be Kh Th 2h 7d 5c
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then seat 1 gets $10 back from the ante
      And seat 1 gets $30 back from the raise

    Scenario: The ante wins because the dealer does not call
      Given seat 1 bets $10 on the ante
      And the dealer will hold 8c 2d
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then seat 1 is paid $10 on the ante

  @19:47-44.11(c)
  Rule: A winning hole card bonus is paid at least the odds of the table that was chosen in advance

    @AIH-09
    Scenario Outline: Table <table>, $10 on the hole card bonus and <hole cards>, <hand>
      Given the hole card bonus pays by table <table>
      And seat 1 bets $10 on the ante
      And seat 1 bets $10 on the hole card bonus
      And seat 1 will hold <hole cards>
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then seat 1 is paid at least <winnings> on the hole card bonus

      Examples:
        | table | hole cards | hand                     | winnings |
        | A     | Ah Ad      | two red aces             | $500     |
        | A     | As Ks      | ace and king of one suit | $250     |
        | A     | Ac As      | a pair of aces           | $200     |
        | A     | Kc Kd      | a pair of kings          | $90      |
        | A     | Tc Td      | a pair of tens           | $40      |
        | A     | 5c 5d      | a pair of fives          | $20      |
        | A     | 9h 4h      | two suited cards         | $10      |
        | B     | Ah Ad      | two red aces             | $600     |
        | B     | As Ks      | ace and king of one suit | $250     |
        | B     | Ac As      | a pair of aces           | $200     |
        | B     | Kc Kd      | a pair of kings          | $80      |
        | B     | Tc Td      | a pair of tens           | $40      |
        | B     | 5c 5d      | a pair of fives          | $20      |
        | B     | 9h 4h      | two suited cards         | $10      |
        | C     | Ah Ad      | two red aces             | $450     |
        | C     | As Ks      | ace and king of one suit | $250     |
        | C     | Ac As      | a pair of aces           | $200     |
        | C     | Kc Kd      | a pair of kings          | $80      |
        | C     | Tc Td      | a pair of tens           | $40      |
        | C     | 5c 5d      | a pair of fives          | $20      |
        | C     | 9h 4h      | two suited cards         | $10      |
        | D     | Ah Ad      | two red aces             | $500     |
        | D     | As Ks      | ace and king of one suit | $250     |
        | D     | Ac As      | a pair of aces           | $200     |
        | D     | Kc Kd      | a pair of kings          | $80      |
        | D     | Tc Td      | a pair of tens           | $30      |
        | D     | 5c 5d      | a pair of fives          | $20      |
        | D     | 9h 4h      | two suited cards         | $10      |

    Scenario Outline: By table A <hole cards> belong with <kind>
      Given the hole card bonus pays by table A
      And seat 1 bets $10 on the ante
      And seat 1 bets $10 on the hole card bonus
      And seat 1 will hold <hole cards>
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then seat 1 is paid at least <winnings> on the hole card bonus
      And seat 1 gets $10 back from the hole card bonus

      Examples:
        | hole cards | kind                    | winnings |
        | Ah As      | aces                    | $200     |
        | Ac Ad      | aces                    | $200     |
        | Kd Kh      | kings, queens and jacks | $90      |
        | Qc Qd      | kings, queens and jacks | $90      |
        | Jc Jd      | kings, queens and jacks | $90      |
        | 9c 9d      | tens to sixes           | $40      |
        | 8c 8d      | tens to sixes           | $40      |
        | 7c 7d      | tens to sixes           | $40      |
        | 6c 6d      | tens to sixes           | $40      |
        | 4c 4d      | fives to twos           | $20      |
        | 3c 3d      | fives to twos           | $20      |
        | 2c 2d      | fives to twos           | $20      |
        | Ad 2d      | two suited cards        | $10      |
        | 3s 2s      | two suited cards        | $10      |
        | 9c 4c      | two suited cards        | $10      |

    Scenario: Nine to one on $2.50
      Given the hole card bonus pays by table A
      And seat 1 bets $10 on the ante
      And seat 1 bets $2.50 on the hole card bonus
      And seat 1 will hold Kc Kd
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then seat 1 is paid at least $22.50 on the hole card bonus, if the house takes cents

    @AIH-10
    Scenario Outline: <hole cards> fit two rows of table D and are paid by the better one
      Given the hole card bonus pays by table D
      And seat 1 bets $10 on the ante
      And seat 1 bets $5 on the hole card bonus
      And seat 1 will hold <hole cards>
      When the cards are dealt
      And seat 1 folds
      And the round is played out
      Then seat 1 is paid at least <winnings> on the hole card bonus

      Examples:
        | hole cards | winnings |
        | Ad Ah      | $250     |
        | Kc Ac      | $125     |

    @AIH-34
    Scenario Outline: <hole cards> reach no row, and the hole card bonus is lost
      Given seat 1 bets $10 on the ante
      And seat 1 bets $10 on the hole card bonus
      And seat 1 will hold <hole cards>
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then the hole card bonus of seat 1 loses

      Examples:
        | hole cards |
        | As Kd      |
        | Ks 7d      |
