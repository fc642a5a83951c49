"""The contract carries nine games: every sample fits the published schema, and its cards and money add up."""

import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator

from shall import folders, schema, transcript
from shall.engine import Manifest
from shall.script import Act, AnyAct, Bet, Script, worth
from shall.transcript import EVENTS, Transcript

DOCS = Path(__file__).parents[1] / "docs"
GAMES = {
    "all-in-holdem", "mini-tex-3-card-holdem", "heads-up-holdem", "caribbean-stud", "double-down-stud",
    "let-it-ride", "spanish-21", "craps", "poker",
}  # fmt: skip
SAMPLES = sorted(path.name.removesuffix(".script.json") for path in DOCS.glob("samples/*.script.json"))
PUBLISHED = json.loads((DOCS / "contract.schema.json").read_text())

# What each patron is up or down at the end, in cents, worked out by hand from the law.
RESULTS: dict[str, dict[str, int]] = {
    "all-in-holdem": {"ann": 10_00 + 30_00 + 9 * 5_00 + 2 * 5_00, "bob": -10_00},
    "all-in-holdem-layout": {},
    "all-in-holdem-operations": {"ann": -5 * 5_00},
    "mini-tex-3-card-holdem": {"ann": 3 * 10_00, "bob": -10_00 + 5 * 5_00},
    "heads-up-holdem": {"ann": -10_00 - 20_00 + 5 * 10_00 + 7 * 5_00 + 20 * 5_00, "bob": -20_00},
    "caribbean-stud": {
        "ann": 10_00 + 50 * 20_00 - 1_00 + 9_000_00,
        "bob": 10_00 + 50 * 20_00 - 1_00 + 10_000_00,
    },
    "double-down-stud": {"ann": 25_00 + 25_00, "bob": -25_00 - 10_00, "cyd": 0},
    "let-it-ride": {"ann": 3 * 30_00 - 1_00 + 5_00, "bob": -10_00},
    "spanish-21": {},
    "craps": {"ann": 10_00 + 10_00 - 10_00, "bob": 14_00},
    "poker": {"ann": 18_00 - 12_00, "bob": 10_00 + 19_00 - 22_00, "cyd": 10_00 - 22_00, "dee": -1_00},
}


def script(name: str) -> Script:
    return msgspec.json.decode((DOCS / f"samples/{name}.script.json").read_bytes(), type=Script)


def played(name: str) -> Transcript:
    return msgspec.json.decode((DOCS / f"samples/{name}.transcript.json").read_bytes(), type=Transcript)


def validator(document: str) -> Draft202012Validator:
    return Draft202012Validator({**PUBLISHED, "anyOf": [{"$ref": f"#/$defs/{document}"}]})


def test_the_published_schema_is_what_the_types_generate() -> None:
    """After a change of types: `python -m shall.schema > docs/contract.schema.json`."""
    assert (DOCS / "contract.schema.json").read_text() == schema.text()
    Draft202012Validator.check_schema(PUBLISHED)


def test_every_game_has_a_sample() -> None:
    """And every sample has a transcript and a result worked out by hand."""
    assert {script(name).game for name in SAMPLES} == GAMES == GAMES & set(SAMPLES)
    assert set(RESULTS) == set(SAMPLES)
    assert [played(name).script for name in SAMPLES] == SAMPLES == [script(name).id for name in SAMPLES]


@pytest.mark.parametrize("name", SAMPLES)
def test_a_sample_fits_the_published_schema(name: str) -> None:
    """As a validator of JSON Schema that is not ours sees it."""
    for document in ("script", "transcript"):
        sample = json.loads((DOCS / f"samples/{name}.{document}.json").read_text())
        validator(document.title()).validate(sample)


@pytest.mark.parametrize("name", SAMPLES)
def test_every_event_of_a_sample_cites_the_law_and_names_its_act(name: str) -> None:
    """A refused act brings about its refusal and nothing else."""
    events = played(name).events
    causes = [event.act for event in events]
    assert all(event.cites for event in events)
    assert causes == sorted(causes)
    assert causes[-1] < len(script(name).acts)
    refused = [event.act for event in events if isinstance(event, transcript.Refused)]
    assert all(causes.count(act) == 1 for act in refused)


