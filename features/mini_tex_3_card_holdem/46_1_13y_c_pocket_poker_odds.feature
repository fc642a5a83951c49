@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:46-1.13Y The posted odds of the pocket poker wager

  @19:46-1.13Y(c)
  Rule: The odds of pocket poker stand on the layout or on a sign at the table, by the table that was chosen

    @MTX-19
    Scenario Outline: Somebody looks for what table <table> pays on <cards>
      Given the pocket poker pays by table <table>
      And the table is looked at
      And seat 6 bets $10 on the ante
      And seat 6 bets $10 on the pocket poker
      And seat 6 will hold <cards>
      When the cards are dealt
      And the round is played out by seat 6
      Then the table gives the odds of the pocket poker as <odds>, unless seat 6 is paid more than <winnings>

      Examples:
        | table | cards | odds                              | winnings |
        | A     | Ah Kh | "25", "twenty-five" or "26 for 1" | $250     |
        | B     | Ah Kh | "40", "forty" or "41 for 1"       | $400     |
        | B     | Ad Ac | "35", "thirty-five" or "36 for 1" | $350     |
        | C     | Ah Kh | "50", "fifty" or "51 for 1"       | $500     |
        | C     | Ad Ac | "40", "forty" or "41 for 1"       | $400     |
