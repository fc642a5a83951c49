"""Engines that are wrong on purpose: each is a function of what the toy engine would have answered."""

import itertools
import json
import os
import socket
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any
from zlib import crc32

from toy_engine import MANIFEST, answer, questions, reply

JSON = dict[str, Any]
VILE = "\x1b]0;x\x07\x1b[2J\x9b31m\u202e</script><script>alert(1)</script>]]>&\ufffe"
numbers = itertools.count(1)


def write(text: str) -> None:
    sys.stdout.write(text)
    sys.stdout.flush()


def with_event(said: JSON, **event: Any) -> JSON:
    said["transcript"]["events"].append({"act": 0, "round": 1, "deck": 1} | event)
    return said


def daemon(*, keeps_pipe: bool) -> None:
    """A grandchild in a session of its own, out of reach of whoever kills the family."""
    if os.fork():
        return
    os.setsid()
    if os.fork():
        os._exit(0)
    if not keeps_pipe:
        os.closerange(0, 3)
    time.sleep(600)
    os._exit(0)


def never_answers(_: JSON) -> None:
    """Never answers."""
    time.sleep(600)


def drips(said: JSON) -> None:
    """Answers byte by byte, each in time, all of them too late."""
    for character in json.dumps(said):
        write(character)
        time.sleep(0.1)


def half_a_line(said: JSON) -> None:
    """Writes half a line and waits."""
    write(json.dumps(said)[:20])
    time.sleep(600)


def talks_elsewhere(_: JSON) -> None:
    """Floods the other output for ever."""
    while True:
        sys.stderr.write("x" * 10_000)


def dies_in_mid_answer(said: JSON) -> None:
    """Ends in the middle of an answer."""
    write(json.dumps(said)[:20])
    os._exit(0)


def dies_of_a_signal(_: JSON) -> None:
    """Crashes as programs in C do."""
    os.kill(os.getpid(), 11)


def dies_on_the_tenth(said: JSON) -> None:
    """Ends on every tenth script."""
    if next(numbers) == 10:
        sys.exit("no more")
    reply(said)


def forks_and_dies(_: JSON) -> None:
    """Leaves the pipe to a daemon and ends."""
    daemon(keeps_pipe=True)
    os._exit(0)


def forks_and_answers(said: JSON) -> None:
    """Leaves a daemon behind with every answer."""
    daemon(keeps_pipe=False)
    reply(said)


def fills_memory(_: JSON) -> None:
    """Takes all the memory there is."""
    hoard = []
    while True:
        hoard.append(bytearray(1 << 24))


def shouts(_: JSON) -> None:
    """Prints megabytes without a line end."""
    while True:
        write("x" * 1_000_000)


def babbles(_: JSON) -> None:
    """Prints megabytes of lines."""
    while True:
        write("dealing…\n" * 100_000)


def answers_at_length(said: JSON) -> None:
    """Answers within the contract, each time with as much as one answer may have."""
    reply(with_event(said, event="announced", words="x", note="x" * 60_000))


def swears(_: JSON) -> None:
    """Prints bytes of no alphabet and codes for the terminal."""
    os.write(1, b"\xff\xfe\x1b]0;x\x07\x1b[2J\n")


def nests(said: JSON) -> None:
    """Nests its answer deeper than any reader."""
    write(f'{{"id":{said["id"]},"transcript":{"[" * 100_000}\n')


def breaks_a_character(said: JSON) -> None:
    """Half a character, which no document may hold."""
    reply(with_event(said, event="announced", words="\ud800"))


def answers_twice(said: JSON) -> None:
    """Answers everything twice."""
    reply(said)
    reply(said)


def answers_another_question(said: JSON) -> None:
    """Answers under another number."""
    reply(said | {"id": said["id"] + 7})


def answers_another_script(said: JSON) -> None:
    """Answers about another script."""
    said["transcript"]["script"] = VILE[:60]
    reply(said)


