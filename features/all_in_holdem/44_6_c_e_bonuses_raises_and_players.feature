@all-in-holdem
Feature: N.J.A.C. 19:47-44.6(c) to (e) Bonus wagers, raises and who may bet at all-in hold 'em

  @19:47-44.6(c)
  Rule: With an ante a player may add either bonus wager or both, and how a bonus turns out changes no other wager

    Scenario Outline: A player with an ante adds the <bonus>
      Given seat 1 bets $10 on the ante
      When seat 1 tries to bet $5 on the <bonus>
      Then the attempt is allowed
      And $5 lies on the <bonus> of seat 1

      Examples:
        | bonus            |
        | hole card bonus  |
        | final hand bonus |

    Scenario: A player with an ante adds both bonuses
      Given seat 1 bets $10 on the ante
      And seat 1 bets $5 on the hole card bonus
      When seat 1 tries to bet $5 on the final hand bonus
      Then the attempt is allowed
      And $5 lies on the hole card bonus of seat 1
      And $5 lies on the final hand bonus of seat 1

    @AIH-35
    Scenario Outline: The <bonus> is bet without an ante, beside a player who has one
      Given seat 2 bets $10 on the ante
      And seat 2 bets $5 on the <bonus>
      When seat 1 tries to bet $5 on the <bonus>
      And the cards are dealt
      Then seat 1 takes no part with it
      And nothing of seat 1 is collected from the <bonus>

      Examples:
        | bonus            |
        | hole card bonus  |
        | final hand bonus |

    Scenario Outline: The <bonus> of a player with <seat 1> against <dealer> goes its own way
      Given seat 1 bets $10 on the ante
      And seat 1 bets $5 on the <bonus>
      And seat 1 will hold <seat 1>
      And the dealer will hold <dealer>
      And the board will be Kh 9d 7s 4c 2s
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then the ante of seat 1 <result>
      And the raise of seat 1 <result>

      Examples:
        | bonus            | seat 1 | dealer | result |
        | hole card bonus  | Ks 8d  | Qc Jd  | wins   |
        | hole card bonus  | 8c 8d  | Kc Qd  | loses  |
        | final hand bonus | Ks 8d  | Qc Jd  | wins   |
        | final hand bonus | 9c 9h  | Kc Kd  | loses  |

    Scenario: A lost hole card bonus leaves the final hand bonus to be won
      Given seat 1 bets $10 on the ante
      And seat 1 bets $5 on the hole card bonus
      And seat 1 bets $5 on the final hand bonus
      And seat 1 will hold Ks 8d
      And the dealer will hold Qc Jd
      And the board will be Kh Kc 7s 4c 2s
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then the final hand bonus of seat 1 wins

  @19:47-44.6(d)
  Rule: A raise is made as 44.10 lays down and in no other way

    Scenario: A raise of three times the ante with the cards in hand
      Given seat 1 bets $20 on the ante
      And the cards are dealt
      When seat 1 tries to raise $60
      Then the attempt is allowed
      And $60 lies on the raise of seat 1

    Scenario: A raise beside the ante before the cards
      Given seat 1 bets $20 on the ante
      When seat 1 tries to raise $60
      And the cards are dealt
      And seat 1 raises
      Then the attempt is refused

    Scenario Outline: A raise of <raise> on an ante of $20
      Given seat 1 bets $20 on the ante
      And the cards are dealt
      When seat 1 tries to raise <raise>
      And seat 1 raises
      Then the attempt is refused

      Examples:
        | raise |
        | $59   |
        | $61   |

  @19:47-44.6(e)
  Rule: Nobody bets who is not seated, and whoever has bet and has cards stays seated until the round is over

    Scenario Outline: Somebody standing bets on the <area> of seat <seat>
      Given seat 1 bets $10 on the ante
      When somebody standing tries to bet $10 on the <area> of seat <seat>
      Then the attempt is refused

      Examples:
        | area             | seat |
        | ante             | 2    |
        | hole card bonus  | 1    |
        | final hand bonus | 1    |

    Scenario: Somebody standing would raise for seat 1
      Given seat 1 bets $10 on the ante
      And the cards are dealt
      When somebody standing tries to bet $30 on the raise of seat 1
      And seat 1 raises
      Then the attempt is refused

    Scenario: A player leaves before deciding
      Given seat 1 bets $10 on the ante
      And the cards are dealt
      When the patron of seat 1 tries to leave
      And seat 1 raises
      And the round is played out
      And the patron of seat 1 leaves
      Then the attempt is refused

    Scenario Outline: A player who <decides> leaves before the round is over
      Given seat 1 bets $10 on the ante
      And seat 2 bets $10 on the ante
      And the cards are dealt
      And seat 1 <decides>
      When the patron of seat 1 tries to leave
      And seat 2 raises
      And the round is played out
      And the patron of seat 1 leaves
      Then the attempt is refused

      Examples:
        | decides |
        | raises  |
        | folds   |
