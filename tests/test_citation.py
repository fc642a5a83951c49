"""Citations: tags and back, sections, and what lies below a clause."""

import pytest

from shall import register
from shall.citation import abridged, citations_by_tag, covers, section_of, tag_of


@pytest.mark.parametrize(
    "citation,tag",
    [
        ("19:47-44.10(c)2ii(1)", "19:47-44.10(c)2ii(1)"),
        ('19:47-44.1 "Raise wager"', "19:47-44.1:raise-wager"),
        ('19:40-1.2(b) "Table game"', "19:40-1.2(b):table-game"),
        ('19:47-17.1 "Rank" or "ranking"', "19:47-17.1:rank-or-ranking"),
        ("19:47-1 scope", "19:47-1-scope"),
    ],
)
def test_tag(citation: str, tag: str) -> None:
    """A defined term becomes a slug, other spaces become hyphens, and the citations lead back."""
    assert tag_of(citation) == tag
    assert citations_by_tag([citation, "19:47-1.1"])[tag] == citation


@pytest.mark.parametrize(
    "citation,section",
    [
        ("19:47-44.10(c)2ii(1)", "19:47-44.10"),
        ("19:46-1.13U(b)2", "19:46-1.13U"),
        ('13:69F-39.1 "Raise wager"(a)', "13:69F-39.1"),
        ("19:47-44.1", "19:47-44.1"),
    ],
)
def test_section(citation: str, section: str) -> None:
    """The section is everything before the first paragraph or term."""
    assert section_of(citation) == section


@pytest.mark.parametrize(
    "prefix,citation",
    [
        ("19:47-44.10(c)", "19:47-44.10(c)"),
        ("19:47-44.10(c)", "19:47-44.10(c)2ii(1)"),
        ("19:47-44", "19:47-44.10(c)"),
        ("19:47", "19:47-44.1"),
        ("19:47-44.1", '19:47-44.1 "Raise wager"'),
        ("19:47-44.1:raise-wager", '19:47-44.1 "Raise wager"'),
        ('13:69F-39.1 "Raise wager"', '13:69F-39.1 "Raise wager"(a)'),
        ("13:69F-39.1:raise-wager-a", '13:69F-39.1 "Raise wager"(a)'),
        ("19:46-1.18", "19:46-1.18(a)-(f)"),
    ],
)
def test_covers(prefix: str, citation: str) -> None:
    """A citation selects itself and everything below it."""
    assert covers(prefix, citation)


@pytest.mark.parametrize(
    "prefix,citation",
    [
        ("19:47-44.1", "19:47-44.10"),
        ("19:47-44.10(c)2", "19:47-44.10(c)20"),
        ("19:47-44.10(c)2i", "19:47-44.10(c)2ii"),
        ("19:47-44.10(c)2i", "19:47-44.10(c)2iv"),
        ("19:46-1.13", "19:46-1.13U(a)"),
        ("19:47-4", "19:47-44.1"),
        ("19:46-1.18(a)", "19:46-1.18(a)-(f)"),
        ("19:47-44.10(c)2", "19:47-44.10(c)"),
        ('19:47-44.1 "Raise"', '19:47-44.1 "Raise wager"'),
    ],
)
def test_does_not_cover(prefix: str, citation: str) -> None:
    """A neighbour that merely begins with the same characters is not below it."""
    assert not covers(prefix, citation)


def test_abridged() -> None:
    """What a citation shares with the one before it is not said again: chapter, then section."""
    several = [
        "19:46-1.13U(b)",
        "19:46-1.13U(d)",
        "19:47-44.1",
        '19:47-44.1 "Ante"',
        "19:47-44.4(c)1i",
        "19:47-44.4",
    ]
    assert abridged(several) == '19:46-1.13U(b), (d); 19:47-44.1, "Ante"; 44.4(c)1i; 44.4'
    assert abridged([]) == ""


@pytest.mark.parametrize("rulebook", register.rulebooks())
def test_abridged_citations_can_be_read_back(rulebook: str) -> None:
    """Every register, abridged, is still every citation of it."""
    every = [clause.citation for clause in register.load(rulebook).clauses]
    read, above, section = [], "", ""
    for own in abridged(every).split("; "):
        for place, part in enumerate(own.split(", ")):
            if place:
                read.append(f"{section} {part}" if part.startswith('"') else section + part)
            else:
                read.append(part if ":" in part.partition('"')[0] else f"{above}-{part}")
                section = section_of(read[-1])
                above = section.partition("-")[0]
    assert read == every
