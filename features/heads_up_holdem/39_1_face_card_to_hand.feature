@heads-up-holdem
Feature: N.J.A.C. 13:69F-39.1 What the words of Heads Up Hold'em mean: face card to hand

  @13:69F-39.1:face-card
  Rule: Kings, queens and jacks are face cards, and no others

    Scenario Outline: An ace with a <card> on the pocket bonus
      Given seat 1 bets $10 on ante and odds
      And seat 1 bets $5 on the pocket bonus
      When seat 1 raises $30 and plays <seat 1> against 5c 5s on a board of Qh 8h 6s 4d 2h
      Then the pocket bonus of seat 1 <result>

      Examples:
        | card  | seat 1 | result |
        | king  | Ad Kc  | wins   |
        | queen | Ad Qc  | wins   |
        | jack  | Ad Jc  | wins   |
        | ten   | Ad Tc  | loses  |
        | nine  | Ad 9d  | loses  |

  @13:69F-39.1:flop
  Rule: The flop is the first three community cards, face up in their area

    Scenario Outline: Three of five cards are the flop, dealt from <method>
      Given the cards are dealt from <method>
      And seat 2 bets $10 on ante and odds
      And the board would be Qd Ts 6h 5c 2d
      When the cards are dealt
      And seat 2 checks
      And the flop comes
      Then Qd Ts 6h of the board lie face up and no others

      Examples:
        | method            |
        | a manual shoe     |
        | the hand          |
        | an automated shoe |

  @13:69F-39.1:fold
  Rule: Whoever folds is out of the round and loses ante and odds wager

    @HUH-30
    Scenario Outline: <seat 1> would have <against the dealer>, and is folded
      Given seat 1 bets $10 on ante and odds
      And seat 1 will hold <seat 1>
      And the dealer will hold Kc Qd
      And the board will be 9s 8h 6d 4c 2s
      When the cards are dealt
      And seat 1 checks until turn and river come
      And seat 1 folds
      And the round is played to the end
      Then seat 1 is out of the hand
      And the ante of seat 1 loses
      And $10 of seat 1 is collected from the ante
      And the odds wager of seat 1 loses
      And $10 of seat 1 is collected from the odds wager

      Examples:
        | seat 1 | against the dealer |
        | 9c 9d  | won                |
        | 5c 3d  | lost               |

    Scenario: A player who has folded would raise after all
      Given seats 1 and 2 bet $10 on ante and odds
      And the cards are dealt
      And seats 1 and 2 check until turn and river come
      And seat 1 folds
      When seat 1 tries to raise $10
      And seat 2 bets $10 on the raise
      Then the attempt is refused

  @13:69F-39.1:hand
  Rule: A hand is the best five out of the five community cards and two of one's own

    Scenario Outline: The river makes <what>
      Given seat 1 bets $10 on ante and odds
      When seat 1 raises $20 and plays <seat 1> against <dealer> on a board of <board>
      Then the raise of seat 1 <result>

      Examples:
        | what                        | seat 1 | dealer | board          | result |
        | the player's straight       | Jc Td  | Ac Ah  | 9s 8d 4c 2s 7h | wins   |
        | three sixes for the dealer  | Jc Jd  | 6c 6h  | 9s 8d 4c 2s 6d | loses  |
