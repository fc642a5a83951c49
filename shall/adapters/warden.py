"""Stands between the suite and one engine: sets its limits, and leaves nothing of it alive at the end.

A script of its own that needs nothing but Python: `warden.py CONTROL MEMORY COMMAND…`. It ends the engine and
all that descends from it once the pipe CONTROL is closed, by the suite or because the suite was killed.
"""

import ctypes
import os
import resource
import select
import signal
import sys
from pathlib import Path

PR_SET_CHILD_SUBREAPER = 36  # whoever loses its parent becomes our child, and cannot hide from us


def watch(control: int, memory: int, command: list[str]) -> int:
    """The engine's exit code, negative for a signal; that of a kill if it had to be killed."""
    os.set_inheritable(control, False)  # noqa: FBT003
    ctypes.CDLL(None).prctl(PR_SET_CHILD_SUBREAPER, 1, 0, 0, 0)
    child = os.fork()
    if not child:
        _become(command, memory)
    for pipe in (0, 1, 2):  # the engine alone holds them, so that their end is its end
        os.close(pipe)
    select.select([control, os.pidfd_open(child)], [], [])
    ended, status = os.waitpid(child, os.WNOHANG)
    _clear()
    return os.waitstatus_to_exitcode(status) if ended else -signal.SIGKILL


def _become(command: list[str], memory: int) -> None:
    """RLIMIT_DATA and not RLIMIT_AS: virtual machines reserve far more room than they fill."""
    try:
        resource.setrlimit(resource.RLIMIT_DATA, (memory, memory))
        resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
        os.execvp(command[0], command)  # noqa: S606
    except (OSError, ValueError) as error:
        os.write(2, f"cannot start {command[0]}: {error}\n".encode())
    os._exit(126)


def _clear() -> None:
    """Kill our children until none is left; the children of the dead become ours."""
    me = os.getpid()
    try:
        while True:
            for pid in Path(f"/proc/{me}/task/{me}/children").read_text("ascii").split():
                os.kill(int(pid), signal.SIGKILL)
            os.waitpid(-1, 0)
    except ChildProcessError:
        pass


if __name__ == "__main__":
    code = watch(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3:])
    if code < 0:
        if code != -signal.SIGKILL:
            signal.signal(-code, signal.SIG_DFL)
        os.kill(os.getpid(), -code)
    os._exit(code)
