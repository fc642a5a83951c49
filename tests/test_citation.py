"""Citations: tags and back, sections, and what lies below a clause."""

import pytest

from shall.citation import citations_by_tag, covers, section_of, tag_of


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
