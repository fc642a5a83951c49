"""A judge of golden vectors on plain JSON, as docs/vectors.md describes it: nothing of Shall is imported."""

import re
from itertools import pairwise
from typing import Any

Event = dict[str, Any]
MARKS = str.maketrans("‘’“”–—\u2011", "''\"\"---")
# Fields that may be left out mean these; any other that is left out is empty.
LEFT_OUT = {
    "dealt": {"face": "down", "source": "manual-shoe", "stack": 1, "cover": False},
    "burned": {"face": "down"},
    "discarded": {"face": "down"},
    "counted": {"face": "down", "area": "stub"},
    "cut": {"by": "dealer", "cover": False},
    "verified": {"what": "inspection"},
    "awarded": {"share": "all"},
    "metered": {"meter": "progressive"},
}


def judge(vector: dict[str, Any], events: list[Event], reports: list[str]) -> str:
    """One of passed, failed, inconclusive and not observable."""
    if set(vector["needs"]) - set(reports):
        return "not observable"
    before, wanted = vector.get("preconditions", []), vector.get("expectations", [])
    if not all(holds(each, events) for each in before) or stray_refusal(before, wanted, events):
        return "inconclusive"
    return "passed" if all(holds(each, events) for each in wanted) else "failed"


def stray_refusal(before: list[Any], wanted: list[Any], events: list[Event]) -> bool:
    """A refusal that the vector does not ask about, and that no forbidden act before it explains."""
    asked = {each["index"] for each in flat(wanted) if each["expect"] in ("refuses", "permits")}
    asked |= {each["index"] for each in flat(before) if each["expect"] == "refuses"}
    refused = {event["act"] for event in events if event["event"] == "refused"}
    allowed = [
        each["index"] for each in wanted if each["expect"] == "refuses" and each["index"] not in refused
    ]
    return any(act not in asked and act < min(allowed, default=act + 1) for act in refused)


def flat(several: list[Any]) -> list[Any]:
    """Expectations, those inside others included."""
    inner = [each.get("choices") or each.get("all") for each in several]
    return [
        leaf
        for each, parts in zip(several, inner, strict=True)
        for leaf in (flat(parts) if parts else [each])
    ]


def holds(wanted: dict[str, Any], events: list[Event]) -> bool:
    """Whether one expectation holds."""
    return bool(KINDS[wanted["expect"]](wanted, scoped(wanted, events), events))


def scoped(wanted: dict[str, Any], events: list[Event]) -> list[Event]:
    scope = wanted.get("scope", {})
    return [event for event in events if all(event.get(name, 0) == number for name, number in scope.items())]


def fits(match: dict[str, Any], event: Event) -> bool:
    kind = event["event"]
    return bool(match["event"] == kind) and all(
        same(value, event.get(name, LEFT_OUT.get(kind, {}).get(name, blank(value))))
        for name, value in match.get("where", {}).items()
    )


def blank(value: Any) -> Any:
    """What an absent field is compared as."""
    if isinstance(value, bool):
        return False
    return [] if isinstance(value, list) and not value else None


def same(wanted: Any, actual: Any) -> bool:
    wanted, actual = key(wanted), key(actual)
    if isinstance(wanted, list):
        return bool(wanted == actual) if isinstance(actual, list) else actual in wanted
    return wanted in actual if isinstance(actual, list) else bool(wanted == actual)


def key(value: Any) -> Any:
    if isinstance(value, str):
        return plain(value)
    if isinstance(value, bool):
        return "yes" if value else "no"
    if value is None:
        return None
    if isinstance(value, dict):
        value = [f"{name} {each}" for name, each in value.items()]
    return sorted(str(key(each)) for each in value) if isinstance(value, list) else str(value)


def plain(text: str) -> str:
    return " ".join(text.translate(MARKS).casefold().split()).rstrip(".,;:!?… ")


def found(match: dict[str, Any], events: list[Event]) -> list[Event]:
    return [event for event in events if fits(match, event)]


def bounded(wanted: dict[str, Any], number: int) -> bool:
    exactly, least, most = (wanted.get(name) for name in ("exactly", "at_least", "at_most"))
    return (
        (exactly is None or number == exactly)
        and (least is None or number >= least)
        and (most is None or number <= most)
    )


