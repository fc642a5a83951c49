@caribbean-stud
Feature: N.J.A.C. 19:47-16.11 Progressive payout

  @19:47-16.11(a)
  Rule: A progressive wager is paid by its table, and before the cards are taken

    Background:
      Given seat 1 bets $10 on the ante
      And seat 1 bets $1 on the progressive

    Scenario: A full house takes its prize
      When seat 1 plays Qs Qd Qh 5c 5h against 4s 4h 9d 7c 2h
      Then seat 1 is paid at least $100 on the progressive

    Scenario: A winner's cards stay until the prize is paid
      When seat 1 plays Kh Jh 8h 6h 3h against 4s 4h 9d 7c 2s
      Then seat 1 is paid on the progressive before the cards of seat 1 go to the rack

    @CS-09
    Scenario: A loser's cards stay until the prize is paid
      When seat 1 plays Kh Jh 8h 6h 3h against 9s 9h 9d 9c 4h
      Then seat 1 is paid on the progressive before the cards of seat 1 go to the rack

    @CS-09
    Scenario: The cards of a push stay until the prize is paid
      When seat 1 plays Kh Jh 8h 6h 3h against Ks Js 8s 6s 3s
      Then seat 1 is paid on the progressive before the cards of seat 1 go to the rack

    Scenario: Where the dealer has no hand the cards stay until the prize is paid
      When seat 1 plays Kh Jh 8h 6h 3h against Ts 8d 6d 4c 2h
      Then seat 1 is paid on the progressive before the cards of seat 1 go to the rack

  @19:47-16.11(b)1
  Rule: Before a prize is paid the dealer sees that the hand wins

    Scenario: A flush is looked at before it is paid
      Given seat 1 bets $10 on the ante
      And seat 1 bets $1 on the progressive
      When seat 1 plays Kh Jh 8h 6h 3h against 4s 4h 9d 7c 2s
      Then the dealer has seen to the hand of seat 1 before the progressive is paid

    Scenario: Two flushes are looked at where the dealer has no hand
      Given seats 1 and 2 bet $10 on the ante
      And seats 1 and 2 bet $1 on the progressive
      And seat 1 will hold Kh Jh 8h 6h 3h
      And seat 2 will hold Kc Jc 8c 6c 3c
      And the dealer will hold Ts 8d 6d 4d 2s
      When the cards are dealt
      And the round is played out by seats 1 and 2
      Then the dealer has seen to the hand of seat 1 before the progressive is paid
      And the dealer has seen to the hand of seat 2 before the progressive is paid

  @19:47-16.11(b)2
  Rule: Before a prize is paid the dealer sees that the player's light is on

    Scenario: The light of a flush is looked at before it is paid
      Given seat 1 bets $10 on the ante
      And seat 1 bets $1 on the progressive
      When seat 1 plays Kh Jh 8h 6h 3h against 4s 4h 9d 7c 2s
      Then the dealer has seen to the light of seat 1 before the progressive is paid

    Scenario: The lights of two flushes are looked at where the dealer has no hand
      Given seats 1 and 2 bet $10 on the ante
      And seats 1 and 2 bet $1 on the progressive
      And seat 1 will hold Kh Jh 8h 6h 3h
      And seat 2 will hold Kc Jc 8c 6c 3c
      And the dealer will hold Ts 8d 6d 4d 2s
      When the cards are dealt
      And the round is played out by seats 1 and 2
      Then the dealer has seen to the light of seat 1 before the progressive is paid
      And the dealer has seen to the light of seat 2 before the progressive is paid

  @19:47-16.11(c)
  Rule: A progressive wager that wins is paid whatever the dealer holds

    Scenario Outline: A flush against <dealer>
      Given seat 1 bets $10 on the ante
      And seat 1 bets $1 on the progressive
      When seat 1 plays Ah Th 7h 5h 3h against <cards>
      Then seat 1 is paid at least $50 on the progressive

      Examples:
        | dealer           | cards          |
        | a higher hand    | 9s 9h 9d 9c 4h |
        | an equal hand    | As Ts 7s 5s 3s |
        | a lower hand     | 4s 4h 9d 7c 2s |
        | a hand of no use | Ts 8d 6d 4c 2h |