def speaks_another_protocol(said: JSON) -> None:
    """Speaks protocol 2."""
    said["transcript"]["protocol"] = 2
    reply(said)


def invents_an_event(said: JSON) -> None:
    """Reports what the contract does not know."""
    reply(with_event(said, event=VILE))


def pays_a_fraction(said: JSON) -> None:
    """Pays half a cent."""
    reply(with_event(said, event="paid", wager="w", amount=0.5))


def pays_less_than_nothing(said: JSON) -> None:
    """Pays a negative amount."""
    reply(with_event(said, event="paid", wager="w", amount=-1))


def pays_the_world(said: JSON) -> None:
    """Pays more than there is."""
    reply(with_event(said, event="paid", wager="w", amount=10**400))


def deals_a_card_twice(said: JSON) -> None:
    """Deals the ace of spades twice from one deck."""
    for seat in (1, 2):
        with_event(said, event="dealt", card="As", area="hand", seat=seat)
    reply(said)


def injects(said: JSON) -> None:
    """Escape codes and markup in every string that the contract leaves open."""
    vile = VILE[:80]
    with_event(said, event="announced", words=vile, note=VILE, cites=[VILE])
    with_event(said, event="paid", wager=vile, amount=1, area=vile, note=VILE)
    with_event(said, event="inscription", topic=vile, medium="sign", text=VILE)
    reply(with_event(said, event="accepted", wager=vile, patron=vile, seat=1, area=vile, amount=1))


def changes_its_mind(said: JSON) -> None:
    """Has another answer to the same script every time."""
    reply(with_event(said, event="announced", words=str(next(numbers))))


def gives_up(said: JSON) -> None:
    """Reports an error instead of an answer."""
    reply({"id": said["id"], "error": VILE})


def looks_outside(said: JSON) -> None:
    """Writes a file and calls out, and says which of them worked."""
    worked = []
    try:
        Path(os.environ["TRACE"]).write_text("was here")
        worked.append("wrote")
    except OSError:
        pass
    try:
        socket.create_connection(("127.0.0.1", int(os.environ["PORT"])), timeout=1)
        worked.append("called")
    except OSError:
        pass
    reply({"id": said["id"], "error": f"worked: {worked}"})


def no_manifest(_: JSON) -> None:
    """Ends at once."""
    sys.exit("licence expired \x1b[2J")


def all_at_once(said: JSON) -> None:
    """Is any of those below, as the name of the script decides."""
    mixed = sorted(ENGINES.keys() - ALONE)
    ENGINES[mixed[crc32(said["transcript"]["script"].encode()) % len(mixed)]](said)


# What they do shows elsewhere than in the answer to this one script.
ALONE = {
    *("all_at_once", "no_manifest", "looks_outside"),
    *("answers_twice", "answers_at_length", "dies_on_the_tenth", "changes_its_mind"),
}
ENGINES: dict[str, Callable[[JSON], None]] = {
    each.__name__: each
    for each in list(globals().values())
    if getattr(each, "__module__", "") == __name__ and each not in (write, with_event, daemon)
}


def main(name: str) -> None:
    spoil = ENGINES[name]
    books = (Path(__file__).parent.parent / "fixtures").glob("*/clauses.yaml")
    MANIFEST["games"] |= {book.parent.name.replace("_", "-"): {} for book in books}
    if name == "no_manifest":
        spoil({})
    if name == "injects":
        vile = VILE[:80]
        MANIFEST["games"]["all-in-holdem"] = {"options": {VILE: [VILE]}, "readings": {VILE: vile}}
        MANIFEST.update(engine=vile, vendor=vile, version=vile, build=vile)
    if name in {"injects", "changes_its_mind", "deals_a_card_twice"}:
        MANIFEST["reports"] += ["announced", "paid", "inscription", "dealt"]
    for question in questions():
        said = answer(question)
        spoil(said) if question["ask"] == "perform" else reply(said)


if __name__ == "__main__":
    main(sys.argv[1])
