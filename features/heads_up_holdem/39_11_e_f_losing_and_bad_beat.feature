@heads-up-holdem
Feature: N.J.A.C. 13:69F-39.11(e) and (f) Losing hands and the bad beat bonus

  @13:69F-39.11(e)
  Rule: A loss with three of a kind or less takes the raise and the odds wager

    Scenario Outline: <hand> loses on a raise of <raise>
      Given seat 1 bets $10 on ante and odds
      When seat 1 raises <raise> and plays <seat 1> against <dealer> on a board of <board>
      Then the raise of seat 1 loses
      And <raise> of seat 1 is collected from the raise
      And the odds wager of seat 1 loses
      And $10 of seat 1 is collected from the odds wager

      Examples:
        | hand            | raise | seat 1 | dealer | board          |
        | Three of a kind | $30   | Jc Jd  | 8c 7h  | Js Td 9c 3h 2d |
        | Two pairs       | $20   | Kc 7d  | 4h 4s  | Kh 7s Td 4c 2h |
        | One pair        | $10   | Tc Td  | Ac Kd  | As 9h 7c 4d 2s |
        | An ace high     | $30   | As Qd  | 2c 8d  | 2h Ts 7d 5c Kh |

    @HUH-01
    Scenario: A king high loses to a dealer who does not qualify
      Given seat 1 bets $10 on ante and odds
      When seat 1 raises $30 and plays Kc 8d against Ac 9d on a board of Jh 7s 5c 3d 2s
      Then $30 of seat 1 is collected from the raise
      And $10 of seat 1 is collected from the odds wager

  @13:69F-39.11(f)
  Rule: A loss with a straight or better takes ante and raise, and pays the odds wager by the bad beat table

    @HUH-03
    Scenario Outline: <hand> is beaten, and the odds wager wins whatever its table
      Given seat 1 bets $10 on ante and odds
      When seat 1 raises <raise> and plays <seat 1> against <dealer> on a board of <board>
      Then the ante of seat 1 loses
      And $10 of seat 1 is collected from the ante
      And the raise of seat 1 loses
      And <raise> of seat 1 is collected from the raise
      And the odds wager of seat 1 wins
      And seat 1 gets $10 back from the odds wager

      Examples:
        | hand           | raise | seat 1 | dealer | board          |
        | Straight       | $10   | 9s 8h  | 3h 3d  | 3s 7d 6c Td Tc |
        | Flush          | $20   | Jd 8d  | Ad 4c  | Kd 9d 6d 3d 2s |
        | Full house     | $30   | 7c 7d  | Qc Qd  | Qh 7h 3s 3c 9d |
        | Four of a kind | $30   | 5c 5d  | Jc Jd  | 5h 5s Jh Js 8c |
        | Straight flush | $30   | 8s 2c  | Ks 4d  | 9s Ts Js Qs 3d |
        | The board      | $30   | Kc 2h  | Tc 3s  | 9d 8s 7h 6c 5d |

    @HUH-03 @HUH-04
    Scenario Outline: <hand> is beaten, and $10 on the odds wager pays <winnings>
      Given the bad beat bonus pays by the printed table
      And seat 1 bets $10 on ante and odds
      When seat 1 raises $30 and plays <seat 1> against <dealer> on a board of <board>
      Then seat 1 is paid <winnings> on the odds wager

      Examples:
        | hand           | seat 1 | dealer | board          | winnings |
        | Straight flush | 8s 2c  | Ks 4d  | 9s Ts Js Qs 3d | $5,000   |
        | Four of a kind | 5c 5d  | Jc Jd  | 5h 5s Jh Js 8c | $250     |
        | Full house     | 7c 7d  | Qc Qd  | Qh 7h 3s 3c 9d | $60      |
        | Flush          | Jd 8d  | Ad 4c  | Kd 9d 6d 3d 2s | $50      |
        | Straight       | 9s 8h  | 3h 3d  | 3s 7d 6c Td Tc | $40      |
        | The board      | Kc 2h  | Tc 3s  | 9d 8s 7h 6c 5d | $40      |

    @HUH-03 @HUH-25
    Scenario: A straight flush is beaten, and $200 on the odds wager are paid in full
      Given the bad beat bonus pays by the printed table
      And seat 1 bets $200 on ante and odds
      When seat 1 raises $600 and plays 8s 2c against Ks 4d on a board of 9s Ts Js Qs 3d
      Then seat 1 is paid $100,000 on the odds wager

    @HUH-03
    Scenario: Three of a kind are beaten, and the odds wager is lost like all below a straight
      Given the bad beat bonus pays by the printed table
      And seat 1 bets $10 on ante and odds
      When seat 1 raises $30 and plays Jc Jd against 8c 7h on a board of Js Td 9c 3h 2d
      Then the odds wager of seat 1 loses
      And seat 1 is paid nothing on the odds wager
