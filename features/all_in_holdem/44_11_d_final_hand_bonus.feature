@all-in-holdem
Feature: N.J.A.C. 19:47-44.11(d) Payout odds: the final hand bonus

  @19:47-44.11(d)
  Rule: A winning final hand bonus is paid at least the odds of the table that was chosen in advance

    @AIH-09
    Scenario Outline: Table <table>, $10 on the final hand bonus and <hand>
      Given the final hand bonus pays by table <table>
      And seat 1 bets $10 on the ante
      And seat 1 bets $10 on the final hand bonus
      And seat 1 will hold <hole cards>
      And the dealer will hold 3c 3s
      And the board will be <board>
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then seat 1 is paid at least <winnings> on the final hand bonus

      Examples:
        | table | hand             | hole cards | board          | winnings |
        | A     | a royal flush    | Ah Kh      | Qh Jh Th 4c 2d | $5,000   |
        | A     | a straight flush | 9h 8h      | 7h 6h 5h Kc 2d | $1,250   |
        | A     | four of a kind   | 8h 8d      | 8c 8s Kc 4h 2d | $500     |
        | A     | a full house     | Kh Kd      | Kc 4s 4h 9d 2c | $100     |
        | A     | a flush          | Ah 7h      | Kh 9h 4h Jc 2d | $60      |
        | A     | a straight       | 9h 8d      | 7c 6s 5h Kd 2c | $30      |
        | A     | three of a kind  | Jh Jd      | Jc 9s 6d 4h 2c | $20      |
        | B     | a royal flush    | Ah Kh      | Qh Jh Th 4c 2d | $5,000   |
        | B     | a straight flush | 9h 8h      | 7h 6h 5h Kc 2d | $1,250   |
        | B     | four of a kind   | 8h 8d      | 8c 8s Kc 4h 2d | $500     |
        | B     | a full house     | Kh Kd      | Kc 4s 4h 9d 2c | $80      |
        | B     | a flush          | Ah 7h      | Kh 9h 4h Jc 2d | $60      |
        | B     | a straight       | 9h 8d      | 7c 6s 5h Kd 2c | $40      |
        | B     | three of a kind  | Jh Jd      | Jc 9s 6d 4h 2c | $20      |
        | C     | a royal flush    | Ah Kh      | Qh Jh Th 4c 2d | $5,000   |
        | C     | a straight flush | 9h 8h      | 7h 6h 5h Kc 2d | $1,000   |
        | C     | four of a kind   | 8h 8d      | 8c 8s Kc 4h 2d | $500     |
        | C     | a full house     | Kh Kd      | Kc 4s 4h 9d 2c | $80      |
        | C     | a flush          | Ah 7h      | Kh 9h 4h Jc 2d | $60      |
        | C     | a straight       | 9h 8d      | 7c 6s 5h Kd 2c | $40      |
        | C     | three of a kind  | Jh Jd      | Jc 9s 6d 4h 2c | $20      |
        | D     | a royal flush    | Ah Kh      | Qh Jh Th 4c 2d | $5,000   |
        | D     | a straight flush | 9h 8h      | 7h 6h 5h Kc 2d | $1,000   |
        | D     | four of a kind   | 8h 8d      | 8c 8s Kc 4h 2d | $400     |
        | D     | a full house     | Kh Kd      | Kc 4s 4h 9d 2c | $80      |
        | D     | a flush          | Ah 7h      | Kh 9h 4h Jc 2d | $60      |
        | D     | a straight       | 9h 8d      | 7c 6s 5h Kd 2c | $40      |
        | D     | three of a kind  | Jh Jd      | Jc 9s 6d 4h 2c | $20      |

    Scenario: Three to one on $2.50
      Given the final hand bonus pays by table A
      And seat 1 bets $10 on the ante
      And seat 1 bets $2.50 on the final hand bonus
      And seat 1 will hold 9h 8d
      And the dealer will hold 3c 3s
      And the board will be 7c 6s 5h Kd 2c
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then seat 1 is paid at least $7.50 on the final hand bonus, if the house takes cents

    @AIH-39
    Scenario Outline: The board alone makes <hand>
      Given the final hand bonus pays by table A
      And seat 1 bets $10 on the ante
      And seat 1 bets $5 on the final hand bonus
      And seat 1 will hold 4d 3c
      And the dealer will hold Qd 9c
      And the board will be <board>
      When the cards are dealt
      And seat 1 folds
      And the round is played out
      Then seat 1 is paid at least <winnings> on the final hand bonus

      Examples:
        | hand           | board          | winnings |
        | a royal flush  | As Ks Qs Js Ts | $2,500   |
        | four of a kind | 8s 8h 8d 8c Kd | $250     |

    @AIH-34
    Scenario: Two pairs reach no row, and the final hand bonus is lost
      Given seat 1 bets $10 on the ante
      And seat 1 bets $10 on the final hand bonus
      And seat 1 will hold As Kd
      And the dealer will hold 3c 3s
      And the board will be Ah Kc 9s 6d 2c
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then the final hand bonus of seat 1 loses

    Scenario: A flush wins the final hand bonus, and the stake comes back too
      Given seat 1 bets $10 on the ante
      And seat 1 bets $5 on the final hand bonus
      And seat 1 will hold Ah 4h
      And the dealer will hold 9c 9s
      And the board will be Kh Th 2h 7d 5c
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then seat 1 gets $5 back from the final hand bonus
