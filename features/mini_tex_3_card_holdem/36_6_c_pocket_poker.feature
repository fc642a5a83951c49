@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:47-36.6(c) Pocket poker wagers at mini-tex 3 card hold 'em

  @19:47-36.6(c)
  Rule: With an ante a player may add pocket poker from the licensee's minimum up, and how it turns out changes no other wager

    Scenario: A player with an ante adds pocket poker
      Given seat 2 bets $30 on the ante
      When seat 2 tries to bet $5 on the pocket poker
      Then the attempt is allowed
      And $5 lies on the pocket poker of seat 2

    @MTX-31
    Scenario: A neighbour without an ante bets on pocket poker alone
      Given seat 2 bets $30 on the ante
      And seat 2 bets $5 on the pocket poker
      When seat 5 tries to bet $5 on the pocket poker
      And the cards are dealt
      Then seat 5 takes no part with it
      And nothing of seat 5 is collected from the pocket poker

    Scenario Outline: <amount> on pocket poker is not less than the minimum of $10
      Given the least bet on the pocket poker is $10
      And seat 2 bets $30 on the ante
      When seat 2 tries to bet <amount> on the pocket poker
      Then the attempt is allowed
      And <amount> lies on the pocket poker of seat 2

      Examples:
        | amount |
        | $10    |
        | $11    |

    Scenario: $9 on pocket poker is less than the minimum of $10
      Given the least bet on the pocket poker is $10
      And seat 2 bets $30 on the ante
      When seat 2 tries to bet $9 on the pocket poker
      And seat 2 bets $10 on the pocket poker
      Then the attempt is refused

    Scenario: Pocket poker is lost with 8h 4c while the four wagers win
      Given seat 2 bets $30 on the ante
      And seat 2 bets $5 on the pocket poker
      And seat 2 will hold 8h 4c
      And the dealer will hold Ad Ts
      And the board will be 8s Kh 2d
      When the cards are dealt
      And the round is played out by seat 2
      Then the ante of seat 2 wins
      And the flop of seat 2 wins
      And the river of seat 2 wins
      And the play of seat 2 wins

    Scenario: Pocket poker is won with two fives while the four wagers lose
      Given seat 2 bets $30 on the ante
      And seat 2 bets $5 on the pocket poker
      And seat 2 will hold 5h 5c
      And the dealer will hold Ad Js
      And the board will be Jd Kh 2d
      When the cards are dealt
      And the round is played out by seat 2
      Then the ante of seat 2 loses
      And the flop of seat 2 loses
      And the river of seat 2 loses
      And the play of seat 2 loses
