"""Is the adapter sound? A few questions before an engine is judged, and whose fault a wrong answer is."""

from collections import Counter
from collections.abc import Iterator

import msgspec

from .adapters import Connection, connect
from .adapters.text import printable
from .arrange import setup
from .complaints import COMPLAINTS, Blame, complaint_of
from .engine import EngineFault, Malformed, Manifest
from .limits import USUAL, Limits
from .repeat import parting
from .script import Bet, Script, worth
from .transcript import Accepted, Awarded, Collected, Refused, Returned, Transcript
from .trials import Trial, scripts_of, trial_of, trials_of, tried

Answer = Transcript | EngineFault


class Probe(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One question: was the answer right, and if not, what is the complaint? A skipped one proves nothing."""

    name: str
    game: str = ""
    detail: str = ""
    complaint: str = ""
    skipped: bool = False

    @property
    def ok(self) -> bool:
        """Nothing that has to be mended."""
        return not self.blame

    @property
    def warns(self) -> bool:
        """Nothing is wrong, and yet most vendors would want to know."""
        return bool(self.complaint) and self.ok

    @property
    def blame(self) -> Blame:
        """Who is to mend it."""
        return COMPLAINTS[self.complaint].blame if self.complaint else ""

    @property
    def remedy(self) -> str:
        """How."""
        return COMPLAINTS[self.complaint].remedy if self.complaint else ""


class Witness(msgspec.Struct, frozen=True):
    """What the engine said to each question about one game, before anybody judges it."""

    manifest: Manifest
    game: str
    trial: Trial
    lawful: Transcript
    unlawful: Answer
    together: tuple[Answer, ...]
    again: Answer
    restarted: Answer

    def reports(self, *kinds: str) -> bool:
        """Whether the manifest says so of every one of these kinds."""
        return set(kinds) <= set(self.manifest.reports)


def smoke(address: str, limits: Limits = USUAL) -> list[Probe]:
    """Every probe in order; those that an earlier failure made pointless are skipped."""
    try:
        with connect(address, limits) as engine:
            return list(_probes(engine, address, limits))
    except EngineFault as fault:
        return [_fault("handshake", "unreachable", str(fault)), *_skipped("handshake", "there is no engine")]


def _probes(engine: Connection, address: str, limits: Limits) -> Iterator[Probe]:
    """The manifest, which decides what else can be asked; then each game that has a trial."""
    try:
        manifest = engine.manifest()
    except Malformed as fault:
        yield _fine("handshake", "it answers")
        yield _fault("manifest", "bad-manifest", str(fault))
        yield from _skipped("manifest", "without a manifest nothing can be asked")
        return
    yield _fine("handshake", "it answers")
    yield _declared(manifest)
    for game in manifest.games:
        trial = trial_of(game, manifest.games[game])
        found = _of_game(engine, manifest, game, trial, (address, limits)) if trial else _untried(game)
        yield from (msgspec.structs.replace(probe, game=printable(game, 40)) for probe in found)


def _declared(manifest: Manifest) -> Probe:
    """Whether games and options bear names that the suite knows."""
    games = ", ".join(printable(game, 40) for game in manifest.games) or "none"
    known = [game for game in manifest.games if trials_of(game)]
    if not known:
        return _fault("manifest", "no-known-game", f"its games are {games}; there are {', '.join(tried())}")
    strange = [
        f"{game}: {printable(name, 40)}"
        for game in known
        for name, values in manifest.games[game].options.items()
        if values and name not in setup(game).options  # without values it is a wager that is not played
    ]
    if strange:
        return _fault("manifest", "unknown-option", "; ".join(strange))
    who = printable(f"{manifest.engine} {manifest.version}", 80)
    return _fine("manifest", f"{who}: {games}; {_kinds_of_event(len(manifest.reports))}")


def _untried(game: str) -> list[Probe]:
    return [_skip("schema", f"no trial for {printable(game, 40)}; there is one for {', '.join(tried())}")]


def _of_game(
    engine: Connection, manifest: Manifest, game: str, trial: Trial, where: tuple[str, Limits]
) -> list[Probe]:
    """One script alone; only if that has an answer, the others."""
    lawful, unlawful = scripts_of(game, trial, manifest.games[game])
    try:
        alone = engine.perform(lawful)
    except EngineFault as fault:
        return [_faulty("schema", fault), *_skipped("schema", "a script has no answer that can be read")]
    second, *both, again = engine.perform_many([unlawful, lawful, unlawful, lawful])
    witness = Witness(manifest, game, trial, alone, second, tuple(both), again, _restarted(lawful, *where))
    return [_fine("schema", f"{len(alone.events)} events"), *(check(witness) for check in CHECKS.values())]


def _restarted(script: Script, address: str, limits: Limits) -> Answer:
    """The answer of the engine when it is started, or called, anew."""
    try:
        with connect(address, limits) as engine:
            return engine.perform(script)
    except EngineFault as fault:
        return fault


def _echo(witness: Witness) -> Probe:
    """What is accepted is what was put down: wager, patron, seat, area and amount."""
    if not witness.reports("accepted"):
        return _skip("echo", "its manifest does not report `accepted`")
    put = {act.wager: _placed(act) for act in witness.trial.lawful if isinstance(act, Bet)}
    refused = set(_refused(witness.lawful))
    heard = {event.wager: event for event in witness.lawful.events if isinstance(event, Accepted)}
    wrong = [f"{printable(wager, 40)} was never put down" for wager in heard if wager not in put]
    wrong += [each for wager in put if wager in heard for each in _differences(put[wager], heard[wager])]
    if wrong:
        return _fault("echo", "echo-differs", "; ".join(wrong))
    for index, act in enumerate(witness.trial.lawful):
        if isinstance(act, Bet) and index not in refused and act.wager not in heard:
            return _fault("echo", "bet-ignored", f"{act.wager} is neither accepted nor refused")
    return _fine("echo", f"{len(heard)} wagers with their ids, seats and amounts")


def _placed(act: Bet) -> dict[str, object]:
    return {"patron": act.patron, "seat": act.seat, "area": act.area, "amount": worth(act.pieces)}


def _differences(put: dict[str, object], heard: Accepted) -> list[str]:
    return [
        f"{heard.wager}: {name} {printable(repr(getattr(heard, name)), 40)} instead of {value!r}"
        for name, value in put.items()
        if getattr(heard, name) != value
    ]


def _acceptance(witness: Witness) -> Probe:
    if not witness.reports("refused"):
        return _skip("accepts", "its manifest does not report `refused`")
    if refused := _refused(witness.lawful):
        return _fault("accepts", "refuses-lawful", f"refused act {_counted(refused)} of a lawful round")
    return _fine("accepts", "a lawful round is played")


def _refusal(witness: Witness) -> Probe:
    """The act is refused under its own number, and that is all."""
    if not witness.reports("refused"):
        return _skip("refuses", "its manifest does not report `refused`")
    if isinstance(witness.unlawful, EngineFault):
        return _faulty("refuses", witness.unlawful)
    return _refused_alone(witness.trial.refused, witness.unlawful)


def _refused_alone(due: int, unlawful: Transcript) -> Probe:
    refused = _refused(unlawful)
    done = [_kind(event) for event in unlawful.events if event.act == due]
    others = [kind for kind in done if kind != "refused"]
    if refused == [due]:
        return _alone(due, others)
    if due in refused:
        lawful = [act for act in refused if act != due]
        return _fault("refuses", "refuses-lawful", f"refused act {_counted(lawful)}, too")
    if "accepted" in others:
        return _fault("refuses", "accepts-unlawful", f"accepted act {due}, which the law forbids")
    if refused:
        return _fault("refuses", "wrong-number", f"refused act {_counted(refused)} instead of act {due}")
    return _fault("refuses", "silent-refusal", f"nothing is said of act {due}, which the law forbids")


def _alone(due: int, others: list[str]) -> Probe:
    if others:
        return _fault("refuses", "refused-and-done", f"act {due} is refused, and yet there is {others[0]}")
    return _fine("refuses", f"act {due}, which the law forbids, is refused")


def _settlement(witness: Witness) -> Probe:
    """Stakes in equal stakes out, where the round is over."""
    if not witness.trial.settles:
        return _skip("settles", "wagers may lie on after this round")
    if witness.trial.pots:
        return _division(witness)
    if not witness.reports("accepted", "returned", "collected"):
        return _skip("settles", "its manifest does not report `accepted`, `returned` and `collected`")
    events = witness.lawful.events
    left = Counter({event.wager: event.amount for event in events if isinstance(event, Accepted)})
    for event in events:
        if isinstance(event, Returned | Collected):
            left[event.wager] -= event.amount
    wrong = [f"{printable(wager, 40)}: {cents} cents" for wager, cents in left.items() if cents]
    if wrong:
        return _fault(
            "settles", "stakes-differ", f"staked but neither returned nor collected: {'; '.join(wrong)}"
        )
    return _fine("settles", "every cent staked is returned or collected")


def _division(witness: Witness) -> Probe:
    """What goes into pots comes out of them; without a rake that is what players get."""
    if not witness.reports("accepted", "returned", "awarded"):
        return _skip("settles", "its manifest does not report `accepted`, `returned` and `awarded`")
    events = witness.lawful.events
    put = {event.wager: event.amount for event in events if isinstance(event, Accepted)}
    left = sum(put.values()) - sum(e.amount for e in events if isinstance(e, Returned | Awarded))
    if left:
        return _fault("settles", "stakes-differ", f"staked but neither returned nor awarded: {left} cents")
    return _fine("settles", "every cent staked is returned or awarded")


def _order(witness: Witness) -> Probe:
    """That each answer names its own script is part of reading it."""
    for answer in witness.together:
        if isinstance(answer, EngineFault):
            return _fault("order", "answers-mixed", str(answer))
    return _fine("order", "two scripts at once are answered in their order")


def _repetition(witness: Witness) -> Probe:
    return _same(
        "repeats", witness, (witness.together[0], witness.again), "the same script has the same answer"
    )


def _restart(witness: Witness) -> Probe:
    return _same("restart", witness, (witness.restarted,), "started anew, it gives the same answer")


def _same(name: str, witness: Witness, answers: tuple[Answer, ...], fine: str) -> Probe:
    """Notes are the vendor's own and may differ."""
    for answer in answers:
        if isinstance(answer, EngineFault):
            return _faulty(name, answer)
        if where := parting(witness.lawful, answer):
            return _fault(name, "memory", f"another answer to the same script, from event {where} on")
    return _fine(name, fine)


def _kinds(witness: Witness) -> Probe:
    """Events of undeclared kinds, or of acts that do not exist."""
    heard = {_kind(event) for event in witness.lawful.events}
    if undeclared := sorted(heard - set(witness.manifest.reports)):
        return _fault("kinds", "undeclared-kind", f"not among its reports: {', '.join(undeclared)}")
    beyond = sorted({event.act for event in witness.lawful.events if event.act >= len(witness.trial.lawful)})
    if beyond:
        return _fault("kinds", "wrong-number", f"events of act {_counted(beyond)}, which is none")
    return _fine("kinds", f"{_kinds_of_event(len(heard))}, all declared")


def _options(witness: Witness) -> Probe:
    """An option that the manifest does not list is offered in every value, which may surprise its vendor."""
    listed = witness.manifest.games[witness.game].options
    known = setup(witness.game).options.items()
    unlisted = [
        f"{name} ({', '.join(map(str, values))})"
        for name, values in known
        if name not in listed and len(values) > 1  # without a choice there is no surprise
    ]
    if unlisted:
        return _fault("options", "unlisted-option", f"offered in every value: {', '.join(unlisted)}")
    return _fine("options", "each option with several values is listed")


def _rounds(witness: Witness) -> Probe:
    """From the first card on every event of a trial belongs to a round."""
    kinds = [_kind(event) for event in witness.lawful.events]
    if "dealt" not in kinds:
        return _skip("rounds", "no card is dealt")
    played = witness.lawful.events[kinds.index("dealt") :]
    if bare := sorted({_kind(event) for event in played if not event.round}):
        return _fault("rounds", "no-round", f"no `round` in {', '.join(bare)}")
    return _fine("rounds", "every event of the round says so")


CHECKS = {
    "echo": _echo,
    "accepts": _acceptance,
    "refuses": _refusal,
    "settles": _settlement,
    "order": _order,
    "repeats": _repetition,
    "restart": _restart,
    "kinds": _kinds,
    "options": _options,
    "rounds": _rounds,
}


def _refused(transcript: Transcript) -> list[int]:
    return sorted({event.act for event in transcript.events if isinstance(event, Refused)})


def _kind(event: msgspec.Struct) -> str:
    return str(event.__struct_config__.tag)


def _kinds_of_event(number: int) -> str:
    return f"{number} kind{'s' * (number != 1)} of event"


def _counted(acts: list[int]) -> str:
    return ", ".join(map(str, acts))


def _fine(name: str, detail: str) -> Probe:
    return Probe(name=name, detail=detail)


def _fault(name: str, complaint: str, detail: str) -> Probe:
    return Probe(name=name, complaint=complaint, detail=detail)


def _faulty(name: str, fault: EngineFault) -> Probe:
    return _fault(name, complaint_of(fault), str(fault))


def _skip(name: str, why: str) -> Probe:
    return Probe(name=name, detail=why, skipped=True)


def _skipped(after: str, why: str) -> list[Probe]:
    names = ("handshake", "manifest", "schema", *CHECKS)
    return [_skip(name, why) for name in names[names.index(after) + 1 :]]
