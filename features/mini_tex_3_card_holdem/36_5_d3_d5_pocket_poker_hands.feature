@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:47-36.5(d)3 to 5 Straight flush, pair and straight in pocket poker

  @19:47-36.5(d)3
  Rule: Two neighbouring ranks of one suit are a straight flush

    Scenario Outline: <cards> are paid 5 to 1 or more
      Given seat 4 bets $20 on the ante
      And seat 4 bets $10 on the pocket poker
      And seat 4 will hold <cards>
      When the cards are dealt
      And the round is played out by seat 4
      Then seat 4 is paid at least $50 on the pocket poker

      Examples:
        | cards |
        | Kh Qh |
        | 9c Tc |
        | 3s 2s |

    Scenario: Beside ten and nine of hearts, ten and eight of clubs win nothing
      Given seats 3 and 4 bet $20 on the ante
      And seats 3 and 4 bet $10 on the pocket poker
      And seat 3 will hold Th 9h
      And seat 4 will hold Tc 8c
      When the cards are dealt
      And the round is played out by seats 3 and 4
      Then the pocket poker of seat 3 wins
      And seat 4 is paid nothing on the pocket poker

    @MTX-05
    Scenario: Where ace and two are no sequence, ace and two of spades win nothing
      Given the engine declares R1 of MTX-05
      And seats 3 and 4 bet $20 on the ante
      And seats 3 and 4 bet $10 on the pocket poker
      And seat 3 will hold 3h 2h
      And seat 4 will hold As 2s
      When the cards are dealt
      And the round is played out by seats 3 and 4
      Then the pocket poker of seat 3 wins
      And seat 4 is paid nothing on the pocket poker

    @MTX-05
    Scenario: Where ace and two are a sequence, ace and two of spades win
      Given the engine declares R2 of MTX-05
      And seats 3 and 4 bet $20 on the ante
      And seats 3 and 4 bet $10 on the pocket poker
      And seat 3 will hold 4h 2h
      And seat 4 will hold As 2s
      When the cards are dealt
      And the round is played out by seats 3 and 4
      Then the pocket poker of seat 4 wins
      And seat 3 is paid nothing on the pocket poker

  @19:47-36.5(d)4
  Rule: Two cards of one rank are a pair

    Scenario Outline: Two <rank> are paid 2 to 1 or more
      Given seat 4 bets $20 on the ante
      And seat 4 bets $10 on the pocket poker
      And seat 4 will hold <cards>
      When the cards are dealt
      And the round is played out by seat 4
      Then seat 4 is paid at least $20 on the pocket poker

      Examples:
        | rank  | cards |
        | kings | Kc Ks |
        | nines | 9d 9h |
        | twos  | 2c 2d |

  @19:47-36.5(d)5
  Rule: Two neighbouring ranks of two suits are a straight

    Scenario Outline: <cards> are paid 1 to 1 or more
      Given seat 4 bets $20 on the ante
      And seat 4 bets $10 on the pocket poker
      And seat 4 will hold <cards>
      When the cards are dealt
      And the round is played out by seat 4
      Then seat 4 is paid at least $10 on the pocket poker

      Examples:
        | cards |
        | As Kd |
        | 8c 7h |
        | 2d 3s |

    Scenario: Beside jack and ten, jack and nine of two suits win nothing
      Given seats 3 and 4 bet $20 on the ante
      And seats 3 and 4 bet $10 on the pocket poker
      And seat 3 will hold Jh Tc
      And seat 4 will hold Js 9d
      When the cards are dealt
      And the round is played out by seats 3 and 4
      Then the pocket poker of seat 3 wins
      And seat 4 is paid nothing on the pocket poker

    @MTX-05
    Scenario: Where ace and two are no sequence, ace of spades and two of hearts win nothing
      Given the engine declares R1 of MTX-05
      And seats 3 and 4 bet $20 on the ante
      And seats 3 and 4 bet $10 on the pocket poker
      And seat 3 will hold 3d 2c
      And seat 4 will hold As 2h
      When the cards are dealt
      And the round is played out by seats 3 and 4
      Then the pocket poker of seat 3 wins
      And seat 4 is paid nothing on the pocket poker

    @MTX-05
    Scenario: Where ace and two are a sequence, ace of spades and two of hearts win
      Given the engine declares R2 of MTX-05
      And seats 3 and 4 bet $20 on the ante
      And seats 3 and 4 bet $10 on the pocket poker
      And seat 3 will hold 4d 2c
      And seat 4 will hold As 2h
      When the cards are dealt
      And the round is played out by seats 3 and 4
      Then the pocket poker of seat 4 wins
      And seat 3 is paid nothing on the pocket poker
