@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:47-36.4 The cards of an idle table

  @19:47-36.4(e)
  Rule: The cards of an idle table lie spread until a player comes, who may look at them before they are mixed again

    Scenario Outline: The last player goes and the cards are spread face <face>
      Given the cards of an idle table lie face <face>
      And 2 rounds are played
      When the patron of seat 1 leaves
      And the dealer goes on
      Then the spread cards lie face <face>

      Examples:
        | face |
        | up   |
        | down |

    Scenario: The patron of seat 6 finds the cards face down and they are turned up
      Given the cards of an idle table lie face down
      When the dealer goes on
      And a patron sits down at seat 6
      Then the deck is turned face up, then offered for inspection

    Scenario Outline: Having been <first>, the cards of an idle table are <second>
      Given the cards of an idle table lie face up
      When the dealer goes on
      And a patron sits down at seat 6
      And the dealer goes on
      Then the deck is <first>, then <second>

      Examples:
        | first                  | second                 |
        | spread face up         | offered for inspection |
        | offered for inspection | turned face down       |
        | turned face down       | washed                 |
        | washed                 | stacked                |
        | stacked                | shuffled               |

    Scenario Outline: Having been <first>, deck <deck> of an idle table with two is <second>
      Given the cards of an idle table lie face up
      And two decks alternate
      When the dealer goes on
      And a patron sits down at seat 6
      And the dealer goes on
      Then deck <deck> is <first>, then <second>

      Examples:
        | deck | first            | second           |
        | 1    | spread face up   | turned face down |
        | 1    | turned face down | washed           |
        | 1    | washed           | stacked          |
        | 1    | stacked          | shuffled         |
        | 2    | spread face up   | turned face down |
        | 2    | turned face down | washed           |
        | 2    | washed           | stacked          |
        | 2    | stacked          | shuffled         |

    Scenario: The patron of seat 6 looks before the second idle deck is mixed
      Given the cards of an idle table lie face up
      And two decks alternate
      When the dealer goes on
      And a patron sits down at seat 6
      And the dealer goes on
      Then the first player may look before deck 2 is turned face down
