@caribbean-stud
Feature: N.J.A.C. 19:47-16.12(e) to (g) Progressive prizes, the rate of progression and the meter

  @19:47-16.12(e)
  Rule: Progressive prizes are no less than those of the table

    Scenario Outline: <hand> takes a fixed prize
      Given seat 1 bets $10 on the ante
      And seat 1 bets $1 on the progressive
      When seat 1 plays <cards> against 4s 4h 9d 7c 2s
      Then seat 1 is paid at least <prize> on the progressive

      Examples:
        | hand           | cards          | prize |
        | Four of a kind | Qs Qd Qh Qc 3s | $500  |
        | A full house   | Qs Qd Qh 5c 5h | $100  |
        | A flush        | Kh Jh 8h 6h 3h | $50   |

    Scenario: A royal flush takes the jackpot
      Given the meter shows $80,000
      And seat 1 bets $10 on the ante
      And seat 1 bets $1 on the progressive
      When seat 1 plays Ah Kh Qh Jh Th against 4s 4h 9d 7c 2s
      Then seat 1 is paid at least $80,000 on the progressive

    @CS-07
    Scenario Outline: A straight flush takes <designated> when the meter shows <meter>
      Given a straight flush takes <designated>
      And the meter shows <meter>
      And seat 1 bets $10 on the ante
      And seat 1 bets $1 on the progressive
      When seat 1 plays 8c 7c 6c 5c 4c against 4s 4h 9d 7d 2s
      Then seat 1 is paid at least <prize> on the progressive

      Examples:
        | designated           | meter   | prize  |
        | a tenth of the meter | $30,000 | $3,000 |
        | a tenth of the meter | $80,000 | $8,000 |
        | a fixed sum          | $30,000 | $5,000 |
        | a fixed sum          | $80,000 | $5,000 |

  @19:47-16.12(f)
  Rule: The meter advances by at least 70 percent of what is staked on it

    @CS-23
    Scenario: Seventy cents of the winner's own dollar are in the jackpot
      Given the meter advances when betting is locked
      And the meter shows $99,999.30
      And seat 1 bets $10 on the ante
      And seat 1 bets $1 on the progressive
      When seat 1 plays Ah Kh Qh Jh Th against 4s 4h 9d 7c 2s
      Then seat 1 is paid at least $100,000 on the progressive

    @CS-23
    Scenario: Seventy cents of the last round's dollar are in the jackpot
      Given the meter advances after the round
      And the meter shows $99,999.30
      And seat 1 bets $10 on the ante
      And seat 1 bets $1 on the progressive
      And seat 1 plays 9s 7h 5d 3c 2d against Ts 8h 6d 4c 2h
      When the next round begins
      And seat 1 bets $10 on the ante
      And seat 1 bets $1 on the progressive
      And seat 1 plays Ah Kh Qh Jh Th against 4s 4h 9d 7c 2s
      Then seat 1 is paid at least $100,000 on the progressive

  @19:47-16.12(g)
  Rule: Each winner is paid on the meter of the own turn, and royal flushes share the meter of the first

    Background:
      Given a straight flush takes a tenth of the meter
      And the meter shows $100,000
      And the meter is reset to $10,000

    Scenario: Two straight flushes take a tenth each of a falling meter
      Given seats 1 and 2 bet $10 on the ante
      And seats 1 and 2 bet $1 on the progressive
      And seat 1 will hold 8c 7c 6c 5c 4c
      And seat 2 will hold Td 9d 8d 7d 6d
      And the dealer will hold 4s 4h 9h 7h 2s
      When the cards are dealt
      And the round is played out by seats 1 and 2
      Then seats 1 and 2 are paid $19,000 of the meter in all

    @CS-08
    Scenario: The straight flush at the dealer's right takes its tenth first
      Given the engine declares R1 of CS-08
      And seats 1 and 2 bet $10 on the ante
      And seats 1 and 2 bet $1 on the progressive
      And seat 1 will hold 8c 7c 6c 5c 4c
      And seat 2 will hold Td 9d 8d 7d 6d
      And the dealer will hold 4s 4h 9h 7h 2s
      When the cards are dealt
      And the round is played out by seats 1 and 2
      Then seat 2 is paid $10,000 of the meter
      And seat 1 is paid $9,000 of the meter

    Scenario: Two royal flushes share the jackpot equally
      Given seats 1 and 2 bet $10 on the ante
      And seats 1 and 2 bet $1 on the progressive
      And seat 1 will hold As Ks Qs Js Ts
      And seat 2 will hold Ah Kh Qh Jh Th
      And the dealer will hold 4s 4h 9h 7h 2s
      When the cards are dealt
      And the round is played out by seats 1 and 2
      Then seat 1 is paid $50,000 of the meter
      And seat 2 is paid $50,000 of the meter

    @CS-08 @CS-10
    Scenario: Two straight flushes and two royal flushes at one table
      Given the engine declares R1 of CS-08
      And the engine declares R1 of CS-10
      And seats 1, 2, 3 and 4 bet $10 on the ante
      And seats 1, 2, 3 and 4 bet $1 on the progressive
      And seat 4 will hold Kc Qc Jc Tc 9c
      And seat 3 will hold Ah Kh Qh Jh Th
      And seat 2 will hold 9d 8d 7d 6d 5d
      And seat 1 will hold As Ks Qs Js Ts
      And the dealer will hold 4s 4h 9h 7h 2s
      When the cards are dealt
      And the round is played out by seats 1, 2, 3 and 4
      Then seat 4 is paid $10,000 of the meter
      And seat 3 is paid $45,000 of the meter
      And seat 2 is paid $1,000 of the meter
      And seat 1 is paid $45,000 of the meter
