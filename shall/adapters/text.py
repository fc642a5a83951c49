"""What an engine says is shown, never run: its text is made printable before anybody sees it."""


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
