"""`shall smoke` tells an adapter's fault from an engine's."""

import shlex
import sys
from pathlib import Path

import pytest

from shall.commands.smoke import smoke as smoke_command
from shall.limits import Limits
from shall.smoke import Probe, smoke
from shall.trials import TRIALS

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
    assert list(found) == [
        "handshake", "manifest", "schema", "echo", "accepts", "refuses", "order", "repeats", "kinds",
    ]  # fmt: skip
    assert [each for each in found.values() if not each.ok or each.skipped] == []


@pytest.mark.parametrize(
    "body, name, blame, detail",
    [
        ("sys.exit('licence expired')", "handshake", "adapter", "it said: licence expired"),
        ("MANIFEST['protocol'] = 2", "manifest", "adapter", "protocol 2, where this suite speaks protocol 1"),
        (
            "MANIFEST['reports'] = ['accepted', 'refused', 'won']",
            "manifest",
            "adapter",
            "reports[2]: no such event",
        ),
        (SPOILT + "    said['amount'] = 10.0\n" + HOOK, "schema", "adapter", "expected int, got float"),
        (SPOILT + "    raise ValueError\n" + HOOK, "schema", "engine", "ValueError"),
        (SPOILT + "    said['amount'] //= 100\n" + HOOK, "echo", "adapter", "w1: amount 10 instead of 1000"),
        (
            SPOILT + "    said.update(seat=6) if 'seat' in said else 0\n" + HOOK,
            "echo",
            "adapter",
            "seat 6 instead of 1",
        ),
        (
            SPOILT + "    said.update(wager='7') if 'seat' in said else 0\n" + HOOK,
            "echo",
            "adapter",
            "7 was never put",
        ),
        (
            SPOILT + "    if act['area'] == 'raise': return {'event': 'refused', 'act': index}\n" + HOOK,
            "accepts",
            "engine",
            "refused act 3 of a lawful round",
        ),
        (
            SPOILT
            + "    if said['event'] == 'refused': due['raise'] = 1000; return honest(index, act, due)\n"
            + HOOK,
            "refuses",
            "engine",
            "accepted act 3",
        ),
        (
            SPOILT + "    if said['event'] == 'refused': said['act'] = 4\n" + HOOK,
            "refuses",
            "adapter",
            "refused act 4 instead of act 3",
        ),
        (
            SPOILT + "    if said['event'] == 'refused': said['event'] = 'ended'\n" + HOOK,
            "refuses",
            "adapter",
            "nothing is said of act 3",
        ),
        (SPOILT + "    said['clock'] = next(numbers)\n" + HOOK, "repeats", "engine", "from event 1 on"),
        ("MANIFEST['reports'] = ['accepted', 'refused']", "kinds", "adapter", "not among its reports: ended"),
    ],
)
def test_a_fault_has_its_probe_and_its_culprit(
    body: str, name: str, blame: str, detail: str, tmp_path: Path
) -> None:
    failed = [each for each in probes(tmp_path, body).values() if not each.ok]
    assert [(each.name, each.blame) for each in failed][:1] == [(name, blame)]
    assert detail in failed[0].detail
    assert failed[0].remedy


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


def test_notes_may_differ(tmp_path: Path) -> None:
    body = SPOILT + "    said['note'] = str(next(numbers))\n" + HOOK
    assert all(each.ok for each in probes(tmp_path, body).values())


def test_an_engine_of_other_games_is_asked_no_more_and_told_so(tmp_path: Path) -> None:
    found = probes(tmp_path, "MANIFEST['games'] = {'tarock': {}}")
    assert [each.name for each in found.values() if not each.skipped] == ["handshake", "manifest"]
    assert f"no trial for its games yet; there is one for {', '.join(TRIALS)}" in found["echo"].detail


def test_kinds_that_are_not_reported_are_not_asked_for(tmp_path: Path) -> None:
    silent = "toy_engine.bet = lambda index, act, due: {'event': 'ended', 'act': index}"
    body = f"MANIFEST['reports'] = ['ended']\n{silent}"
    found = probes(tmp_path, body)
    assert all(each.ok for each in found.values())
    assert [each.name for each in found.values() if each.skipped] == ["echo", "accepts", "refuses"]


def test_an_address_where_nobody_is() -> None:
    first, *others = smoke("stdio:/no/such/engine")
    assert (first.ok, first.blame) == (False, "adapter")
    assert all(each.skipped for each in others)


def test_the_reference_engine_is_sound() -> None:
    assert [each for each in smoke("reference") if not each.ok or each.skipped] == []


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
