"""The command line's manners: what goes wrong is one line on stderr and an exit code, never a traceback."""

import os
import sys
from io import TextIOWrapper
from typing import Any, TextIO

import click

from shall.engine import EngineFault, Unreachable
from shall.errors import ShallError

from .screen import called

COULD_NOT_RUN = 2
INTERRUPTED = 130


class Commands(click.Group):
    """A group of commands that ends every fault in the same way."""

    def invoke(self, ctx: click.Context) -> Any:
        """Run the command; a fault becomes its message."""
        _spell_out(sys.stdout, sys.stderr)
        try:
            result = super().invoke(ctx)
            sys.stdout.flush()
        except (click.ClickException, click.exceptions.Exit):
            raise
        except BrokenPipeError:
            # Nobody reads on. Python would complain once more when it closes stdout.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
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
        try:
            code = super().main(*args, **extra)
        except click.UsageError as fault:
            command = fault.ctx.command_path if fault.ctx else "shall"
            said = " ".join(fault.format_message().split())
            _say(f"{_lower(said)} See `{command} --help`.")
            code = COULD_NOT_RUN
        except click.ClickException as fault:
            _say(fault.format_message())
            code = COULD_NOT_RUN
        except click.Abort:
            code = INTERRUPTED
        sys.exit(code if isinstance(code, int) else 0)


def _spell_out(*streams: TextIO) -> None:
    """What a terminal cannot show it shows as a code, rather than ending the run."""
    for stream in streams:
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _message(fault: Exception) -> str:
    text = " ".join(str(fault).split())
    if isinstance(fault, EngineFault) and not isinstance(fault, Unreachable):
        return f"{text}; `shall smoke` with the same --engine tells whose fault it is"
    if isinstance(fault, ShallError):
        return text
    return (
        f"a fault of shall itself ({type(fault).__name__}: {text}); "
        "please report it with the output of the same command under SHALL_DEBUG=1"
    )


def _lower(text: str) -> str:
    return text[:1].lower() + text[1:]


def _say(message: str) -> None:
    click.echo(f"shall: {message}", err=True)
