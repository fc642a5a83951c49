@heads-up-holdem
Feature: N.J.A.C. 13:69F-39.11(a) and (b)(1) to (4) Odds as printed, the comparison of hands and the ante

  @13:69F-39.11(a)
  Rule: The odds are printed on layout, sign or publication, with "to" or "win" and never with "for"

    @HUH-27
    Scenario Outline: The odds of <wager> are printed somewhere
      When the table is looked at
      Then the layout, a sign or a publication states the odds of <wager>

      Examples:
        | wager              |
        | the odds wager     |
        | the bad beat bonus |
        | the trips plus     |
        | the pocket bonus   |

    @HUH-27
    Scenario Outline: The words of all odds that <medium> has
      When the table is looked at
      Then any odds in <medium> say "to" or "win" and never "for 1", "for one", "for 2" or "for two"

      Examples:
        | medium        |
        | the table     |
        | a publication |

  @13:69F-39.11(b)
  Rule: The hand of each player is set against the dealer's by itself

    Scenario Outline: Seat 1 has <seat 1>, seat 2 <seat 2> and seat 3 <seat 3> against a pair of nines
      Given seats 1, 2 and 3 bet $10 on ante and odds
      And seat 1 will hold <seat 1>
      And seat 2 will hold <seat 2>
      And seat 3 will hold <seat 3>
      And the dealer will hold 9c 4c
      And the board will be Kh 9d 7s 3h 2h
      When the cards are dealt
      And seat 1 raises
      And seat 2 raises
      And seat 3 raises
      And the round is played to the end
      Then the raise of seat 1 <one>
      And the raise of seat 2 <two>
      And the raise of seat 3 <three>

      Examples:
        | seat 1 | seat 2 | seat 3 | one    | two    | three  |
        | Qs Qd  | 8c 3d  | 9s 4d  | wins   | loses  | pushes |
        | 8c 3d  | 9s 4d  | Qs Qd  | loses  | pushes | wins   |
        | 9s 4d  | Qs Qd  | 8c 3d  | pushes | wins   | loses  |

  @13:69F-39.11(b)(1)
  Rule: A dealer without a pair does not qualify; the ante pushes and the other wagers are decided all the same

    Scenario Outline: The dealer has no more than <hand>
      Given seat 1 bets $10 on ante and odds
      When seat 1 raises $30 and plays <seat 1> against <dealer> on a board of <board>
      Then the dealer does not qualify
      And the ante of seat 1 pushes
      And nothing of seat 1 is collected from the ante

      Examples:
        | hand       | seat 1 | dealer | board          |
        | A-K-Q-J-9  | 4h 4s  | As Kd  | Qh Jc 9s 5d 2c |
        | 9-8-7-5-4  | 7h 3d  | 8c 2d  | 9h 7s 5c 4d 3s |
        | T-9-8-5-4  | Kc 8h  | 9d 2c  | Ts 8d 5h 4c 3s |

    @HUH-01
    Scenario: The dealer's ace high beats a king high, and the ante is still a push
      Given seat 1 bets $10 on ante and odds
      When seat 1 raises $30 and plays Kc 4d against Ac 5h on a board of Td 8h 6d Js 3c
      Then the ante of seat 1 pushes
      And nothing of seat 1 is collected from the ante

    @HUH-32
    Scenario: A straight against an ace high wins raise and odds wager
      Given seat 1 bets $10 on ante and odds
      When seat 1 raises $30 and plays 9c 8d against Ac Kd on a board of 7h 6s 5c Jd 2s
      Then seat 1 is paid nothing on the ante
      And seat 1 is paid $30 on the raise
      And seat 1 is paid $10 on the odds wager

    @HUH-32
    Scenario: A king high against an ace high loses raise and odds wager
      Given seat 1 bets $10 on ante and odds
      When seat 1 raises $20 and plays Kc 4d against Ac 5h on a board of Td 8h 6d Js 3c
      Then the raise of seat 1 loses
      And the odds wager of seat 1 loses

    @HUH-32
    Scenario: Trips plus and pocket bonus are won against an ace high
      Given seat 1 bets $10 on ante and odds
      And seat 1 bets $5 on the trips plus
      And seat 1 bets $5 on the pocket bonus
      When seat 1 raises $30 and plays 8c 8d against Ac Kd on a board of 8h 6s 4c Jd 2s
      Then the trips plus of seat 1 wins
      And the pocket bonus of seat 1 wins

  @13:69F-39.11(b)(2)
  Rule: A dealer with a pair or more qualifies, and the ante of a better hand is paid 1 to 1

    Scenario Outline: <seat 1 has> wins on an ante of <ante> against <dealer has>
      Given seat 1 bets <ante> on ante and odds
      When seat 1 raises <ante> and plays <seat 1> against <dealer> on a board of <board>
      Then the dealer qualifies
      And the ante of seat 1 wins
      And seat 1 is paid <ante> on the ante
      And seat 1 gets <ante> back from the ante

      Examples:
        | seat 1 has   | ante | dealer has    | seat 1 | dealer | board          |
        | Two pairs    | $10  | a board pair  | Kc Qd  | Ac 3d  | Kh 9s 9d 7c 5s |
        | Three sixes  | $10  | a pair of 2s  | 6c 6d  | 2c 2d  | 6h Ks Jd 9c 4s |
        | A flush      | $35  | two pairs     | Ah 4h  | Kc 9s  | Kh 9h 2h 7s 5c |
        | A full house | $120 | three fours   | Jc 4d  | 4h Ad  | Js Jd 4s 8c 2h |

  @13:69F-39.11(b)(3)
  Rule: The ante of a hand below the dealer's is lost

    Scenario Outline: <seat 1 has> loses on an ante of <ante> against <dealer has>
      Given seat 1 bets <ante> on ante and odds
      When seat 1 raises <ante> and plays <seat 1> against <dealer> on a board of <board>
      Then the ante of seat 1 loses
      And <ante> of seat 1 is collected from the ante

      Examples:
        | seat 1 has     | ante | dealer has      | seat 1 | dealer | board          |
        | An ace high    | $10  | a pair of 2s    | As Qd  | 2c 8d  | 2h Ts 7d 5c Kh |
        | A pair of 10s  | $35  | a pair of jacks | Tc Td  | Jc Jd  | 9s 6h 5c 3d 2s |
        | Three jacks    | $120 | a straight      | Jc Jd  | 8c 7h  | Js Td 9c 3h 2d |

  @13:69F-39.11(b)(4)
  Rule: With equal hands the ante pushes

    Scenario Outline: Both have <hand>
      Given seat 1 bets $15 on ante and odds
      When seat 1 raises $15 and plays <seat 1> against <dealer> on a board of <board>
      Then the ante of seat 1 pushes
      And nothing of seat 1 is collected from the ante
      And seat 1 is paid nothing on the ante

      Examples:
        | hand             | seat 1 | dealer | board          |
        | a pair of queens | Qh Jc  | Qd Js  | Qs 9d 6c 4h 2s |
        | the same flush   | 3c 2d  | 4d 3s  | Ah Kh Th 8h 6h |
