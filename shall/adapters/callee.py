"""An engine that is called: whatever it raises is its fault, and whatever it returns is written as JSON."""

import traceback
from collections.abc import Callable
from operator import methodcaller
from pathlib import Path
from typing import Any, TypeVar

import msgspec

from shall.engine import Crashed, EngineFault, Malformed, Manifest
from shall.script import Script
from shall.transcript import Transcript

from .text import printable

Returned = TypeVar("Returned")


class Callee:
    """What a factory gives, asked with suspicion; its answers are read by whoever asked."""

    def __init__(self, factory: Callable[[], Any]) -> None:
        self._engine = _call(_checked, factory)

    def manifest(self) -> bytes:
        return _encoded(_call(methodcaller("manifest"), self._engine), Manifest)

    def perform(self, script: Script) -> bytes:
        return _encoded(_call(methodcaller("perform", script), self._engine), Transcript)


def _checked(factory: Callable[[], Any]) -> Any:
    engine = factory()
    if not all(callable(getattr(engine, name, None)) for name in ("manifest", "perform")):
        raise Malformed(f"the factory gave a {_kind(engine)} without manifest() and perform()")
    return engine


def _call(function: Callable[[Any], Returned], given: Any) -> Returned:
    """Whatever the engine raises is the engine's fault; what the user raises is not."""
    try:
        return function(given)
    except (KeyboardInterrupt, EngineFault):
        raise
    except BaseException as error:  # SystemExit too: an engine must not end the run
        raise Crashed(_described(error)) from error


def _encoded(answer: object, kind: type) -> bytes:
    if not isinstance(answer, kind):
        raise Malformed(f"expected a {kind.__name__}, got a {_kind(answer)}")
    try:
        return msgspec.json.encode(answer)
    except Exception as error:  # noqa: BLE001 - what lies in it may be anything
        said = printable(str(error))
        raise Malformed(f"the {kind.__name__.lower()} cannot be written as JSON: {said}") from None


def _described(error: BaseException) -> str:
    """`ValueError: no such card (engine.py:12)`."""
    said = printable(traceback.format_exception_only(error)[-1])
    frames = traceback.extract_tb(error.__traceback__)
    return f"{said} ({Path(frames[-1].filename).name}:{frames[-1].lineno})" if frames else said


def _kind(thing: object) -> str:
    return printable(type(thing).__name__, 80)
