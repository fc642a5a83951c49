@heads-up-holdem
Feature: N.J.A.C. 13:69F-39.5(b)1 to 5 Royal flush to flush in Heads Up Hold'em

  @13:69F-39.5(b)1
  Rule: Ace, king, queen, jack and ten of one suit make a royal flush

    @HUH-17
    Scenario Outline: Ace to ten of <suit>, with <own> from the player's hand
      Given seat 1 bets $10 on ante and odds
      When seat 1 raises $30 and plays <seat 1> against 8s 8d on a board of <board>
      Then the hand of seat 1 is called a royal flush

      Examples:
        | suit     | own       | seat 1 | board          |
        | clubs    | one card  | Tc 2d  | Ac Kc Qc Jc 7h |
        | diamonds | two cards | Qd Jd  | Ad Kd Td 7c 2s |
        | hearts   | no card   | 6c 2d  | Ah Kh Qh Jh Th |
        | spades   | one card  | As 3c  | Ks Qs Js Ts 9d |

    Scenario: Ace to ten and a flush, but of different cards, against a royal flush
      Given seat 1 bets $10 on ante and odds
      When seat 1 raises $30 and plays As 4d against Ad Td on a board of Kd Qd Jd Tc 3d
      Then the raise of seat 1 loses

  @13:69F-39.5(b)2
  Rule: Five cards of one suit in sequence make a straight flush, the best from the king, the lowest from the 5 down

    @HUH-17
    Scenario Outline: A straight flush from the <seat 1 top> against one from the <dealer top>
      Given seat 1 bets $10 on ante and odds
      When seat 1 raises $30 and plays <seat 1> against <dealer> on a board of <board>
      Then the hand of seat 1 is called a straight flush
      And the raise of seat 1 <result>

      Examples:
        | seat 1 top | dealer top | seat 1 | dealer | board          | result |
        | king       | queen      | Kd 2c  | 8d 3s  | Qd Jd Td 9d 4h | wins   |
        | 9          | 8          | 9h 2c  | 4h Td  | 8h 7h 6h 5h Ks | wins   |
        | 5          | 6          | Ac 9d  | 6c Th  | 2c 3c 4c 5c Ks | loses  |

    Scenario: A straight and a flush, but of different cards, against a straight flush
      Given seat 1 bets $10 on ante and odds
      When seat 1 raises $30 and plays Ks Jd against 6s 5s on a board of 9s 8s 7s Td 2s
      Then the raise of seat 1 loses

  @13:69F-39.5(b)3
  Rule: Four cards of one rank make four of a kind, aces the best and twos the lowest

    Scenario Outline: Four <seat 1 has> against four <dealer has>
      Given seat 1 bets $10 on ante and odds
      When seat 1 raises $30 and plays <seat 1> against <dealer> on a board of <board>
      Then the hand of seat 1 is called four of a kind
      And the raise of seat 1 <result>

      Examples:
        | seat 1 has | dealer has | seat 1 | dealer | board          | result |
        | aces       | queens     | Ad Ah  | Qc Qh  | Ac As Qs Qd 5h | wins   |
        | twos       | fives      | 2d 2h  | 5c 5h  | 2s 2c 5s 5d Jh | loses  |

    @HUH-19
    Scenario: Four twos with an ace against four threes
      Given seat 1 bets $10 on ante and odds
      When seat 1 raises $30 and plays 2d Ah against 3c 3d on a board of 2s 2c 2h 3s 3h
      Then the raise of seat 1 loses

  @13:69F-39.5(b)4
  Rule: Three of a kind with a pair makes a full house, three aces and two kings the best, three twos and two threes the lowest

    Scenario Outline: <seat 1 has> against <dealer has>
      Given seat 1 bets $10 on ante and odds
      When seat 1 raises $30 and plays <seat 1> against <dealer> on a board of <board>
      Then the hand of seat 1 is called a full house
      And the raise of seat 1 <result>

      Examples:
        | seat 1 has                            | dealer has              | seat 1 | dealer | board          | result |
        | Three aces, two kings                 | three aces, two queens  | Kc Kd  | Qc Qh  | As Ah Ad 8c 3h | wins   |
        | Three queens, two nines               | three nines, two queens | Qc 7d  | 9c 6h  | Qs Qd 9s 9d 4h | wins   |
        | Three twos, two threes                | three twos, two fives   | 3c 3h  | 5c 5h  | 2s 2d 2h Jc 9d | loses  |
        | Three twos, two threes                | three threes, two twos  | 2c 8h  | 3c Th  | 2s 2d 3s 3d Kc | loses  |
        | Three nines, two queens and two fours | three nines, two fours  | 9h Qd  | 9s Kd  | 9c 9d Qs 4h 4d | wins   |

  @13:69F-39.5(b)5
  Rule: Five cards of one suit out of sequence make a flush, A-K-Q-J-9 the best and 7-5-4-3-2 the lowest

    @HUH-47
    Scenario: King, ace, 2, 3 and 4 of hearts
      Given seat 1 bets $10 on ante and odds
      When seat 1 raises $30 and plays Kh 2h against Js Jd on a board of Ah 3h 4h Jc 9c
      Then the hand of seat 1 is called a flush

    Scenario Outline: The flush <seat 1 has> against <dealer has>
      Given seat 1 bets $10 on ante and odds
      When seat 1 raises $30 and plays <seat 1> against <dealer> on a board of <board>
      Then the hand of seat 1 is called a flush
      And the raise of seat 1 <result>

      Examples:
        | seat 1 has  | dealer has | seat 1 | dealer | board          | result |
        | A-K-Q-J-9   | A-K-Q-J-8  | 9d 3h  | 8d 4c  | Ad Kd Qd Jd 2c | wins   |
        | 7-5-4-3-2   | 7-6-4-3-2  | 5h 9c  | 6h Tc  | 7h 4h 3h 2h Ks | loses  |
        | A-Q-9-7-5-2 | Q-T-9-7-2  | Ac 5c  | Tc 3d  | Qc 9c 7c 2c Kh | wins   |
