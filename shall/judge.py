"""The judge: a case held against a transcript gives one finding, and blames only what was in question."""

from collections.abc import Collection, Iterable, Iterator

from .adapters.text import printable
from .case import AllOf, AnyExpectation, AnyOf, Case, Permits, Refuses
from .script import Script
from .sight import Record, Sight, look
from .testimony import observed
from .transcript import Refused, Transcript
from .verdict import Check, Finding
from .wording import act_at, expectation

Judgement = tuple[Finding, str, tuple[Check, ...]]


def judge(case: Case, script: Script, transcript: Transcript, reports: Collection[str]) -> Judgement:
    """The finding, why where that is not plain, and every expectation looked at.

    What must be so before (the preconditions, and that no lawful act is refused) is looked at first: if it is
    not so, the demand was never put to the engine and the finding is inconclusive.
    """
    if missing := sorted(case.needs - set(reports)):
        return Finding.NOT_OBSERVABLE, f"the engine does not report {', '.join(missing)}", ()
    if transcript.script != script.id:
        named = printable(transcript.script)
        return Finding.MALFORMED, f"the transcript is of another script: {named} instead of {script.id}", ()
    record = Record(transcript.events)
    before = _refusals(case, script, transcript)
    before += _checks(case.preconditions, script, record, precondition=True)
    if broken := next((each for each in before if not each.holds), None):
        return Finding.INCONCLUSIVE, _because(broken), before
    checks = before + _checks(case.expectations, script, record)
    if broken := next((each for each in checks if not each.holds), None):
        return Finding.FAILED, f"expected {broken.expected}; observed {broken.observed}", checks
    return Finding.PASSED, "", checks


def finding_of(case: Case, script: Script, transcript: Transcript, reports: Collection[str]) -> Finding:
    """The same finding without words, for engines that nobody reads about: hundreds of mutants."""
    if case.needs - set(reports):
        return Finding.NOT_OBSERVABLE
    if transcript.script != script.id:
        return Finding.MALFORMED
    record = Record(transcript.events)
    if not _all_hold(case.preconditions, record) or any(_refused(case, transcript)):
        return Finding.INCONCLUSIVE
    return Finding.PASSED if _all_hold(case.expectations, record) else Finding.FAILED


def activated(case: Case, transcript: Transcript) -> bool:
    """Whether a demand of the case looked at an event that cites its clause."""
    record = Record(transcript.events)
    return any(
        case.citation in transcript.events[index].cites
        for wanted in case.expectations
        for index in look(wanted, record).looked_at
    )


def _checks(
    wanted: Iterable[AnyExpectation], script: Script, record: Record, *, precondition: bool = False
) -> tuple[Check, ...]:
    """Each expectation with what was observed."""
    checks = []
    for each in wanted:
        sight: Sight = look(each, record)
        checks.append(
            Check(
                expected=expectation(each, script.acts),
                observed=observed(each, sight, record),
                holds=sight.holds,
                precondition=precondition,
                looked_at=sight.looked_at,
            )
        )
    return tuple(checks)


def _refusals(case: Case, script: Script, transcript: Transcript) -> tuple[Check, ...]:
    """Every lawful act that the engine refused, as a precondition that does not hold."""
    return tuple(
        Check(
            expected=f"{act_at(event.act, script.acts)} is not refused",
            observed=f"the engine refused {act_at(event.act, script.acts)}, which the law allows",
            holds=False,
            precondition=True,
            looked_at=(index,),
        )
        for index, event in _refused(case, transcript)
    )


def _refused(case: Case, transcript: Transcript) -> Iterator[tuple[int, Refused]]:
    """The refusals that the case itself does not ask about."""
    asked = {each.index for each in _flat(case.expectations) if isinstance(each, Refuses | Permits)}
    asked |= {each.index for each in _flat(case.preconditions) if isinstance(each, Refuses)}
    refused = {event.act for event in transcript.events if isinstance(event, Refused)}
    # An act that should have been refused and was not explains the refusals after it.
    until = min((act for act in _refusable(case) if act not in refused), default=None)
    for index, event in enumerate(transcript.events):
        if isinstance(event, Refused) and event.act not in asked and (until is None or event.act < until):
            yield index, event


def _refusable(case: Case) -> list[int]:
    """The acts that the case wants refused."""
    return [each.index for each in case.expectations if isinstance(each, Refuses)]


def _all_hold(wanted: Iterable[AnyExpectation], record: Record) -> bool:
    return all(look(each, record).holds for each in wanted)


def _flat(wanted: Iterable[AnyExpectation]) -> Iterable[AnyExpectation]:
    """Expectations, those inside others included."""
    for each in wanted:
        match each:
            case AnyOf(choices=inner) | AllOf(all=inner):
                yield from _flat(inner)
            case _:
                yield each


def _because(broken: Check) -> str:
    if broken.observed.startswith("the engine refused"):
        return broken.observed
    return f"before the demand could be put: expected {broken.expected}; observed {broken.observed}"
