"""`shall smoke` tells an adapter's fault from an engine's."""

import shlex
import sys
from pathlib import Path
from textwrap import dedent

import pytest

from shall.adapters import connect
from shall.arrange import setup
from shall.commands.smoke import smoke as smoke_command
from shall.complaints import COMPLAINTS
from shall.engine import Game
from shall.limits import Limits
from shall.smoke import CHECKS, Probe, smoke
from shall.transcript import Ended, Refused, Shuffled
from shall.trials import scripts_of, trial_of, tried

TESTS = Path(__file__).parent

PROGRAM = """
import itertools, sys
sys.path.insert(0, {tests!r})
import toy_engine
from toy_engine import *
numbers = itertools.count()
{body}
for question in questions():
    reply(answer(question))
"""

SPOILT = "honest = toy_engine.bet\ndef spoilt(index, act, due):\n    said = honest(index, act, due)\n"
HOOK = "    return said\ntoy_engine.bet = spoilt"


def engine(tmp_path: Path, body: str = "") -> str:
    """The address of a toy engine, spoilt so."""
    program = tmp_path / "engine.py"
    program.write_text(PROGRAM.format(tests=str(TESTS), body=body))
    return f"stdio:{shlex.join([sys.executable, str(program)])}"


def probes(tmp_path: Path, body: str = "", timeout: float = 5) -> dict[str, Probe]:
    return {each.name: each for each in smoke(engine(tmp_path, body), Limits(timeout=timeout))}


def test_a_sound_toy_passes_every_probe(tmp_path: Path) -> None:
    found = probes(tmp_path)
    assert list(found) == ["handshake", "manifest", "schema", *CHECKS]
    assert [each for each in found.values() if not each.ok] == []
    # It collects no stakes and deals no cards.
    assert [each.name for each in found.values() if each.skipped] == ["settles", "rounds"]


REFUSED = SPOILT + "    if said['event'] == 'refused': "
WITH_SEAT = SPOILT + "    if 'seat' in said: "
AND_DONE = """
honest = toy_engine.transcript
def spoilt(script):
    said = honest(script)
    refused = [each for each in said['events'] if each['event'] == 'refused']
    said['events'] += [{**each, 'event': 'ended'} for each in refused]
    return said
toy_engine.transcript = spoilt
"""
STARTED = """
honest, clock = toy_engine.bet, __import__('time').time_ns() % 1000000
toy_engine.bet = lambda *them: {**honest(*them), 'clock': clock}
"""


@pytest.mark.parametrize(
    "body, name, complaint, detail",
    [
        ("sys.exit('licence expired')", "handshake", "unreachable", "it said: licence expired"),
        ("MANIFEST['protocol'] = 2", "manifest", "bad-manifest", "protocol 2, where this suite speaks"),
        ("MANIFEST['reports'] = ['refused', 'won']", "manifest", "bad-manifest", "reports[1]: no such event"),
        ("MANIFEST['games'] = {'holdem': {}}", "manifest", "no-known-game", "its games are holdem"),
        (
            "MANIFEST['games'] = {'all-in-holdem': {'options': {'dealer': [1]}}}",
            "manifest",
            "unknown-option",
            "all-in-holdem: dealer",
        ),
        (SPOILT + "    said['amount'] = 10.0\n" + HOOK, "schema", "malformed", "expected int, got float"),
        (SPOILT + "    raise ValueError\n" + HOOK, "schema", "crashed", "ValueError"),
        (SPOILT + "    import time; time.sleep(9)\n" + HOOK, "schema", "timed-out", "no answer within 2 s"),
        (
            SPOILT + "    said['amount'] //= 100\n" + HOOK,
            "echo",
            "echo-differs",
            "w1: amount 10 instead of 1000",
        ),
        (WITH_SEAT + "said['seat'] = 6\n" + HOOK, "echo", "echo-differs", "seat 6 instead of 3"),
        (WITH_SEAT + "said['wager'] = '7'\n" + HOOK, "echo", "echo-differs", "7 was never put"),
        (
            WITH_SEAT + "said = {'event': 'ended', 'act': index}\n" + HOOK,
            "echo",
            "bet-ignored",
            "w1 is neither accepted nor refused",
        ),
        (
            SPOILT + "    if act['area'] == 'raise': said = {'event': 'refused', 'act': index}\n" + HOOK,
            "accepts",
            "refuses-lawful",
            "refused act 3 of a lawful round",
        ),
        (
            REFUSED + "due['raise'] = 1000; said = honest(index, act, due)\n" + HOOK,
            "refuses",
            "accepts-unlawful",
            "accepted act 3",
        ),
        (REFUSED + "said['act'] = 4\n" + HOOK, "refuses", "wrong-number", "refused act 4 instead of act 3"),
        (
            REFUSED + "said['event'] = 'ended'\n" + HOOK,
            "refuses",
            "silent-refusal",
            "nothing is said of act 3",
        ),
        (AND_DONE, "refuses", "refused-and-done", "act 3 is refused, and yet there is ended"),
        ("MANIFEST['reports'] += ['returned', 'collected']", "settles", "stakes-differ", "w1: 1000 cents"),
        (SPOILT + "    said['clock'] = next(numbers)\n" + HOOK, "repeats", "memory", "from event 1 on"),
        (STARTED, "restart", "memory", "from event 1 on"),
        ("MANIFEST['reports'] = ['accepted', 'refused']", "kinds", "undeclared-kind", "its reports: ended"),
    ],
    ids=lambda it: it if it in COMPLAINTS else "",
)
def test_a_fault_has_its_probe_and_its_complaint(
    body: str, name: str, complaint: str, detail: str, tmp_path: Path
) -> None:
    failed = [each for each in probes(tmp_path, body, timeout=2).values() if not each.ok]
    assert [(each.name, each.complaint) for each in failed][:1] == [(name, complaint)]
    assert detail in failed[0].detail
    assert failed[0].remedy


