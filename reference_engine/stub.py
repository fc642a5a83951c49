"""The stub: racked unseen after the round, counted first when it is due, and what a wrong count does."""

from shall.transcript import Counted, Discarded

from . import irregular
from .always import passed_over
from .decks import compared, remove
from .devices import counting_device, device_counts
from .round import Round
from .rules import AtMost, Cites, Covers, Exactly, Holds, OneOf, Rules
from .table import Table, kept


def stub_rules(
    shoe: str, hand: str, machine: str, waivers: dict[str, str] | None = None, *, seen_anyway: bool = False
) -> Rules:
    """What becomes of the stub, under the sections of the three ways of dealing.

    `waivers` has, by method, the clause that waives the count where the shuffling device counts the deck.
    `seen_anyway`: a misdeal voids all hands when it is seen, so that a count that passes it over is harmless.
    """
    rules: Rules = {}
    for method, waiver in (waivers or {}).items():
        rules[f"device_counts_{method}"] = Holds(value=True, clauses=(waiver,))
        rules[f"device_finds_{method}"] = Covers(("too few", "too many"), (waiver,))
    for method, rack, count in (
        ("manual-shoe", f"{shoe}(e)", f"{shoe}(f)"),
        ("hand", f"{hand}(d)", f"{hand}(e)"),
        ("automated-shoe", f"{machine}(d)", f"{machine}(e)"),
    ):
        rules[f"stub_racked_{method}"] = Holds(value=True, clauses=(rack,))
        rules[f"stub_face_{method}"] = OneOf(("down", "up"), (rack,))
        rules[f"stub_after_board_{method}"] = Holds(value=True, clauses=(rack,))
        rules[f"stub_every_{method}"] = AtMost(5, (count,))
    for method, count in (("hand", f"{hand}(e)"), ("automated-shoe", f"{machine}(e)")):
        rules[f"count_{method}"] = OneOf(
            (
                "as with a manual shoe",
                "face up",
                "without consequence",
                "lenient with wrong decks",
                *(() if seen_anyway else ("blind to misdeals",)),
            ),
            (count,),
        )
    rules["counts_face_down"] = OneOf(("down", "up"), (f"{shoe}(f)",))
    rules["full_deck"] = Exactly(52, (f"{shoe}(f)1",))
    rules["counted_stub_racked"] = Holds(value=True, clauses=(f"{shoe}(f)1",))
    rules["counted_stub_face"] = OneOf(("down", "up"), (f"{shoe}(f)1",))
    rules["misdeal_sought"] = Holds(value=True, clauses=(f"{shoe}(f)2",))
    rules["wrong_count_voids"] = Covers(("too few", "too many"), (f"{shoe}(f)2",))
    rules["misdeal_count_voids"] = Holds(value=True, clauses=(f"{shoe}(f)2",))
    rules["wrong_deck_leaves"] = Covers(("too few", "too many"), (f"{shoe}(f)2",))
    return rules


def rack_stub(table: Table, now: Round) -> None:
    """44.7(e) and (f): the stub goes to the rack unseen, counted first when it is due."""
    if now.stub_done:
        return
    now.stub_done = True
    r, method = table.rules, str(table.options["dealing"])
    rule, deck = r.__dict__, table.deck
    every = rule[f"stub_every_{method}"]
    table.uncounted += 1
    waived = passed_over(table, deck, "counts_second_deck")
    waived = waived or device_counts(table) or waives_too_much(table)
    if (waived or table.uncounted < every.value) and not now.count_ordered:
        if rule[f"stub_racked_{method}"].value:
            face = rule[f"stub_face_{method}"]
            table.emit(Discarded, face, area="stub", face=face.value[0])
        return
    table.uncounted = 0
    left = len(deck.cards)
    total = left + now.hands.out()
    if not kept(table, "counts_racked_cards"):
        total -= len(now.hands.face_up)
    manner = rule[f"count_{method}"].value[0] if method != "manual-shoe" else ""
    facing = "up" if manner == "face up" else r.counts_face_down.value[0]
    table.emit(
        Counted,
        every,
        r.counts_face_down,
        r.full_deck,
        r.wrong_count_voids,
        cards=left,
        total=total,
        face=facing,
    )
    misdealt = not now.all_void and irregular.wrong_numbers(now)
    if misdealt and not r.misdeal_sought.value:
        misdealt, now.misdeal_passed = False, True
    if manner == "blind to misdeals":
        misdealt = False
    if (total == r.full_deck.value and not misdealt) or manner == "without consequence":
        if r.counted_stub_racked.value:
            face = r.counted_stub_face
            table.emit(Discarded, face, rule[f"stub_face_{method}"], area="stub", face=face.value[0])
        return
    deck_is = compared(total, r.full_deck.value)
    miscounted(table, now, deck_is, every, misdealt=misdealt)


def waives_too_much(table: Table) -> bool:
    """Whether a counting device wrongly spares the count with a method for which nothing waives it."""
    rule = table.rules.__dict__.get(f"counts_despite_device_{table.options['dealing']}")
    return rule is not None and not rule.value and counting_device(table)


def miscounted(table: Table, now: Round, deck_is: str, why: Cites, *, misdealt: bool) -> None:
    """44.7(f)2: hands are void; a deck that is not right leaves the table."""
    r = table.rules
    voids = r.misdeal_count_voids.value if misdealt else deck_is in r.wrong_count_voids.value
    now.misdeal_passed |= misdealt and not voids
    if voids and not now.all_void:
        irregular.void_all(table, now, r.misdeal_count_voids if misdealt else r.wrong_count_voids, why)
    lenient = table.rules.__dict__.get(f"count_{table.options['dealing']}")
    if lenient is not None and lenient.value[0] == "lenient with wrong decks":
        return
    if deck_is in r.wrong_deck_leaves.value:
        remove(table, table.deck, r.wrong_deck_leaves, why)
        table.deck_gone = True
