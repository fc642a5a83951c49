"""A toy of an engine, written without this suite: ante, raise of three antes, and no cards at all."""

import json
import sys
from collections.abc import Iterator
from typing import Any

JSON = dict[str, Any]

MANIFEST: JSON = {
    "protocol": 1,
    "engine": "toy",
    "vendor": "tests",
    "version": "1",
    "games": {"all-in-holdem": {}},
    "reports": ["accepted", "refused", "ended"],
}


def transcript(script: JSON) -> JSON:
    """Accept an ante, then a raise of three times as much; refuse any other bet."""
    events: list[JSON] = []
    due: dict[str, int] = {}
    for index, act in enumerate(script.get("acts", [])):
        if act["act"] == "bet":
            events.append(bet(index, act, due))
        elif act["act"] == "proceed" and due.get("raise") == 0:
            events.append({"event": "ended", "act": index})
    return {"protocol": 1, "script": script["id"], "events": events}


def bet(index: int, act: JSON, due: dict[str, int]) -> JSON:
    amount = sum(piece["value"] * piece.get("count", 1) for piece in act["pieces"])
    if act["area"] == "raise" and amount != due.get("raise"):
        return {"event": "refused", "act": index}
    due["raise"] = 3 * amount if act["area"] == "ante" else 0
    kept = {name: act[name] for name in ("wager", "patron", "seat", "area")}
    return {"event": "accepted", "act": index, "amount": amount, **kept}


def questions() -> Iterator[JSON]:
    for line in sys.stdin:
        yield json.loads(line)


def answer(question: JSON) -> JSON:
    if question["ask"] == "manifest":
        return {"id": question["id"], "manifest": MANIFEST}
    return {"id": question["id"], "transcript": transcript(question["script"])}


def reply(content: JSON) -> None:
    print(json.dumps(content), flush=True)  # noqa: T201  its output is the wire


if __name__ == "__main__":
    for each in questions():
        reply(answer(each))
