"""A socket whose time ends at one moment, however slowly the bytes trickle in."""

import io
import socket
import time
from typing import Protocol


class Clock:
    """The moment until which the answer in question is waited for."""

    def __init__(self) -> None:
        self._until = 0.0

    def allow(self, seconds: float) -> None:
        self._until = time.monotonic() + seconds

    def left(self) -> float:
        left = self._until - time.monotonic()
        if left <= 0:
            raise TimeoutError
        return left


class Buffer(Protocol):
    """Room for bytes to read."""

    def __buffer__(self, flags: int, /) -> memoryview: ...


class TimedSocket:
    """The few methods of a socket that `http.client` calls, each within what is left of the time."""

    def __init__(self, plain: socket.socket, clock: Clock) -> None:
        self._plain = plain
        self._clock = clock

    def sendall(self, data: bytes) -> None:
        self._plain.settimeout(self._clock.left())
        self._plain.sendall(data)

    def makefile(self, _mode: str) -> io.BufferedReader:
        return io.BufferedReader(_Stream(self._plain, self._clock))

    def close(self) -> None:
        self._plain.close()


class _Stream(io.RawIOBase):
    """What comes in, which may still be read when the socket has been closed."""

    def __init__(self, plain: socket.socket, clock: Clock) -> None:
        self._plain = plain
        self._clock = clock
        self._raw = plain.makefile("rb", buffering=0)

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Buffer) -> int | None:
        self._plain.settimeout(self._clock.left())
        return self._raw.readinto(buffer)

    def close(self) -> None:
        self._raw.close()
        super().close()
