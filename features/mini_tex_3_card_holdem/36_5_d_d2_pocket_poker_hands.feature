@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:47-36.5(d) to (d)2 The two-card hands of pocket poker, and the two best of them

  @19:47-36.5(d)
  Rule: Royal straight flush, pair of aces, straight flush, pair and straight count for pocket poker, and nothing else does

    Scenario Outline: Pocket poker is won with <cards>, <kind>
      Given seat 4 bets $20 on the ante
      And seat 4 bets $10 on the pocket poker
      And seat 4 will hold <cards>
      When the cards are dealt
      And the round is played out by seat 4
      Then the pocket poker of seat 4 wins

      Examples:
        | cards | kind                   |
        | Ad Kd | a royal straight flush |
        | Ac As | a pair of aces         |
        | Jh Th | a straight flush       |
        | 7c 7s | a pair                 |
        | 5d 4c | a straight             |

    @MTX-20
    Scenario Outline: By any table <cards> count as <better> and not only as <plainer>
      Given seat 4 bets $20 on the ante
      And seat 4 bets $5 on the pocket poker
      And seat 4 will hold <cards>
      When the cards are dealt
      And the round is played out by seat 4
      Then seat 4 is paid at least <winnings> on the pocket poker

      Examples:
        | cards | better                 | plainer          | winnings |
        | As Ah | a pair of aces         | a pair           | $100     |
        | As Ks | a royal straight flush | a straight flush | $125     |

    Scenario Outline: Pocket poker is lost with <cards>, <kind>
      Given seat 4 bets $20 on the ante
      And seat 4 bets $10 on the pocket poker
      And seat 4 will hold <cards>
      When the cards are dealt
      And the round is played out by seat 4
      Then the pocket poker of seat 4 loses

      Examples:
        | cards | kind                       |
        | Qs 5s | two cards of one suit      |
        | Kd 9c | two cards without a tie    |
        | Td 8h | two ranks with one between |

  @19:47-36.5(d)1
  Rule: Ace and king of one suit are a royal straight flush

    Scenario Outline: Ace and king of <suit> are paid 25 to 1 or more
      Given seat 4 bets $20 on the ante
      And seat 4 bets $10 on the pocket poker
      And seat 4 will hold <cards>
      When the cards are dealt
      And the round is played out by seat 4
      Then seat 4 is paid at least $250 on the pocket poker

      Examples:
        | suit     | cards |
        | clubs    | Ac Kc |
        | diamonds | Kd Ad |
        | hearts   | Ah Kh |
        | spades   | Ks As |

    Scenario: Next to a royal straight flush, ace and queen of one suit win nothing
      Given seats 3 and 4 bet $20 on the ante
      And seats 3 and 4 bet $10 on the pocket poker
      And seat 3 will hold As Ks
      And seat 4 will hold Ad Qd
      When the cards are dealt
      And the round is played out by seats 3 and 4
      Then the pocket poker of seat 3 wins
      And seat 4 is paid nothing on the pocket poker

  @19:47-36.5(d)2
  Rule: Any two aces are a pair of aces

    Scenario Outline: The aces <cards> are paid 20 to 1 or more
      Given seat 4 bets $20 on the ante
      And seat 4 bets $10 on the pocket poker
      And seat 4 will hold <cards>
      When the cards are dealt
      And the round is played out by seat 4
      Then seat 4 is paid at least $200 on the pocket poker

      Examples:
        | cards |
        | Ac As |
        | Ad Ah |
        | Ac Ad |
