"""What an engine says is shown, never run: its text is made printable before anybody sees it."""

import re

# What JSON leaves as it is and does not print: old control codes, changes of direction, what is no character.
_OBEYED = re.compile("[\x7f-\xa0\xad\u061c\u200b-\u200f\u2028-\u202f\u2060-\u206f\ufeff\ufff0-\uffff]")


def printable(text: str | bytes, limit: int = 300) -> str:
    """The head of a text on one line, with control, escape and direction codes spelt out."""
    shown = _spelt(text[: 4 * limit])
    return shown if len(shown) <= limit else f"{shown[: limit - 1]}…"


def printable_end(text: str | bytes, limit: int = 300) -> str:
    """The end of a text, made printable in the same way."""
    shown = _spelt(text[-4 * limit :])
    return shown if len(shown) <= limit else f"…{shown[1 - limit :]}"


def _spelt(text: str | bytes) -> str:
    words = text.decode(errors="backslashreplace") if isinstance(text, bytes) else text
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in words.strip())


def harmless(document: bytes) -> bytes:
    """A document in JSON, the same to every reader, with nothing in it that a terminal would obey."""
    if document.isascii() and b"\x7f" not in document:  # by far the most, and soon seen
        return document
    return _OBEYED.sub(lambda found: f"\\u{ord(found[0]):04x}", document.decode()).encode()
