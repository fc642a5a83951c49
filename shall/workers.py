"""Several processes share a run: each starts the engine once and takes every so-manyth case."""

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from multiprocessing import get_context

import msgspec

from .adapters import connect
from .adapters.budget import Budget
from .case import Case
from .dossier import Evidence
from .engine import Malformed, Manifest
from .forked import Worker, forked, gathered
from .limits import Limits
from .runner import run


@contextmanager
def shared(
    address: str, limits: Limits, manifest: Manifest, cases: Sequence[Case], processes: int
) -> Iterator[Callable[[], list[Evidence]]]:
    """Once all processes run, a way to the evidence of every case, in order, as one process would find it."""
    budget = Budget(limits, get_context("fork").Lock())
    shares = [tuple(cases[start::processes]) for start in range(min(processes, len(cases)))]
    with forked([partial(_share, address, limits, budget, manifest, share) for share in shares]) as workers:
        yield partial(_dealt_back, workers, len(cases))


def _share(address: str, limits: Limits, budget: Budget, manifest: Manifest, cases: Sequence[Case]) -> bytes:
    """What one process finds; its engine must be the one that was asked who it is."""
    with connect(address, limits, budget) as engine:
        if engine.manifest() != manifest:
            raise Malformed("started twice, the engine gave two manifests; it must be the same every time")
        return msgspec.json.encode(run(engine, manifest, cases))


def _dealt_back(workers: Sequence[Worker], count: int) -> list[Evidence]:
    evidence: list[Evidence] = [None] * count  # type: ignore[list-item]
    for start, found in enumerate(gathered(workers)):
        evidence[start :: len(workers)] = msgspec.json.decode(found, type=list[Evidence])
    return evidence
