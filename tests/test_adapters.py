"""Three ways to an engine, and everything that can go wrong on the way."""

import shlex
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import msgspec
import pytest

from shall.adapters import connect
from shall.adapters.answers import read_manifest, read_transcript
from shall.adapters.http import HttpEngine
from shall.adapters.stdio import OUTSTANDING, StdioEngine
from shall.adapters.text import printable
from shall.engine import Crashed, EngineFault, Malformed, Manifest, TimedOut, Unreachable
from shall.limits import Limits
from shall.script import Bet, Piece, Proceed, Script, Shuffle
from shall.transcript import Transcript

TESTS = Path(__file__).parent
EXAMPLES = TESTS.parent / "examples"
TOY = f"stdio:{shlex.join([sys.executable, str(TESTS / 'toy_engine.py')])}"

PROGRAM = """
import json, os, subprocess, sys, time
sys.path.insert(0, {tests!r})
from toy_engine import *
with open({pids!r}, "a") as file:
    print(os.getpid(), file=file)
performed = 0
for question in questions():
    performed += question["ask"] == "perform"
    if question.get("script", {{}}).get("id") == "bad":
        said = answer(question)
        {body}
    reply(answer(question))
"""

Make = Callable[[str], list[str]]


def within(**limits: Any) -> Limits:
    """Without walls, so that the engines can write down who they are."""
    return Limits(isolation="none", **limits)


def script(name: str = "good") -> Script:
    bet = Bet(wager="w1", patron="p1", seat=1, area="ante", pieces=(Piece("chip", 1000),))
    return Script(protocol=1, id=name, game="all-in-holdem", acts=(bet, Proceed()))


@pytest.fixture
def make(tmp_path: Path) -> Iterator[Make]:
    """Writes an engine that does one thing wrong, and afterwards finds none of them alive."""
    pids = tmp_path / "pids"

    def write(body: str) -> list[str]:
        program = tmp_path / "engine.py"
        program.write_text(PROGRAM.format(tests=str(TESTS), pids=str(pids), body=body))
        return [sys.executable, str(program)]

    yield write
    left = [pid for pid in pids.read_text().split() if alive(int(pid))] if pids.exists() else []
    assert not left, "an engine outlived its connection"


