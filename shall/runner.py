"""The runner: every case bound to a script, performed by the engine, and judged."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial
from typing import Any

import msgspec

from .adapters.text import printable
from .arrange import NotOffered, NotPlayed, script_of
from .case import Case
from .dossier import Evidence, Lack
from .engine import Crashed, Engine, EngineFault, Malformed, Manifest, NotAsked, TimedOut
from .judge import judge
from .repeat import parting, to_repeat
from .script import Script
from .transcript import Transcript
from .verdict import Check, Finding

Answer = Transcript | EngineFault
LONGEST = 4000  # characters of a fault: the adapters list several in one
_FINDINGS = {
    TimedOut: Finding.TIMED_OUT,
    Malformed: Finding.MALFORMED,
    NotAsked: Finding.NOT_ASKED,
}


def run(
    engine: Engine,
    manifest: Manifest,
    cases: Iterable[Case],
    on_finding: Callable[[Evidence], None] | None = None,
) -> list[Evidence]:
    """The evidence of every case, in order."""
    bound = [(case, _bind(case, manifest)) for case in cases]
    answers = perform(engine, [script for _, script in bound if isinstance(script, Script)])
    evidence = []
    for case, script in bound:
        answer = next(answers) if isinstance(script, Script) else None
        evidence.append(_judged(case, script, answer, manifest))
        if on_finding:
            on_finding(evidence[-1])
    return repeated(engine, evidence)


def repeated(engine: Engine, evidence: list[Evidence]) -> list[Evidence]:
    """The evidence once some scripts have been performed again; all of them, if one had another answer."""
    found = list(evidence)
    asked = to_repeat(found)
    _again(engine, found, asked)
    if any(found[index].finding is Finding.NONDETERMINISTIC for index in asked):
        told = [index for index, each in enumerate(found) if each.transcript]
        _again(engine, found, sorted(set(told) - set(asked), reverse=True))
    return found


def _again(engine: Engine, found: list[Evidence], asked: Sequence[int]) -> None:
    """Note, in their places, the answers that came out otherwise."""
    scripts = [script for index in asked if (script := found[index].script)]
    for index, answer in zip(asked, perform(engine, scripts), strict=True):
        before = found[index].transcript
        if isinstance(answer, EngineFault):
            if not isinstance(answer, NotAsked):
                found[index] = _otherwise(found[index], _finding(answer), f"when asked again: {answer}")
        elif before and (number := parting(before, answer)):
            why = f"another answer to the same script, from event {number} on"
            found[index] = _otherwise(found[index], Finding.NONDETERMINISTIC, why)


def _otherwise(evidence: Evidence, finding: Finding, why: str) -> Evidence:
    return msgspec.structs.replace(
        evidence, finding=finding, why=printable(why, LONGEST), checks=(), lacks=()
    )


def perform(engine: Engine, scripts: Sequence[Script]) -> Iterator[Answer]:
    """One answer to each script, in order: a transcript, or what went wrong."""
    many: Callable[[Sequence[Script]], Iterator[Answer]] | None = getattr(engine, "perform_many", None)
    answers = many(scripts) if many else None
    for script in scripts:
        yield _answer(partial(next, answers) if answers else partial(engine.perform, script))


def _bind(case: Case, manifest: Manifest) -> Script | NotOffered:
    """The script of a case as this engine plays the game, or why there is none."""
    game = manifest.games.get(case.rulebook)
    if game is None:
        return NotOffered("the engine does not play this game")
    try:
        return script_of(case, game)
    except NotOffered as reason:
        return reason


def _judged(case: Case, script: Script | NotOffered, answer: Answer | None, manifest: Manifest) -> Evidence:
    match script, answer:
        case NotPlayed(), _:
            return _evidence(case, Finding.NOT_OBSERVABLE, str(script), lacks=_lacks(script, case, manifest))
        case NotOffered(), _:
            return _evidence(case, Finding.NOT_APPLICABLE, str(script), lacks=_lacks(script, case, manifest))
        case Script(), Transcript():
            finding, why, checks = judge(case, script, answer, manifest.reports)
            lacks = _lacks(None, case, manifest) if finding is Finding.NOT_OBSERVABLE else ()
            return _evidence(case, finding, why, checks, script, answer, lacks)
        case Script(), EngineFault():
            return _evidence(case, _finding(answer), printable(str(answer), LONGEST), (), script)
    raise TypeError(f"no answer to {case.id}")


def _lacks(reason: NotOffered | None, case: Case, manifest: Manifest) -> tuple[Lack, ...]:
    """What the manifest leaves out of what the case needs."""
    if case.rulebook not in manifest.games:
        return (Lack("game", case.rulebook),)
    if reason is not None:
        return (Lack("wager" if isinstance(reason, NotPlayed) else "option", reason.name),)
    return tuple(Lack("kind", kind) for kind in sorted(case.needs - set(manifest.reports)))


def _finding(fault: EngineFault) -> Finding:
    return _FINDINGS.get(type(fault), Finding.CRASHED)


def _evidence(
    case: Case,
    finding: Finding,
    why: str,
    checks: tuple[Check, ...] = (),
    script: Script | None = None,
    transcript: Transcript | None = None,
    lacks: tuple[Lack, ...] = (),
) -> Evidence:
    return Evidence(
        id=script.id if script else case.id,
        citation=case.citation,
        name=case.name,
        file=case.file,
        line=case.line,
        finding=finding,
        why=why,
        lacks=lacks,
        readings=case.readings,
        checks=checks,
        script=script,
        transcript=transcript,
    )


def _answer(ask: Callable[[], Any]) -> Answer:
    """An engine in our own process may raise anything; that is its crash, not ours."""
    try:
        answer = ask()
    except EngineFault as fault:
        return fault
    except StopIteration:
        return Crashed("the engine gave no further answer")
    except Exception as fault:  # noqa: BLE001
        return Crashed(f"{type(fault).__name__}: {fault}")
    if isinstance(answer, Transcript | EngineFault):
        return answer
    return Malformed(f"answered with {type(answer).__name__}, not a transcript")
