@caribbean-stud
Feature: N.J.A.C. 19:47-16.10(e)1 to (e)3 A dealer hand that qualifies: which hand is the higher

  @19:47-16.10(e)1
  Rule: The hand with the lower rank loses, by its kind and then by its cards

    @CS-06
    Scenario Outline: <own> loses against <dealer>: <why>
      When seat 1 plays <own> against <dealer>
      Then the ante of seat 1 loses
      And the bet of seat 1 loses

      Examples:
        | own            | dealer         | why                               |
        | Kd Qd Jd Td 9d | As Ks Qs Js Ts | a straight flush below a royal    |
        | As Ad Ah Ac Kd | 6d 5d 4d 3d 2d | four of a kind below that         |
        | As Ad Ah Kc Kd | 2d 2c 2h 2s 3d | a full house below that           |
        | Ah Kh Qh Jh 9h | 2d 2c 2s 3d 3c | a flush below that                |
        | Ah Kd Qh Js Th | 7d 5d 4d 3d 2d | a straight below that             |
        | As Ad Ah Kc Qd | 6d 5c 4d 3h 2d | three of a kind below that        |
        | As Ad Kh Kc Qd | 2d 2c 2h 4s 3d | two pairs below that              |
        | As Ad Kh Qc Jd | 3d 3c 2h 2s 4d | one pair below that               |
        | As Kd Qh Jc 9d | 2d 2c 3h 4s 5d | no pair below that                |
        | 8c 7c 6c 5c 4c | 9d 8d 7d 6d 5d | the lower straight flush          |
        | 5s 5d 5h 5c Ad | 6s 6d 6h 6c 2d | the lower four of a kind          |
        | 5s 5d 5h As Ad | 6s 6d 6h 2c 2d | the lower three in a full house   |
        | Kh Jh 8h 6h 2h | Ks Js 8s 6s 3s | a flush lower in its last card    |
        | 9d 8c 7h 6s 5d | Ts 9h 8d 7c 6h | the lower straight                |
        | 5s 5d 5h As Kd | 6s 6d 6h 3c 2c | the lower three of a kind         |
        | Qs Qd 5h 5d As | Qh Qc 6s 6d 2c | the lower second pair             |
        | Qs Qd 7h 7d 3s | Qh Qc 7s 7c 4d | two pairs with a lower fifth card |
        | Ks Kd 7c 5h 3s | As Ad 7d 5c 2h | the lower pair                    |
        | 8h 8d Kc 6s 3d | 8s 8c Ah 4d 2s | a pair with a lower third card    |
        | 8h 8d Kc 6s 3d | 8s 8c Kh 6d 4s | a pair with a lower fifth card    |

    @CS-01 @CS-06
    Scenario: Ace and king with the lower fifth card
      Given the engine declares R1 of CS-01
      When seat 1 plays Ah Kc 9d 5s 2h against As Kd 9c 5h 3s
      Then the ante of seat 1 loses
      And the bet of seat 1 loses

  @19:47-16.10(e)2
  Rule: Hands of the same ranks are a push, whatever their suits

    @CS-06
    Scenario Outline: <own> pushes against <dealer>
      When seat 1 plays <own> against <dealer>
      Then the ante of seat 1 pushes
      And the bet of seat 1 pushes

      Examples:
        | own            | dealer         |
        | 8c 7c 6c 5c 4c | 8d 7d 6d 5d 4d |
        | Kh Jh 8h 6h 3h | Ks Js 8s 6s 3s |
        | Qs Qd 7h 7d 3s | Qh Qc 7s 7c 3d |
        | 8h 8d Kc 6s 3d | 8s 8c Kh 6d 3s |

  @19:47-16.10(e)3
  Rule: The hand with the higher rank wins, by its kind and then by its cards

    @CS-06
    Scenario Outline: <own> wins against <dealer>: <why>
      When seat 1 plays <own> against <dealer>
      Then the ante of seat 1 wins
      And the bet of seat 1 wins

      Examples:
        | own            | dealer         | why                                |
        | As Ks Qs Js Ts | Kd Qd Jd Td 9d | a royal flush above the next       |
        | 6d 5d 4d 3d 2d | As Ad Ah Ac Kd | a straight flush above             |
        | 2d 2c 2h 2s 3d | As Ad Ah Kc Kd | four of a kind above               |
        | 2d 2c 2s 3d 3c | Ah Kh Qh Jh 9h | a full house above                 |
        | 7d 5d 4d 3d 2d | Ah Kd Qh Js Th | a flush above                      |
        | 6d 5c 4d 3h 2d | As Ad Ah Kc Qd | a straight above                   |
        | 2d 2c 2h 4s 3d | As Ad Kh Kc Qd | three of a kind above              |
        | 3d 3c 2h 2s 4d | As Ad Kh Qc Jd | two pairs above                    |
        | 9d 8d 7d 6d 5d | 8c 7c 6c 5c 4c | the higher straight flush          |
        | 6s 6d 6h 2c 2d | 5s 5d 5h As Ad | the higher three in a full house   |
        | Ks Js 8s 6s 3s | Kh Jh 8h 6h 2h | a flush higher in its last card    |
        | Ts 9h 8d 7c 6h | 9d 8c 7h 6s 5d | the higher straight                |
        | Qh Qc 6s 6d 2c | Qs Qd 5h 5d As | the higher second pair             |
        | Qh Qc 7s 7c 4d | Qs Qd 7h 7d 3s | two pairs with a higher fifth card |
        | 8s 8c Ah 4d 2s | 8h 8d Kc 6s 3d | a pair with a higher third card    |
        | 8s 8c Kh 6d 4s | 8h 8d Kc 6s 3d | a pair with a higher fifth card    |

    @CS-01 @CS-06
    Scenario Outline: <own> wins against ace and king
      Given the engine declares R1 of CS-01
      When seat 1 plays <own> against As Kd 9c 5h 2s
      Then the ante of seat 1 wins
      And the bet of seat 1 wins

      Examples:
        | own            |
        | 2d 2c 3h 4s 5d |
        | Ah Kc 9d 5s 3h |
