@all-in-holdem
Feature: N.J.A.C. 19:47-44.7 Dealing from a manual shoe

  Background:
    Given the cards are dealt from a manual shoe

  @19:47-44.7(a)
  Rule: The manual shoe is fixed or locked away as 19:46-1.19 says, and the deck goes into it when it is shuffled and cut

    Scenario: The shoe belongs to the table
      Given the table is looked at
      Then a manual shoe is fixed to the open table
      And a manual shoe is locked away while the table is closed

    Scenario: The deck is back in the shoe before it is dealt again
      When 3 rounds are played
      Then the cards go into a manual shoe between round 1 and round 3

    Scenario: A deck shuffled by hand is cut before it goes into the shoe
      Given the cards are shuffled by hand
      And seat 1 bets $10 on the ante
      When the dealer cuts 20 cards
      And the cards are dealt
      Then the cards lie in a manual shoe only after the cut

  @19:47-44.7(b)
  Rule: With a manual shoe the dealer calls "No more bets" before the first card

    Scenario: Betting is closed before the shoe is touched
      Given seat 1 bets $10 on the ante
      When the cards are dealt
      Then "No more bets" is called before any card is dealt

  @19:47-44.7(d)
  Rule: From a manual shoe, the cards go round clockwise from the far left: players, dealer, players, dealer

    @AIH-38
    Scenario: Seats 2, 4 and 6 are served in turn and then the dealer, twice
      Given seats 6, 2 and 4 bet $10 on the ante
      And seat 3 is taken
      And the deck runs 2c 5d 9h Jc 3s 6d Th Qc
      When the cards are dealt
      Then seat 2 receives 2c 3s
      And seat 4 receives 5d 6d
      And seat 6 receives 9h Th
      And the dealer receives Jc Qc

  @19:47-44.7(d)1
  Rule: From a manual shoe, each player with an ante first gets one card face down

    Scenario: The first three cards go to the three antes and none to seat 3
      Given seats 6, 2 and 4 bet $10 on the ante
      And seat 3 is taken
      And the deck runs 2c 5d 9h Jc 3s 6d Th Qc
      When the cards are dealt
      Then seat 2 receives 2c, face down
      And seat 4 receives 5d, face down
      And seat 6 receives 9h, face down
      And seat 3 receives no card

  @19:47-44.7(d)2
  Rule: From a manual shoe, the dealer then gets one card face down under a cover card

    Scenario: The fourth card goes to the dealer, covered
      Given seats 6, 2 and 4 bet $10 on the ante
      And seat 3 is taken
      And the deck runs 2c 5d 9h Jc 3s 6d Th Qc
      When the cards are dealt
      Then the dealer receives Jc, face down and covered

  @19:47-44.7(d)3
  Rule: From a manual shoe, each player with an ante then gets a second card face down

    Scenario: The fifth to seventh cards go to the three antes and none to seat 3
      Given seats 6, 2 and 4 bet $10 on the ante
      And seat 3 is taken
      And the deck runs 2c 5d 9h Jc 3s 6d Th Qc
      When the cards are dealt
      Then seat 2 receives 3s, face down
      And seat 4 receives 6d, face down
      And seat 6 receives Th, face down
      And seat 3 receives no card

  @19:47-44.7(d)4
  Rule: From a manual shoe, the dealer last gets a second card face down under a cover card

    Scenario: The eighth card goes to the dealer, covered
      Given seats 6, 2 and 4 bet $10 on the ante
      And seat 3 is taken
      And the deck runs 2c 5d 9h Jc 3s 6d Th Qc
      When the cards are dealt
      Then the dealer receives Qc, face down and covered

  @19:47-44.7(e)
  Rule: When all cards of the round are out the stub leaves the manual shoe for the rack, unseen

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

  @19:47-44.7(f)
  Rule: In any five rounds with a manual shoe the stub is counted at least once, face down

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

  @19:47-44.7(f)1
  Rule: A stub that shows a full deck of 52 goes to the rack unseen

    Scenario: The count is right
      Given seat 1 bets $10 on the ante
      When a supervisor orders the stub counted
      And the cards are dealt
      And seat 1 folds
      And the round is played out
      Then the count comes to 52 cards in all
      And the stub goes to the rack face down
      And the stub is not shown

  @19:47-44.7(f)2
  Rule: A wrong count voids all hands; if nothing was misdealt the deck is wrong and leaves the table

    Background:
      Given seats 1 and 2 bet $10 on the ante
      And seat 2 will hold Ks Kd
      And the dealer will hold Qs 7h
      And the board will be Ac 9d 5h 4s 2c
      And a supervisor orders the stub counted

    @AIH-14 @AIH-21
    Scenario Outline: The count shows that seat 1 had <cards> from a full deck
      Given seat 1 is dealt <cards> by mistake
      When the cards are dealt
      And seat 1 folds
      And seat 2 raises
      And the round is played out
      Then all hands are void
      And seat 2 gets back every wager that was not settled before the count

      Examples:
        | cards   |
        | 1 card  |
        | 3 cards |

    @AIH-21
    Scenario Outline: The count shows that <fault>
      Given <fault>
      When the cards are dealt
      And seat 1 folds
      And seat 2 raises
      And the round is played out
      Then all hands are void
      And seat 2 gets back every wager that was not settled before the count

      Examples:
        | fault                                |
        | a card is missing from the deck      |
        | there is a card too many in the deck |

    @AIH-20 @AIH-21
    Scenario: A final hand bonus goes back with the rest when a card is missing from the deck
      Given seat 2 bets $5 on the final hand bonus
      And a card is missing from the deck
      When the cards are dealt
      And seat 1 folds
      And seat 2 raises
      And the round is played out
      Then all hands are void
      And seat 2 gets back every wager that was not settled before the count

    Scenario Outline: The deck is not used again when <fault>
      Given <fault>
      And the cards are dealt
      And seat 1 folds
      And seat 2 raises
      And the round is played out
      When the next round begins
      And seat 2 bets $10 on the ante
      And the cards are dealt
      Then the deck leaves the table before the next deal

      Examples:
        | fault                                |
        | a card is missing from the deck      |
        | there is a card too many in the deck |

    @AIH-15 @AIH-21
    Scenario Outline: The count shows that seat 1 had three cards and <fault>
      Given seat 1 is dealt 3 cards by mistake
      And <fault>
      When the cards are dealt
      And seat 1 folds
      And seat 2 raises
      And the round is played out
      Then all hands are void
      And seat 2 gets back every wager that was not settled before the count

      Examples:
        | fault                                |
        | a card is missing from the deck      |
        | there is a card too many in the deck |
