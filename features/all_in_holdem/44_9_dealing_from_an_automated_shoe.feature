@all-in-holdem
Feature: N.J.A.C. 19:47-44.9 Dealing from an automated shoe

  Background:
    Given the cards are dealt from an automated shoe

  @19:47-44.9(a)
  Rule: An automated shoe, where the licensee uses one, gives out stacks of two cards

    Scenario: The shoe belongs to the table
      Given the table is looked at
      Then the automated shoe gives stacks of 2

  @19:47-44.9(b)1
  Rule: The deck goes into the automated shoe when it is shuffled and cut

    Scenario: The deck is back in the shoe before it is dealt again
      When 3 rounds are played
      Then the cards go into an automated shoe between round 1 and round 3

    Scenario: A deck shuffled by hand is cut before it goes into the shoe
      Given the cards are shuffled by hand
      And seat 1 bets $10 on the ante
      When the dealer cuts 20 cards
      And the cards are dealt
      Then the cards lie in an automated shoe only after the cut

  @19:47-44.9(b)2
  Rule: The dealer calls "No more bets" before the automated shoe gives out its first stack

    Scenario: Betting is closed before the shoe starts
      Given seat 1 bets $10 on the ante
      When the cards are dealt
      Then "No more bets" is called before any card is dealt

  @19:47-44.9(c)
  Rule: Stacks of two go face down to the antes, clockwise from the far left, and the last one under a cover card to the dealer

    @AIH-38
    Scenario: Seats 2, 4 and 6 get a stack each and the dealer the fourth
      Given seats 6, 2 and 4 bet $10 on the ante
      And seat 3 is taken
      And the deck runs 2c 5d 9h Jc 3s 6d Th Qc
      When the cards are dealt
      Then seat 2 receives 2c 5d
      And seat 4 receives 9h Jc
      And seat 6 receives 3s 6d
      And the dealer receives Th Qc

    Scenario: Seat 3 has no ante and gets no stack
      Given seats 6, 2 and 4 bet $10 on the ante
      And seat 3 is taken
      And the deck runs 2c 5d 9h Jc 3s 6d Th Qc
      When the cards are dealt
      Then seat 3 receives no card
      And seat 4 receives 9h Jc

    Scenario: The stacks lie face down and the dealer's is covered
      Given seats 6, 2 and 4 bet $10 on the ante
      And seat 3 is taken
      And the deck runs 2c 5d 9h Jc 3s 6d Th Qc
      When the cards are dealt
      Then seat 2 receives 2c 5d, face down
      And seat 4 receives 9h Jc, face down
      And seat 6 receives 3s 6d, face down
      And the dealer receives Th Qc, face down and covered

    Scenario: Two cards are delivered together
      Given seats 6, 2 and 4 bet $10 on the ante
      And seat 3 is taken
      And the deck runs 2c 5d 9h Jc 3s 6d Th Qc
      When the cards are dealt
      Then every hand comes in stacks of 2

  @19:47-44.9(d)
  Rule: The rest of the deck leaves the automated shoe, the board is dealt from the hand and the stub goes to the rack, unseen

    Scenario: No community card comes from the shoe
      Given seat 1 bets $10 on the ante
      And the dealer will hold 9c 9d
      And the board will be Ks Jd 8c 5h 2h
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then the board comes from the hand

    Scenario: The stub follows the fifth community card and nobody sees it
      Given seat 1 bets $10 on the ante
      And the dealer will hold 9c 9d
      And the board will be Ks Jd 8c 5h 2h
      When the cards are dealt
      And seat 1 raises
      And the round is played out
      Then 2h is dealt before the stub goes to the rack
      And the stub goes to the rack face down
      And the stub is not shown

  @19:47-44.9(e)
  Rule: In any five rounds with an automated shoe the stub is counted at least once, as with a manual shoe

    @AIH-25
    Scenario Outline: <rounds> rounds are played
      Given seat 1 is taken
      When <rounds> rounds are played
      Then the stub is counted at least once in every 5 rounds

      Examples:
        | rounds |
        | 5      |
        | 10     |

    Scenario: A supervisor has the stub counted
      Given seat 1 bets $10 on the ante
      When a supervisor orders the stub counted
      And the cards are dealt
      And seat 1 folds
      And the round is played out
      Then the stub is counted face down

    @AIH-21
    Scenario Outline: The count shows that <fault>
      Given seat 1 bets $10 on the ante
      And seat 1 will hold Ks Kd
      And the dealer will hold Qs 7h
      And the board will be Ac 9d 5h 4s 2c
      And <fault>
      When a supervisor orders the stub counted
      And the cards are dealt
      And seat 1 raises
      And the round is played out
      Then all hands are void
      And seat 1 gets back every wager that was not settled before the count

      Examples:
        | fault                                |
        | a card is missing from the deck      |
        | there is a card too many in the deck |

    @AIH-14
    Scenario: The count shows that seat 1 had three cards from a full deck
      Given seats 1 and 2 bet $10 on the ante
      And seat 2 will hold Ks Kd
      And the dealer will hold Qs 7h
      And the board will be Ac 9d 5h 4s 2c
      And seat 1 is dealt 3 cards by mistake
      When a supervisor orders the stub counted
      And the cards are dealt
      And seat 1 folds
      And seat 2 raises
      And the round is played out
      Then all hands are void

    Scenario: A deck in which a card is missing is not used again
      Given seat 1 bets $10 on the ante
      And a card is missing from the deck
      And a supervisor orders the stub counted
      And the cards are dealt
      And seat 1 folds
      And the round is played out
      When the next round begins
      And seat 1 bets $10 on the ante
      And the cards are dealt
      Then the deck leaves the table before the next deal
