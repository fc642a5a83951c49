"""One running command: lines in, lines out, each within its time, and nothing left of it once stopped."""

import os
import selectors
import signal
import subprocess
import time
from collections.abc import Sequence
from contextlib import suppress
from typing import IO

from shall.engine import Crashed, EngineFault, Malformed, TimedOut, Unreachable
from shall.limits import Limits

from . import sandbox
from .text import printable, printable_end

CHUNK = 1 << 16
KEPT = 1 << 12  # bytes of stderr
GRACE = 0.3  # seconds for last words and an exit code, once the output has ended
CLEARING = 5.0  # seconds for the warden to end the engine and all that descends from it
SIGNALLED = 128  # what bubblewrap, like a shell, adds to the number of a signal


class Process:
    """Reads and writes in turn, whichever is possible, so that full pipes never hold both sides.

    Its warden leads a process group of its own, which is killed before its leader is waited for: until then
    the number of the group cannot belong to anybody else.
    """

    def __init__(self, command: Sequence[str], limits: Limits) -> None:
        self._limit = limits.output
        self._inbox = bytearray()
        self._outbox = bytearray()
        self._said = bytearray()
        self._process, self._control = _started(command, limits)
        self._pipes = (_pipe(self._process.stdin), _pipe(self._process.stdout), _pipe(self._process.stderr))
        self._stdin, self._stdout, self._stderr = (pipe.fileno() for pipe in self._pipes)
        self._selector = selectors.DefaultSelector()
        self._selector.register(self._stdout, selectors.EVENT_READ)
        self._selector.register(self._stderr, selectors.EVENT_READ)
        os.set_blocking(self._stdin, False)

    def send(self, line: bytes) -> None:
        """Have a line ready; it leaves while an answer is waited for."""
        self._outbox += line
        self._outbox += b"\n"

    def receive(self, seconds: float) -> bytes:
        """The next line, without its end. After a fault the process is of no more use."""
        deadline = time.monotonic() + seconds
        self._write()
        searched = 0
        while (end := self._inbox.find(b"\n", searched)) < 0:
            searched = len(self._inbox)
            if searched > self._limit:
                break
            self._pump(deadline, seconds)
        if end < 0 or end > self._limit:
            raise Malformed(f"an answer of more than {self._limit} bytes")
        line = bytes(self._inbox[:end])
        del self._inbox[: end + 1]
        return line

    def stop(self) -> int:
        """Have the warden kill all; the exit code is that of a kill only if the engine still ran."""
        if self._process.returncode is not None:
            return self._process.returncode
        os.close(self._control)
        _await(self._process.pid, CLEARING)
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(self._process.pid, signal.SIGKILL)
        code = self._process.wait()
        self._selector.close()
        for pipe in self._pipes:
            pipe.close()
        return code

    def _pump(self, deadline: float, seconds: float) -> None:
        left = deadline - time.monotonic()
        ready = self._selector.select(left) if left > 0 else []
        if not ready:
            raise self._overdue(seconds)
        for key, _ in ready:
            if key.fd == self._stdin:
                self._write()
            elif key.fd == self._stderr:
                if not self._listen():
                    self._selector.unregister(self._stderr)
            elif chunk := os.read(self._stdout, CHUNK):
                self._inbox += chunk
            else:
                raise self._ended()

    def _write(self) -> None:
        """As much as the pipe takes. A command that no longer reads says so by its silence or its end."""
        try:
            while self._outbox:
                del self._outbox[: os.write(self._stdin, self._outbox[:CHUNK])]
        except BlockingIOError:
            pass
        except BrokenPipeError:
            self._outbox.clear()
        watched = self._stdin in self._selector.get_map()
        if self._outbox and not watched:
            self._selector.register(self._stdin, selectors.EVENT_WRITE)
        elif watched and not self._outbox:
            self._selector.unregister(self._stdin)

    def _listen(self) -> bool:
        """Keep the end of what is said on stderr; false once there is no more."""
        chunk = os.read(self._stderr, CHUNK)
        self._said += chunk
        del self._said[:-KEPT]
        return bool(chunk)

    def _overdue(self, seconds: float) -> EngineFault:
        words = self._last_words()
        if (code := self.stop()) != -signal.SIGKILL:  # a child of it still holds the pipe
            return Crashed(f"the engine ended with {exit_words(code)}{words}")
        return TimedOut(f"no {'whole ' if self._inbox else ''}answer within {seconds:g} s{words}")

    def _ended(self) -> EngineFault:
        words = self._last_words(GRACE)
        _await(self._process.pid, GRACE)  # a process that ends closes its output before it has an exit code
        code = self.stop()
        what = "closed its output" if code == -signal.SIGKILL else f"ended with {exit_words(code)}"
        return Crashed(f"the engine {what}{words}")

    def _last_words(self, seconds: float = 0.0) -> str:
        """Half an answer, if there is one, and the end of stderr, however much more there may come."""
        deadline = time.monotonic() + seconds
        with selectors.DefaultSelector() as selector:
            selector.register(self._stderr, selectors.EVENT_READ)
            for _ in range(8):
                if not selector.select(max(deadline - time.monotonic(), 0)) or not self._listen():
                    break
        half = (
            f" in the middle of an answer: {printable(bytes(self._inbox[:400]), 80)}" if self._inbox else ""
        )
        return f"{half}; it said: {printable_end(bytes(self._said))}" if self._said.strip() else half


def _started(command: Sequence[str], limits: Limits) -> tuple[subprocess.Popen[bytes], int]:
    """The running command, and the pipe that ends it when closed."""
    pipe = subprocess.PIPE
    theirs, ours = os.pipe()
    try:
        process = subprocess.Popen(
            sandbox.guarded(command, limits, theirs),
            bufsize=0,
            stdin=pipe,
            stdout=pipe,
            stderr=pipe,
            start_new_session=True,
            pass_fds=(theirs,),
        )
    except (OSError, ValueError, Unreachable) as error:
        os.close(ours)
        if isinstance(error, Unreachable):
            raise
        raise Unreachable(f"cannot start {printable(command[0])!r}: {error}") from None
    finally:
        os.close(theirs)
    return process, ours


def _await(pid: int, seconds: float) -> None:
    """Until the process has ended, and still before it is waited for."""
    watched = os.pidfd_open(pid)
    with selectors.DefaultSelector() as selector:
        selector.register(watched, selectors.EVENT_READ)
        selector.select(seconds)
    os.close(watched)


def _pipe(pipe: IO[bytes] | None) -> IO[bytes]:
    assert pipe is not None  # noqa: S101  all three were asked for
    return pipe


def exit_words(code: int) -> str:
    """`signal 9 (Killed)`, or the exit code."""
    number = -code if code < 0 else code - SIGNALLED
    words = signal.strsignal(number) if 0 < number < signal.NSIG else None
    return f"signal {number} ({words})" if words else f"exit code {code}"
