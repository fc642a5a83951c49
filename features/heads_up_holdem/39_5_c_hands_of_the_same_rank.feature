@heads-up-holdem
Feature: N.J.A.C. 13:69F-39.5(c) Hands of the same rank in Heads Up Hold'em

  @13:69F-39.5(c)
  Rule: Between hands of the same rank, or of none, the highest card that the other lacks decides, and if there is none they push

    Scenario Outline: <seat 1 has> against <dealer has>, where <what> decides
      Given seat 1 bets $10 on ante and odds
      When seat 1 raises $30 and plays <seat 1> against <dealer> on a board of <board>
      Then the raise of seat 1 <result>

      Examples:
        | seat 1 has | dealer has | what                    | seat 1 | dealer | board          | result |
        | J-J-A-9-6  | J-J-K-9-6  | the ace                 | Jc As  | Jd Kh  | Js 9d 6c 4h 2s | wins   |
        | 6-6-6-6-T  | 6-6-6-6-Q  | the queen               | Tc 2d  | Qc 3h  | 6s 6h 6d 6c 9h | loses  |
        | A-Q-9-7-5  | A-J-9-7-5  | the queen               | Ac Qd  | Ad Js  | 9h 7s 5c 3d 2h | wins   |
        | A-K-Q-9-8  | A-K-Q-9-7  | the 8, a fifth card,    | Ac 8d  | Ad 4h  | Ks Qd 9h 7c 2s | wins   |
        | 6-6-6-J-J  | 6-6-6-T-T  | the pair                | 6h Jd  | 6s Td  | 6c 6d Js Th 2c | wins   |
        | A-Q-9-6-5  | A-Q-9-6-3  | the fifth club          | 5c Kd  | 3c Jd  | Ac Qc 9c 6c 2h | wins   |
        | 5-5-5-A-9  | 5-5-5-A-8  | the 9, a fifth card,    | 9d 3c  | 8d 7c  | 5c 5d 5h As 2s | wins   |
        | 8-8-8-K-9  | 8-8-8-Q-J  | the king                | Kd 9c  | Qd Jc  | 8c 8d 8h 4s 2s | wins   |
        | Q-Q-T-T-A  | Q-Q-T-T-K  | the ace                 | Ac 3d  | Kc 4d  | Qs Qd Tc Th 2s | wins   |
        | Q-Q-T-T-7  | Q-Q-T-T-6  | a 7 out of a third pair | 7c 7d  | 6c 3d  | Qs Qd Tc Th 5s | wins   |
        | J-J-A-K-9  | J-J-A-K-8  | the 9, a fifth card,    | Kc 9d  | Kd 8c  | Jc Js Ah 4s 2c | wins   |

    @HUH-19
    Scenario Outline: <seat 1 has> meets <dealer has>
      Given seat 1 bets $10 on ante and odds
      When seat 1 raises $30 and plays <seat 1> against <dealer> on a board of <board>
      Then the raise of seat 1 <result>

      Examples:
        | seat 1 has | dealer has | seat 1 | dealer | board          | result |
        | Q-Q-Q-5-5  | 5-5-5-A-A  | Qh 2d  | 5d Ad  | Qs Qd 5c 5h As | wins   |
        | 7-6-5-4-3  | 5-4-3-2-A  | 7c 6d  | Ac 2d  | 3h 4s 5c Jd Kh | wins   |
        | T-T-Q-9-7  | 2-2-A-T-9  | Th Qd  | Ad 2d  | Ts 9d 7c 4h 2s | wins   |
        | T-T-T-8-8  | 8-8-8-T-T  | Tc 3d  | 8d 4h  | Ts Td 8h 8s 5c | wins   |
        | 4-4-A-J-9  | 4-4-A-Q-J  | Ad 9h  | Ah Qs  | Jc 8d 6h 4s 4c | loses  |

    Scenario Outline: Nothing parts <seat 1> from <dealer>, with <hand>
      Given seat 1 bets $10 on ante and odds
      When seat 1 raises $30 and plays <seat 1> against <dealer> on a board of <board>
      Then the raise of seat 1 pushes

      Examples:
        | hand             | seat 1 | dealer | board          |
        | ace and queen    | Ac Td  | Ad Th  | Qs 8d 6h 4s 2c |
        | a pair of queens | Qh Jc  | Qd Js  | Qs 9d 6c 4h 2s |
        | the board alone  | 3c 2d  | 6h 5d  | As Kd Qc Jh 8s |
