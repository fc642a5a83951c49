@spanish-21
Feature: N.J.A.C. 19:47-19.2 Cards, decks and what the cards count

  @19:47-19.2(a)
  Rule: Six or eight decks of 48 cards with the same backs, and one cutting card

    Scenario: Six decks
      Given 6 decks make up the shoe
      When the table is looked at
      Then the deck has 288 cards

    Scenario: Eight decks
      Given 8 decks make up the shoe
      When the table is looked at
      Then the deck has 384 cards

    Scenario: As many decks as the table usually has
      When the table is looked at
      Then the shoe has 288 or 384 cards

    Scenario: The backs
      When the table is looked at
      Then the cards of the shoe all have the same backs

    Scenario: The cutting card
      When the table is looked at
      Then there is just one cutting card
      And every cover card is opaque and of one colour
      And no cover card has the colour of a back

    Scenario: The tens go while the cards are inspected
      Given the table is closed
      And the decks come to the table with their tens
      When the table is opened
      Then the tens are out before the cards are spread

  @19:47-19.2(b)1
  Rule: Two to nine count their number

    Scenario Outline: A <rank> makes <total>
      When seat 1 has <hand> against <dealer>
      Then the hand of seat 1 counts <total>

      Examples:
        | rank | hand  | dealer | total |
        | 2    | 2s Kd | 9c 9h  | 12    |
        | 3    | 3s Kd | 9c 9h  | 13    |
        | 4    | 4s Kd | 9c 9h  | 14    |
        | 5    | 5s Kd | 9c 9h  | 15    |
        | 6    | 6s Kd | 9c 9h  | 16    |
        | 7    | 7s Kd | 9c 9h  | 17    |
        | 8    | 8s Kd | 9c 9h  | 18    |
        | 9    | 9s Kd | 9c 9h  | 19    |

    Scenario: A second player's cards count alike
      Given seat 2 bets $30 on the wager
      When seat 4 has 7s 8d against 9c 9h
      Then the hand of seat 4 counts 15

  @19:47-19.2(b)2
  Rule: Jack, queen and king count ten

    Scenario Outline: A <rank> makes 19
      When seat 1 has <hand> against <dealer>
      Then the hand of seat 1 counts 19

      Examples:
        | rank  | hand  | dealer |
        | jack  | Js 9d | 9c 9h  |
        | queen | Qs 9d | 9c 9h  |
        | king  | Ks 9d | 9c 9h  |

    Scenario: A second player's cards count ten as well
      Given seat 2 bets $30 on the wager
      When seat 4 has Qs Kd against 9c 9h
      Then the hand of seat 4 counts 20

  @19:47-19.2(b)3
  Rule: An ace counts eleven, or one where eleven would lead past 21

    Scenario Outline: <hand> counts <total>
      When seat 1 has <hand> against <dealer>
      Then the hand of seat 1 counts <total>

      Examples:
        | hand     | dealer | total |
        | As 9d    | 9c 9h  | 20    |
        | As 5d 5h | 9c 9h  | 21    |
        | As 5d 6h | 9c 9h  | 12    |
        | As 6d Kh | 9c 9h  | 17    |
        | Ks Qd Ah | 9c 9h  | 21    |

    Scenario Outline: The dealer's <dealer> counts <total>
      When seat 1 has <hand> against <dealer>
      Then the hand of the dealer counts <total>

      Examples:
        | hand  | dealer      | total |
        | 9c 9d | As 7d       | 18    |
        | 9c 9d | Ks 6d Ah    | 17    |
        | 9c 9d | Ks 5d Ah Ac | 17    |

    @S21-05
    Scenario Outline: Several aces: <hand> counts <total>
      When seat 1 has <hand> against <dealer>
      Then the hand of seat 1 counts <total>

      Examples:
        | hand     | dealer | total |
        | As Ad    | 9c 9h  | 12    |
        | As Ad 9h | 9c 9h  | 21    |
        | As Ad Ah | 9c 9h  | 13    |
        | As Ad Kh | 9c 9h  | 12    |

    Scenario: A second player's ace counts one
      Given seat 2 bets $30 on the wager
      When seat 4 has As 5d 6h against 9c 9h
      Then the hand of seat 4 counts 12
