@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:47-36.10(g)6 and 7 The ante bonus and the pocket poker wager

  @19:47-36.10(g)6
  Rule: Where an ante bonus is offered, a three-card royal flush earns it whatever the dealer has

    Scenario Outline: At 29 to 1 a royal flush meets <dealer has>
      Given the ante bonus pays 29 to 1
      And seat 3 bets $20 on the ante
      And seat 3 will hold <seat 3>
      And the dealer will hold <dealer>
      And the board will be <board>
      When the cards are dealt
      And the round is played out by seat 3
      Then seat 3 is paid <winnings> in all

      Examples:
        | dealer has                       | seat 3 | dealer | board    | winnings |
        | a pair of nines                  | Kh Qh  | 9c 9d  | Ah 7d 4c | $680     |
        | queen-high, which does not count | Ah Kh  | Jc 9d  | Qh 7d 4c | $640     |
        | a royal flush of its own         | As Qs  | Ah Kh  | Ks Qh 5d | $580     |

    Scenario Outline: At 30 to 1 <hand> beats the dealer's pair and earns no bonus
      Given the ante bonus pays 30 to 1
      And seats 2 and 3 bet $20 on the ante
      And seat 2 will hold <seat 2>
      And seat 3 will hold <seat 3>
      And the dealer will hold 9c 9d
      And the board will be <board>
      When the cards are dealt
      And the round is played out by seats 2 and 3
      Then seat 2 is paid $700 in all
      And seat 3 is paid $100 in all

      Examples:
        | hand                               | seat 2 | seat 3 | board    |
        | king, queen and jack of one suit   | Ah 4d  | Jh 5s  | Kh Qh 7c |
        | ace, king and queen of mixed suits | Ah 4d  | As 5s  | Kh Qh 7c |

    @MTX-07
    Scenario: At 30 to 1 a straight beats the dealer under a royal flush that lies on the board
      Given the ante bonus pays 30 to 1
      And seat 3 bets $20 on the ante
      And seat 3 will hold 2d 3h
      And the dealer will hold 7c 7d
      And the board will be As Ks Qs
      When the cards are dealt
      And the round is played out by seat 3
      Then seat 3 is paid $100 in all

    @MTX-06
    Scenario: Of two royal flushes the folded one earns nothing
      Given the ante bonus pays 30 to 1
      And seats 2 and 3 bet $20 on the ante
      And seat 2 will hold As Qs
      And seat 3 will hold Ah Qh
      And the dealer will hold 9c 9d
      And the board will be Ks Kh 7c
      And the cards are dealt
      When seat 2 folds
      And the round is played out by seat 3
      Then seat 3 is paid $700 in all
      And seat 2 is paid $0 in all

  @19:47-36.10(g)7
  Rule: Pocket poker is settled after the other wagers and the ante bonus, on the player's two cards whatever else happened, and the cards then go to the rack

    Scenario Outline: Pocket poker of a player who <fares> comes after the four wagers
      Given seat 3 bets $20 on the ante
      And seat 3 bets $10 on the pocket poker
      And seat 3 will hold 8c 8h
      And the dealer will hold <dealer>
      And the board will be Kd 5s 3c
      When the cards are dealt
      And the round is played out by seat 3
      Then seat 3 is paid at least $20 on the pocket poker
      And the ante of seat 3 is settled before the pocket poker of seat 3 is settled
      And the flop of seat 3 is settled before the pocket poker of seat 3 is settled
      And the river of seat 3 is settled before the pocket poker of seat 3 is settled
      And the play of seat 3 is settled before the pocket poker of seat 3 is settled

      Examples:
        | fares            | dealer |
        | beats the dealer | Ad Jc  |
        | loses            | Ks Jc  |
        | pushes           | 8d 8s  |

    Scenario: The ante bonus is paid before pocket poker is settled
      Given the ante bonus pays 30 to 1
      And seat 3 bets $20 on the ante
      And seat 3 bets $10 on the pocket poker
      And seat 3 will hold As Qs
      And the dealer will hold Ah Kh
      And the board will be Ks Qh 5d
      When the cards are dealt
      And the round is played out by seat 3
      Then seat 3 is paid on the ante before the pocket poker of seat 3 is settled

    @MTX-27
    Scenario: The dealer's two aces do not help a player whose own cards earn nothing
      Given seat 3 bets $20 on the ante
      And seat 3 bets $10 on the pocket poker
      And seat 3 will hold Qc 4h
      And the dealer will hold Ad As
      When the cards are dealt
      And the round is played out by seat 3
      Then $10 of seat 3 is collected from the pocket poker

    @MTX-21
    Scenario: A player who has folded two aces is paid on pocket poker
      Given seats 2 and 3 bet $20 on the ante
      And seat 3 bets $10 on the pocket poker
      And seat 3 will hold Ac Ah
      And the cards are dealt
      And seats 2 and 3 bet $20 on the flop
      And the flop comes
      And seat 2 bets $20 on the river
      And seat 3 folds
      And the river comes
      When the round is played out by seat 2
      Then seat 3 is paid at least $200 on the pocket poker
      And the pocket poker of seat 3 is settled once

    Scenario: The cards go to the rack after pocket poker and before the next player is shown
      Given seats 2 and 3 bet $20 on the ante
      And seat 3 bets $10 on the pocket poker
      And seat 3 will hold 8c 8h
      When the cards are dealt
      And the round is played out by seats 2 and 3
      Then the pocket poker of seat 3 is settled before the cards of seat 3 go to the rack
      And the cards of seat 3 go to the rack before the cards of seat 2 are shown
