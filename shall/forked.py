"""Processes that work for this one: forked, so that they have all that it has, and gone when it is."""

import ctypes
import os
import signal
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from mmap import mmap
from multiprocessing import get_context
from multiprocessing.connection import Connection, wait

from .adapters.process import exit_words
from .errors import ShallError

PR_SET_PDEATHSIG = 1
REMEDY = "free some memory, or certify with a smaller -n"
GLANCE = 0.1  # seconds between two looks at how far the others are
Done = Callable[[], None]  # called whenever one thing more is done
Tell = Callable[[int], None]  # told how many things are done by all
Made = tuple[int, bytes]  # the number of a job, and what came of it
Work = Callable[[Iterator[int], Done], Iterable[Made]]  # does the jobs whose numbers it is given
_fork = get_context("fork")


class Lost(ShallError):  # noqa: N818
    """A process that could not be started, or ended before its work was done."""


class Worker:
    """One process, and what it makes."""

    def __init__(self, work: Callable[[], Iterable[Made]]) -> None:
        self.result, theirs = _fork.Pipe(duplex=False)
        self._process = _fork.Process(target=_do, args=(work, theirs, os.getpid()))
        try:
            self._process.start()
        except OSError as error:
            raise Lost(f"cannot start another process: {error.strerror}; {REMEDY}") from None
        finally:
            theirs.close()

    def get(self) -> Made | None:
        """What it made next, or nothing once it has ended; what went wrong there is raised here."""
        try:
            made: Made | Exception | None = self.result.recv()
        except (EOFError, OSError):
            self._process.join()
            code = exit_words(self._process.exitcode or 0)
            raise Lost(f"a process that shared this run was lost ({code}); {REMEDY}") from None
        if isinstance(made, Exception):
            raise made
        return made

    def stop(self) -> None:
        """At once. An engine that it started ends with it: the warden sees to that."""
        self._process.kill()
        self._process.join()
        self._process.close()
        self.result.close()


def cores() -> int:
    """How many processes can work at once."""
    return len(os.sched_getaffinity(0)) if sys.platform == "linux" else os.cpu_count() or 1


class Board:
    """What is to be done next and how much each process has done, where all of them see it."""

    def __init__(self, processes: int, jobs: int) -> None:
        """Nothing is taken or done."""
        self.jobs = jobs
        self._lock = _fork.Lock()
        self._numbers = memoryview(mmap(-1, 8 * (1 + processes))).cast("q")

    def take(self) -> Iterator[int]:
        """The numbers of jobs that no other process has taken, as long as there are any."""
        while True:
            with self._lock:
                number = self._numbers[0]
                self._numbers[0] += 1
            if number >= self.jobs:
                return
            yield number

    def count(self, process: int) -> None:
        """One thing more is done; each process has a place of its own for that."""
        self._numbers[1 + process] += 1

    def done(self) -> int:
        """By all of them."""
        return sum(self._numbers[1:])


@contextmanager
def shared(work: Work, jobs: int, processes: int) -> Iterator[Callable[[Tell], list[bytes]]]:
    """So many jobs for so many processes: once they run, a way to what is made, in the order of the jobs.

    No process is left at the end, whatever that is. A thread, such as that of a bar, is to be started inside:
    a fork should find none.
    """
    board = Board(processes, jobs)
    workers: list[Worker] = []
    try:
        with _uninterrupted():
            for number in range(min(processes, jobs)):
                # One by one: should one fail, the others must be known.
                workers.append(Worker(partial(work, board.take(), partial(board.count, number))))  # noqa: PERF401
        yield lambda tell: _gathered(workers, lambda: tell(board.done()))
    finally:
        for worker in workers:
            worker.stop()


def _gathered(workers: Sequence[Worker], glance: Callable[[], None]) -> list[bytes]:
    """All that is made, in order, unless one of the workers fails: nobody waits for the others then."""
    made: dict[int, bytes] = {}
    waiting = list(workers)
    while waiting:
        ready = wait([worker.result for worker in waiting], GLANCE)
        for worker in [each for each in waiting if each.result in ready]:
            if one := worker.get():
                made[one[0]] = one[1]
            else:
                waiting.remove(worker)
        glance()
    return [made[number] for number in sorted(made)]


@contextmanager
def _uninterrupted() -> Iterator[None]:
    """Ctrl-C comes before or after, so that no process is born with a half-read interrupt."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _do(work: Callable[[], Iterable[Made]], result: Connection, parent: int) -> None:
    """In the new process. It does not outlive its parent, which alone takes note of Ctrl-C."""
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(PR_SET_PDEATHSIG, signal.SIGKILL, 0, 0, 0)
    if os.getppid() != parent:
        return
    signal.signal(signal.SIGINT, lambda *_: None)  # and not SIG_IGN, which its engine would inherit
    signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    try:
        for made in work():
            result.send(made)
        result.send(None)
    except Exception as fault:  # noqa: BLE001 - it is raised where somebody hears it
        fault.add_note(traceback.format_exc())
        result.send(fault)
