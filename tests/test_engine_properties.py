"""What holds in every round of all-in hold 'em that anybody could play on the reference engine."""

from collections import Counter, defaultdict
from typing import Any

import msgspec
from hypothesis import assume, given
from hypothesis import strategies as st
from pokerkit import StandardHighHand

from reference_engine import engine
from reference_engine.cards import DECK
from shall.script import (
    AnyAct,
    Bet,
    Check,
    Cut,
    Fold,
    Increase,
    Piece,
    Proceed,
    Recut,
    Script,
    Shuffle,
    Sit,
    Withdraw,
)  # fmt: skip
from shall.transcript import (
    Accepted,
    Burned,
    Collected,
    Dealt,
    Ended,
    Event,
    Paid,
    Ranked,
    Refused,
    Returned,
    Transcript,
)  # fmt: skip

ENGINE = engine()
Decisions = dict[int, str]


@st.composite
def options(draw: st.DrawFn) -> dict[str, Any]:
    """A table as a licensee may set it up."""
    dealing = draw(st.sampled_from(["manual-shoe", "hand", "automated-shoe"]))
    shuffling = "device" if dealing == "hand" else draw(st.sampled_from(["device", "manual"]))
    return {
        "dealing": dealing,
        "shuffling": shuffling,
        "decks": draw(st.sampled_from([1, 2])) if shuffling == "device" else 1,
        "hole-card-bonus": draw(st.sampled_from("ABCD")),
        "final-hand-bonus": draw(st.sampled_from("ABCD")),
    }


@st.composite
def rounds(draw: st.DrawFn, seats: list[int], number: int) -> list[AnyAct]:
    """One round: wagers, then a decision of every seat that has an ante."""
    acts: list[AnyAct] = []
    playing = draw(st.lists(st.sampled_from(seats), min_size=1, unique=True))
    for seat in playing:
        ante = 500 * draw(st.integers(1, 20))
        acts.append(_bet(seat, "ante", ante, number))
        bonuses = [area for area in ("hole-card-bonus", "final-hand-bonus") if draw(st.booleans())]
        acts += [_bet(seat, area, 100 * draw(st.integers(1, 20)), number) for area in bonuses]
    acts.append(Proceed())
    antes = {act.seat: act.pieces[0].value for act in acts if isinstance(act, Bet) and act.area == "ante"}
    for seat in draw(st.permutations(playing)):
        if draw(st.booleans()):
            acts.append(_bet(seat, "raise", 3 * antes[seat], number))
        else:
            acts.append(Fold(patron=f"p{seat}", seat=seat))
    acts.append(Proceed())
    return acts


def _bet(seat: int, area: str, amount: int, number: int) -> Bet:
    wager = f"{area} {seat} {number}"
    return Bet(wager=wager, patron=f"p{seat}", seat=seat, area=area, pieces=(Piece("chip", amount),))


@st.composite
def scripts(draw: st.DrawFn, most: int = 3) -> Script:
    """Some rounds that the law allows, on decks in any order."""
    seats = draw(st.lists(st.integers(1, 6), min_size=1, max_size=6, unique=True))
    acts: list[AnyAct] = [Sit(patron=f"p{seat}", seat=seat) for seat in seats]
    for number in range(1, draw(st.integers(1, most)) + 1):
        acts += draw(rounds(seats, number))
    orders = draw(st.lists(st.permutations(DECK), min_size=1, max_size=2))
    shuffles = tuple(Shuffle(cards=tuple(order), deck=1 + i % 2) for i, order in enumerate(orders))
    return Script(
        protocol=1,
        id="any",
        game="all-in-holdem",
        options=draw(options()),
        shuffles=shuffles,
        acts=tuple(acts),
    )


def _of(transcript: Transcript, kind: type[Event]) -> list[Any]:
    return [event for event in transcript.events if type(event) is kind]


def _paid(transcript: Transcript, *areas: str) -> dict[str, int]:
    totals: Counter[str] = Counter()
    for event in _of(transcript, Paid):
        if event.area in areas:
            totals[event.wager] += event.amount
    return dict(totals)


def _renamed(script: Script, suits: dict[str, str]) -> Script:
    shuffles = tuple(
        msgspec.structs.replace(order, cards=tuple(card[0] + suits[card[1]] for card in order.cards))
        for order in script.shuffles
    )
    return msgspec.structs.replace(script, shuffles=shuffles)


@given(scripts())
def test_every_legal_script_ends_with_nothing_refused(script: Script) -> None:
    """Each round that is begun is played to its end."""
    transcript = ENGINE.perform(script)
    assert not _of(transcript, Refused)
    assert len(_of(transcript, Ended)) == sum(isinstance(act, Proceed) for act in script.acts) / 2


