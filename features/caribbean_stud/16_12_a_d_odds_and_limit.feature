@caribbean-stud
Feature: N.J.A.C. 19:47-16.12(a) to (d) Payout odds and the limit on a bet

  @19:47-16.12(a)
  Rule: Printed odds say "to" or "win", never "for"

    Scenario Outline: Any odds on <medium>
      Given odds are printed on the layout, a sign or a publication
      When the table is looked at
      Then any odds in <medium> say "to 1", "to one" or "win" and never "for 1" or "for one"

      Examples:
        | medium        |
        | the layout    |
        | a publication |

  @19:47-16.12(b)
  Rule: A winning ante pays 1 to 1

    @CS-05
    Scenario Outline: <hand> wins
      When seat 1 plays <cards> against 4s 4h 9d 7c 2s
      Then seat 1 is paid $10 on the ante

      Examples:
        | hand          | cards          |
        | Two pairs     | Qs Qd 7h 7d 3s |
        | A flush       | Kh Jh 8h 6h 3h |
        | A royal flush | Ah Kh Qh Jh Th |

    Scenario: The ante goes back beside what it wins
      When seat 1 plays Qs Qd 7h 7d 3s against 4s 4h 9d 7c 2s
      Then seat 1 gets $10 back from the ante

  @19:47-16.12(c)
  Rule: A winning bet pays no less than the odds of its hand

    Scenario Outline: <hand> wins on a bet of $20
      When seat 1 plays <cards> against 4s 4h 9d 7c 2s
      Then seat 1 is paid at least <winnings> on the bet

      Examples:
        | hand            | cards          | winnings |
        | A royal flush   | Ah Kh Qh Jh Th | $2,000   |
        | Straight flush  | 8c 7c 6c 5c 4c | $1,000   |
        | Four of a kind  | Qs Qd Qh Qc 3s | $400     |
        | A full house    | Qs Qd Qh 5c 5h | $140     |
        | A flush         | Kh Jh 8h 6h 3h | $100     |
        | A straight      | Td 9c 8h 7s 6d | $80      |
        | Three of a kind | Qs Qd Qh 8c 3h | $60      |
        | Two pairs       | Qs Qd 7h 7d 3s | $40      |

    Scenario: The bet goes back beside what it wins
      When seat 1 plays Qs Qd 7h 7d 3s against 4s 4h 9d 7c 2s
      Then seat 1 gets $20 back from the bet

    @CS-06
    Scenario: A pair of kings wins against a pair of fours
      When seat 1 plays Ks Kd 7h 5h 3s against 4s 4h 9d 7c 2s
      Then seat 1 is paid at least $20 on the bet

    @CS-01 @CS-06
    Scenario: Ace, king and nine win against ace, king and four
      Given the engine declares R1 of CS-01
      When seat 1 plays Ah Kc 9d 5s 3h against As Kd 4c 3d 2s
      Then seat 1 is paid at least $20 on the bet

  @19:47-16.12(d)
  Rule: No bet wager pays more than $5,000

    Scenario Outline: <hand> on a bet of <bet>, below the limit
      Given seat 1 bets <ante> on the ante
      When seat 1 plays <cards> against 4s 4h 9d 7c 2s
      Then seat 1 is paid at least <winnings> on the bet
      And seat 1 is paid at least <ante> on the ante

      Examples:
        | hand           | cards          | ante | bet | winnings |
        | Straight flush | 8c 7c 6c 5c 4c | $49  | $98 | $4,900   |
        | A royal flush  | Ah Kh Qh Jh Th | $24  | $48 | $4,800   |

    @CS-04 @GEN-06
    Scenario Outline: <hand> on a bet of <bet>, <place> the limit
      Given seat 1 bets <ante> on the ante
      When seat 1 plays <cards> against 4s 4h 9d 7c 2s
      Then seat 1 is paid $5,000 on the bet, its stake counted or not
      And seat 1 is paid at least <ante> on the ante

      Examples:
        | hand           | cards          | ante  | bet    | place |
        | Straight flush | 8c 7c 6c 5c 4c | $50   | $100   | at    |
        | Straight flush | 8c 7c 6c 5c 4c | $51   | $102   | above |
        | A royal flush  | Ah Kh Qh Jh Th | $25   | $50    | at    |
        | A royal flush  | Ah Kh Qh Jh Th | $26   | $52    | above |
        | A royal flush  | Ah Kh Qh Jh Th | $1000 | $2,000 | above |

    @CS-04 @GEN-06
    Scenario: Two bets at one table have a limit each
      Given seats 1 and 2 bet $60 on the ante
      And seat 1 will hold Ah Kh Qh Jh Th
      And seat 2 will hold 8c 7c 6c 5c 4c
      And the dealer will hold 4s 4h 9d 7d 2s
      When the cards are dealt
      And the round is played out by seats 1 and 2
      Then seat 1 is paid $5,000 on the bet, its stake counted or not
      And seat 2 is paid $5,000 on the bet, its stake counted or not
