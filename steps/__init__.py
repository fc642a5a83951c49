"""The vocabulary of the features, by concept: what the steps of a scenario write into its case."""

from . import words  # isort: skip  (the words come before the steps that use them)
from . import dealing, deciding, irregularities, layout, operations, settling, wagers

__all__ = ["dealing", "deciding", "irregularities", "layout", "operations", "settling", "wagers", "words"]
