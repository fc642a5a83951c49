@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:47-36.4 Shuffling and cutting the cards

  @19:47-36.4(a)
  Rule: The cards are shuffled right before play begins and after each round, and left in one stack

    @MTX-28
    Scenario: A table that has just opened deals shuffled cards
      Given the opening follows the first route
      And a table newly opened to seat 5
      When seat 5 bets $15 on the ante
      And the cards are dealt
      Then the deck is shuffled, then dealt

    Scenario Outline: Round <two> is dealt from cards shuffled after round <one>
      Given one deck is used
      When 4 rounds are played
      Then the deck is shuffled between round <one> and round <two>

      Examples:
        | one | two |
        | 1   | 2   |
        | 2   | 3   |
        | 3   | 4   |

    Scenario: The second of two decks is shuffled after its round
      Given two decks alternate
      When 4 rounds are played
      Then deck 2 is shuffled between round 2 and round 4

    Scenario: A deck shuffled by hand ends up in one stack
      Given the cards are shuffled by hand
      When 3 rounds are played
      Then the shuffled deck is stacked before it is dealt

    Scenario: A deck that the device gives back to the dealer is in one stack
      Given the cards are dealt from the hand
      When 3 rounds are played
      Then the shuffled deck is stacked before it is dealt

  @19:47-36.4(b)1
  Rule: What a device has shuffled is dealt uncut

    Scenario Outline: The first six cards of the device's stack are dealt from <method>
      Given the cards are shuffled by a device
      And the cards are dealt from <method>
      And the deck runs Ts 3h Ad 8c 8d Qh
      And seats 2 and 6 bet $15 on the ante
      When the cards are dealt
      Then the deck is not cut
      And the cards come in this order: Ts 3h Ad 8c 8d Qh

      Examples:
        | method            |
        | a manual shoe     |
        | the hand          |
        | an automated shoe |

  @19:47-36.4(b)2
  Rule: What the dealer has shuffled is cut before it is dealt

    Scenario Outline: The dealer has shuffled, and cuts what is dealt from <method>
      Given the cards are shuffled by hand
      And the cards are dealt from <method>
      And seats 2 and 6 bet $15 on the ante
      When the cards are dealt
      Then the deck is cut, then dealt

      Examples:
        | method            |
        | a manual shoe     |
        | an automated shoe |

    Scenario Outline: What the dealer has shuffled is cut again before round <two>
      Given the cards are shuffled by hand
      When 3 rounds are played
      Then the deck is cut between round <one> and round <two>

      Examples:
        | one | two |
        | 1   | 2   |
        | 2   | 3   |

  @19:47-36.4(c)1ii
  Rule: Ten cards or more are cut off the top

    Scenario: The dealer chooses where to cut
      Given the cards are shuffled by hand
      And seat 2 bets $15 on the ante
      When the cards are dealt
      Then the cut takes at least 10 cards

    Scenario Outline: With <method> nine cards are not enough for a cut, and ten are
      Given the cards are shuffled by hand
      And the cards are dealt from <method>
      And seat 2 bets $15 on the ante
      When the dealer tries to cut 9 cards
      And the dealer cuts 10 cards
      And the cards are dealt
      Then the attempt is refused

      Examples:
        | method            |
        | a manual shoe     |
        | an automated shoe |

    Scenario Outline: The dealer cuts <count> cards
      Given the cards are shuffled by hand
      And seat 2 bets $15 on the ante
      When the dealer cuts <count> cards
      And the cards are dealt
      Then the cut takes <count> cards

      Examples:
        | count |
        | 10    |
        | 11    |

  @19:47-36.4(c)1iii
  Rule: The remaining cards go on top of those cut off, and the first of them is dealt first

    Scenario Outline: From <method> the card under a cut of <count> cards goes to seat 2
      Given the cards are shuffled by hand
      And the cards are dealt from <method>
      And below the cards to be cut off lie Ts 3h Ad 8c
      And seat 2 bets $15 on the ante
      When the dealer cuts <count> cards
      And the cards are dealt
      Then the cards come in this order: Ts 3h Ad 8c

      Examples:
        | method            | count |
        | a manual shoe     | 10    |
        | a manual shoe     | 30    |
        | a manual shoe     | 40    |
        | an automated shoe | 10    |

  @19:47-36.4(c)2
  Rule: Cut cards are dealt in the way of the table

    Scenario Outline: Three players and the dealer get cut cards from <method>
      Given the cards are shuffled by hand
      And the cards are dealt from <method>
      And below the cards to be cut off lie Ts 3h Ad 8c 8d Qh Jc 6s
      And seats 1, 2 and 6 bet $15 on the ante
      When the dealer cuts 12 cards
      And the cards are dealt
      Then the cards come in this order: Ts 3h Ad 8c 8d Qh Jc 6s

      Examples:
        | method            |
        | a manual shoe     |
        | an automated shoe |

  @19:47-36.4(d)
  Rule: A supervisor who finds fault with the cut may have another one, as long as no card is dealt

    Scenario Outline: Two cuts of 18 and 13 cards lie behind the first card from <method>
      Given the cards are shuffled by hand
      And the cards are dealt from <method>
      And below the cards to be cut off lie Ts 3h Ad 8c
      And seat 2 bets $15 on the ante
      When the dealer cuts 18 cards
      And a supervisor orders a recut of 13 cards
      And the cards are dealt
      Then the deck has been cut 2 times
      And the cards come in this order: Ts 3h Ad 8c

      Examples:
        | method            |
        | a manual shoe     |
        | an automated shoe |

    Scenario: A recut is not for cards that have begun to be dealt
      Given the cards are shuffled by hand
      And seat 2 bets $15 on the ante
      When the dealer cuts 18 cards
      And a supervisor orders a recut of 13 cards
      And the cards are dealt
      And a supervisor tries to order a recut of 13 cards
      Then the attempt is refused

    Scenario: The supervisor is too early before the cut
      Given the cards are shuffled by hand
      And seat 3 bets $15 on the ante
      When a supervisor tries to order a recut of 15 cards
      And the cards are dealt
      Then the recut of 15 cards is refused, unless the dealer has cut before it
