@caribbean-stud
Feature: N.J.A.C. 19:47-16.8(b) Dealing from the hand: the shuffler, the call and the lock-out

  Background:
    Given the cards are dealt from the hand

  @19:47-16.8(b)1
  Rule: Cards dealt from the hand are shuffled by a device

    Scenario: There is a shuffler beside the dealer
      Given the table is looked at
      Then there is a shuffler on the table

    Scenario: Shuffling by hand has to wait until a shoe is used
      Given seat 1 is taken
      When a supervisor tries to order shuffling by hand
      And a supervisor orders dealing from an automated shoe
      And a supervisor orders shuffling by hand
      Then the attempt is refused

  @19:47-16.8(b)3
  Rule: "No more bets" and the lock-out come before the first card, and each card is the top one, face down

    Scenario: The call comes before a card leaves the hand
      Given seat 1 bets $10 on the ante
      When the cards are dealt
      Then "No more bets" is called before any card is dealt

    Scenario: The lock-out button is pressed before a card leaves the hand
      Given seat 1 bets $10 on the ante
      When the cards are dealt
      Then the lock-out button is pressed before any card is dealt

    Scenario: In the second round, too, call and lock-out come before a card leaves the hand
      Given seat 1 bets $10 on the ante
      And the cards are dealt
      And seat 1 folds
      And the round is played out
      And the next round begins
      And seat 1 bets $10 on the ante
      When the cards are dealt
      Then "No more bets" is called before any card is dealt
      And the lock-out button is pressed before any card is dealt

    Scenario: A second player's ante comes before the call and is taken
      Given seat 1 bets $10 on the ante
      When seat 2 tries to bet $10 on the ante
      And the cards are dealt
      Then the attempt is allowed

    Scenario: A second player's ante comes after the call
      Given seat 2 is taken
      And seat 1 bets $10 on the ante
      When the cards are dealt
      And seat 2 tries to bet $10 on the ante
      And seat 1 bets $20 on the bet
      Then the attempt is refused

    Scenario: After the call nothing is added to an ante
      Given seat 1 bets $10 on the ante
      When the cards are dealt
      And seat 1 tries to add $10 to the ante
      And seat 1 bets $20 on the bet
      Then the attempt is refused

    Scenario: A progressive wager comes before the call and is taken
      Given seat 1 bets $10 on the ante
      When seat 1 tries to bet $1 on the progressive
      And the cards are dealt
      Then the attempt is allowed

    Scenario: A progressive wager comes after the call
      Given seat 1 bets $10 on the ante
      When the cards are dealt
      And seat 1 tries to bet $1 on the progressive
      And seat 1 bets $20 on the bet
      Then the attempt is refused

    Scenario: The first ten cards of the deck are dealt as they lie
      Given seat 1 bets $10 on the ante
      And the deck runs Qs Ad Jh Kc 9s 7d 4c 8h 2s 3d
      When the cards are dealt
      Then the cards come in this order: Qs Ad Jh Kc 9s 7d 4c 8h 2s 3d

    @CS-15
    Scenario: A player's cards and the dealer's last four lie face down
      Given seat 1 bets $10 on the ante
      And the deck runs Qs Ad Jh Kc 9s 7d 4c 8h 2s 3d
      When the cards are dealt
      Then seat 1 receives Qs Jh 9s 4c 2s, face down
      And the dealer receives Kc 7d 8h 3d, face down
