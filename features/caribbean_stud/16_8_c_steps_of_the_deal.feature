@caribbean-stud
Feature: N.J.A.C. 19:47-16.8(c) Dealing from the hand: the steps of the deal

  Background:
    Given the cards are dealt from the hand
    And seats 5 and 2 bet $10 on the ante
    And seat 3 is taken
    And the deck runs 2c 5d As 3h 6s Kd 4c 7d 8h 9s Th Jc Qd 2s 3c

  @19:47-16.8(c)
  Rule: The deal begins at the dealer's far left and goes round clockwise, the dealer last each time

    Scenario: Seats 2 and 5 and the dealer get five cards each, one at a time
      When the cards are dealt
      Then seat 2 receives 2c 3h 4c 9s Qd
      And seat 5 receives 5d 6s 7d Th 2s
      And the dealer receives As Kd 8h Jc 3c

    Scenario: The cards go out one by one
      When the cards are dealt
      Then the cards come in this order: 2c 5d As 3h 6s Kd 4c 7d 8h 9s Th Jc Qd 2s 3c

  @19:47-16.8(c)1
  Rule: First, every player gets a card face down

    Scenario: The first two cards go to the players and none to seat 3, which has no ante
      When the cards are dealt
      Then seat 2 receives 2c, face down
      And seat 5 receives 5d, face down
      And seat 3 receives no card
      And the cards come in this order: 2c 5d As

  @19:47-16.8(c)2
  Rule: Then the dealer gets a card face up

    @CS-15
    Scenario: The third card is the dealer's and everybody sees it before deciding
      When the cards are dealt
      And seat 2 bets $20 on the bet
      Then As of the dealer lies face up before seat 2 bets

    Scenario: The dealer's first card comes before anybody's second
      When the cards are dealt
      Then the dealer receives As
      And the cards come in this order: As 3h 6s

  @19:47-16.8(c)3
  Rule: Then every player gets a second card face down

    Scenario: The fourth and fifth cards go to the players and none to seat 3
      When the cards are dealt
      Then seat 2 receives 3h, face down
      And seat 5 receives 6s, face down
      And seat 3 receives no card
      And the cards come in this order: As 3h 6s Kd

  @19:47-16.8(c)4
  Rule: Then the dealer gets a second card face down

    Scenario: The sixth card is the dealer's and nobody sees it
      When the cards are dealt
      Then the dealer receives Kd, face down
      And the cards come in this order: 6s Kd 4c

  @19:47-16.8(c)5
  Rule: Then third, fourth and fifth cards go face down to the players and the dealer in turn

    Scenario: Nine more cards in three rounds, none of them to seat 3
      When the cards are dealt
      Then seat 2 receives 4c 9s Qd, face down
      And seat 5 receives 7d Th 2s, face down
      And the dealer receives 8h Jc 3c, face down
      And seat 3 receives no card
      And the cards come in this order: Kd 4c 7d 8h 9s Th Jc Qd 2s 3c
