"""No false accusation: engines that obey the law in another way than the reference engine are not failed."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from importlib import import_module
from typing import Any

import msgspec
import pytest

from reference_engine import betting, house, irregular, settlement, stub
from reference_engine.engine import Declaration, ReferenceEngine
from reference_engine.games import GAMES
from reference_engine.games.double_down_stud.rules import exactly
from reference_engine.pay_tables import PayTable
from reference_engine.rules import AtLeast, AtMost, Forbids, Holds, Rule
from reference_engine.table import Handlers, Refusal, Table, forbid
from shall.compiler import compile_rulebook
from shall.engine import AMOUNTS
from shall.judge import finding_of, judge
from shall.prove import bound
from shall.script import AnyAct, Bet, Check, Fold, Leave, Proceed, Sit, worth
from shall.transcript import Dealt, Ranked, Refused
from shall.verdict import Finding

# The script itself says how many, and at which odds; and there is no more of a meter than all of it.
SCRIPTED = {"two_decks_at_most", "bonus_at_most", "prize_royal-flush"}
UNLAWFUL = {("ante-bonus", 31), ("payout-limit", 4_000_000)}  # offered to be refused: past what may be
ALL_IN = import_module("reference_engine.games.all_in_holdem.play")  # its function has the same name
ALL_IN_DECISIONS = import_module("reference_engine.games.all_in_holdem.decisions")
CRAPS = import_module("reference_engine.games.craps.play")
SPANISH = import_module("reference_engine.games.spanish_21.play")
STUD = ("caribbean-stud", "double-down-stud", "let-it-ride")
ENTERING = ("ante", "original", "bet-1", "bet-2", "bet-3")  # the wagers with which a hand begins
KINDLY = 3  # what a generous house adds to every row of its pay tables


def generous(rule: PayTable) -> Rule:
    """Every row pays more than it must."""
    rows = rule.value
    odds = {row: tuple(o and (o[0] + KINDLY * o[1], o[1]) for o in each) for row, each in rows.odds.items()}
    return rule.broken(rows._replace(odds=odds))


def variants(game: Declaration) -> Iterator[tuple[str, Rule]]:
    """Every rule that may lawfully be outdone, outdone."""
    for name, rule in game.rules.items():
        if isinstance(rule, AtMost) and rule.value and name not in SCRIPTED:
            yield name, rule.broken(rule.value - 1)
        if isinstance(rule, AtLeast) and name not in SCRIPTED:
            yield name, rule.broken(rule.value + 1)
        # What no clause sets is one of several readings, and any of them passes.
        if isinstance(rule, Holds | Forbids) and rule.value and rule.also and not rule.clauses:
            yield name, rule.broken(value=False)
        if isinstance(rule, PayTable) and not rule.value.exact:
            yield name, generous(rule)


def all_variants() -> list[Any]:
    """Each variant of each game, under its name."""
    return [
        pytest.param(game, name, rule, id=f"{game.name} {name}")
        for game in GAMES.values()
        for name, rule in variants(game)
    ]


@pytest.mark.parametrize("game, name, rule", all_variants())
def test_an_engine_that_does_more_than_it_must_violates_nothing(
    game: Declaration, name: str, rule: Rule
) -> None:
    """Stubs counted more often, cards changed sooner, better odds: no scenario fails."""
    engine = ReferenceEngine({game.name: replace(game, rules={**game.rules, name: rule})})
    reports = engine.manifest().reports
    for case, script in bound(game.name, engine.manifest().games[game.name]):
        transcript = engine.perform(script)
        if finding_of(case, script, transcript, reports) is Finding.FAILED:
            _, why, _ = judge(case, script, transcript, reports)
            pytest.fail(f"{case.citation}: {case.name}: {why}")


def usual_values() -> list[Any]:
    """Each value of each option of each game, as what an engine usually has."""
    return [
        pytest.param(game, option, value, id=f"{game.name} {option} {value}")
        for game in GAMES.values()
        for option, values in game.options.items()
        for value in values
        if len(values) > 1 and (option, value) not in UNLAWFUL
    ]


@pytest.mark.parametrize("game, option, value", usual_values())
def test_a_table_usually_set_up_otherwise_is_judged_alike(game: Declaration, option: str, value: Any) -> None:
    """What a scenario leaves open may be anything: the reference engine passes whatever is usual."""
    engine = ReferenceEngine({game.name: game})
    manifest = engine.manifest()
    usual = {**game.options, option: (value, *(v for v in game.options[option] if v != value))}
    if value == "manual":  # goes with the fewest decks, and not with dealing from the hand
        dealing = tuple(sorted(game.options["dealing"], key=lambda method: method == "hand"))
        decks = tuple(sorted(game.options.get("decks", (1, 2))))
        usual |= {"decks": decks, "shuffling": ("manual", "device"), "dealing": dealing}
    offered = msgspec.structs.replace(manifest.games[game.name], options=usual)
    for case, script in bound(game.name, offered):
        finding, why, _ = judge(case, script, engine.perform(script), manifest.reports)
        assert finding is Finding.PASSED, f"{case.file}:{case.line} {case.name}: {finding}: {why}"


Reading = tuple[str, dict[str, Any], dict[str, str]]  # a game, some of its rules, what it declares
READ_OTHERWISE: dict[str, Reading] = {  # what the text leaves open, read in another way and declared so
    "a pair or better qualifies": ("caribbean-stud", {"qualifies_with": ()}, {"CS-01": "R2"}),
    "ace high qualifies": ("caribbean-stud", {"qualifies_with": ("A",)}, {"CS-01": "R3"}),
    "who doubles doubles": ("double-down-stud", {"double_size": (exactly, {})}, {"DD-02": "R2"}),
    "prizes are paid from the left": ("caribbean-stud", {"progressive_round": True}, {"CS-08": "R2"}),
    "the last card of the stack lies face up": ("caribbean-stud", {"up_card": (4,)}, {"CS-16": "R2"}),
    "ace and two are a sequence": (
        "mini-tex-3-card-holdem",
        {"pocket_low_ace_suited": False, "pocket_low_ace_unsuited": False},
        {"MTX-05": "R2"},
    ),
    "3 to 2 is rounded down": ("heads-up-holdem", {"odd_amounts": ("rounded down",)}, {"HUH-21": "R2"}),
    "3 to 2 is rounded up": ("heads-up-holdem", {"odd_amounts": ("rounded up",)}, {"HUH-21": "R3"}),
    "of two players the button posts and acts first": (
        "poker",
        {"two_players_blinds": ("the button first",), "two_players_turns": ("the button first",)},
        {"PK-61": "R2"},
    ),
    "an all-in player opens nothing": ("poker", {"all_in_opener": ("is left out",)}, {"PK-19": "R2"}),
    "the common card is nobody's": ("poker", {"common_card_shows": False}, {"PK-39": "R2"}),
    "the last card is shuffled in": ("poker", {"last_card": ("is shuffled in",)}, {"PK-12": "R2"}),
    "the last card is burned": ("poker", {"last_card": ("is burned",)}, {"PK-12": "R3"}),
    "the shoe is dealt to its last card": (
        "spanish-21",
        {"ends_with_cutting_card": False},
        {"S21-10": "R2"},
    ),
    "a tie at 21 goes to the dealer": ("spanish-21", {"tie_at_21": ("lost",)}, {"S21-04": "R2"}),
    "each share is raked": ("poker", {"rake_first": False}, {"PK-16": "R2"}),
}


def reading_otherwise(otherwise: Reading) -> ReferenceEngine:
    """The reference engine with another reading."""
    name, values, readings = otherwise
    game = GAMES[name]
    rules = game.rules | {rule: game.rules[rule].broken(value) for rule, value in values.items()}
    return ReferenceEngine({name: replace(game, rules=rules, readings=game.readings | readings)})


@pytest.mark.parametrize("otherwise", READ_OTHERWISE.values(), ids=READ_OTHERWISE)
def test_an_engine_that_reads_what_is_left_open_otherwise_violates_nothing(otherwise: Reading) -> None:
    """It passes every scenario that its declared readings leave applicable."""
    engine = reading_otherwise(otherwise)
    reports = engine.manifest().reports
    for case, script in bound(otherwise[0], engine.manifest().games[otherwise[0]]):
        finding, why, _ = judge(case, script, engine.perform(script), reports)
        assert finding is Finding.PASSED, f"{case.file}:{case.line} {case.name}: {finding}: {why}"


def test_every_scenario_for_another_reading_fails_an_engine_that_only_declares_it() -> None:
    """Whoever declares a reading and leaves out a part of it is caught; no scenario is for nobody."""
    failed = set()
    for name, values, readings in READ_OTHERWISE.values():
        for left_out in values:
            parts = {rule: value for rule, value in values.items() if rule != left_out}
            claims = reading_otherwise((name, parts, readings))
            reports = claims.manifest().reports
            for case, script in bound(name, claims.manifest().games[name]):
                if finding_of(case, script, claims.perform(script), reports) is Finding.FAILED:
                    failed.add(case.id)
    games = ReferenceEngine(GAMES).manifest().games
    own = {case.id for name, game in games.items() for case, _ in bound(name, game)}
    assert {case.id for name in GAMES for case in compile_rulebook(name)} - own == failed


NO_SEAT = 14  # no table has it: to sit there is refused


def seated_once(acts: tuple[AnyAct, ...]) -> Iterator[AnyAct]:
    """The same acts, but whoever sits already finds no second seat."""
    seated = set()
    for act in acts:
        if isinstance(act, Leave):
            seated.discard(act.patron)
        if not isinstance(act, Sit):
            yield act
            continue
        yield msgspec.structs.replace(act, seat=NO_SEAT) if act.patron in seated else act
        seated.add(act.patron)


@pytest.mark.parametrize("game", [pytest.param(game, id=name) for name, game in GAMES.items()])
def test_a_table_that_refuses_a_second_seat_already_violates_nothing(game: Declaration) -> None:
    """One position a player: it is lawful to refuse the seat, and lawful to refuse only the wager there."""
    engine = ReferenceEngine({game.name: game})
    reports = engine.manifest().reports
    for case, script in bound(game.name, engine.manifest().games[game.name]):
        refusing = msgspec.structs.replace(script, acts=tuple(seated_once(script.acts)))
        finding, why, _ = judge(case, script, engine.perform(refusing), reports)
        assert finding is Finding.PASSED, f"{case.file}:{case.line} {case.name}: {finding}: {why}"


@pytest.mark.parametrize("game", [pytest.param(game, id=name) for name, game in GAMES.items()])
def test_an_engine_that_lists_other_amounts_plays_with_those_of_the_script(game: Declaration) -> None:
    """Minimums are the script's, so that a house which usually asks for more is asked nothing else."""
    engine = ReferenceEngine({game.name: game})
    manifest = engine.manifest()
    amounts = {name: (25_00,) for name in game.options if name.endswith(AMOUNTS)}
    offered = msgspec.structs.replace(manifest.games[game.name], options={**game.options, **amounts})
    for case, script in bound(game.name, offered):
        finding, why, _ = judge(case, script, engine.perform(script), manifest.reports)
        assert finding is Finding.PASSED, f"{case.file}:{case.line} {case.name}: {finding}: {why}"


