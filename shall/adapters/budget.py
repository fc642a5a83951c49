"""What failures and output may cost in one run: restarts are counted, and so are the bytes of all answers."""

from contextlib import AbstractContextManager, nullcontext
from mmap import mmap
from typing import Any

from shall.engine import Malformed, NotAsked
from shall.limits import ANSWERS, Limits

STARTED, SAID = 0, 1


class Budget:
    """A number of restarts and an amount of output, and the message once either is spent.

    It lies in memory that is shared with forked processes: with a lock, all of them have one budget together.
    """

    def __init__(self, limits: Limits, lock: AbstractContextManager[Any] | None = None) -> None:
        self._restarts = limits.restarts
        self._output = ANSWERS * limits.output
        self._spent = memoryview(mmap(-1, 16)).cast("q")
        self._lock = lock or nullcontext()

    def check(self) -> None:
        """Whether there is any use in asking."""
        if self._spent[SAID] > self._output:
            raise NotAsked(f"the engine has already said more than {self._output} bytes")

    def spend(self) -> None:
        """Pay for one more start."""
        with self._lock:
            if self._spent[STARTED] >= self._restarts:
                raise NotAsked(f"the engine failed before and its {self._restarts} restarts are used up")
            self._spent[STARTED] += 1

    def take(self, data: bytes) -> bytes:
        """An answer, on the account."""
        with self._lock:
            self._spent[SAID] += len(data)
        if self._spent[SAID] > self._output:
            raise Malformed(f"answers of more than {self._output} bytes in all")
        return data
