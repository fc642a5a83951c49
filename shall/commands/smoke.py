"""Smoke: whether the adapter is sound, whatever the engine thinks of the law."""

from collections.abc import Iterator

from shall.limits import Limits
from shall.smoke import Blame, Probe
from shall.smoke import smoke as probes_of

from .group import COULD_NOT_RUN
from .screen import say

EXITS: dict[Blame, int] = {"": 0, "engine": 1, "adapter": COULD_NOT_RUN}


def smoke(address: str, limits: Limits) -> int:
    """One line for each probe; exits 0 if sound, 2 if the adapter is at fault, 1 if only the engine is."""
    probes = probes_of(address, limits)
    say(line for probe in probes for line in _lines(probe))
    return max((EXITS[probe.blame] for probe in probes), default=0)


def _lines(probe: Probe) -> Iterator[str]:
    mark = "skip" if probe.skipped else "ok" if probe.ok else f"FAULT of the {probe.blame}"
    yield f"{mark}: {probe.name}: {probe.detail.removeprefix('skipped: ')}"
    if probe.remedy:
        yield f"    remedy: {probe.remedy}"
