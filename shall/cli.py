"""The command line: one word for each thing to do. What each does stands in `shall/commands/`."""

from pathlib import Path
from typing import Any

import click

from . import __version__
from .commands.group import Commands
from .commands.limits import limit_options
from .commands.screen import put, say
from .limits import Limits

ENGINE = "reference, python:package.module:factory, stdio:command and arguments, or http://host:port"


class Place(click.Path):
    """A file or a folder; an empty name, which would mean this folder, is a mistake."""

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """As click does, but for the empty name."""
        if value == "":
            self.fail("the name is empty", param, ctx)
        return super().convert(value, param, ctx)


A_FILE = Place(path_type=Path)

engine_option = click.option(
    "--engine", default="reference", show_default=True, metavar="ADDRESS", help=ENGINE
)
rulebook_option = click.option(
    "--rulebook", multiple=True, metavar="NAME", help="Only this rulebook; repeatable."
)
json_option = click.option("--json", "as_json", is_flag=True, help="As JSON.")


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="shall", message="%(prog)s %(version)s")
def main() -> None:
    """Gaming law as an executable conformance suite."""


@main.command()
@engine_option
@rulebook_option
@click.option(
    "--clause", multiple=True, metavar="CITATION", help="Only this clause and all below it; repeatable."
)
@click.option(
    "--out", default="certificate", show_default=True, metavar="DIR", type=A_FILE, help="Where to write."
)
@click.option("--attestations", metavar="FILE", type=A_FILE, help="The form of `shall attest`, filled in.")
@click.option("--require-attestations", is_flag=True, help="Exit 3 while attestations are due.")
@click.option("--no-proof", is_flag=True, help="Leave out the mutants (so does --clause).")
@click.option("-q", "--quiet", is_flag=True, help="No progress bar.")
@click.option(
    "-n",
    "--processes",
    default=1,
    show_default=True,
    type=click.IntRange(1, 64),
    help="Share the scenarios among so many processes, each with an engine of its own.",
)
@limit_options
@click.pass_context
def certify(
    ctx: click.Context,
    *,
    engine: str,
    rulebook: tuple[str, ...],
    clause: tuple[str, ...],
    out: Path,
    attestations: Path | None,
    require_attestations: bool,
    no_proof: bool,
    quiet: bool,
    processes: int,
    limits: Limits,
) -> None:
    """Run the suite on an engine and write its certificate.

    Exits 0 certified, or conforms with attestations due; 1 violates; 2 could not run; 3 not verified.
    """
    from .commands.certify import Request
    from .commands.certify import certify as run

    request = Request(
        engine=engine,
        rulebooks=rulebook,
        clauses=tuple(each.strip() for each in clause),
        out=out,
        attestations=attestations,
        require_attestations=require_attestations,
        proof=not no_proof,
        quiet=quiet,
        limits=limits,
        processes=processes,
    )
    ctx.exit(run(request))


@main.command()
@engine_option
@limit_options
@click.option("--scripts", metavar="DIR", type=A_FILE, help="Write the scripts played, for `shall play`.")
@click.pass_context
def smoke(ctx: click.Context, engine: str, limits: Limits, scripts: Path | None) -> None:
    """Tell whether the adapter itself is sound (exit 0), or who is at fault: engine (1) or adapter (2)."""
    from .commands.smoke import smoke as run

    ctx.exit(run(engine, limits, scripts))


@main.command()
@rulebook_option
@click.option("--full", is_flag=True, help="Every mutant on every scenario: the whole matrix.")
@json_option
@click.pass_context
def prove(ctx: click.Context, rulebook: tuple[str, ...], full: bool, as_json: bool) -> None:
    """Prove that the suite can fail: break the reference engine rule by rule."""
    from .commands.prove import prove as run

    code, document = run(rulebook, full=full, as_json=as_json)
    _out(document)
    ctx.exit(code)


@main.command()
@rulebook_option
@json_option
def clauses(rulebook: tuple[str, ...], as_json: bool) -> None:
    """List the register: every clause, how it is verified, and by how much."""
    from .commands.clauses import clauses as run

    _out(run(rulebook, as_json=as_json))


@main.command()
@click.argument("script", type=A_FILE)
@engine_option
@json_option
@limit_options
def play(script: Path, engine: str, as_json: bool, limits: Limits) -> None:
    """Perform one script and show what the engine did, with the clauses it cites."""
    from .commands.play import play as run

    _out(run(script, engine, as_json=as_json, limits=limits))


@main.command()
@click.option("--out", required=True, metavar="DIR", type=A_FILE, help="Where to write.")
@rulebook_option
def vectors(out: Path, rulebook: tuple[str, ...]) -> None:
    """Write every scenario as data, for a test framework of your own."""
    from .commands.vectors import write_vectors

    _out(write_vectors(out, rulebook))


@main.command()
@click.option("--template", required=True, metavar="FILE", type=A_FILE, help="The form to write.")
@click.option("--engine", metavar="ADDRESS", help="Leave out what this engine does not offer.")
@rulebook_option
@click.option("--force", is_flag=True, help="Overwrite the file.")
@limit_options
def attest(
    template: Path, engine: str | None, rulebook: tuple[str, ...], force: bool, limits: Limits
) -> None:
    """Write the form for what only a person can verify."""
    from .commands.attest import attest as run

    say([run(template, rulebook, engine, limits, force=force)])


@main.command()
@click.argument("dossier", type=A_FILE)
@click.option(
    "--format", "form", default="html", show_default=True, type=click.Choice(["html", "junit", "json"])
)
@click.option("--out", metavar="FILE", type=A_FILE, help="Instead of the terminal.")
def report(dossier: Path, form: str, out: Path | None) -> None:
    """Render a dossier again, offline."""
    from .commands.report import report as run

    _out(run(dossier, form, out))


def _out(document: bytes | None) -> None:
    if document is not None:
        put(document)