DEALS = """
honest = toy_engine.transcript
def spoilt(script):
    said = honest(script)
    said['events'].append({'event': 'dealt', 'act': 4, 'card': 'As', 'area': 'dealer', 'round': %d})
    return said
toy_engine.transcript = spoilt
MANIFEST['reports'].append('dealt')
"""
LISTED = """
names = 'dealing shuffling decks hole-card-bonus final-hand-bonus odds-shown limit-shown idle-spread'.split()
MANIFEST['games']['all-in-holdem']['options'] = {name: [] for name in names}
"""


@pytest.mark.parametrize(
    "body,warned",
    [
        (LISTED, {"options": "unlisted-option: offered in every value: match-play (taken, not-taken)"}),
        (LISTED + "MANIFEST['games']['all-in-holdem']['options']['match-play'] = ['taken']\n", {}),
        (LISTED + DEALS % 1, {"options": "unlisted-option"}),
        (LISTED + DEALS % 0, {"options": "unlisted-option", "rounds": "no-round: no `round` in dealt"}),
    ],
    ids=["not listed", "listed", "with a round", "without a round"],
)
def test_what_surprises_vendors_is_a_warning_and_no_fault(
    body: str, warned: dict[str, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert smoke_command(engine(tmp_path, body), Limits(timeout=5)) == 0
    lines = [line for line in capsys.readouterr().out.splitlines() if line.startswith("warn: ")]
    assert len(lines) == len(warned)
    for line, (name, said) in zip(lines, warned.items(), strict=True):
        assert line.startswith(f"warn: {name} (all-in-holdem): {said}")


def test_answers_out_of_order_are_the_adapters_fault(tmp_path: Path) -> None:
    body = (
        "import threading, time\nstock = []\n"
        "def reply(content):\n"
        "    stock.append(content)\n"
        "    if len(stock) != 3: toy_engine.reply(content)\n"
        "    else: threading.Timer(0.2, toy_engine.reply, [content]).start()\n"
    )
    found = probes(tmp_path, body)
    assert not all(each.ok for each in found.values())
    assert {each.blame for each in found.values() if not each.ok} == {"adapter"}


def test_the_vendors_page_explains_every_complaint() -> None:
    page = (TESTS.parent / "docs" / "vendors.md").read_text()
    assert [name for name in COMPLAINTS if f'<a id="{name}"></a>`{name}`' not in page] == []


def test_the_scripts_played_can_be_kept(tmp_path: Path) -> None:
    assert smoke_command("reference", Limits(), tmp_path / "kept") == 0
    names = {f"smoke-{game}-{kind}.json" for game in tried() for kind in ("lawful", "unlawful")}
    assert {path.name for path in (tmp_path / "kept").iterdir()} == names


def test_notes_may_differ(tmp_path: Path) -> None:
    body = SPOILT + "    said['note'] = str(next(numbers))\n" + HOOK
    assert all(each.ok for each in probes(tmp_path, body).values())


def test_an_engine_of_other_games_is_asked_no_more_and_told_so(tmp_path: Path) -> None:
    found = probes(tmp_path, "MANIFEST['games'] = {'tarock': {}}")
    assert [each.name for each in found.values() if not each.skipped] == ["handshake", "manifest"]
    assert found["manifest"].complaint == "no-known-game"
    assert f"its games are tarock; there are {', '.join(tried())}" in found["manifest"].detail


def test_a_game_without_a_trial_is_skipped_beside_one_that_has_it(tmp_path: Path) -> None:
    found = smoke(engine(tmp_path, "MANIFEST['games'] = {'tarock': {}, 'all-in-holdem': {}}"))
    assert all(each.ok for each in found)
    assert [each.name for each in found if each.game == "tarock" and each.skipped] == ["schema"]
    assert "kinds" in [each.name for each in found if each.game == "all-in-holdem"]


def test_no_name_of_the_engine_reaches_the_terminal_as_it_is(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hostile = "'\\x1b[31mred'"
    body = f"MANIFEST['games'] = {{'all-in-holdem': {{'options': {{{hostile}: [1]}}}}, {hostile}: {{}}}}"
    assert smoke_command(engine(tmp_path, body), Limits(timeout=5)) == 2
    said = capsys.readouterr().out
    assert "unknown-option" in said
    assert "\x1b" not in said


def test_kinds_that_are_not_reported_are_not_asked_for(tmp_path: Path) -> None:
    silent = "toy_engine.bet = lambda index, act, due: {'event': 'ended', 'act': index}"
    body = f"MANIFEST['reports'] = ['ended']\n{silent}"
    found = probes(tmp_path, body)
    assert all(each.ok for each in found.values())
    skipped = ["echo", "accepts", "refuses", "settles", "rounds"]
    assert [each.name for each in found.values() if each.skipped] == skipped


def test_an_address_where_nobody_is() -> None:
    first, *others = smoke("stdio:/no/such/engine")
    assert (first.ok, first.blame) == (False, "adapter")
    assert all(each.skipped for each in others)


def test_the_reference_engine_is_sound() -> None:
    found = smoke("reference")
    assert [each for each in found if not each.ok] == []
    assert {each.game for each in found if not each.skipped} == {"", *tried()}
    assert not any(each.warns for each in found)
    asked = [each for each in found if each.name != "rounds"]
    assert not any(each.skipped for each in asked if each.game in tried())


@pytest.mark.parametrize("form", setup("poker").options["form"])
@pytest.mark.parametrize("address", ["reference", "python:examples.pokerkit_poker.engine:engine"])
def test_a_whole_hand_of_every_form_of_poker_is_lawful(address: str, form: str) -> None:
    """Whichever form an engine offers, the trial goes as far as the pot."""
    game = Game({"form": (form,)})
    trial = trial_of("poker", game)
    assert trial
    lawful, _ = scripts_of("poker", trial, game)
    assert lawful.options["form"] == form
    with connect(address) as connection:
        events = connection.perform(lawful).events
    assert not any(isinstance(event, Refused) for event in events)
    assert isinstance(events[-1], Ended | Shuffled)


def test_a_pot_that_is_not_all_awarded_is_a_fault(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is staked and what is awarded are added up."""
    program = """
        from examples.pokerkit_poker.engine import PokerkitEngine
        from msgspec.structs import replace
        class Mean(PokerkitEngine):
            def perform(self, script):
                said = super().perform(script)
                less = [replace(e, amount=e.amount - 100) if hasattr(e, "share") else e for e in said.events]
                return replace(said, events=tuple(less))
    """
    (tmp_path / "mean.py").write_text(dedent(program))
    monkeypatch.syspath_prepend(str(tmp_path))
    found = {each.name: each for each in smoke("python:mean:Mean")}
    assert found["settles"].complaint == "stakes-differ"
    assert "neither returned nor awarded: 100 cents" in found["settles"].detail


@pytest.mark.parametrize(
    "body,code",
    [
        ("", 0),
        ("sys.exit('licence expired')", 2),
        (SPOILT + "    said['amount'] //= 100\n" + HOOK, 2),
        (SPOILT + "    said['clock'] = next(numbers)\n" + HOOK, 1),
    ],
    ids=["sound", "gone", "cents", "memory"],
)
def test_the_exit_code_says_whose_fault_it_is(body: str, code: int, tmp_path: Path) -> None:
    assert smoke_command(engine(tmp_path, body), Limits(timeout=5)) == code
