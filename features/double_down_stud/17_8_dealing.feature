@double-down-stud
Feature: N.J.A.C. 19:47-17.8 Dealing the cards

  @19:47-17.8(a)2iv
  Rule: Dealing from the hand, the dealer calls "No more bets" first and takes every card off the top

    Background:
      Given the cards are dealt from the hand

    Scenario: The call comes before any card
      Given seat 1 bets $25 on the original wager
      When the cards are dealt
      Then "No more bets" is called before any card is dealt

    Scenario: So it is in the second round
      Given seat 1 bets $25 on the original wager
      And the cards are dealt
      And the round is played out
      And the next round begins
      And seat 1 bets $25 on the original wager
      When the cards are dealt
      Then "No more bets" is called before any card is dealt

    Scenario: After the call no original wager is taken
      Given seat 1 bets $25 on the original wager
      And seat 2 is taken
      When the cards are dealt
      And seat 2 tries to bet $25 on the original wager
      And seat 1 bets $25 on the double down
      Then the attempt is refused

    Scenario: After the call nothing is added to an original wager
      Given seat 1 bets $25 on the original wager
      When the cards are dealt
      And seat 1 tries to add $25 to the original wager
      And seat 1 bets $25 on the double down
      Then the attempt is refused

    Scenario: The cards leave the deck from the top
      Given the deck runs 7c Kd 2s 9h 4d
      And seat 1 bets $25 on the original wager
      When the cards are dealt
      Then the cards come in this order: 7c Kd 2s 9h 4d

  @19:47-17.8(b)
  Rule: One card up to each player, clockwise from the dealer's left, then one down and three up for all

    Scenario Outline: Three players, dealt from <method>
      Given the cards are dealt from <method>
      And the deck runs 7c Kd 2s 9h 4d Jc Qs
      And seats 2, 3 and 5 bet $25 on the original wager
      When the cards are dealt
      Then seat 2 receives 7c, face up
      And seat 3 receives Kd, face up
      And seat 5 receives 2s, face up
      And 7c is dealt before Kd is dealt
      And Kd is dealt before 2s is dealt
      And 2s is dealt before 9h is dealt

      Examples:
        | method        |
        | the hand      |
        | a manual shoe |

    Scenario Outline: The four cards for all, dealt from <method>
      Given the cards are dealt from <method>
      And the deck runs 7c 9h 4d Jc Qs 2d
      And seat 1 bets $25 on the original wager
      When the cards are dealt
      Then seat 1 is dealt 1 card
      And the dealer is dealt 4 cards
      And the dealer is dealt 1 card face down
      And the dealer is dealt 3 cards face up

      Examples:
        | method        |
        | the hand      |
        | a manual shoe |

    Scenario Outline: Who has no original wager gets no card from <method>
      Given the cards are dealt from <method>
      And seats 2 and 5 bet $25 on the original wager
      And seat 3 is taken
      And the deck runs 7c Kd 9h 4d Jc Qs
      When the cards are dealt
      Then seat 3 receives no card
      And seat 5 receives Kd, face up

      Examples:
        | method        |
        | the hand      |
        | a manual shoe |

    Scenario: The cards for all complete the hand
      Given seat 1 bets $25 on the original wager
      And seat 1 will hold As
      And the dealer will hold Ad 8c 6h 3s
      When the cards are dealt
      And the round is played out
      Then the hand of seat 1 is called one pair

  @19:47-17.8(c)
  Rule: Between the deal and the hole card a player may double down, in the area for it

    Scenario: A double down is taken and lies in its area
      Given seat 1 bets $25 on the original wager
      When the cards are dealt
      And seat 1 tries to bet $25 on the double down
      Then the attempt is allowed
      And the double down of seat 1 lies where it was put

    Scenario: A double down before the cards are dealt comes too early
      Given seats 1 and 2 bet $20 on the original wager
      When seat 1 tries to bet $20 on the double down
      And the cards are dealt
      And seat 1 bets $20 on the double down
      Then the attempt is refused

    @DD-05
    Scenario: A double down after the hole card was turned comes too late
      Given seats 1 and 2 bet $20 on the original wager
      When the cards are dealt
      And seat 2 bets $20 on the double down
      And the round is played out
      And seat 1 tries to bet $20 on the double down
      Then the attempt is refused

    Scenario: A player who does not double down is paid all the same
      Given seats 1 and 2 bet $25 on the original wager
      And seat 1 will hold Kc
      And seat 2 will hold Qc
      And the dealer will hold Kd Qd 7s 4h
      When the cards are dealt
      And seat 2 bets $25 on the double down
      And the round is played out
      Then the original wager of seat 1 wins

  @19:47-17.8(d)
  Rule: After the double down wagers the dealer calls "No more bets" again, then turns the hole card over

    Scenario: With no double down
      Given seat 1 bets $25 on the original wager
      And the dealer will hold 9h 4d Jc Qs
      When the cards are dealt
      And the round is played out
      Then "No more bets" is called between the moment Qs is dealt and the moment the dealer's cards are shown
      And the dealer shows 9h

    Scenario: With a double down
      Given seats 1 and 2 bet $25 on the original wager
      And the dealer will hold 9h 4d Jc Qs
      When the cards are dealt
      And seat 2 bets $25 on the double down
      And the round is played out
      Then "No more bets" is called between the moment the double down of seat 2 is placed and the moment the dealer's cards are shown

    Scenario: In the second round
      Given seat 1 bets $25 on the original wager
      And the cards are dealt
      And the round is played out
      And the next round begins
      And seat 1 bets $25 on the original wager
      And the dealer will hold 9h 4d Jc Qs
      When the cards are dealt
      And the round is played out
      Then "No more bets" is called between the moment Qs is dealt and the moment the dealer's cards are shown
      And the dealer shows 9h
