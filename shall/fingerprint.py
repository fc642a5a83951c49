"""A fingerprint ties a clause to the official wording it was written from, without keeping that wording."""

import hashlib
import unicodedata

_STRAIGHT_QUOTES = str.maketrans("‘’‚‛“”„‟", "''''\"\"\"\"")


def fingerprint(text: str) -> str:
    """Hash `text` so that typography, line breaks and capitals make no difference, and any other change does."""
    straight = unicodedata.normalize("NFKC", text).translate(_STRAIGHT_QUOTES)
    normalised = " ".join(straight.split()).lower()
    return "sha256:" + hashlib.sha256(normalised.encode()).hexdigest()[:16]
