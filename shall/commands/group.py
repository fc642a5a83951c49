"""The command line's manners: what goes wrong is one line on stderr and an exit code, never a traceback."""

import os
import sys
from contextlib import suppress
from io import TextIOWrapper
from pathlib import Path
from typing import Any, TextIO

import click

from shall.engine import EngineFault, Unreachable
from shall.errors import ShallError

from .screen import called, unheard

COULD_NOT_RUN = 2
INTERRUPTED = 130
LONGEST = 2000  # characters of a message


class Commands(click.Group):
    """A group of commands, listed in the order of use, that ends every fault in the same way."""

    def list_commands(self, ctx: click.Context) -> list[str]:  # noqa: ARG002
        """In the order in which they are defined."""
        return list(self.commands)

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command; a fault becomes its message."""
        _spell_out(sys.stdout, sys.stderr)
        try:
            result = super().invoke(ctx)
            sys.stdout.flush()
        except (click.ClickException, click.exceptions.Exit):
            raise
        except BrokenPipeError:
            unheard()
            ctx.exit(COULD_NOT_RUN)
        except (KeyboardInterrupt, click.Abort):
            _say("interrupted; nothing was left half-written")
            ctx.exit(INTERRUPTED)
        except Exception as fault:
            if os.environ.get("SHALL_DEBUG") == "1":
                raise
            _say(_message(fault))
            ctx.exit(COULD_NOT_RUN)
        return result

    def main(self, *args: Any, **extra: Any) -> Any:
        """As click's own, but a wrong option is one line too."""
        extra |= {"standalone_mode": False, "prog_name": called()}
        if sys.stdout is None:  # closed before we began: the files and the exit code still count
            sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - to the very end
        try:
            code = super().main(*args, **extra)
        except click.UsageError as fault:
            command = fault.ctx.command_path if fault.ctx else called()
            said = " ".join(fault.format_message().split()).rstrip(".")
            _say(f"{_lower(said)}. See `{command} --help`.")
            code = COULD_NOT_RUN
        except click.ClickException as fault:
            _say(fault.format_message())
            code = COULD_NOT_RUN
        except click.Abort:
            code = INTERRUPTED
        except OSError as fault:  # of the help itself: there is no command yet
            _say(_message(fault))
            code = COULD_NOT_RUN
        sys.exit(code if isinstance(code, int) else 0)


def _spell_out(*streams: TextIO) -> None:
    """What a terminal cannot show it shows as a code, rather than ending the run."""
    for stream in streams:
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _message(fault: Exception) -> str:
    text = " ".join(str(fault).split())
    if isinstance(fault, Unreachable):
        return f"{text}; check --engine, and that the engine can be started or is there"
    if isinstance(fault, EngineFault):
        return f"{text}; `{called()} smoke` with the same --engine tells whose fault it is"
    if isinstance(fault, ShallError):
        return text
    if isinstance(fault, OSError):
        return f"the system refuses ({text}); see that there are room and permission where the output goes"
    return (
        f"a fault of shall itself ({type(fault).__name__}: {text}); "
        "please report it with the output of the same command under SHALL_DEBUG=1"
    )


def _lower(text: str) -> str:
    return text[:1].lower() + text[1:]


def _say(message: str) -> None:
    from shall.adapters.text import printable  # noqa: PLC0415 - most runs have no fault

    with suppress(OSError):  # nobody hears it; the exit code says as much
        click.echo(f"shall: {printable(message, LONGEST)}", err=True)
