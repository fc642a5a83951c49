@all-in-holdem
Feature: N.J.A.C. 19:47-44.5(a) and (b) The order of cards and hands in all-in hold 'em

  @19:47-44.5(a)
  Rule: Cards rank from the ace down to the 2, and beside 2, 3, 4 and 5 an ace may count low

    Scenario Outline: The <higher> outranks the <lower> where nothing else differs in two flushes
      When seat 1 plays <seat 1> against <dealer> on a board of <board>
      Then the ante of seat 1 wins

      Examples:
        | higher | lower | seat 1 | dealer | board          |
        | ace    | king  | As Jh  | Ks Jd  | Qs 9s 7s 4s 2c |
        | king   | queen | Ks Jh  | Qs Jd  | As 9s 7s 4s 2c |
        | queen  | jack  | Qs Kh  | Js Kd  | As 9s 7s 4s 2c |
        | jack   | ten   | Js Kh  | Ts Kd  | As 9s 7s 4s 2c |
        | ten    | 9     | Ts Kh  | 9s Kd  | As Qs 7s 4s 2c |
        | 9      | 8     | 9s Kh  | 8s Kd  | As Qs 6s 4s 2c |
        | 8      | 7     | 8s Kh  | 7s Kd  | As Qs 6s 4s 2c |
        | 7      | 6     | 7s Kh  | 6s Kd  | As Qs 9s 4s 2c |
        | 6      | 5     | 6s Kh  | 5s Kd  | As Qs 9s 8s 2c |
        | 5      | 4     | 5s Kh  | 4s Kd  | As Qs 9s 8s 2c |
        | 4      | 3     | 4s Kh  | 3s Kd  | As Qs 9s 8s 2c |
        | 3      | 2     | 3s Kh  | 2s Kd  | As Qs 9s 8s 5c |

    Scenario Outline: An ace beside 2, 3, 4 and 5 completes <hand>
      When seat 1 plays <seat 1> against Kc Kh on a board of <board>
      Then the hand of seat 1 is called <hand>

      Examples:
        | hand             | seat 1 | board          |
        | a straight       | Ac 9h  | 2c 3d 4h 5s Jd |
        | a straight flush | As 9h  | 2s 3s 4s 5s Jd |

    @AIH-33
    Scenario: A suited king, ace, 2, 3 and 4 are no more than a flush
      When seat 1 plays Ks 9h against Qc Qd on a board of As 2s 3s 4s Jd
      Then the hand of seat 1 is called a flush

  @19:47-44.5(b)
  Rule: Hands rank from the royal flush down to one pair, and below that whatever is none of them

    Scenario Outline: <higher> beats <lower>
      When seat 1 plays <seat 1> against <dealer> on a board of <board>
      Then the ante of seat 1 wins

      Examples:
        | higher          | lower           | seat 1 | dealer | board          |
        | Royal flush     | straight flush  | As 3c  | 9s 4d  | Ks Qs Js Ts 2d |
        | Straight flush  | four of a kind  | Js Ts  | 9c 4d  | 9s 8s 7s 9h 9d |
        | Four of a kind  | full house      | 9c 9d  | Kd Kh  | 9s 9h 4d Kc 2s |
        | Full house      | flush           | Kh Kd  | As 5d  | 9s 9h 4s Ks 2s |
        | Flush           | straight        | As 5s  | Jh 7c  | Ts 9s 8d 3s 2h |
        | Straight        | three of a kind | Jh 7c  | Th Td  | Tc 9s 8d 3s 2h |
        | Three of a kind | two pairs       | 9c 9d  | Th 6c  | Tc 9s 6d 3s 2h |
        | Two pairs       | one pair        | 9c 6h  | Ah Ad  | Tc 9s 6d 3s 2h |
        | One pair        | none of these   | 2c 4d  | Ah Kd  | Tc 9s 6d 3s 2h |
