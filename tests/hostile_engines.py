"""Engines that are wrong on purpose, each over the wires that the type of its argument names.

Started as `hostile_engines.py stdio NAME` or `http NAME`; for `python:` the factory is `make_NAME`.
"""

import itertools
import os
import socket
import sys
import time
from collections.abc import Callable
from pathlib import Path
from types import FunctionType
from typing import Any, get_type_hints
from zlib import crc32

from toy_engine import MANIFEST
from wires import JSON, Http, OverPython, Python, Said, Stdio, over_http, over_stdio

WIRES: dict[str, type[Said]] = {"stdio": Stdio, "http": Http, "python": Python}
VILE = "\x1b]0;x\x07\x1b[2J\x9b31m\u202e</script><script>alert(1)</script>]]>&\ufffe"
numbers = itertools.count(1)


def daemon(*, keeps_pipe: bool) -> None:
    """A grandchild in a session of its own, out of reach of whoever kills the family."""
    if os.fork():
        return
    os.setsid()
    if os.fork():
        os._exit(0)
    if not keeps_pipe:
        os.closerange(0, 100)
    time.sleep(600)
    os._exit(0)


# Silence


def never_answers(_: Said) -> None:
    """Never answers."""
    time.sleep(600)


def drips(said: Said) -> None:
    """Answers byte by byte, each in time, all of them too late."""
    for character in said.text():
        said.write(character.encode())
        time.sleep(0.1)


def half_a_line(said: Said) -> None:
    """Writes half a line and waits."""
    said.write(said.text()[:20].encode())
    time.sleep(600)


def loops_in_c(_: Python) -> None:
    """Is busy where no signal of Python's reaches it."""
    sum(itertools.repeat(0))


def talks_elsewhere(_: Stdio | Python) -> None:
    """Floods the other output for ever."""
    while True:
        sys.stderr.write("x" * 10_000)


def continues_for_ever(said: Http) -> None:
    """Bids the client go on, and on."""
    while True:
        said.head(100)


# Ends


def exits(_: Said) -> None:
    """Ends without a word."""
    os._exit(3)


def dies_in_mid_answer(said: Said) -> None:
    """Ends in the middle of an answer."""
    said.write(said.text()[:20].encode())
    os._exit(0)


def dies_of_a_signal(_: Said) -> None:
    """Crashes as programs in C do."""
    os.kill(os.getpid(), 11)


def dies_on_the_tenth(said: Said) -> None:
    """Ends on the tenth script."""
    if next(numbers) == 10:
        sys.exit("no more")
    said.reply()


def hangs_up(_: Http) -> None:
    """Closes the connection, and lives on."""
    os.closerange(0, 100)
    time.sleep(600)


def goes_away(said: Http) -> None:
    """Takes the whole server with it on the tenth script."""
    if next(numbers) == 10:
        os.kill(os.getppid(), 9)
        os._exit(0)
    said.reply()


def forks_and_dies(_: Said) -> None:
    """Leaves its wire to a daemon and ends."""
    daemon(keeps_pipe=True)
    os._exit(0)


def forks_and_answers(said: Said) -> None:
    """Leaves a daemon behind with every answer."""
    daemon(keeps_pipe=False)
    said.reply()


def fills_memory(_: Said) -> None:
    """Takes all the memory there is."""
    hoard = []
    while True:
        hoard.append(bytearray(1 << 24))


def gives_up(said: Said) -> None:
    """Reports an error instead of an answer."""
    said.fail(VILE)


# Noise


def shouts(said: Said) -> None:
    """Prints megabytes without a line end."""
    while True:
        said.write(b"x" * 1_000_000)


def babbles(said: Said) -> None:
    """Prints megabytes of lines."""
    while True:
        said.write("dealing…\n".encode() * 100_000)


def prints(said: Python) -> None:
    """Prints whatever it likes, reads what it can, and answers."""
    os.write(1, b'{"id": 1}\n')
    print(VILE, sys.stdin.read())  # noqa: T201
    said.reply()


def meddles(_: Python) -> None:
    """Writes to all that is open, the wire of our own server too."""
    for number in range(3, 20):
        try:
            os.write(number, b"{}\n")
        except OSError:
            continue


def answers_at_length(said: Said) -> None:
    """Answers within the contract, each time with as much as one answer may have."""
    said.add(event="announced", words="x", note="x" * 60_000)
    said.reply()


def swears(said: Said) -> None:
    """Bytes of no alphabet and codes for the terminal."""
    said.send(b"\xff\xfe\x1b]0;x\x07\x1b[2J")


def nests(said: Said) -> None:
    """Nests its answer deeper than any reader."""
    said.send(said.text().partition("[")[0].encode() + b"[" * 60_000)


def breaks_a_character(said: Said) -> None:
    """Half a character, which no document may hold."""
    said.add(event="announced", words="\ud800")
    said.reply()


# Answers to something else


def answers_twice(said: Stdio | Http) -> None:
    """Answers everything twice."""
    said.reply()
    time.sleep(0.02)  # or both might be read at once
    said.reply()


def returns_twice(said: Python) -> None:
    """Forks, and comes back from it as two."""
    os.fork()
    said.reply()


def returns_a_dict(said: Python) -> None:
    """Returns what only looks like a transcript."""
    said.returned = said.transcript


def answers_another_question(said: Stdio) -> None:
    """Answers under another number."""
    said.id += 7
    said.reply()


def answers_another_script(said: Said) -> None:
    """Answers about another script."""
    said.transcript["script"] = VILE[:60]
    said.reply()


def speaks_another_protocol(said: Said) -> None:
    """Speaks protocol 2."""
    said.transcript["protocol"] = 2
    said.reply()


