@poker
Feature: N.J.A.C. 19:47-14.10(j) Hold 'em: showdown

  @19:47-14.10(j)
  Rule: The best five of own and community cards win; a board that is everybody's best hand is shared

    Scenario: Both own cards play
      Given a game of hold 'em
      And seats 1 to 3 have $25 each
      And seat 1 will hold As Ad
      And seat 2 will hold Kc Qd
      And seat 3 will hold Jc Jd
      And the board will be 9c 7h 5d 3s 2c
      When the round begins
      And seats 3, 1 and 2 go all-in
      And the rest is dealt and shown
      Then the cards of seat 2 are shown
      And seat 1 wins $75

    Scenario: One own card plays
      Given a game of hold 'em
      And seats 1 to 3 have $22 each
      And seat 1 will hold As 2d
      And seat 2 will hold Kd Kc
      And seat 3 will hold Jc Jd
      And the board will be 9s 7s 5s 3s Kh
      When the round begins
      And seats 3, 1 and 2 go all-in
      And the rest is dealt and shown
      Then seat 1 wins $66

    @PK-09
    Scenario Outline: <one> against <two>
      Given a game of hold 'em
      And seats 1 to 3 have $25 each
      And seat 1 will hold <own>
      And seat 2 will hold <others>
      And seat 3 will hold 8c 2d
      And the board will be <board>
      When the round begins
      And seats 3, 1 and 2 go all-in
      And the rest is dealt and shown
      Then seat 1 wins $75

      Examples:
        | one                       | two                        | own   | others | board          |
        | Aces with a king          | aces with a queen          | As Kd | Ah Qd  | Ac 9h 5d 3s 2c |
        | Ace down to seven         | ace down to six            | 9h 7d | 9c 6d  | Ah Kd Js 4c 3c |
        | Two pair with an ace      | two pair with a queen      | Ah 3c | Qh Jc  | Ks Kd 7h 7c 2s |
        | Three nines and two aces  | three nines and two fives  | Ac Ad | 7c 6d  | 9s 9d 9h 5c 5d |
        | Six hearts to the ace     | five hearts to the ace     | Kh Qh | Jh Jc  | Ah 9h 6h 3h 2c |
        | A straight with a pair    | aces and eights            | Jh Td | Ac Ad  | 9c 8d 8h 7s 3c |
        | Ace to five               | three kings                | Ah 2c | Kc 9h  | 5c 4d 3h Ks Kd |
        | A flush to the ace        | a straight and a low flush | Ah 3h | Jc 6h  | Th 9h 8h 2h 7c |

    @PK-51
    Scenario: Two of three have equal hands
      Given a game of hold 'em
      And seats 1 to 3 have $20 each
      And seat 1 will hold Kh Qs
      And seat 2 will hold Ks Qd
      And seat 3 will hold Jc Td
      And the board will be Kd 9s 9h 5c 2d
      When the round begins
      And seats 3, 1 and 2 go all-in
      And the rest is dealt and shown
      Then seat 1 wins $30
      And seat 2 wins $30
      And seat 3 wins nothing

    Scenario: The board plays for all
      Given a game of hold 'em
      And seats 1 to 3 have $20 each
      And seat 1 will hold As 2d
      And seat 2 will hold 3d 4c
      And seat 3 will hold 5c 6d
      And the board will be 9h Th Jh Qh Kh
      When the round begins
      And seats 3, 1 and 2 go all-in
      And the rest is dealt and shown
      Then seat 1 wins $20
      And seat 2 wins $20
      And seat 3 wins $20

    @PK-52
    Scenario: The board plays and one player is all-in for less
      Given a game of hold 'em
      And seat 1 has $20
      And seats 2 to 3 have $50 each
      And seat 1 will hold As 2d
      And seat 2 will hold 3d 4c
      And seat 3 will hold 5c 6d
      And the board will be 9h Th Jh Qh Kh
      When the round begins
      And seats 3, 1 and 2 go all-in
      And the rest is dealt and shown
      Then seat 1 wins $20
      And seat 2 wins $50
      And seat 3 wins $50
