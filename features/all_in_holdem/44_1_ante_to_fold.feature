@all-in-holdem
Feature: N.J.A.C. 19:47-44.1 What the words of all-in hold 'em mean: ante to fold

  @19:47-44.1:ante
  Rule: Without an ante, put down before the first card, nobody takes part in the round

    Scenario: A seat without an ante gets no cards
      Given seat 1 is taken
      And seat 2 bets $10 on the ante
      When the cards are dealt
      Then seat 2 receives cards
      And seat 1 receives no card

    Scenario: A seat without an ante raises
      Given seat 1 is taken
      And seat 2 bets $10 on the ante
      And the cards are dealt
      When seat 1 tries to raise $30
      And seat 2 raises
      Then the attempt is refused

    @AIH-35
    Scenario Outline: A <bonus> is all that a seat bets
      Given seat 2 bets $10 on the ante
      When seat 1 tries to bet $5 on the <bonus>
      And the cards are dealt
      Then seat 1 takes no part with it

      Examples:
        | bonus            |
        | hole card bonus  |
        | final hand bonus |

    Scenario: An ante comes when the cards are out
      Given seat 1 is taken
      And seat 2 bets $10 on the ante
      And the cards are dealt
      When seat 1 tries to bet $10 on the ante
      And seat 2 raises
      Then the attempt is refused

  @19:47-44.1:burn
  Rule: The next card of the deck is burned by putting it in the discard rack, its face unseen

    Scenario: Three cards are burned for the board
      Given seat 1 bets $10 on the ante
      And the deck runs Kc 4d Qh As 5c 9d 8s 7h 6c Jd 3s 2h
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then 5c 6c 3s are burned face down
      And 5c 6c 3s go to nobody
      And 5c 6c 3s are not shown

  @19:47-44.1:community-card
  Rule: Five cards lie face up mid-table, and each hand may use any number of them, even all

    Scenario: The dealer calls and the board is dealt
      Given the cards are dealt from a manual shoe
      And seat 1 bets $10 on the ante
      And the dealer will hold Ac Kd
      And the board would be Qs Jd 8h 5c 2d
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then the board is Qs Jd 8h 5c 2d, face up
      And 5 community cards are dealt

    @AIH-39
    Scenario: All five make the hand of the player and of the dealer
      When seat 1 plays 4c 4d against 9c 9d on a board of As Ks Qs Js Ts
      Then the hand of seat 1 is called a royal flush
      And the hand of the dealer is called a royal flush

  @19:47-44.1:final-hand-bonus-wager
  Rule: The final hand bonus is a free choice before the first card, decided on the best five of seven whatever the dealer has

    Scenario: A seat plays without a final hand bonus
      Given seat 1 bets $10 on the ante
      And seat 2 bets $10 on the ante
      And seat 2 bets $5 on the final hand bonus
      When the cards are dealt
      Then seat 1 receives cards

    Scenario: A final hand bonus comes when the cards are out
      Given seat 1 bets $10 on the ante
      And seat 2 bets $10 on the ante
      And seat 2 bets $5 on the final hand bonus
      And the cards are dealt
      When seat 1 tries to bet $5 on the final hand bonus
      And seat 1 raises
      Then the attempt is refused

    @AIH-39
    Scenario Outline: The final hand bonus is won with <own> of the player's cards
      Given seat 1 bets $10 on the ante
      And seat 1 bets $5 on the final hand bonus
      And seat 1 will hold <seat 1>
      And the dealer will hold Qc Jd
      And the board will be <board>
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then the final hand bonus of seat 1 wins

      Examples:
        | own  | seat 1 | board          |
        | both | 7c 7d  | 7h Ks 9d 4c 2s |
        | one  | 7c 6d  | 7h 7s Kd 4c 2s |
        | none | 4c 3d  | As Ks Qs Js Ts |

    Scenario Outline: Three sevens win the final hand bonus where <against the dealer>
      Given seat 1 bets $10 on the ante
      And seat 1 bets $5 on the final hand bonus
      And seat 1 will hold 7c 7d
      And the dealer will hold <dealer>
      And the board will be 7h Kh 9d 4c 2s
      When the cards are dealt
      And seat 1 <decides>
      And the round is played out
      Then the final hand bonus of seat 1 wins

      Examples:
        | against the dealer              | dealer | decides |
        | they beat the dealer            | Kc Qd  | raises  |
        | the dealer has three kings      | Kc Kd  | raises  |
        | the dealer does not call        | 5c 3h  | raises  |
        | the player has folded           | Kc Qd  | folds   |
        | a folder would have been beaten | Kc Kd  | folds   |

  @19:47-44.1:fold
  Rule: Whoever folds gives up the cards, makes no raise and is out of the round

    Scenario: A player who has folded raises
      Given seat 1 bets $20 on the ante
      And seat 2 bets $20 on the ante
      And the cards are dealt
      And seat 1 folds
      When seat 1 tries to raise $60
      And seat 2 raises
      Then the attempt is refused

    Scenario: A folded hand would have beaten the dealer
      Given seat 1 bets $10 on the ante
      And seat 2 bets $10 on the ante
      And seat 1 will hold Ac Ad
      And the dealer will hold Kc Kd
      And the board would be As 9d 7c 4h 2s
      And the cards are dealt
      When seat 1 folds
      And seat 2 raises
      And the round is played out
      Then the ante of seat 1 loses
      And seat 1 is paid nothing on the ante
