"""`shall certify` of each rulebook alone and of all together: time grows no faster than the scenarios."""

import sys
import tempfile
from pathlib import Path

from certify import certify, timed

from shall.compiler import compile_rulebook
from shall.register import rulebooks

ALL = "all together"


def main() -> None:
    """Print seconds and seconds a thousand scenarios; then all together against the largest alone."""
    asked = {name: [name] for name in rulebooks()} | {ALL: list(rulebooks())}
    with tempfile.TemporaryDirectory() as folder:
        chosen = {label: [f"--rulebook={name}" for name in names] for label, names in asked.items()}
        best = timed({each: certify(Path(folder), "--no-proof", *words) for each, words in chosen.items()})
    out = sys.stdout.write
    rates = {}
    for label, seconds in best.items():
        scenarios = sum(len(compile_rulebook(name)) for name in asked[label])
        rates[label] = (scenarios, seconds)
        each = 1000 * seconds / scenarios
        out(f"{label:24} {scenarios:6} scenarios {seconds:6.2f} s {each:6.2f} ms each\n")
    scenarios, seconds = rates.pop(ALL)
    most, alone = max(rates.values())
    out(
        f"all against the largest: scenarios {scenarios / most:.2f} times, time {seconds / alone:.2f} times\n"
    )


if __name__ == "__main__":
    main()
