@let-it-ride
Feature: N.J.A.C. 19:47-18.3 Ranking

  @19:47-18.3(a)
  Rule: Cards rank from ace down to two, an ace also below a two in a straight; suits are equal

    Scenario Outline: <own> and <board> follow each other
      Given seat 1 bets $10 on each of three wagers
      And seat 1 will hold <own>
      And the board will be <board>
      When the cards are dealt
      And the wagers ride
      Then the hand of seat 1 is called <rank>

      Examples:
        | own      | board | rank |
        | Ac 2d 3h | 4s 5c | a straight |
        | 2c 3d 4h | 5s 6c | a straight |
        | 3c 4d 5h | 6s 7c | a straight |
        | 4c 5d 6h | 7s 8c | a straight |
        | 5c 6d 7h | 8s 9c | a straight |
        | 6c 7d 8h | 9s Tc | a straight |
        | 7c 8d 9h | Ts Jc | a straight |
        | 8c 9d Th | Js Qc | a straight |
        | 9c Td Jh | Qs Kc | a straight |
        | Tc Jd Qh | Ks Ac | a straight |

    Scenario Outline: <own> and <board>, an ace low in one suit
      Given seat 1 bets $10 on each of three wagers
      And seat 1 will hold <own>
      And the board will be <board>
      When the cards are dealt
      And the wagers ride
      Then the hand of seat 1 is called <rank>

      Examples:
        | own      | board | rank |
        | Ah 2h 3h | 4h 5h | a straight flush |

    Scenario Outline: <own> and <board>, five of any suit
      Given seat 1 bets $10 on each of three wagers
      And seat 1 will hold <own>
      And the board will be <board>
      When the cards are dealt
      And the wagers ride
      Then the hand of seat 1 is called <rank>

      Examples:
        | own      | board | rank |
        | 2c 6c 9c | Jc Kc | a flush |
        | 2d 6d 9d | Jd Kd | a flush |
        | 2h 6h 9h | Jh Kh | a flush |
        | 2s 6s 9s | Js Ks | a flush |

  @19:47-18.3(b)
  Rule: A hand that fits two kinds is of the higher

    Scenario Outline: <own> and <board> are <rank>, and no less
      Given seat 1 bets $10 on each of three wagers
      And seat 1 will hold <own>
      And the board will be <board>
      When the cards are dealt
      And the wagers ride
      Then the hand of seat 1 is called <rank>

      Examples:
        | own      | board | rank |
        | As Ks Qs | Js Ts | a royal flush |
        | 9h 8h 7h | 6h 5h | a straight flush |
        | 4c 4d 4h | 4s 9d | four of a kind |
        | 4c 4d 4h | 9s 9d | a full house |