def sums(wanted: dict[str, Any], seen: list[Event], _: Any) -> bool:
    values = [event.get(wanted.get("field", "amount")) for event in found(wanted["match"], seen)]
    return bounded(wanted, sum(len(each) if isinstance(each, list) else int(each or 0) for each in values))


def in_order(wanted: dict[str, Any], seen: list[Event], _: Any) -> bool:
    firsts = [next((i for i, e in enumerate(seen) if fits(m, e)), None) for m in wanted["matches"]]
    return None not in firsts and all(a < b for a, b in pairwise(firsts))  # type: ignore[operator]


def once_in_every(wanted: dict[str, Any], seen: list[Event], _: Any) -> bool:
    rounds: list[Any] = []
    marked, last = set(), None
    for event in seen:
        here = (event.get("opening", 0), event.get("round", 0))
        if event["event"] == "dealt":
            last = here
            rounds += [] if here in rounds else [here]
        if fits(wanted["match"], event):
            dealt = {(e.get("opening", 0), e.get("round", 0)) for e in seen if e["event"] == "dealt"}
            marked.add(here if here in dealt else last)
    windows = [rounds[i : i + wanted["rounds"]] for i in range(len(rounds) - wanted["rounds"] + 1)]
    return bool(windows) and all(marked & set(window) for window in windows)


def never_later(wanted: dict[str, Any], seen: list[Event], _: Any) -> bool:
    since: dict[int, int] = {}
    late: list[bool] = []
    for event in seen:
        deck, clock = event.get("deck", 0), event.get("clock", 0)
        of_all = min(since.values(), default=None) if not deck else None
        start = since.get(deck, since.get(0, of_all))
        if fits(wanted["match"], event) and start is not None:
            late.append(clock - start > wanted["minutes"])
        if fits(wanted["since"], event):
            since[deck] = clock
    return bool(late) and not any(late)


def never_together(wanted: dict[str, Any], seen: list[Event], _: Any) -> bool:
    begun = waiting = False
    for event in seen:
        waiting = waiting and not fits(wanted["until"], event)
        if waiting and fits(wanted["second"], event):
            return False
        if fits(wanted["first"], event):
            begun = waiting = True
    return begun


def refuses(wanted: dict[str, Any], seen: list[Event], _: Any) -> bool:
    kinds = {event["event"] for event in seen if event["act"] == wanted["index"]}
    return kinds == {"refused"}


def permits(wanted: dict[str, Any], seen: list[Event], _: Any) -> bool:
    return not any(event["act"] == wanted["index"] and event["event"] == "refused" for event in seen)


def differ(wanted: dict[str, Any], seen: list[Event], _: Any) -> bool:
    values = [str(key(event.get(wanted["field"]))) for event in found(wanted["match"], seen)]
    return len(values) > 1 and len(set(values)) == len(values)


def wording(wanted: dict[str, Any], seen: list[Event], _: Any) -> bool:
    def says(event: Event, phrases: list[str]) -> bool:
        text = plain(event.get("text") or event.get("words") or "")
        return any(re.search(rf"(?<!\w){re.escape(plain(each))}(?!\w)", text) for each in phrases)

    events = found(wanted["match"], seen)
    said = any(says(event, wanted["some"]) for event in events)
    return said and not any(says(event, wanted["never"]) for event in events)


KINDS: dict[str, Any] = {
    "present": lambda w, seen, _: bool(found(w["match"], seen)),
    "absent": lambda w, seen, _: not found(w["match"], seen),
    "counts": lambda w, seen, _: bounded(w, len(found(w["match"], seen))),
    "sums": sums,
    "in-order": in_order,
    "once-in-every": once_in_every,
    "never-later": never_later,
    "never-together": never_together,
    "refuses": refuses,
    "permits": permits,
    "differ": differ,
    "wording": wording,
    "all-of": lambda w, _, events: all(holds(each, events) for each in w["all"]),
    "any-of": lambda w, _, events: any(holds(each, events) for each in w["choices"]),
}
