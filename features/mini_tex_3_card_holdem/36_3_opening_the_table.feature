@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:47-36.3 Opening the table for gaming

  Background:
    Given the opening follows the first route
    And the table is closed

  @19:47-36.3(a)
  Rule: Cards that have come to the table are opened by one of two routes, the first with every step from the inspection to the shuffle

    Scenario Outline: The cards have been <first> and are <second> before play
      When the table is opened
      And a patron sits down at seat 3
      And the dealer goes on
      Then the deck is <first>, then <second>

      Examples:
        | first    | second                      |
        | received | inspected by the dealer     |
        | received | verified by the floorperson |
        | received | spread face up              |
        | received | washed                      |
        | received | shuffled                    |

    @MTX-28
    Scenario: By the second route, too, the cards are those that have come to the table
      Given the opening follows the second route
      When the table is opened
      And a patron sits down at seat 3
      And the dealer goes on, if there is anything to do
      And seat 3 bets $15 on the ante
      And the cards are dealt
      Then the deck is received, then dealt

  @19:47-36.3(b)
  Rule: When they are inspected and verified the cards are spread face up, by suit and in sequence, for the first player

    Scenario: The floorperson verifies what the dealer has looked through
      When the table is opened
      And a patron sits down at seat 3
      Then the deck is inspected by the dealer, then verified by the floorperson

    Scenario: Only a verified deck is spread
      When the table is opened
      And a patron sits down at seat 3
      Then the deck is verified by the floorperson, then spread face up

    Scenario: The patron at seat 3 comes first and is shown the cards
      When the table is opened
      And a patron sits down at seat 3
      Then the deck is spread face up, then offered for inspection

    Scenario: The patron can run an eye along each suit
      When the table is opened
      And a patron sits down at seat 3
      Then the deck is spread by suit and in sequence

  @19:47-36.3(c)
  Rule: Once the first player could look, the cards are turned down, washed, stacked and shuffled, in this order

    Scenario Outline: Having been <first> the cards are <second>
      When the table is opened
      And a patron sits down at seat 3
      And the dealer goes on
      Then the deck is <first>, then <second>

      Examples:
        | first                  | second           |
        | offered for inspection | turned face down |
        | turned face down       | washed           |
        | washed                 | stacked          |
        | stacked                | shuffled         |

  @19:47-36.3(d)
  Rule: With a shuffling device and two decks, each deck goes through all the steps by itself

    Scenario Outline: Having been <first>, deck <deck> of two is <second>
      Given two decks alternate
      When the table is opened
      And a patron sits down at seat 3
      And the dealer goes on
      Then deck <deck> is <first>, then <second>

      Examples:
        | deck | first                       | second                      |
        | 1    | inspected by the dealer     | verified by the floorperson |
        | 1    | verified by the floorperson | spread face up              |
        | 1    | spread face up              | turned face down            |
        | 1    | turned face down            | washed                      |
        | 1    | washed                      | stacked                     |
        | 1    | stacked                     | shuffled                    |
        | 2    | inspected by the dealer     | verified by the floorperson |
        | 2    | verified by the floorperson | spread face up              |
        | 2    | spread face up              | turned face down            |
        | 2    | turned face down            | washed                      |
        | 2    | washed                      | stacked                     |
        | 2    | stacked                     | shuffled                    |

    Scenario: The first player looks before the second deck is mixed
      Given two decks alternate
      When the table is opened
      And a patron sits down at seat 3
      And the dealer goes on
      Then the first player may look before deck 2 is turned face down
