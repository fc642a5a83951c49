@heads-up-holdem
Feature: N.J.A.C. 13:69F-39.11(g) to (i) Trips plus and pocket bonus

  @13:69F-39.11(g)
  Rule: Trips plus pays three of a kind or better by the chosen table, however the main wagers end

    @HUH-04
    Scenario Outline: Table <table>, $5 on trips plus and <hand>
      Given the trips plus pays by table <table>
      And seat 1 bets $10 on ante and odds
      And seat 1 bets $5 on the trips plus
      When seat 1 raises $30 and plays <seat 1> against <dealer> on a board of <board>
      Then seat 1 is paid <winnings> on the trips plus
      And seat 1 gets $5 back from the trips plus

      Examples:
        | table | hand            | seat 1 | dealer | board          | winnings |
        | 1     | royal flush     | Kh Th  | 8c 8d  | Ah Qh Jh 5s 2c | $500     |
        | 1     | straight flush  | 9d 8d  | Ac Ad  | 7d 6d 5d Ks 2c | $200     |
        | 1     | four of a kind  | 6c 6d  | As Ac  | 6h 6s Qd 9c 3h | $150     |
        | 1     | full house      | Jc Jd  | Ah Kd  | Js 4c 4d 9h 2s | $45      |
        | 1     | flush           | Ac 7c  | Kd Kh  | Qc 9c 3c 5d 2h | $35      |
        | 1     | straight        | Tc 9d  | Ac Ad  | 8h 7s 6c Kd 2h | $20      |
        | 1     | three of a kind | Qc Qd  | As 9d  | Qh 9s 7c 4d 2h | $15      |
        | 2     | royal flush     | Kh Th  | 8c 8d  | Ah Qh Jh 5s 2c | $500     |
        | 2     | straight flush  | 9d 8d  | Ac Ad  | 7d 6d 5d Ks 2c | $200     |
        | 2     | four of a kind  | 6c 6d  | As Ac  | 6h 6s Qd 9c 3h | $150     |
        | 2     | full house      | Jc Jd  | Ah Kd  | Js 4c 4d 9h 2s | $40      |
        | 2     | flush           | Ac 7c  | Kd Kh  | Qc 9c 3c 5d 2h | $30      |
        | 2     | straight        | Tc 9d  | Ac Ad  | 8h 7s 6c Kd 2h | $25      |
        | 2     | three of a kind | Qc Qd  | As 9d  | Qh 9s 7c 4d 2h | $15      |
        | 3     | royal flush     | Kh Th  | 8c 8d  | Ah Qh Jh 5s 2c | $500     |
        | 3     | straight flush  | 9d 8d  | Ac Ad  | 7d 6d 5d Ks 2c | $200     |
        | 3     | four of a kind  | 6c 6d  | As Ac  | 6h 6s Qd 9c 3h | $150     |
        | 3     | full house      | Jc Jd  | Ah Kd  | Js 4c 4d 9h 2s | $40      |
        | 3     | flush           | Ac 7c  | Kd Kh  | Qc 9c 3c 5d 2h | $35      |
        | 3     | straight        | Tc 9d  | Ac Ad  | 8h 7s 6c Kd 2h | $20      |
        | 3     | three of a kind | Qc Qd  | As 9d  | Qh 9s 7c 4d 2h | $15      |
        | 4     | royal flush     | Kh Th  | 8c 8d  | Ah Qh Jh 5s 2c | $500     |
        | 4     | straight flush  | 9d 8d  | Ac Ad  | 7d 6d 5d Ks 2c | $200     |
        | 4     | four of a kind  | 6c 6d  | As Ac  | 6h 6s Qd 9c 3h | $150     |
        | 4     | full house      | Jc Jd  | Ah Kd  | Js 4c 4d 9h 2s | $35      |
        | 4     | flush           | Ac 7c  | Kd Kh  | Qc 9c 3c 5d 2h | $30      |
        | 4     | straight        | Tc 9d  | Ac Ad  | 8h 7s 6c Kd 2h | $25      |
        | 4     | three of a kind | Qc Qd  | As 9d  | Qh 9s 7c 4d 2h | $15      |

    @HUH-45
    Scenario: Two pairs reach no row, and trips plus is lost although the hand wins
      Given seat 1 bets $10 on ante and odds
      And seat 1 bets $5 on the trips plus
      When seat 1 raises $30 and plays Kc 7d against As Ad on a board of Kh 7s Td 4c 2h
      Then the trips plus of seat 1 loses
      And $5 of seat 1 is collected from the trips plus

    Scenario: Three jacks lose to a straight, and trips plus wins
      Given seat 1 bets $10 on ante and odds
      And seat 1 bets $5 on the trips plus
      When seat 1 raises $30 and plays Jc Jd against 8c 7h on a board of Js Td 9c 3h 2d
      Then the trips plus of seat 1 wins

    Scenario: The board has three tens for everybody, equal hands, and trips plus wins
      Given seat 1 bets $10 on ante and odds
      And seat 1 bets $5 on the trips plus
      When seat 1 raises $30 and plays 4c 3d against 5h 2c on a board of Ts Td Th Ac Kd
      Then the trips plus of seat 1 wins

    @HUH-25
    Scenario: Trips plus is paid in full beside $100,000 on the odds wager
      Given the trips plus pays by table 1
      And seat 1 bets $200 on ante and odds
      And seat 1 bets $5 on the trips plus
      When seat 1 raises $600 and plays Kh Th against 8c 8d on a board of Ah Qh Jh 5s 2c
      Then seat 1 is paid $500 on the trips plus

    @HUH-05
    Scenario: A player folds on three nines, and trips plus wins
      Given seat 1 bets $10 on ante and odds
      And seat 1 bets $5 on the trips plus
      And seat 1 will hold 4d 3c
      And the dealer will hold Ac Qd
      And the board will be 9s 9h 9d Kc 2s
      When the cards are dealt
      And seat 1 checks until turn and river come
      And seat 1 folds
      And the round is played to the end
      Then the trips plus of seat 1 wins

  @13:69F-39.11(h)
  Rule: Trips plus may be settled before the main wagers or after them, and pays the same

    @HUH-45
    Scenario Outline: $5 on trips plus, settled <turn> the main wagers, on <hand>
      Given the trips plus is settled <turn> the main wagers
      And seat 1 bets $10 on ante and odds
      And seat 1 bets $5 on the trips plus
      When seat 1 raises $30 and plays <seat 1> against Kd Kh on a board of <board>
      Then the trips plus of seat 1 <result>
      And seat 1 gets <back> back from the trips plus

      Examples:
        | turn   | hand      | seat 1 | board          | result | back |
        | before | a flush   | Ac 7c  | Qc 9c 3c 5d 2h | wins   | $5   |
        | before | two pairs | Ac 7c  | Ad 7h 3c 5d 2h | loses  | $0   |
        | after  | a flush   | Ac 7c  | Qc 9c 3c 5d 2h | wins   | $5   |
        | after  | two pairs | Ac 7c  | Ad 7h 3c 5d 2h | loses  | $0   |

  @13:69F-39.11(i)
  Rule: The pocket bonus pays a pair or an ace with a face card by the chosen table, however the game ends, and loses otherwise

    @HUH-02 @HUH-40
    Scenario Outline: Table <table>, $5 on the pocket bonus and <hand>
      Given the pocket bonus pays by table <table>
      And seat 1 bets $10 on ante and odds
      And seat 1 bets $5 on the pocket bonus
      When seat 1 raises $30 and plays <seat 1> against 9c 9s on a board of Td 8h 6s 4d 2h
      Then seat 1 is paid <winnings> on the pocket bonus
      And seat 1 gets $5 back from the pocket bonus

      Examples:
        | table | hand                 | seat 1 | winnings |
        | 1     | two aces             | As Ah  | $150     |
        | 1     | ace and king, suited | Ad Kd  | $100     |
        | 1     | ace and jack, mixed  | Ac Jd  | $50      |
        | 1     | two kings            | Kc Kh  | $25      |
        | 1     | two twos             | 2c 2d  | $25      |
        | 2     | two aces             | As Ah  | $125     |
        | 2     | ace and queen suited | Qs As  | $100     |
        | 2     | ace and king, mixed  | Kh Ac  | $50      |
        | 2     | two eights           | 8c 8d  | $25      |
        | 3     | two aces             | Ac Ad  | $150     |
        | 3     | ace and jack, suited | Ah Jh  | $100     |
        | 3     | ace and queen, mixed | As Qh  | $50      |
        | 3     | two jacks            | Jc Js  | $20      |

    Scenario Outline: The pocket bonus is lost on <hand>
      Given seat 1 bets $10 on ante and odds
      And seat 1 bets $5 on the pocket bonus
      When seat 1 raises $30 and plays <seat 1> against 9c 9s on a board of Td 8h 6s 4d 2h
      Then the pocket bonus of seat 1 loses
      And $5 of seat 1 is collected from the pocket bonus

      Examples:
        | hand                 | seat 1 |
        | ace and ten, suited  | As Ts  |
        | king and queen       | Kd Qd  |
        | an 8 and a 7         | 8c 7d  |

    Scenario: A pair of fives loses to nines, and the pocket bonus wins
      Given seat 1 bets $10 on ante and odds
      And seat 1 bets $5 on the pocket bonus
      When seat 1 raises $30 and plays 5c 5d against 9c 9s on a board of Td 8h Ks 4d 2h
      Then the pocket bonus of seat 1 wins

    Scenario: A pair of fives ties on a straight of the board, and the pocket bonus wins
      Given seat 1 bets $10 on ante and odds
      And seat 1 bets $5 on the pocket bonus
      When seat 1 raises $30 and plays 5c 5d against 3h 2c on a board of As Kd Qc Jh Ts
      Then the pocket bonus of seat 1 wins

    @HUH-25
    Scenario: The pocket bonus is paid in full beside $100,000 on the odds wager
      Given the pocket bonus pays by table 1
      And seat 1 bets $200 on ante and odds
      And seat 1 bets $5 on the pocket bonus
      When seat 1 raises $600 and plays Ah Kh against 8c 8d on a board of Qh Jh Th 5s 2c
      Then seat 1 is paid $100 on the pocket bonus

    Scenario: A player folds a pair of fives, and the pocket bonus wins
      Given seat 1 bets $10 on ante and odds
      And seat 1 bets $5 on the pocket bonus
      And seat 1 will hold 5c 5d
      When the cards are dealt
      And seat 1 checks until turn and river come
      And seat 1 folds
      And the round is played to the end
      Then the pocket bonus of seat 1 wins