@pytest.mark.parametrize("least, most", [(0, 50_00), (25_00, 10**9)], ids=["at most $50", "at least $25"])
@pytest.mark.parametrize("game", ["all-in-holdem", "mini-tex-3-card-holdem", *STUD])
def test_a_house_with_limits_of_its_own_on_the_ante_violates_nothing(
    monkeypatch: pytest.MonkeyPatch, game: str, least: int, most: int
) -> None:
    """It refuses what the law would allow, and scenarios with such wagers are inconclusive."""

    def check_limits(table: Table, area: str, amount: int) -> None:
        ordinary(table, area, amount)
        if area in ENTERING and not least <= amount <= most:
            raise Refusal

    ordinary = betting.check_limits
    monkeypatch.setattr(betting, "check_limits", check_limits)
    assert Finding.PASSED in findings_of(game)


def test_a_house_that_takes_whole_dollars_only_violates_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cents are judged where they are taken."""

    def check_limits(table: Table, area: str, amount: int) -> None:
        ordinary(table, area, amount)
        if amount % 100:
            raise Refusal

    ordinary = betting.check_limits
    monkeypatch.setattr(betting, "check_limits", check_limits)
    assert set(findings_of("all-in-holdem")) == {Finding.PASSED}


def test_a_stub_counted_when_all_is_settled_violates_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """A count comes any time after the last card: what a wrong one voids may be settled by then (AIH-21)."""
    monkeypatch.setattr(ALL_IN, "rack_stub", lambda _table, _now: None)
    assert set(findings_of("all-in-holdem")) == {Finding.PASSED}


@pytest.mark.parametrize("game", ["all-in-holdem", "mini-tex-3-card-holdem", "heads-up-holdem"])
def test_a_deck_changed_after_a_misdeal_violates_nothing(monkeypatch: pytest.MonkeyPatch, game: str) -> None:
    """The law removes a wrong deck; it keeps no right one on the table."""

    def miscounted(table: Table, now: Any, deck_is: str, why: Any, *, misdealt: bool) -> None:
        ordinary(table, now, deck_is, why, misdealt=misdealt)
        if misdealt and not table.deck_gone:
            house.remove(table, table.deck, why)
            table.deck_gone = True

    ordinary = stub.miscounted
    monkeypatch.setattr(stub, "miscounted", miscounted)
    assert set(findings_of(game)) == {Finding.PASSED}


@pytest.mark.parametrize("game, refusing", [("all-in-holdem", "wagers"), ("mini-tex-3-card-holdem", "play")])
def test_bonus_chips_that_may_lie_before_the_ante_violate_nothing(
    monkeypatch: pytest.MonkeyPatch, game: str, refusing: str
) -> None:
    """If no ante follows they go back at the call, and the position takes no part."""
    alone = GAMES[game].rules["bonus_alone"]
    module = import_module(f"reference_engine.games.{game.replace('-', '_')}.{refusing}")
    monkeypatch.setattr(module, "forbid", lambda is_so, rule: forbid(is_so and rule is not alone, rule))
    assert set(findings_of(game)) == {Finding.PASSED}


def no_wager_left(monkeypatch: pytest.MonkeyPatch) -> None:
    """The round stops when no wager is open (AIH-13)."""

    def complete(table: Table, now: Any) -> None:
        irregular.dealer_short(table, now)
        calls = not now.all_void and ALL_IN.qualifies(table, now)
        for number, step in enumerate(table.rules.completes.value):
            if not now.all_void and (table.wagers or not number):
                ALL_IN.COMPLETING[step.name](table, now, calls, step)

    monkeypatch.setattr(ALL_IN, "COURSE", replace(ALL_IN.COURSE, complete=complete))


def folds_are_final(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card of the dealer is seen, and whoever has folded has lost the ante (AIH-17)."""

    def void_all(table: Table, now: Any, *why: Any, keep: str = "", cause: str = "") -> None:
        for wager in [each for each in table.wagers.values() if each.area == "ante"]:
            if keep == "exposed" and now.decisions.get(wager.seat) == "fold":
                settlement.lose(table, wager, *why)
        ordinary(table, now, *why, keep=keep, cause=cause)

    ordinary = irregular.void_all
    monkeypatch.setattr(irregular, "void_all", void_all)


