@heads-up-holdem
Feature: N.J.A.C. 13:69F-39.1 What the words of Heads Up Hold'em mean: ante to check

  @13:69F-39.1:ante
  Rule: Without an ante, put down before the first card, nobody takes part in the round

    @HUH-44
    Scenario Outline: A seat has only the <wager>
      Given seat 2 bets $25 on ante and odds
      When seat 1 tries to bet $25 on the <wager>
      And the cards are dealt
      Then seat 1 takes no part with it
      And seat 2 receives cards

      Examples:
        | wager        |
        | odds wager   |
        | trips plus   |
        | pocket bonus |

    Scenario: An ante comes when the cards are out
      Given seat 3 is taken
      And seat 2 bets $25 on ante and odds
      And the cards are dealt
      When seat 3 tries to bet $25 on the ante
      And seat 2 checks
      Then the attempt is refused

  @13:69F-39.1:community-cards
  Rule: Five cards lie face up mid-table, and players and dealer share them

    @HUH-29
    Scenario Outline: Five community cards are up in the end, dealt from <method>
      Given the cards are dealt from <method>
      And seats 1 and 2 bet $10 on ante and odds
      And the board would be Qd Ts 6h 5c 2d
      When the cards are dealt
      And seat 1 bets $10 on the raise
      And seat 2 checks until turn and river come
      Then Qd Ts 6h 5c 2d of the board lie face up and no others
      And 5 community cards are dealt

      Examples:
        | method            |
        | a manual shoe     |
        | the hand          |
        | an automated shoe |

    Scenario: Two players and the dealer use the same five cards
      Given seats 1 and 2 bet $10 on ante and odds
      And seat 1 will hold 9c 2d
      And seat 2 will hold Kh 3c
      And the dealer will hold 6c 5d
      And the board will be 8s 7s 6s 5s 3d
      When the cards are dealt
      And seat 1 raises
      And seat 2 raises
      And the round is played to the end
      Then the hand of seat 1 is called a straight
      And the hand of seat 2 is called one pair
      And the hand of the dealer is called two pairs

  @13:69F-39.1:cover-card
  Rule: Cover cards are of plastic, yellow or green

    @HUH-16
    Scenario: The cover cards of the table
      When the table is looked at
      Then the cover cards are of yellow or green plastic

  @13:69F-39.1:check
  Rule: A check makes no raise and costs nothing, and leaves the player in for the next stage

    Scenario: Two checks cost nothing of ante and odds wager
      Given seat 1 bets $10 on ante and odds
      And seat 1 will hold Kc Qd
      And the dealer will hold 9c 4h
      And the board will be Kh 9d 7s 3h 2c
      When the cards are dealt
      And seat 1 checks until turn and river come
      And seat 1 bets $10 on the raise
      And the round is played to the end
      Then seat 1 has checked
      And nothing of seat 1 is collected from the odds wager
      And nothing of seat 1 is collected from the ante

    @HUH-08
    Scenario: A player who checked before the flop raises on it
      Given seat 1 bets $10 on ante and odds
      And the cards are dealt
      And seat 1 checks
      And the flop comes
      When seat 1 tries to raise $20
      Then the attempt is allowed
      And $20 lies on the raise of seat 1

    @HUH-08
    Scenario: A player who checked before the flop cannot raise until it has come
      Given seats 1 and 2 bet $10 on ante and odds
      And the cards are dealt
      And seat 1 checks
      When seat 1 tries to raise $10
      And seat 2 checks
      Then the attempt is refused
