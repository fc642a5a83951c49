@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:47-36.5(b)1 to 6 The kinds of three-card hand in mini-tex 3 card hold 'em

  @19:47-36.5(b)1
  Rule: Three cards of one suit in sequence make a straight flush, the best from the ace, the lowest 3-2-A, none through the ace

    Scenario Outline: The straight flush <seat 5 has> against <dealer has>
      When seat 5 plays <seat 5> against <dealer> on a board of <board>
      Then the hand of seat 5 is called a straight flush
      And the ante of seat 5 <result>

      Examples:
        | seat 5 has | dealer has | seat 5 | dealer | board    | result |
        | A-K-Q      | K-Q-J      | As 9h  | Js 4c  | Ks Qs 5d | wins   |
        | 8-7-6      | 7-6-5      | 8d Kh  | 5d Jc  | 7d 6d 2s | wins   |
        | 3-2-A      | 4-3-2      | Ah 9s  | 4h 8d  | 2h 3h Kd | loses  |

    @MTX-34
    Scenario: King, ace and 2 of spades are no straight flush, 6-5-4 of hearts are one
      When seat 5 plays As 2s against 5h 4h on a board of Ks 9d 6h
      Then the hand of seat 5 is called a flush
      And the hand of the dealer is called a straight flush

    Scenario: Three spades and three cards in sequence that are not the same three
      When seat 5 plays 6s 2s against 9d 8d on a board of 9s 7d 8h
      Then the hand of seat 5 is called a straight
      And the hand of the dealer is called a straight flush

  @19:47-36.5(b)2
  Rule: Three cards of one rank make three of a kind, aces the best and twos the lowest

    Scenario Outline: Three <seat 5 has> against three <dealer has>
      When seat 5 plays <seat 5> against <dealer> on a board of <board>
      Then the hand of seat 5 is called three of a kind
      And the ante of seat 5 <result>

      Examples:
        | seat 5 has | dealer has | seat 5 | dealer | board    | result |
        | aces       | kings      | Ac Ad  | Kc Kd  | Ah Ks 7d | wins   |
        | sixes      | fives      | 6c 9d  | 5c 5d  | 6h 6s 5h | wins   |
        | twos       | threes     | 2c 2d  | 3c 3d  | 2h 3s 9d | loses  |

  @19:47-36.5(b)3
  Rule: Three cards in sequence that are not of one suit make a straight, the best from the ace, the lowest 3-2-A, none through the ace

    Scenario Outline: The straight <seat 5 has> against <dealer has>
      When seat 5 plays <seat 5> against <dealer> on a board of <board>
      Then the hand of seat 5 is called a straight
      And the ante of seat 5 <result>

      Examples:
        | seat 5 has | dealer has | seat 5 | dealer | board    | result |
        | A-K-Q      | K-Q-J      | As 9h  | Js 4c  | Kc Qd 5h | wins   |
        | 9-8-7      | T-9-8      | 7c 2d  | Td 3h  | 9s 8h Kc | loses  |

    @MTX-03
    Scenario: The straight 3-2-A against 4-3-2
      When seat 5 plays Ac 8h against 4h Kd on a board of 2s 3d 9c
      Then the ante of seat 5 loses

    @MTX-04
    Scenario: Two of the three cards in sequence are spades
      When seat 5 plays 7h 2c against 9h 9c on a board of 5s 6s Kd
      Then the hand of seat 5 is called a straight

    Scenario Outline: King, ace and 2 with <own> from the hand are no straight
      When seat 5 plays <seat 5> against <dealer> on a board of <board>
      Then the hand of seat 5 is called a high card
      And the hand of the dealer is called a straight

      Examples:
        | own       | seat 5 | dealer | board    |
        | the king  | Kc 7d  | Td 8c  | Ac 2h 9d |
        | ace and 2 | Ac 2h  | 8d 7h  | Kd 9s 6c |

  @19:47-36.5(b)4
  Rule: Three cards of one suit out of sequence make a flush, A-K-J the best and 5-3-2 the lowest

    Scenario Outline: The flush <seat 5 has> against <dealer has>
      When seat 5 plays <seat 5> against <dealer> on a board of <board>
      Then the hand of seat 5 is called a flush
      And the ante of seat 5 <result>

      Examples:
        | seat 5 has | dealer has | seat 5 | dealer | board    | result |
        | A-K-J      | A-K-T      | Jh 7c  | Th 6c  | Ah Kh 4d | wins   |
        | 5-3-2      | 6-3-2      | 5d 9c  | 6d Tc  | 2d 3d Kh | loses  |

    @MTX-34
    Scenario: King, ace and 2 of spades against a pair of nines
      When seat 5 plays As 2s against 9c 3h on a board of Ks 9d 4h
      Then the hand of seat 5 is called a flush
      And the ante of seat 5 wins

  @19:47-36.5(b)5
  Rule: Two cards of one rank make a pair, aces the best and twos the lowest

    Scenario Outline: A pair of <seat 5 has> against a pair of <dealer has>
      When seat 5 plays <seat 5> against <dealer> on a board of <board>
      Then the hand of seat 5 is called a pair
      And the ante of seat 5 <result>

      Examples:
        | seat 5 has | dealer has | seat 5 | dealer | board    | result |
        | aces       | kings      | Ac 7d  | Kc 5d  | As Kh 9d | wins   |
        | eights     | sevens     | 8c 8d  | 7c 7d  | Ks 4d 2h | wins   |
        | twos       | threes     | 2c 2d  | 3c 3h  | Qs 9d 6c | loses  |

    @MTX-03
    Scenario: Two twos with an ace against two threes with a jack
      When seat 5 plays 2c Ad against 3c 3d on a board of 2s Jd 8c
      Then the ante of seat 5 loses

  @19:47-36.5(b)6
  Rule: Three cards that make nothing else are a high value card and count by the highest of them

    Scenario Outline: <seat 5 has> against <dealer has>
      When seat 5 plays <seat 5> against <dealer> on a board of <board>
      Then the hand of seat 5 is called a high card
      And the ante of seat 5 <result>

      Examples:
        | seat 5 has | dealer has | seat 5 | dealer | board    | result |
        | A-9-6      | K-J-9      | Ac 6d  | Kd Jh  | 9s 4h 2c | wins   |
        | Q-9-7      | K-9-7      | Qc 2d  | Kd 3h  | 9s 7h 4c | loses  |
