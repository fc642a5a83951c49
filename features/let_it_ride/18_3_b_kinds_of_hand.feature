@let-it-ride
Feature: N.J.A.C. 19:47-18.3(b)1 to 7 Kinds of hand

  @19:47-18.3(b)1
  Rule: Ace to ten of one suit is a royal flush

    Scenario Outline: 1. <own> and <board> make <rank>
      Given seat 1 bets $10 on each of three wagers
      And seat 1 will hold <own>
      And the board will be <board>
      When the cards are dealt
      And the wagers ride
      Then the hand of seat 1 is called <rank>

      Examples:
        | own      | board | rank |
        | Ac Qc Tc | Kc Jc | a royal flush |
        | Ad Qd Td | Kd Jd | a royal flush |

  @19:47-18.3(b)2
  Rule: Five in a row of one suit are a straight flush; no run goes past the ace

    Scenario Outline: 2. <own> and <board> make <rank>
      Given seat 1 bets $10 on each of three wagers
      And seat 1 will hold <own>
      And the board will be <board>
      When the cards are dealt
      And the wagers ride
      Then the hand of seat 1 is called <rank>

      Examples:
        | own      | board | rank |
        | Kd Qd Jd | Td 9d | a straight flush |
        | 6s 5s 4s | 3s 2s | a straight flush |

    @LIR-06
    Scenario Outline: 2. <own> and <board> run past the ace and make <rank>
      Given seat 1 bets $10 on each of three wagers
      And seat 1 will hold <own>
      And the board will be <board>
      When the cards are dealt
      And the wagers ride
      Then the hand of seat 1 is called <rank>

      Examples:
        | own      | board | rank |
        | Qs Ks As | 2s 3s | a flush |
        | Kh Ah 2h | 3h 4h | a flush |

  @19:47-18.3(b)3
  Rule: Four cards of a rank are four of a kind

    Scenario Outline: 3. <own> and <board> make <rank>
      Given seat 1 bets $10 on each of three wagers
      And seat 1 will hold <own>
      And the board will be <board>
      When the cards are dealt
      And the wagers ride
      Then the hand of seat 1 is called <rank>

      Examples:
        | own      | board | rank |
        | Kc Kd Kh | Ks 5c | four of a kind |
        | 2c 2d 7h | 2s 2h | four of a kind |

  @19:47-18.3(b)4
  Rule: Three cards of a rank and two of another are a full house

    Scenario Outline: 4. <own> and <board> make <rank>
      Given seat 1 bets $10 on each of three wagers
      And seat 1 will hold <own>
      And the board will be <board>
      When the cards are dealt
      And the wagers ride
      Then the hand of seat 1 is called <rank>

      Examples:
        | own      | board | rank |
        | Kc Kd 5h | 5s Kh | a full house |
        | 2c 2d Ah | 2s As | a full house |

  @19:47-18.3(b)5
  Rule: Five cards of a suit are a flush

    Scenario Outline: 5. <own> and <board> make <rank>
      Given seat 1 bets $10 on each of three wagers
      And seat 1 will hold <own>
      And the board will be <board>
      When the cards are dealt
      And the wagers ride
      Then the hand of seat 1 is called <rank>

      Examples:
        | own      | board | rank |
        | Kc 9c 5c | 2c 4c | a flush |
        | Ad Td 6d | 3d 2d | a flush |

  @19:47-18.3(b)6
  Rule: Five in a row are a straight; no run goes past the ace

    Scenario Outline: 6. <own> and <board> make <rank>
      Given seat 1 bets $10 on each of three wagers
      And seat 1 will hold <own>
      And the board will be <board>
      When the cards are dealt
      And the wagers ride
      Then the hand of seat 1 is called <rank>

      Examples:
        | own      | board | rank |
        | Ac Kd Qh | Js Tc | a straight |
        | 5c 4d 3h | 2s Ac | a straight |

    Scenario Outline: 6. <own> and <board> run past the ace and make <rank>
      Given seat 1 bets $10 on each of three wagers
      And seat 1 will hold <own>
      And the board will be <board>
      When the cards are dealt
      And the wagers ride
      Then the hand of seat 1 is called <rank>

      Examples:
        | own      | board | rank |
        | Qc Kd Ah | 2s 3c | high card |
        | Kc Ad 2h | 3s 4c | high card |
        | Jc Qd Kh | As 2c | high card |

  @19:47-18.3(b)7
  Rule: Three cards of a rank are three of a kind

    Scenario Outline: 7. <own> and <board> make <rank>
      Given seat 1 bets $10 on each of three wagers
      And seat 1 will hold <own>
      And the board will be <board>
      When the cards are dealt
      And the wagers ride
      Then the hand of seat 1 is called <rank>

      Examples:
        | own      | board | rank |
        | Kc Kd 5h | 7s Kh | three of a kind |
        | 2c 9d Ah | 2s 2h | three of a kind |
