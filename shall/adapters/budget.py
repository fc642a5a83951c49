"""What failures and output may cost in one run: restarts are counted, and so are the bytes of all answers."""

from shall.engine import Malformed, NotAsked
from shall.limits import ANSWERS, Limits


class Budget:
    """A number of restarts and an amount of output, and the message once either is spent."""

    def __init__(self, limits: Limits) -> None:
        self._restarts = limits.restarts
        self._output = ANSWERS * limits.output
        self._started = 0
        self._said = 0

    def check(self) -> None:
        """Whether there is any use in asking."""
        if self._said > self._output:
            raise NotAsked(f"the engine has already said more than {self._output} bytes")

    def spend(self) -> None:
        """Pay for one more start."""
        if self._started >= self._restarts:
            raise NotAsked(f"the engine failed before and its {self._restarts} restarts are used up")
        self._started += 1

    def take(self, data: bytes) -> bytes:
        """An answer, on the account."""
        self._said += len(data)
        if self._said > self._output:
            raise Malformed(f"answers of more than {self._output} bytes in all")
        return data