def alive(pid: int) -> bool:
    """A zombie, which waits for a parent to take note, counts as dead."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


# What the hostile engines of the fleet do not do (see test_hostile).
BAD = {
    "exits with a word": (
        "sys.exit('no such table \\x1b[31m')",
        Crashed,
        r"it said: no such table \\x1b\[31m$",
    ),
    "closes its output": ("os.close(1); time.sleep(60)", Crashed, "closed its output"),
    "half a line, and its end": ("print(json.dumps(said)[:20], flush=True)", Malformed, "not JSON"),
    "no envelope": ("reply(said['transcript']); continue", Malformed, "no such field"),
    "no transcript": ("reply({'id': said['id']}); continue", Malformed, "holds no transcript"),
    "a manifest too": ("reply(said | {'manifest': MANIFEST}); continue", Malformed, "or more than that"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_answer_has_its_own_fault_and_the_next_script_its_answer(name: str, make: Make) -> None:
    body, kind, message = BAD[name]
    with StdioEngine(make(body), within()) as engine:
        engine.manifest()
        before, fault, after = engine.perform_many([script("before"), script("bad"), script("after")])
    assert isinstance(before, Transcript)
    with pytest.raises(kind, match=message):
        raise fault if isinstance(fault, EngineFault) else AssertionError(fault)
    assert isinstance(after, Transcript)
    assert (before.script, after.script) == ("before", "after")


def test_a_second_answer_is_the_fault_of_the_next_script(make: Make) -> None:
    """Only then does it show that the answers are out of step."""
    with StdioEngine(make("reply(said)"), within()) as engine:
        results = list(engine.perform_many([script("bad"), script("one"), script("two")]))
    assert [type(each) for each in results] == [Transcript, Malformed, Transcript]


def test_an_engine_that_exits_at_once(make: Make) -> None:
    with StdioEngine([sys.executable, "-c", "raise SystemExit('bye')"], within(restarts=2)) as engine:
        with pytest.raises(Crashed, match="exit code 1; it said: bye"):
            engine.manifest()
        faults = list(engine.perform_many([script(str(n)) for n in range(100)]))
    assert len(faults) == 100
    assert ["restarts are used up" in str(fault) for fault in faults] == [False] * 2 + [True] * 98


def test_an_engine_that_exits_on_the_tenth_script(make: Make) -> None:
    """Pipelining does not blur which script it was."""
    command = make("pass\n    if performed == 10: sys.exit(1)")
    names = [str(number) for number in range(35)]
    with StdioEngine(command, within()) as engine:
        results = list(engine.perform_many(map(script, names)))
    assert [name for name, each in zip(names, results, strict=True) if isinstance(each, Crashed)] == [
        "9",
        "19",
        "29",
    ]


def test_full_pipes_do_not_hold_both_sides() -> None:
    """Far more than a pipe holds lies on its way in both directions."""
    note = "x" * 2_000
    acts = script().acts * 300
    scripts = [msgspec.structs.replace(script(f"{number}"), acts=acts) for number in range(3 * OUTSTANDING)]
    program = (
        f"import sys; sys.path.insert(0, {str(TESTS)!r}); from toy_engine import *\n"
        "for question in questions():\n"
        "  said = answer(question)\n"
        f"  for event in said['transcript']['events']: event['note'] = {note!r}\n"
        "  reply(said)"
    )
    with StdioEngine([sys.executable, "-c", program], within()) as engine:
        results = list(engine.perform_many(scripts))
    assert [each.script for each in results if isinstance(each, Transcript)] == [each.id for each in scripts]


def test_a_run_given_up_half_way_does_not_disturb_the_next(make: Make) -> None:
    with StdioEngine(make("pass"), within()) as engine:
        for result in engine.perform_many([script("one"), script("two"), script("three")]):
            assert isinstance(result, Transcript)
            break
        assert engine.perform(script("four")).script == "four"


def test_children_of_an_engine_end_with_it(make: Make, tmp_path: Path) -> None:
    child = tmp_path / "child"
    body = f"open({str(child)!r}, 'w').write(str(subprocess.Popen(['sleep', '60']).pid))"
    with StdioEngine(make(body), within()) as engine:
        engine.perform(script("bad"))
        assert alive(int(child.read_text()))
    deadline = time.monotonic() + 5
    while alive(int(child.read_text())) and time.monotonic() < deadline:
        time.sleep(0.01)
    assert not alive(int(child.read_text()))


@pytest.mark.parametrize(
    "address",
    ["", "referenz", "stdio:", "stdio:  ", "python:", "http:localhost:80", "ftp://host", "http", "\x1b[31m"],
)
def test_an_address_of_no_known_form_names_the_four(address: str) -> None:
    with pytest.raises(Unreachable, match=r"reference · python:.* · stdio:.* · http://host:port$") as caught:
        connect(address)
    assert str(caught.value).isprintable()


@pytest.mark.parametrize(
    "address, message",
    [
        ("stdio:/no/such/engine", "cannot start '/no/such/engine'"),
        ("stdio:engine 'half", "cannot read the command"),
        ("python:shall", "form python:package.module:factory"),
        ("python:.engine:engine", "form python:package.module:factory"),
        ("python:no.such.module:engine", "no module 'no.such.module'"),
        ("python:shall.engine:engine", "module 'shall.engine' has no 'engine'"),
        ("http://", "form http://host:port"),
        ("http://localhost:99999", "form http://host:port"),
        ("http://local host:80", "form http://host:port"),
        ("http://127.0.0.1:1", "nobody answers at http://127.0.0.1:1"),
    ],
)
def test_an_address_where_nobody_is(address: str, message: str) -> None:
    with pytest.raises(Unreachable, match=message), connect(address):
        pass


# The decoder


def test_all_faults_of_a_transcript_are_listed_up_to_five() -> None:
    events = [
        '{"event":"paid","act":0,"wager":"w","amount":"5"}',
        '{"event":"ended","act":0}',
        '{"event":"won"}',
    ]
    with pytest.raises(Malformed) as caught:
        read_transcript(_wrapped([*events, *['{"event":"ended"}'] * 5]), script())
    assert str(caught.value) == (
        "not a transcript of the contract: events[0].amount: expected int, got str; "
        "events[2].event: no such event as 'won'; "
        "events[3].act: missing; events[4].act: missing; events[5].act: missing; and 2 more"
    )


@pytest.mark.parametrize(
    "event, message",
    [
        ('{"event":"ended","act":0,"reason":"x"}', r"events\[0\].reason: no such field"),
        ('{"event":"\\u001b[2J","act":0}', r"no such event as '\\x1b\[2J'"),
        ('{"event":"burned","act":0,"card":"1x"}', r"events\[0\].card: expected str matching"),
        ("7", r"events\[0\]: expected object, got int"),
        ('{"act":0}', r"events\[0\].event: missing"),
        ('{"event":"paid","act":0,"wager":"w","amount":1e400}', r"events\[0\]"),
        ('{"event":"ended","act":0,"note":' + "[" * 100_000, r"events\[0\].note"),
    ],
)
def test_a_fault_has_its_place_and_its_reason(event: str, message: str) -> None:
    with pytest.raises(Malformed, match=message) as caught:
        read_transcript(_wrapped([event]), script())
    assert str(caught.value).isprintable()


@pytest.mark.parametrize(
    "between, copies, sound",
    [("", 1, False), ("discarded", 1, True), ("shuffled", 1, True), ("", 2, True), ("", 0, True)],
)
def test_a_card_comes_again_only_if_it_can(between: str, copies: int, sound: bool) -> None:  # noqa: FBT001
    """It may lie in the deck twice, may have come back, or nobody knows the deck."""
    more = {"discarded": '"area":"stub"', "shuffled": '"by":"device"'}.get(between)
    dealt = '{"event":"dealt","act":0,"round":1,"deck":1,"card":"As","area":"community"}'
    back = [f'{{"event":"{between}","act":0,{more}}}'] if between else []
    decks = (Shuffle(("As",) * copies),) if copies else ()
    asked = msgspec.structs.replace(script(), shuffles=decks)
    with nullcontext() if sound else pytest.raises(Malformed, match="event 2 deals As again"):
        read_transcript(_wrapped([dealt, *back, dealt]), asked)


def _wrapped(events: list[str]) -> bytes:
    return f'{{"protocol":1,"script":"good","events":[{",".join(events)}]}}'.encode()


def test_a_manifest_may_name_unknown_games_but_no_unknown_events() -> None:
    known = {
        "protocol": 1,
        "engine": "e",
        "vendor": "v",
        "version": "1",
        "games": {"tarock": {}},
        "reports": [],
    }
    assert read_manifest(msgspec.json.encode(known)).games.keys() == {"tarock"}
    with pytest.raises(Malformed, match=r"reports\[1\]: no such event as 'won'"):
        read_manifest(msgspec.json.encode(known | {"reports": ["paid", "won"]}))
    with pytest.raises(Malformed, match="protocol '1', where this suite speaks protocol 1"):
        read_manifest(msgspec.json.encode(known | {"protocol": "1"}))


def test_text_of_an_engine_is_printable() -> None:
    assert printable("a\x1b[31mb\n\u202ec\x00 d") == r"a\x1b[31mb\n\u202ec\x00 d"
    assert printable(b"\xff<b>") == r"\xff<b>"
    assert len(printable("x" * 1000)) == 300


# Python

PYTHON = """
import ctypes, itertools, os, sys
from shall.transcript import Transcript, Paid
from shall.engine import Manifest
class Engine:
    def manifest(self):
        return Manifest(protocol=1, engine="e", vendor="v", version="1", games={{}}, reports=("won",))
    def perform(self, script):
        if script.id == "bad":
            {body}
        return Transcript(protocol=1, script=script.id)
