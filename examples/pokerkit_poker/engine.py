"""pokerkit behind the contract: a library that knows nothing of New Jersey deals, bets and awards pots."""

import warnings
from importlib.metadata import version

from shall.engine import Game, Manifest
from shall.script import PROTOCOL, Option, Script
from shall.transcript import Refused, Transcript

from .hand import FORMS, Refusal
from .table import Table

REPORTS = (
    "refused", "accepted", "folded", "checked", "turn", "dealt", "burned", "button", "revealed",
    "returned", "pot", "awarded", "ended",
)  # fmt: skip
DECLARED = {"PK-45": "R1"}  # who gets the odd dollar of a shared low half: a claim that it is held to


class PokerkitEngine:
    """The seam: a manifest, and a transcript for every script."""

    def manifest(self) -> Manifest:
        """Four games of poker, and what a library of this kind can be seen to do."""
        options: dict[str, tuple[Option, ...]] = {
            "form": FORMS, "decks": (1,), "rake-amount": (0,), "check-raise": ("allowed",),
        }  # fmt: skip
        return Manifest(
            protocol=PROTOCOL,
            engine="pokerkit",
            vendor="University of Toronto Computer Poker Student Research Group",
            version=version("pokerkit"),
            games={"poker": Game(options, DECLARED)},
            reports=REPORTS,
        )

    def perform(self, script: Script) -> Transcript:
        """Play one script from an empty memory."""
        table = Table(script)
        with warnings.catch_warnings():
            warnings.simplefilter(
                "error"
            )  # what pokerkit only warns of, such as a needless fold, it does not do
            for table.index, act in enumerate(script.acts):
                try:
                    table.take(act)
                except Refusal:
                    table.tell(Refused)
        return Transcript(protocol=PROTOCOL, script=script.id, events=tuple(table.events))  # type: ignore[arg-type]


def engine() -> PokerkitEngine:
    """For `python:engine:engine`."""
    return PokerkitEngine()
