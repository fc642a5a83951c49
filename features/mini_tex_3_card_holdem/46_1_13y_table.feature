@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:46-1.13Y The mini-tex 3 card hold 'em table

  Background:
    When the table is looked at

  @19:46-1.13Y(a)
  Rule: Six player positions lie along one side and the dealer's place on the other

    @MTX-36
    Scenario: There is a place for each of six players
      Then there are positions for at least 6 players

    Scenario: The players look across at the dealer
      Then the dealer's place is opposite the players

  @19:46-1.13Y(b)1
  Rule: The layout names the casino licensee

    Scenario: The felt says whose table it is
      Then the layout states the name of the licensee

  @19:46-1.13Y(b)2
  Rule: Each position has its own area for the ante

    Scenario: An ante has its place at each of the six positions
      Then every position has an area for the ante

  @19:46-1.13Y(b)3
  Rule: Right below the ante lie areas for flop, river and play, from the player's left to right, marked 1x, 1x and 2x

    Scenario Outline: Each position has its own area for the <wager>, below the ante and marked <mark>
      Then every position has an area for the <wager>
      And the <wager> area lies behind the ante area
      And the <wager> area is marked <mark>

      Examples:
        | wager | mark |
        | flop  | "1x" |
        | river | "1x" |
        | play  | "2x" |

    Scenario Outline: The <first> comes before the <second> from left to right
      Then the <first> area lies left of the <second> area

      Examples:
        | first | second |
        | flop  | river  |
        | river | play   |

  @19:46-1.13Y(b)4
  Rule: Right above the ante lies an area for the pocket poker wager

    Scenario: Pocket poker has its own area at each position
      Then every position has an area for the pocket poker

    Scenario: A player reaches past the ante to bet on pocket poker
      Then the pocket poker area lies in front of the ante area

  @19:46-1.13Y(b)5
  Rule: The three community cards have an area in the middle of the table

    Scenario: Flop and river lie between the chips of the house and the bets of the players
      Then an area for 3 community cards lies between the chip inventory and the betting areas

  @19:46-1.13Y(b)6
  Rule: The dealer's two cards have an area between the chip inventory and the community cards

    Scenario: The dealer's cards lie behind the board
      Then an area for 2 dealer cards lies between the chip inventory and the community cards

  @19:46-1.13Y(b)7
  Rule: The layout says that the dealer needs ace-king for a play wager to be paid

    @MTX-10
    Scenario: The layout names the hand with which the dealer qualifies
      Then the layout states which dealer hand qualifies and says "ace-king", "ace king", "ace/king", "ace and king", "ace and a king", "A-K" or "AK"

    @MTX-09
    Scenario: The layout names the wager that depends on it
      Then the layout states which dealer hand qualifies and says "play" or "2x"

  @19:46-1.13Y(b)8
  Rule: The layout says that neither player nor dealer makes the best hand of the three community cards alone

    @MTX-26
    Scenario Outline: The layout says so of the <side>
      Then the layout states that nobody makes a hand of the community cards alone and says <words>

      Examples:
        | side    | words                                               |
        | players | "player", "players", "player's", "you" or "nobody"  |
        | dealer  | "dealer", "dealers", "dealer's" or "nobody"         |

  @19:46-1.13Y(c)
  Rule: The odds of every wager stand on the layout or on a sign at the table

    Scenario Outline: Somebody looks for the odds of the <wager>
      Then the layout or a sign states the odds of the <wager> and says "1 to 1", "1 to one", "one to one", "1:1", "even", "win 1" or "2 for 1"

      Examples:
        | wager |
        | ante  |
        | flop  |
        | river |
        | play  |

  @19:46-1.13Y(d)
  Rule: A drop box and a tip box are attached to the dealer's side, with the dealer between them

    Scenario Outline: The dealer has <box> at hand
      Then <box> is attached on the dealer's side

      Examples:
        | box          |
        | the drop box |
        | the tip box  |

    Scenario: The dealer stands between drop box and tip box
      Then the drop box and the tip box are on opposite sides of the dealer
