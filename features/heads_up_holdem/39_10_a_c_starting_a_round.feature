@heads-up-holdem
Feature: N.J.A.C. 13:69F-39.10(a) to (c) How a round of Heads Up Hold'em begins

  @13:69F-39.10(a)
  Rule: Once the cards are dealt every player raises or checks before the flop

    @HUH-28
    Scenario: The dealer tries to go on while a player has not decided
      Given seats 1 and 2 bet $10 on ante and odds
      And the cards are dealt
      And seat 1 checks
      When the dealer tries to go on
      Then the dealer does not go on yet

    @HUH-28
    Scenario: One player raises, one checks, and the flop comes
      Given seats 1 and 2 bet $10 on ante and odds
      And the board would be 9s 7d 4h Kc 2s
      When the cards are dealt
      And seat 1 bets $20 on the raise
      And seat 2 checks
      And the flop comes
      Then 9s 7d 4h of the board lie face up and no others
      And seat 2 has checked

  @13:69F-39.10(b)
  Rule: A round begins with an ante and an odds wager of the same amount, within the limits of the table

    @HUH-28
    Scenario Outline: A seat with <wager> alone takes no part beside one with ante and odds wager
      Given seat 2 bets $10 on ante and odds
      When seat 1 tries to bet $10 on the <wager>
      And the cards are dealt
      Then seat 1 takes no part with it
      And seat 2 receives cards

      Examples:
        | wager      |
        | ante       |
        | odds wager |

    Scenario Outline: An odds wager of <odds> beside an ante of $20
      Given seat 1 bets $20 on the ante
      And seat 2 bets $20 on ante and odds
      When seat 1 tries to bet <odds> on the odds wager
      And the cards are dealt
      Then seat 1 takes no part with it unless $1 of ante or odds wager goes back
      And seat 2 receives cards

      Examples:
        | odds |
        | $19  |
        | $21  |

    Scenario: $10 are added to an odds wager of $20 and not to the ante
      Given seats 1 and 2 bet $20 on ante and odds
      When seat 1 tries to add $10 to the odds wager
      And the cards are dealt
      Then seat 1 takes no part with it unless $10 of ante or odds wager goes back
      And seat 2 receives cards

    Scenario: A player of the first round bets nothing in the second
      Given seats 1 and 2 bet $20 on ante and odds
      And the cards are dealt
      And seat 1 raises
      And seat 2 raises
      And the round is played to the end
      And the next round begins
      When seat 2 bets $20 on ante and odds
      And the cards are dealt
      Then seat 2 receives cards
      And seat 1 receives no card

    Scenario Outline: An ante of <ante> where the table takes $15 to $300
      Given the least bet on the ante is $15
      And the highest bet on the ante is $300
      When seat 1 tries to bet <ante> on the ante
      Then the attempt is allowed
      And <ante> lies on the ante of seat 1

      Examples:
        | ante |
        | $15  |
        | $16  |
        | $299 |
        | $300 |

    Scenario Outline: An ante of <ante> is outside $15 to $300
      Given the least bet on the ante is $15
      And the highest bet on the ante is $300
      When seat 1 tries to bet <ante> on the ante
      And seat 2 bets <next> on ante and odds
      Then the attempt is refused

      Examples:
        | ante | next |
        | $14  | $15  |
        | $301 | $300 |

    Scenario: $10 added to an ante of $295 are more than $300
      Given the highest bet on the ante is $300
      And seat 1 bets $295 on the ante
      When seat 1 tries to add $10 to the ante
      And seat 2 bets $300 on ante and odds
      Then the attempt is refused

  @13:69F-39.10(c)
  Rule: After the wagers come five community cards face down, two cards to each player clockwise and two to the dealer; by hand the board comes as it is needed

    @HUH-09
    Scenario: An automated shoe serves the board, seats 2 and 5, and the dealer
      Given the cards are dealt from an automated shoe
      And seat 3 is taken
      And seats 2 and 5 bet $10 on ante and odds
      And the deck runs 9s 7d 4h Kc 2s Ah Jd 8c 8d Tc 6h Qs 5s
      When the cards are dealt
      Then the board receives 9s 7d 4h Kc 2s, face down
      And 5 community cards are dealt face down
      And seat 2 receives Ah Jd, face down
      And seat 5 receives 8c 8d, face down
      And the dealer receives Tc 6h, face down
      And seat 3 receives no card

    @HUH-29
    Scenario: The board of an automated shoe is turned up stage by stage
      Given the cards are dealt from an automated shoe
      And seat 1 bets $10 on ante and odds
      And the board would be 9s 7d 4h Kc 2s
      When the cards are dealt
      And seat 1 checks
      And the flop comes
      Then 9s 7d 4h of the board lie face up and no others
      And 5 community cards are dealt face down

    @HUH-09 @HUH-29
    Scenario Outline: Dealt from <method>, no community card is up when players first decide
      Given the cards are dealt from <method>
      And seats 1 and 4 bet $10 on ante and odds
      When the cards are dealt
      Then seat 1 receives cards
      And seat 4 receives cards
      And 0 community cards are dealt face up

      Examples:
        | method        |
        | the hand      |
        | a manual shoe |

    @HUH-44
    Scenario Outline: No card comes to a seat with <wager> alone
      Given seats 2 and 3 bet $10 on ante and odds
      When seat 1 tries to bet $25 on the <wager>
      And the cards are dealt
      Then seat 1 takes no part with it
      And seat 2 receives cards
      And seat 3 receives cards

      Examples:
        | wager      |
        | ante       |
        | odds wager |
        | trips plus |
