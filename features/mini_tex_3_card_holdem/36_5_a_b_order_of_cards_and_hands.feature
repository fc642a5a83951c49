@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:47-36.5(a) and (b) The order of cards and hands in mini-tex 3 card hold 'em

  @19:47-36.5(a)
  Rule: Cards rank from the ace down to the 2, an ace also goes below 2 and 3 in a straight, and each hand has a hole card in it

    Scenario Outline: Two <higher> against two <lower>
      When seat 2 plays <seat 2> against <dealer> on a board of <board>
      Then the ante of seat 2 wins

      Examples:
        | higher | lower  | seat 2 | dealer | board    |
        | aces   | kings  | Ac Ad  | Kc Kd  | 9s 5d 2h |
        | kings  | queens | Kc Kd  | Qc Qd  | 9s 5d 2h |
        | queens | jacks  | Qc Qd  | Jc Jd  | 9s 5d 2h |
        | jacks  | tens   | Jc Jd  | Tc Td  | 9s 5d 2h |
        | tens   | nines  | Tc Td  | 9c 9d  | Ks 6d 2h |
        | nines  | eights | 9c 9d  | 8c 8d  | Ks 6d 2h |
        | eights | sevens | 8c 8d  | 7c 7d  | Ks 5s 2h |
        | sevens | sixes  | 7c 7d  | 6c 6d  | Ks Jd 9h |
        | sixes  | fives  | 6c 6d  | 5c 5d  | Ks Jd 9h |
        | fives  | fours  | 5c 5d  | 4c 4d  | Ks Jd 8h |
        | fours  | threes | 4c 4d  | 3c 3d  | Ks Jd 8h |
        | threes | twos   | 3c 3d  | 2c 2d  | Ks Jd 8h |

    Scenario Outline: Ace, 2 and 3 <suits> are <hand>
      When seat 2 plays <seat 2> against Jc 9h on a board of <board>
      Then the hand of seat 2 is called <hand>

      Examples:
        | suits          | hand             | seat 2 | board    |
        | of mixed suits | a straight       | Ac 3d  | 2h 9s Kd |
        | of one suit    | a straight flush | As 3s  | 2s 9d Kd |

    @MTX-26
    Scenario Outline: On a board of <board> <who> with <own> has <hand>
      When seat 2 plays <seat 2> against <dealer> on a board of <board>
      Then the hand of <who> is called <hand>

      Examples:
        | board    | who        | own   | seat 2 | dealer | hand             |
        | 7s 8s 9s | seat 2     | Kd 2c | Kd 2c  | Qh 4d  | a high card      |
        | 7s 8s 9s | seat 2     | 6s 2c | 6s 2c  | Qh 4d  | a straight flush |
        | 5h Kd 9c | seat 2     | 5c 5d | 5c 5d  | Qh 4d  | three of a kind  |
        | 7s 8s 9s | the dealer | 2c 3c | Qh 4d  | 2c 3c  | a high card      |
        | 7s 8s 9s | the dealer | 6s 2c | Qh 4d  | 6s 2c  | a straight flush |
        | 5h Kd 9c | the dealer | 5c 5d | Qh 4d  | 5c 5d  | three of a kind  |

  @19:47-36.5(b)
  Rule: Hands rank straight flush, three of a kind, straight, flush, pair and high value card, best first

    Scenario Outline: <seat 3 has> against <dealer has>
      When seat 3 plays <seat 3> against <dealer> on a board of <board>
      Then the ante of seat 3 <result>

      Examples:
        | seat 3 has       | dealer has       | seat 3 | dealer | board    | result |
        | A straight flush | three kings      | 6s 5s  | Kc 4d  | 7s Kd Kh | wins   |
        | Three eights     | a straight       | 8c 8d  | Jc Qd  | 8h 9s Td | wins   |
        | A straight       | a flush          | 6c 5d  | Ah 9h  | 7h Kh 2d | wins   |
        | A flush          | a pair of kings  | Jh 4h  | Ks Ac  | 9h Kd 2c | wins   |
        | A pair of threes | A-Q-J            | 3c 3d  | Ad Qs  | 8h 6s Jc | wins   |
        | Three aces       | a straight flush | Ac Ad  | 4h 3h  | 5h As Kd | loses  |
        | A straight       | three twos       | Tc 9d  | 2c 2d  | Jh 2s 6c | loses  |
        | A flush          | a straight       | Ad 9d  | 5c 4s  | Qd 3h 7h | loses  |
        | A pair of aces   | a flush          | Ac Ad  | 7c 3c  | 2c Kh Ts | loses  |
        | A-K-9            | a pair of twos   | Ac 5d  | 2c 4d  | Kd 2h 9s | loses  |
