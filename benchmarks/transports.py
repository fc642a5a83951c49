"""`shall certify` of the reference engine through stdio, behind `python:` and over HTTP, against in-process.

All in this one run and in turn, so that a busy machine slows all alike, and each with one process of the
suite; evidence and reports included. The best of three counts, and only the ratios are meant to be quoted.
"""

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from time import perf_counter

EXAMPLES = Path(__file__).parent.parent / "examples"
CERTIFY = [
    sys.executable,
    "-m",
    "shall",
    "certify",
    "--no-proof",
    "-q",
    "-n",
    "1",
    "--out",
    "build/transports",
]
TIMES = 3


def seconds(address: str) -> float:
    """The whole command."""
    start = perf_counter()
    subprocess.run([*CERTIFY, "--engine", address], check=True, capture_output=True)
    return perf_counter() - start


@contextmanager
def served() -> Iterator[str]:
    """The address of a server, which says its port."""
    command = [sys.executable, str(EXAMPLES / "http_reference" / "engine.py")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout
        yield f"http://127.0.0.1:{server.stdout.readline().strip()}"
        server.terminate()


def main() -> None:
    """Print the times and the ratios."""
    with served() as http:
        addresses = {
            "in-process": "reference",
            "stdio": f"stdio:{sys.executable} {EXAMPLES / 'stdio_reference' / 'engine.py'}",
            "python:": "python:reference_engine:engine",
            "HTTP": http,
        }
        rounds = [{name: seconds(each) for name, each in addresses.items()} for _ in range(TIMES)]
    best = {name: min(each[name] for each in rounds) for name in addresses}
    for name, took in best.items():
        sys.stdout.write(f"{name:12} {took:6.2f} s   {took / best['in-process']:4.2f} of in-process\n")


if __name__ == "__main__":
    main()
