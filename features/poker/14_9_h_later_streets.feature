@poker
Feature: N.J.A.C. 19:47-14.9(h) Seven-card stud: the fifth, sixth and seventh cards

  @19:47-14.9(h)
  Rule: Two more rounds face up and one face down, each after a burn and before betting

    Scenario: Three rounds for three players
      Given a game of seven-card stud
      And seats 1 to 3 have $20 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c Ad 8h As 3s Ts 8d 7h 4s 5d 8c 7d 4h 5s 8s 6d 6c 6h
      When the round begins
      And seat 2 opens with $2
      And seats 3, 1 and 2 go all-in
      And the rest is dealt and shown
      Then 8d 8c 8s are burned
      And seat 1 receives 7h 7d, face up
      And seat 1 receives 6d, face down

    Scenario: Who has folded gets no more
      Given a game of seven-card stud
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c Ad 8h As 3s Ts 8d 7h 4s
      When the round begins
      And seat 2 opens with $2
      And seats 3 and 1 call $2
      And fourth street comes
      And seat 1 bets $5
      And seat 2 calls with $5
      And seat 3 folds
      And fifth street comes
      Then seat 3 is dealt 4 cards
      And seat 2 receives 4s, face up

    Scenario: Betting after the fifth card
      Given a game of seven-card stud
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c Ad 8h As 3s Ts 8d 7h 4s 5d 8c 7d 4h 5s 8s 6d 6c 6h
      When the round begins
      And seat 2 opens with $2
      And seats 3 and 1 call $2
      And fourth street comes
      And seats 1, 2 and 3 check
      And fifth street comes
      And seat 1 tries to put in $4
      Then it counts as $4

    Scenario: Betting after the sixth card
      Given a game of seven-card stud
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c Ad 8h As 3s Ts 8d 7h 4s 5d 8c 7d 4h 5s 8s 6d 6c 6h
      When the round begins
      And seat 2 opens with $2
      And seats 3 and 1 call $2
      And fourth street comes
      And seats 1, 2 and 3 check
      And fifth street comes
      And seats 1, 2 and 3 check
      And sixth street comes
      And seat 1 tries to put in $4
      Then it counts as $4

    Scenario: Betting after the seventh card
      Given a game of seven-card stud
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c Ad 8h As 3s Ts 8d 7h 4s 5d 8c 7d 4h 5s 8s 6d 6c 6h
      When the round begins
      And seat 2 opens with $2
      And seats 3 and 1 call $2
      And fourth street comes
      And seats 1, 2 and 3 check
      And fifth street comes
      And seats 1, 2 and 3 check
      And sixth street comes
      And seats 1, 2 and 3 check
      And seventh street comes
      And seat 1 tries to put in $4
      Then it counts as $4

    Scenario: On fifth street another player shows the best hand
      Given a game of seven-card stud
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c Ad 8h Ks 3s Ts 8d 7h 3d 5h 8c 9c 4h Td 8s 6d 6c 6h
      When the round begins
      And seat 2 opens with $2
      And seats 3 and 1 call $2
      And fourth street comes
      And seats 1, 2 and 3 check
      And fifth street comes
      And seat 1 tries to put in $4
      Then the attempt is refused
      When seat 2 tries to put in $4
      Then it counts as $4

    Scenario: On sixth street a third
      Given a game of seven-card stud
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c Ad 8h Ks 3s Ts 8d 7h 3d 5h 8c 9c 4h Td 8s 6d 6c 6h
      When the round begins
      And seat 2 opens with $2
      And seats 3 and 1 call $2
      And fourth street comes
      And seats 1, 2 and 3 check
      And fifth street comes
      And seats 2, 3 and 1 check
      And sixth street comes
      And seat 2 tries to put in $4
      Then the attempt is refused
      When seat 3 tries to put in $4
      Then it counts as $4

    Scenario: On seventh street the best hand showing is that of the sixth
      Given a game of seven-card stud
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c Ad 8h Ks 3s Ts 8d 7h 3d 5h 8c 9c 4h Td 8s 6d 6c 6h
      When the round begins
      And seat 2 opens with $2
      And seats 3 and 1 call $2
      And fourth street comes
      And seats 1, 2 and 3 check
      And fifth street comes
      And seats 2, 3 and 1 check
      And sixth street comes
      And seats 3, 1 and 2 check
      And seventh street comes
      And seat 1 tries to put in $4
      Then the attempt is refused
      When seat 3 tries to put in $4
      Then it counts as $4

    @PK-35
    Scenario: Four cards of a suit are no flush
      Given a game of seven-card stud
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Td Kd Qh Jc Ah 2c Ad 8c Jh 3s Qc 8d 8h 5d 9s 7s 6h 4s 7c
      When the round begins
      And seat 2 opens with $2
      And seats 3 and 1 call $2
      And fourth street comes
      And seats 3, 1 and 2 check
      And fifth street comes
      And seats 3, 1 and 2 check
      And sixth street comes
      And seat 1 tries to put in $4
      Then the attempt is refused
      When seat 3 tries to put in $4
      Then it counts as $4

    Scenario: On fifth street a raise is not answered
      Given a game of seven-card stud
      And seats 1 to 3 have $50 each
      And the deck runs Kc Qd Jh Kd Qh Jc Ac 2c Ad 8h As 3s Ts 8d 7h 4s 5d
      When the round begins
      And seat 2 opens with $2
      And seats 3 and 1 call $2
      And fourth street comes
      And seats 1, 2 and 3 check
      And fifth street comes
      And seat 1 bets $5
      And seat 2 raises with $15
      And seat 3 calls with $15
      And the dealer tries to go on
      Then the dealer waits
