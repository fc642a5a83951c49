@spanish-21
Feature: N.J.A.C. 19:47-19.3 Opening the table for gaming

  @19:47-19.3(a)
  Rule: Dealer and floorperson inspect the decks, take out tens and destroy them

    Scenario: The decks come to the table
      Given the table is closed
      When the table is opened
      Then the floorperson verifies the dealer's inspection

    Scenario Outline: The cards of all <count> decks are looked through
      Given the table is closed
      And <count> decks make up the shoe
      When the table is opened
      Then the dealer inspects at least <cards> cards

      Examples:
        | count | cards |
        | 6     | 288   |
        | 8     | 384   |

    Scenario Outline: <count> decks come with their tens
      Given the table is closed
      And <count> decks make up the shoe
      And the decks come to the table with their tens
      When the table is opened
      Then all <tens> tens are taken out
      And all <tens> tens are destroyed once they are taken out
      And the floorperson verifies what was taken out

      Examples:
        | count | tens |
        | 6     | 24   |
        | 8     | 32   |

    Scenario Outline: Cards that come later are <done> too
      Given the table is closed
      And the table is opened
      And seat 1 is taken
      And the dealer goes on
      And 1441 minutes pass
      When seat 1 bets and the cards are dealt, if they may be
      Then no cards that have come are dealt before they are <done>

      Examples:
        | done                        |
        | inspected by the dealer     |
        | verified by the floorperson |

  @19:47-19.3(b)
  Rule: Each deck lies spread face up, by suit and in sequence, for the first player to look at

    Scenario Outline: The <count> decks lie apart
      Given the table is closed
      And <count> decks make up the shoe
      When the table is opened
      Then <count> decks are each spread face up, by suit and in sequence

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
      And seat 1 is taken
      When the dealer goes on
      Then the deck is spread face up, then offered for inspection

    Scenario: Two come, and the first of them looks
      Given the table is closed
      And the table is opened
      And seats 3 and 1 come to the table in this order
      When the dealer goes on
      Then seat 3 may look at the cards

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

    Scenario: The cards wait for the first player
      Given the table is closed
      And the table is opened
      And the dealer goes on, if there is anything to do
      And seat 1 is taken
      When the dealer goes on, if there is anything to do
      Then the deck is offered for inspection, then turned face down

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
      Then no card of the shoe is dealt more than 1440 minutes after it came to the table

      Examples:
        | minutes |
        | 1439    |
        | 1440    |
        | 1441    |
        | 2900    |

    Scenario: The next cards are changed as well
      Given the table is closed
      And the table is opened
      And seats 1 and 2 come to the table in this order
      And the dealer goes on
      And 1441 minutes pass
      And seat 1 bets and the cards are dealt
      And the dealer goes on, if there is anything to do
      And 1441 minutes pass
      When seat 2 bets and the cards are dealt
      Then no card of the shoe is dealt more than 1440 minutes after it came to the table
