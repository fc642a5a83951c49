@caribbean-stud
Feature: N.J.A.C. 19:47-16.12(e) and (f) Progressive prizes and the rate of progression

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

    Scenario: After a jackpot the meter begins again at the reset amount
      Given the meter shows $80,000
      And the meter is reset to $10,000
      And seat 1 bets $10 on the ante
      And seat 1 bets $1 on the progressive
      And seat 1 plays Ah Kh Qh Jh Th against 4s 4h 9d 7c 2s
      When the next round begins
      And seat 1 bets $10 on the ante
      And seat 1 bets $1 on the progressive
      And seat 1 plays As Ks Qs Js Ts against 4s 4h 9d 7c 2s
      Then seat 1 is paid at least $10,000 on the progressive

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
    Scenario: Seventy cents of every player's dollar are in the jackpot
      Given the meter advances when betting is locked
      And the meter shows $99,998.60
      And seat 2 bets $10 on the ante
      And seat 2 bets $1 on the progressive
      And seat 1 bets $10 on the ante
      And seat 1 bets $1 on the progressive
      And seat 1 will hold Ah Kh Qh Jh Th
      And seat 2 will hold 9s 7h 5d 3c 2d
      And the dealer will hold 4s 4h 9d 7c 2s
      When the cards are dealt
      And the round is played out by seats 1 and 2
      Then seat 1 is paid at least $100,000 on the progressive

    @CS-23
    Scenario: Seventy cents of the dollars of two rounds are in the jackpot
      Given the meter advances when betting is locked
      And the meter shows $99,998.60
      And seat 1 bets $10 on the ante
      And seat 1 bets $1 on the progressive
      And seat 1 plays 9s 7h 5d 3c 2d against Ts 8h 6d 4c 2h
      When the next round begins
      And seat 1 bets $10 on the ante
      And seat 1 bets $1 on the progressive
      And seat 1 plays Ah Kh Qh Jh Th against 4s 4h 9d 7c 2s
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
