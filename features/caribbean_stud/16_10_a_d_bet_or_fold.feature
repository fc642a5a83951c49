@caribbean-stud
Feature: N.J.A.C. 19:47-16.10(a) to (d) Bet or fold, in silence, and then the dealer's cards

  @19:47-16.10(a)
  Rule: Every player bets or folds; a fold costs the ante, and the folded hand goes to the rack at once

    Background:
      Given seats 1 and 2 bet $10 on the ante

    Scenario: A bet goes where bets belong
      When the cards are dealt
      And seat 1 tries to bet $20 outside the betting areas
      And seat 1 bets $20 on the bet
      Then the attempt is refused
      And the bet of seat 1 lies where it was put

    Scenario: A bet wager is allowed when the cards are dealt
      When the cards are dealt
      And seat 1 tries to bet $20 on the bet
      Then the attempt is allowed
      And $20 lies on the bet of seat 1

    Scenario: A bet wager before the deal is refused
      When seat 1 tries to bet $20 on the bet
      And the cards are dealt
      And seat 1 bets $20 on the bet
      Then the attempt is refused

    Scenario: A fold is allowed
      When the cards are dealt
      And seat 1 tries to fold
      Then the attempt is allowed
      And seat 1 is out of the hand

    Scenario: There is no third option
      When the cards are dealt
      And seat 1 tries to check
      And seat 1 bets $20 on the bet
      Then the attempt is refused

    Scenario: Who has bet cannot fold
      When the cards are dealt
      And seat 1 bets $20 on the bet
      And seat 1 tries to fold
      And seat 2 folds
      Then the attempt is refused

    Scenario: Who has folded cannot bet
      When the cards are dealt
      And seat 1 folds
      And seat 1 tries to bet $20 on the bet
      And seat 2 bets $20 on the bet
      Then the attempt is refused

    Scenario Outline: The ante cannot be taken back instead: <part>
      When the cards are dealt
      And seat 1 tries to take back <part>
      And seat 1 folds
      Then the attempt is refused

      Examples:
        | part           |
        | the ante       |
        | $5 of the ante |

    Scenario: The ante cannot be taken back beside a bet
      When the cards are dealt
      And seat 1 bets $20 on the bet
      And seat 1 tries to take back the ante
      Then the attempt is refused

    Scenario: Nobody folds another's hand
      When the cards are dealt
      And the patron of seat 2 tries to fold the hand of seat 1
      And seat 1 bets $20 on the bet
      Then the attempt is refused

    Scenario: The whole ante of a fold is taken although the dealer has no hand
      Given the dealer will hold Ts 8h 6d 4c 2h
      When the cards are dealt
      And seat 1 folds
      And seat 2 bets $20 on the bet
      And the round is played out
      Then the ante of seat 1 loses
      And $10 of seat 1 is collected from the ante
      And seat 1 is paid nothing on the ante

    Scenario: The ante is taken, then the hand, and both before the next player decides
      When the cards are dealt
      And seat 1 folds
      And seat 2 bets $20 on the bet
      And the round is played out
      Then the ante of seat 1 is collected before the cards of seat 1 go to the rack
      And the cards of seat 1 go to the rack before the bet of seat 2 is placed

    Scenario: The dealer waits for the second player's decision
      When the cards are dealt
      And seat 1 bets $20 on the bet
      And the dealer tries to go on
      Then the dealer does not go on yet

  @19:47-16.10(c)
  Rule: Players who tell about their hands before the hole cards show lose all their wagers of the round

    Background:
      Given seats 1, 2 and 3 bet $10 on the ante
      And the dealer will hold Ts 8h 6d 4c 2h

    @CS-21
    Scenario: One who has bet and one who has not decided talk
      Given seat 1 will hold Kh Jh 8c 6h 3h
      And seat 2 will hold Ks Qd 9c 5h 3s
      When the cards are dealt
      And seat 1 bets $20 on the bet
      And seats 1 and 2 tell each other about their cards
      And seat 3 bets $20 on the bet
      And the round is played out
      Then the ante of seat 1 loses
      And the bet of seat 1 loses
      And the ante of seat 2 loses

    @CS-21
    Scenario: A flush wins no prize for one who talked
      Given seat 1 bets $1 on the progressive
      And seat 1 will hold Kh Jh 9h 6h 3h
      When the cards are dealt
      And seats 1, 2 and 3 bet $20 on the bet
      And seats 1 and 2 tell each other about their cards
      And the round is played out
      Then $1 of seat 1 is collected from the progressive
      And seat 1 is paid nothing on the progressive

    Scenario: Who kept silent plays on
      When the cards are dealt
      And seats 1, 2 and 3 bet $20 on the bet
      And seats 1 and 2 tell each other about their cards
      And the round is played out
      Then the ante of seat 3 wins
      And the ante of seat 1 loses
      And the ante of seat 2 loses
      And the bet of seat 2 loses

  @19:47-16.10(d)
  Rule: When every player has bet or folded the dealer turns the hole cards up and sets the best hand

    Scenario: The hole cards wait for the last player
      Given seats 1 and 2 bet $10 on the ante
      When the cards are dealt
      And seat 1 folds
      And the dealer tries to go on
      Then the dealer does not go on yet

    Scenario: The four hole cards are turned up after the last decision
      Given the cards are dealt from the hand
      And seats 1 and 2 bet $10 on the ante
      And the dealer will hold 9s 9h 4h 9d 9c
      When the cards are dealt
      And seat 1 folds
      And seat 2 bets $20 on the bet
      And the round is played out
      Then the dealer shows 9h 4h 9d 9c
      And 9h 4h 9d 9c of the dealer stay face down until seat 2 has bet

    Scenario: Three of them lie face down until then by any way of dealing
      Given seats 1 and 2 bet $10 on the ante
      And the dealer will hold 9s 9h 4h 9d 9c
      When the cards are dealt
      And seat 1 folds
      And seat 2 bets $20 on the bet
      And the round is played out
      Then 9h 4h 9d of the dealer stay face down until seat 2 has bet

    Scenario: The best hand is set
      Given seat 1 bets $10 on the ante
      And the dealer will hold 9s 4h 9h 9d 9c
      When the cards are dealt
      And seat 1 bets $20 on the bet
      And the round is played out
      Then the hand of the dealer is called four of a kind
