"""The deal that begins a round: the deck in its place, the call, and the passes round the table."""

from collections.abc import Iterable, Sequence

from shall.transcript import Loaded

from . import irregular
from .before_deal import clear_idle_wagers, close_betting
from .between_rounds import finish_shuffle, governing, ready
from .dealing import Pass
from .devices import take_away
from .round import Round
from .rules import Cites, Rule
from .seats import seats_round
from .stub import rack_stub
from .table import Table


def deal(table: Table, now: Round) -> None:
    """The first cards, by the method of the table."""
    r, method = table.rules, str(table.options["dealing"])
    rule = r.__dict__
    take_away(table, "automated-shoe", table.deck)
    ready(table)
    if rule[f"loads_last_{method}"].value:
        load(table, method)
    call_first = rule[f"call_first_{method}"]
    if call_first.value:
        close_betting(table, now, method)
    clear_idle_wagers(table, now)
    stub_due = now.course.stub_after_deal(table)
    if stub_due and not rule[f"stub_after_board_{method}"].value:
        rack_stub(table, now)
    deal_passes(table, now, method)
    if not call_first.value:
        close_betting(table, now, method)
    if stub_due and not now.all_void:
        rack_stub(table, now)
    if len(table.decks) > 1 and r.one_deck_in_rack.value and r.shuffles_meanwhile.value:
        finish_shuffle(table)


def load(table: Table, method: str) -> None:
    """The deck goes to where it will be dealt from."""
    r, rule = table.rules, table.rules.__dict__
    if rule[f"loads_{method}"].value:
        into = method if method != "hand" or r.deals_from_hand.value else "manual-shoe"
        table.emit(Loaded, rule[f"loads_{method}"], into=into)


def deal_passes(table: Table, now: Round, method: str) -> None:
    """Each pass round the table; an irregularity may end the deal."""
    rule = table.rules.__dict__
    passes, way = rule[f"deal_{method}"].value, rule[f"round_{method}"]
    if not rule[f"passes_{method}"].value:
        passes = regrouped(passes)
    playing = now.course.in_play(table)
    if short_of_cards(table, now, passes, playing):
        irregular.void_all(table, now, cause="misdealt")
        return
    source, also = dealing_from(table, method, way)
    last = {one.to: i for i, one in enumerate(passes)}
    stacks = 0
    now.hands.players |= {seat: [] for seat in sorted(playing)}  # one passed over by mistake has a hand too
    for i, one in enumerate(passes):
        for seat in places(table, one, way, playing, starts_left=rule[f"starts_left_{method}"].value):
            if table.stops_after is not None and stacks >= table.stops_after:
                table.stops_after = None
                irregular.shoe_jammed(table, now)
                if now.stopped:
                    return
            stacks += 1
            own = each_gets(passes, one.to)
            accident = now.hands.numbers.get(seat or one.to, own) - own if i == last[one.to] else 0
            give(table, now, one, seat, source, accident, *also)
            if irregular.too_many_face_up(table, now):
                irregular.face_up_in_deal(table, now)
                return


def short_of_cards(table: Table, now: Round, passes: Sequence[Pass], playing: list[int]) -> bool:
    """Whether the deck has too few cards for the round: no lawful deck, but a script may say so."""
    needed = now.course.board
    for one in {pass_.to: pass_ for pass_ in passes}.values():
        own = each_gets(passes, one.to)
        places: Iterable[int | str] = playing if one.to == "players" else (one.to,)
        needed += sum(max(own, now.hands.numbers.get(place, own)) for place in places)
    deck = table.deck
    return needed > len(deck.cards) - sum(map(deck.cards.count, deck.face_up))


def each_gets(passes: Sequence[Pass], to: str) -> int:
    """How many cards the whole deal gives to each such place."""
    return sum(one.cards for one in passes if one.to == to)


def dealing_from(table: Table, method: str, way: Rule) -> tuple[str, tuple[Cites, ...]]:
    """What the cards come from, and the rules they then obey."""
    r = table.rules
    if method != "hand":
        from_shoe = r.__dict__[f"deals_from_{method}"]
        return method if from_shoe.value else "hand", (way, from_shoe, *governing(table))
    if not r.draws_top_card.value:
        table.deck.cards.reverse()
    source = "hand" if r.deals_from_hand.value else "manual-shoe"
    return source, (way, r.draws_face_down, r.deals_from_hand, *governing(table))


def places(table: Table, one: Pass, way: Rule, playing: list[int], *, starts_left: bool) -> list[int | None]:
    """Where a pass goes, in order: to seats, or to the one place that has none."""
    if one.to != "players":
        return [None]
    seats = seats_round(list(table.seats) if one.everybody else playing, way)
    return [*(seats if starts_left else seats[1:] + seats[:1])]


def give(
    table: Table, now: Round, one: Pass, seat: int | None, source: str, accident: int, *why: Cites
) -> None:
    """The cards of a pass to one place, one more or fewer by accident."""
    r, method = table.rules, table.options["dealing"]
    cards = one.cards + accident
    if method == "automated-shoe" and one.to != "community":
        cards += r.stack_size.value - now.course.cards
    face = "up" if method == "hand" and r.draws_face_down.value[0] == "up" else one.face
    if cards > 0:
        entry = () if seat is None else (now.course.entitled(table, seat),)
        now.dealer.give(one._replace(cards=cards, face=face), seat, source, *why, *entry)


def regrouped(passes: tuple[Pass, ...]) -> tuple[Pass, ...]:
    """A deal in stacks as one card by card, and the other way round; the board stays as it is."""
    board = [one for one in passes if one.to == "community"]
    places = list(dict.fromkeys(one.to for one in passes if one.to != "community"))
    first = [next(one for one in passes if one.to == place) for place in places]
    size = each_gets(passes, places[0])
    stacked = first[0].cards == size
    each = [one._replace(cards=1 if stacked else size) for one in first]
    return (*board, *each * (size if stacked else 1))
