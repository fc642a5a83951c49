@heads-up-holdem
Feature: N.J.A.C. 13:69F-39.11(b)(5) to (d) Raise and odds wager of winning and equal hands

  @13:69F-39.11(b)(5)
  Rule: A win with a straight or better pays 1 to 1 on the raise, and on the odds wager by the printed table

    @HUH-04
    Scenario Outline: <hand> wins, and $10 on the odds wager pays <winnings>
      Given seat 1 bets $10 on ante and odds
      When seat 1 raises $30 and plays <seat 1> against <dealer> on a board of <board>
      Then seat 1 is paid <winnings> on the odds wager
      And seat 1 gets $10 back from the odds wager
      And seat 1 is paid $30 on the raise
      And seat 1 gets $30 back from the raise

      Examples:
        | hand           | seat 1 | dealer | board          | winnings |
        | Royal flush    | Kh Th  | 8c 8d  | Ah Qh Jh 5s 2c | $5,000   |
        | Straight flush | 9d 8d  | Ac Ad  | 7d 6d 5d Ks 2c | $500     |
        | Four of a kind | 6c 6d  | As Ac  | 6h 6s Qd 9c 3h | $100     |
        | Full house     | Jc Jd  | Ah Kd  | Js 4c 4d 9h 2s | $30      |
        | Flush          | Ac 7c  | Kd Kh  | Qc 9c 3c 5d 2h | $15      |
        | Straight       | Tc 9d  | Ac Ad  | 8h 7s 6c Kd 2h | $10      |
        | One more club  | Ac 7d  | Kd Kh  | Qc 9c 5c 3c 2h | $15      |

    @HUH-25
    Scenario: A royal flush on an odds wager of $200 is paid in full
      Given seat 1 bets $200 on ante and odds
      When seat 1 raises $600 and plays Kh Th against 8c 8d on a board of Ah Qh Jh 5s 2c
      Then seat 1 is paid $100,000 on the odds wager

    @HUH-21
    Scenario: A flush on an odds wager of 25 $1 chips, 3 to 2 within one chip
      Given seat 1 bets 25 $1 chips on the ante
      And seat 1 bets 25 $1 chips on the odds wager
      When seat 1 raises $25 and plays Ac 7c against Kd Kh on a board of Qc 9c 3c 5d 2h
      Then seat 1 is paid $37 to $38 on the odds wager

    @HUH-21
    Scenario: A flush on an odds wager of $25, 3 to 2 to the cent
      Given the engine declares R1 of HUH-21
      And seat 1 bets $25 on ante and odds
      When seat 1 raises $25 and plays Ac 7c against Kd Kh on a board of Qc 9c 3c 5d 2h
      Then seat 1 is paid $37.50 on the odds wager

  @13:69F-39.11(c)
  Rule: A win with three of a kind or less pays 1 to 1 on the raise, and the odds wager pushes

    Scenario Outline: <hand> wins on a raise of <raise>
      Given seat 1 bets $10 on ante and odds
      When seat 1 raises <raise> and plays <seat 1> against <dealer> on a board of <board>
      Then the raise of seat 1 wins
      And seat 1 is paid <raise> on the raise
      And seat 1 gets <raise> back from the raise
      And the odds wager of seat 1 pushes
      And nothing of seat 1 is collected from the odds wager
      And seat 1 is paid nothing on the odds wager

      Examples:
        | hand            | raise | seat 1 | dealer | board          |
        | Three of a kind | $30   | Qc Qd  | As 9d  | Qh 9s 7c 4d 2h |
        | Two pairs       | $20   | Kc 7d  | As Ad  | Kh 7s Td 4c 2h |
        | One pair        | $10   | Ac Kd  | Tc Td  | As 9h 7c 4d 2s |

    @HUH-32
    Scenario: An ace high wins against a king high
      Given seat 1 bets $10 on ante and odds
      When seat 1 raises $30 and plays Ac 9d against Kc 8d on a board of Jh 7s 5c 3d 2s
      Then seat 1 is paid $30 on the raise
      And the odds wager of seat 1 pushes

  @13:69F-39.11(d)
  Rule: With equal hands the raise and the odds wager push

    Scenario Outline: Player and dealer both have <hand>
      Given seat 1 bets $10 on ante and odds
      When seat 1 raises $20 and plays <seat 1> against <dealer> on a board of <board>
      Then the raise of seat 1 pushes
      And nothing of seat 1 is collected from the raise
      And seat 1 is paid nothing on the raise
      And the odds wager of seat 1 pushes
      And nothing of seat 1 is collected from the odds wager
      And seat 1 is paid nothing on the odds wager

      Examples:
        | hand              | seat 1 | dealer | board          |
        | a king high       | Kc 3d  | Kd 3h  | Jh 9s 7d 5c 4s |
        | the same straight | 9c 2d  | 9d 2s  | 8h 7s 6c 5d Kh |
        | the same flush    | 3c 2d  | 4d 3s  | Ah Kh Th 8h 6h |

    @HUH-37
    Scenario: A royal flush on the board is everybody's hand, and no bad beat
      Given seat 1 bets $10 on ante and odds
      When seat 1 raises $20 and plays 4c 4d against 9c 9d on a board of Ah Kh Qh Jh Th
      Then the raise of seat 1 pushes
      And the odds wager of seat 1 pushes
      And seat 1 is paid nothing on the odds wager
