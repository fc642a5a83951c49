@heads-up-holdem
Feature: N.J.A.C. 13:69F-39.6(c) to (e) Odds wager, raises and who may bet at Heads Up Hold'em

  @13:69F-39.6(c)
  Rule: Beside the ante lies an odds wager of the same amount on its own area, and its outcome changes no other wager

    Scenario: An ante without an odds wager
      Given seat 1 bets $40 on the ante
      And seat 2 bets $40 on ante and odds
      When the cards are dealt
      Then seat 2 receives cards
      And seat 1 receives no card

    Scenario: An odds wager equal to the ante lies on the odds area
      Given seat 1 bets $40 on the ante
      When seat 1 tries to bet $40 on the odds wager
      Then the attempt is allowed
      And $40 lies on the odds wager of seat 1

    Scenario Outline: An odds wager of <odds> beside an ante of $40
      Given seat 1 bets $40 on the ante
      And seat 2 bets $40 on ante and odds
      When seat 1 tries to bet <odds> on the odds wager
      And the cards are dealt
      Then seat 1 takes no part with it unless <too much> of ante or odds wager goes back
      And seat 2 receives cards

      Examples:
        | odds | too much |
        | $35  | $5       |
        | $39  | $1       |
        | $41  | $1       |
        | $45  | $5       |

    Scenario Outline: With $40 on ante and odds wager a player would <attempt>
      Given seats 1 and 2 bet $40 on ante and odds
      When seat 1 tries to <attempt>
      And the cards are dealt
      Then seat 1 takes no part with it unless $10 of ante or odds wager goes back
      And seat 2 receives cards

      Examples:
        | attempt                    |
        | add $10 to the ante        |
        | add $10 to the odds wager  |

    Scenario: The odds wager pushes, and ante and raise are won
      Given seat 1 bets $10 on ante and odds
      When seat 1 raises $30 and plays Ks Qd against 9c 4c on a board of Kh 9d 7c 3s 2h
      Then the ante of seat 1 wins
      And the raise of seat 1 wins

    Scenario: The odds wager is paid as a bad beat, and ante and raise are lost
      Given seat 1 bets $10 on ante and odds
      When seat 1 raises $30 and plays 6s 5h against Td Ts on a board of Th 8s 8d 7c 4d
      Then the ante of seat 1 loses
      And the raise of seat 1 loses

  @13:69F-39.6(d)
  Rule: Raises, trips plus and pocket bonus are made as 39.10 lays down and in no other way

    Scenario: A raise beside the ante before the cards
      Given seat 1 bets $20 on ante and odds
      When seat 1 tries to raise $20
      And the cards are dealt
      And seat 1 raises
      Then the attempt is refused

    @HUH-22
    Scenario Outline: A player puts $10 on the <bonus> with <cards> in hand
      Given seats 1 and 2 bet $20 on ante and odds
      And seat 2 bets $10 on the <bonus>
      And seat 1 will hold <cards>
      And the cards are dealt
      When seat 1 tries to bet $10 on the <bonus>
      And seat 1 raises
      Then the attempt is refused

      Examples:
        | bonus        | cards |
        | trips plus   | Qs Qh |
        | pocket bonus | 8s 8h |

    @HUH-22
    Scenario Outline: A player puts $10 on the <bonus> when <stage>
      Given seat 1 bets $20 on ante and odds
      And the cards are dealt
      And seat 1 checks until <stage>
      When seat 1 tries to bet $10 on the <bonus>
      And seat 1 bets $20 on the raise
      Then the attempt is refused

      Examples:
        | bonus        | stage               |
        | trips plus   | the flop comes      |
        | pocket bonus | the flop comes      |
        | trips plus   | turn and river come |
        | pocket bonus | turn and river come |

  @13:69F-39.6(e)
  Rule: Nobody bets who is not seated, and whoever has bet and has cards stays seated until the round is over

    Scenario Outline: Somebody standing bets on the <area> of seat <seat>
      Given seat 1 bets $20 on ante and odds
      When somebody standing tries to bet $20 on the <area> of seat <seat>
      Then the attempt is refused

      Examples:
        | area         | seat |
        | ante         | 3    |
        | trips plus   | 1    |
        | pocket bonus | 1    |

    Scenario: Somebody standing would add the odds wager to the ante of seat 1
      Given seat 1 bets $20 on the ante
      When somebody standing tries to bet $20 on the odds wager of seat 1
      And seat 1 bets $20 on the odds wager
      Then the attempt is refused

    Scenario Outline: Somebody standing would raise for seat 1 when <stage>
      Given seat 1 bets $20 on ante and odds
      And the cards are dealt
      And seat 1 checks until <stage>
      When somebody standing tries to bet $20 on the raise of seat 1
      And seat 1 bets $20 on the raise
      Then the attempt is refused

      Examples:
        | stage               |
        | the flop comes      |
        | turn and river come |

    Scenario: Somebody standing would raise for seat 1
      Given seat 1 bets $20 on ante and odds
      And the cards are dealt
      When somebody standing tries to bet $60 on the raise of seat 1
      And seat 1 raises
      Then the attempt is refused

    Scenario Outline: A player would leave after having <done>
      Given seats 1 and 2 bet $20 on ante and odds
      And the cards are dealt
      And seat 1 <decides>
      When the patron of seat 1 tries to leave
      And seat 2 raises
      Then the attempt is refused

      Examples:
        | done    | decides               |
        | raised  | bets $20 on the raise |
        | checked | checks                |

    Scenario: A player with cards would leave before deciding, and leaves after the round
      Given seat 1 bets $20 on ante and odds
      And the cards are dealt
      When the patron of seat 1 tries to leave
      And seat 1 raises
      And the round is played to the end
      And the patron of seat 1 leaves
      Then the attempt is refused

    Scenario Outline: A player would leave when <stage>
      Given seat 1 bets $20 on ante and odds
      And the cards are dealt
      And seat 1 checks until <stage>
      When the patron of seat 1 tries to leave
      And seat 1 bets $20 on the raise
      Then the attempt is refused

      Examples:
        | stage               |
        | the flop comes      |
        | turn and river come |

    Scenario: A player who has folded would leave before the round is over
      Given seats 1 and 2 bet $20 on ante and odds
      And the cards are dealt
      And seats 1 and 2 check until turn and river come
      And seat 1 folds
      When the patron of seat 1 tries to leave
      And seat 2 bets $20 on the raise
      And the round is played out
      And the patron of seat 1 leaves
      Then the attempt is refused
