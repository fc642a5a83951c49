@all-in-holdem
Feature: N.J.A.C. 19:47-44.1 What the words of all-in hold 'em mean: hand to suit

  @19:47-44.1:hand
  Rule: A hand is the best five of the five community cards and one's own two

    Scenario Outline: A player makes <hand> with <own> own cards
      When seat 1 plays <seat 1> against Jc Td on a board of <board>
      Then the hand of seat 1 is called <hand>

      Examples:
        | hand             | own | seat 1 | board          |
        | four of a kind   | two | 8c 8d  | 8h Kd 4c 2s 8s |
        | a flush          | one | Ah 3c  | Kh 9h 6h Qd 2h |
        | a straight flush | no  | 3c 2d  | 9s Ts Js Qs Ks |

    Scenario Outline: The dealer makes <hand> with <own> own cards
      When seat 1 plays Jc 7d against <dealer> on a board of <board>
      Then the hand of the dealer is called <hand>

      Examples:
        | hand             | own | dealer | board          |
        | four of a kind   | two | 8c 8d  | 8h Kd 4c 2s 8s |
        | a flush          | one | Ah 3c  | Kh 9h 6h Qd 2h |
        | a straight flush | no  | 8c 3d  | 9s Ts Js Qs Ks |

    Scenario Outline: Out of <cards> the better five are the hand
      When seat 1 plays <seat 1> against <dealer> on a board of <board>
      Then the ante of seat 1 wins

      Examples:
        | cards             | seat 1 | dealer | board          |
        | two sets of three | 8c 8d  | 5c 5d  | 8h Ks Kd Kc 2s |
        | six in sequence   | 9c 8d  | 8c Ah  | 7h 6s 5c 4d Kh |
        | three pairs       | 9c 8d  | 7d Ah  | 9h 8s 7c Kd Kh |

  @19:47-44.1:hole-card-bonus-wager
  Rule: The hole card bonus is a free choice before the first card, decided on the player's two cards whatever the dealer has

    Scenario: A seat plays without a hole card bonus
      Given seat 1 bets $10 on the ante
      And seat 2 bets $10 on the ante
      And seat 2 bets $5 on the hole card bonus
      When the cards are dealt
      Then seat 1 receives cards

    Scenario: A hole card bonus comes when the cards are out
      Given seat 1 bets $10 on the ante
      And seat 2 bets $10 on the ante
      And seat 2 bets $5 on the hole card bonus
      And the cards are dealt
      When seat 1 tries to bet $5 on the hole card bonus
      And seat 1 raises
      Then the attempt is refused

    Scenario: One seat has a pair in the hole, another only with the board
      Given seat 1 bets $10 on the ante
      And seat 1 bets $5 on the hole card bonus
      And seat 2 bets $10 on the ante
      And seat 2 bets $5 on the hole card bonus
      And seat 1 will hold 8c 8d
      And seat 2 will hold 9h 8s
      And the dealer will hold Kc Qd
      And the board will be 9c 9d 8h 4h 2s
      When the cards are dealt
      And seat 1 raises
      And seat 2 raises
      And the round is played out
      Then the hole card bonus of seat 1 wins
      And seat 2 is paid nothing on the hole card bonus

    Scenario Outline: Two eights win the hole card bonus where <against the dealer>
      Given seat 1 bets $10 on the ante
      And seat 1 bets $5 on the hole card bonus
      And seat 1 will hold 8c 8d
      And the dealer will hold <dealer>
      And the board would be Ks 9d 7h 4c 2s
      When the cards are dealt
      And seat 1 <decides>
      And the round is played out
      Then the hole card bonus of seat 1 wins

      Examples:
        | against the dealer              | dealer | decides |
        | they beat the dealer            | Qc Jd  | raises  |
        | the dealer has three kings      | Kc Kd  | raises  |
        | the dealer does not call        | 5c 3h  | raises  |
        | the player has folded           | Qc Jd  | folds   |
        | a folder would have been beaten | Kc Kd  | folds   |

  @19:47-44.1:raise-wager
  Rule: A raise is three times the ante, made when everyone has two cards and before the dealer's cards or the board are seen

    Scenario Outline: Three times an ante of <ante> is raised
      Given seat 2 bets <ante> on the ante
      And the cards are dealt
      When seat 2 tries to raise <raise>
      Then the attempt is allowed
      And <raise> lies on the raise of seat 2

      Examples:
        | ante | raise |
        | $40  | $120  |
        | $15  | $45   |

    @AIH-27
    Scenario Outline: A raise of <raise> on an ante of $10
      Given seat 1 bets $10 on the ante
      And seat 2 bets $10 on the ante
      And the cards are dealt
      When seat 1 tries to raise <raise>
      And seat 2 raises
      Then the attempt is refused

      Examples:
        | raise |
        | $10   |
        | $20   |
        | $25   |
        | $29   |
        | $31   |
        | $40   |

    Scenario: A raise before the cards are dealt
      Given seat 1 bets $10 on the ante
      When seat 1 tries to raise $30
      And the cards are dealt
      And seat 1 raises
      Then the attempt is refused

    Scenario: A raise when the dealer's cards and the board have been seen
      Given seat 1 bets $10 on the ante
      And seat 2 bets $10 on the ante
      And the dealer will hold Kc Kd
      And the cards are dealt
      And seat 1 folds
      And seat 2 raises
      And the round is played out
      When seat 1 tries to raise $30
      Then the attempt is refused

  @19:47-44.1:suit
  Rule: No suit outranks another

    Scenario Outline: Jack and nine of <seat 1 suit> against those of <dealer suit>
      When seat 1 plays <seat 1> against <dealer> on a board of Ah Kd Qc 7s 3d
      Then the ante of seat 1 pushes

      Examples:
        | seat 1 suit | dealer suit | seat 1 | dealer |
        | clubs       | diamonds    | Jc 9c  | Jd 9d  |
        | clubs       | hearts      | Jc 9c  | Jh 9h  |
        | spades      | clubs       | Js 9s  | Jc 9c  |
        | diamonds    | hearts      | Jd 9d  | Jh 9h  |
        | spades      | diamonds    | Js 9s  | Jd 9d  |
        | hearts      | spades      | Jh 9h  | Js 9s  |
