@heads-up-holdem
Feature: N.J.A.C. 13:69F-39.9 Dealing from an automated shoe

  Background:
    Given the cards are dealt from an automated shoe

  @13:69F-39.9(a)
  Rule: An automated shoe, where a licensee has one, gives out the hands in stacks of two

    @HUH-10
    Scenario: The shoe at the table makes stacks of two
      Given the table is looked at
      Then the automated shoe gives stacks of 2

  @13:69F-39.9(b)1
  Rule: Shuffled and, where that is due, cut, the cards go into the automated shoe

    Scenario: The shoe gives the hands
      Given seat 4 bets $50 on ante and odds
      When the cards are dealt
      Then the hands come from an automated shoe

    Scenario: The shoe is loaded again before it deals the same cards again
      When 3 rounds are checked to the river and folded
      Then the cards go into an automated shoe between round 1 and round 3

    Scenario: What the dealer has shuffled is cut before the shoe gets it
      Given the cards are shuffled by hand
      And seat 4 bets $50 on ante and odds
      When the dealer cuts 11 cards
      And the cards are dealt
      Then the cards lie in an automated shoe only after the cut

  @13:69F-39.9(b)2
  Rule: "No more bets" is called before the automated shoe gives its first stack

    Scenario: The call comes before even a community card
      Given seats 4 and 5 bet $50 on ante and odds
      When the cards are dealt
      Then "No more bets" is called before any card is dealt

  @13:69F-39.9(c)
  Rule: The board comes first, then a face-down stack of two to each player clockwise from the far left, and last the dealer's, covered

    Background:
      Given seats 4, 1 and 5 bet $50 on ante and odds
      And seat 2 is taken
      And the deck runs Ah 2d Jc 7s 7h 9c 3d Qs Ks 6c 6s Td 4c
      And the cards are dealt

    @HUH-09 @HUH-10
    Scenario: The first five cards of the deck are the board
      Then the board receives Ah 2d Jc 7s 7h
      And 5 community cards are dealt
      And the cards come in this order: Ah 2d Jc 7s 7h 9c

    @HUH-44
    Scenario: Seats 1, 4 and 5 get a stack in turn and the dealer the last one
      Then seat 1 receives 9c 3d
      And seat 4 receives Qs Ks
      And seat 5 receives 6c 6s
      And the dealer receives Td 4c

    @HUH-44
    Scenario: Seat 2 has no wager and is passed over
      Then seat 2 receives no card
      And seat 4 receives Qs Ks

    Scenario: No player's card shows, and the dealer's stack is covered
      Then seat 1 receives 9c 3d, face down
      And seat 4 receives Qs Ks, face down
      And seat 5 receives 6c 6s, face down
      And the dealer receives Td 4c, face down and covered

    Scenario: A hand is delivered in one piece
      Then every hand comes in stacks of 2

  @13:69F-39.9(d)
  Rule: When all stacks are out the other cards leave the automated shoe for the rack, unseen

    Scenario: The stub follows the dealer's stack
      Given seat 4 bets $50 on ante and odds
      And the dealer will hold Td 4c
      When the cards are dealt
      And seat 4 raises
      And the round is played to the end
      Then 4c is dealt before the stub goes to the rack
      And the stub goes to the rack face down
      And the stub is not shown

  @13:69F-39.9(e)
  Rule: The stub of an automated shoe is counted at least once in any five rounds, in the way and with the consequences of 39.7(f)

    @HUH-46
    Scenario Outline: <rounds> rounds are dealt from the automated shoe
      Given the shuffler does not count the cards
      When <rounds> rounds are checked to the river and folded
      Then the stub is counted at least once in every 5 rounds

      Examples:
        | rounds |
        | 5      |
        | 6      |
        | 10     |

    Scenario: What the shoe has not given is counted by its backs
      Given seat 4 bets $50 on ante and odds
      When a supervisor orders the stub counted
      And the cards are dealt
      And seat 4 raises
      And the round is played to the end
      Then the stub is counted face down

    @HUH-24
    Scenario Outline: The count after the stacks shows that <fault>
      Given seat 4 bets $50 on ante and odds
      And seat 4 bets $5 on the pocket bonus
      And <fault>
      When a supervisor orders the stub counted
      And the cards are dealt
      And seat 4 bets $150 on the raise, if the round goes on
      And the round goes as far as it can
      And the round goes as far as it can
      And the round goes as far as it can
      Then all hands are void
      And seat 4 gets back every wager that was not settled before the count

      Examples:
        | fault                                |
        | a card is missing from the deck      |
        | there is a card too many in the deck |

    Scenario: The shoe gets another deck after a count of 53
      Given seat 4 bets $50 on ante and odds
      And there is a card too many in the deck
      And a supervisor orders the stub counted
      And the cards are dealt
      And seat 4 bets $150 on the raise, if the round goes on
      And the round goes as far as it can
      And the round goes as far as it can
      And the round goes as far as it can
      When the next round begins
      And seat 4 bets $50 on ante and odds
      And the cards are dealt
      Then the deck leaves the table before the next deal

  @13:69F-39.9(f)
  Rule: With an automated shoe, too, a shuffler that counts saves the count of the stub, and a deck it finds wrong leaves the table

    Background:
      Given the shuffler counts the cards
      And one deck is used

    Scenario: Stub or deck is counted while the shoe is automated
      When 5 rounds are checked to the river and folded
      Then the shuffler counts 52 cards at least 4 times, or the stub is counted within 5 rounds

    @HUH-36
    Scenario Outline: The shuffler has <cards> for the automated shoe
      Given 2 rounds are checked to the river and folded
      When the shuffler finds <cards> in the deck
      And seat 1 bets $50 on ante and odds
      And the cards are dealt
      Then the deck leaves the table before the next deal

      Examples:
        | cards    |
        | 51 cards |
        | 53 cards |
