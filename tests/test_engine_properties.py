"""What holds in every round that anybody could lawfully play on the reference engine, whatever the game."""

from collections import Counter
from itertools import permutations
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from lawful_play import ENGINE, GAMES, bet, script

from shall.adapters.cards import dealt_twice
from shall.script import (
    AnyAct,
    Bet,
    Call,
    Check,
    Cut,
    Draw,
    Fold,
    Increase,
    Piece,
    Recut,
    Script,
    Talk,
    Withdraw,
)
from shall.transcript import Accepted, Awarded, Collected, Ended, Event, Raked, Refused, Returned, Transcript

SUITS = "cdhs"
SEED = st.integers(0, 99)  # the same scripts for every property
OFTEN = settings(max_examples=60)
WAYS = tuple("".join(way) for way in permutations(SUITS))
SAME_COLOURS = ("cdhs", "sdhc", "chds", "shdc")


def every(*games: str) -> pytest.MarkDecorator:
    """A test for each of these games."""
    return pytest.mark.parametrize("game", games)


def of(transcript: Transcript, *kinds: type[Event]) -> list[Any]:
    """The events of some kinds."""
    return [event for event in transcript.events if isinstance(event, kinds)]


@every(*GAMES)
@OFTEN
@given(seed=SEED)
def test_every_legal_script_ends_with_nothing_refused(game: str, seed: int) -> None:
    """Each round that is begun is played to its end."""
    played = script(game, seed)
    transcript = ENGINE.perform(played)
    assert not of(transcript, Refused)
    dealt = {event.round for event in of(transcript, Accepted) if game != "craps"}
    assert {event.round for event in of(transcript, Ended)} == dealt


@every(*GAMES)
@OFTEN
@given(seed=SEED)
def test_stakes_in_equal_stakes_out(game: str, seed: int) -> None:
    """What is put down on a wager is returned or collected, to the cent; what goes into pots comes out."""
    transcript = ENGINE.perform(script(game, seed))
    placed = {event.wager: event.amount for event in of(transcript, Accepted)}
    gone: Counter[str] = Counter()
    for event in of(transcript, Returned, Collected):
        gone[event.wager] += event.amount
    if game == "poker":
        pots = sum(event.amount for event in of(transcript, Awarded, Raked))
        assert sum(gone.values()) + pots == sum(placed.values())
    else:
        assert dict(gone) == placed


@every(*GAMES)
@OFTEN
@given(seed=SEED)
def test_no_card_comes_more_often_than_the_deck_has_it(game: str, seed: int) -> None:
    """Dealt or burned, every card of a round is another one."""
    played = script(game, seed)
    assert not dealt_twice(ENGINE.perform(played), played)


def renamed(thing: Any, suits: dict[str, str]) -> Any:
    """A script or an event with other suits."""
    text = msgspec.json.encode(thing).decode()
    for rank in "23456789TJQKA":
        for suit in SUITS:
            text = text.replace(f'"{rank}{suit}"', f'"{rank}*{suits[suit]}"')
    return msgspec.json.decode(text.replace("*", ""), type=type(thing))


def indifferent(played: Script, suits: str) -> Script:
    """Without the bonus that depends on the colours of two cards, if they change."""
    if suits not in SAME_COLOURS:
        acts = [act for act in played.acts if getattr(act, "area", "") != "hole-card-bonus"]
        return msgspec.structs.replace(played, acts=tuple(acts))
    return played


@every(*(game for game in GAMES if game != "craps"))
@OFTEN
@given(seed=SEED, suits=st.sampled_from(WAYS))
def test_no_suit_is_better_than_another(game: str, seed: int, suits: str) -> None:
    """With other suits the same happens, with other suits."""
    while str(script(game, seed).options.get("form")).startswith("seven"):
        seed += 1  # in stud a suit may decide who opens
    played = indifferent(script(game, seed), suits)
    other = dict(zip(SUITS, suits, strict=True))
    assert ENGINE.perform(renamed(played, other)) == renamed(ENGINE.perform(played), other)


@every("craps")
@OFTEN
@given(seed=SEED)
def test_it_does_not_matter_which_die_shows_what(game: str, seed: int) -> None:
    """A throw is its two numbers, in any order."""
    played = script(game, seed)
    turned = [msgspec.structs.replace(a, dice=a.dice[::-1]) if hasattr(a, "dice") else a for a in played.acts]
    assert ENGINE.perform(msgspec.structs.replace(played, acts=tuple(turned))) == ENGINE.perform(played)


CHIP = (Piece("chip", 500),)
NEVER: tuple[AnyAct, ...] = (  # lawful, whenever they come
    *(
        Bet(wager="x", patron="nobody", seat=1, area=area, pieces=CHIP)
        for area in ("ante", "original", "bet-1", "wager", "pass", "pot")
    ),
    *(bet(1, area, 1, 0) for area in ("nowhere", "raise", "flop", "river", "play", "bet", "double-down")),
    Fold(patron="nobody", seat=1),
    Check(patron="nobody", seat=1),
    Draw(patron="nobody", seat=1),
    Talk(patrons=("nobody",)),
    Call(wager="none", on=True),
    Increase(wager="none", pieces=CHIP),
    Withdraw(wager="none"),
    Cut(cards=400),
    Recut(cards=400),
)


@every(*GAMES)
@OFTEN
@given(seed=SEED, act=st.sampled_from(NEVER), data=st.data())
def test_a_refused_act_leaves_the_transcript_otherwise_unchanged(
    game: str, seed: int, act: AnyAct, data: st.DataObject
) -> None:
    """An act that is refused brings about its refusal and nothing else, then or later."""
    played = script(game, seed)
    place = data.draw(st.integers(0, len(played.acts)))
    tried = msgspec.structs.replace(played, acts=(*played.acts[:place], act, *played.acts[place:]))
    before, after = ENGINE.perform(played), ENGINE.perform(tried)
    assert [event.act for event in of(after, Refused)] == [place]
    kept = [
        msgspec.structs.replace(event, act=event.act - (event.act > place))
        for event in after.events
        if not isinstance(event, Refused)
    ]
    assert kept == list(before.events)
