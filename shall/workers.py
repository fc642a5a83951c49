"""Several processes share a run: each starts the engine once and takes every so-manyth case."""

from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import msgspec

from .adapters import connect
from .case import Case
from .dossier import Evidence
from .engine import Malformed, Manifest
from .limits import Limits
from .runner import run


def run_shared(
    address: str, limits: Limits, manifest: Manifest, cases: Sequence[Case], processes: int
) -> list[Evidence]:
    """The evidence of every case, in order, as one process would find it."""
    shares = [tuple(cases[start::processes]) for start in range(processes)]
    evidence: list[Evidence] = [None] * len(cases)  # type: ignore[list-item]
    # Forked, so that what was compiled is inherited and an engine in Python is found as it is here.
    with ProcessPoolExecutor(processes, mp_context=get_context("fork")) as pool:
        jobs = [pool.submit(_share, address, limits, manifest, share) for share in shares if share]
        for start, job in enumerate(jobs):
            evidence[start::processes] = msgspec.json.decode(job.result(), type=list[Evidence])
    return evidence


def _share(address: str, limits: Limits, manifest: Manifest, cases: Sequence[Case]) -> bytes:
    """What one process finds; its engine must be the one that was asked who it is."""
    with connect(address, limits) as engine:
        if engine.manifest() != manifest:
            raise Malformed("started twice, the engine gave two manifests; it must be the same every time")
        return msgspec.json.encode(run(engine, manifest, cases))
