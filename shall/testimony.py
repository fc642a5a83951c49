"""What a transcript says about an expectation, in words that the engine's own developer can use."""

from .case import AnyExpectation, InOrder, Match, NeverLater, NeverTogether, OnceInEvery, Permits, Refuses
from .sight import Found, Record, Sight
from .wording import kind_of, thing

SHOWN = 4  # events told in one sentence
_OWN = ("wager", "card", "seat", "area")  # what tells one event's business from another's, closest first


def observed(wanted: AnyExpectation, sight: Sight, record: Record) -> str:
    """The events looked at, or, where there were none, the nearest there is."""
    told = _list([record.events[index] for index in sight.looked_at])
    if not told and (missed := _sought(wanted)):
        told = _nothing(missed, record.within(wanted.scope))
    if not told:
        told = "no refusal" if isinstance(wanted, Permits) else "no such event"
    return f"{sight.remark}: {told}" if sight.remark else told


def _list(found: Found) -> str:
    """`collected $10.00 on ante-1 at event 31`, and so on, but not on and on."""
    told = ", ".join(f"{thing(event)} at event {index + 1}" for index, event in found[:SHOWN])
    return f"{told} and {len(found) - SHOWN} more" if len(found) > SHOWN else told


def _sought(wanted: AnyExpectation) -> Match | None:
    """The match that an expectation turns on, if it has one."""
    match wanted:
        case Refuses() | Permits():
            return None
        case InOrder():
            return wanted.matches[0] if wanted.matches else None
        case NeverTogether():
            return wanted.first
        case OnceInEvery() | NeverLater():
            return wanted.match
    return getattr(wanted, "match", None)


def _nothing(missed: Match, seen: Found) -> str:
    """That there was no such event, and what comes nearest to it."""
    near = [each for each in seen if kind_of(each[1]) == missed.event]
    own = next((name for name in _OWN if missed.where.get(name) is not None), None)
    if own:
        mine = [each for each in seen if getattr(each[1], own, None) == missed.where[own]]
        near = [each for each in near if each in mine] or mine[-SHOWN:] or near
    if near and all(kind_of(event) == missed.event for _, event in near):
        return f"only {_list(near)}"
    return f"{missed.event}: none" + (f"; {_list(near)}" if near else "")
