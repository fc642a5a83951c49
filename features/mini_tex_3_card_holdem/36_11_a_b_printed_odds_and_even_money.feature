@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:47-36.11(a) and (b) Printed odds of mini-tex 3 card hold 'em, and what the four wagers pay

  @19:47-36.11(a)
  Rule: Printed odds say "to" or "win" and never "for"

    Scenario: The odds on a sign at the table
      Given the bonus odds are shown on a sign
      When the table is looked at
      Then the odds on a sign say "to 1", "to one" or "win" and never "for 1" or "for one"

    Scenario: The odds in a publication, where there is one
      When the table is looked at
      Then any odds in a publication say "to 1", "to one" or "win" and never "for 1" or "for one"

  @19:47-36.11(b)
  Rule: A winning ante, flop, river or play wager is paid 1 to 1

    Scenario Outline: Two eights beat the dealer's ace and king for an ante of <ante>
      Given seat 6 bets <ante> on the ante
      And seat 6 will hold 8c 5d
      And the dealer will hold Ad Js
      And the board will be 8h Kc 3s
      When the cards are dealt
      And the round is played out by seat 6
      Then seat 6 is paid <ante> on the ante
      And seat 6 is paid <ante> on the flop
      And seat 6 is paid <ante> on the river
      And seat 6 is paid <play> on the play

      Examples:
        | ante | play |
        | $15  | $30  |
        | $45  | $90  |

    Scenario: The four stakes of a winner come back too
      Given seat 6 bets $15 on the ante
      And seat 6 will hold 8c 5d
      And the dealer will hold Ad Js
      And the board will be 8h Kc 3s
      When the cards are dealt
      And the round is played out by seat 6
      Then seat 6 gets $15 back from the ante
      And seat 6 gets $15 back from the flop
      And seat 6 gets $15 back from the river
      And seat 6 gets $30 back from the play

    @MTX-18
    Scenario: An ante of $20,000 and all that goes with it is paid without a limit
      Given seat 6 bets $20,000 on the ante
      And seat 6 will hold 8c 5d
      And the dealer will hold Ad Js
      And the board will be 8h Kc 3s
      When the cards are dealt
      And the round is played out by seat 6
      Then seat 6 is paid $20,000 on the ante
      And seat 6 is paid $20,000 on the flop
      And seat 6 is paid $20,000 on the river
      And seat 6 is paid $40,000 on the play
