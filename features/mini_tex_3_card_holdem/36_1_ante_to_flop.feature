@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:47-36.1 What the words of mini-tex 3 card hold 'em mean: ante to flop

  @19:47-36.1:ante
  Rule: Without an ante, put down before the first card, nobody takes part in the round

    @MTX-31
    Scenario: Between two antes a seat without one gets no cards
      Given seat 4 is taken
      And seats 3 and 5 bet $15 on the ante
      When the cards are dealt
      Then seat 3 receives cards
      And seat 5 receives cards
      And seat 4 receives no card

    Scenario: A seat without an ante bets on the flop
      Given seat 4 is taken
      And seat 5 bets $15 on the ante
      And the cards are dealt
      When seat 4 tries to bet $15 on the flop
      And seat 5 bets $15 on the flop
      Then the attempt is refused

    @MTX-31
    Scenario: Pocket poker is all that a seat bets
      Given seat 5 bets $15 on the ante
      When seat 4 tries to bet $5 on the pocket poker
      And the cards are dealt
      Then seat 4 takes no part with it

    Scenario: An ante comes when the cards are out
      Given seat 4 is taken
      And seat 5 bets $15 on the ante
      And the cards are dealt
      When seat 4 tries to bet $15 on the ante
      And seat 5 bets $15 on the flop
      Then the attempt is refused

  @19:47-36.1:ante-bonus
  Rule: The ante bonus is the licensee's to offer, and it is for ace, king and queen of one suit

    Scenario: Where no ante bonus is offered a royal flush is paid on the four wagers only
      Given the table offers no ante bonus
      And seat 5 bets $10 on the ante
      And seat 5 will hold Kd Qd
      And the dealer will hold 9c 9h
      And the board will be Ad 7s 4c
      When the cards are dealt
      And the round is played out by seat 5
      Then seat 5 is paid $50 in all

    Scenario Outline: At 30 to 1 <hand> beats two nines
      Given the ante bonus pays 30 to 1
      And seat 5 bets $10 on the ante
      And seat 5 will hold <seat 5>
      And the dealer will hold 9c 9h
      And the board will be <board>
      When the cards are dealt
      And the round is played out by seat 5
      Then seat 5 is paid <winnings> in all

      Examples:
        | hand                               | seat 5 | board    | winnings |
        | ace, king and queen of diamonds    | Kd Qd  | Ad 7s 4c | $350     |
        | king, queen and jack of diamonds   | Kd Qd  | Jd 7s 4c | $50      |
        | ace, king and queen of mixed suits | Kd Qd  | As 7s 4c | $50      |

    @MTX-07
    Scenario: A royal flush on the board is nobody's hand
      Given the ante bonus pays 30 to 1
      And seat 5 bets $10 on the ante
      And seat 5 will hold 2d 3h
      And the dealer will hold 7c 7d
      And the board will be As Ks Qs
      When the cards are dealt
      And the round is played out by seat 5
      Then seat 5 is paid $50 in all

  @19:47-36.1:burn
  Rule: The next card of the deck is burned by putting it in the discard rack, its face unseen

    Scenario: Two cards are burned in a round
      Given seat 1 bets $10 on the ante
      And the deck runs Kc 4d Qh As 5c 9d 8s 7h 6c Jd 3s
      When the cards are dealt
      And the round is played out by seat 1
      Then 5c 7h are burned face down
      And 5c 7h go to nobody
      And 5c 7h are not shown

  @19:47-36.1:community-card
  Rule: Three cards lie face up mid-table, for the hand of each player and of the dealer

    @MTX-29
    Scenario: Three community cards come in a round
      Given seat 2 bets $10 on the ante
      And the board would be Ts 6d 3h
      When the cards are dealt
      And the round is played out by seat 2
      Then the board is Ts 6d 3h, face up
      And 3 community cards are dealt

    @MTX-26
    Scenario: Two of the same community cards make the hand of the player and of the dealer
      When seat 2 plays Jc 4d against 8d 2h on a board of 5s Th 9c
      Then the hand of seat 2 is called a straight
      And the hand of the dealer is called a straight

  @19:47-36.1:flop
  Rule: The flop is the first two community cards, dealt face up to their area

    @MTX-29
    Scenario: The dealer stops after two community cards
      Given seat 3 bets $10 on the ante
      And the board would be Jd 6c
      When the cards are dealt
      And seat 3 bets $10 on the flop
      And the flop comes
      Then the board is Jd 6c, face up
      And 2 community cards are dealt
