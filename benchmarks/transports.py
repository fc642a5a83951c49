"""`shall certify` of the reference engine through stdio and over HTTP, against in-process.

All in this one run, evidence and reports included; only the ratios are meant to be quoted.
"""

import socket
import subprocess
import sys
import time
from pathlib import Path

from certify import timed

EXAMPLES = Path(__file__).parent.parent / "examples"
CERTIFY = [sys.executable, "-m", "shall", "certify", "--no-proof", "-q", "--out", "build/transports"]


def seconds(address: str) -> float:
    """The whole command, the best of three."""
    return timed([*CERTIFY, "--engine", address])


def over_http() -> float:
    """With a server of its own."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    server = subprocess.Popen([sys.executable, str(EXAMPLES / "http_reference" / "engine.py"), str(port)])
    try:
        wait_for(port)
        return seconds(f"http://127.0.0.1:{port}")
    finally:
        server.terminate()
        server.wait()


def wait_for(port: int) -> None:
    """Until somebody listens there."""
    for _ in range(100):
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
        except OSError:
            time.sleep(0.1)
        else:
            return


def main() -> None:
    """Print the times and the ratios."""
    inside = seconds("reference")
    stdio = seconds(f"stdio:{sys.executable} {EXAMPLES / 'stdio_reference' / 'engine.py'}")
    http = over_http()
    for name, took in (("in-process", inside), ("stdio", stdio), ("HTTP", http)):
        sys.stdout.write(f"{name:12} {took:6.2f} s   {took / inside:4.2f} of in-process\n")


if __name__ == "__main__":
    main()
