"""A fingerprint ties a clause to the official wording it was written from, without keeping that wording."""

import hashlib
import re
import unicodedata

_MARKUP = re.compile(r"<[^>]*>")
_WORD = re.compile(r"[a-z0-9]+")


def fingerprint(text: str) -> str:
    """Of the words and numbers alone: typography, punctuation, mark-up and line breaks make no difference."""
    plain = _MARKUP.sub(" ", unicodedata.normalize("NFKC", text)).casefold()
    return "sha256:" + hashlib.sha256(" ".join(_WORD.findall(plain)).encode()).hexdigest()[:16]
