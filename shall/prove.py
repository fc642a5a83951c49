"""The proof that the suite can fail: every mutant of the reference engine, and who catches it.

A mutant is run on the scenarios of its own clause, and must fail one of them; in full, on all scenarios of
its rulebook. A scenario counts for its clause only if, on the reference engine, one of its demands looks at
an event that cites the clause. The null engines must conform to nothing, permissions aside.
"""

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from os import cpu_count
from typing import Any

from .arrange import NotOffered, script_of
from .case import Case
from .compiler import compile_rulebook
from .dossier import MutantResult, NullResult, Proof
from .engine import Engine, Game
from .folders import load
from .judge import activated, finding_of
from .register import load as load_register
from .script import Script
from .verdict import Finding, Verdict, verdict_of

Progress = Callable[[int, int], None]
FEW = 60  # mutants a process is started for


def prove(rulebooks: Sequence[str], full: bool = False, progress: Progress | None = None) -> Proof:  # noqa: FBT001, FBT002
    """Run every mutant and every null engine of these rulebooks."""
    mutants: list[MutantResult] = []
    conforming: dict[str, list[str]] = defaultdict(list)
    for rulebook in rulebooks:
        mutants += prove_rulebook(rulebook, full=full, progress=progress)
        for name, clauses in null_verdicts(rulebook).items():
            conforming[name] += clauses
    nulls = tuple(NullResult(id=name, conforms=tuple(clauses)) for name, clauses in conforming.items())
    return Proof(mutants=tuple(mutants), null_engines=nulls)


@cache
def counting(rulebook: str) -> dict[str, list[tuple[Case, Script]]]:
    """Per clause, the scenarios that count for it, each with its script for the reference engine."""
    engine = load("reference_engine").engine()
    game = engine.manifest().games.get(rulebook)
    found: dict[str, list[tuple[Case, Script]]] = defaultdict(list)
    for case, script in bound(rulebook, game):
        if activated(case, engine.perform(script)):
            found[case.citation].append((case, script))
    return found


def bound(rulebook: str, game: Game | None) -> Iterator[tuple[Case, Script]]:
    """The cases that apply to an engine that plays the game so, each with its script."""
    if game is None:
        return
    for case in compile_rulebook(rulebook):
        try:
            yield case, script_of(case, game)
        except NotOffered:
            continue


def prove_rulebook(rulebook: str, *, full: bool, progress: Progress | None) -> list[MutantResult]:
    """Every mutant of one rulebook, on as many processes as there are cores."""
    count = len(load("reference_engine").mutants(rulebook))
    if count < FEW or (cpu_count() or 1) == 1:
        return _prove_slice(rulebook, full, 0, 1)
    from concurrent.futures import ProcessPoolExecutor  # noqa: PLC0415 - certify without the proof needs none

    counting(rulebook)  # compiled before the processes are started, and inherited by them
    workers = min(cpu_count() or 1, 8)
    results: dict[str, MutantResult] = {}
    with ProcessPoolExecutor(workers) as pool:
        parts = workers * 4
        jobs = [pool.submit(_prove_slice, rulebook, full, i, parts) for i in range(parts)]
        for done, job in enumerate(jobs, 1):
            results |= {result.id: result for result in job.result()}
            if progress:
                progress(done, parts)
    return [results[mutant.id] for mutant in load("reference_engine").mutants(rulebook)]


def _prove_slice(rulebook: str, full: bool, start: int, stride: int) -> list[MutantResult]:  # noqa: FBT001
    """Every so many mutants, from a start."""
    return [
        _try(mutant, rulebook, full) for mutant in load("reference_engine").mutants(rulebook)[start::stride]
    ]


def _try(mutant: Any, rulebook: str, full: bool) -> MutantResult:  # noqa: FBT001
    """Run one mutant on the scenarios of its clause, or on all."""
    scenarios = counting(rulebook)
    own = scenarios.get(mutant.citation, [])
    others = [
        pair for clause, pairs in scenarios.items() if full and clause != mutant.citation for pair in pairs
    ]
    engine = mutant.engine()
    reports = engine.manifest().reports
    by = [case.id for case, script in (*own, *others) if catches(engine, case, script, reports)]
    at_clause = any(name.startswith(f"{mutant.citation}#") for name in by)
    return MutantResult(
        id=mutant.id,
        rulebook=rulebook,
        citation=mutant.citation,
        change=mutant.change,
        caught_at_clause=at_clause,
        by=tuple(by),
    )


def catches(engine: Engine, case: Case, script: Script, reports: Sequence[str]) -> bool:
    """Whether the scenario fails on the engine."""
    return finding_of(case, script, engine.perform(script), reports) is Finding.FAILED


def null_verdicts(rulebook: str) -> dict[str, list[str]]:
    """The clauses that each null engine would conform to."""
    permissions = {clause.citation for clause in load_register(rulebook).clauses if clause.modality == "may"}
    found: dict[str, list[str]] = {}
    for engine in load("reference_engine").null_engines():
        manifest = engine.manifest()
        findings: dict[str, list[Finding]] = defaultdict(list)
        for case, script in bound(rulebook, manifest.games.get(rulebook)):
            findings[case.citation].append(finding_of(case, script, engine.perform(script), manifest.reports))
        conforming = [c for c, each in findings.items() if verdict_of(each)[0] is Verdict.CONFORMS]
        found[manifest.engine] = [clause for clause in conforming if clause not in permissions]
    return found
