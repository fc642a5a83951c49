@spanish-21
Feature: N.J.A.C. 19:47-19.1 Definitions of spanish 21

  @19:47-19.1:blackjack
  Rule: A blackjack is an ace and a card that counts ten, dealt as the first two cards

    Scenario Outline: Seat 1 has <hand>
      When seat 1 has <hand> against <dealer>
      Then the hand of seat 1 is a blackjack

      Examples:
        | hand  | dealer |
        | As Kd | 9c 9d  |
        | Qh Ac | 9c 9d  |
        | Ad Jd | 9c 9d  |

    Scenario Outline: The dealer has <dealer>
      When seat 1 has <hand> against <dealer>
      Then the hand of the dealer is a blackjack

      Examples:
        | hand  | dealer |
        | 9c 9d | As Kd  |
        | 9c 9d | Qh Ac  |
        | 9c 9d | Ad Jd  |

    Scenario Outline: <hand> is 21 and no blackjack
      When seat 1 has <hand> against <dealer>
      Then the hand of seat 1 is no blackjack

      Examples:
        | hand        | dealer |
        | As 5d 5h    | 9c 9d  |
        | 5s Ad 5h    | 9c 9d  |
        | Ks 9d Ah Ac | 9c 9d  |

    Scenario Outline: <hand> is not even 21
      When seat 1 has <hand> against <dealer>
      Then the hand of seat 1 is no blackjack

      Examples:
        | hand  | dealer |
        | As 9d | 9c 9d  |
        | As Ad | 9c 9d  |

    Scenario: A second player has one
      Given seat 2 bets $30 on the wager
      When seat 4 has As Kd against 9c 9d
      Then the hand of seat 4 is a blackjack

  @19:47-19.1:hard-total
  Rule: A hard total has no ace, or every ace in it counts one

    Scenario Outline: <hand> is a hard <total>
      When seat 1 has <hand> against <dealer>
      Then the hand of seat 1 is a hard <total>

      Examples:
        | hand     | dealer | total |
        | Ks 7d    | 9c 9d  | 17    |
        | 2s 3d    | 9c 9d  | 5     |
        | As 6d Kh | 9c 9d  | 17    |
        | As 9d Kh | 9c 9d  | 20    |
        | Ks 9d Ah | 9c 9d  | 20    |

    Scenario Outline: The dealer's <dealer> is a hard <total>
      When seat 1 has <hand> against <dealer>
      Then the hand of the dealer is a hard <total>

      Examples:
        | hand  | dealer   | total |
        | 9c 9d | Ks 8d    | 18    |
        | 9c 9d | Ks 6d Ah | 17    |

    Scenario: A second player's 17 is hard
      Given seat 2 bets $30 on the wager
      When seat 4 has As 6d Kh against 9c 9d
      Then the hand of seat 4 is a hard 17

  @19:47-19.1:push
  Rule: Equal totals push, save 21 and blackjack

    Scenario Outline: Both have <total>, seat 1 with <hand>
      When seat 1 has <hand> against <dealer>
      Then the wager of seat 1 pushes

      Examples:
        | hand     | dealer | total |
        | Ks 7d    | Qc 7h  | 17    |
        | Ks 8d    | 9c 9d  | 18    |
        | Ks 9d    | Qc 9h  | 19    |
        | Ks Qd    | Jc Kh  | 20    |
        | Ks 5d 4h | Qc 9h  | 19    |
        | As 7d    | 9c 9d  | 18    |

    Scenario Outline: Both have <total>, the dealer with <dealer>
      When seat 1 has <hand> against <dealer>
      Then the wager of seat 1 pushes

      Examples:
        | hand  | dealer   | total |
        | Ks 9d | Qc 5h 4d | 19    |
        | 9c 9d | As 7d    | 18    |

    Scenario: A second player pushes
      Given seat 2 bets $30 on the wager
      When seat 4 has Ks 8d against 9c 9d
      Then the wager of seat 4 pushes

    Scenario Outline: <hand> against <dealer> is 21 on both sides
      When seat 1 has <hand> against <dealer>
      Then the wager of seat 1 is won or lost

      Examples:
        | hand     | dealer   |
        | 7s 7h 7d | Kc 6d 5s |
        | Ks 5d 6h | Qc 6d 5s |

    Scenario Outline: <hand> against <dealer> is a blackjack on both sides
      When seat 1 has <hand> against <dealer>
      Then the wager of seat 1 is won or lost

      Examples:
        | hand  | dealer |
        | As Kd | Ac Qh  |

  @19:47-19.1:soft-total
  Rule: A soft total has an ace that counts eleven

    Scenario Outline: <hand> is a soft <total>
      When seat 1 has <hand> against <dealer>
      Then the hand of seat 1 is a soft <total>

      Examples:
        | hand     | dealer | total |
        | As 6d    | 9c 9d  | 17    |
        | As 2d    | 9c 9d  | 13    |
        | As 9d    | 9c 9d  | 20    |
        | As 4d 5h | 9c 9d  | 20    |

    Scenario Outline: The dealer's <dealer> is a soft <total>
      When seat 1 has <hand> against <dealer>
      Then the hand of the dealer is a soft <total>

      Examples:
        | hand  | dealer | total |
        | 9c 9d | As 8d  | 19    |
        | 9c 9d | As 9d  | 20    |

    Scenario: A second player's 17 is soft
      Given seat 2 bets $30 on the wager
      When seat 4 has As 6d against 9c 9d
      Then the hand of seat 4 is a soft 17