def changes_its_mind(said: Said) -> None:
    """Has another answer to the same script every time."""
    said.add(event="announced", words=str(next(numbers)))
    said.reply()


# Answers that cannot be


def invents_an_event(said: Said) -> None:
    """Reports what the contract does not know."""
    said.add(event=VILE)
    said.reply()


def pays_a_fraction(said: Said) -> None:
    """Pays half a cent."""
    said.add(event="paid", wager="w", amount=0.5)
    said.reply()


def pays_less_than_nothing(said: Said) -> None:
    """Pays a negative amount."""
    said.add(event="paid", wager="w", amount=-1)
    said.reply()


def pays_the_world(said: Said) -> None:
    """Pays more than there is."""
    said.add(event="paid", wager="w", amount=10**400)
    said.reply()


def deals_a_card_twice(said: Said) -> None:
    """Deals the ace of spades twice from one deck."""
    for seat in (1, 2):
        said.add(event="dealt", card="As", area="hand", seat=seat)
    said.reply()


def injects(said: Said) -> None:
    """Escape codes and markup in every string that the contract leaves open."""
    vile = VILE[:80]
    said.add(event="announced", words=vile, note=VILE, cites=[VILE])
    said.add(event="paid", wager=vile, amount=1, area=vile, note=VILE)
    said.add(event="inscription", topic=vile, medium="sign", text=VILE)
    said.add(event="accepted", wager=vile, patron=vile, seat=1, area=vile, amount=1)
    said.reply()


# Bad HTTP


def speaks_no_http(said: Http) -> None:
    """Something else than HTTP."""
    said.raw(b"what?\r\n\r\n")


def redirects(said: Http) -> None:
    """Sends the client elsewhere."""
    said.head(302, Location="http://127.0.0.1:1/", Content_Length=0)


def never_ends_its_head(said: Http) -> None:
    """A head without an end."""
    said.raw(b"HTTP/1.1 200 So\r\n")
    while True:
        said.raw(b"X-More: x\r\n" * 1000)


def promises_less(said: Http) -> None:
    """A length that is too small."""
    said.head(Content_Length=20)
    said.raw(said.text().encode())


def promises_nonsense(said: Http) -> None:
    """A length that is none."""
    said.head(Content_Length=-5)
    said.raw(said.text().encode())


def chunks_for_ever(said: Http) -> None:
    """Piece after piece, each as announced."""
    said.head(Transfer_Encoding="chunked")
    while True:
        said.raw(b"1\r\nx\r\n" * 1000)


def chunks_of_less_than_nothing(said: Http) -> None:
    """A piece of -1 bytes, which some take for all there is."""
    said.head(Transfer_Encoding="chunked")
    said.raw(b"-1\r\n")
    while True:
        said.raw(b"x" * 1_000_000)


# Elsewhere


def looks_outside(said: Stdio | Python) -> None:
    """Writes a file and calls out, and says which of them worked."""
    worked = []
    try:
        Path(os.environ["TRACE"]).write_text("was here")
        worked.append("wrote")
    except OSError:
        pass
    try:
        socket.create_connection(("127.0.0.1", int(os.environ["PORT"])), timeout=1).close()
        worked.append("called")
    except OSError:
        pass
    said.fail(f"worked: {worked}")


def no_manifest(_: Stdio | Python) -> None:
    """Ends before it has said who it is."""


def all_at_once(said: Said) -> None:
    """Is any of those that can be told apart, as the name of the script decides."""
    ENGINES[chosen(type(said), said.transcript["script"])](said)


ENGINES: dict[str, Callable[[Any], None]] = {
    name: each
    for name, each in globals().items()
    if isinstance(each, FunctionType) and each.__module__ == __name__ and each is not daemon
}
# What they do shows elsewhere than in the answer to this one script.
ALONE = {
    *("all_at_once", "no_manifest", "looks_outside", "answers_twice", "returns_twice"),
    *("answers_at_length", "dies_on_the_tenth", "goes_away", "changes_its_mind"),
}


def fleet(wire: type[Said]) -> list[str]:
    """All that can be met over a wire."""
    return [
        name for name, each in ENGINES.items() if issubclass(wire, next(iter(get_type_hints(each).values())))
    ]


def chosen(wire: type[Said], script: str) -> str:
    """Whom the answer to this script is left to."""
    mixed = [name for name in fleet(wire) if name not in ALONE]
    return mixed[crc32(script.encode()) % len(mixed)]


def manifest(name: str) -> JSON:
    """That of the toy engine, but for every game; some have more to say, and one nothing."""
    if name == "no_manifest":
        sys.exit("licence expired \x1b[2J")
    books = (Path(__file__).parent.parent / "fixtures").glob("*/clauses.yaml")
    said = MANIFEST | {"games": {book.parent.name.replace("_", "-"): {} for book in books}}
    if name == "injects":
        vile = VILE[:80]
        said["games"]["all-in-holdem"] = {"options": {VILE: [VILE]}, "readings": {VILE: vile}}
        said |= {"engine": vile, "vendor": vile, "version": vile, "build": vile}
    if name in {"injects", "changes_its_mind", "deals_a_card_twice"}:
        said["reports"] = [*said["reports"], "announced", "paid", "inscription", "dealt"]
    return said


def __getattr__(name: str) -> Callable[[], OverPython]:
    if not name.startswith("make_"):
        raise AttributeError(name)
    engine = name.removeprefix("make_")
    return lambda: OverPython(manifest(engine), ENGINES[engine])


if __name__ == "__main__":
    over = {"stdio": over_stdio, "http": over_http}[sys.argv[1]]
    over(manifest(sys.argv[2]), ENGINES[sys.argv[2]])