def loop(): return loop()
"""


@pytest.mark.parametrize(
    "body, kind, message",
    [
        ("raise ValueError('no \\x1b[2J')", Crashed, r"^ValueError: no \\x1b\[2J \(vendor.py:10\)$"),
        ("sys.exit(4)", Crashed, "^SystemExit: 4"),
        ("loop()", Crashed, "^RecursionError"),
        ("raise type('Odd', (BaseException,), {})", Crashed, "Odd"),
        ("raise KeyboardInterrupt", Crashed, "KeyboardInterrupt"),
        ("raise ValueError('x' * 10_000)", Crashed, r"^ValueError: x+… \(vendor.py:10\)$"),
        ("os._exit(3)", Crashed, "ended with exit code 3"),
        ("ctypes.string_at(0)", Crashed, "signal 11"),
        ("while True: pass", TimedOut, "no answer within 1.5 s"),
        ("sum(itertools.repeat(0))", TimedOut, "no answer within 1.5 s"),
        ("return None", Malformed, "^expected a Transcript, got a NoneType$"),
        ("return {'protocol': 1}", Malformed, "^expected a Transcript, got a dict$"),
        ("return Transcript(protocol=1, script='x')", Malformed, "an answer to another script: 'x'"),
        (
            "return Transcript(protocol=1, script='bad', events=(Paid(act=0, wager='w', amount=1.5),))",
            Malformed,
            r"events\[0\].amount: expected int, got float",
        ),
        *(
            (f"return Transcript(protocol=1, script='bad', events=({odd},))", Malformed, "written as JSON")
            for odd in ("object()", "'\\ud800'")
        ),
    ],
)
def test_a_python_engine_cannot_break_the_run(
    body: str, kind: type[EngineFault], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "vendor.py").write_text(PYTHON.format(body=body))
    monkeypatch.chdir(tmp_path)
    limits = within(timeout=1.5 if kind is TimedOut else 10)
    with connect("python:vendor:Engine", limits) as engine:
        results = list(engine.perform_many([script("bad"), script("after"), script("last")]))
        with pytest.raises(Malformed, match="no such event as 'won'"):
            engine.manifest()
    fault = next(each for each in results if isinstance(each, EngineFault))
    with pytest.raises(kind, match=message):
        raise fault
    assert isinstance(results[-1], Transcript)


def test_a_python_engine_has_no_hand_on_the_wire(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It prints and reads as it likes; its arguments are its own, and modules are found as they are here."""
    body = "os.write(1, b'{}'); print(); assert not sys.stdin.read() + ''.join(sys.argv[1:]); import helper"
    for place, text in (("here", PYTHON.format(body=body)), ("lib", "")):
        (tmp_path / place).mkdir()
        (tmp_path / place / ("helper.py" if place == "lib" else "vendor.py")).write_text(text)
    monkeypatch.chdir(tmp_path / "here")
    monkeypatch.syspath_prepend(tmp_path / "lib")
    with connect("python:vendor:Engine") as engine:
        assert engine.perform(script("bad")).script == "bad"