def bonuses_go_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """A card of the dealer is seen in the deal, and the bonus wagers go back (AIH-18)."""

    def void_all(table: Table, now: Any, *why: Any, keep: str = "", cause: str = "") -> None:
        ordinary(table, now, *why, keep="" if now.exposed_in_deal else keep, cause=cause)

    ordinary = irregular.void_all
    monkeypatch.setattr(irregular, "void_all", void_all)


def clockwise_only(monkeypatch: pytest.MonkeyPatch, decisions: Any = ALL_IN_DECISIONS) -> None:
    """Players decide in turn, from the dealer's left (AIH-26)."""

    def deciding(table: Table, now: Any, own: Handlers) -> Handlers:
        def in_turn(act: Any, do: Callable[[Any], None]) -> None:
            if act.seat in now.undecided() and act.seat != min(now.undecided()):
                raise Refusal
            do(act)

        turns: Handlers = {kind: partial(in_turn, do=own[kind]) for kind in (Bet, Fold)}
        handlers: Handlers = ordinary(table, now, {**own, **turns})
        return handlers

    ordinary = decisions.deciding
    monkeypatch.setattr(decisions, "deciding", deciding)


def eight_hours(monkeypatch: pytest.MonkeyPatch) -> None:
    """The cards of an automated shoe are changed as those of any shoe (AIH-24)."""

    def hours(table: Table) -> tuple[Rule, ...]:
        machine = table.options["dealing"] == "automated-shoe"
        return (table.rules.minutes_from_shoe,) if machine else ordinary(table)

    ordinary = house.hours
    monkeypatch.setattr(house, "hours", hours)


