"""The terminal: results on stdout as plain text, progress on stderr and only where somebody watches."""

import os
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

import click

if TYPE_CHECKING:  # rich takes a while to load, and most runs are watched by nobody
    from rich.table import Table

Tell = Callable[[int], None]  # so many are done
PIPE_WIDTH = 160  # of a table
PIPE_TEXT, NARROWEST, WIDEST = 100, 40, 120  # of a paragraph


def say(lines: Iterable[str]) -> None:
    """Lines on stdout, in colour only on a terminal that wants it."""
    try:
        click.echo("\n".join(lines), color=False if os.environ.get("NO_COLOR") else None)
    except BrokenPipeError:
        unheard()


def put(document: bytes) -> None:
    """A document on stdout as it is."""
    try:
        sys.stdout.flush()
        sys.stdout.buffer.write(document)
        sys.stdout.flush()
    except BrokenPipeError:
        unheard()


def unheard() -> None:
    """Nobody reads on, as behind `| head`: be silent, also when Python closes stdout, and end as it would."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def called() -> str:
    """What the user types before the word of a command."""
    return os.environ.get("SHALL_CALLED") or "shall"


def wrapped(text: str, lines: int | None = None) -> list[str]:
    """A paragraph within the width of the terminal, indented but for its first line; at most so many."""
    import shutil  # noqa: PLC0415 - both take a while to load, and `--help` needs neither
    import textwrap  # noqa: PLC0415

    width = shutil.get_terminal_size((PIPE_TEXT, 24)).columns
    return textwrap.wrap(
        text,
        max(NARROWEST, min(width, WIDEST)),
        subsequent_indent="    ",
        break_long_words=False,
        break_on_hyphens=False,
        max_lines=lines,
        placeholder=" …",
    )


def number(count: int, one: str, several: str = "") -> str:
    """`1 clause`, `2 clauses`."""
    return f"{count} {one if count == 1 else several or f'{one}s'}"


def lay_out(table: "Table") -> Iterator[str]:
    """A table as lines, as wide as the terminal, or wide enough for a pipe."""
    from rich.console import Console  # noqa: PLC0415

    screen = Console()
    console = Console(width=screen.width if screen.is_terminal else PIPE_WIDTH, markup=False, highlight=False)
    with console.capture() as captured:
        console.print(table)
    yield from (line.rstrip() for line in captured.get().splitlines())


@contextmanager
def progress(words: str, total: int, *, quiet: bool = False) -> Iterator[Tell]:
    """A bar that is told how many are done."""
    if quiet or not sys.stderr.isatty():
        yield lambda _done: None
        return
    from rich.console import Console  # noqa: PLC0415
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn  # noqa: PLC0415

    screen = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=screen, transient=True) as bar:
        task = bar.add_task(words, total=total)
        yield lambda done: bar.update(task, completed=done)
