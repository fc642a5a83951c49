@heads-up-holdem
Feature: N.J.A.C. 13:69F-39.1 What the words of Heads Up Hold'em mean: trips plus, turn and river

  @13:69F-39.1:trips-plus-wager
  Rule: Trips plus is a free choice and wins on three of a kind or better, even if the board alone makes it

    Scenario: A seat plays without trips plus
      Given seats 1 and 2 bet $10 on ante and odds
      And seat 2 bets $5 on the trips plus
      When the cards are dealt
      Then seat 1 receives cards

    @HUH-20 @HUH-45
    Scenario Outline: Trips plus with <hand>, <own> of the player's cards in it
      Given seat 1 bets $10 on ante and odds
      And seat 1 bets $5 on the trips plus
      When seat 1 raises $10 and plays <seat 1> against <dealer> on a board of <board>
      Then the trips plus of seat 1 <result>

      Examples:
        | hand            | own  | seat 1 | dealer | board          | result |
        | three of a kind | both | 7c 7d  | Kc Qd  | 7h Js 9d 4c 2s | wins   |
        | three of a kind | one  | 7c 3d  | Kc Qd  | 7h 7s Jd 9c 4s | wins   |
        | a straight      | none | 4d 3c  | 2h 2d  | Ts Js Qs Kd 9d | wins   |
        | two pairs       | both | Jc 9h  | Kc Qd  | 7h Js 9d 4c 2s | loses  |
        | one pair        | one  | Jc 3h  | Kc Qd  | 7h Js 9d 4c 2s | loses  |

  @13:69F-39.1:turn-and-river
  Rule: Turn and river are the fourth and fifth community cards, the last, face up in their area

    Scenario Outline: Two more cards after the flop and none after them, dealt from <method>
      Given the cards are dealt from <method>
      And seat 3 bets $10 on ante and odds
      And the board would be Qd Ts 6h 5c 2d
      When the cards are dealt
      And seat 3 checks until turn and river come
      Then Qd Ts 6h 5c 2d of the board lie face up and no others
      And 5 community cards are dealt

      Examples:
        | method            |
        | a manual shoe     |
        | the hand          |
        | an automated shoe |
