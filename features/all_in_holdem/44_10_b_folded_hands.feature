@all-in-holdem
Feature: N.J.A.C. 19:47-44.10(b) The hands that fold

  @19:47-44.10(b)
  Rule: When all have decided, folded hands are finished one by one, counterclockwise from the dealer's right

    Scenario: A folded hand lies until the last player has decided
      Given seat 1 bets $10 on the ante
      And seat 2 bets $10 on the ante
      When the cards are dealt
      And seat 1 folds
      And seat 2 raises
      And the round is played out
      Then seat 2 raises before the ante of seat 1 is collected
      And seat 2 raises before the cards of seat 1 go to the rack

    Scenario: Three of four players fold
      Given seat 1 bets $10 on the ante
      And seat 2 bets $10 on the ante
      And seat 3 bets $10 on the ante
      And seat 4 bets $10 on the ante
      When the cards are dealt
      And seat 1 folds
      And seat 2 folds
      And seat 3 raises
      And seat 4 folds
      And the round is played out
      Then the folded hands of seats 4, 2 and 1 are finished one after the other

    Scenario: Folders with a bonus wager and without one take their turns alike
      Given seats 1, 2 and 3 bet $10 on the ante
      And seats 1 and 3 bet $5 on the hole card bonus
      When the cards are dealt
      And seat 1 folds
      And seat 2 folds
      And seat 3 folds
      And the round is played out
      Then the folded hands of seats 3, 2 and 1 are finished one after the other

  @19:47-44.10(b)1
  Rule: A folder without a bonus wager loses the ante, and then the cards go to the rack unseen

    Scenario: The ante of a folder goes to the house before the cards go to the rack
      Given seat 1 bets $10 on the ante
      And seat 2 bets $10 on the ante
      When the cards are dealt
      And seat 1 folds
      And seat 2 raises
      And the round is played out
      Then $10 of seat 1 is collected from the ante
      And the ante of seat 1 is collected before the cards of seat 1 go to the rack

    Scenario: The cards of a folder are not shown
      Given seat 1 bets $10 on the ante
      And seat 2 bets $10 on the ante
      When the cards are dealt
      And seat 1 folds
      And seat 2 raises
      And the round is played out
      Then the cards of seat 1 go to the rack face down
      And the cards of seat 1 are not shown

  @19:47-44.10(b)2
  Rule: The cards of a folder with a bonus wager are shown, the ante is taken, and then the bonus is seen to

    Scenario Outline: A player with a <bonus> folds
      Given seat 1 bets $10 on the ante
      And seat 1 bets $5 on the <bonus>
      And seat 1 will hold Ks 7d
      When the cards are dealt
      And seat 1 folds
      And the round is played out
      Then the cards of seat 1 are shown
      And $10 of seat 1 is collected from the ante
      And the cards of seat 1 are shown before the ante of seat 1 is collected

      Examples:
        | bonus            |
        | hole card bonus  |
        | final hand bonus |

    Scenario: The cards come first, then the ante, then the bonus
      Given seat 1 bets $10 on the ante
      And seat 1 bets $5 on the hole card bonus
      And seat 1 bets $5 on the final hand bonus
      And seat 1 will hold 9s 4s
      When the cards are dealt
      And seat 1 folds
      And the round is played out
      Then the cards of seat 1 are shown, then its ante collected, then its hole card bonus settled

  @19:47-44.10(b)2i
  Rule: A folder's hole card bonus is settled at once, and then the cards go unless a final hand bonus waits for them

    Scenario: A folder with two suited cards is paid before the dealer's cards are shown
      Given seat 1 bets $10 on the ante
      And seat 2 bets $10 on the ante
      And seat 1 bets $5 on the hole card bonus
      And seat 1 will hold 9s 4s
      When the cards are dealt
      And seat 1 folds
      And seat 2 raises
      And the round is played out
      Then seat 1 is paid at least $5 on the hole card bonus
      And the hole card bonus of seat 1 is settled before the dealer's cards are shown
      And the hole card bonus of seat 1 is settled before the cards of seat 1 go to the rack
      And the cards of seat 1 go to the rack before the dealer's cards are shown

    @AIH-34
    Scenario: A folder with nothing in the hole loses the hole card bonus
      Given seat 1 bets $10 on the ante
      And seat 1 bets $5 on the hole card bonus
      And seat 1 will hold Ks 7d
      When the cards are dealt
      And seat 1 folds
      And the round is played out
      Then $5 of seat 1 is collected from the hole card bonus

    Scenario: The cards of a folder who has a final hand bonus as well stay
      Given seat 1 bets $10 on the ante
      And seat 1 bets $5 on the hole card bonus
      And seat 1 bets $5 on the final hand bonus
      And seat 1 will hold 9s 4s
      And the dealer will hold Qc 9d
      And the board will be Kh Jd 8c 3s 2h
      When the cards are dealt
      And seat 1 folds
      And the round is played out
      Then seat 1 is paid at least $5 on the hole card bonus
      And the cards of seat 1 stay until the board is dealt

  @19:47-44.10(b)2ii
  Rule: A folder's final hand bonus waits for the end of the round, with the cards face up

    Scenario Outline: A folder waits for the board with <hole cards> and <makes>
      Given seat 1 bets $10 on the ante
      And seat 1 bets $5 on the final hand bonus
      And seat 1 will hold <hole cards>
      And the dealer will hold Qc 9d
      And the board will be 7c 7d Kh 2s Jh
      When the cards are dealt
      And seat 1 folds
      And the round is played out
      Then the last community card is dealt before the final hand bonus of seat 1 is settled
      And the cards of seat 1 lie face up by the final hand bonus
      And the cards of seat 1 stay until the board is dealt

      Examples:
        | hole cards | makes                 |
        | 7s 4d      | makes three of a kind |
        | 5s 4d      | wins nothing          |
