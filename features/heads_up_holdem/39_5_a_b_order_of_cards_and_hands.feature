@heads-up-holdem
Feature: N.J.A.C. 13:69F-39.5(a) and (b) The order of cards and hands in Heads Up Hold'em

  @13:69F-39.5(a)
  Rule: Cards rank from the ace down to the 2, and beside 2, 3, 4 and 5 an ace may count low

    Scenario Outline: A pocket pair of the <higher> against one of the <lower>
      Given seat 1 bets $10 on ante and odds
      When seat 1 raises $30 and plays <seat 1> against <dealer> on a board of <board>
      Then the raise of seat 1 wins

      Examples:
        | higher | lower | seat 1 | dealer | board          |
        | ace    | king  | As Ah  | Ks Kh  | Qd 9c 7d 4c 2s |
        | king   | queen | Kd Kc  | Qd Qc  | 9s 7h 5s 3h 2d |
        | queen  | jack  | Qs Qh  | Jc Jd  | 9h 7s 5d 3c 2h |
        | jack   | ten   | Jh Jc  | Ts Td  | Ah 8d 6s 4c 2h |
        | ten    | 9     | Th Tc  | 9s 9d  | Ks 7h 5c 3d 2s |
        | 9      | 8     | 9h 9c  | 8s 8d  | Kd Jh 6s 4c 2d |
        | 8      | 7     | 8h 8c  | 7s 7d  | Kc Jd 5h 3s 2c |
        | 7      | 6     | 7h 7c  | 6s 6d  | Ks Jh 9c 4d 2h |
        | 6      | 5     | 6h 6c  | 5s 5d  | Kh Jc 9s 3d 2c |
        | 5      | 4     | 5h 5c  | 4s 4d  | Kd Js 9c 7h 2s |
        | 4      | 3     | 4h 4c  | 3s 3d  | Kc Jh 9d 7s 2c |
        | 3      | 2     | 3h 3c  | 2s 2d  | Kh Jd 9s 7c 5h |

    Scenario Outline: An ace beside 2, 3, 4 and 5 completes <hand>
      Given seat 1 bets $10 on ante and odds
      When seat 1 raises $30 and plays <seat 1> against Qs Qd on a board of <board>
      Then the hand of seat 1 is called <hand>

      Examples:
        | hand             | seat 1 | board          |
        | a straight       | Ad 9c  | 2h 3c 4s 5d Jh |
        | a straight flush | Ah 9c  | 2h 3h 4h 5h Jc |

    @HUH-47
    Scenario: Queen, king, ace, 2 and 3 of diamonds are no more than a flush
      Given seat 1 bets $10 on ante and odds
      When seat 1 raises $30 and plays Qd Kd against 9s 9h on a board of Ad 2d 3d 9c 6h
      Then the hand of seat 1 is called a flush

  @13:69F-39.5(b)
  Rule: Hands rank from the royal flush down to one pair, and below that whatever is none of them

    Scenario Outline: <higher> beats <lower>
      Given seat 1 bets $10 on ante and odds
      When seat 1 raises $30 and plays <seat 1> against <dealer> on a board of <board>
      Then the raise of seat 1 wins

      Examples:
        | higher          | lower           | seat 1 | dealer | board          |
        | Royal flush     | straight flush  | Ah 2c  | 9h 3s  | Kh Qh Jh Th 4d |
        | Straight flush  | four of a kind  | 8d 7d  | 6c 2h  | 6d 5d 4d 6h 6s |
        | Four of a kind  | full house      | 5c 5d  | Jc Jd  | 5s 5h Jh 8c 2d |
        | Full house      | flush           | Qh Qd  | Ac 4c  | Qc 8c 8d 6c 2c |
        | Flush           | straight        | Ad 6d  | 8c 7h  | Td 9d 3d Js 2c |
        | Straight        | three of a kind | 8c 7h  | Jc Jd  | Js Td 9c 3h 2d |
        | Three of a kind | two pairs       | 4c 4d  | Ac Kd  | 4s Ah Ks 9d 7c |
        | Two pairs       | one pair        | 5c 3d  | Kc Kd  | 5h 3s Jd 9c 7h |
        | One pair        | none of these   | 2c 5d  | Ac Qd  | 2h Ts 8d 6c Kh |
