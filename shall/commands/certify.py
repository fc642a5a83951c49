"""Certify: run the suite on an engine, write the certificate, and say what came out."""

import time
from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import count, islice
from pathlib import Path

import msgspec

from shall import __version__, attest, dossier, register, suite
from shall.adapters import connect
from shall.case import Case
from shall.dossier import Attestation, Dossier, Evidence, Proof, RulebookResult
from shall.engine import Engine, Manifest
from shall.folders import load
from shall.limits import Limits
from shall.prove import prove
from shall.register import Clause, Register
from shall.results import outcome, rulebook_result
from shall.runner import run
from shall.verdict import Finding, Outcome

from .files import check_folder, write_all
from .screen import progress, say
from .summary import summary

EXIT = {Outcome.CERTIFIED: 0, Outcome.ATTESTATIONS_DUE: 0, Outcome.VIOLATES: 1, Outcome.NOT_VERIFIED: 3}


class Request(msgspec.Struct, frozen=True, kw_only=True):
    """What the command line asked for."""

    engine: str
    rulebooks: tuple[str, ...] = ()
    clauses: tuple[str, ...] = ()
    out: Path
    attestations: Path | None = None
    require_attestations: bool = False
    proof: bool = True
    quiet: bool = False
    limits: Limits = Limits()
    processes: int = 1


class Book(msgspec.Struct, frozen=True):
    """What is asked of one rulebook."""

    register: Register
    clauses: tuple[Clause, ...]

    def cases(self) -> list[Case]:
        """The scenarios of these clauses."""
        wanted = {clause.citation for clause in self.clauses}
        return [case for case in suite.cases(self.register.rulebook) if case.citation in wanted]


def certify(request: Request) -> int:
    """The whole run; the exit code."""
    check_folder(request.out)
    names = register.choose_rulebooks(request.rulebooks)
    registers = [register.load(name) for name in names]
    chosen = register.choose_clauses(registers, request.clauses)
    said = _attestations(request.attestations)
    found = _run(request, [Book(each, chosen[each.rulebook]) for each in registers], said)
    if request.proof and not request.clauses:
        found = msgspec.structs.replace(found, proof=_proof(names, quiet=request.quiet))
    write_all(request.out, _files(found))
    say(summary(found, request.out))
    return _exit_code(found.outcome, require_attestations=request.require_attestations)


def _attestations(path: Path | None) -> tuple[Attestation, ...]:
    if path is None:
        return ()
    return attest.read(path, {name: register.load(name) for name in register.rulebooks()})


def _run(request: Request, books: Sequence[Book], said: Sequence[Attestation]) -> Dossier:
    """Everything that the engine itself is asked, and the verdicts."""
    with connect(request.engine, request.limits) as engine:
        manifest = engine.manifest()
        isolation = str(getattr(engine, "isolation", "none"))
        started = time.monotonic()
        if request.processes == 1:
            found = [_evidence(book, engine, manifest, quiet=request.quiet) for book in books]
    if request.processes > 1:  # the engine that said who it is has ended: each process starts its own
        found = _shared(request, books, manifest)
    seconds = time.monotonic() - started
    results = tuple(_result(*each, manifest, said) for each in zip(books, found, strict=True))
    return Dossier(
        tool=f"shall {__version__}",
        created=datetime.now(UTC).isoformat(timespec="seconds"),
        address=request.engine,
        isolation=isolation,
        seconds=round(seconds, 3),
        scope=request.clauses,
        manifest=manifest,
        outcome=outcome(results),
        rulebooks=results,
    )


def _evidence(book: Book, engine: Engine, manifest: Manifest, *, quiet: bool) -> list[Evidence]:
    """One rulebook, compiled, run and judged."""
    cases, done = book.cases(), count(1)
    with progress(book.register.rulebook, len(cases), quiet=quiet) as tell:
        return run(engine, manifest, cases, lambda _: tell(next(done), len(cases)))


def _shared(request: Request, books: Sequence[Book], manifest: Manifest) -> list[list[Evidence]]:
    """The same for all rulebooks, in several processes."""
    from shall.workers import shared  # noqa: PLC0415 - most runs need one process

    cases = [book.cases() for book in books]
    every = [case for several in cases for case in several]
    # The processes come first: a fork should find no other thread, and the bar has one.
    with (
        shared(request.engine, request.limits, manifest, every, request.processes) as evidence,
        progress("running", None, quiet=request.quiet),
    ):
        found = iter(evidence())
    return [list(islice(found, len(several))) for several in cases]


def _result(
    book: Book, evidence: Sequence[Evidence], manifest: Manifest, said: Sequence[Attestation]
) -> RulebookResult:
    """The verdicts of one rulebook."""
    name = book.register.rulebook
    mutants = suite.mutant_counts(name)
    return rulebook_result(book.register, book.clauses, evidence, said, mutants, manifest.games.get(name))


def _proof(names: Sequence[str], *, quiet: bool) -> Proof:
    with progress("proving", None, quiet=quiet) as tell:
        return prove(names, progress=tell)


def _files(found: Dossier) -> dict[str, bytes]:
    """The certificate: the dossier, its two renderings, and a script for each scenario that failed."""
    render = load("reports").render
    failed = (
        each
        for result in found.rulebooks
        for each in result.evidence
        if each.finding is Finding.FAILED and each.script
    )
    written = dossier.write(found)
    scripts = {f"failures/{dossier.safe_name(each.id)}": _indented(each.script) for each in failed}
    return {
        "dossier.json": written,
        "report.html": render(found, "html", written),
        "junit.xml": render(found, "junit"),
        **scripts,
    }


def _indented(document: object) -> bytes:
    return msgspec.json.format(msgspec.json.encode(document), indent=2)


def _exit_code(came_out: Outcome, *, require_attestations: bool) -> int:
    due = came_out is Outcome.ATTESTATIONS_DUE and require_attestations
    return EXIT[Outcome.NOT_VERIFIED] if due else EXIT[came_out]
