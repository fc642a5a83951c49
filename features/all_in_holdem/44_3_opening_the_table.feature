@all-in-holdem
Feature: N.J.A.C. 19:47-44.3 Opening the table for gaming

  @19:47-44.3(a)
  Rule: The dealer sorts and inspects a deck that comes to the table, and the floorperson verifies the inspection

    Scenario: The dealer inspects the deck that has come
      Given the table is closed
      When the table is opened
      Then the deck is received, then inspected by the dealer

    Scenario: The floorperson verifies what the dealer has inspected
      Given the table is closed
      When the table is opened
      Then the deck is inspected by the dealer, then verified by the floorperson

  @19:47-44.3(b)
  Rule: The verified deck is spread face up, suit by suit in sequence, for the first player to look at

    Scenario: The deck is spread once it is verified
      Given the table is closed
      When the table is opened
      And a patron sits down at seat 1
      Then the deck is verified by the floorperson, then spread face up

    Scenario: The suits lie apart and in sequence
      Given the table is closed
      When the table is opened
      And a patron sits down at seat 1
      Then the deck is spread by suit and in sequence

    Scenario: The first patron looks at the spread cards
      Given the table is closed
      When the table is opened
      And a patron sits down at seat 1
      Then the deck is spread face up, then offered for inspection

  @19:47-44.3(c)
  Rule: After the first player's look the cards are turned down, washed, stacked and shuffled

    Scenario Outline: The deck is <second> once it has been <first>
      Given the table is closed
      When the table is opened
      And a patron sits down at seat 1
      And the dealer goes on
      Then the deck is <first>, then <second>

      Examples:
        | first                  | second           |
        | offered for inspection | turned face down |
        | turned face down       | washed           |
        | washed                 | stacked          |
        | stacked                | shuffled         |

  @19:47-44.3(d)
  Rule: Each of two decks goes through the opening on its own

    Scenario Outline: Deck <deck> is <second> once it has been <first>
      Given the table is closed
      And two decks alternate
      When the table is opened
      And a patron sits down at seat 1
      And the dealer goes on
      Then deck <deck> is <first>, then <second>

      Examples:
        | deck | first                       | second                      |
        | 1    | received                    | inspected by the dealer     |
        | 1    | inspected by the dealer     | verified by the floorperson |
        | 1    | verified by the floorperson | spread face up              |
        | 1    | spread face up              | turned face down            |
        | 1    | turned face down            | washed                      |
        | 1    | washed                      | stacked                     |
        | 1    | stacked                     | shuffled                    |
        | 2    | received                    | inspected by the dealer     |
        | 2    | inspected by the dealer     | verified by the floorperson |
        | 2    | verified by the floorperson | spread face up              |
        | 2    | spread face up              | turned face down            |
        | 2    | turned face down            | washed                      |
        | 2    | washed                      | stacked                     |
        | 2    | stacked                     | shuffled                    |

    Scenario: The first player looks before the second deck is mixed
      Given the table is closed
      And two decks alternate
      When the table is opened
      And a patron sits down at seat 1
      And the dealer goes on
      Then the first player may look before deck 2 is turned face down
