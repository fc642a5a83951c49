@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:47-36.13 One player position for each player of mini-tex 3 card hold 'em

  @19:47-36.13
  Rule: Nobody bets on more than one player position of the table

    Scenario Outline: A player with an ante at position 4 bets on position <other> too
      Given seat 4 bets $25 on the ante
      And seat 2 bets $25 on the ante
      When the patron of seat 4 tries to bet $25 on the ante of seat <other>
      Then the attempt is refused

      Examples:
        | other |
        | 1     |
        | 3     |
        | 5     |

    Scenario: The position that was refused to a neighbour is taken by a player of its own
      Given seat 5 bets $15 on the ante
      When the patron of seat 5 tries to bet $15 on the ante of seat 6
      And seat 6 bets $15 on the ante
      Then the attempt is refused

    Scenario: A player adds pocket poker at the position of another who has an ante there
      Given seats 2 and 3 bet $20 on the ante
      When the patron of seat 2 tries to bet $5 on the pocket poker of seat 3
      And seat 2 bets $5 on the pocket poker
      Then the attempt is refused

    Scenario: A player makes the flop wager at the position of another
      Given seats 2 and 3 bet $20 on the ante
      And the cards are dealt
      When the patron of seat 3 tries to bet $20 on the flop of seat 2
      And seat 2 bets $20 on the flop
      Then the attempt is refused

    Scenario: A player makes the river wager at the position of another
      Given seats 2 and 3 bet $20 on the ante
      And the cards are dealt
      And seats 2 and 3 bet $20 on the flop
      And the flop comes
      When the patron of seat 3 tries to bet $20 on the river of seat 2
      And seat 2 bets $20 on the river
      Then the attempt is refused

    Scenario: A player makes the play wager at the position of another
      Given seats 2 and 3 bet $20 on the ante
      And the cards are dealt
      And seats 2 and 3 bet $20 on the flop
      And the flop comes
      And seats 2 and 3 bet $20 on the river
      And the river comes
      When the patron of seat 3 tries to bet $40 on the play of seat 2
      And seat 2 bets $40 on the play
      Then the attempt is refused

    Scenario Outline: A player who has sat down at positions 3 and <other> bets on both
      Given the patron of seat 3 takes seat <other> too, where that is allowed
      And seat 3 bets $20 on the ante
      When the patron of seat 3 tries to bet $20 on the ante of seat <other>
      Then the attempt is refused

      Examples:
        | other |
        | 4     |
        | 1     |
