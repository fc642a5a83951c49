@let-it-ride
Feature: N.J.A.C. 19:47-18.1 Definitions

  @19:47-18.1:community-card
  Rule: Community cards are dealt face down to their area, and count for every player

    Scenario Outline: They come face down to their area, dealt from <method>
      Given the cards are dealt from <method>
      And seat 1 bets $10 on each of three wagers
      When the cards are dealt
      Then the board is dealt 2 cards face down
      And the board is dealt 0 cards face up

      Examples:
        | method        |
        | a manual shoe |
        | the hand      |

    @LIR-14
    Scenario: They come face down to their area, dealt from an automated shoe
      Given the cards are dealt from an automated shoe
      And seat 1 bets $10 on each of three wagers
      When the cards are dealt
      Then at least 2 community cards are dealt face down
      And the board is dealt 0 cards face up

    Scenario: A pair on the board is everybody's
      Given seats 1 and 2 bet $10 on each of three wagers
      And seat 1 will hold 2c 5d 9h
      And seat 2 will hold Ts 4c 7d
      And the board will be Kc Kd
      When the cards are dealt
      And the wagers ride
      Then the hand of seat 1 is called one pair
      And the hand of seat 2 is called one pair

  @19:47-18.1:hand
  Rule: A hand is the player's own three cards and the two community cards

    Scenario Outline: <own> with <board>, dealt from <method>
      Given the cards are dealt from <method>
      And seat 1 bets $10 on each of three wagers
      And the deck runs <deck>
      When the cards are dealt
      And the wagers ride
      Then the hand of seat 1 is called <rank>

      Examples:
        | method            | deck                 | own      | board | rank            |
        | a manual shoe     | Kc 4d Kd 9s Kh 2c    | Kc Kd Kh | 4d 9s | three of a kind |
        | a manual shoe     | Qc 4d Jd 9s 2h Qh    | Qc Jd 2h | 4d 9s | high card       |
        | a manual shoe     | Qc Qd Jd Js 2h 2s    | Qc Jd 2h | Qd Js | two pairs       |
        | the hand          | Kc 4d Kd 9s Kh 2c    | Kc Kd Kh | 4d 9s | three of a kind |
        | the hand          | Qc 4d Jd 9s 2h Qh    | Qc Jd 2h | 4d 9s | high card       |
        | the hand          | Qc Qd Jd Js 2h 2s    | Qc Jd 2h | Qd Js | two pairs       |
        | an automated shoe | Kc Kd Kh 4d 9s 2c    | Kc Kd Kh | 4d 9s | three of a kind |
        | an automated shoe | Qc Jd 2h 4d 9s Qh    | Qc Jd 2h | 4d 9s | high card       |
        | an automated shoe | Qc Jd 2h Qd Js 2s    | Qc Jd 2h | Qd Js | two pairs       |

    Scenario Outline: A seat has three cards of its own and the board two, dealt from <method>
      Given the cards are dealt from <method>
      And seat 1 bets $10 on each of three wagers
      When the cards are dealt
      Then seat 1 is dealt 3 cards
      And the board is dealt 2 cards

      Examples:
        | method            |
        | a manual shoe     |
        | the hand          |

    Scenario: From an automated shoe too a seat has three cards of its own
      Given the cards are dealt from an automated shoe
      And seat 1 bets $10 on each of three wagers
      When the cards are dealt
      Then seat 1 is dealt 3 cards

  @19:47-18.1:let-it-ride
  Rule: A wager that could have been taken back and was not is won or lost with the hand

    Background:
      Given the engine declares R1 of LIR-01

    @LIR-01
    Scenario: The first wager is taken back, the others ride
      Given seat 1 bets $10 on each of three wagers
      And seat 1 will hold 2c 7d Js
      And the board will be 4h 9c
      When the cards are dealt
      And seat 1 tries to take back the first wager
      And the wagers ride
      Then the attempt is allowed
      And seat 1 gets $10 back from the first wager
      And nothing of seat 1 is collected from the first wager
      And the second wager of seat 1 loses
      And the third wager of seat 1 loses

    @LIR-01
    Scenario: Every player may take a wager back
      Given seats 1 and 2 bet $10 on each of three wagers
      When the cards are dealt
      And seat 1 takes back the first wager
      And seat 2 tries to take back the first wager
      And the wagers ride
      Then the attempt is allowed
      And seat 2 gets $10 back from the first wager

    @LIR-01
    Scenario: The second wager is taken back after a community card
      Given seat 1 bets $10 on each of three wagers
      And seat 1 will hold 2c 7d Js
      And the board will be 4h 9c
      When the cards are dealt
      And the dealer goes on
      And seat 1 takes back the second wager
      And the round is played out
      Then seat 1 gets $10 back from the second wager
      And the first wager of seat 1 loses

    @LIR-01
    Scenario: A wager that was taken back wins nothing
      Given seat 1 bets $10 on each of three wagers
      And seat 1 will hold 2c 7d Js
      And the board will be Jh 9c
      When the cards are dealt
      And seat 1 takes back the first wager
      And the wagers ride
      Then seat 1 is paid nothing on the first wager
      And seat 1 gets $10 back from the first wager
      And the second wager of seat 1 wins

    @LIR-01
    Scenario: Everything rides and wins
      Given seat 1 bets $10 on each of three wagers
      And seat 1 will hold 2c 7d Js
      And the board will be Jh 9c
      When the cards are dealt
      And the wagers ride
      Then the first wager of seat 1 wins
      And the second wager of seat 1 wins
      And the third wager of seat 1 wins
