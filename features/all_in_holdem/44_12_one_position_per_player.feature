@all-in-holdem
Feature: N.J.A.C. 19:47-44.12 One player position for each player of all-in hold 'em

  @19:47-44.12
  Rule: Nobody bets on more than one player position of the table

    Scenario Outline: A player at seat 1 bets on position <other> as well
      Given seat 1 bets $10 on the ante
      And seat 3 bets $10 on the ante
      When the patron of seat 1 tries to bet $10 on the ante of seat <other>
      Then the attempt is refused

      Examples:
        | other |
        | 2     |
        | 6     |

    Scenario: Another player bets on the position that was refused
      Given seat 1 bets $10 on the ante
      When the patron of seat 1 tries to bet $10 on the ante of seat 2
      And seat 2 bets $10 on the ante
      Then the attempt is refused

    Scenario Outline: A player at seat 1 adds the <bonus> at the position of seat 3
      Given seats 1 and 3 bet $10 on the ante
      When the patron of seat 1 tries to bet $5 on the <bonus> of seat 3
      And seat 3 bets $5 on the <bonus>
      Then the attempt is refused

      Examples:
        | bonus            |
        | hole card bonus  |
        | final hand bonus |

    Scenario: A player at seat 3 would raise at the position of seat 1
      Given seats 1 and 3 bet $10 on the ante
      And the cards are dealt
      When the patron of seat 3 tries to bet $30 on the raise of seat 1
      And seat 1 raises
      Then the attempt is refused

    Scenario Outline: A player who has sat down at seats 1 and <other> bets on both
      Given the patron of seat 1 takes seat <other> too, where that is allowed
      And seat 1 bets $10 on the ante
      When the patron of seat 1 tries to bet $10 on the ante of seat <other>
      Then the attempt is refused

      Examples:
        | other |
        | 2     |
        | 5     |