@pytest.mark.parametrize(
    "source, kind, message",
    [
        ("1 / 0", Crashed, r"^ZeroDivisionError: division by zero \(vendor.py:1\)"),
        ("import no_such_library", Crashed, "^ModuleNotFoundError: No module named 'no_such_library'"),
        ("engine = 5", Crashed, "^TypeError: 'int' object is not callable"),
        ("engine = dict", Malformed, r"^the factory gave a dict without manifest\(\) and perform\(\)$"),
        ("engine = lambda: exit()", Crashed, "^SystemExit"),
        ("import os; os._exit(4)", Crashed, "ended with exit code 4"),
        ("while True: pass", TimedOut, "no answer within 2 s"),
    ],
)
def test_a_factory_that_fails(
    source: str, kind: type[EngineFault], message: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "vendor.py").write_text(source)
    monkeypatch.chdir(tmp_path)
    limits = within(timeout=2 if kind is TimedOut else 10)
    with pytest.raises(kind, match=message), connect("python:vendor:engine", limits):
        pass


# HTTP

Respond = Callable[[BaseHTTPRequestHandler], None]


@contextmanager
def server(
    respond: Respond, *, version: str = "HTTP/1.1", opened: list[object] | None = None
) -> Iterator[str]:
    """A server in this process whose answers are ours to spoil, and its connections to count."""

    class Handler(BaseHTTPRequestHandler):
        protocol_version = version
        wbufsize = -1

        def setup(self) -> None:
            super().setup()
            if opened is not None:
                opened.append(self.client_address)

        def do_POST(self) -> None:
            body = msgspec.json.decode(self.rfile.read(int(self.headers["Content-Length"])))
            if body["id"] == "bad":
                respond(self)
            else:
                send(self, 200, msgspec.json.encode(Transcript(protocol=1, script=body["id"])))

        def log_message(self, *_: object) -> None:
            pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as running:
        thread = threading.Thread(target=running.serve_forever, args=(0.01,))
        thread.start()
        yield f"http://127.0.0.1:{running.server_port}"
        running.shutdown()
        thread.join()


