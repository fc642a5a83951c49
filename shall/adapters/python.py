"""An engine in Python: a factory in a module, called in a process of its own by our server."""

import sys
from typing import Self

from shall.engine import Crashed, EngineFault, Malformed, Unreachable
from shall.limits import USUAL, Limits

from .budget import Budget
from .stdio import StdioEngine
from .text import printable
from .wire import AskStart

# Modules are found there as they are here. The engine sees nothing of the arguments.
START = (
    "import sys; _, module, name, *sys.path = sys.argv; del sys.argv[1:]; "
    "from shall.adapters.serve import serve; serve(module, name)"
)
LONGEST = 500  # characters of a fault, with its file and line
FAULTS = {kind.__name__: kind for kind in (Unreachable, Crashed, Malformed)}


class PythonEngine(StdioEngine):
    """A command like any other, but for its start, which shows at once whether there is an engine."""

    def __init__(self, path: str, limits: Limits = USUAL, budget: Budget | None = None) -> None:
        module, _, name = path.partition(":")
        if not all(word.isidentifier() for word in (*module.split("."), name)):
            raise Unreachable(f"python:{printable(path)} is not of the form python:package.module:factory")
        super().__init__([sys.executable, "-c", START, module, name, *sys.path], limits, budget)

    def __enter__(self) -> Self:
        super().__enter__()
        try:
            for _, answer in self._ask(iter([AskStart(next(self._numbers))])):
                self._sound(answer)
        except BaseException:
            self._stop()
            raise
        return self

    def _fault(self, error: str) -> EngineFault:
        """What our own server says is the fault itself, by its kind."""
        kind, _, said = error.partition(" ")
        return FAULTS.get(kind, Crashed)(printable(said, LONGEST))