@given(scripts())
def test_stakes_in_equal_stakes_out(script: Script) -> None:
    """What is put down on a wager is returned or collected, to the cent."""
    transcript = ENGINE.perform(script)
    placed = {event.wager: event.amount for event in _of(transcript, Accepted)}
    gone: Counter[str] = Counter()
    for event in [*_of(transcript, Returned), *_of(transcript, Collected)]:
        gone[event.wager] += event.amount
    assert dict(gone) == placed


@given(scripts())
def test_no_card_appears_twice_in_a_round(script: Script) -> None:
    """Dealt or burned, every card of a round is another one."""
    seen: dict[int, list[str]] = defaultdict(list)
    for event in ENGINE.perform(script).events:
        if isinstance(event, Dealt | Burned):
            seen[event.round].append(event.card)
    for cards in seen.values():
        assert len(set(cards)) == len(cards)


@given(scripts(), st.permutations("cdhs"))
def test_renaming_suits_changes_nothing_on_ante_raise_and_final_hand_bonus(
    script: Script, suits: list[str]
) -> None:
    """No suit is better than another."""
    other = _renamed(script, dict(zip("cdhs", suits, strict=True)))
    areas = ("ante", "raise", "final-hand-bonus")
    assert _paid(ENGINE.perform(script), *areas) == _paid(ENGINE.perform(other), *areas)


@given(scripts(), st.sampled_from(["sdhc", "chds", "shdc"]))
def test_keeping_colours_changes_nothing_on_the_hole_card_bonus(script: Script, suits: str) -> None:
    """Red aces stay red."""
    other = _renamed(script, dict(zip("cdhs", suits, strict=True)))
    assert _paid(ENGINE.perform(script), "hole-card-bonus") == _paid(ENGINE.perform(other), "hole-card-bonus")


@given(st.permutations(DECK))
def test_a_better_hand_never_earns_less_on_ante_and_raise(deck: list[str]) -> None:
    """Two hands against the same dealer on the same board: the one that ranks higher is paid no less."""
    one, two, dealer, rest = deck[:2], deck[2:4], deck[4:6], deck[6:]
    results = []
    for own in (one, two):
        order = (own[0], dealer[0], own[1], dealer[1], *rest, *(two if own is one else one))
        acts = (
            Sit(patron="p1", seat=1),
            _bet(1, "ante", 500, 1),
            Proceed(),
            _bet(1, "raise", 1500, 1),
            Proceed(),
        )
        transcript = ENGINE.perform(
            Script(protocol=1, id="one", game="all-in-holdem", shuffles=(Shuffle(cards=order),), acts=acts)
        )
        ranked = [event for event in _of(transcript, Ranked) if event.seat == 1]
        assume(ranked)
        lost = sum(event.amount for event in _of(transcript, Collected))
        results.append((ranked[0], sum(_paid(transcript, "ante", "raise").values()) - lost))
    (first, earned), (second, other) = results
    difference = _compare(first.cards, second.cards)
    assert difference == 0 or (earned - other) * difference >= 0


def _compare(one: tuple[str, ...], two: tuple[str, ...]) -> int:
    first, second = StandardHighHand("".join(one)), StandardHighHand("".join(two))
    return (first > second) - (first < second)


UNLAWFUL = (
    Bet(wager="x", patron="nobody", seat=1, area="ante", pieces=(Piece("chip", 500),)),
    Bet(wager="x", patron="p1", seat=1, area="nowhere", pieces=(Piece("chip", 500),)),
    Bet(wager="x", patron="p1", seat=1, area="raise", pieces=(Piece("chip", 1),)),
    Check(patron="p1", seat=1),
    Fold(patron="nobody", seat=1),
    Cut(cards=3),
    Recut(cards=3),
    Increase(wager="none", pieces=(Piece("chip", 500),)),
    Withdraw(wager="none"),
)


@given(scripts(), st.sampled_from(UNLAWFUL), st.data())
def test_a_refused_act_leaves_the_transcript_otherwise_unchanged(
    script: Script, act: AnyAct, data: st.DataObject
) -> None:
    """An act that is refused brings about its refusal and nothing else, then or later."""
    place = data.draw(st.integers(0, len(script.acts)))
    tried = msgspec.structs.replace(script, acts=(*script.acts[:place], act, *script.acts[place:]))
    before, after = ENGINE.perform(script), ENGINE.perform(tried)
    assert [event.act for event in _of(after, Refused)] == [place]
    kept = [
        msgspec.structs.replace(event, act=event.act - (event.act > place))
        for event in after.events
        if not isinstance(event, Refused)
    ]
    assert kept == list(before.events)
