@caribbean-stud
Feature: N.J.A.C. 19:47-16.12(g) The progressive meter and whose turn it is

  @19:47-16.12(g)
  Rule: Each winner is paid on the meter of the own turn, and royal flushes share the meter of the first

    Background:
      Given a straight flush takes a tenth of the meter
      And the meter shows $100,000
      And the meter is reset to $10,000

    Scenario: Two straight flushes take a tenth each of a falling meter
      Given seats 1 and 2 bet $10 on the ante
      And seats 1 and 2 bet $1 on the progressive
      And seat 1 will hold 8c 7c 6c 5c 4c
      And seat 2 will hold Td 9d 8d 7d 6d
      And the dealer will hold 4s 4h 9h 7h 2s
      When the cards are dealt
      And the round is played out by seats 1 and 2
      And neither of seats 1 and 2 takes more than $10,000 of the meter
      Then seats 1 and 2 are paid $19,000 of the meter in all

    @CS-08
    Scenario: The straight flush at the dealer's right takes its tenth first
      Given the engine declares R1 of CS-08
      And seats 1 and 2 bet $10 on the ante
      And seats 1 and 2 bet $1 on the progressive
      And seat 1 will hold 8c 7c 6c 5c 4c
      And seat 2 will hold Td 9d 8d 7d 6d
      And the dealer will hold 4s 4h 9h 7h 2s
      When the cards are dealt
      And the round is played out by seats 1 and 2
      And neither of seats 1 and 2 takes more than $10,000 of the meter
      Then seat 2 is paid $10,000 of the meter
      And seat 1 is paid $9,000 of the meter

    Scenario: Two royal flushes share the jackpot equally
      Given seats 1 and 2 bet $10 on the ante
      And seats 1 and 2 bet $1 on the progressive
      And seat 1 will hold As Ks Qs Js Ts
      And seat 2 will hold Ah Kh Qh Jh Th
      And the dealer will hold 4s 4h 9h 7h 2s
      When the cards are dealt
      And the round is played out by seats 1 and 2
      Then seat 1 is paid $50,000 of the meter
      And seat 2 is paid $50,000 of the meter

    Scenario: Three royal flushes share the jackpot equally
      Given the meter shows $90,000
      And seats 1, 2 and 3 bet $10 on the ante
      And seats 1, 2 and 3 bet $1 on the progressive
      And seat 1 will hold As Ks Qs Js Ts
      And seat 2 will hold Ah Kh Qh Jh Th
      And seat 3 will hold Ac Kc Qc Jc Tc
      And the dealer will hold 4s 4h 9h 7h 2s
      When the cards are dealt
      And the round is played out by seats 1, 2 and 3
      Then seat 1 is paid $30,000 of the meter
      And seat 2 is paid $30,000 of the meter
      And seat 3 is paid $30,000 of the meter

    Scenario: A royal flush without a progressive wager has no share
      Given seats 1 and 2 bet $10 on the ante
      And seat 1 bets $1 on the progressive
      And seat 1 will hold As Ks Qs Js Ts
      And seat 2 will hold Ah Kh Qh Jh Th
      And the dealer will hold 4s 4h 9h 7h 2s
      When the cards are dealt
      And the round is played out by seats 1 and 2
      Then seat 1 is paid $100,000 of the meter

    @CS-08 @CS-10
    Scenario: Two straight flushes and two royal flushes at one table
      Given the engine declares R1 of CS-08
      And the engine declares R1 of CS-10
      And seats 1, 2, 3 and 4 bet $10 on the ante
      And seats 1, 2, 3 and 4 bet $1 on the progressive
      And seat 4 will hold Kc Qc Jc Tc 9c
      And seat 3 will hold Ah Kh Qh Jh Th
      And seat 2 will hold 9d 8d 7d 6d 5d
      And seat 1 will hold As Ks Qs Js Ts
      And the dealer will hold 4s 4h 9h 7h 2s
      When the cards are dealt
      And the round is played out by seats 1, 2, 3 and 4
      And neither of seats 4 and 2 takes more than $10,000 of the meter
      Then seat 4 is paid $10,000 of the meter
      And seat 3 is paid $45,000 of the meter
      And seat 2 is paid $1,000 of the meter
      And seat 1 is paid $45,000 of the meter
