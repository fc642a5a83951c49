@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:47-36.10(a) and (b) A flop wager or a fold, and the flop

  @19:47-36.10(a)
  Rule: Every player with cards makes a flop wager or folds before the round goes on

    Scenario: The dealer goes on only when the last player has decided
      Given seats 2 and 4 bet $10 on the ante
      And the cards are dealt
      And seat 2 bets $10 on the flop
      When the dealer tries to go on
      And seat 4 folds
      Then the dealer does not go on yet

    Scenario: A player would see the flop without a wager, and then makes it
      Given seat 2 bets $10 on the ante
      And the cards are dealt
      When seat 2 tries to check
      And seat 2 bets $10 on the flop
      Then the attempt is refused

    Scenario: A flop wager is open to a player with cards
      Given seat 2 bets $20 on the ante
      And the cards are dealt
      When seat 2 tries to bet $20 on the flop
      Then the attempt is allowed
      And the flop of seat 2 lies where it was put

    Scenario: A fold is open to a player with cards
      Given seat 2 bets $20 on the ante
      And the cards are dealt
      When seat 2 tries to fold
      Then the attempt is allowed
      And seat 2 is out of the hand

    Scenario Outline: A player with a flop wager would <attempt>
      Given seats 2 and 4 bet $10 on the ante
      And the cards are dealt
      And seat 2 bets $10 on the flop
      When seat 2 tries to <attempt>
      And seat 4 folds
      Then the attempt is refused

      Examples:
        | attempt             |
        | fold                |
        | bet $10 on the flop |

    Scenario: A neighbour would fold the hand of seat 2
      Given seats 2 and 4 bet $10 on the ante
      And the cards are dealt
      When the patron of seat 4 tries to fold the hand of seat 2
      And seat 2 folds
      Then the attempt is refused

  @19:47-36.10(a)1
  Rule: The flop wager goes to the area for flop wagers

    Scenario Outline: The amount of the flop wager is put on the <area>, and then where it belongs
      Given seat 2 bets $10 on the ante
      And the cards are dealt
      When seat 2 tries to bet $10 on the <area>
      And seat 2 bets $10 on the flop
      Then the attempt is refused
      And $10 lies on the flop of seat 2

      Examples:
        | area         |
        | river        |
        | play         |
        | pocket poker |

  @19:47-36.10(a)2
  Rule: The ante of a player who folds before the flop goes to the house

    Scenario: Of two players one folds before the flop
      Given seats 2 and 4 bet $35 on the ante
      And the cards are dealt
      When seat 2 folds
      And the round is played out by seat 4
      Then $35 of seat 2 is collected from the ante

  @19:47-36.10(a)2i
  Rule: With a pocket poker wager the cards of a hand folded before the flop stay until it is decided at the end

    @MTX-21
    Scenario Outline: A player with <cards> and pocket poker folds before the flop
      Given seats 2 and 4 bet $10 on the ante
      And seat 2 bets $5 on the pocket poker
      And seat 2 will hold <cards>
      And the board will be Jd 6c 2h
      And the cards are dealt
      When seat 2 folds
      And the round is played out by seat 4
      Then the cards of seat 2 stay until its pocket poker is settled
      And the play of seat 4 is placed before the pocket poker of seat 2 is settled
      And the pocket poker of seat 2 <result>

      Examples:
        | cards | result |
        | 9c 9d | wins   |
        | 9c 4d | loses  |

  @19:47-36.10(a)2ii
  Rule: Without a pocket poker wager the cards of a hand folded before the flop go to the rack at once, unseen

    Scenario: A player without pocket poker folds before the flop
      Given seats 2 and 4 bet $10 on the ante
      And the cards are dealt
      When seat 2 folds
      And the round is played out by seat 4
      Then the cards of seat 2 go to the rack before any community card is dealt
      And the cards of seat 2 go to the rack face down
      And the cards of seat 2 are not shown

  @19:47-36.10(b)
  Rule: When all have made the flop wager or folded, one card is burned and two are turned up in the area for community cards

    Scenario: No card leaves the deck before the last player has decided
      Given seats 3 and 5 bet $10 on the ante
      And the cards are dealt
      And seat 3 bets $10 on the flop
      When the dealer tries to go on
      And seat 5 folds
      Then the dealer does not go on yet

    @MTX-29
    Scenario: The next card is burned and the two after it are the flop
      Given seat 1 bets $10 on the ante
      And the deck runs Kc 4d Qh As 5c 9d 8s 7h 6c Jd
      When the cards are dealt
      And seat 1 bets $10 on the flop
      And the flop comes
      Then 5c is burned before any community card is dealt
      And the board is 9d 8s, face up
      And 2 community cards are dealt
