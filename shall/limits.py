"""What an engine may take: time, memory, output, restarts, and how far it is walled off."""

from typing import Literal

import msgspec

MIB = 1 << 20
ANSWERS = 64  # of the largest size: what all answers of one run may come to

Isolation = Literal["auto", "none", "bubblewrap"]


class Limits(msgspec.Struct, frozen=True, kw_only=True):
    """The limits of one run. Those on memory, restarts and isolation concern engines that we start."""

    timeout: float = 10.0  # seconds of the wall clock for one answer
    memory: int = 4096 * MIB  # bytes of data in each process
    output: int = 4 * MIB  # bytes of one answer
    restarts: int = 20
    isolation: Isolation = "auto"
    network: bool = False


USUAL = Limits()
