"""The walls around an engine that we start: a warden always, bubblewrap where it works."""

import shutil
import subprocess
import sys
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from shall.engine import Unreachable
from shall.limits import Limits

from .text import printable

WARDEN = Path(__file__).with_name("warden.py")
SCRATCH = "/dev/shm"  # noqa: S108  inside the walls: its own, and gone at the end
BUBBLEWRAP = (
    *("bwrap", "--die-with-parent", "--unshare-pid", "--unshare-ipc", "--cap-drop", "ALL"),
    *("--ro-bind", "/", "/", "--dev", "/dev", "--proc", "/proc"),
)


def guarded(command: Sequence[str], limits: Limits, control: int) -> list[str]:
    """The command that starts the engine within its limits; it ends when the pipe `control` is closed."""
    if shutil.which(command[0]) is None:
        raise Unreachable(
            f"cannot start {printable(command[0])!r}: no such command, or not an executable one"
        )
    walls = _walls(limits) if walled(limits) else []
    return [sys.executable, "-I", "-S", str(WARDEN), str(control), str(limits.memory), *walls, *command]


def isolation(limits: Limits) -> str:
    """What the dossier says of it."""
    if not walled(limits):
        return "none: limits on time, memory and output alone"
    return f"bubblewrap: own processes, files read-only, {'with' if limits.network else 'no'} network"


def walled(limits: Limits) -> bool:
    """Whether bubblewrap is to be used. Where it is installed it may still not be allowed: hence a trial."""
    if limits.isolation == "none":
        return False
    works = _works()
    if limits.isolation == "bubblewrap" and not works:
        raise Unreachable("bubblewrap is not installed or not allowed here; try --isolation auto")
    return works


def _walls(limits: Limits) -> list[str]:
    scratch = ("--size", str(limits.memory), "--tmpfs", SCRATCH, "--setenv", "TMPDIR", SCRATCH)
    return [*BUBBLEWRAP, *scratch, *([] if limits.network else ["--unshare-net"]), "--"]


@cache
def _works() -> bool:
    try:
        trial = subprocess.run([*_walls(Limits()), "true"], check=False, capture_output=True, timeout=10)
    except (OSError, subprocess.TimeoutExpired):
        return False
    return trial.returncode == 0
