"""Certify: run the suite on an engine, write the certificate, and say what came out."""

import time
from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import count
from pathlib import Path

import msgspec

from shall import __version__, attest, dossier, register
from shall.adapters import connect
from shall.dossier import Attestation, Dossier
from shall.engine import Engine
from shall.folders import load
from shall.forked import cores
from shall.limits import Limits
from shall.results import outcome
from shall.suite import Book
from shall.told import Inquiry, Told, shared
from shall.verdict import Finding, Outcome

from .files import check_folder, write_all
from .prove import proof_of
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
    processes: int | None = None

    @property
    def shared_by(self) -> int:
        """How many processes run the suite: only our own engine is known to be the same in all of them."""
        return self.processes or (cores() if self.engine == "reference" else 1)


def certify(request: Request) -> int:
    """The whole run; the exit code."""
    check_folder(request.out)
    names = register.choose_rulebooks(request.rulebooks)
    registers = [register.load(name) for name in names]
    chosen = register.choose_clauses(registers, request.clauses)
    said = _attestations(request.attestations)
    books = [Book(each, chosen[each.rulebook]) for each in registers if chosen[each.rulebook]]
    found, told = _run(request, books, said)
    if request.proof and not request.clauses:
        found = msgspec.structs.replace(found, proof=proof_of(books, quiet=request.quiet))
    write_all(request.out, _files(found, told))
    say(summary(found, request.out))
    return _exit_code(found.outcome, require_attestations=request.require_attestations)


def _attestations(path: Path | None) -> tuple[Attestation, ...]:
    if path is None:
        return ()
    return attest.read(path, {name: register.load(name) for name in register.rulebooks()})


def _run(request: Request, books: Sequence[Book], said: Sequence[Attestation]) -> tuple[Dossier, list[Told]]:
    """Everything that the engine itself is asked: the verdicts, and what the documents say of it."""
    with connect(request.engine, request.limits) as engine:
        manifest = engine.manifest()
        isolation = str(getattr(engine, "isolation", "none"))
        started = time.monotonic()
        inquiry = Inquiry(request.engine, request.limits, manifest, said)
        if request.shared_by == 1:
            told = _alone(inquiry, engine, books, quiet=request.quiet)
    if request.shared_by > 1:  # the engine that said who it is has ended: each process starts its own
        told = _shared(inquiry, books, request)
    results = tuple(each.result for each in told)
    found = Dossier(
        tool=f"shall {__version__}",
        created=datetime.now(UTC).isoformat(timespec="seconds"),
        address=request.engine,
        isolation=isolation,
        seconds=round(time.monotonic() - started, 3),
        scope=request.clauses,
        manifest=manifest,
        outcome=outcome(results),
        rulebooks=results,
    )
    return found, told


def _alone(inquiry: Inquiry, engine: Engine, books: Sequence[Book], *, quiet: bool) -> list[Told]:
    """One rulebook after another, in this process."""
    done = count(1)
    with progress("certifying", _scenarios(books), quiet=quiet) as tell:
        return inquiry.ask(engine, books, lambda: tell(next(done)))


def _shared(inquiry: Inquiry, books: Sequence[Book], request: Request) -> list[Told]:
    """The same in several processes."""
    for name in ("steps", "reference_engine", "reports"):  # loaded once, for all of them
        load(name)
    # The processes come first: a fork should find no other thread, and the bar has one.
    with (
        shared(inquiry, books, request.shared_by) as told,
        progress("certifying", _scenarios(books), quiet=request.quiet) as tell,
    ):
        load("reports").prepare()  # while the others work
        return told(tell)


def _scenarios(books: Sequence[Book]) -> int:
    """How many there are in all."""
    return sum(map(len, books))


def _files(found: Dossier, told: Sequence[Told]) -> dict[str, bytes]:
    """The certificate: the dossier, its two renderings, and a script for each scenario that failed."""
    render = load("reports").render
    failed = (
        each
        for result in found.rulebooks
        for each in result.evidence
        if each.finding is Finding.FAILED and each.script
    )
    pages = {form: [each.pages[form] for each in told] for form in told[0].pages}
    written = render(found, "json", pages["json"])
    scripts = {f"failures/{dossier.safe_name(each.id)}": _indented(each.script) for each in failed}
    return {
        "dossier.json": written,
        "report.html": render(found, "html", pages["html"], written),
        "junit.xml": render(found, "junit", pages["junit"]),
        **scripts,
    }


def _indented(document: object) -> bytes:
    return msgspec.json.format(msgspec.json.encode(document), indent=2)


def _exit_code(came_out: Outcome, *, require_attestations: bool) -> int:
    due = came_out is Outcome.ATTESTATIONS_DUE and require_attestations
    return EXIT[Outcome.NOT_VERIFIED] if due else EXIT[came_out]
