@all-in-holdem
Feature: N.J.A.C. 19:46-1.13U The all-in hold 'em table

  @19:46-1.13U(a)
  Rule: Six player positions face the dealer across the table

    @AIH-28
    Scenario: Six players find a place
      When the table is looked at
      Then there are positions for at least 6 players

    Scenario: The dealer stands across from the players
      When the table is looked at
      Then the dealer's place is opposite the players

  @19:46-1.13U(b)1
  Rule: The layout bears the name of the licensee

    Scenario: The licensee's name is on the layout
      When the table is looked at
      Then the layout states the name of the licensee

  @19:46-1.13U(b)2
  Rule: Each position has an area for each of the four wagers, ante and raise apart from the two bonuses

    Scenario Outline: Each position has its own area for the <wager>
      When the table is looked at
      Then every position has an area for the <wager>

      Examples:
        | wager            |
        | ante             |
        | raise            |
        | hole card bonus  |
        | final hand bonus |

    @AIH-28
    Scenario: The bonuses are across the position from ante and raise
      When the table is looked at
      Then ante and raise lie on one side of the position and the two bonuses on the other

  @19:46-1.13U(b)3
  Rule: The five community cards have an area of their own in the middle of the table

    Scenario: The community cards lie between the chips of the house and the bets
      When the table is looked at
      Then an area for 5 community cards lies between the chip inventory and the betting areas

  @19:46-1.13U(b)4
  Rule: The dealer's two cards have an area of their own behind the community cards

    Scenario: The dealer's cards lie between the chips of the house and the community cards
      When the table is looked at
      Then an area for 2 dealer cards lies between the chip inventory and the community cards

  @19:46-1.13U(b)5i
  Rule: The layout says with which two cards the dealer calls

    Scenario: The layout names the pair that calls
      When the table is looked at
      Then the layout states which dealer hand calls and says "pair" or "pairs"

    Scenario: The layout names the points that call
      When the table is looked at
      Then the layout states which dealer hand calls and says "11" or "eleven"

  @19:46-1.13U(b)5ii
  Rule: The layout says what each card counts when the dealer's two cards are tested

    Scenario: The layout says what an ace counts
      When the table is looked at
      Then the layout states what the cards count and says "11" or "eleven"

    Scenario: The layout says what a king, queen or jack counts
      When the table is looked at
      Then the layout states what the cards count and says "10" or "ten"

  @19:46-1.13U(b)5iii
  Rule: The layout says that the ante pays even money when the dealer does not call

    Scenario: The layout gives the odds of the ante against a dealer who does not call
      When the table is looked at
      Then the layout states that the ante pays 1 to 1 if the dealer does not call and says "1 to 1", "1:1", "one to one" or "even money"

  @19:46-1.13U(b)6
  Rule: The odds of both bonuses are printed at each position, unless a sign shows them

    @AIH-08
    Scenario Outline: Each position shows the odds of the <bonus>
      Given the bonus odds are shown on the layout
      When the table is looked at
      Then every position states the odds of the <bonus>

      Examples:
        | bonus            |
        | hole card bonus  |
        | final hand bonus |

    @AIH-09
    Scenario Outline: Each position shows what table <table> of the <bonus> pays on <hole cards>
      Given the bonus odds are shown on the layout
      And the <bonus> pays by table <table>
      And the table is looked at
      And seat 1 bets $10 on the ante
      And seat 1 bets $10 on the <bonus>
      And seat 1 will hold <hole cards>
      And the dealer will hold 3c 3s
      And the board will be <board>
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then the layout gives the odds of the <bonus> as <odds>, unless seat 1 is paid more than <winnings>

      Examples:
        | bonus            | table | hole cards | board          | odds                    | winnings |
        | hole card bonus  | B     | Ah Ad      | Kc 9s 7d 5h 2c | "60" or "sixty"         | $600     |
        | hole card bonus  | C     | Ah Ad      | Kc 9s 7d 5h 2c | "45" or "forty-five"    | $450     |
        | final hand bonus | A     | Ah Kh      | Qh Jh Th 4c 2d | "500" or "five hundred" | $5,000   |
        | final hand bonus | D     | 8h 8d      | 8c 8s Kc 4h 2d | "40" or "forty"         | $400     |

  @19:46-1.13U(c)
  Rule: Odds that the layout does not show are on a sign at the table

    @AIH-08
    Scenario Outline: A sign shows the odds of the <bonus>
      Given the bonus odds are shown on a sign
      When the table is looked at
      Then a sign states the odds of the <bonus>

      Examples:
        | bonus            |
        | hole card bonus  |
        | final hand bonus |

    @AIH-09
    Scenario Outline: A sign shows what table <table> of the <bonus> pays on <hole cards>
      Given the bonus odds are shown on a sign
      And the <bonus> pays by table <table>
      And the table is looked at
      And seat 1 bets $10 on the ante
      And seat 1 bets $10 on the <bonus>
      And seat 1 will hold <hole cards>
      And the dealer will hold 3c 3s
      And the board will be <board>
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then a sign gives the odds of the <bonus> as <odds>, unless seat 1 is paid more than <winnings>

      Examples:
        | bonus            | table | hole cards | board          | odds                    | winnings |
        | hole card bonus  | B     | Ah Ad      | Kc 9s 7d 5h 2c | "60" or "sixty"         | $600     |
        | hole card bonus  | C     | Ah Ad      | Kc 9s 7d 5h 2c | "45" or "forty-five"    | $450     |
        | final hand bonus | A     | Ah Kh      | Qh Jh Th 4c 2d | "500" or "five hundred" | $5,000   |
        | final hand bonus | D     | 8h 8d      | 8c 8s Kc 4h 2d | "40" or "forty"         | $400     |

  @19:46-1.13U(d)
  Rule: A drop box and a tip box are attached on the dealer's side, with the dealer between them

    Scenario Outline: The dealer's side has <box>
      When the table is looked at
      Then <box> is attached on the dealer's side

      Examples:
        | box          |
        | the drop box |
        | the tip box  |

    Scenario: One box is at the dealer's left, the other at the right
      When the table is looked at
      Then the drop box and the tip box are on opposite sides of the dealer
