@all-in-holdem
Feature: N.J.A.C. 19:47-44.11(e) The payout limit of all-in hold 'em

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
      And seat 1 gets <final> back from the final hand bonus

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
    Scenario Outline: By table <table> minimum wagers of <ante>, <hole> and <final> win <winnings>, and all of it is paid
      Given the hole card bonus pays by table <table>
      And the final hand bonus pays by table A
      And the least bet on the ante is <ante>
      And the least bet on the hole card bonus is <hole>
      And the least bet on the final hand bonus is <final>
      And seat 1 bets <ante> on the ante
      And seat 1 bets <hole> on the hole card bonus
      And seat 1 bets <final> on the final hand bonus
      And seat 1 will hold Ah Ad
      And the dealer will hold 9c 9s
      And the board will be Kh Qh Jh Th 2c
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then seat 1 is paid at least <winnings> in all

      Examples:
        | table | ante    | hole | final | winnings |
        | A     | $91     | $91  | $91   | $50,414  |
        | A     | $25     | $100 | $100  | $55,100  |
        | A     | $12,600 | $5   | $5    | $53,150  |
        | B     | $100    | $100 | $100  | $56,400  |

    @AIH-06
    Scenario Outline: $200 on a royal flush wins no more than $50,000 for <whom>
      Given the final hand bonus pays by table A
      And the least bet on the ante is $25
      And the least bet on the hole card bonus is $5
      And the least bet on the final hand bonus is $5
      And seat 1 bets $25 on the ante
      And seat 1 bets $200 on the final hand bonus
      And seat 1 will hold Ah Kh
      And the dealer will hold <dealer>
      And the board will be Qh Jh Th 4c 2s
      When the cards are dealt
      And seat 1 <decides>
      And the round is played out
      Then seat 1 is paid $50,000 in all

      Examples:
        | whom                          | dealer | decides |
        | a player who has folded       | 9c 9s  | folds   |
        | one whom no dealer has called | 8c 2d  | raises  |

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
    Scenario: Where minimum wagers win less, the figure stated is $50,000
      Given the least bet on the ante is $25
      And the least bet on the hole card bonus is $5
      And the least bet on the final hand bonus is $5
      When the table is looked at
      Then the layout or a sign states the payout limit and says "50,000", "50000", "50 000", "50K" or "fifty thousand"

    @AIH-08
    Scenario: The limit is stated on a sign
      Given the payout limit is shown on a sign
      When the table is looked at
      Then the layout or a sign states the payout limit
