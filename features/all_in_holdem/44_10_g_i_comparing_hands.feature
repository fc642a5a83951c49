@all-in-holdem
Feature: N.J.A.C. 19:47-44.10(g) to (i) Comparing hands and settling what is left

  @19:47-44.10(g)
  Rule: The dealer finds the best five of seven cards and calls out their rank

    Scenario Outline: The dealer with <hole cards> on <board> has <rank>
      Given seat 1 bets $10 on the ante
      And the dealer will hold <hole cards>
      And the board will be <board>
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then the hand of the dealer is called <rank>

      Examples:
        | hole cards | board          | rank            |
        | 9c 8d      | 7h 6s 5c Kd 2h | a straight      |
        | 9c 8d      | Kd 2h 7h 6s 5c | a straight      |
        | Ac Kd      | As Ad 7h 4s 9c | three of a kind |
        | 9c 2d      | Ts Js Qs Ks As | a royal flush   |

  @19:47-44.10(h)
  Rule: Then each remaining player's cards are turned up, the best five found and called out, from the dealer's right

    Scenario: A player who waits only for the final hand bonus shows the cards
      Given seat 1 bets $10 on the ante
      And seat 1 bets $5 on the final hand bonus
      And the dealer will hold 8c 2d
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then the cards of seat 1 are shown

    Scenario: The hand of a player who waits only for the final hand bonus is called too
      Given seat 1 bets $10 on the ante
      And seat 1 bets $5 on the final hand bonus
      And seat 1 will hold Ks 7s
      And the dealer will hold 8c 2d
      And the board will be Kh 7d 3d Jd 5c
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then the hand of seat 1 is called two pairs

    Scenario Outline: A player with <hole cards> on <board> has <rank>
      Given seat 1 bets $10 on the ante
      And seat 1 will hold <hole cards>
      And the dealer will hold 3c 3s
      And the board will be <board>
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then the hand of seat 1 is called <rank>

      Examples:
        | hole cards | board          | rank            |
        | 9c 8d      | 7h 6s 5c Kd 2h | a straight      |
        | 9c 8d      | Kd 2h 7h 6s 5c | a straight      |
        | Ac Kd      | As Ad 7h 4s 9c | three of a kind |
        | 9c 2d      | Ts Js Qs Ks As | a royal flush   |

    Scenario: The players are called after the dealer, counterclockwise from the dealer's right
      Given seat 1 bets $10 on the ante
      And seat 2 bets $10 on the ante
      And seat 3 bets $10 on the ante
      And the dealer will hold Qc 9d
      When the cards are dealt
      And seat 1 raises
      And seat 2 raises
      And seat 3 raises
      And the round is played out
      Then the hand of the dealer is called before the hand of seat 3 is called
      And the hands of seats 3, 2 and 1 are called in that order

  @19:47-44.10(i)
  Rule: The better hand wins 1 to 1 on ante and raise, the worse loses both, equal hands push; final hand bonuses are settled

    Scenario: A flush beats the dealer's pair of nines
      Given seat 1 bets $10 on the ante
      And seat 1 will hold Ah 4h
      And the dealer will hold 9c 9s
      And the board will be Kh Th 2h 7d 5c
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then seat 1 is paid $10 on the ante
      And seat 1 is paid $30 on the raise

    Scenario: A pair of kings loses to the dealer's three nines
      Given seat 1 bets $10 on the ante
      And seat 1 will hold Ks 4h
      And the dealer will hold 9c 9s
      And the board will be Kh 9h 2d 7d 5c
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then $10 of seat 1 is collected from the ante
      And $30 of seat 1 is collected from the raise
      And seat 1 is paid nothing on the ante
      And seat 1 is paid nothing on the raise

    @AIH-02
    Scenario: Both play the royal flush on the board, and nothing is paid or collected
      Given seat 1 bets $10 on the ante
      And seat 1 will hold 4c 4d
      And the dealer will hold 9c 9d
      And the board will be As Ks Qs Js Ts
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then the ante of seat 1 pushes
      And the raise of seat 1 pushes
      And seat 1 is paid nothing on the ante
      And seat 1 is paid nothing on the raise
      And nothing of seat 1 is collected from the ante
      And nothing of seat 1 is collected from the raise

    Scenario: Three sevens win the final hand bonus though three nines win the round
      Given seat 1 bets $10 on the ante
      And seat 1 bets $5 on the final hand bonus
      And seat 1 will hold 7c 7s
      And the dealer will hold 9c 9s
      And the board will be Kh 9h 2d 7d 5c
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then seat 1 is paid at least $10 on the final hand bonus

    @AIH-34
    Scenario: Two pairs win the round and lose the final hand bonus
      Given seat 1 bets $10 on the ante
      And seat 1 bets $5 on the final hand bonus
      And seat 1 will hold Ks 7s
      And the dealer will hold 9c 9s
      And the board will be Kh 7d 2d Jd 5c
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then $5 of seat 1 is collected from the final hand bonus
