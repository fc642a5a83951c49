@caribbean-stud
Feature: N.J.A.C. 19:47-16.10(f) A dealer hand that does not qualify

  @19:47-16.10(f)
  Rule: A dealer hand that does not qualify ends the round by paragraphs 1 to 4

    Scenario: Ten high qualifies by no rule
      When seat 1 plays Ks Kd 7c 5h 3s against Ts 8h 6d 4c 2h
      Then the dealer does not qualify

  @19:47-16.10(f)1
  Rule: Without a qualifying hand the cards of a progressive wager are turned up in any case

    Scenario Outline: The house turns up <hands>
      Given where the dealer has no hand the house turns up <hands>
      And seats 1 and 2 bet $10 on the ante
      And seat 2 bets $1 on the progressive
      And the dealer will hold Ts 8h 6d 4c 2h
      When the cards are dealt
      And the round is played out by seats 1 and 2
      Then the cards of seat 2 are shown

      Examples:
        | hands                               |
        | every hand                          |
        | only hands with a progressive wager |

  @19:47-16.10(f)2
  Rule: The dealer says "No hand" and pays every ante 1 to 1, from the far right counterclockwise

    Background:
      Given seats 1, 2 and 3 bet $10 on the ante
      And seat 1 will hold 9s 7h 5d 3c 2d
      And the dealer will hold Ts 8h 6d 4c 2h
      When the cards are dealt
      And the round is played out by seats 1, 2 and 3

    Scenario: "No hand" is said before the antes are paid
      Then "No hand" is called before seat 3 is paid on the ante

    Scenario: Nine high is paid as well
      Then seat 1 is paid $10 on the ante
      And seat 2 is paid $10 on the ante
      And seat 3 is paid $10 on the ante

    Scenario: The antes go back beside what is won
      Then seat 1 gets $10 back from the ante
      And seat 3 gets $10 back from the ante

    Scenario: Antes are paid from the dealer's right
      Then seat 3 is paid on the ante before seat 2 is paid on the ante
      And seat 2 is paid on the ante before seat 1 is paid on the ante

  @19:47-16.10(f)3
  Rule: Without a qualifying hand every bet is void, neither taken nor paid

    Scenario Outline: The player holds <hand>
      When seat 1 plays <cards> against Ts 8h 6d 4c 2h
      Then the bet of seat 1 is void
      And seat 1 gets $20 back from the bet
      And nothing of seat 1 is collected from the bet
      And seat 1 is paid nothing on the bet

      Examples:
        | hand          | cards          |
        | nine high     | 9s 7h 5d 3c 2d |
        | a pair        | Ks Kd 7c 5h 3s |
        | a royal flush | Ah Kh Qh Jh Th |

  @19:47-16.10(f)4
  Rule: Cards go to the rack when the antes are paid

    Scenario: The cards of two players wait for both antes
      Given seats 1 and 2 bet $10 on the ante
      And the dealer will hold Ts 8h 6d 4c 2h
      When the cards are dealt
      And the round is played out by seats 1 and 2
      Then seat 1 is paid on the ante before the cards of seat 1 go to the rack
      And seat 1 is paid on the ante before the cards of seat 2 go to the rack
      And seat 2 is paid on the ante before the cards of seat 2 go to the rack
