"""The vocabulary of the features, by concept: what the steps of a scenario write into its case."""

from . import words, moments  # isort: skip  (the words come before the steps that use them)
from . import (
    chips,
    dealing,
    deciding,
    dice,
    irregularities,
    layout,
    operations,
    order,
    pots,
    progressive,
    rounds,
    settling,
    shoes,
    shuffling,
    totals,
    wagers,
)

__all__ = [
    "chips",
    "dealing",
    "deciding",
    "dice",
    "irregularities",
    "layout",
    "moments",
    "operations",
    "order",
    "pots",
    "progressive",
    "rounds",
    "settling",
    "shoes",
    "shuffling",
    "totals",
    "wagers",
    "words",
]
