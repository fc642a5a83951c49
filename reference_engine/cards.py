"""Cards, as two characters each: what they rank, what suit and colour they are."""

RANKS = "23456789TJQKA"
SUITS = "cdhs"
DECK = tuple(rank + suit for rank in RANKS for suit in SUITS)

RANK = {card: RANKS.index(card[0]) + 2 for card in DECK}  # 2 to 14, the ace high
SUIT = {card: SUITS.index(card[1]) for card in DECK}
RED = frozenset(card for card in DECK if card[1] in "dh")
