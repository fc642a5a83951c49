@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:47-36.10(c) A river wager or a fold

  @19:47-36.10(c)
  Rule: Before the river each player with a flop wager is asked, clockwise from the dealer's left, for a river wager or a fold

    @MTX-40
    Scenario: Three players with a flop wager are asked after one has folded
      Given seats 1, 2, 4 and 6 bet $10 on the ante
      And the board will be Td 7c 3h
      And the cards are dealt
      And seat 1 folds
      And seats 2, 4 and 6 bet $10 on the flop
      And the flop comes
      When seats 2, 4 and 6 bet $10 on the river
      And the river comes
      Then seats 2, 4 and 6 are asked for the river in that order
      And seat 6 is asked for the river before 3h is dealt

    Scenario: A player would see the river without a wager, and then makes it
      Given seat 2 bets $10 on the ante
      And the cards are dealt
      And seat 2 bets $10 on the flop
      And the flop comes
      When seat 2 tries to check
      And seat 2 bets $10 on the river
      Then the attempt is refused

    Scenario: A river wager is open to a player with a flop wager
      Given seat 2 bets $20 on the ante
      And the cards are dealt
      And seat 2 bets $20 on the flop
      And the flop comes
      When seat 2 tries to bet $20 on the river
      Then the attempt is allowed
      And the river of seat 2 lies where it was put

    Scenario: A fold is open to a player with a flop wager
      Given seat 2 bets $20 on the ante
      And the cards are dealt
      And seat 2 bets $20 on the flop
      And the flop comes
      When seat 2 tries to fold
      Then the attempt is allowed
      And seat 2 is out of the hand

    Scenario Outline: A player with a river wager would <attempt>
      Given seats 2 and 4 bet $10 on the ante
      And the cards are dealt
      And seats 2 and 4 bet $10 on the flop
      And the flop comes
      And seat 2 bets $10 on the river
      When seat 2 tries to <attempt>
      And seat 4 folds
      Then the attempt is refused

      Examples:
        | attempt              |
        | fold                 |
        | bet $10 on the river |

    Scenario: The dealer goes on only when the last player has decided
      Given seats 2 and 4 bet $10 on the ante
      And the cards are dealt
      And seats 2 and 4 bet $10 on the flop
      And the flop comes
      And seat 2 bets $10 on the river
      When the dealer tries to go on
      And seat 4 folds
      Then the dealer does not go on yet

    Scenario: A neighbour would fold the hand of seat 2 before the river
      Given seats 2 and 4 bet $10 on the ante
      And the cards are dealt
      And seats 2 and 4 bet $10 on the flop
      And the flop comes
      When the patron of seat 4 tries to fold the hand of seat 2
      And seat 2 folds
      Then the attempt is refused

  @19:47-36.10(c)1
  Rule: The river wager goes to the area for river wagers

    Scenario Outline: The amount of the river wager is put on the <area>, and then where it belongs
      Given seat 2 bets $10 on the ante
      And the cards are dealt
      And seat 2 bets $10 on the flop
      And the flop comes
      When seat 2 tries to bet $10 on the <area>
      And seat 2 bets $10 on the river
      Then the attempt is refused
      And $10 lies on the river of seat 2

      Examples:
        | area         |
        | play         |
        | pocket poker |

  @19:47-36.10(c)2
  Rule: Ante and flop wager of a player who folds before the river go to the house

    Scenario: Of two players one folds before the river
      Given seats 2 and 4 bet $35 on the ante
      And the cards are dealt
      And seats 2 and 4 bet $35 on the flop
      And the flop comes
      When seat 2 folds
      And the round is played out by seat 4
      Then $35 of seat 2 is collected from the ante
      And $35 of seat 2 is collected from the flop

  @19:47-36.10(c)2i
  Rule: With a pocket poker wager the cards of a hand folded before the river stay until it is decided at the end

    @MTX-21
    Scenario Outline: A player with <cards> and pocket poker folds before the river
      Given seats 2 and 4 bet $10 on the ante
      And seat 2 bets $5 on the pocket poker
      And seat 2 will hold <cards>
      And the board will be Jd 6c 2h
      And the cards are dealt
      And seats 2 and 4 bet $10 on the flop
      And the flop comes
      When seat 2 folds
      And the round is played out by seat 4
      Then the cards of seat 2 stay until its pocket poker is settled
      And the play of seat 4 is placed before the pocket poker of seat 2 is settled
      And the pocket poker of seat 2 <result>

      Examples:
        | cards | result |
        | Ts 9s | wins   |
        | Ts 7d | loses  |

  @19:47-36.10(c)2ii
  Rule: Without a pocket poker wager the cards of a hand folded before the river go to the rack at once, unseen

    Scenario: A player without pocket poker folds before the river
      Given seats 2 and 4 bet $10 on the ante
      And the board will be Td 7c 3h
      And the cards are dealt
      And seats 2 and 4 bet $10 on the flop
      And the flop comes
      When seat 2 folds
      And the round is played out by seat 4
      Then the cards of seat 2 go to the rack before 3h is dealt
      And the cards of seat 2 go to the rack face down
      And the cards of seat 2 are not shown
