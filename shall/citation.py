"""A citation names a clause by its levels: section, paragraph, number, numeral, as deep as the law goes."""

import re
from collections.abc import Iterable

_SECTION = re.compile(r"\d+:\d+[A-Z]?(?:-\d+[A-Z]?(?:\.\d+[A-Z]?)?)?")
_ONE = r"(?:\([^)]*\)|\d+|[a-z]+)"
# A part of the section number; a term, quoted or as in a tag; a unit or a range of units such as (b)-(j).
_LEVEL = re.compile(rf'^\d+:\d+[A-Z]?|-\d+[A-Z]?|\.\d+[A-Z]?| "[^(]*|:[a-z0-9-]+|{_ONE}(?:-{_ONE})?|.')


def tag_of(citation: str) -> str:
    """The Gherkin tag of a citation; a defined term becomes a slug, since a tag cannot hold a space."""
    section, quote, term = citation.partition(' "')
    return f"{section}:{_slug(term)}" if quote else citation.replace(" ", "-")


def citations_by_tag(citations: Iterable[str]) -> dict[str, str]:
    """The way back from a tag, which needs the citations there are: a slug has lost the term's capitals."""
    return {tag_of(each): each for each in citations}


def section_of(citation: str) -> str:
    """`19:47-44.10` of `19:47-44.10(c)2ii(1)`."""
    found = _SECTION.match(citation)
    return found.group() if found else citation


def abridged(citations: Iterable[str]) -> str:
    """`19:47-44.4(a), (c)1; 44.7(a); 19:46-1.17(a)`: each without what it shares with the one before."""
    told, chapter, section = "", "", ""
    for citation in citations:
        above, dash, number = (own := section_of(citation)).partition("-")
        rest = citation.removeprefix(own)
        if own == section and rest:
            told += f", {rest.strip()}"
        else:
            told += f"{'; ' * bool(told)}{number if dash and above == chapter else own}{rest}"
        chapter, section = above, own
    return told


def covers(prefix: str, citation: str) -> bool:
    """Whether the citation is the prefix or lies below it; either may be written as a tag."""
    above, below = _levels(prefix), _levels(citation)
    return tag_of(prefix) == tag_of(citation) or above == below[: len(above)]


def _levels(citation: str) -> list[str]:
    return [f":{_slug(each)}" if each.startswith(' "') else each for each in _LEVEL.findall(citation)]


def _slug(term: str) -> str:
    return re.sub(r"[^a-z0-9]+", "-", term.lower()).strip("-")
