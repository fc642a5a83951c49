@double-down-stud
Feature: N.J.A.C. 19:47-17.1 Definitions

  @19:47-17.1:double-down-wager
  Rule: A double down wager adds at most the original wager, after the deal and before the hole card is seen

    Scenario: A dollar more than the original wager is refused, as much as it is taken
      Given the least bet on the double down is $5
      And seat 1 bets $25 on the original wager
      When the cards are dealt
      And seat 1 tries to bet $26 on the double down
      And seat 1 bets $25 on the double down
      Then the attempt is refused

    Scenario: A double down of as much as the original wager is taken
      Given the least bet on the double down is $5
      And seat 1 bets $25 on the original wager
      When the cards are dealt
      And seat 1 tries to bet $25 on the double down
      Then the attempt is allowed
      And $25 lies on the double down of seat 1

    @DD-02
    Scenario: A double down of less than the original wager is taken
      Given the engine declares R1 of DD-02
      And the least bet on the double down is $5
      And seat 1 bets $25 on the original wager
      When the cards are dealt
      And seat 1 tries to bet $10 on the double down
      Then the attempt is allowed
      And $10 lies on the double down of seat 1

    Scenario: Before the deal a double down is refused, after it one is taken
      Given seat 1 bets $25 on the original wager
      When seat 1 tries to bet $25 on the double down
      And the cards are dealt
      And seat 1 bets $25 on the double down
      Then the attempt is refused

    @DD-05
    Scenario: Once the hole card has been seen a double down is refused
      Given seat 1 bets $25 on the original wager
      And seat 2 bets $25 on the original wager
      When the cards are dealt
      And seat 2 bets $25 on the double down
      And the round is played out
      And seat 1 tries to bet $25 on the double down
      Then the attempt is refused

    @DD-02
    Scenario: Two double downs that come to more than the original wager
      Given the engine declares R1 of DD-02
      And the least bet on the double down is $5
      And seat 1 bets $25 on the original wager
      When the cards are dealt
      And seat 1 bets $15 on the double down
      And seat 1 tries to bet $15 on the double down
      Then the attempt is refused

    @DD-02
    Scenario: A double down is not added to beyond the original wager
      Given the engine declares R1 of DD-02
      And the least bet on the double down is $5
      And seat 1 bets $25 on the original wager
      When the cards are dealt
      And seat 1 bets $15 on the double down
      And seat 1 tries to add $15 to the double down
      Then the attempt is refused

    Scenario: A double down as large as the original wager is not added to
      Given seat 1 bets $25 on the original wager
      When the cards are dealt
      And seat 1 bets $25 on the double down
      And seat 1 tries to add $5 to the double down
      Then the attempt is refused

    Scenario: Nobody doubles down on another's hand
      Given seats 1 and 2 bet $25 on the original wager
      When the cards are dealt
      And the patron of seat 2 tries to bet $25 on the double down of seat 1
      And seat 1 bets $25 on the double down
      Then the attempt is refused

    Scenario: A player with no original wager cannot double down
      Given seat 1 bets $25 on the original wager
      And seat 2 is taken
      When the cards are dealt
      And seat 2 tries to bet $25 on the double down
      And seat 1 bets $25 on the double down
      Then the attempt is refused

  @19:47-17.1:hand
  Rule: A hand is the player's own card and the four in front of the dealer

    Scenario Outline: <own> with <common> is <rank>
      Given seat 1 bets $25 on the original wager
      And seat 1 will hold <own>
      And the dealer will hold <common>
      When the cards are dealt
      And the round is played out
      Then the hand of seat 1 is called <rank>

      Examples:
        | own | common      | rank            |
        | 9c  | 9d Kh 7s 3c | one pair        |
        | 9c  | Kh 7s 3c 9d | one pair        |
        | 4h  | 4d 4s Jc Jd | a full house    |
        | Kc  | 8c 8d 8s 8h | four of a kind  |

    Scenario: A card that is not among the four does not count
      Given the deck runs Kc Qd Js 8h 4s Kd
      And seat 1 bets $25 on the original wager
      When the cards are dealt
      And the round is played out
      Then the hand of seat 1 is called high card

    Scenario: The four cards count in every hand
      Given seats 1 and 2 bet $25 on the original wager
      And seat 1 will hold Qs
      And seat 2 will hold 6h
      And the dealer will hold 6c 6d Jh 2s
      When the cards are dealt
      And the round is played out
      Then the hand of seat 1 is called one pair
      And the hand of seat 2 is called three of a kind