@pytest.mark.parametrize(
    "otherwise", [no_wager_left, folds_are_final, bonuses_go_back, clockwise_only, eight_hours]
)
def test_an_all_in_table_that_reads_what_is_left_open_otherwise_violates_nothing(
    monkeypatch: pytest.MonkeyPatch, otherwise: Callable[[pytest.MonkeyPatch], None]
) -> None:
    """Each does what a tolerant or advisory reading allows beside the one adopted."""
    otherwise(monkeypatch)
    assert Finding.PASSED in findings_of("all-in-holdem")


def limited(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wagers of $25 to $50, in whole dollars."""

    def bet(game: Any, act: Bet) -> None:
        if not 25_00 <= worth(act.pieces) <= 50_00:
            raise Refusal
        ordinary(game, act)

    ordinary = CRAPS.bet
    monkeypatch.setattr(CRAPS, "bet", bet)


def unconfirmed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The dealer hears a call, and confirms none: the place bet rests."""
    monkeypatch.setattr(CRAPS, "call", lambda _game, _act: None)


def on_until_called_off(monkeypatch: pytest.MonkeyPatch) -> None:
    """A place bet called on stays so (CR-10)."""

    def hold_place(game: Any, wager: Any, total: int, before: int | None) -> None:
        on = wager.on
        ordinary(game, wager, total, before)
        wager.on = on

    ordinary = CRAPS.hold_place
    monkeypatch.setattr(CRAPS, "hold_place", hold_place)


def left_lying(monkeypatch: pytest.MonkeyPatch) -> None:
    """A void wager stays as a new one (CR-01, CR-04), and so does one that won."""

    def settle(table: Table, wager: Any, outcome: str, *why: Any) -> None:
        stays = outcome in ("void", "won")
        if stays:
            monkeypatch.setattr(settlement, "give_back", lambda *_: None)
        ordinary(table, wager, outcome, *why)
        monkeypatch.setattr(settlement, "give_back", give_back)
        if stays:
            wager.thrown, wager.point = False, None

    ordinary, give_back = CRAPS.settle, settlement.give_back
    monkeypatch.setattr(CRAPS, "settle", settle)


@pytest.mark.parametrize("otherwise", [limited, unconfirmed, on_until_called_off, left_lying])
def test_a_craps_table_with_ways_of_its_own_violates_nothing(
    monkeypatch: pytest.MonkeyPatch, otherwise: Callable[[pytest.MonkeyPatch], None]
) -> None:
    """Limits, confirmed calls, how long a call lasts and what stays on the layout are not printed."""
    otherwise(monkeypatch)
    assert set(findings_of("craps")) == {Finding.PASSED}


def test_a_shooter_who_must_have_a_line_bet_leaves_one_scenario_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """Only what nobody's line bet means for the come out roll (CR-12) takes a throw without one."""

    def roll(game: Any, act: Any) -> None:
        if game.come_out and not {"pass", "dont-pass"} & {w.area for w in game.table.wagers.values()}:
            raise Refusal
        ordinary(game, act)

    ordinary = CRAPS.roll
    monkeypatch.setattr(CRAPS, "roll", roll)
    assert [finding for finding in findings_of("craps") if finding is not Finding.PASSED] == [
        Finding.INCONCLUSIVE
    ]


def test_a_mini_craps_table_without_come_bets_violates_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """The list says what may be offered there, not what must be."""

    def bet(game: Any, act: Bet) -> None:
        if game.table.options["form"] == "mini-craps" and act.area in ("come", "dont-come"):
            raise Refusal
        ordinary(game, act)

    ordinary = CRAPS.bet
    monkeypatch.setattr(CRAPS, "bet", bet)
    assert Finding.PASSED in findings_of("craps")


def blackjack_ends_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """A blackjack of the dealer, or of all players, ends the round at once; nothing is left to go on with."""

    def one_round(dealer: Any) -> Any:
        flow = ordinary(dealer)
        stop = next(flow, None)
        while stop is not None:
            if not naturals(dealer.table):
                yield stop
            stop = next(flow, None)

    def naturals(table: Table) -> bool:
        now = [event for event in table.events if event.round == table.round]
        own = [event.card for event in now if isinstance(event, Dealt) and event.area == "dealer"]
        ranks = [event.rank for event in now if isinstance(event, Ranked)]
        return SPANISH.is_blackjack(table, "dealer", own) or set(ranks) == {"blackjack"}

    def betting(dealer: Any) -> Handlers:
        def go_on(_: Proceed) -> None:
            if not dealer.table.wagers:
                raise Refusal

        return {**taking_bets(dealer), Proceed: go_on}

    ordinary, taking_bets = SPANISH.one_round, SPANISH.betting
    monkeypatch.setattr(SPANISH, "one_round", one_round)
    monkeypatch.setattr(SPANISH, "betting", betting)


def no_old_cards_dealt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cards that have grown old are not changed: nothing is dealt from them."""

    def betting(dealer: Any) -> Handlers:
        def go_on(_: Proceed) -> None:
            table = dealer.table
            if table.clock - table.deck.received_at > table.rules.minutes.value:
                raise Refusal

        return {**taking_bets(dealer), Proceed: go_on}

    taking_bets = SPANISH.betting
    monkeypatch.setattr(SPANISH, "betting", betting)


@pytest.mark.parametrize("otherwise", [blackjack_ends_it, no_old_cards_dealt])
def test_a_spanish_21_table_with_ways_of_its_own_violates_nothing(
    monkeypatch: pytest.MonkeyPatch, otherwise: Callable[[pytest.MonkeyPatch], None]
) -> None:
    """How a round is played, and what becomes of old cards but that none is dealt, is not printed."""
    otherwise(monkeypatch)
    assert set(findings_of("spanish-21")) == {Finding.PASSED}


def test_caribbean_stud_players_who_must_decide_in_turn_violate_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whose turn it is to bet or fold is not printed, and no scenario takes a decision out of turn."""
    clockwise_only(monkeypatch, import_module("reference_engine.games.caribbean_stud.play"))
    assert set(findings_of("caribbean-stud")) == {Finding.PASSED}


@pytest.mark.parametrize("name", ["all-in-holdem", "caribbean-stud", "heads-up-holdem"])
def test_an_engine_that_runs_on_after_the_last_decision_violates_nothing(name: str) -> None:
    """Nobody can act any more, so it does not wait for `proceed`; that one then finds nothing to do."""
    game = GAMES[name]
    engine = ReferenceEngine({game.name: game})
    manifest = engine.manifest()
    for case, script in bound(game.name, manifest.games[game.name]):
        transcript = engine.perform(script)
        told = tuple(caused_earlier(script.acts, transcript.events))
        finding, why, _ = judge(
            case, script, msgspec.structs.replace(transcript, events=told), manifest.reports
        )
        assert finding is not Finding.FAILED, f"{case.file}:{case.line} {case.name}: {why}"


def caused_earlier(acts: tuple[AnyAct, ...], events: tuple[Any, ...]) -> Iterator[Any]:
    """The same events, those of a `proceed` after a decision caused by the decision already."""
    refused = {event.act for event in events if isinstance(event, Refused)}
    decisions = {
        index
        for index, act in enumerate(acts)
        if isinstance(act, Check | Fold) or (isinstance(act, Bet) and act.area in ("raise", "bet"))
    } - refused
    for event in events:
        ran_on = isinstance(acts[event.act], Proceed) and event.act not in refused
        due = ran_on and event.act - 1 in decisions
        yield msgspec.structs.replace(event, act=event.act - 1) if due else event


def findings_of(game: str) -> list[Finding]:
    """The findings of the engine as it now is, none of them a failure."""
    engine = ReferenceEngine({game: GAMES[game]})
    manifest = engine.manifest()
    findings: list[Finding] = []
    for case, script in bound(game, manifest.games[game]):
        finding, why, _ = judge(case, script, engine.perform(script), manifest.reports)
        assert finding is not Finding.FAILED, f"{case.file}:{case.line} {case.name}: {why}"
        findings.append(finding)
    return findings


ALONE: dict[
    str, tuple[str, dict[str, tuple[Any, ...]], set[str]]
] = {  # what applies to none but other tables
    "two decks at let it ride": ("let-it-ride", {"decks": (2,), "shuffling": ("device",)}, set()),
    "an automated shoe at let it ride": (
        "let-it-ride",
        {"dealing": ("automated-shoe",)},
        {"18.12(b)"},
    ),
    "the hand at let it ride": ("let-it-ride", {"dealing": ("hand",)}, {"18.12(e)", "18.12(f)"}),
    "no bonus at let it ride": ("let-it-ride", {"bonus": ()}, {"18.11(d)"}),
    "a manual shoe at double down stud": (
        "double-down-stud",
        {"dealing": ("manual-shoe",)},
        {"17.8(a)2iv"},
    ),
    "no progressive at caribbean stud": (
        "caribbean-stud",
        {"progressive": ()},
        {"16.10(f)1", "16.11(a)", "16.11(b)1", "16.11(b)2", "16.11(c)", "16.12(e)", "16.12(f)", "16.12(g)"},
    ),
    "two decks at all-in hold 'em": (
        "all-in-holdem",
        {"decks": (2,), "shuffling": ("device",)},
        {"44.4(b)2", "44.4(c)1ii", "44.4(c)1iii", "44.4(c)2", "44.4(d)"},
    ),
}


@pytest.mark.parametrize("name, only, left", ALONE.values(), ids=ALONE)
def test_an_engine_that_offers_one_way_alone_is_judged_on_all_that_has_nothing_to_do_with_it(
    name: str, only: dict[str, tuple[Any, ...]], left: set[str]
) -> None:
    """Only clauses about what it does not offer are left without a scenario, and it passes the others."""
    game = GAMES[name]
    engine = ReferenceEngine(
        {name: replace(game, options={**game.options, **{k: v for k, v in only.items() if v}})}
    )
    manifest = engine.manifest()
    offered = msgspec.structs.replace(manifest.games[name], options={**game.options, **only})
    judged = set()
    for case, script in bound(name, offered):
        finding, why, _ = judge(case, script, engine.perform(script), manifest.reports)
        assert finding is Finding.PASSED, f"{case.file}:{case.line} {case.name}: {finding}: {why}"
        judged.add(case.citation)
    clauses = {case.citation for case in compile_rulebook(name)}
    assert {citation.partition("-")[2] for citation in clauses - judged} == left
