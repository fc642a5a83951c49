"""Tables that obey the law in another way than the reference engine: how they are made, and judged."""

from collections.abc import Callable, Collection, Iterator
from functools import partial
from typing import Any

import msgspec
import pytest

from reference_engine import betting, between_rounds, irregular
from reference_engine.engine import Declaration, ReferenceEngine
from reference_engine.rules import Rule
from reference_engine.table import Handlers, Refusal, Table
from shall.case import Case
from shall.judge import finding_of, judge
from shall.prove import bound
from shall.script import Bet, Check, Fold, Script
from shall.transcript import Transcript
from shall.verdict import Finding

Patch = pytest.MonkeyPatch
Performs = Callable[[ReferenceEngine, Script], Transcript]
Offers = dict[str, tuple[Any, ...]]


def all_pass(
    game: Declaration, offers: Offers | None = None, performs: Performs = ReferenceEngine.perform
) -> set[str]:
    """Not one scenario fails and none is left open; the clauses of those that apply."""
    return {clause for clause, _ in judged(game, offers, performs, passes=True)}


def none_fails(game: Declaration, performs: Performs = ReferenceEngine.perform) -> list[Finding]:
    """The findings, none of them a failure."""
    return [finding for _, finding in judged(game, None, performs, passes=False)]


def judged(
    game: Declaration, offers: Offers | None, performs: Performs, *, passes: bool
) -> Iterator[tuple[str, Finding]]:
    """The clause and the finding of every scenario that applies to the engine as it now is, or says it is."""
    engine = ReferenceEngine({game.name: game})
    manifest = engine.manifest()
    entry = manifest.games[game.name]
    offered = msgspec.structs.replace(entry, options={**entry.options, **(offers or {})})
    for case, script in bound(game.name, offered):
        transcript = performs(engine, script)
        yield case.citation, found(case, script, transcript, manifest.reports, passes=passes)


def found(
    case: Case, script: Script, transcript: Transcript, reports: Collection[str], *, passes: bool = True
) -> Finding:
    """The finding of one scenario, which must be a pass or at least no failure."""
    finding = finding_of(case, script, transcript, reports)
    if finding is Finding.FAILED or (passes and finding is not Finding.PASSED):
        _, why, _ = judge(case, script, transcript, reports)
        pytest.fail(f"{case.file}:{case.line} {case.citation}: {case.name}: {finding}: {why}")
    return finding


# What tables of several games do in a way of their own


def clockwise_only(monkeypatch: Patch, decisions: Any) -> None:
    """Players decide in turn, from the dealer's left (AIH-26, MTX-40, HUH-39)."""

    def deciding(table: Table, now: Any, own: Handlers, *rest: Any) -> Handlers:
        def in_turn(act: Any, do: Callable[[Any], None]) -> None:
            if act.seat in now.undecided() and act.seat != min(now.undecided()):
                raise Refusal
            do(act)

        turns: Handlers = {kind: partial(in_turn, do=own[kind]) for kind in (Bet, Check, Fold) if kind in own}
        handlers: Handlers = ordinary(table, now, {**own, **turns}, *rest)
        return handlers

    ordinary = decisions.deciding
    monkeypatch.setattr(decisions, "deciding", deciding)


def bonuses_go_back(monkeypatch: Patch) -> None:
    """A card of the dealer is seen in the deal, and the bonus wagers go back (AIH-18, MTX-24)."""

    def void_all(table: Table, now: Any, *why: Any, keep: str = "", cause: str = "") -> None:
        ordinary(table, now, *why, keep="" if now.exposed_in_deal else keep, cause=cause)

    ordinary = irregular.void_all
    monkeypatch.setattr(irregular, "void_all", void_all)


def eight_hours(monkeypatch: Patch) -> None:
    """The cards of an automated shoe are changed as those of any shoe (AIH-24, MTX-30)."""

    def hours(table: Table) -> tuple[Rule, ...]:
        machine = table.options["dealing"] == "automated-shoe"
        return (table.rules.minutes_from_shoe,) if machine else ordinary(table)

    ordinary = between_rounds.hours
    monkeypatch.setattr(between_rounds, "hours", hours)


def takes_only(monkeypatch: Patch, takes: Callable[[str, int], bool]) -> None:
    """A house with limits of its own, by area and amount, refuses what the law would allow."""

    def check_limits(table: Table, area: str, amount: int) -> None:
        ordinary(table, area, amount)
        if not takes(area, amount):
            raise Refusal

    ordinary = betting.check_limits
    monkeypatch.setattr(betting, "check_limits", check_limits)
