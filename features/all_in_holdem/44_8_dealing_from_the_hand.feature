@all-in-holdem
Feature: N.J.A.C. 19:47-44.8 Dealing from the hand

  Background:
    Given the cards are dealt from the hand

  @19:47-44.8(a)
  Rule: Where the licensee lets its dealers deal from the hand, the cards come from the hand

    Scenario: No shoe is used
      Given seat 1 bets $10 on the ante
      When the cards are dealt
      Then the hands come from the hand

  @19:47-44.8(b)1
  Rule: Cards dealt from the hand are shuffled by a device

    Scenario: There is a shuffler beside the dealer
      Given the table is looked at
      Then there is a shuffler on the table

    @AIH-37
    Scenario: Shuffling by hand has to wait until a shoe is used
      Given one deck is used
      And seat 1 is taken
      When a supervisor tries to order shuffling by hand
      And a supervisor orders dealing from a manual shoe
      And a supervisor orders shuffling by hand
      Then the attempt is refused

  @19:47-44.8(b)3
  Rule: After the call of "No more bets" each card comes off the top of the deck and is put face down

    Scenario: Betting is closed before a card leaves the hand
      Given seat 1 bets $10 on the ante
      When the cards are dealt
      Then "No more bets" is called before any card is dealt

    Scenario: The first four cards of the deck are dealt as they lie
      Given seat 1 bets $10 on the ante
      And the deck runs 2c 5d 9h Jc
      When the cards are dealt
      Then the cards come in this order: 2c 5d 9h Jc
      And seat 1 receives 2c 9h, face down

  @19:47-44.8(c)
  Rule: From the hand, the cards go round clockwise from the far left: players, dealer, players, dealer

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

  @19:47-44.8(c)1
  Rule: From the hand, each player with an ante first gets one card face down

    Scenario: The first three cards go to the three antes and none to seat 3
      Given seats 6, 2 and 4 bet $10 on the ante
      And seat 3 is taken
      And the deck runs 2c 5d 9h Jc 3s 6d Th Qc
      When the cards are dealt
      Then seat 2 receives 2c, face down
      And seat 4 receives 5d, face down
      And seat 6 receives 9h, face down
      And seat 3 receives no card

  @19:47-44.8(c)2
  Rule: From the hand, the dealer then gets one card face down under a cover card

    Scenario: The fourth card goes to the dealer, covered
      Given seats 6, 2 and 4 bet $10 on the ante
      And seat 3 is taken
      And the deck runs 2c 5d 9h Jc 3s 6d Th Qc
      When the cards are dealt
      Then the dealer receives Jc, face down and covered

  @19:47-44.8(c)3
  Rule: From the hand, each player with an ante then gets a second card face down

    Scenario: The fifth to seventh cards go to the three antes and none to seat 3
      Given seats 6, 2 and 4 bet $10 on the ante
      And seat 3 is taken
      And the deck runs 2c 5d 9h Jc 3s 6d Th Qc
      When the cards are dealt
      Then seat 2 receives 3s, face down
      And seat 4 receives 6d, face down
      And seat 6 receives Th, face down
      And seat 3 receives no card

  @19:47-44.8(c)4
  Rule: From the hand, the dealer last gets a second card face down under a cover card

    Scenario: The eighth card goes to the dealer, covered
      Given seats 6, 2 and 4 bet $10 on the ante
      And seat 3 is taken
      And the deck runs 2c 5d 9h Jc 3s 6d Th Qc
      When the cards are dealt
      Then the dealer receives Qc, face down and covered

  @19:47-44.8(d)
  Rule: When all cards of the round are out the stub in hand goes to the rack, unseen

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

  @19:47-44.8(e)
  Rule: In any five rounds dealt from the hand the stub is counted at least once, as with a manual shoe

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
