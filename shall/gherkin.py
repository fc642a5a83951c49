"""Reads a feature line by line: the part of Gherkin that our features are written in, and its lines."""

import re
from dataclasses import dataclass, field
from typing import NamedTuple

from .errors import ShallError

STEPS = {"Given": "given", "When": "when", "Then": "then", "And": "", "But": ""}
HEADINGS = ("Feature", "Background", "Rule", "Scenario", "Scenario Outline", "Examples")


class FeatureError(ShallError):
    """A feature that cannot be read; the message names the file and the line."""


class Step(NamedTuple):
    """One step under the keyword it counts as: `And` goes on with the one before."""

    keyword: str
    text: str
    line: int


class Row(NamedTuple):
    """One row of examples."""

    cells: tuple[str, ...]
    line: int


@dataclass(slots=True)
class Scenario:
    """A scenario, or an outline with its tables of examples, the first row of each being its heads."""

    name: str
    line: int
    tags: tuple[str, ...]
    steps: list[Step] = field(default_factory=list)
    examples: list[list[Row]] = field(default_factory=list)

    @property
    def count(self) -> int:
        """How many examples it stands for."""
        return sum(len(table) - 1 for table in self.examples) if self.examples else 1


@dataclass(slots=True)
class Rule:
    """One clause: its tags, our statement, the steps that begin every scenario, the scenarios."""

    name: str
    line: int
    tags: tuple[str, ...]
    background: list[Step]
    scenarios: list[Scenario] = field(default_factory=list)


class Reader:
    """What has been read so far, and what the next line belongs to."""

    def __init__(self, shown: str) -> None:
        """Nothing yet; `shown` is how messages name the file."""
        self.shown = shown
        self.line = 0
        self.tags: list[str] = []
        self.begun = False  # with the heading of the feature
        self.background: list[Step] = []
        self.rules: list[Rule] = []
        self.steps: list[Step] | None = None  # where the next step goes
        self.rows: list[Row] | None = None  # where the next row goes
        self.prose = False  # a heading may be followed by a description

    def refuse(self, message: str) -> FeatureError:
        """A fault on this line."""
        return FeatureError(f"{self.shown}:{self.line}: {message}")

    def read(self, text: str) -> None:
        """One line, which is not empty."""
        word, _, rest = text.partition(" ")
        heading, colon, name = text.partition(":")
        if text[0] == "#":
            return
        if word in STEPS:
            self._step(word, rest.strip())
        elif text[0] == "|":
            self._row(text)
        elif text[0] == "@":
            self.tags += [tag[1:] for tag in text.split()]
        elif colon and heading in HEADINGS:
            self._heading(heading, name.strip())
        elif not self.prose:
            raise self.refuse(f"expected a step, a row of examples or a heading, found “{text}”")

    def _step(self, word: str, text: str) -> None:
        if self.steps is None:
            raise self.refuse("a step outside any Scenario and Background")
        keyword = STEPS[word] or (self.steps[-1].keyword if self.steps else "given")
        self.steps.append(Step(keyword, text, self.line))
        self.prose = False

    def _row(self, text: str) -> None:
        if self.rows is None:
            raise self.refuse("a table that belongs to no Examples")
        cells = tuple(_plain(cell) for cell in re.split(r"(?<!\\)\|", text)[1:-1])
        if self.rows and len(cells) != len(self.rows[0].cells):
            raise self.refuse(f"{len(cells)} cells under {len(self.rows[0].cells)} heads")
        self.rows.append(Row(cells, self.line))
        self.prose = False

    def _heading(self, heading: str, name: str) -> None:
        tags, self.tags = tuple(self.tags), []
        if self.begun is (heading == "Feature"):
            raise self.refuse("one Feature a file, and its heading first")
        if tags and heading in ("Background", "Examples"):
            raise self.refuse(f"tags before {heading}; they stand before a Rule or a Scenario")
        self.begun = self.prose = True
        if heading == "Examples":
            self._examples()
            return
        self.steps = self.rows = None
        if heading == "Background":
            self.steps = self.rules[-1].background if self.rules else self.background
        elif heading == "Rule":
            self.rules.append(Rule(name, self.line, tags, list(self.background)))
        elif heading != "Feature":
            self._scenario(name, tags)

    def _scenario(self, name: str, tags: tuple[str, ...]) -> None:
        if not self.rules:
            raise self.refuse("a scenario outside any Rule; put it under the rule it proves")
        scenario = Scenario(name, self.line, tags)
        self.rules[-1].scenarios.append(scenario)
        self.steps = scenario.steps

    def _examples(self) -> None:
        if not self.rules or not self.rules[-1].scenarios:
            raise self.refuse("Examples that belong to no Scenario Outline")
        self.steps, self.rows = None, []
        self.rules[-1].scenarios[-1].examples.append(self.rows)


def read(text: str, shown: str) -> list[Rule]:
    """The rules of a feature."""
    reader = Reader(shown)
    for reader.line, line in enumerate(text.splitlines(), 1):
        if stripped := line.strip():
            reader.read(stripped)
    if not reader.begun:
        raise reader.refuse("no Feature here; begin the file with `Feature:` and a title")
    if reader.tags:
        raise reader.refuse(f"tags at the end of the file, before nothing: {' '.join(reader.tags)}")
    for scenario in (each for rule in reader.rules for each in rule.scenarios):
        if any(len(table) < 2 for table in scenario.examples):  # noqa: PLR2004 - heads and a row
            raise FeatureError(f"{shown}:{scenario.line}: Examples without a row below the heads")
    return reader.rules


def _plain(cell: str) -> str:
    """A cell without the backslashes that let it hold a bar."""
    return re.sub(r"\\([|\\])", r"\1", cell.strip())
