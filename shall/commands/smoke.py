"""Smoke: whether the adapter is sound, whatever the engine thinks of the law."""

from collections.abc import Iterable, Iterator
from itertools import groupby
from pathlib import Path

import msgspec

from shall.adapters import connect
from shall.complaints import Blame
from shall.limits import Limits
from shall.smoke import Probe
from shall.smoke import smoke as probes_of
from shall.trials import scripts_of, trial_of

from .files import check_folder, write_all
from .group import COULD_NOT_RUN
from .screen import say

EXITS: dict[Blame, int] = {"": 0, "engine": 1, "adapter": COULD_NOT_RUN}


def smoke(address: str, limits: Limits, scripts: Path | None = None) -> int:
    """One line for each probe; exits 0 if sound, 2 if the adapter is at fault, 1 if only the engine is."""
    if scripts:
        check_folder(scripts, "--scripts")
    probes = probes_of(address, limits)
    say(_lines(probes))
    code = max((EXITS[probe.blame] for probe in probes), default=0)
    if scripts and any(probe.game for probe in probes):
        write_all(scripts, _scripts(address, limits), "--scripts")
        say([f"scripts: {scripts}"])
    return code


def _lines(probes: Iterable[Probe]) -> Iterator[str]:
    """Each probe; those skipped for one reason in a row are one line."""
    for (skipped, game, why), several in groupby(probes, lambda each: (each.skipped, each.game, each.detail)):
        if skipped:
            names = ", ".join(each.name for each in several)
            yield f"skip: {names} ({game}): {why}" if game else f"skip: {names}: {why}"
        else:
            yield from (line for probe in several for line in _told(probe))


def _told(probe: Probe) -> Iterator[str]:
    asked = f"{probe.name} ({probe.game})" if probe.game else probe.name
    if probe.complaint:
        kind = "warn" if probe.warns else f"FAULT of the {probe.blame}"
        yield f"{kind}: {asked}: {probe.complaint}: {probe.detail}"
        yield f"    remedy: {probe.remedy} (docs/vendors.md#{probe.complaint})"
    else:
        yield f"ok: {asked}: {probe.detail}"


def _scripts(address: str, limits: Limits) -> dict[str, bytes]:
    """The scripts that were played, for `shall play`."""
    with connect(address, limits) as engine:
        games = engine.manifest().games
    trials = ((name, trial_of(name, game), game) for name, game in games.items())
    written = (each for name, trial, game in trials if trial for each in scripts_of(name, trial, game))
    return {f"{each.id}.json": msgspec.json.format(msgspec.json.encode(each), indent=2) for each in written}
