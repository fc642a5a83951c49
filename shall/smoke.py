"""Is the adapter sound? A few questions before an engine is judged, and whose fault a wrong answer is."""

from typing import Literal

import msgspec

from .adapters import Connection, connect
from .adapters.text import printable
from .engine import Crashed, EngineFault, Malformed, Manifest, TimedOut, Unreachable
from .limits import USUAL, Limits
from .script import Bet, worth
from .transcript import Accepted, Refused, Transcript
from .trials import TRIALS, Trial, trial_script

Blame = Literal["", "adapter", "engine"]


class Probe(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One question: was the answer right, and if not, who is to mend what? A skipped one proves nothing."""

    name: str
    ok: bool
    detail: str = ""
    remedy: str = ""
    blame: Blame = ""
    skipped: bool = False


class Witness(msgspec.Struct, frozen=True):
    """What the engine said to each question, before anybody judges it."""

    manifest: Manifest
    trial: Trial
    lawful: Transcript
    unlawful: Transcript | EngineFault
    together: tuple[Transcript | EngineFault, ...]
    again: Transcript | EngineFault


_REMEDIES: dict[type[EngineFault], tuple[Blame, str]] = {
    Unreachable: ("adapter", "check the address; start the server, or try the command in a shell"),
    Malformed: ("adapter", "mend what is named here; stdout is for answers alone, one line each"),
    TimedOut: ("engine", "answer every script, or allow more time; flush the output after every answer"),
    Crashed: ("engine", "make the engine survive this script; what it said stands here"),
}


def smoke(address: str, limits: Limits = USUAL) -> list[Probe]:
    """Every probe in order; those that an earlier failure made pointless are skipped."""
    try:
        with connect(address, limits) as engine:
            return _first(engine)
    except EngineFault as fault:
        return [
            _fault("handshake", str(fault), "adapter", _START),
            *_skipped("handshake", "there is no engine to ask"),
        ]


def _first(engine: Connection) -> list[Probe]:
    """The manifest, which decides what else can be asked."""
    try:
        manifest = engine.manifest()
    except Malformed as fault:
        return [
            _fine("handshake", "it answers"),
            _faulty("manifest", fault, "adapter"),
            *_skipped("manifest", "without a manifest nothing can be asked"),
        ]
    known = [game for game in manifest.games if game in TRIALS]
    begun = [_fine("handshake", "it answers"), _described(manifest)]
    if not known:
        return [
            *begun,
            *_skipped("manifest", f"no trial for its games yet; there is one for {', '.join(TRIALS)}"),
        ]
    return [*begun, *_second(engine, manifest, known[0])]


def _second(engine: Connection, manifest: Manifest, game: str) -> list[Probe]:
    """One script alone; only if that has an answer, the others."""
    trial = TRIALS[game]
    lawful = trial_script(game, "lawful", trial.lawful)
    unlawful = trial_script(game, "unlawful", trial.unlawful)
    try:
        alone = engine.perform(lawful)
    except EngineFault as fault:
        return [_faulty("schema", fault), *_skipped("schema", "a script has no answer that can be read")]
    second, *both, again = engine.perform_many([unlawful, lawful, unlawful, lawful])
    witness = Witness(manifest, trial, alone, second, tuple(both), again)
    return [_fine("schema", f"{len(alone.events)} events"), *(check(witness) for check in CHECKS.values())]


def _echo(witness: Witness) -> Probe:
    """What is accepted is what was put down: wager, patron, seat, area and amount."""
    if "accepted" not in witness.manifest.reports:
        return _skip("echo", "its manifest does not report `accepted`")
    put = {act.wager: _placed(act) for act in witness.trial.lawful if isinstance(act, Bet)}
    refused = {event.act for event in witness.lawful.events if isinstance(event, Refused)}
    heard = {event.wager: event for event in witness.lawful.events if isinstance(event, Accepted)}
    wrong = [f"{printable(wager, 40)} was never put down" for wager in heard if wager not in put]
    for index, act in enumerate(witness.trial.lawful):
        if isinstance(act, Bet) and index not in refused:
            wrong += _differences(put[act.wager], heard.get(act.wager), act.wager)
    if wrong:
        return _fault("echo", "; ".join(wrong), "adapter", "give ids back as they came, and money in cents")
    return _fine("echo", f"{len(heard)} wagers with their ids, seats and amounts")


def _placed(act: Bet) -> dict[str, object]:
    return {"patron": act.patron, "seat": act.seat, "area": act.area, "amount": worth(act.pieces)}


def _differences(put: dict[str, object], heard: Accepted | None, wager: str) -> list[str]:
    if heard is None:
        return [f"{wager} is neither accepted nor refused"]
    return [
        f"{wager}: {name} {printable(repr(getattr(heard, name)), 40)} instead of {value!r}"
        for name, value in put.items()
        if getattr(heard, name) != value
    ]


def _acceptance(witness: Witness) -> Probe:
    if "refused" not in witness.manifest.reports:
        return _skip("accepts", "its manifest does not report `refused`")
    refused = sorted({event.act for event in witness.lawful.events if isinstance(event, Refused)})
    if refused:
        return _fault("accepts", f"refused act {_counted(refused)} of a lawful round", "engine", _LAWFUL)
    return _fine("accepts", "a lawful round is played")


def _refusal(witness: Witness) -> Probe:
    """The act is refused under its own number."""
    if "refused" not in witness.manifest.reports:
        return _skip("refuses", "its manifest does not report `refused`")
    if isinstance(witness.unlawful, EngineFault):
        return _faulty("refuses", witness.unlawful)
    due = witness.trial.refused
    refused = sorted({event.act for event in witness.unlawful.events if isinstance(event, Refused)})
    accepted = any(isinstance(each, Accepted) and each.act == due for each in witness.unlawful.events)
    if refused == [due] and not accepted:
        return _fine("refuses", f"act {due}, which the law forbids, is refused")
    if accepted:
        return _fault("refuses", f"accepted act {due}, which the law forbids", "engine", _UNLAWFUL)
    if refused:
        return _fault("refuses", f"refused act {_counted(refused)} instead of act {due}", "adapter", _NUMBERS)
    return _fault("refuses", f"nothing is said of act {due}, which the law forbids", "adapter", _SILENT)


def _order(witness: Witness) -> Probe:
    """That each answer names its own script is part of reading it."""
    for answer in witness.together:
        if isinstance(answer, EngineFault):
            return _faulty("order", answer, "adapter")
    return _fine("order", "two scripts at once are answered in their order")


def _repetition(witness: Witness) -> Probe:
    """Notes are the vendor's own and may differ."""
    for answer in (witness.together[0], witness.again):
        if isinstance(answer, EngineFault):
            return _faulty("repeats", answer)
        if _bare(answer) != _bare(witness.lawful):
            where = _parting(answer, witness.lawful)
            return _fault("repeats", f"another answer to the same script, from {where} on", "engine", _MEMORY)
    return _fine("repeats", "the same script has the same answer")


def _kinds(witness: Witness) -> Probe:
    """Events of undeclared kinds, or of acts that do not exist."""
    heard = {str(event.__struct_config__.tag) for event in witness.lawful.events}
    if undeclared := sorted(heard - set(witness.manifest.reports)):
        return _fault("kinds", f"not among its reports: {', '.join(undeclared)}", "adapter", _DECLARE)
    beyond = sorted({event.act for event in witness.lawful.events if event.act >= len(witness.trial.lawful)})
    if beyond:
        return _fault("kinds", f"events of act {_counted(beyond)}, which is none", "adapter", _NUMBERS)
    return _fine("kinds", f"{len(heard)} kinds of event, all declared")


CHECKS = {
    "echo": _echo,
    "accepts": _acceptance,
    "refuses": _refusal,
    "order": _order,
    "repeats": _repetition,
    "kinds": _kinds,
}

_START = "check the address; start the server, or try the command in a shell and ask it for its manifest"
_LAWFUL = (
    "play it: the script is lawful under every option; see first that the adapter passes pieces in cents"
)
_UNLAWFUL = "refuse the act, and let nothing else change"
_NUMBERS = "number acts from 0, in the order of the script, whatever they are"
_SILENT = "report an event `refused` with the number of the act"
_MEMORY = "begin every script with an empty memory; take chance from the script alone"
_DECLARE = "name these kinds in the manifest's `reports`, or do not send them"


def _bare(transcript: Transcript) -> list[object]:
    return [msgspec.structs.replace(event, note="") for event in transcript.events]


def _parting(one: Transcript, other: Transcript) -> str:
    pairs = enumerate(zip(_bare(one), _bare(other), strict=False), 1)
    return f"event {next((i for i, (a, b) in pairs if a != b), min(len(one.events), len(other.events)) + 1)}"


def _described(manifest: Manifest) -> Probe:
    games = f"{len(manifest.games)} games, {len(manifest.reports)} kinds of event"
    return _fine("manifest", f"{printable(f'{manifest.engine} {manifest.version}', 80)}: {games}")


def _counted(acts: list[int]) -> str:
    return ", ".join(map(str, acts))


def _fine(name: str, detail: str) -> Probe:
    return Probe(name=name, ok=True, detail=detail)


def _fault(name: str, detail: str, blame: Blame, remedy: str) -> Probe:
    return Probe(name=name, ok=False, detail=detail, blame=blame, remedy=remedy)


def _faulty(name: str, fault: EngineFault, blame: Blame = "") -> Probe:
    usual, remedy = _REMEDIES.get(type(fault), _REMEDIES[Crashed])
    return _fault(name, str(fault), blame or usual, remedy)


def _skip(name: str, why: str) -> Probe:
    return Probe(name=name, ok=True, detail=f"skipped: {why}", skipped=True)


def _skipped(after: str, why: str) -> list[Probe]:
    names = ("handshake", "manifest", "schema", *CHECKS)
    return [_skip(name, why) for name in names[names.index(after) + 1 :]]
