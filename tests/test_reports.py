"""Reports say all that a dossier holds, and nothing an engine sends can do more than be read."""

import re
import time
import xml.etree.ElementTree as ET
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import msgspec
import pytest

from reports import people, render
from reports.text import clean
from shall import dossier as dossiers
from shall.script import Bet, Clock, Piece
from shall.transcript import EVENTS, CoverCards, Dealt, Paid
from shall.verdict import Finding, Outcome, Verdict

SPECIMEN = dossiers.read(Path(__file__).with_name("specimen.json").read_bytes())
HOSTILE = (
    "</script></pre><script>document.title='run'</script><img src=x onerror=alert(1)>\x1b[31m\x00\u202e\u2028"
)


class Page(HTMLParser):
    """The tags, ids and links of a page."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.tags: list[tuple[str, dict[str, str | None]]] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append((tag, dict(attrs)))

    def all(self, attribute: str) -> list[str]:
        return [str(attrs[attribute]) for _, attrs in self.tags if attribute in attrs]


def spoilt(value: Any) -> Any:
    """The same with a hostile tail on every string: nothing validates a struct that was built in memory."""
    if isinstance(value, msgspec.Struct):
        fields = {name: spoilt(getattr(value, name)) for name in value.__struct_fields__}
        return msgspec.structs.replace(value, **fields)
    if isinstance(value, tuple):
        return tuple(map(spoilt, value))
    if isinstance(value, dict):
        return {spoilt(key): spoilt(each) for key, each in value.items()}
    return value + HOSTILE if type(value) is str else value


@pytest.fixture(scope="module")
def page() -> str:
    return render(SPECIMEN, "html").decode()


@pytest.fixture(scope="module")
def suites() -> ET.Element:
    return ET.fromstring(render(SPECIMEN, "junit"))  # noqa: S314 - written by us


def test_the_specimen_covers_every_finding_and_verdict() -> None:
    """Otherwise the tests below would look at less than they say."""
    [book] = SPECIMEN.rulebooks
    assert {each.finding for each in book.evidence} == set(Finding)
    assert {each.verdict for each in book.clauses} == set(Verdict)


def test_an_unknown_format_is_refused_with_the_list() -> None:
    with pytest.raises(ValueError, match="no report format 'pdf': choose one of html, junit, json"):
        render(SPECIMEN, "pdf")


def test_json_is_the_dossier_itself() -> None:
    assert dossiers.read(render(SPECIMEN, "json")) == SPECIMEN


@pytest.mark.parametrize("format_", ["html", "junit", "json"])
def test_the_same_dossier_gives_the_same_bytes(format_: str) -> None:
    assert render(SPECIMEN, format_) == render(SPECIMEN, format_)


@pytest.mark.parametrize(
    "words",
    [
        "The engine violates 1 clause",
        "Northgate Gaming",
        "18 November 2026, 07:20 UTC",
        "bubblewrap",
        "sha256:9f2c4e61",
        "Fewer than 11 points do not call.",
        "the dealer does not qualify",
        "shall play failures/19-47-44.10-c-2ii-1-0a1b2c3d4e5f.json",
        "--engine &#39;stdio:./meridian --table 9&#39;",
        "<b>Ann at seat 1 bets $10.00 on the ante (chip)</b>",
        "  2 dealt A♠ to seat 1, face down\t44.7(c)",
        "  3 dealt 8♣ to the dealer, face down\t″",
        "<mark>  6 the dealer qualifies\t44.10(c)2ii(1)</mark>",
        "the ante of seat 1 stands at $10.00 — note: desk 4",
        "cover cards count=2 colour=red solid=yes",
        "should be 19:47-44.13",
        "crashed, inconclusive, malformed, not observable, timed out",
        "Watched at table 9, film 31.",
        "the engine declares its choice and is held to it",
        "no event shows where a hand is",
        "1 of 2",
        "conforms to no clause",
        "conforms to 19:47-44.6(a)",
        "given AIH-12",
        "A♠ 8♣ 10♦ 2♦",
    ],
)  # fmt: skip
def test_the_page_says(page: str, words: str) -> None:
    assert words in page


def test_every_scenario_and_clause_is_on_the_page(page: str) -> None:
    [book] = SPECIMEN.rulebooks
    assert page.count("<details class=scenario") == len(book.evidence)
    assert len(Page(page).all("data-verdict")) == len(book.clauses)


def test_every_link_leads_somewhere(page: str) -> None:
    it = Page(page)
    ids = it.all("id")
    assert len(ids) == len(set(ids))
    assert all(link.removeprefix("#") in ids for link in it.all("href"))


def test_the_page_loads_nothing_and_has_no_inline_handlers(page: str) -> None:
    it = Page(page)
    assert not it.all("src")
    assert not it.all("style")
    assert not [name for _, attrs in it.tags for name in attrs if name.startswith("on")]
    assert "default-src 'none'" in page


def test_every_table_has_headers_with_a_scope(page: str) -> None:
    assert all("scope" in attrs for tag, attrs in Page(page).tags if tag == "th")


@pytest.mark.parametrize("outcome", list(Outcome))
def test_every_outcome_has_words(outcome: Outcome) -> None:
    page = render(msgspec.structs.replace(SPECIMEN, outcome=outcome), "html").decode()
    assert f"<p class=word>{outcome.capitalize()}</p>" in page


def test_a_report_on_part_of_the_law_says_so() -> None:
    page = render(msgspec.structs.replace(SPECIMEN, scope=("19:47-44.6",)), "html").decode()
    assert "Only part of the law was asked for:</strong> 19:47-44.6." in page


def test_a_run_without_violations_or_proof_has_no_such_section() -> None:
    [book] = SPECIMEN.rulebooks
    rest = tuple(each for each in book.clauses if each.verdict is not Verdict.VIOLATES)
    calm = msgspec.structs.replace(
        SPECIMEN, rulebooks=(msgspec.structs.replace(book, clauses=rest),), proof=dossiers.Proof()
    )
    page = render(calm, "html").decode()
    assert "id=violations" not in page
    assert "Under no clause of the register" in page
    assert "<code>shall prove</code> runs the mutants" in page


def test_junit_counts_findings_apart(suites: ET.Element) -> None:
    [suite] = suites
    assert suite.get("name") == "all-in-holdem"
    counts = [suite.get(each) for each in ("tests", "failures", "errors", "skipped")]
    assert counts == ["11", "1", "5", "3"]
    assert [len(suites.findall(f".//{tag}")) for tag in ("testcase", "failure", "error", "skipped")] == [
        11,
        1,
        5,
        3,
    ]


def test_a_verdict_that_repeats_the_reason_is_not_said_twice() -> None:
    """The clause table gives the reason with the statement; why, with the verdict, only if it is another."""
    first, *others = SPECIMEN.rulebooks
    for why, times in (("no dice", 1), ("no wheel", 2)):
        row = msgspec.structs.replace(
            first.clauses[0], verdict=Verdict.NOT_APPLICABLE, why=why, reason="no dice", scenarios=()
        )
        book = msgspec.structs.replace(first, clauses=(row,), evidence=(), readings=())
        text = render(msgspec.structs.replace(SPECIMEN, rulebooks=(book, *others)), "html").decode()
        table = text[text.index("<section id=clauses>") : text.index("<section id=readings>")]
        assert table.count("no dice") + table.count("no wheel") == times


def test_junit_names_are_unique_and_carry_the_clause(suites: ET.Element) -> None:
    cases = suites.findall(".//testcase")
    assert len({case.get("name") for case in cases}) == len(cases)
    first = {each.get("name"): each.get("value") for each in cases[0].iter("property")}
    assert first["clause"] == "19:47-44.10(c)2ii(1)"
    assert first["source"] == "features/all_in_holdem/44_10_completing_a_round.feature:12"
    assert first["reading"] == "AIH-12"


def test_junit_failure_shows_expected_observed_and_the_round(suites: ET.Element) -> None:
    text = suites.findtext(".//failure") or ""
    assert "expected: the dealer does not qualify\nobserved: the dealer qualifies" in text
    assert "> Ann at seat 1 bets $10.00 on the ante (chip)" in text
    assert "the dealer qualifies  [19:47-44.10(c)2ii(1)]" in text


def test_junit_says_why_a_scenario_was_skipped(suites: ET.Element) -> None:
    skipped = [each.get("message") for each in suites.iter("skipped")]
    assert "not observable: needs collected" in skipped


def test_nothing_an_engine_sends_becomes_markup() -> None:
    page = render(spoilt(SPECIMEN), "html").decode()
    tags = [tag for tag, _ in Page(page).tags]
    assert tags.count("script") == 1
    assert "img" not in tags
    assert page.count("</script>") == 1
    assert "&lt;script&gt;document.title=" in page
    assert not re.search(r"[\x00-\x08\x0b-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\u2066-\u2069]", page)


def test_nothing_an_engine_sends_breaks_the_xml() -> None:
    text = render(spoilt(SPECIMEN), "junit")
    ET.fromstring(text)  # noqa: S314 - that it parses is the point
    assert not re.search(rb"[\x00-\x08\x0b-\x1f]", text)


def test_long_text_is_clipped_and_says_so() -> None:
    assert clean("x" * 2500).endswith("x… (500 more characters)")


def test_text_that_cannot_be_encoded_is_replaced() -> None:
    assert clean("a\ud800b\tc\xa0d\u200be") == "a�b c d�e"


def test_people_read_acts_and_events() -> None:
    chips = (Piece("chip", 500, 2), Piece("coupon", 500))
    bet = Bet(wager="w", patron="patron 3", seat=3, area="hole-card-bonus", pieces=chips)
    assert people.act(bet) == "seat 3 bets $15.00 on the hole card bonus (2 chips of $5.00 + coupon of $5.00)"
    assert people.act(Clock(minutes=485)) == "8 h 05 min pass"
    assert (
        people.event(Dealt(act=0, card="Td", area="community", face="up"))
        == "dealt 10♦ to the community area, face up"
    )
    assert people.event(Paid(act=0, wager="come-2", amount=125, area="come", seat=1)) == (
        "paid $1.25 on the come of seat 1 (come-2)"
    )
    assert (
        people.event(CoverCards(act=0, count=2, colour="red", solid=False))
        == "cover cards count=2 colour=red"
    )


def test_every_kind_of_event_has_words_or_falls_back() -> None:
    """A kind with words of its own must exist, so that no wording outlives its event."""
    assert set(people.EVENTS) <= set(EVENTS)


def test_a_large_dossier_stays_small_and_fast() -> None:
    """600 scenarios of 80 events: below 4 MB, within seconds even on a busy machine."""
    [book] = SPECIMEN.rulebooks
    one = book.evidence[0]
    assert one.transcript
    assert one.script
    events = (one.transcript.events * 9)[:80]
    long = msgspec.structs.replace(
        one,
        script=msgspec.structs.replace(one.script, acts=one.script.acts * 4),
        transcript=msgspec.structs.replace(one.transcript, events=events),
        finding=Finding.PASSED,
    )
    every = tuple(msgspec.structs.replace(long, id=f"{one.citation}#{n:012x}") for n in range(600))
    big = msgspec.structs.replace(SPECIMEN, rulebooks=(msgspec.structs.replace(book, evidence=every),))
    start = time.process_time()
    page = render(big, "html")
    assert len(page) < 4_000_000
    assert time.process_time() - start < 5
