"""Scope: what the manifest leaves out, and what is unverified for it."""

from typing import NamedTuple

from .dossier import Dossier
from .verdict import Verdict

LEFT_OUT = {
    "game": "games not played",
    "wager": "wagers not played",
    "option": "options not offered",
    "kind": "kinds of event not reported",
}
OPEN = (Verdict.NOT_VERIFIED, Verdict.NOT_APPLICABLE)


class Gap(NamedTuple):
    """Things of one sort that the manifest leaves out, and what they keep from being verified."""

    what: str
    names: tuple[str, ...]
    scenarios: int
    clauses: int  # of which nothing, or not all, could be verified


def gaps(dossier: Dossier) -> list[Gap]:
    """Everything that scenarios needed and the manifest leaves out; the whole scope of a run is not here."""
    found = (_gap(what, dossier) for what in LEFT_OUT)
    return [gap for gap in found if gap.names]


def _gap(what: str, dossier: Dossier) -> Gap:
    lacking = [
        (result.rulebook, each.citation, names)
        for result in dossier.rulebooks
        for each in result.evidence
        if (names := [lack.name for lack in each.lacks if lack.what == what])
    ]
    short = {(rulebook, citation) for rulebook, citation, _ in lacking}
    every = dict.fromkeys(name for _, _, names in lacking for name in names)
    return Gap(LEFT_OUT[what], tuple(every), len(lacking), len(short & _open(dossier)))


def _open(dossier: Dossier) -> set[tuple[str, str]]:
    """The clauses without a verdict for or against the engine."""
    return {
        (result.rulebook, clause.citation)
        for result in dossier.rulebooks
        for clause in result.clauses
        if clause.verdict in OPEN
    }