@pytest.mark.parametrize("name", SAMPLES)
def test_the_cards_of_a_sample_leave_the_deck_in_its_order(name: str) -> None:
    """Whence no card appears twice; a cut of n puts the top n under the rest."""
    orders: dict[int, list[list[str]]] = {}
    for each in script(name).shuffles:
        assert len(set(each.cards)) == len(each.cards) == 52
        orders.setdefault(each.deck, []).append(list(each.cards))
    left = {deck: list(given[0]) for deck, given in orders.items()}
    shuffles = dict.fromkeys(orders, 1)
    for event in played(name).events:
        deck = event.deck
        match event:
            case transcript.Shuffled() if deck in orders:
                shuffles[deck] += 1
                left[deck] = list(orders[deck][min(shuffles[deck], len(orders[deck])) - 1])
            case transcript.CutEvent(cards=cards) if deck in orders:
                left[deck] = left[deck][cards:] + left[deck][:cards]
            case transcript.Dealt(card=card) | transcript.Burned(card=card):
                assert card == left[deck].pop(0)
            case transcript.Counted(area="stub", cards=cards, total=total):
                assert (cards, total) == (len(left[deck]), 52)
            case _:
                pass


@pytest.mark.parametrize("name", SAMPLES)
def test_the_money_of_a_sample_adds_up(name: str) -> None:
    """Every stake goes back, to the house or into a pot that is shared out; what is left is by the law."""
    staked = _accepted(script(name).acts, played(name))
    out: Counter[str] = Counter()
    results = dict.fromkeys(RESULTS[name], 0)
    patrons = {wager: patron for wager, (patron, _) in staked.items()}
    for patron, amount in staked.values():
        results[patron] -= amount
    for event in played(name).events:
        match event:
            case transcript.Returned(wager=wager, amount=amount):
                out[wager] += amount
                results[patrons[wager]] += amount
            case transcript.Collected(wager=wager, amount=amount):
                out[wager] += amount
            case transcript.Paid(wager=wager, amount=amount):
                results[patrons[wager]] += amount
            case transcript.Awarded(patron=patron, amount=amount):
                out["pots"] += amount
                results[patron] += amount
            case _:
                pass
    if script(name).game == "poker":
        assert sum(out.values()) == sum(amount for _, amount in staked.values())
    else:
        assert out == {wager: amount for wager, (_, amount) in staked.items()}
    assert results == RESULTS[name]


def _accepted(acts: tuple[AnyAct, ...], whole: Transcript) -> dict[str, tuple[str, int]]:
    """Each wager that was accepted, with its patron and stake, which is what its pieces are worth."""
    staked = {}
    for event in whole.events:
        if isinstance(event, transcript.Accepted):
            act = acts[event.act]
            assert isinstance(act, Bet)
            assert (event.wager, event.amount) == (act.wager, worth(act.pieces))
            staked[event.wager] = (event.patron, event.amount)
    return staked


@pytest.mark.parametrize(
    "name",
    [name for name in SAMPLES if name.startswith(("all-in", "craps", "caribbean", "spanish", "poker"))],
)
def test_the_reference_engine_agrees_on_the_wagers(name: str) -> None:
    """The samples were worked out by hand: they and the engine are two readings of the law."""
    kinds = (
        transcript.Refused, transcript.Accepted, transcript.Decided, transcript.Paid, transcript.Returned,
        transcript.Collected, transcript.Awarded,
    )  # fmt: skip
    engine = folders.load("reference_engine").engine()
    ours, theirs = (
        Counter(
            msgspec.structs.replace(event, cites=(), note="")
            for event in each.events
            if isinstance(event, kinds)
        )
        for each in (played(name), engine.perform(script(name)))
    )
    assert ours == theirs


def test_the_meter_falls_between_two_progressive_winners() -> None:
    """Seven tenths of each dollar go in; ten percent of what the meter then shows comes out, twice."""
    meter = [each.amount for each in played("caribbean-stud").events if isinstance(each, transcript.Metered)]
    start = script("caribbean-stud").options["meter"]
    assert meter == [100_000_00, 90_000_00, 81_000_00]
    assert meter[0] - int(start) == 2 * 70


def test_a_pot_is_awarded_to_those_who_may_win_it() -> None:
    """Side pots before the centre pot, each to the last cent."""
    events = played("poker").events
    pots = {each.pot: each for each in events if isinstance(each, transcript.Pot)}
    awards = [each for each in events if isinstance(each, transcript.Awarded)]
    assert [each.pot for each in awards] == sorted((each.pot for each in awards), reverse=True)
    for number, pot in pots.items():
        assert sum(each.amount for each in awards if each.pot == number) == pot.amount
        assert all(each.seat in pot.seats for each in awards if each.pot == number)


