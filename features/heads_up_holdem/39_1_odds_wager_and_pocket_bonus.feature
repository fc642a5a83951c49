@heads-up-holdem
Feature: N.J.A.C. 13:69F-39.1 What the words of Heads Up Hold'em mean: odds wager, pocket bonus

  @13:69F-39.1:odds-wager
  Rule: The odds wager is made when the round begins and is as large as the ante

    Scenario: A seat with an ante alone gets no cards
      Given seat 1 bets $50 on the ante
      And seat 2 bets $50 on ante and odds
      When the cards are dealt
      Then seat 2 receives cards
      And seat 1 receives no card

    Scenario Outline: An odds wager of <odds> beside an ante of $50
      Given seat 1 bets $50 on the ante
      And seat 2 bets $50 on ante and odds
      When seat 1 tries to bet <odds> on the odds wager
      And the cards are dealt
      Then seat 1 takes no part with it unless $1 of ante or odds wager goes back
      And seat 2 receives cards

      Examples:
        | odds |
        | $49  |
        | $51  |

    Scenario: $10 more on the ante than on the odds wager
      Given seats 1 and 2 bet $50 on ante and odds
      When seat 1 tries to add $10 to the ante
      And the cards are dealt
      Then seat 1 takes no part with it unless $10 of ante or odds wager goes back
      And seat 2 receives cards

    Scenario: An odds wager of $50 beside an ante of $50
      Given seat 1 bets $50 on the ante
      When seat 1 tries to bet $50 on the odds wager
      And the cards are dealt
      Then the attempt is allowed
      And seat 1 receives cards

    Scenario: An odds wager comes when the cards are out
      Given seat 1 is taken
      And seat 2 bets $50 on ante and odds
      And the cards are dealt
      When seat 1 tries to bet $50 on the odds wager
      And seat 2 checks
      Then the attempt is refused

  @13:69F-39.1:pocket-bonus-wager
  Rule: The pocket bonus is a free choice and wins when the player's two cards are a pair or an ace with a face card

    Scenario: A seat plays without a pocket bonus
      Given seats 1 and 2 bet $10 on ante and odds
      And seat 2 bets $5 on the pocket bonus
      When the cards are dealt
      Then seat 1 receives cards

    @HUH-02
    Scenario Outline: The pocket bonus with <seat 1> while the dealer has <dealer>
      Given seat 1 bets $10 on ante and odds
      And seat 1 bets $5 on the pocket bonus
      When seat 1 raises $10 and plays <seat 1> against <dealer> on a board of Jd 7h 6c 3s 2c
      Then the pocket bonus of seat 1 <result>

      Examples:
        | seat 1 | dealer | result |
        | 4c 4d  | Kc 9d  | wins   |
        | Ah Qs  | Kc 9d  | wins   |
        | Js 5d  | Ac Ad  | loses  |
        | Ac 7d  | Kc Kd  | loses  |
