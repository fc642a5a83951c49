@all-in-holdem
Feature: N.J.A.C. 19:47-44.5(b)6 to 9 Straight to one pair in all-in hold 'em

  @19:47-44.5(b)6
  Rule: Five cards in sequence of mixed suits make a straight, the best from the ace, the lowest from the 5 down, none through the ace

    Scenario Outline: Nine down to 5 of mixed suits, and <beside>
      When seat 1 plays 9c 8d against Kc Qd on a board of <board>
      Then the hand of seat 1 is called a straight

      Examples:
        | beside          | board          |
        | king and 2      | 7h 6s 5c Kd 2s |
        | another 8 and 2 | 8h 7s 6c 5d 2h |

    Scenario: A straight from the ace against one from the king
      When seat 1 plays As 3d against 9h 4c on a board of Kc Qd Jh Ts 2c
      Then the ante of seat 1 wins

    @AIH-04
    Scenario: A straight from the 5 down to the ace against one from the 6
      When seat 1 plays Ac 9h against 6c Td on a board of 2c 3d 4h 5s Kd
      Then the ante of seat 1 loses

    Scenario Outline: The board shows <run>, which is no straight
      When seat 1 plays 9c 9d against <dealer> on a board of <board>
      Then the hand of seat 1 is called one pair
      And the hand of the dealer is called a straight

      Examples:
        | run       | dealer | board          |
        | Q-K-A-2-3 | Jh Ts  | Qs Kd Ac 2h 3c |
        | J-Q-K-A-2 | Th 8s  | Jh Qs Kd Ac 2c |
        | K-A-2-3-4 | 5h Ts  | Kd Ac 2s 3h 4c |

  @19:47-44.5(b)7
  Rule: Three cards of one rank make three of a kind, aces the best and twos the lowest

    Scenario Outline: Three <seat 1 has> against three <dealer has>
      When seat 1 plays <seat 1> against <dealer> on a board of <board>
      Then the hand of seat 1 is called three of a kind
      And the ante of seat 1 <result>

      Examples:
        | seat 1 has | dealer has | seat 1 | dealer | board          | result |
        | aces       | kings      | Ac Ad  | Kc Kh  | As Kd 7c 4h 2s | wins   |
        | twos       | threes     | 2c 2d  | 3c 3h  | 2s 3d 7c Jh Ks | loses  |

  @19:47-44.5(b)8
  Rule: Two different pairs make two pairs, aces and kings the best, threes and twos the lowest

    Scenario Outline: Pairs of <seat 1 has> against <dealer has>
      When seat 1 plays <seat 1> against <dealer> on a board of <board>
      Then the hand of seat 1 is called two pairs
      And the ante of seat 1 <result>

      Examples:
        | seat 1 has      | dealer has      | seat 1 | dealer | board          | result |
        | aces and kings  | aces and queens | Ac Kc  | Ad Qh  | As Kd Qc 5h 2s | wins   |
        | threes and twos | fours and twos  | 3d 7c  | 4c 4d  | 2s 2d 3c Kh Js | loses  |

  @19:47-44.5(b)9
  Rule: Two cards of one rank make one pair, aces the best and twos the lowest

    Scenario Outline: A pair of <seat 1 has> against a pair of <dealer has>
      When seat 1 plays <seat 1> against <dealer> on a board of <board>
      Then the hand of seat 1 is called one pair
      And the ante of seat 1 <result>

      Examples:
        | seat 1 has | dealer has | seat 1 | dealer | board          | result |
        | aces       | kings      | Ac Ad  | Kc Kd  | 9s 7d 5c 3h 2s | wins   |
        | twos       | threes     | 2c 2d  | 3c 3h  | Ks Jd 9c 7h 5s | loses  |

    @AIH-04
    Scenario: Two twos with an ace against two threes
      When seat 1 plays 2c Ad against 3c 3d on a board of Ks Jd 9c 7h 2s
      Then the ante of seat 1 loses
