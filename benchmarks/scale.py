"""`shall certify` of each rulebook alone and of all together: time grows no faster than the scenarios."""

import sys

from certify import certify

from shall.compiler import compile_rulebook
from shall.register import rulebooks


def main() -> None:
    """Print seconds and seconds a thousand scenarios; then all together against the largest alone."""
    out = sys.stdout.write
    rates = {}
    for names in [*([name] for name in rulebooks()), list(rulebooks())]:
        scenarios = sum(len(compile_rulebook(name)) for name in names)
        seconds = certify("--no-proof", *(word for name in names for word in ("--rulebook", name)))
        label = names[0] if len(names) == 1 else "all together"
        rates[label] = (scenarios, seconds)
        each = 1000 * seconds / scenarios
        out(f"{label:24} {scenarios:6} scenarios {seconds:6.2f} s {each:6.2f} ms each\n")
    scenarios, seconds = rates.pop("all together")
    most, alone = max(rates.values())
    out(
        f"all against the largest: scenarios {scenarios / most:.2f} times, time {seconds / alone:.2f} times\n"
    )


if __name__ == "__main__":
    main()
