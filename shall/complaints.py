"""What `shall smoke` can complain of: each complaint by its short name, who is to mend it, and how.

The names are stable, and docs/vendors.md explains each under its name.
"""

from typing import Literal, NamedTuple

from .engine import EngineFault, Malformed, TimedOut, Unreachable

Blame = Literal["", "adapter", "engine"]


class Complaint(NamedTuple):
    """Whose fault it is, and the remedy in one line; nobody's, if it is a warning."""

    blame: Blame
    remedy: str


COMPLAINTS: dict[str, Complaint] = {
    "unreachable": Complaint(
        "adapter",
        "check the address; start the server, or try the command in a shell and ask it for its manifest",
    ),
    "bad-manifest": Complaint("adapter", "mend the field that is named here; the schema has them all"),
    "no-known-game": Complaint("adapter", "name in `games` a game of the contract, spelt as it is there"),
    "unknown-option": Complaint("adapter", "list only options of that game, spelt as they are there"),
    "malformed": Complaint("adapter", "mend what is named here; stdout is for answers alone, one line each"),
    "crashed": Complaint("engine", "make the engine survive this script; what it said stands here"),
    "timed-out": Complaint("engine", "answer every script, or allow more time; flush after every answer"),
    "echo-differs": Complaint("adapter", "give ids back as they came, and money in cents: value times count"),
    "bet-ignored": Complaint("adapter", "answer every bet with `accepted` or `refused`"),
    "refuses-lawful": Complaint(
        "engine",
        "play it: the script is lawful under every option; see first that the adapter passes pieces in cents",
    ),
    "accepts-unlawful": Complaint("engine", "refuse the act, and let nothing else change"),
    "wrong-number": Complaint("adapter", "number acts from 0, in the order of the script, whatever they are"),
    "silent-refusal": Complaint("adapter", "report an event `refused` with the number of the act"),
    "refused-and-done": Complaint("engine", "answer a refused act with `refused` alone, and change nothing"),
    "stakes-differ": Complaint("engine", "return or collect every cent that was accepted, once"),
    "answers-mixed": Complaint("adapter", "answer in the order of the questions, each with its own id"),
    "memory": Complaint("engine", "begin every script with an empty memory; take chance from the script"),
    "undeclared-kind": Complaint("adapter", "name these kinds in `reports`, or do not send them"),
    "unlisted-option": Complaint(
        "", "list the values you offer, or scripts will ask for all; leave it so only if you know them all"
    ),
    "no-round": Complaint("", "stamp every event of a round with `round`, from 1: scenarios look there"),
}

_OF_FAULTS: dict[type[EngineFault], str] = {
    Unreachable: "unreachable",
    Malformed: "malformed",
    TimedOut: "timed-out",
}


def complaint_of(fault: EngineFault) -> str:
    """What to call a fault of the connection."""
    return _OF_FAULTS.get(type(fault), "crashed")
