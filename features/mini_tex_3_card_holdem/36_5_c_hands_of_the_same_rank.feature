@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:47-36.5(c) Hands of the same rank in mini-tex 3 card hold 'em

  @19:47-36.5(c)
  Rule: Between hands of the same rank, or of none, the highest card that the other lacks decides, and if there is none they push

    Scenario Outline: <seat 1 has> against <dealer has>, where <what> decides
      When seat 1 plays <seat 1> against <dealer> on a board of <board>
      Then the ante of seat 1 <result>

      Examples:
        | seat 1 has | dealer has | what             | seat 1 | dealer | board    | result |
        | K-K-Q      | K-K-J      | the third card   | Kh Qd  | Kd Jc  | Ks 9d 4h | wins   |
        | 6-6-J      | 6-6-A      | the third card   | 6c Jd  | 6d Ah  | 6s 9c 3h | loses  |
        | A-9-4      | A-8-7      | the second heart | 9h 4h  | 8h 7h  | Ah Qd 2s | wins   |
        | A-J-4      | A-J-3      | the third club   | 4c Qd  | 3c 9d  | Ac Jc 7s | wins   |
        | Q-T-6      | Q-T-8      | the lowest card  | Tc 5d  | Td 8h  | Qs 6h 2c | loses  |

    @MTX-03
    Scenario Outline: <seat 1 has> meets <dealer has>
      When seat 1 plays <seat 1> against <dealer> on a board of <board>
      Then the ante of seat 1 <result>

      Examples:
        | seat 1 has | dealer has | seat 1 | dealer | board    | result |
        | K-K-9      | 2-2-A      | Kh 4d  | 2c Ad  | Ks 2d 9c | wins   |
        | 4-3-2      | 3-2-A      | 4h Kd  | Ac 8h  | 2s 3d 9c | wins   |
        | A-K-9      | A-K-J      | Ah 4c  | Ad Js  | Kc 7d 9h | loses  |

    @MTX-01
    Scenario Outline: Nothing parts <seat 1> from <dealer>
      When seat 1 plays <seat 1> against <dealer> on a board of <board>
      Then the ante of seat 1 pushes

      Examples:
        | seat 1 | dealer | board    |
        | Ah 4c  | Ad 5s  | Kc 7d 9h |
        | Qh 5c  | Qd 4s  | Qs Jc 8d |
        | As Qs  | Ah Kh  | Ks Qh 5d |
