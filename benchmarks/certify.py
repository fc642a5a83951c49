"""`shall certify` of the reference engine, evidence and reports too, beside pytest-bdd on nothing at all.

pytest-bdd runs as many scenarios with as many steps as our features have, every step an empty function. Both
are started as commands in this one run; only the ratio is meant to be quoted.
"""

import os
import subprocess
import sys
import tempfile
from pathlib import Path
from time import perf_counter

from shall.compiler import compile_rulebook
from shall.folders import folder
from shall.register import rulebooks
from shall.vocabulary import DEFINITIONS

# What was installed is compiled already; a checkout is after its first run, unless that is forbidden.
ENVIRONMENT = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
PYTEST = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:hypothesispytest"]
HEAD = """from pytest_bdd import given, parsers, scenarios, then, when

scenarios(".")
"""
STEP = """

@{keyword}(parsers.parse("{phrase} {number} of {{n:d}}"))
def step_{number}(n): ...
"""
PHRASES = (("given", "a thing"), ("when", "an act"), ("then", "a result"))


def shape() -> tuple[int, int]:
    """How many scenarios our features have, and how many steps each on average."""
    scenarios = steps = 0
    for book in rulebooks():
        scenarios += len(compile_rulebook(book))
        for path in (folder("features") / book.replace("-", "_")).glob("*.feature"):
            steps += _steps(path.read_text(encoding="utf-8"))
    return scenarios, max(3, round(steps / max(1, scenarios)))


def _steps(text: str) -> int:
    """Steps of a feature, those of an outline once for every row."""
    total = steps = rows = 0
    for line in [*text.splitlines(), "Scenario:"]:
        word = line.strip().partition(" ")[0]
        if word.startswith("Scenario"):
            total += steps * max(1, rows - 1)
            steps = rows = 0
        steps += word in ("Given", "When", "Then", "And", "But")
        rows += word == "|"
    return total


def plain_pytest_bdd(place: Path, scenarios: int, steps: int, definitions: int) -> list[str]:
    """The command that runs empty scenarios of this shape, with so many step definitions."""
    lines = ["Feature: Nothing"]
    for i in range(scenarios):
        lines.append(f"  Scenario: Number {i}")
        for j in range(steps):
            kind = 0 if j < steps - 2 else j - steps + 3
            number = kind + 3 * ((i * steps + j) % (definitions // 3))
            lines.append(f"    {PHRASES[kind][0].title()} {PHRASES[kind][1]} {number} of {i}")
    code = [HEAD]
    for number in range(definitions // 3 * 3):
        keyword, phrase = PHRASES[number % 3]
        code.append(STEP.format(keyword=keyword, phrase=phrase, number=number))
    place.mkdir()
    (place / "nothing.feature").write_text("\n".join(lines), encoding="utf-8")
    (place / "test_nothing.py").write_text("".join(code), encoding="utf-8")
    return [*PYTEST, str(place)]


def certify(place: Path, *more: str) -> list[str]:
    """The whole command."""
    return [
        sys.executable,
        "-m",
        "shall",
        "certify",
        "--engine",
        "reference",
        "--out",
        str(place),
        "-q",
        *more,
    ]


def timed(commands: dict[str, list[str]]) -> dict[str, float]:
    """The best of three of each; they take turns, so that a slow moment of the machine befalls all."""
    best = dict.fromkeys(commands, 1e9)
    for _ in range(3):
        for name, command in commands.items():
            start = perf_counter()
            subprocess.run(command, check=True, capture_output=True, env=ENVIRONMENT)
            best[name] = min(best[name], perf_counter() - start)
    return best


def main() -> None:
    """Print the times and the ratios."""
    scenarios, steps = shape()
    with tempfile.TemporaryDirectory() as folder:
        place = Path(folder)
        best = timed(
            {
                "many": plain_pytest_bdd(place / "many", scenarios, steps, len(DEFINITIONS)),
                "few": plain_pytest_bdd(place / "few", scenarios, steps, 3),
                "without the proof": certify(place / "plain", "--no-proof"),
                "in one process": certify(place / "alone", "--no-proof", "-n", "1"),
                "with the proof": certify(place / "proven"),
            }
        )
    many, few = best.pop("many"), best.pop("few")
    out = sys.stdout.write
    out(f"{scenarios} scenarios of {steps} steps, {len(DEFINITIONS)} step definitions\n")
    out(f"plain pytest-bdd, as many definitions    {many:6.2f} s\n")
    out(f"plain pytest-bdd, three definitions      {few:6.2f} s\n")
    for words, seconds in best.items():
        ratios = f"ratios {many / seconds:4.1f} and {few / seconds:4.1f}"
        out(f"shall certify, {words:17}         {seconds:6.2f} s   {ratios}\n")


if __name__ == "__main__":
    main()
