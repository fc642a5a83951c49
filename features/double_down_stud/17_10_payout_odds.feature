@double-down-stud
Feature: N.J.A.C. 19:47-17.10 Payout odds and the payout limit

  @19:47-17.10(a)
  Rule: Printed odds say "to" or "win" and never "for"

    Scenario Outline: Any odds on <medium>
      Given odds are printed on the layout, a sign or a publication
      When the table is looked at
      Then any odds in <medium> say "to 1", "to one" or "win" and never "for 1" or "for one"

      Examples:
        | medium        |
        | the layout    |
        | a publication |

  @19:47-17.10(b)
  Rule: A hand is paid no less than the odds of its row; sixes to tens push and fives or less lose

    Scenario Outline: <own> with <common> is <hand>
      Given seat 1 bets $20 on the original wager
      And seat 1 will hold <own>
      And the dealer will hold <common>
      When the cards are dealt
      And seat 1 bets $20 on the double down
      And the round is played out
      Then seat 1 is paid at least <each> on the original wager
      And seat 1 is paid at least <each> on the double down

      Examples:
        | hand             | own | common      | each    |
        | a royal flush    | As  | Ks Qs Js Ts | $20,000 |
        | a straight flush | 9h  | 8h 7h 6h 5h | $2,000  |
        | four of a kind   | 4c  | 4d 4h 4s 9d | $500    |
        | a full house     | 2c  | 2d 2h Ks Kd | $200    |
        | a flush          | 2d  | 7d Td Kd 4d | $160    |
        | a straight       | 9c  | 5c 8d 7s 6h | $100    |
        | three of a kind  | 3c  | 3d 3h Ks 9d | $60     |
        | two pairs        | 2c  | 2d 3h 3s 9d | $40     |
        | a pair of jacks  | Jc  | Jd 3h 7s 9d | $20     |
        | a pair of queens | Qc  | Qd 3h 7s 9d | $20     |
        | a pair of kings  | Kc  | Kd 3h 7s 9d | $20     |
        | a pair of aces   | Ac  | Ad 3h 7s 9d | $20     |

    Scenario: A double down of half the original wager is paid on its own amount
      Given the engine declares R1 of DD-02
      And seat 1 bets $20 on the original wager
      And seat 1 will hold 9c
      And the dealer will hold 5c 8d 7s 6h
      When the cards are dealt
      And seat 1 bets $10 on the double down
      And the round is played out
      Then seat 1 is paid at least $100 on the original wager
      And seat 1 is paid at least $50 on the double down

    Scenario: Stakes go back beside what is won
      Given seat 1 bets $20 on the original wager
      And seat 1 will hold 9c
      And the dealer will hold 5c 8d 7s 6h
      When the cards are dealt
      And seat 1 bets $20 on the double down
      And the round is played out
      Then seat 1 gets $20 back from the original wager
      And seat 1 gets $20 back from the double down

    @DD-09
    Scenario Outline: A pair of <pair> <outcome>
      Given seat 1 bets $20 on the original wager
      And seat 1 will hold <own>
      And the dealer will hold <common>
      When the cards are dealt
      And the round is played out
      Then the original wager of seat 1 <outcome>
      And seat 1 is paid nothing on the original wager

      Examples:
        | pair  | own | common      | outcome |
        | tens  | Tc  | Td 3h 7s 9d | pushes  |
        | nines | 9c  | 9d 3h 7s Qd | pushes  |
        | eights | 8c | 8d 3h 7s Qd | pushes  |
        | sevens | 7c | 7d 3h 2s Qd | pushes  |
        | sixes | 6c  | 6d 3h 7s Qd | pushes  |
        | fives | 5c  | 5d 3h 7s Qd | loses   |
        | twos  | 2c  | 2d 3h 7s Qd | loses   |

    Scenario: A pair of jacks wins
      Given seat 1 bets $20 on the original wager
      And seat 1 will hold Jh
      And the dealer will hold Js 3h 7s 9d
      When the cards are dealt
      And the round is played out
      Then the original wager of seat 1 wins

    Scenario: No pair at all loses
      Given seat 1 bets $20 on the original wager
      And seat 1 will hold Ac
      And the dealer will hold Kd 3h 7s 9d
      When the cards are dealt
      And the round is played out
      Then the original wager of seat 1 loses

  @19:47-17.10(c)
  Rule: No more than $100,000 is paid on a hand

    @DD-03
    Scenario Outline: A royal flush with <original> and <double>
      Given seat 1 bets <original> on the original wager
      And seat 1 will hold As
      And the dealer will hold Ks Qs Js Ts
      When the cards are dealt
      And seat 1 bets <double> on the double down
      And the round is played out
      Then seat 1 is paid at most $100,000 in all
      And seat 1 is paid at least <least> in all

      Examples:
        | original | double | least   |
        | $49      | $49    | $98,000 |
        | $50      | $50    | $99,900 |
        | $51      | $51    | $99,898 |
        | $100     | $100   | $99,800 |

    @DD-03
    Scenario Outline: A royal flush with <original> and less, <double>, beside it
      Given the engine declares R1 of DD-02
      And seat 1 bets <original> on the original wager
      And seat 1 will hold As
      And the dealer will hold Ks Qs Js Ts
      When the cards are dealt
      And seat 1 bets <double> on the double down
      And the round is played out
      Then seat 1 is paid at most $100,000 in all
      And seat 1 is paid at least <least> in all

      Examples:
        | original | double | least   |
        | $50      | $49    | $99,000 |
        | $51      | $50    | $99,899 |

    @DD-03
    Scenario: A royal flush with $120 and no double down
      Given seat 1 bets $120 on the original wager
      And seat 1 will hold As
      And the dealer will hold Ks Qs Js Ts
      When the cards are dealt
      And the round is played out
      Then seat 1 is paid at most $100,000 in all
      And seat 1 is paid at least $99,880 in all

    Scenario: The limit is for each hand, not for the table
      Given seats 1 and 2 bet $99 on the original wager
      And seat 1 will hold 9s
      And seat 2 will hold As
      And the dealer will hold Ks Qs Js Ts
      When the cards are dealt
      And the round is played out
      Then seat 1 is paid at least $9,900 in all
      And seat 2 is paid at least $99,000 in all

    Scenario: The limit is for each round anew
      Given seat 1 bets $60 on the original wager
      And seat 1 will hold As
      And the dealer will hold Ks Qs Js Ts
      And the cards are dealt
      And the round is played out
      And the next round begins
      And seat 1 bets $60 on the original wager
      And seat 1 will hold Ah
      And the dealer will hold Kh Qh Jh Th
      When the cards are dealt
      And the round is played out
      Then seat 1 is paid at least $60,000 in all
