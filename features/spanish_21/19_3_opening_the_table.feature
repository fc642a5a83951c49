@spanish-21
Feature: N.J.A.C. 19:47-19.3 Opening the table for gaming

  @19:47-19.3(a)
  Rule: Dealer and floorperson inspect the decks, take out tens and destroy them

    Scenario: The decks come to the table
      Given the table is closed
      When the table is opened
      Then the floorperson verifies the dealer's inspection

    Scenario Outline: <card> comes with the decks
      Given the table is closed
      And 6 decks make up the shoe
      And the decks come to the table with their tens
      When the table is opened
      Then <card> is taken out of each of 6 decks
      And <card> is destroyed once it is taken out
      And the floorperson verifies what was taken out

      Examples:
        | card |
        | Tc   |
        | Td   |
        | Th   |
        | Ts   |

  @19:47-19.3(b)
  Rule: Each deck lies spread face up, by suit and in sequence, for the first player to look at

    Scenario Outline: The <count> decks lie apart
      Given the table is closed
      And <count> decks make up the shoe
      When the table is opened
      Then each of <count> decks is spread face up, by suit and in sequence

      Examples:
        | count |
        | 6     |
        | 8     |

    Scenario: The cards are verified before they are spread
      Given the table is closed
      When the table is opened
      Then the deck is verified by the floorperson, then spread face up

    Scenario: The first player comes
      Given the table is closed
      And the table is opened
      When a patron sits down at seat 1
      Then the deck is spread face up, then offered for inspection

  @19:47-19.3(c)
  Rule: The cards are turned down, washed, stacked and shuffled, and mixed again if one turns over

    Scenario Outline: The cards are <one> before they are <two>
      Given the table is closed
      And the table is opened
      And seat 1 is taken
      When the dealer goes on
      Then the deck is <one>, then <two>

      Examples:
        | one                    | two              |
        | offered for inspection | turned face down |
        | turned face down       | washed           |
        | washed                 | stacked          |
        | stacked                | shuffled         |

    Scenario: A card turns over
      Given the table is closed
      And the table is opened
      And seat 1 is taken
      And a card turns over in the mixing
      When the dealer goes on
      Then the cards are washed at least 2 times

  @19:47-19.3(d)
  Rule: Cards are changed within 24 hours

    Scenario Outline: The cards have been there for <minutes> minutes
      Given the table is closed
      And the table is opened
      And seat 1 is taken
      And the dealer goes on
      And <minutes> minutes pass
      When seat 1 bets and the cards are dealt
      Then no card is dealt more than 1440 minutes after its deck came to the table

      Examples:
        | minutes |
        | 1439    |
        | 1440    |
        | 1441    |
        | 2900    |
