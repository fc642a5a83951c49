"""Our own server for an engine in Python: it speaks the lines of `stdio:` for a factory in a module."""

import importlib
import os
import sys
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import IO, Any

import msgspec

from shall.engine import EngineFault, Unreachable

from .callee import Callee
from .wire import Answer, AskManifest, AskPerform, AskStart

_questions = msgspec.json.Decoder(AskManifest | AskPerform | AskStart)


def serve(module: str, name: str) -> None:
    """Answer until the input ends."""
    questions, answers = _taken(0, "rb"), _taken(1, "wb")
    engine = cache(lambda: Callee(partial(_made, module, name)))
    for line in questions:
        answers.write(msgspec.json.encode(_answer(engine, line)) + b"\n")
        answers.flush()


def _taken(number: int, mode: str) -> IO[bytes]:
    """A pipe that the engine no longer has: it has nothing to read, and what it prints goes to stderr."""
    pipe = os.fdopen(os.dup(number), mode)
    with Path(os.devnull).open("rb") as nothing:
        os.dup2(2 if number else nothing.fileno(), number)
    return pipe


def _answer(engine: Callable[[], Callee], line: bytes) -> Answer:
    """A fault is told by its kind and its words."""
    question = _questions.decode(line)
    try:
        match question:
            case AskManifest():
                return Answer(question.id, manifest=msgspec.Raw(engine().manifest()))
            case AskPerform():
                return Answer(question.id, transcript=msgspec.Raw(engine().perform(question.script)))
        engine()
    except EngineFault as fault:
        return Answer(question.id, error=f"{type(fault).__name__} {fault}")
    return Answer(question.id)


def _made(module: str, name: str) -> Any:
    return _found(module, name)()


def _found(module: str, name: str) -> Any:
    """The factory, in a module that lies here or is installed."""
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
