"""The options that limit an engine, the same for every command that asks one."""

from collections.abc import Callable
from functools import wraps
from typing import Any

import click

from shall.limits import MIB, USUAL, Limits

NAMES = ("timeout", "memory", "output_limit", "restarts", "isolation", "network")


def limit_options(command: Callable[..., None]) -> Callable[..., None]:
    """Adds the options, and gives the command their values as one `limits`."""

    @wraps(command)
    def limited(*args: Any, **options: Any) -> None:
        chosen = {name: options.pop(name) for name in NAMES}
        chosen["output"] = int(chosen.pop("output_limit") * MIB)
        chosen["memory"] = chosen["memory"] * MIB
        command(*args, limits=Limits(**chosen), **options)

    wrapped: Callable[..., None] = limited
    for option in reversed(_OPTIONS):
        wrapped = option(wrapped)
    return wrapped


class Amount(click.ParamType):  # type: ignore[type-arg]  # older ones take none
    """A number between two others, both included."""

    name = "number"

    def __init__(self, kind: type[int] | type[float], least: float, most: float) -> None:
        """Whole numbers, or others too."""
        self.kind, self.least, self.most = kind, least, most

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The number; what is none lies between no two others."""
        try:
            number = self.kind(value)
        except ValueError:
            number = None
        if number is None or not self.least <= number <= self.most:
            whole = "whole " if self.kind is int else ""
            self.fail(f"{value!r} is not a {whole}number from {self.least} to {self.most}", param, ctx)
        return number


_OPTIONS = (
    click.option(
        "--timeout",
        default=USUAL.timeout,
        type=Amount(float, 0.001, 86_400),
        show_default=True,
        metavar="SECONDS",
        help="Time for each answer, by the clock on the wall.",
    ),
    click.option(
        "--memory",
        default=USUAL.memory // MIB,
        type=Amount(int, 1, 1 << 20),
        show_default=True,
        metavar="MIB",
        help="Memory for each process of the engine.",
    ),
    click.option(
        "--output-limit",
        default=USUAL.output / MIB,
        type=Amount(float, 0.001, 1024),
        show_default=True,
        metavar="MIB",
        help="Size of one answer; all together may come to 64 times as much.",
    ),
    click.option(
        "--restarts",
        default=USUAL.restarts,
        type=Amount(int, 0, 10**6),
        show_default=True,
        metavar="N",
        help="How often a failed engine is started again.",
    ),
    click.option(
        "--isolation",
        default=USUAL.isolation,
        type=click.Choice(["auto", "none", "bubblewrap"]),
        show_default=True,
        help="Walls around an engine behind stdio:; auto means bubblewrap where it works.",
    ),
    click.option("--network", is_flag=True, help="Leave an engine behind such walls the network."),
)
