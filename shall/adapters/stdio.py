"""An engine behind a command: one line of JSON for each question, one for each answer, in the same order."""

from collections import deque
from collections.abc import Iterable, Iterator, Sequence
from itertools import count, islice
from typing import Literal, Self, TypeVar

import msgspec

from shall.engine import Crashed, EngineFault, Malformed, Manifest, Unreachable
from shall.limits import USUAL, Limits
from shall.script import Script
from shall.transcript import Transcript

from . import sandbox
from .answers import UNREADABLE, fault_of, read_manifest, read_transcript
from .budget import Budget
from .process import Process
from .text import printable
from .wire import Answer, AskManifest, AskPerform, Question

OUTSTANDING = 32  # questions the engine may have before it

Asked = TypeVar("Asked", bound=Question)

_answers = msgspec.json.Decoder(Answer)


class StdioEngine:
    """Keeps some questions before the engine, and starts it again after whatever made its answers unusable.

    One run of questions at a time: the answers of another would stand in its way.
    """

    def __init__(self, command: Sequence[str], limits: Limits = USUAL, budget: Budget | None = None) -> None:
        self._command = command
        self._limits = limits
        self._budget = budget or Budget(limits)
        self._numbers = count(1)
        self._process: Process | None = None
        self._failed = False

    def __enter__(self) -> Self:
        self.isolation = sandbox.isolation(self._limits)
        self._process = Process(self._command, self._limits)
        return self

    def __exit__(self, *_: object) -> None:
        self._stop()

    def manifest(self) -> Manifest:
        question = AskManifest(next(self._numbers))
        for _, answer in self._ask(iter([question])):
            return read_manifest(_content(self._sound(answer), "manifest"))
        raise AssertionError  # every question has its answer

    def perform(self, script: Script) -> Transcript:
        for result in self.perform_many([script]):
            if isinstance(result, Transcript):
                return result
            raise result
        raise AssertionError

    def perform_many(self, scripts: Iterable[Script]) -> Iterator[Transcript | EngineFault]:
        questions = (AskPerform(next(self._numbers), script) for script in scripts)
        for question, answer in self._ask(questions):
            try:
                yield read_transcript(_content(self._sound(answer), "transcript"), question.script)
            except EngineFault as fault:
                yield fault

    def _ask(self, questions: Iterator[Asked]) -> Iterator[tuple[Asked, Answer | EngineFault]]:
        """An answer or a fault for each; the first that lacks its answer bears the blame for a failure."""
        asked: deque[Asked] = deque()
        try:
            while self._fill(asked, questions):
                try:
                    answer: Answer | EngineFault = self._next(self._running(asked), asked[0])
                except EngineFault as fault:
                    answer = fault
                    self._failed = self._stop() or self._failed
                yield asked.popleft(), answer
        finally:
            if asked:  # given up half-way: nobody wants the other answers
                self._stop()

    def _fill(self, asked: deque[Asked], questions: Iterator[Asked]) -> bool:
        """Keep the engine busy; false once there is nothing more to wait for."""
        if len(asked) <= OUTSTANDING // 2:
            more = list(islice(questions, OUTSTANDING - len(asked)))
            asked.extend(more)
            if self._process:
                _send(self._process, more)
        return bool(asked)

    def _running(self, asked: Iterable[Question]) -> Process:
        """The process, which after a failure is a new one that is asked again what is still unanswered."""
        self._budget.check()
        if self._process is None:
            if self._failed:
                self._budget.spend()
            try:
                self._process = Process(self._command, self._limits)
            except Unreachable as fault:
                raise Crashed(str(fault)) from None
            self._failed = False
            _send(self._process, asked)
        return self._process

    def _next(self, process: Process, question: Question) -> Answer:
        line = self._budget.take(process.receive(self._limits.timeout))
        try:
            answer = _answers.decode(line)
        except UNREADABLE as error:
            raise Malformed(f"{fault_of(error)}: {printable(line, 120)}") from None
        if answer.id != question.id:
            raise Malformed(f"an answer to question {answer.id}, where one to {question.id} is due")
        return answer

    def _sound(self, answer: Answer | EngineFault) -> Answer:
        """An answer that reports no fault."""
        if isinstance(answer, EngineFault):
            raise answer
        if isinstance(answer.error, str):
            raise self._fault(answer.error)
        return answer

    def _fault(self, error: str) -> EngineFault:
        return Crashed(f"the engine reported an error: {printable(error)}")

    def _stop(self) -> bool:
        """Whether there was anything to stop."""
        process, self._process = self._process, None
        if process:
            process.stop()
        return process is not None


def _send(process: Process, questions: Iterable[Question]) -> None:
    for question in questions:
        process.send(msgspec.json.encode(question))


def _content(answer: Answer, name: Literal["manifest", "transcript"]) -> msgspec.Raw:
    """The part that was asked for, and nothing beside it."""
    other = answer.transcript if name == "manifest" else answer.manifest
    content = answer.manifest if name == "manifest" else answer.transcript
    if isinstance(content, msgspec.UnsetType) or not isinstance(other, msgspec.UnsetType):
        raise Malformed(f"the answer holds no {name}, or more than that")
    return content
