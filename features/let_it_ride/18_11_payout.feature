@let-it-ride
Feature: N.J.A.C. 19:47-18.11 Payout odds, the limit and the bonus

  @19:47-18.11(a)
  Rule: Printed odds say "to" or "win" and never "for"

    Scenario Outline: Any odds on <medium>
      Given odds are printed on the layout, a sign or a publication
      When the table is looked at
      Then any odds in <medium> say "to 1", "to one" or "win" and never "for 1" or "for one"

      Examples:
        | medium        |
        | the layout    |
        | a publication |

  @19:47-18.11(b)
  Rule: Each winning wager is paid no less than the odds of its hand, from a pair of tens up

    Scenario Outline: <own> and <board>: <hand>
      Given seat 1 bets $10 on each of three wagers
      And seat 1 will hold <own>
      And the board will be <board>
      When the cards are dealt
      And the wagers ride
      Then seat 1 is paid at least <each> on the first wager
      And seat 1 is paid at least <each> on the second wager
      And seat 1 is paid at least <each> on the third wager

      Examples:
        | hand             | own      | board | each    |
        | a royal flush    | As Ks Qs | Js Ts | $10,000 |
        | a straight flush | 9h 8h 7h | 6h 5h | $2,000  |
        | four of a kind   | 4c 4d 4h | 4s 9d | $500    |
        | a full house     | 2c 2d 2h | Ks Kd | $110    |
        | a flush          | 2d 7d Td | Kd 4d | $80     |
        | a straight       | 9c 5c 8d | 7s 6h | $50     |
        | three of a kind  | 3c 3d 3h | Ks 9d | $30     |
        | two pairs        | 2c 2d 3h | 3s 9d | $20     |
        | a pair of tens   | Tc Td 3h | 7s 9d | $10     |
        | a pair of jacks  | Jc Jd 3h | 7s 9d | $10     |
        | a pair of queens | Qc 3h Qd | 7s 9d | $10     |
        | a pair of kings  | Kc 7s 3h | Kd 9d | $10     |
        | a pair of aces   | 9c 7s 3h | Ad Ac | $10     |

    @LIR-02
    Scenario Outline: <own> and <board> lose
      Given seat 1 bets $10 on each of three wagers
      And seat 1 will hold <own>
      And the board will be <board>
      When the cards are dealt
      And the wagers ride
      Then the first wager of seat 1 loses
      And the second wager of seat 1 loses
      And the third wager of seat 1 loses

      Examples:
        | own      | board |
        | 9c 9d 2s | 5h Kc |
        | 2c 2d 9s | 5h Kc |
        | Ac Qd 9s | 5h Kc |

    Scenario: A pair of tens wins
      Given seat 1 bets $10 on each of three wagers
      And seat 1 will hold Th Ts 3h
      And the board will be 7s 9d
      When the cards are dealt
      And the wagers ride
      Then the third wager of seat 1 wins

    Scenario: Stakes go back beside what is won
      Given seat 1 bets $10 on each of three wagers
      And seat 1 will hold Th Ts 3h
      And the board will be 7s 9d
      When the cards are dealt
      And the wagers ride
      Then seat 1 gets $10 back from the first wager
      And seat 1 gets $10 back from the second wager
      And seat 1 gets $10 back from the third wager

  @19:47-18.11(c)
  Rule: A limit of $50,000 or more may be set for the wagers of a hand, and leaves the bonus alone

    @LIR-03
    Scenario Outline: A royal flush with three wagers of <stake> and a limit of <limit>
      Given the licensee limits payouts to <limit> a hand
      And seat 1 bets <stake> on each of three wagers
      And seat 1 will hold As Ks Qs
      And the board will be Js Ts
      When the cards are dealt
      And the wagers ride
      Then seat 1 is paid at most <limit> in all
      And seat 1 is paid at least <least> in all

      Examples:
        | limit   | stake | least   |
        | $50,000 | $16   | $48,000 |
        | $50,000 | $17   | $49,949 |
        | $50,000 | $25   | $49,925 |
        | $60,000 | $25   | $59,925 |
        | $60,000 | $19   | $57,000 |

    @LIR-03
    Scenario: The limit is for each hand
      Given the licensee limits payouts to $50,000 a hand
      And seats 1 and 2 bet $16 on each of three wagers
      And seat 1 will hold 9s 8s 7s
      And seat 2 will hold As Ks Qs
      And the board will be Js Ts
      When the cards are dealt
      And the wagers ride
      Then seat 2 is paid at least $48,000 in all
      And seat 1 is paid at least $9,600 in all

    @LIR-03
    Scenario: The limit is for each round anew
      Given the licensee limits payouts to $50,000 a hand
      And seat 1 bets $10 on each of three wagers
      And seat 1 will hold As Ks Qs
      And the board will be Js Ts
      And the cards are dealt
      And the wagers ride
      And the next round begins
      And seat 1 bets $10 on each of three wagers
      And seat 1 will hold Ah Kh Qh
      And the board will be Jh Th
      When the cards are dealt
      And the wagers ride
      Then seat 1 is paid at least $30,000 in all

    @LIR-03
    Scenario: Without a limit nothing is cut
      Given the licensee sets no payout limit
      And seat 1 bets $25 on each of three wagers
      And seat 1 will hold As Ks Qs
      And the board will be Js Ts
      When the cards are dealt
      And the wagers ride
      Then seat 1 is paid at least $75,000 in all

    @LIR-03
    Scenario: A limit of less than $50,000 does not count
      Given the licensee limits payouts to $40,000 a hand
      And seat 1 bets $25 on each of three wagers
      And seat 1 will hold As Ks Qs
      And the board will be Js Ts
      When the cards are dealt
      And the wagers ride
      Then seat 1 is paid at least $49,925 in all

    @LIR-04
    Scenario: The bonus is paid besides
      Given the licensee limits payouts to $50,000 a hand
      And seat 1 bets $25 on each of three wagers
      And seat 1 bets $1 on the bonus
      And seat 1 will hold As Ks Qs
      And the board will be Js Ts
      When the cards are dealt
      And the wagers ride
      Then seat 1 is paid at least $25,000 on the bonus

  @19:47-18.11(d)
  Rule: A winning bonus wager is paid no less than the dollars of its hand

    @LIR-05
    Scenario Outline: The bonus on <own> and <board>, <hand>
      Given seat 1 bets $10 on each of three wagers
      And seat 1 bets $1 on the bonus
      And seat 1 will hold <own>
      And the board will be <board>
      When the cards are dealt
      And the wagers ride
      Then seat 1 is paid at least <amount> on the bonus

      Examples:
        | hand             | own      | board | amount  |
        | a royal flush    | As Ks Qs | Js Ts | $25,000 |
        | a straight flush | 9h 8h 7h | 6h 5h | $2,500 |
        | a four of a kind | 4c 4d 4h | 4s 9d | $400   |
        | a full house     | 2c 2d 2h | Ks Kd | $200   |
        | a flush          | 2d 7d Td | Kd 4d | $50    |
        | a straight       | 9c 5c 8d | 7s 6h | $25    |
        | a three of a kind | 3c 3d 3h | Ks 9d | $5    |

    @LIR-05
    Scenario: A bonus is paid whether or not the other wagers ride
      Given seat 1 bets $10 on each of three wagers
      And seat 1 bets $1 on the bonus
      And seat 1 will hold 3c 3d 3h
      And the board will be Ks 9d
      When the cards are dealt
      And seat 1 takes back the first wager
      And the dealer goes on
      And seat 1 takes back the second wager
      And the round is played out
      Then seat 1 is paid at least $5 on the bonus
