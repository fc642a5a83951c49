"""The reference engine behind a web server; without a port it takes a free one and prints it."""

import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import msgspec

from shall.adapters import Connection, connect
from shall.errors import ShallError
from shall.script import Script


class Handler(BaseHTTPRequestHandler):
    """`GET /manifest` and `POST /perform`, over a connection that stays open."""

    protocol_version = "HTTP/1.1"
    wbufsize = -1  # head and body leave together
    disable_nagle_algorithm = True  # and at once
    engine: Connection

    def do_GET(self) -> None:
        if self.path == "/manifest":
            self.answer(200, self.engine.manifest())
        else:
            self.answer(404, {"error": "there is /manifest and /perform"})

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        try:
            self.answer(200, self.engine.perform(msgspec.json.decode(body, type=Script)))
        except (ShallError, msgspec.DecodeError) as error:
            self.answer(400, {"error": str(error)})

    def answer(self, status: int, content: object) -> None:
        data = msgspec.json.encode(content)
        self.send_response(status)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_: object) -> None:
        """Say nothing."""


def main() -> None:
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 0
    with connect("reference") as engine, ThreadingHTTPServer(("127.0.0.1", port), Handler) as server:
        Handler.engine = engine
        print(server.server_port, flush=True)
        server.serve_forever()


if __name__ == "__main__":
    main()
