@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:47-36.11(c) and (d) What pocket poker and the ante bonus pay

  @19:47-36.11(c)
  Rule: A winning pocket poker wager is paid at least the odds of the table that was chosen in advance

    @MTX-19
    Scenario Outline: Table <table>, $10 on pocket poker and <cards>, <hand>
      Given the pocket poker pays by table <table>
      And seat 6 bets $25 on the ante
      And seat 6 bets $10 on the pocket poker
      And seat 6 will hold <cards>
      When the cards are dealt
      And the round is played out by seat 6
      Then seat 6 is paid at least <winnings> on the pocket poker

      Examples:
        | table | cards | hand                   | winnings |
        | A     | Ah Kh | a royal straight flush | $250     |
        | A     | Ad Ac | a pair of aces         | $200     |
        | A     | 9s 8s | a straight flush       | $50      |
        | A     | 6c 6h | a pair                 | $30      |
        | A     | Jd Tc | a straight             | $20      |
        | B     | Ah Kh | a royal straight flush | $400     |
        | B     | Ad Ac | a pair of aces         | $350     |
        | B     | 9s 8s | a straight flush       | $50      |
        | B     | 6c 6h | a pair                 | $30      |
        | B     | Jd Tc | a straight             | $10      |
        | C     | Ah Kh | a royal straight flush | $500     |
        | C     | Ad Ac | a pair of aces         | $400     |
        | C     | 9s 8s | a straight flush       | $50      |
        | C     | 6c 6h | a pair                 | $20      |
        | C     | Jd Tc | a straight             | $10      |

    @MTX-20
    Scenario Outline: By table B <cards> fit two rows and are paid by the better one
      Given the pocket poker pays by table B
      And seat 6 bets $25 on the ante
      And seat 6 bets $5 on the pocket poker
      And seat 6 will hold <cards>
      When the cards are dealt
      And the round is played out by seat 6
      Then seat 6 is paid at least <winnings> on the pocket poker

      Examples:
        | cards | winnings |
        | As Ah | $175     |
        | Kc Ac | $200     |

    Scenario: The stake of a winner comes back too
      Given seat 6 bets $25 on the ante
      And seat 6 bets $10 on the pocket poker
      And seat 6 will hold 9s 8s
      When the cards are dealt
      And the round is played out by seat 6
      Then seat 6 gets $10 back from the pocket poker

    @MTX-18
    Scenario: $2,000 on pocket poker is paid by table C without a limit
      Given the pocket poker pays by table C
      And seat 6 bets $25 on the ante
      And seat 6 bets $2,000 on the pocket poker
      And seat 6 will hold As Ks
      When the cards are dealt
      And the round is played out by seat 6
      Then seat 6 is paid at least $100,000 on the pocket poker

    @MTX-27
    Scenario Outline: <cards> reach no row, and pocket poker is lost
      Given seat 6 bets $25 on the ante
      And seat 6 bets $10 on the pocket poker
      And seat 6 will hold <cards>
      When the cards are dealt
      And the round is played out by seat 6
      Then $10 of seat 6 is collected from the pocket poker

      Examples:
        | cards |
        | Ks 7d |
        | Jh 4h |

    @MTX-05
    Scenario Outline: Where ace and two are no sequence, <cards> reach no row
      Given the engine declares R1 of MTX-05
      And seat 6 bets $25 on the ante
      And seat 6 bets $5 on the pocket poker
      And seat 6 will hold <cards>
      When the cards are dealt
      And the round is played out by seat 6
      Then $5 of seat 6 is collected from the pocket poker

      Examples:
        | cards |
        | Ad 2d |
        | Ad 2c |

    @MTX-05
    Scenario Outline: Where ace and two are a sequence, <cards> are paid by their row
      Given the engine declares R2 of MTX-05
      And the pocket poker pays by table A
      And seat 6 bets $25 on the ante
      And seat 6 bets $5 on the pocket poker
      And seat 6 will hold <cards>
      When the cards are dealt
      And the round is played out by seat 6
      Then seat 6 is paid at least <winnings> on the pocket poker

      Examples:
        | cards | winnings |
        | Ad 2d | $25      |
        | Ad 2c | $10      |

  @19:47-36.11(d)
  Rule: A three-card royal flush earns the ante bonus at the odds that the licensee has set, 30 to 1 at most

    @MTX-08
    Scenario Outline: At <odds> to 1 a royal flush in spades beats two nines
      Given the ante bonus pays <odds> to 1
      And seat 6 bets $10 on the ante
      And seat 6 will hold Ks Qs
      And the dealer will hold 9c 9d
      And the board will be As 7d 4c
      When the cards are dealt
      And the round is played out by seat 6
      Then seat 6 is paid <winnings> in all

      Examples:
        | odds | winnings |
        | 29   | $340     |
        | 30   | $350     |

    @MTX-08
    Scenario: At 30 to 1 a royal flush that pushes earns the bonus on the ante alone
      Given the ante bonus pays 30 to 1
      And seat 6 bets $10 on the ante
      And seat 6 will hold As Qs
      And the dealer will hold Ah Kh
      And the board will be Ks Qh 5d
      When the cards are dealt
      And the round is played out by seat 6
      Then seat 6 is paid $300 in all

    @MTX-08 @MTX-18
    Scenario: At 30 to 1 the bonus on an ante of $2,000 is paid without a limit
      Given the ante bonus pays 30 to 1
      And seat 6 bets $2,000 on the ante
      And seat 6 will hold As Qs
      And the dealer will hold Ah Kh
      And the board will be Ks Qh 5d
      When the cards are dealt
      And the round is played out by seat 6
      Then seat 6 is paid $60,000 in all

    Scenario: Odds of 31 to 1 are never paid
      Given the ante bonus pays 31 to 1
      And seat 6 bets $10 on the ante
      And seat 6 will hold Ks Qs
      And the dealer will hold 9c 9d
      And the board will be As 7d 4c
      When the cards are dealt
      And the round is played out by seat 6
      Then seat 6 is paid at most $350 in all
