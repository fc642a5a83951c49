"""The options that limit an engine, the same for every command that asks one."""

from collections.abc import Callable
from functools import wraps
from math import isnan
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


class Amount(click.FloatRange):
    """A number in a range; what is no number, and the infinite, are in none."""

    name = "number"

    def __init__(self, least: float, most: float) -> None:
        """Both ends belong to it."""
        super().__init__(least, most)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """As click does, but for one comparison that every range passes."""
        number = super().convert(value, param, ctx)
        if isnan(number):
            self.fail(f"{value!r} is not a number", param, ctx)
        return number


_OPTIONS = (
    click.option(
        "--timeout",
        default=USUAL.timeout,
        type=Amount(0.001, 86_400),
        show_default=True,
        metavar="SECONDS",
        help="Time allowed for each answer, by the clock on the wall.",
    ),
    click.option(
        "--memory",
        default=USUAL.memory // MIB,
        type=click.IntRange(1, 1 << 20),
        show_default=True,
        metavar="MIB",
        help="Memory for each process of the engine.",
    ),
    click.option(
        "--output-limit",
        default=USUAL.output / MIB,
        type=Amount(0.001, 1024),
        show_default=True,
        metavar="MIB",
        help="Size of one answer; all together may come to 64 times as much.",
    ),
    click.option(
        "--restarts",
        default=USUAL.restarts,
        type=click.IntRange(0),
        show_default=True,
        metavar="N",
        help="How often a failed engine is started again.",
    ),
    click.option(
        "--isolation",
        default=USUAL.isolation,
        type=click.Choice(["auto", "none", "bubblewrap"]),
        show_default=True,
        help="Walls around an engine that is started here; auto: bubblewrap if it works.",
    ),
    click.option("--network", is_flag=True, help="Leave the network to an engine behind such walls."),
)
