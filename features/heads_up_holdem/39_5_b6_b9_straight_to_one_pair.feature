@heads-up-holdem
Feature: N.J.A.C. 13:69F-39.5(b)6 to 9 Straight to one pair in Heads Up Hold'em

  @13:69F-39.5(b)6
  Rule: Five cards in sequence of mixed suits make a straight, the best from the ace, the lowest from the 5 down, none through the ace

    @HUH-18
    Scenario: Nine down to 5, three of the cards spades
      Given seat 1 bets $10 on ante and odds
      When seat 1 raises $30 and plays 9d 8h against Jc Jd on a board of 7s 6s 5s Kd 2h
      Then the hand of seat 1 is called a straight

    Scenario: Nine down to 5 with a second 8
      Given seat 1 bets $10 on ante and odds
      When seat 1 raises $30 and plays 9d 8h against Jc Jd on a board of 8c 7s 6s 5d 2h
      Then the hand of seat 1 is called a straight

    Scenario: A straight from the ace against one from the king
      Given seat 1 bets $10 on ante and odds
      When seat 1 raises $30 and plays Ad 3c against 9c 4h on a board of Ks Qh Js Td 2c
      Then the raise of seat 1 wins

    @HUH-19
    Scenario: A straight from the 5 down to the ace against one from the 6
      Given seat 1 bets $10 on ante and odds
      When seat 1 raises $30 and plays Ad 9s against 6h Jc on a board of 2h 3s 4d 5c Ks
      Then the raise of seat 1 loses

    Scenario Outline: The board shows <run>, which is no straight
      Given seat 1 bets $10 on ante and odds
      When seat 1 raises $30 and plays 8s 8c against <dealer> on a board of <board>
      Then the hand of seat 1 is called one pair
      And the hand of the dealer is called a straight

      Examples:
        | run       | dealer | board          |
        | Q-K-A-2-3 | Jh Tc  | Qd Ks Ah 2c 3d |
        | J-Q-K-A-2 | Tc 7h  | Jd Qs Kh Ad 2s |
        | K-A-2-3-4 | 5d 9c  | Ks Ad 2h 3c 4s |

  @13:69F-39.5(b)7
  Rule: Three cards of one rank make three of a kind, aces the best and twos the lowest

    Scenario Outline: Three <seat 1 has> against three <dealer has>
      Given seat 1 bets $10 on ante and odds
      When seat 1 raises $30 and plays <seat 1> against <dealer> on a board of <board>
      Then the hand of seat 1 is called three of a kind
      And the raise of seat 1 <result>

      Examples:
        | seat 1 has | dealer has | seat 1 | dealer | board          | result |
        | aces       | jacks      | Ad Ac  | Jc Jh  | As Jd 8c 5h 3s | wins   |
        | twos       | fours      | 2c 2h  | 4c 4d  | 2d 4h 8s Jc Ks | loses  |

  @13:69F-39.5(b)8
  Rule: Two different pairs make two pairs, aces and kings the best, threes and twos the lowest

    Scenario Outline: Pairs of <seat 1 has> against <dealer has>
      Given seat 1 bets $10 on ante and odds
      When seat 1 raises $30 and plays <seat 1> against <dealer> on a board of <board>
      Then the hand of seat 1 is called two pairs
      And the raise of seat 1 <result>

      Examples:
        | seat 1 has      | dealer has     | seat 1 | dealer | board          | result |
        | aces and kings  | aces and jacks | As Kd  | Ah Jc  | Ad Ks Jh 6c 3s | wins   |
        | threes and twos | fives and twos | 3d 9c  | 5c 5d  | 2s 2h 3c Kd Jh | loses  |

  @13:69F-39.5(b)9
  Rule: Two cards of one rank make one pair, aces the best and twos the lowest

    Scenario Outline: A pair of <seat 1 has> against a pair of <dealer has>
      Given seat 1 bets $10 on ante and odds
      When seat 1 raises $30 and plays <seat 1> against <dealer> on a board of <board>
      Then the hand of seat 1 is called one pair
      And the raise of seat 1 <result>

      Examples:
        | seat 1 has | dealer has | seat 1 | dealer | board          | result |
        | aces       | tens       | Ad Ac  | Tc Td  | 8s 6d 4c 3h Ks | wins   |
        | twos       | sevens     | 2c 2d  | 7c 7h  | Ks Jd 9c 5h 3s | loses  |

    @HUH-19
    Scenario: Two twos with an ace against two fours
      Given seat 1 bets $10 on ante and odds
      When seat 1 raises $30 and plays 2c Ad against 4c 4d on a board of Ks Jd 9c 7h 2s
      Then the raise of seat 1 loses
