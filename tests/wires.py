"""An answer on its way, over each of the three wires: what the toy engine says, for others to spoil."""

import json
import os
import sys
from collections.abc import Callable
from http.server import BaseHTTPRequestHandler, HTTPServer
from socketserver import ForkingMixIn
from typing import Any

import msgspec
from toy_engine import questions, transcript

from shall.engine import Manifest
from shall.script import Script
from shall.transcript import Transcript

JSON = dict[str, Any]


class Said:
    """The toy engine's transcript, and ways to send something else in its place."""

    def __init__(self, script: JSON) -> None:
        self.transcript = transcript(script)

    def add(self, **event: Any) -> None:
        """One more event."""
        self.transcript["events"].append({"act": 0, "round": 1, "deck": 1} | event)

    def text(self) -> str:
        """The whole answer, as this wire has it."""
        return json.dumps(self.transcript)

    def reply(self) -> None:
        """Send it."""
        self.send(self.text().encode())

    def send(self, data: bytes) -> None:
        """These bytes as a whole answer."""
        raise NotImplementedError

    def write(self, data: bytes) -> None:
        """These bytes as a part of an answer."""
        raise NotImplementedError

    def fail(self, why: str) -> None:
        """An error in place of an answer."""
        raise NotImplementedError


Spoil = Callable[[Any], None]


class Stdio(Said):
    """A line on standard output."""

    def __init__(self, question: JSON) -> None:
        super().__init__(question["script"])
        self.id = question["id"]

    def text(self) -> str:
        return json.dumps({"id": self.id, "transcript": self.transcript})

    def send(self, data: bytes) -> None:
        self.write(data + b"\n")

    def write(self, data: bytes) -> None:
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()

    def fail(self, why: str) -> None:
        self.send(json.dumps({"id": self.id, "error": why}).encode())


def over_stdio(manifest: JSON, spoil: Spoil) -> None:
    """Lines in, lines out."""
    for question in questions():
        if question["ask"] == "perform":
            spoil(Stdio(question))
        else:
            print(json.dumps({"id": question["id"], "manifest": manifest}), flush=True)  # noqa: T201


class Http(Said):
    """A response over a connection that is kept."""

    def __init__(self, script: JSON, handler: BaseHTTPRequestHandler) -> None:
        super().__init__(script)
        self._handler = handler
        self._begun = False

    def head(self, status: int = 200, **fields: object) -> None:
        """The head of a response, with whatever fields."""
        lines = [f"HTTP/1.1 {status} So", *(f"{name.replace('_', '-')}: {fields[name]}" for name in fields)]
        self.raw("\r\n".join([*lines, "", ""]).encode())

    def raw(self, data: bytes) -> None:
        """Bytes as they are."""
        self._handler.wfile.write(data)

    def send(self, data: bytes) -> None:
        self.head(Content_Length=len(data))
        self.raw(data)

    def write(self, data: bytes) -> None:
        if not self._begun:
            self.head(Content_Length=10**9)
        self._begun = True
        self.raw(data)

    def fail(self, why: str) -> None:
        self.head(500, Content_Length=len(why.encode()))
        self.raw(why.encode())


class Server(ForkingMixIn, HTTPServer):
    """A process for each connection: what becomes of one is nothing to the others."""


def over_http(manifest: JSON, spoil: Spoil) -> None:
    """A port, then what comes there."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = "HTTP/1.1"
        disable_nagle_algorithm = True

        def do_GET(self) -> None:
            Http({"id": ""}, self).send(json.dumps(manifest).encode())

        def do_POST(self) -> None:
            spoil(Http(json.loads(self.rfile.read(int(self.headers["Content-Length"]))), self))

    with Server(("127.0.0.1", 0), Handler) as server:
        print(server.server_port, flush=True)  # noqa: T201
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)  # nobody reads what it logs
        server.serve_forever()


class Python(Said):
    """What a function returns."""

    returned: object = None

    def reply(self) -> None:
        self.returned = Transcript(**self.transcript)

    def send(self, data: bytes) -> None:
        self.write(data + b"\n")

    def write(self, data: bytes) -> None:
        os.write(1, data)

    def fail(self, why: str) -> None:
        raise RuntimeError(why)


class OverPython:
    """An engine as `python:` wants it."""

    def __init__(self, manifest: JSON, spoil: Spoil) -> None:
        self._manifest = manifest
        self._spoil = spoil

    def manifest(self) -> Manifest:
        return msgspec.convert(self._manifest, Manifest)

    def perform(self, script: Script) -> object:
        said = Python(msgspec.to_builtins(script))
        self._spoil(said)
        return said.returned
