@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:47-36.9 Counting the cards of an automated shoe

  Background:
    Given the cards are dealt from an automated shoe

  @19:47-36.9(e)
  Rule: With an automated shoe the stub is counted as that of a manual shoe, unless the shuffling device counts

    Background:
      Given the shuffler does not count the cards

    @MTX-17
    Scenario Outline: The stub is counted often enough in <rounds> rounds of stacks
      When <rounds> rounds are played
      Then the stub is counted at least once in every 5 rounds

      Examples:
        | rounds |
        | 5      |
        | 11     |

    @MTX-17
    Scenario: With two decks the stub of an automated shoe is counted as often
      Given two decks alternate
      When 10 rounds are played
      Then the stub is counted at least once in every 5 rounds

    @MTX-17
    Scenario: Four rounds from an automated shoe come before an idle spell and four after it
      Given 4 rounds are played
      And the patron of seat 1 leaves
      And the dealer goes on, if there is anything to do
      And a patron sits down at seat 1
      And the dealer goes on, if there is anything to do
      When 4 rounds are played
      Then the stub is counted at least once in every 5 rounds

    Scenario: The stub from the automated shoe is counted with the faces down
      Given seat 2 bets $25 on the ante
      When a supervisor orders the stub counted
      And the cards are dealt
      And the round is played out by seat 2
      Then the stub is counted face down

    @MTX-13
    Scenario Outline: The count voids the hands when <fault>
      Given seat 2 bets $25 on the ante
      And seat 2 will hold Ac Ad
      And the dealer will hold Kh 7h
      And the board will be Qs 9d 4c
      And <fault>
      When a supervisor orders the stub counted
      And the cards are dealt
      And seat 2 bets $25 on the flop
      And the flop comes
      And seat 2 bets $25 on the river
      And the river comes
      And seat 2 bets $50 on the play, if the round goes on
      And the round goes as far as it can
      Then all hands are void
      And seat 2 gets back every wager that was not settled before the count

      Examples:
        | fault                                |
        | a card is missing from the deck      |
        | there is a card too many in the deck |

    @MTX-15 @MTX-41
    Scenario: A stack of three is found by the count
      Given seats 1 and 2 bet $25 on the ante
      And seat 2 will hold Ac Ad
      And the dealer will hold Kh 7h
      And the board will be Qs 9d 4c
      And seat 1 is dealt 3 cards by mistake
      When a supervisor orders the stub counted
      And the cards are dealt
      And seat 1 folds
      And seat 2 bets $25 on the flop
      And the flop comes
      And seat 2 bets $25 on the river
      And the river comes
      And seat 2 bets $50 on the play, if the round goes on
      And the round goes as far as it can
      Then all hands are void

    Scenario: The automated shoe gets another deck after a count of 51
      Given seat 2 bets $25 on the ante
      And a card is missing from the deck
      And a supervisor orders the stub counted
      And the cards are dealt
      And seat 2 folds
      And the round is played to the end
      When the next round begins
      And seat 2 bets $25 on the ante
      And the cards are dealt
      Then the deck leaves the table before the next deal

  @19:47-36.9(f)
  Rule: The stub need not be counted if the shuffling device counts the deck after every shuffle; a wrong deck then leaves the table

    Background:
      Given the shuffler counts the cards

    @MTX-17
    Scenario: Seven rounds are played on the word of the device
      When 7 rounds are played
      Then the shuffler counts 52 cards at least 6 times, or the stub is counted within 5 rounds

    Scenario Outline: The device finds <cards> after the first round
      Given seat 2 bets $25 on the ante
      And the cards are dealt
      And seat 2 folds
      And the round is played to the end
      And the next round begins
      When the shuffler finds <cards> in the deck
      And seat 2 bets $25 on the ante
      And the cards are dealt
      Then the deck leaves the table before the next deal

      Examples:
        | cards    |
        | 51 cards |
        | 53 cards |
