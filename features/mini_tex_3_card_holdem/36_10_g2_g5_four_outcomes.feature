@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:47-36.10(g)2 to 5 The four outcomes against the dealer

  @19:47-36.10(g)2
  Rule: A hand lower than the dealer's loses ante, flop, river and play, whether or not the dealer qualifies

    @MTX-09
    Scenario Outline: <seat 4 has> loses to <dealer has>, and the dealer <qualifies>
      Given seat 4 bets $10 on the ante
      And seat 4 will hold <seat 4>
      And the dealer will hold <dealer>
      And the board will be <board>
      When the cards are dealt
      And the round is played out by seat 4
      Then $10 of seat 4 is collected from the ante
      And $10 of seat 4 is collected from the flop
      And $10 of seat 4 is collected from the river
      And $20 of seat 4 is collected from the play
      And seat 4 is paid $0 in all

      Examples:
        | seat 4 has | dealer has | qualifies        | seat 4 | dealer | board    |
        | K-K-9      | A-A-K      | qualifies        | Kd 6s  | Ac As  | Kh 9c 3d |
        | J-9-8      | Q-9-7      | does not qualify | Js 8d  | Qs 7d  | 2c 5d 9h |

  @19:47-36.10(g)3
  Rule: A hand higher than that of a dealer who qualifies wins ante, flop, river and play

    Scenario Outline: <seat 4 has> beats <dealer has>
      Given seat 4 bets $25 on the ante
      And seat 4 will hold <seat 4>
      And the dealer will hold <dealer>
      And the board will be <board>
      When the cards are dealt
      And the round is played out by seat 4
      Then seat 4 is paid $25 on the ante
      And seat 4 is paid $25 on the flop
      And seat 4 is paid $25 on the river
      And seat 4 is paid $50 on the play

      Examples:
        | seat 4 has | dealer has | seat 4 | dealer | board    |
        | 7-7-K      | A-K-9      | 7s 4h  | Ad 5s  | Kc 7d 9h |
        | Q-Q-Q      | A-A-Q      | Qc Qd  | Ah As  | Qs 8d 3c |

  @19:47-36.10(g)4
  Rule: A hand higher than that of a dealer who does not qualify wins ante, flop and river, and the play wager is neither paid nor taken

    @MTX-09
    Scenario Outline: <seat 4 has> beats <dealer has>, which does not qualify
      Given seat 4 bets $25 on the ante
      And seat 4 will hold <seat 4>
      And the dealer will hold <dealer>
      And the board will be <board>
      When the cards are dealt
      And the round is played out by seat 4
      Then seat 4 is paid $25 on the ante
      And seat 4 is paid $25 on the flop
      And seat 4 is paid $25 on the river
      And seat 4 is paid nothing on the play
      And nothing of seat 4 is collected from the play

      Examples:
        | seat 4 has | dealer has | seat 4 | dealer | board    |
        | 7-7-J      | A-Q-J      | 7s 4h  | Ad Qs  | Jc 7d 2h |
        | A-T-6      | K-T-6      | Ac 3d  | Kd 4h  | Ts 6d 2c |

  @19:47-36.10(g)5
  Rule: Hands of equal rank push, and none of the four wagers is taken or paid

    @MTX-01
    Scenario Outline: Player and dealer both have <hand>
      Given seat 4 bets $25 on the ante
      And seat 4 will hold <seat 4>
      And the dealer will hold <dealer>
      And the board will be <board>
      When the cards are dealt
      And the round is played out by seat 4
      Then seat 4 is paid nothing on the ante
      And seat 4 is paid nothing on the flop
      And seat 4 is paid nothing on the river
      And seat 4 is paid nothing on the play
      And nothing of seat 4 is collected from the ante
      And nothing of seat 4 is collected from the flop
      And nothing of seat 4 is collected from the river
      And nothing of seat 4 is collected from the play
      And the play of seat 4 pushes

      Examples:
        | hand                    | seat 4 | dealer | board    |
        | ace, king and 9         | Ah 4c  | Ad 5s  | Kc 7d 9h |
        | jack, 9 and 6           | Jc 2h  | Js 2d  | 9d 6h 3c |
        | a pair of sixes and ten | 6c Td  | 6h Ts  | 6s 9d 2c |
