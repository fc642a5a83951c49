"""The terminal: results on stdout as plain text, progress on stderr and only where somebody watches."""

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

Tell = Callable[[int, int], None]  # so many of so many are done
PIPE_WIDTH = 160


def say(lines: Iterable[str]) -> None:
    """Lines on stdout, in colour only on a terminal that wants it."""
    click.echo("\n".join(lines), color=False if os.environ.get("NO_COLOR") else None)


def lay_out(table: Table) -> Iterator[str]:
    """A table as lines, as wide as the terminal, or wide enough for a pipe."""
    screen = Console()
    console = Console(width=screen.width if screen.is_terminal else PIPE_WIDTH, markup=False, highlight=False)
    with console.capture() as captured:
        console.print(table)
    yield from (line.rstrip() for line in captured.get().splitlines())


@contextmanager
def progress(words: str, total: int | None, *, quiet: bool = False) -> Iterator[Tell]:
    """A bar that is told how many of how many are done."""
    screen = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=screen, transient=True, disable=quiet or not screen.is_terminal) as bar:
        task = bar.add_task(words, total=total)
        yield lambda done, of: bar.update(task, completed=done, total=of)
