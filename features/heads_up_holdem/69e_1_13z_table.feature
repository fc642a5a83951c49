@heads-up-holdem
Feature: N.J.A.C. 13:69E-1.13Z The Heads Up Hold'em table

  Background:
    Given the table is looked at

  @13:69E-1.13Z(a)
  Rule: No more than six players sit along one side, across from the dealer

    Scenario: There is no seventh position
      Then there are positions for at most 6 players

    Scenario: The dealer looks at all the players
      Then the dealer's place is opposite the players

  @13:69E-1.13Z(b)1
  Rule: The layout bears the name of the licensee

    Scenario: Patrons read on the layout whose game it is
      Then the layout states the name of the licensee

  @13:69E-1.13Z(b)2
  Rule: Every position has an area for the ante

    Scenario: An ante can be placed at every position
      Then every position has an area for the ante

  @13:69E-1.13Z(b)3
  Rule: Every position has an area for the raise, directly behind the ante

    Scenario: A raise can be placed at every position
      Then every position has an area for the raise

    @HUH-48
    Scenario: The raise has its place behind the ante
      Then from one side of the table, the raise area lies behind the ante area

  @13:69E-1.13Z(b)4
  Rule: Every position has one area each for odds wager, trips plus and pocket bonus

    Scenario Outline: The <wager> has an area of its own at every position
      Then every position has an area for the <wager>

      Examples:
        | wager        |
        | odds wager   |
        | trips plus   |
        | pocket bonus |

  @13:69E-1.13Z(b)4(i)
  Rule: The odds wager has its place at the right of the ante, level with it

    @HUH-48
    Scenario: Ante and odds wager lie side by side
      Then from one side of the table, the odds wager area lies right of the ante area

  @13:69E-1.13Z(b)4(ii)
  Rule: Trips plus has its place in front of the ante

    @HUH-48
    Scenario: Trips plus lies beyond the ante
      Then from one side of the table, the trips plus area lies in front of the ante area

  @13:69E-1.13Z(b)4(iii)
  Rule: The pocket bonus has its place at the right of trips plus, level with it, and in front of the odds wager

    @HUH-48
    Scenario: The two bonuses lie side by side
      Then from one side of the table, the pocket bonus area lies right of the trips plus area

    @HUH-48
    Scenario: The pocket bonus lies beyond the odds wager
      Then from one side of the table, the pocket bonus area lies in front of the odds wager area

  @13:69E-1.13Z(b)5
  Rule: Inscriptions at the table give the odds of odds wager, bad beat bonus, trips plus and pocket bonus

    @HUH-12 @HUH-27
    Scenario Outline: A patron finds the odds of the <wager> at the table
      Then the table states the odds of the <wager>

      Examples:
        | wager          |
        | odds wager     |
        | bad beat bonus |
        | trips plus     |
        | pocket bonus   |

    @HUH-04 @HUH-12
    Scenario Outline: A patron reads what table <table> of the <wager> pays on <hand>
      Given the <wager> pays by table <table>
      Then the table states the odds of the <wager> and says <odds>

      Examples:
        | wager        | table | hand           | odds                   |
        | trips plus   | 1     | a full house   | "9" or "nine"          |
        | trips plus   | 2     | a flush        | "6" or "six"           |
        | trips plus   | 3     | a full house   | "8" or "eight"         |
        | trips plus   | 4     | a straight     | "5" or "five"          |
        | pocket bonus | 1     | two aces       | "30" or "thirty"       |
        | pocket bonus | 2     | two aces       | "25" or "twenty-five"  |
        | pocket bonus | 3     | two kings      | "4" or "four"          |

    @HUH-12
    Scenario: A patron reads what the odds wager pays on a royal flush
      Then the table states the odds of the odds wager and says "500" or "five hundred"

    @HUH-03 @HUH-12
    Scenario: A patron reads what the bad beat bonus pays on four of a kind
      Given the bad beat bonus pays by the printed table
      Then the table states the odds of the bad beat bonus and says "25" or "twenty-five"

  @13:69E-1.13Z(b)6
  Rule: Inscriptions at the table give the raises that are open at each stage

    @HUH-13
    Scenario: Three antes are the most before the flop
      Then the table states the raises before the flop and says "3x", "3", "three" or "triple", never "4x", "4" or "four"

    @HUH-13
    Scenario: Two antes may be raised on the flop
      Then the table states the raises on the flop and says "2x", "2", "two", "twice" or "double"

    @HUH-13
    Scenario: One ante is raised after the river
      Then the table states the raise after the river and says "1x", "1", "one", "once" or "equal"

  @13:69E-1.13Z(c)
  Rule: A drop box and a tip box are attached on the dealer's side, with the dealer between them

    Scenario Outline: The table has <box> where the dealer is
      Then <box> is attached on the dealer's side

      Examples:
        | box          |
        | the drop box |
        | the tip box  |

    Scenario: The dealer reaches the boxes to the left and to the right
      Then the drop box and the tip box are on opposite sides of the dealer
