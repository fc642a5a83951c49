@heads-up-holdem
Feature: N.J.A.C. 13:69F-39.10(h) and (i) The last decision and the showdown in Heads Up Hold'em

  @13:69F-39.10(h)
  Rule: After the river a player without a raise raises one ante or folds, losing ante and odds wager but not the pocket bonus

    Scenario: A raise of one ante after the river
      Given seat 1 bets $10 on ante and odds
      And the board would be Jd 8s 3c Ah 6d
      And the cards are dealt
      And seat 1 checks until turn and river come
      When seat 1 tries to raise $10
      Then the attempt is allowed
      And $10 lies on the raise of seat 1
      And Jd 8s 3c Ah 6d of the board lie face up and no others

    Scenario Outline: A raise of <raise> after the river is not one ante
      Given seat 1 bets $10 on ante and odds
      And the cards are dealt
      And seat 1 checks until turn and river come
      When seat 1 tries to raise <raise>
      And seat 1 bets $10 on the raise
      Then the attempt is refused

      Examples:
        | raise |
        | $5    |
        | $9    |
        | $11   |
        | $20   |
        | $30   |

    @HUH-08
    Scenario: A third check is refused, a fold is not
      Given seat 1 bets $10 on ante and odds
      And the cards are dealt
      And seat 1 checks until turn and river come
      When seat 1 tries to check
      And seat 1 folds
      Then the attempt is refused

    Scenario: A player folds after the river
      Given seat 1 bets $10 on ante and odds
      And the cards are dealt
      And seat 1 checks until turn and river come
      When seat 1 tries to fold
      Then the attempt is allowed
      And seat 1 is out of the hand

    @HUH-30
    Scenario: A fold loses ante and odds wager, though the dealer has no pair
      Given seat 1 bets $10 on ante and odds
      And seat 1 will hold 8d 4c
      And the dealer will hold Kc Qd
      And the board will be Jd 9s 3c Ah 6d
      And the cards are dealt
      And seat 1 checks until turn and river come
      When seat 1 folds
      And the round is played to the end
      Then $10 of seat 1 is collected from the ante
      And $10 of seat 1 is collected from the odds wager

    Scenario Outline: The pocket bonus of a folder with <cards> <result>
      Given seat 1 bets $10 on ante and odds
      And seat 1 bets $5 on the pocket bonus
      And seat 1 will hold <cards>
      And the cards are dealt
      And seat 1 checks until turn and river come
      When seat 1 folds
      And the round is played to the end
      Then the pocket bonus of seat 1 <result>

      Examples:
        | cards | result |
        | 2c 2d | wins   |
        | Ac Jd | wins   |
        | 9c 4d | loses  |

    @HUH-07
    Scenario: A player who raised on the flop wants to raise after the river
      Given seats 1 and 2 bet $10 on ante and odds
      And the cards are dealt
      And seat 1 checks
      And seat 2 checks
      And the flop comes
      And seat 1 bets $20 on the raise
      And seat 2 checks
      And turn and river come
      When seat 1 tries to raise $10
      And seat 2 bets $10 on the raise
      Then the attempt is refused

    @HUH-07
    Scenario: A player who raised before the flop wants to raise after the river
      Given seats 1 and 2 bet $10 on ante and odds
      And the cards are dealt
      And seat 1 bets $20 on the raise
      And seat 2 checks until turn and river come
      When seat 1 tries to raise $10
      And seat 2 bets $10 on the raise
      Then the attempt is refused

    @HUH-07
    Scenario: A player who has raised after the river wants to raise once more
      Given seats 1 and 2 bet $10 on ante and odds
      And the cards are dealt
      And seats 1 and 2 check until turn and river come
      And seat 1 bets $10 on the raise
      When seat 1 tries to raise $10
      And seat 2 bets $10 on the raise
      Then the attempt is refused

    Scenario: Each raise after the river goes by the ante of its own player
      Given seat 1 bets $10 on ante and odds
      And seat 2 bets $25 on ante and odds
      And the cards are dealt
      And seats 1 and 2 check until turn and river come
      And seat 1 bets $10 on the raise
      When seat 2 tries to raise $25
      Then the attempt is allowed
      And $25 lies on the raise of seat 2

    Scenario: A player who has raised would fold after the river
      Given seats 1 and 2 bet $10 on ante and odds
      And the cards are dealt
      And seat 1 bets $20 on the raise
      And seat 2 checks until turn and river come
      When seat 1 tries to fold
      And seat 2 folds
      Then the attempt is refused

    Scenario: A player would fold the hand of another
      Given seats 1 and 2 bet $10 on ante and odds
      And the cards are dealt
      And seats 1 and 2 check until turn and river come
      When the patron of seat 2 tries to fold the hand of seat 1
      And seat 1 bets $10 on the raise
      And seat 2 folds
      Then the attempt is refused

  @13:69F-39.10(i)
  Rule: When all have folded or raised the dealer shows both cards, and each hand is the best five of seven

    Scenario: The dealer tries to show the cards while a player has not decided after the river
      Given seats 1 and 2 bet $10 on ante and odds
      And the cards are dealt
      And seat 1 bets $10 on the raise
      And seat 2 checks until turn and river come
      When the dealer tries to go on
      Then the dealer does not go on yet

    @HUH-43
    Scenario: The dealer shows both cards after the last decision
      Given seats 1 and 2 bet $10 on ante and odds
      And the dealer will hold Kc Qd
      When the cards are dealt
      And seats 1 and 2 check until turn and river come
      And seat 1 bets $10 on the raise
      And seat 2 bets $10 on the raise
      And the round is played out
      Then the dealer shows Kc Qd
      And seat 1 raises before the dealer's cards are shown
      And seat 2 raises before the dealer's cards are shown

    Scenario Outline: <own> of the player's cards and <dealer's> of the dealer's are used
      Given seat 1 bets $10 on ante and odds
      When seat 1 raises $30 and plays <seat 1> against <dealer> on a board of <board>
      Then the hand of seat 1 is called <player has>
      And the hand of the dealer is called <dealer has>

      Examples:
        | own  | dealer's | seat 1 | dealer | board          | player has     | dealer has      |
        | Both | one      | 9c 8d  | Kd 4h  | 7h 5s Kc Ks 6d | a straight     | three of a kind |
        | One  | both     | Td 2c  | Qc Qh  | 9s 8h 7c Js Qd | a straight     | three of a kind |
        | None | none     | 4c 3d  | 3s 2h  | Ac Kd Qs Jh Tc | a straight     | a straight      |
        | One  | none     | Ah 2c  | 3s 2d  | Kh Qh 9h 5h 5c | a flush        | one pair        |
