"""Heads up hold'em behind a web server: `server.py [--fixed] [--port PORT]`; a free port is printed."""

import argparse
import hashlib
import json
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

from game import Table, perform
from shipped import Shipped

HERE = Path(__file__).parent
REPORTS = [
    "refused",
    "accepted",
    "folded",
    "checked",
    "announced",
    "loaded",
    "cut",
    "burned",
    "dealt",
    "revealed",
    "discarded",
    "qualified",
    "ranked",
    "decided",
    "paid",
    "returned",
    "collected",
    "ended",
    "shuffled",
    "stacked",
]
OPTIONS = {
    "dealing": ["manual-shoe"],
    "shuffling": ["device"],
    "decks": [1],
    "pre-shuffled": ["no"],
    "device-counts": ["no"],
    "bad-beat-bonus": ["printed"],
    "trips-plus": [1, 2, 3, 4],
    "pocket-bonus": [1, 2, 3],
    "trips-plus-settled": ["after"],
}


def manifest(version: str) -> dict[str, Any]:
    sources = b"".join(path.read_bytes() for path in sorted(HERE.glob("*.py")))
    return {
        "protocol": 1,
        "engine": "river-room",
        "vendor": "Example Gaming Ltd",
        "version": version,
        "build": f"sha256:{hashlib.sha256(sources).hexdigest()}",
        "games": {"heads-up-holdem": {"options": OPTIONS, "readings": {"HUH-21": "R1"}}},
        "reports": REPORTS,
    }


class Handler(BaseHTTPRequestHandler):
    """`GET /manifest` and `POST /perform`, over a connection that stays open."""

    protocol_version = "HTTP/1.1"
    wbufsize = -1  # head and body leave together
    disable_nagle_algorithm = True
    game: type[Table] = Shipped

    def do_GET(self) -> None:
        if self.path == "/manifest":
            self.answer(200, manifest("1.0" if self.game is Shipped else "1.1"))
        else:
            self.answer(404, {"error": "there is /manifest and /perform"})

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        try:
            self.answer(200, perform(json.loads(body), self.game))
        except (ArithmeticError, LookupError, TypeError, ValueError) as error:
            self.answer(500, {"error": f"{type(error).__name__}: {error}"})

    def answer(self, status: int, content: object) -> None:
        data = json.dumps(content).encode()
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--fixed", action="store_true", help="without the defects")
    parser.add_argument("--port", type=int, default=0)
    wanted = parser.parse_args()
    Handler.game = Table if wanted.fixed else Shipped
    with ThreadingHTTPServer(("127.0.0.1", wanted.port), Handler) as server:
        print(server.server_port, flush=True)
        server.serve_forever()


if __name__ == "__main__":
    main()
