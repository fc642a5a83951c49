@all-in-holdem
Feature: N.J.A.C. 19:47-44.5(b)1 to 5 Royal flush to flush in all-in hold 'em

  @19:47-44.5(b)1
  Rule: Ace, king, queen, jack and ten of one suit make a royal flush

    Scenario Outline: Ace to ten of <suit>
      When seat 1 plays <seat 1> against 9h 9s on a board of <board>
      Then the hand of seat 1 is called a royal flush

      Examples:
        | suit     | seat 1 | board          |
        | clubs    | Ac Kc  | Qc Jc Tc 5d 2h |
        | diamonds | Ad 4c  | Kd Qd Jd Td 2h |
        | hearts   | Jh Th  | Ah Kh Qh 5d 2c |
        | spades   | 4c 3d  | As Ks Qs Js Ts |

    Scenario: Ace to ten and a flush, but of different cards, against a royal flush
      When seat 1 plays Ac 3h against Ah Th on a board of Kh Qh Jh Td 2h
      Then the ante of seat 1 loses

  @19:47-44.5(b)2
  Rule: Five cards of one suit in sequence make a straight flush, the best from the king, the lowest from the 5 down

    Scenario Outline: A straight flush from the <seat 1 top> against one from the <dealer top>
      When seat 1 plays <seat 1> against <dealer> on a board of <board>
      Then the hand of seat 1 is called a straight flush
      And the ante of seat 1 <result>

      Examples:
        | seat 1 top | dealer top | seat 1 | dealer | board          | result |
        | king       | queen      | Ks 3d  | 8s 5d  | Qs Js Ts 9s 2d | wins   |
        | 7          | 6          | 7s 9h  | 2s Td  | 3s 4s 5s 6s Kd | wins   |
        | 5          | 6          | As 9h  | 6s Td  | 2s 3s 4s 5s Kd | loses  |

    Scenario: A straight and a flush, but of different cards, against a straight flush
      When seat 1 plays Kh Jc against 6h 5h on a board of 9h 8h 7h Tc 2h
      Then the ante of seat 1 loses

  @19:47-44.5(b)3
  Rule: Four cards of one rank make four of a kind, aces the best and twos the lowest

    Scenario Outline: Four <seat 1 has> against four <dealer has>
      When seat 1 plays <seat 1> against <dealer> on a board of <board>
      Then the hand of seat 1 is called four of a kind
      And the ante of seat 1 <result>

      Examples:
        | seat 1 has | dealer has | seat 1 | dealer | board          | result |
        | aces       | kings      | Ac Ah  | Kc Kh  | As Ad Ks Kd 2c | wins   |
        | twos       | threes     | 2c 2h  | 3c 3h  | 2s 2d 3s 3d Kc | loses  |

    @AIH-04
    Scenario: Four twos with an ace against four threes
      When seat 1 plays 2c Ad against 3c 3h on a board of 2s 2d 2h 3s 3d
      Then the ante of seat 1 loses

  @19:47-44.5(b)4
  Rule: Three of a kind with a pair makes a full house, three aces and two kings the best, three twos and two threes the lowest

    Scenario Outline: <seat 1 has> against <dealer has>
      When seat 1 plays <seat 1> against <dealer> on a board of <board>
      Then the hand of seat 1 is called a full house
      And the ante of seat 1 <result>

      Examples:
        | seat 1 has                            | dealer has              | seat 1 | dealer | board          | result |
        | Three aces, two kings                 | three kings, two aces   | Ac 6d  | Kd 6h  | As Ad Kh Ks 5c | wins   |
        | Three aces, two kings                 | three aces, two queens  | Kd Kh  | Qd 9c  | As Ad Ac Qh 2s | wins   |
        | Three twos, two threes                | three twos, two fours   | 3c 3h  | 4c 4h  | 2s 2d 2h 9c Kd | loses  |
        | Three twos, two threes                | three threes, two twos  | 2c 7h  | 3c 8h  | 2s 2d 3s 3d Kc | loses  |
        | Three eights, two kings and two fives | three eights, two fives | 8h Kd  | 8s Qd  | 8c 8d Ks 5h 5d | wins   |

  @19:47-44.5(b)5
  Rule: Five cards of one suit out of sequence make a flush, A-K-Q-J-9 the best and 7-5-4-3-2 the lowest

    @AIH-33
    Scenario: Queen, king, ace, 2 and 3 of spades
      When seat 1 plays Qs Ks against 7c 7d on a board of As 2s 3s 7h 2d
      Then the hand of seat 1 is called a flush

    Scenario Outline: The flush <seat 1 has> against <dealer has>
      When seat 1 plays <seat 1> against <dealer> on a board of <board>
      Then the hand of seat 1 is called a flush
      And the ante of seat 1 <result>

      Examples:
        | seat 1 has  | dealer has | seat 1 | dealer | board          | result |
        | A-K-Q-J-9   | A-K-Q-J-8  | 9s 3h  | 8s 4d  | As Ks Qs Js 2d | wins   |
        | 7-5-4-3-2   | 7-6-4-3-2  | 5s 9h  | 6s Td  | 7s 4s 3s 2s Kd | loses  |
        | A-K-9-7-4-2 | K-J-9-7-2  | Ah 4h  | Jh 5c  | Kh 9h 7h 2h Qc | wins   |
