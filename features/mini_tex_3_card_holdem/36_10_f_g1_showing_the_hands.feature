@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:47-36.10(f) to (g)1 Showing the hands, and the dealer's qualification

  @19:47-36.10(f)
  Rule: When all have made the play wager or folded, the dealer shows both cards and calls the best hand with one or both of them

    Scenario: The dealer's cards stay down until the last player has decided
      Given seats 2 and 4 bet $10 on the ante
      And the cards are dealt
      And seats 2 and 4 bet $10 on the flop
      And the flop comes
      And seats 2 and 4 bet $10 on the river
      And the river comes
      And seat 2 bets $20 on the play
      When the dealer tries to go on
      Then the dealer does not go on yet

    Scenario: Both cards are shown before the hand is called
      Given seat 2 bets $10 on the ante
      And the dealer will hold Jc 5d
      When the cards are dealt
      And the round is played out by seat 2
      Then the dealer shows Jc 5d
      And the dealer's cards are shown before the hand of the dealer is called

    @MTX-26
    Scenario Outline: The dealer with <hole cards> on <board> has <rank>
      When seat 2 plays Qd 4c against <hole cards> on a board of <board>
      Then the hand of the dealer is called <rank>

      Examples:
        | hole cards | board    | rank            |
        | 6h 6c      | 6s Kd 9h | three of a kind |
        | 8h 2c      | 7s 9d Kh | a straight      |
        | 8h 2c      | Kh 7s 9d | a straight      |
        | Th 3c      | 7s 8s 9s | a straight      |
        | 5h 3c      | Js Ts 9s | a high card     |

  @19:47-36.10(g)
  Rule: From the dealer's right, one by one, each player with a play wager is shown, called and settled, and the cards then go to the rack

    Scenario: Three players are shown, called and settled, from the dealer's right
      Given seats 1, 3 and 6 bet $10 on the ante
      And the dealer will hold Ks 9h
      And the cards are dealt
      When the round is played out by seats 1, 3 and 6
      Then the hand of the dealer is called before the cards of seat 6 are shown
      And the cards of seats 6, 3 and 1 are shown in that order
      And the hands of seats 6, 3 and 1 are called in that order
      And the play of seats 6, 3 and 1 is settled in that order

    Scenario: A winner and a loser are each finished before the next player's cards are shown
      Given seats 1, 3 and 6 bet $10 on the ante
      And seat 6 will hold Qc Qd
      And seat 3 will hold 7c 2d
      And seat 1 will hold 5s 5h
      And the dealer will hold Ks 9h
      And the board will be Jd 8s 4c
      And the cards are dealt
      When the round is played out by seats 1, 3 and 6
      Then the play of seat 6 is settled before the cards of seat 3 are shown
      And the play of seat 3 is settled before the cards of seat 1 are shown
      And the cards of seat 6 go to the rack before the cards of seat 3 are shown
      And the cards of seat 3 go to the rack before the cards of seat 1 are shown

    Scenario: A player who has folded is not shown, the others are
      Given seats 1 and 2 bet $10 on the ante
      And the cards are dealt
      And seat 1 folds
      When the round is played out by seat 2
      Then the cards of seat 2 are shown
      And the cards of seat 1 are not shown

    @MTX-26
    Scenario Outline: A player with <hole cards> on <board> has <rank>
      When seat 3 plays <hole cards> against Qd 4c on a board of <board>
      Then the hand of seat 3 is called <rank>

      Examples:
        | hole cards | board    | rank            |
        | 6h 6c      | 6s Kd 9h | three of a kind |
        | 8h 2c      | 7s 9d Kh | a straight      |
        | 8h 2c      | Kh 7s 9d | a straight      |
        | Th 3c      | 7s 8s 9s | a straight      |
        | 5h 3c      | Js Ts 9s | a high card     |

  @19:47-36.10(g)1
  Rule: The dealer qualifies with ace-king or better

    @MTX-10
    Scenario Outline: The dealer with <dealer> on <board> has <hand>
      When seat 3 plays <seat 3> against <dealer> on a board of <board>
      Then the dealer qualifies

      Examples:
        | hand             | seat 3 | dealer | board    |
        | ace, king and 4  | 7s 7h  | 4d 2h  | As Kc 9d |
        | ace, king and 5  | 7s 7h  | Ad 5s  | Kc 4d 2h |
        | ace, king and 9  | 7s 4h  | Ad 5s  | Kc 7d 9h |
        | a pair of twos   | 7s 4h  | 2d Qs  | 2c 7d Jh |
        | a flush          | 7s 4h  | 9d 2d  | 5d 7c Jh |
        | a straight       | 7s 4h  | 9c Ts  | Jd 7c 3h |
        | three of a kind  | 7s 4h  | 5c 5s  | 5d 7c Jh |
        | a straight flush | 7s 4h  | 6d 5d  | 7d Kc Jh |

    @MTX-10
    Scenario Outline: The dealer with <dealer> on <board> has no more than <hand>
      When seat 3 plays 7s 4h against <dealer> on a board of <board>
      Then the dealer does not qualify

      Examples:
        | hand                | dealer | board    |
        | ace, queen and jack | Ad Qs  | Jc 7d 2h |
        | king, queen and ten | Kd Qs  | Tc 7d 2h |
        | ace, ten and 9      | Ad 5s  | Tc 7d 9h |
