@mini-tex-3-card-holdem
Feature: N.J.A.C. 19:46-1.19 Dealing shoes and shuffling devices

  @19:46-1.19(b)
  Rule: The cards come out of a shoe that is fixed to the open table and locked away from a closed one

    Scenario Outline: Three players get their cards out of <shoe>
      Given the cards are dealt from <shoe>
      And seats 1, 3 and 5 bet $15 on the ante
      When the cards are dealt
      Then the hands come from <shoe>

      Examples:
        | shoe              |
        | a manual shoe     |
        | an automated shoe |

    Scenario Outline: While the table is open it holds fast to <shoe>
      Given the cards are dealt from <shoe>
      When the table is looked at
      Then <shoe> is fixed to the open table

      Examples:
        | shoe              |
        | a manual shoe     |
        | an automated shoe |

    Scenario Outline: A closed table leaves <shoe> in a locked compartment
      Given the cards are dealt from <shoe>
      When the table is looked at
      Then <shoe> is locked away while the table is closed

      Examples:
        | shoe              |
        | a manual shoe     |
        | an automated shoe |

  @19:46-1.19(b)1
  Rule: Where dealing by hand is chosen instead, the cards come from the dealer's hand

    Scenario: Three players get their cards from the hand
      Given the cards are dealt from the hand
      And seats 1, 3 and 5 bet $15 on the ante
      When the cards are dealt
      Then the hands come from the hand

  @19:46-1.19(c)
  Rule: A device may shuffle the cards of a shoe

    Scenario Outline: A shuffler serves <shoe>
      Given the cards are shuffled by a device
      And the cards are dealt from <shoe>
      When the table is looked at
      Then there is a shuffler on the table

      Examples:
        | shoe              |
        | a manual shoe     |
        | an automated shoe |
