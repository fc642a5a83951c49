@all-in-holdem
Feature: N.J.A.C. 19:47-44.5(c) Hands of the same rank in all-in hold 'em

  @19:47-44.5(c)
  Rule: Between hands of the same rank, or of none, the highest card that the other lacks decides, and if there is none they push

    Scenario Outline: <seat 1 has> against <dealer has>, where <what> decides
      When seat 1 plays <seat 1> against <dealer> on a board of <board>
      Then the ante of seat 1 <result>

      Examples:
        | seat 1 has | dealer has | what                     | seat 1 | dealer | board          | result |
        | K-K-Q-9-7  | K-K-J-9-7  | the third card           | Kh Qd  | Kd Jc  | Ks 9d 7c 4h 2s | wins   |
        | 9-9-9-9-Q  | 9-9-9-9-K  | the fifth card           | Qc 2h  | Kc 3h  | 9s 9h 9d 9c 4d | loses  |
        | A-K-Q-8-7  | A-K-J-8-7  | the queen                | Ac Qd  | Ad Js  | Ks 8d 7h 4s 2c | wins   |
        | 8-8-8-K-K  | 8-8-8-Q-Q  | the pair                 | 8h Kd  | 8s Qd  | 8c 8d Ks Qh 2c | wins   |
        | A-K-9-7-5  | A-K-9-7-3  | the fifth heart          | 5h Qd  | 3h Jd  | Ah Kh 9h 7h 2c | wins   |
        | 7-7-7-A-K  | 7-7-7-A-Q  | the fifth card           | Kd 9c  | Qd Jc  | 7c 7d 7h As 2c | wins   |
        | K-K-9-9-A  | K-K-9-9-Q  | the fifth card           | Ac 3d  | Qc 4d  | Ks Kd 9c 9h 2s | wins   |
        | K-K-9-9-8  | K-K-9-9-7  | an 8 out of a third pair | 8c 8d  | 7c 6d  | Ks Kd 9c 9h 5s | wins   |
        | K-K-A-Q-9  | K-K-A-Q-8  | the fifth card           | Qc 9d  | Qd 8c  | Kc Ks Ah 4s 2c | wins   |
        | A-K-Q-9-8  | A-K-Q-9-7  | the fifth card           | 9c 8d  | 9d 7c  | Ac Kd Qh 4s 2c | wins   |

    @AIH-04
    Scenario Outline: <seat 1 has> meets <dealer has>
      When seat 1 plays <seat 1> against <dealer> on a board of <board>
      Then the ante of seat 1 <result>

      Examples:
        | seat 1 has | dealer has | seat 1 | dealer | board          | result |
        | K-K-K-3-3  | 3-3-3-A-A  | Kh 2d  | 3d Ad  | Ks Kd 3c 3h As | wins   |
        | K-K-Q-Q-9  | K-K-3-3-A  | Qh Qd  | Ad 3d  | Ks Kc 3c 9h 2s | wins   |
        | K-K-Q-9-7  | 2-2-A-K-9  | Kh Qd  | Ad 2d  | Ks 9d 7c 4h 2s | wins   |
        | 6-5-4-3-2  | 5-4-3-2-A  | 6c 9h  | Ac Td  | 2c 3d 4h 5s Kd | wins   |
        | A-A-A-K-K  | K-K-K-A-A  | Ac 7d  | Kd 7h  | As Ad Kh Ks 5c | wins   |
        | A-K-9-8-7  | A-K-J-8-7  | Ad 9h  | Ah Js  | Kc 8d 7h 4s 2c | loses  |

    @AIH-02
    Scenario Outline: Nothing parts <seat 1> from <dealer>
      When seat 1 plays <seat 1> against <dealer> on a board of <board>
      Then the ante of seat 1 pushes

      Examples:
        | seat 1 | dealer | board          |
        | Ac Qd  | Ad Qh  | Ks 8d 7h 4s 2c |
        | Kh Qc  | Kd Qs  | Ks 9d 7c 4h 2s |
        | 3c 2d  | 7h 6d  | As Kd Qc Jh 9s |
