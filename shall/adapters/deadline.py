"""A socket whose time ends at one moment, however the bytes trickle in, and whose bytes are counted."""

import io
import socket
import time
from typing import Protocol


class FloodError(Exception):
    """More bytes than any answer has, whatever they pretend to be."""


class Allowance:
    """The moment until which the answer in question is waited for, and how many bytes may come."""

    def __init__(self) -> None:
        self._until = 0.0
        self._bytes = 0

    def renew(self, seconds: float, size: int) -> None:
        self._until = time.monotonic() + seconds
        self._bytes = size

    def seconds(self) -> float:
        left = self._until - time.monotonic()
        if left <= 0:
            raise TimeoutError
        return left

    def take(self, size: int) -> None:
        self._bytes -= size
        if self._bytes < 0:
            raise FloodError


class Buffer(Protocol):
    """Room for bytes to read."""

    def __buffer__(self, flags: int, /) -> memoryview: ...


class TimedSocket:
    """The few methods of a socket that `http.client` calls, each within what is left of the allowance."""

    def __init__(self, plain: socket.socket, allowance: Allowance) -> None:
        self._plain = plain
        self._allowance = allowance

    def sendall(self, data: bytes) -> None:
        self._plain.settimeout(self._allowance.seconds())
        self._plain.sendall(data)

    def makefile(self, _mode: str) -> io.BufferedReader:
        return io.BufferedReader(_Stream(self._plain, self._allowance))

    def close(self) -> None:
        self._plain.close()


class _Stream(io.RawIOBase):
    """What comes in, which may still be read when the socket has been closed."""

    def __init__(self, plain: socket.socket, allowance: Allowance) -> None:
        self._plain = plain
        self._allowance = allowance
        self._raw = plain.makefile("rb", buffering=0)

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Buffer) -> int | None:
        self._plain.settimeout(self._allowance.seconds())
        size = self._raw.readinto(buffer)
        self._allowance.take(size or 0)
        return size

    def close(self) -> None:
        self._raw.close()
        super().close()
