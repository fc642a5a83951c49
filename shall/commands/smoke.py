"""Smoke: whether the adapter is sound, whatever the engine thinks of the law."""

from collections.abc import Iterator

from shall.smoke import Probe
from shall.smoke import smoke as probes_of

from .group import COULD_NOT_RUN
from .screen import say


def smoke(address: str, timeout: float) -> int:
    """One line for each probe; exits 0 if all is sound, 1 if not, 2 if there was nobody to ask."""
    probes = probes_of(address, timeout)
    say(line for probe in probes for line in _lines(probe))
    if not probes[0].ok:
        return COULD_NOT_RUN
    return 0 if all(probe.ok for probe in probes) else 1


def _lines(probe: Probe) -> Iterator[str]:
    mark = "skip" if probe.skipped else "ok" if probe.ok else f"FAULT of the {probe.blame or 'engine'}"
    yield f"{mark}: {probe.name}: {probe.detail.removeprefix('skipped: ')}"
    if probe.remedy:
        yield f"    remedy: {probe.remedy}"
