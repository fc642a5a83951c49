"""The command line: one word for each thing to do. What each does stands in `shall/commands/`."""

from pathlib import Path
from typing import Any

import click

from . import __version__
from .commands.group import Commands
from .commands.limits import Amount, limit_options
from .commands.screen import WIDEST, put, say
from .limits import Limits

EXAMPLES = """\b
For example:
  certify --engine 'stdio:java -jar engine.jar' --rulebook all-in-holdem
  certify --engine http://localhost:8080 --clause '19:47-44.10(c)' --out build/one
"""
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
    "--engine", default="reference", show_default=True, metavar="ADDRESS", help=f"The engine: {ENGINE}."
)
rulebook_option = click.option(
    "--rulebook", multiple=True, metavar="NAME", help="Only this rulebook, such as all-in-holdem; repeatable."
)
json_option = click.option("--json", "as_json", is_flag=True, help="Print JSON instead of text.")


@click.group(
    cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "max_content_width": WIDEST}
)
@click.version_option(__version__, prog_name="shall", message="%(prog)s %(version)s")
def main() -> None:
    """Gaming law as an executable conformance suite.

    Begin with `smoke`, which tells whether an engine is wired up rightly; then `certify` judges it. Every
    command exits 2 if it could not run, and says what to put right.
    """


@main.command(short_help="Judge an engine by every clause and write its certificate.", epilog=EXAMPLES)
@engine_option
@rulebook_option
@click.option(
    "--clause",
    multiple=True,
    metavar="CITATION",
    help="Only this clause and all below it, such as '19:47-44.10(c)'; repeatable.",
)
@click.option(
    "--out",
    default="certificate",
    show_default=True,
    metavar="DIR",
    type=A_FILE,
    help="Where to write report.html, dossier.json, junit.xml and failures/.",
)
@click.option("--attestations", metavar="FILE", type=A_FILE, help="The form of `attest`, filled in.")
@click.option("--require-attestations", is_flag=True, help="Exit 3 while attestations are due.")
@click.option(
    "--no-proof", is_flag=True, help="Leave out the proof that the suite can fail, as --clause does: faster."
)
@click.option("-q", "--quiet", is_flag=True, help="No progress bar.")
@click.option(
    "-n",
    "--processes",
    type=Amount(int, 1, 64),
    metavar="N",
    help="Share the clauses among so many processes (to 64), each with an engine of its own. "
    "[default: 1; for the reference engine, one a core]",
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
    processes: int | None,
    limits: Limits,
) -> None:
    """Judge an engine by every clause of every rulebook, and write its certificate.

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


@main.command(short_help="Tell whether an engine is wired up rightly, before it is judged.")
@engine_option
@click.option("--scripts", metavar="DIR", type=A_FILE, help="Keep the scripts played here, for `play`.")
@limit_options
@click.pass_context
def smoke(ctx: click.Context, engine: str, limits: Limits, scripts: Path | None) -> None:
    """Tell whether an engine is wired up rightly: two short rounds of each game it plays.

    Exits 0 sound; 1 a fault of the engine; 2 a fault of the adapter, to be mended first. docs/vendors.md
    explains every complaint.
    """
    from .commands.smoke import smoke as run

    ctx.exit(run(engine, limits, scripts))


@main.command(short_help="Prove that the suite can fail, by breaking the reference engine.")
@rulebook_option
@click.option("--full", is_flag=True, help="Every mutant on every scenario, not only on those of its clause.")
@json_option
@click.pass_context
def prove(ctx: click.Context, rulebook: tuple[str, ...], full: bool, as_json: bool) -> None:
    """Prove that the suite can fail: break the reference engine rule by rule, and see that each is caught.

    Exits 0 if every broken engine is caught at its own clause, 1 if one is not.
    """
    from .commands.prove import prove as run

    code, document = run(rulebook, full=full, as_json=as_json)
    _out(document)
    ctx.exit(code)


@main.command(short_help="List every clause, how it is verified, its scenarios and mutants.")
@rulebook_option
@json_option
def clauses(rulebook: tuple[str, ...], as_json: bool) -> None:
    """List the register: every clause, how it is verified, and by how many scenarios and mutants."""
    from .commands.clauses import clauses as run

    _out(run(rulebook, as_json=as_json))


@main.command(short_help="Perform one script and show what the engine did.")
@click.argument("script", type=A_FILE)
@engine_option
@json_option
@limit_options
def play(script: Path, engine: str, as_json: bool, limits: Limits) -> None:
    """Perform the SCRIPT in a file and show what the engine did, act by act, with the clauses it cites.

    `certify` writes a script for each failure, `smoke --scripts DIR` those it plays; docs/samples has more.
    """
    from .commands.play import play as run

    _out(run(script, engine, as_json=as_json, limits=limits))


@main.command()
@click.option("--out", required=True, metavar="DIR", type=A_FILE, help="An empty folder, or one of vectors.")
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
    """Write the form for what only a person can verify.

    Fill in who verified each entry, when and by what evidence; `certify --attestations FILE` takes it.
    """
    from .commands.attest import attest as run

    say([run(template, rulebook, engine, limits, force=force)])


@main.command(short_help="Render a dossier again, offline.")
@click.argument("dossier", type=A_FILE)
@click.option(
    "--format",
    "form",
    default="html",
    show_default=True,
    type=click.Choice(["html", "junit", "json"]),
    help="What to make of it.",
)
@click.option("--out", metavar="FILE", type=A_FILE, help="Write here instead of to the terminal.")
def report(dossier: Path, form: str, out: Path | None) -> None:
    """Render a DOSSIER that certify wrote (dossier.json) again, offline."""
    from .commands.report import report as run

    _out(run(dossier, form, out))


def _out(document: bytes | None) -> None:
    if document is not None:
        put(document)
