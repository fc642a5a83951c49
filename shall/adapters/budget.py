"""How often an engine is started again after a failure that took it, or the connection to it, away."""

from shall.engine import Crashed

RESTARTS = 20


class Budget:
    """A number of restarts, and the message once they are spent."""

    def __init__(self, restarts: int = RESTARTS) -> None:
        self.restarts = restarts
        self.spent = 0

    def spend(self) -> None:
        """Pay for one more start."""
        if self.spent >= self.restarts:
            raise Crashed(f"not asked: the engine failed before and its {self.restarts} restarts are used up")
        self.spent += 1