def _bent(document: Any, path: str, value: Any) -> Any:
    """The document with one place changed, or added."""
    *way, last = [int(step) if step.isdigit() else step for step in path.split(".")]
    place = document
    for step in way:
        place = place[step]
    place[last] = value
    return document


@pytest.mark.parametrize(
    "document, path, value, where",
    [
        ("script", "protocol", 2, "$.protocol"),
        ("script", "deal", [], "deal"),
        ("script", "acts.2.colour", "red", "$.acts[2]"),
        ("script", "acts.2.act", "wager", "$.acts[2].act"),
        ("script", "acts.2.seat", 0, "$.acts[2].seat"),
        ("script", "acts.2.pieces.0.value", 10.5, "$.acts[2].pieces[0].value"),
        ("script", "acts.2.pieces.0.value", -1000, "$.acts[2].pieces[0].value"),
        ("script", "acts.2.pieces.0.value", "1000", "$.acts[2].pieces[0].value"),
        ("script", "acts.2.pieces.0.kind", "token", "$.acts[2].pieces[0].kind"),
        ("script", "shuffles.0.cards.3", "10d", "$.shuffles[0].cards[3]"),
        ("script", "shuffles.0.cards.3", "kd", "$.shuffles[0].cards[3]"),
        ("transcript", "events.0.amount", 10.5, "$.events[0].amount"),
        ("transcript", "events.0.amount", -1, "$.events[0].amount"),
        ("transcript", "events.0.reason", "late", "$.events[0]"),
        ("transcript", "events.0.event", "placed", "$.events[0].event"),
        ("transcript", "events.6.card", "Xx", "$.events[6].card"),
    ],
)
def test_a_near_miss_is_refused_with_its_place(document: str, path: str, value: Any, where: str) -> None:
    """Both by our decoder, which says where, and by the published schema."""
    sample = json.loads((DOCS / f"samples/all-in-holdem.{document}.json").read_text())
    bent = _bent(sample, path, value)
    kind = {"script": Script, "transcript": Transcript}[document]
    with pytest.raises(msgspec.ValidationError, match=re.escape(where)):
        msgspec.json.decode(json.dumps(bent), type=kind)
    assert not validator(document.title()).is_valid(bent)


def test_money_is_never_a_float_not_even_a_whole_one() -> None:
    """JSON Schema takes 1000.0 for an integer; the decoder does not."""
    sample = json.loads((DOCS / "samples/all-in-holdem.script.json").read_text())
    with pytest.raises(msgspec.ValidationError, match=r"pieces\[0\]\.value"):
        msgspec.json.decode(json.dumps(_bent(sample, "acts.2.pieces.0.value", 1000.0)), type=Script)


CONTRACT = (DOCS / "contract.md").read_text()
ACTS: dict[str, type[Act]] = {str(kind.__struct_config__.tag): kind for kind in AnyAct.__args__}


@pytest.mark.parametrize("heading, kinds", [("Acts", ACTS), ("Events", EVENTS)])
def test_the_contract_page_has_a_row_for_every_act_and_event(heading: str, kinds: dict[str, Any]) -> None:
    """With every field, and a question mark where it may be left out."""
    section = CONTRACT.partition(f"## {heading}\n")[2].partition("\n## ")[0]
    rows = dict(re.findall(r"^\| `([a-z-]+)` \| (.*?) \|", section, re.MULTILINE))
    common = set(transcript.Event.__struct_fields__)
    wanted = {
        name: {(each.name, each.required) for each in msgspec.structs.fields(kind) if each.name not in common}
        for name, kind in kinds.items()
    }
    found = {
        name: {(field, not optional) for field, optional in re.findall(r"`(\w+)`(\??)", fields)}
        for name, fields in rows.items()
    }
    assert found == wanted


def test_the_exchange_on_the_contract_page_is_of_the_contract() -> None:
    """Two questions and two answers, which report no kind of event that the manifest leaves out."""
    blocks = re.findall(r"^```json\n(.*?)^```", CONTRACT, re.MULTILINE | re.DOTALL)
    first, who, second, what = [json.loads(block) for block in blocks]
    manifest = msgspec.convert(who["manifest"], Manifest)
    asked, answered = (
        msgspec.convert(second["script"], Script),
        msgspec.convert(what["transcript"], Transcript),
    )
    assert [each["id"] for each in (first, who, second, what)] == [1, 1, 2, 2]
    assert {str(each.__struct_config__.tag) for each in answered.events} <= set(manifest.reports)
    assert answered.script == asked.id
    assert len(set(asked.shuffles[0].cards)) == 52
