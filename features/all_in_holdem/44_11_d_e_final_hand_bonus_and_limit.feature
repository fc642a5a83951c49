@all-in-holdem
Feature: N.J.A.C. 19:47-44.11(d) and (e) Payout odds: the final hand bonus and the payout limit

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

  @19:47-44.11(e)
  Rule: A hand is paid $50,000 in all, or what minimum wagers could win if that is more; the limit is displayed

    Scenario: The odds come to $49,996, and all of it is paid
      Given the hole card bonus pays by table A
      And the final hand bonus pays by table A
      And the least bet on the ante is $25
      And the least bet on the hole card bonus is $5
      And the least bet on the final hand bonus is $5
      And seat 1 bets $124 on the ante
      And seat 1 bets $10 on the hole card bonus
      And seat 1 bets $98 on the final hand bonus
      And seat 1 will hold Ah Ad
      And the dealer will hold 9c 9s
      And the board will be Kh Qh Jh Th 2c
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then seat 1 is paid at least $49,996 in all

    @AIH-06
    Scenario Outline: The odds come to <winnings>, and $50,000 is paid
      Given the hole card bonus pays by table A
      And the final hand bonus pays by table A
      And the least bet on the ante is $25
      And the least bet on the hole card bonus is $5
      And the least bet on the final hand bonus is $5
      And seat 1 bets <ante> on the ante
      And seat 1 bets $10 on the hole card bonus
      And seat 1 bets <final> on the final hand bonus
      And seat 1 will hold Ah Ad
      And the dealer will hold 9c 9s
      And the board will be Kh Qh Jh Th 2c
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then seat 1 is paid $50,000 in all

      Examples:
        | winnings | ante | final |
        | $50,000  | $125 | $98   |
        | $50,004  | $126 | $98   |
        | $50,600  | $25  | $100  |
        | $100,600 | $25  | $200  |

    Scenario: Ante and raise alone win $49,996, and all of it is paid
      Given the least bet on the ante is $25
      And the least bet on the hole card bonus is $5
      And the least bet on the final hand bonus is $5
      And seat 1 bets $12,499 on the ante
      And seat 1 will hold Ah Ad
      And the dealer will hold 9c 9s
      And the board will be Kh Qd Jc 7s 2c
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then seat 1 is paid at least $49,996 in all

    @AIH-06
    Scenario Outline: Ante and raise alone win <winnings>, and $50,000 is paid
      Given the least bet on the ante is $25
      And the least bet on the hole card bonus is $5
      And the least bet on the final hand bonus is $5
      And seat 1 bets <ante> on the ante
      And seat 1 will hold Ah Ad
      And the dealer will hold 9c 9s
      And the board will be Kh Qd Jc 7s 2c
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then seat 1 is paid $50,000 in all

      Examples:
        | winnings | ante    |
        | $50,000  | $12,500 |
        | $50,004  | $12,501 |

    @AIH-05
    Scenario Outline: Minimum wagers of <least> could win <limit>, and so much is paid on a hand worth $55,400
      Given the hole card bonus pays by table A
      And the final hand bonus pays by table A
      And the least bet on the ante is <least>
      And the least bet on the hole card bonus is <least>
      And the least bet on the final hand bonus is <least>
      And seat 1 bets $100 on the ante
      And seat 1 bets $100 on the hole card bonus
      And seat 1 bets $100 on the final hand bonus
      And seat 1 will hold Ah Ad
      And the dealer will hold 9c 9s
      And the board will be Kh Qh Jh Th 2c
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then seat 1 is paid at least <limit> in all

      Examples:
        | least | limit   |
        | $91   | $50,414 |
        | $100  | $55,400 |

    @AIH-05
    Scenario Outline: Where minimum wagers of <least> win <first>, a hand worth <winnings> is paid <paid>
      Given the hole card bonus pays by table A
      And the final hand bonus pays by table A
      And the least bet on the ante is <least>
      And the least bet on the hole card bonus is <least>
      And the least bet on the final hand bonus is <least>
      And seat 1 bets <least> on the ante
      And seat 1 bets <least> on the hole card bonus
      And seat 1 bets <least> on the final hand bonus
      And seat 1 will hold Ah Ad
      And the dealer will hold 9c 9s
      And the board will be Kh Qh Jh Th 2c
      And the cards are dealt
      And seat 1 raises
      And the round is played out
      And seat 1 has been paid exactly <first> in all
      And the next round begins
      And seat 1 bets $100 on the ante
      And seat 1 bets $100 on the hole card bonus
      And seat 1 bets <final> on the final hand bonus
      And seat 1 will hold Ah Ad
      And the dealer will hold 9c 9s
      And the board will be Kh Qh Jh Th 2c
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then seat 1 is paid <paid> in all

      Examples:
        | least | first   | final | winnings | paid    |
        | $90   | $49,860 | $100  | $55,400  | $50,000 |
        | $100  | $55,400 | $101  | $55,900  | $55,400 |

    @AIH-07
    Scenario: Two players win $30,000 each on the same five cards
      Given the least bet on the ante is $25
      And the least bet on the hole card bonus is $5
      And the least bet on the final hand bonus is $5
      And seat 1 bets $25 on the ante
      And seat 1 bets $60 on the final hand bonus
      And seat 2 bets $25 on the ante
      And seat 2 bets $60 on the final hand bonus
      And seat 1 will hold 4c 4d
      And seat 2 will hold 5c 5d
      And the dealer will hold 9c 9d
      And the board will be As Ks Qs Js Ts
      When the cards are dealt
      And seat 1 raises
      And seat 2 raises
      And the round is played out
      Then seat 1 is paid at least $30,000 on the final hand bonus
      And seat 2 is paid at least $30,000 on the final hand bonus

    @AIH-08
    Scenario: The layout or a sign states the limit
      When the table is looked at
      Then the layout or a sign states the payout limit

    @AIH-08
    Scenario: The limit is stated on a sign
      Given the payout limit is shown on a sign
      When the table is looked at
      Then the layout or a sign states the payout limit
