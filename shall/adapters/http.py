"""An engine behind a URL: `GET /manifest`, and `POST /perform` with the script as the body."""

from collections.abc import Iterable, Iterator
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection, IncompleteRead
from typing import Any, Self
from urllib.parse import SplitResult, urlsplit

import msgspec

from shall.engine import Crashed, EngineFault, Malformed, Manifest, TimedOut, Unreachable
from shall.limits import USUAL, Limits
from shall.script import Script
from shall.transcript import Transcript

from .answers import one_by_one, read_manifest, read_transcript
from .budget import Budget
from .deadline import Allowance, FloodError, TimedSocket
from .text import printable

_HEAD = 1 << 16  # bytes beside those of an answer, which may also come in small pieces
_HEADERS = {"Content-Type": "application/json", "Accept": "application/json"}


class HttpEngine:
    """Asks over one connection that is kept open, and opens another when that one has failed."""

    isolation = "none: the engine runs elsewhere"

    def __init__(self, url: str, limits: Limits = USUAL, budget: Budget | None = None) -> None:
        self._url = _checked(url)
        self._timeout = limits.timeout
        self._limit = limits.output
        self._budget = budget or Budget(limits)
        self._failed = False
        self._allowance = Allowance()
        self._connection: HTTPConnection | None = None

    def __enter__(self) -> Self:
        self._allowance.renew(self._timeout, 2 * self._limit + _HEAD)
        self._connection = self._connected()
        return self

    def __exit__(self, *_: object) -> None:
        self._close()

    def manifest(self) -> Manifest:
        return read_manifest(self._ask("GET", "/manifest"))

    def perform(self, script: Script) -> Transcript:
        answer = self._ask("POST", "/perform", msgspec.json.encode(script))
        try:
            return read_transcript(answer, script)
        except Malformed:
            self._close()  # whatever else came with it is no answer to the next question
            raise

    def perform_many(self, scripts: Iterable[Script]) -> Iterator[Transcript | EngineFault]:
        return one_by_one(self.perform, scripts)

    def _ask(self, method: str, path: str, body: bytes | None = None) -> bytes:
        """What is answered. A failure of the connection costs a restart, an error of the server does not."""
        self._budget.check()
        if self._failed:
            self._budget.spend()
        self._failed = True
        self._allowance.renew(self._timeout, 2 * self._limit + _HEAD)
        try:
            status, data = self._exchange(method, path, body)
        except BaseException:
            self._close()
            raise
        self._failed = False
        return _content(status, self._budget.take(data))

    def _exchange(self, method: str, path: str, body: bytes | None) -> tuple[int, bytes]:
        """Every way in which a connection fails, told apart."""
        try:
            return self._whole(self._response(method, self._url.path.rstrip("/") + path, body))
        except Unreachable as fault:  # it could be reached when the context began
            raise Crashed(str(fault)) from None
        except FloodError:
            raise Malformed(f"an answer of more than {self._limit} bytes") from None
        except TimeoutError:
            raise TimedOut(f"no whole answer within {self._timeout:g} s") from None
        except IncompleteRead:
            raise Crashed("the engine ended in the middle of an answer") from None
        except OSError as error:
            raise Crashed(f"the engine broke the connection: {error}") from None
        except (HTTPException, ValueError) as error:
            raise Malformed(f"not HTTP: {type(error).__name__} {printable(str(error))}") from None

    def _response(self, method: str, path: str, body: bytes | None) -> HTTPResponse:
        """A connection that was kept may have ended unnoticed: then the question is put again on another."""
        if (kept := self._connection) and kept.sock is not None:
            try:
                kept.request(method, path, body, _HEADERS)
                return kept.getresponse()
            except ConnectionError:
                self._close()
        self._connection = self._connected()
        self._connection.request(method, path, body, _HEADERS)
        return self._connection.getresponse()

    def _whole(self, response: HTTPResponse) -> tuple[int, bytes]:
        with response:
            data = response.read(self._limit + 1)
            if len(data) > self._limit:
                raise Malformed(f"an answer of more than {self._limit} bytes")
            response.read()  # fails where less has come than was announced
        return response.status, data

    def _connected(self) -> HTTPConnection:
        kind = HTTPSConnection if self._url.scheme == "https" else HTTPConnection
        connection = kind(self._url.hostname or "", self._url.port, timeout=self._allowance.seconds())
        try:
            connection.connect()
        except (OSError, ValueError) as error:
            connection.close()
            raise Unreachable(f"nobody answers at {self._url.geturl()}: {error}") from None
        timed: Any = TimedSocket(connection.sock, self._allowance)
        connection.sock = timed
        connection.auto_open = 0
        return connection

    def _close(self) -> None:
        if self._connection:
            self._connection.close()
            self._connection = None


def _checked(url: str) -> SplitResult:
    """The address of a server, without anything else that a URL may carry."""
    try:
        parts = urlsplit(url)
        sound = parts.port != 0 and parts.hostname and not (parts.query or parts.fragment or parts.username)
        HTTPConnection(parts.hostname or "")
    except (ValueError, HTTPException):
        sound = False
    if not sound:
        raise Unreachable(f"{printable(url)} is not of the form http://host:port")
    return parts


def _content(status: int, data: bytes) -> bytes:
    match status // 100:
        case 2:
            return data
        case 4 | 5:
            raise Crashed(f"the engine reported an error: status {status}, {printable(data)}")
    raise Malformed(f"status {status}, where 200 is due")
