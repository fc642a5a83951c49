"""Text from outside, made harmless: what does not print is shown as �, what is endless is clipped."""

from unicodedata import category

LONGEST = 2000
UNPRINTABLE = "\N{REPLACEMENT CHARACTER}"


def clean(text: object, longest: int = LONGEST) -> str:
    """One line of printable text: no control characters, no escape codes, no change of direction."""
    line = str(text)
    if len(line) > longest:
        line = f"{line[:longest]}… ({len(line) - longest:,} more characters)"
    return line if line.isprintable() else "".join(map(_printable, line))


def _printable(character: str) -> str:
    if character.isprintable():
        return character
    return " " if character in "\t\n\r" or category(character) == "Zs" else UNPRINTABLE


def plural(count: int, noun: str) -> str:
    """`1 clause`, `2,000 clauses`."""
    return f"{count:,} {noun if count == 1 else noun + 's'}"
