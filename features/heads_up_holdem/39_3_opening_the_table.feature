@heads-up-holdem
Feature: N.J.A.C. 13:69F-39.3 Opening the table for gaming

  Background:
    Given the table is closed
    And the cards come to the table in order

  @13:69F-39.3(a)
  Rule: A deck that comes to the table goes through inspection and first shuffle before it is played

    Scenario Outline: The deck that has come is <step> before the first card
      When the table is opened
      And a patron sits down at seat 5
      And the dealer goes on
      And seat 5 bets $20 on ante and odds
      And the cards are dealt
      Then the deck is received, then <step>
      And the deck is <step>, then dealt

      Examples:
        | step                    |
        | inspected by the dealer |
        | shuffled                |

  @13:69F-39.3(b)
  Rule: Once inspected and verified, the deck is spread face up, by suit and in sequence, for the first player to look at

    Scenario: The floorperson checks the dealer's inspection before the spread
      When the table is opened
      And a patron sits down at seat 5
      Then the deck is inspected by the dealer, then verified by the floorperson
      And the deck is verified by the floorperson, then spread face up

    Scenario: The first player to come finds the cards spread in order
      When the table is opened
      And a patron sits down at seat 5
      Then the deck is spread face up, then offered for inspection
      And the deck is spread by suit and in sequence

  @13:69F-39.3(c)
  Rule: When the first player could look, the cards are turned face down, washed, stacked and shuffled

    Scenario Outline: After the look the deck is <second> when it is <first>
      When the table is opened
      And a patron sits down at seat 5
      And the dealer goes on
      Then the deck is <first>, then <second>

      Examples:
        | first                  | second           |
        | offered for inspection | turned face down |
        | turned face down       | washed           |
        | washed                 | stacked          |
        | stacked                | shuffled         |

  @13:69F-39.3(d)
  Rule: Two decks go through the opening separately, both before the first round

    Scenario Outline: Deck <deck> of two is opened on its own
      Given two decks alternate
      When the table is opened
      And a patron sits down at seat 5
      And the dealer goes on
      And seat 5 bets $20 on ante and odds
      And the cards are dealt
      Then deck <deck> is received, then inspected by the dealer
      And deck <deck> is inspected by the dealer, then verified by the floorperson
      And deck <deck> is verified by the floorperson, then spread face up
      And deck <deck> is spread face up, then turned face down
      And deck <deck> is turned face down, then washed
      And deck <deck> is washed, then stacked
      And deck <deck> is stacked, then shuffled
      And the device has shuffled deck <deck> before round 1 is dealt

      Examples:
        | deck |
        | 1    |
        | 2    |

    Scenario: The first player could look before the second deck is turned over
      Given two decks alternate
      When the table is opened
      And a patron sits down at seat 5
      And the dealer goes on
      Then the first player may look before deck 2 is turned face down
