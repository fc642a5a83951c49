"""Processes that work for this one: forked, so that they have all that it has, and gone when it is."""

import ctypes
import os
import signal
import traceback
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait

from .adapters.process import exit_words
from .errors import ShallError

PR_SET_PDEATHSIG = 1
REMEDY = "try a smaller -n"
Work = Callable[[], bytes]
_fork = get_context("fork")


class Lost(ShallError):  # noqa: N818
    """A process that could not be started, or ended before its work was done."""


class Worker:
    """One process, and its one result."""

    def __init__(self, work: Work) -> None:
        self.result, theirs = _fork.Pipe(duplex=False)
        self._process = _fork.Process(target=_do, args=(work, theirs, os.getpid()))
        try:
            self._process.start()
        except OSError as error:
            raise Lost(f"cannot start another process: {error.strerror}; {REMEDY}") from None
        finally:
            theirs.close()

    def get(self) -> bytes:
        """What it made; what went wrong there is raised here."""
        try:
            made = self.result.recv()
        except (EOFError, OSError):
            self._process.join()
            code = exit_words(self._process.exitcode or 0)
            raise Lost(f"a process that shared this run was lost ({code}); {REMEDY}") from None
        if isinstance(made, Exception):
            raise made
        return bytes(made)

    def stop(self) -> None:
        """At once. An engine that it started ends with it: the warden sees to that."""
        self._process.kill()
        self._process.join()
        self._process.close()
        self.result.close()


@contextmanager
def forked(works: Sequence[Work]) -> Iterator[list[Worker]]:
    """A process for each; none is left at the end, whatever that is."""
    workers: list[Worker] = []
    try:
        with _uninterrupted():
            for work in works:
                workers.append(Worker(work))  # noqa: PERF401 - should one fail, the others must be known
        yield workers
    finally:
        for worker in workers:
            worker.stop()


def gathered(workers: Sequence[Worker]) -> list[bytes]:
    """All results, in order, unless one of the workers fails: nobody waits for the others then."""
    made: dict[int, bytes] = {}
    while waiting := {worker.result: number for number, worker in enumerate(workers) if number not in made}:
        ready = wait(list(waiting))
        made |= {number: workers[number].get() for result, number in waiting.items() if result in ready}
    return [made[number] for number in range(len(workers))]


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Ctrl-C comes before or after, so that no process is born with a half-read interrupt."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _do(work: Work, result: Connection, parent: int) -> None:
    """In the new process. It does not outlive its parent, which alone takes note of Ctrl-C."""
    ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
    if os.getppid() != parent:
        return
    signal.signal(signal.SIGINT, lambda *_: None)  # and not SIG_IGN, which its engine would inherit
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    try:
        result.send(work())
    except Exception as fault:  # noqa: BLE001 - it is raised where somebody hears it
        fault.add_note(traceback.format_exc())
        result.send(fault)
