@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:47-36.10(e) A play wager or a fold

  @19:47-36.10(e)
  Rule: Once the river is out each player with a river wager is asked, clockwise from the dealer's left, for a play wager or a fold

    @MTX-40
    Scenario: Three players with a river wager are asked after one has folded
      Given seats 1, 3, 5 and 6 bet $10 on the ante
      And the board will be Qd 8c 4h
      And the cards are dealt
      And seats 1, 3, 5 and 6 bet $10 on the flop
      And the flop comes
      And seat 1 folds
      And seats 3, 5 and 6 bet $10 on the river
      And the river comes
      When seats 3, 5 and 6 bet $20 on the play
      And the round is played out
      Then seats 3, 5 and 6 are asked for the play in that order
      And 4h is dealt before seat 3 is asked for the play

    @MTX-25
    Scenario: A player would stay in without a play wager, and then makes it
      Given seat 2 bets $10 on the ante
      And the cards are dealt
      And seat 2 bets $10 on the flop
      And the flop comes
      And seat 2 bets $10 on the river
      And the river comes
      When seat 2 tries to check
      And seat 2 bets $20 on the play
      Then the attempt is refused

    Scenario: A play wager is open to a player with a river wager
      Given seat 2 bets $20 on the ante
      And the cards are dealt
      And seat 2 bets $20 on the flop
      And the flop comes
      And seat 2 bets $20 on the river
      And the river comes
      When seat 2 tries to bet $40 on the play
      Then the attempt is allowed
      And the play of seat 2 lies where it was put

    Scenario: A fold is open to a player with a river wager
      Given seat 2 bets $20 on the ante
      And the cards are dealt
      And seat 2 bets $20 on the flop
      And the flop comes
      And seat 2 bets $20 on the river
      And the river comes
      When seat 2 tries to fold
      Then the attempt is allowed
      And seat 2 is out of the hand

    Scenario Outline: A player with a play wager would <attempt>
      Given seats 2 and 4 bet $10 on the ante
      And the cards are dealt
      And seats 2 and 4 bet $10 on the flop
      And the flop comes
      And seats 2 and 4 bet $10 on the river
      And the river comes
      And seat 2 bets $20 on the play
      When seat 2 tries to <attempt>
      And seat 4 folds
      Then the attempt is refused

      Examples:
        | attempt             |
        | fold                |
        | bet $20 on the play |

    Scenario: A neighbour would fold the hand of seat 2 after the river
      Given seats 2 and 4 bet $10 on the ante
      And the cards are dealt
      And seats 2 and 4 bet $10 on the flop
      And the flop comes
      And seats 2 and 4 bet $10 on the river
      And the river comes
      When the patron of seat 4 tries to fold the hand of seat 2
      And seat 2 folds
      Then the attempt is refused

  @19:47-36.10(e)1
  Rule: The play wager goes to the area for play wagers

    Scenario: The amount of the play wager is put on pocket poker, and then where it belongs
      Given seat 2 bets $10 on the ante
      And the cards are dealt
      And seat 2 bets $10 on the flop
      And the flop comes
      And seat 2 bets $10 on the river
      And the river comes
      When seat 2 tries to bet $20 on the pocket poker
      And seat 2 bets $20 on the play
      Then the attempt is refused
      And $20 lies on the play of seat 2

  @19:47-36.10(e)2
  Rule: Ante, flop and river wager of a player who folds after the river go to the house

    Scenario: Of two players one folds after the river
      Given seats 2 and 4 bet $35 on the ante
      And the cards are dealt
      And seats 2 and 4 bet $35 on the flop
      And the flop comes
      And seats 2 and 4 bet $35 on the river
      And the river comes
      When seat 2 folds
      And the round is played out by seat 4
      Then $35 of seat 2 is collected from the ante
      And $35 of seat 2 is collected from the flop
      And $35 of seat 2 is collected from the river

  @19:47-36.10(e)2i
  Rule: With a pocket poker wager the cards of a hand folded after the river stay until it is decided at the end

    @MTX-21
    Scenario Outline: A player with <cards> and pocket poker folds after the river
      Given seats 2 and 4 bet $10 on the ante
      And seat 2 bets $5 on the pocket poker
      And seat 2 will hold <cards>
      And the cards are dealt
      And seats 2 and 4 bet $10 on the flop
      And the flop comes
      And seats 2 and 4 bet $10 on the river
      And the river comes
      When seat 2 folds
      And the round is played out by seat 4
      Then the play of seat 4 is placed before the pocket poker of seat 2 is settled
      And the cards of seat 2 stay until its pocket poker is settled
      And the pocket poker of seat 2 <result>

      Examples:
        | cards | result |
        | Ad Ac | wins   |
        | Qh 8c | loses  |

  @19:47-36.10(e)2ii
  Rule: Without a pocket poker wager the cards of a hand folded after the river go to the rack at once, unseen

    Scenario: A player without pocket poker folds after the river
      Given seats 2 and 4 bet $10 on the ante
      And the cards are dealt
      And seats 2 and 4 bet $10 on the flop
      And the flop comes
      And seats 2 and 4 bet $10 on the river
      And the river comes
      When seat 2 folds
      And the round is played out by seat 4
      Then the cards of seat 2 go to the rack before the dealer's cards are shown
      And the cards of seat 2 go to the rack face down
      And the cards of seat 2 are not shown