def send(handler: BaseHTTPRequestHandler, status: int, data: bytes, length: int | None = None) -> None:
    handler.send_response(status)
    handler.send_header("Content-Length", str(len(data) if length is None else length))
    handler.end_headers()
    handler.wfile.write(data)


def drop(handler: BaseHTTPRequestHandler) -> None:
    handler.close_connection = True


def shorten(handler: BaseHTTPRequestHandler) -> None:
    send(handler, 200, b'{"protocol"', 50)
    handler.close_connection = True


SPOILT: dict[str, tuple[Respond, type[EngineFault], str]] = {
    "error": (lambda h: send(h, 500, b"oh \x1b[2J"), Crashed, r"status 500, oh \\x1b\[2J$"),
    "refusal": (lambda h: send(h, 404, b"where?"), Crashed, "status 404, where\\?$"),
    "no answer": (drop, Crashed, "broke the connection"),
    "half an answer": (shorten, Crashed, "in the middle of an answer"),
}


@pytest.mark.parametrize("name", SPOILT)
@pytest.mark.parametrize("version", ["HTTP/1.0", "HTTP/1.1"])
def test_a_bad_answer_over_http(name: str, version: str) -> None:
    respond, kind, message = SPOILT[name]
    with server(respond, version=version) as url, HttpEngine(url, within()) as engine:
        before, fault, after = engine.perform_many([script("before"), script("bad"), script("after")])
    assert isinstance(before, Transcript)
    with pytest.raises(kind, match=message):
        raise fault if isinstance(fault, EngineFault) else AssertionError(fault)
    assert isinstance(after, Transcript)


def test_a_server_that_fails_again_and_again_is_not_asked_for_ever() -> None:
    with server(drop) as url, HttpEngine(url, within(restarts=3)) as engine:
        faults = list(engine.perform_many([script("bad")] * 10))
    assert ["restarts are used up" in str(fault) for fault in faults] == [False] * 4 + [True] * 6


def test_one_connection_is_kept_as_long_as_it_lasts() -> None:
    """A script that it breaks at is sent once more over another; the next one gets a third."""
    opened: list[object] = []
    with server(drop, opened=opened) as url, HttpEngine(url, within()) as engine:
        list(engine.perform_many([script(str(number)) for number in range(20)]))
        assert len(opened) == 1
        results = list(engine.perform_many([script("bad"), script("after"), script("last")]))
    assert [type(each) for each in results] == [Crashed, Transcript, Transcript]
    assert len(opened) == 3


# All three, and the examples


@contextmanager
def http_reference() -> Iterator[str]:
    command = [sys.executable, str(EXAMPLES / "http_reference" / "engine.py")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout
        yield f"http://127.0.0.1:{process.stdout.readline().strip()}"
        process.kill()


def told(address: str) -> tuple[Manifest, list[Transcript | EngineFault]]:
    with connect(address) as engine:
        return engine.manifest(), list(engine.perform_many([script("one"), script("two")]))


def test_the_reference_engine_says_the_same_over_every_wire() -> None:
    stdio = f"stdio:{shlex.join([sys.executable, str(EXAMPLES / 'stdio_reference' / 'engine.py')])}"
    manifest, transcripts = told("reference")
    assert all(isinstance(each, Transcript) for each in transcripts)
    assert told(stdio) == (manifest, transcripts)
    with http_reference() as url:
        assert told(url) == (manifest, transcripts)


def test_no_descriptor_is_left_open() -> None:
    """Those of other tests may be closed meanwhile, hence "at most"."""
    before = len(list(Path("/proc/self/fd").iterdir()))
    for _ in range(10):
        told(TOY)
    assert len(list(Path("/proc/self/fd").iterdir())) <= before
