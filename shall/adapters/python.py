"""An engine in this very process: a factory in a module, called without arguments."""

import importlib
import signal
import sys
import threading
import traceback
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Any, Self, TypeVar

import msgspec

from shall.engine import Crashed, EngineFault, Malformed, Manifest, TimedOut, Unreachable
from shall.limits import USUAL, Limits
from shall.script import Script
from shall.transcript import Transcript

from .answers import one_by_one, read_manifest, read_transcript
from .budget import Budget
from .text import printable

Returned = TypeVar("Returned")


class PythonEngine:
    """Calls an engine and believes nothing: what it returns is checked as if it had come over a wire.

    Its time is limited in the main thread only, and only while it runs Python; `stdio:` knows no such limits.
    """

    isolation = "none: the engine runs in this very process"

    def __init__(self, factory: Callable[[], Any], limits: Limits = USUAL) -> None:
        self._factory = factory
        self._timeout = limits.timeout
        self._limit = limits.output
        self._budget = Budget(limits)
        self._engine: Any = None

    def __enter__(self) -> Self:
        self._engine = self._call(self._factory)
        if not all(callable(getattr(self._engine, name, None)) for name in ("manifest", "perform")):
            raise Malformed(
                f"the factory gave a {type(self._engine).__name__} without manifest() and perform()"
            )
        return self

    def __exit__(self, *_: object) -> None:
        self._engine = None

    def manifest(self) -> Manifest:
        return read_manifest(self._encoded(self._engine.manifest, Manifest))

    def perform(self, script: Script) -> Transcript:
        return read_transcript(self._encoded(partial(self._engine.perform, script), Transcript), script)

    def perform_many(self, scripts: Iterable[Script]) -> Iterator[Transcript | EngineFault]:
        return one_by_one(self.perform, scripts)

    def _encoded(self, function: Callable[[], Any], kind: type) -> bytes:
        """What a call gives, as it would come over a wire."""
        self._budget.check()
        data = _encoded(self._call(function), kind)
        if len(data) > self._limit:
            raise Malformed(f"an answer of more than {self._limit} bytes")
        return self._budget.take(data)

    def _call(self, function: Callable[[], Returned]) -> Returned:
        """Whatever the engine raises is the engine's fault; what the user raises is not."""
        try:
            with _alarm(self._timeout):
                return function()
        except _OverdueError:
            raise TimedOut(f"no answer within {self._timeout:g} s") from None
        except (KeyboardInterrupt, EngineFault):
            raise
        except BaseException as error:  # SystemExit too: an engine must not end the run
            raise Crashed(_described(error)) from error


def named(path: str) -> Callable[[], Any]:
    """The factory `package.module:factory`, looked up when it is called."""
    module, _, name = path.partition(":")
    if not module or not name.isidentifier():
        raise Unreachable(f"python:{printable(path)} is not of the form python:package.module:factory")
    return partial(_made, module, name)


def _made(module: str, name: str) -> Any:
    return _found(module, name)()


def _found(module: str, name: str) -> Any:
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.insert(0, here)
    try:
        return getattr(importlib.import_module(module), name)
    except ModuleNotFoundError as error:
        if error.name and f"{module}.".startswith(f"{error.name}."):
            raise Unreachable(f"no module {module!r} here ({here}) or installed") from None
        raise
    except AttributeError:
        if module in sys.modules:
            raise Unreachable(f"module {module!r} has no {name!r}") from None
        raise


def _encoded(answer: object, kind: type) -> bytes:
    if not isinstance(answer, kind):
        raise Malformed(f"expected a {kind.__name__}, got a {type(answer).__name__}")
    try:
        return msgspec.json.encode(answer)
    except (TypeError, ValueError, RecursionError) as error:
        raise Malformed(
            f"the {kind.__name__.lower()} cannot be written as JSON: {printable(str(error))}"
        ) from None


def _described(error: BaseException) -> str:
    """`ValueError: no such card (engine.py:12)`."""
    said = printable(traceback.format_exception_only(error)[-1])
    frames = traceback.extract_tb(error.__traceback__)
    return f"{said} ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else said


class _OverdueError(BaseException):
    """Not an Exception, so that an engine that catches those does not catch this."""


@contextmanager
def _alarm(seconds: float) -> Iterator[None]:
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGALRM, _overdue)
    signal.setitimer(signal.ITIMER_REAL, seconds, 0.1)  # again and again, should the engine swallow the first
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def _overdue(*_: object) -> None:
    raise _OverdueError
