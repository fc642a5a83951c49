"""The table as declared: positions, areas, inscriptions, signs, boxes, cards and devices."""

from shall.case import Absent, AllOf, AnyOf, Counts, Differ, Match, Present, Sums, Wording, event
from shall.draft import Draft
from shall.script import Describe
from shall.vocabulary import given, then, when

BACKS = ("red", "blue", "green", "yellow", "black", "white", "brown", "grey", "purple", "orange")


@given("the bonus odds are shown on {medium:Medium}")
def odds_are_shown(case: Draft, medium: str) -> None:
    case.options["odds-shown"] = medium


@given("odds are printed on {medium:Medium}")
def odds_are_printed(case: Draft, medium: str) -> None:
    case.require(Present(match=_odds(medium)))


@given("the payout limit is shown on {medium:Medium}")
def limit_is_shown(case: Draft, medium: str) -> None:
    case.options["limit-shown"] = medium


@when("the table is looked at")
def table_is_looked_at(case: Draft) -> None:
    case.do(Describe())


@then("the game is {name:Quoted}")
def game_is(case: Draft, name: str) -> None:
    spellings = (name, name.replace(" '", "'"), name.replace(" '", ""))  # the law itself prints two
    case.expect(Present(match=event("offering", game=spellings)))


@then("there are positions for at least {count:Number} players")
def positions_for(case: Draft, count: int) -> None:
    case.expect(Sums(match=event("table"), field="positions", at_least=count))


@then("there are positions for at most {count:Number} players")
def positions_for_at_most(case: Draft, count: int) -> None:
    case.expect(Sums(match=event("table"), field="positions", at_least=1, at_most=count))


@then("the dealer's place is opposite the players")
def dealer_is_opposite(case: Draft) -> None:
    case.expect(Present(match=event("table", dealer_opposite=True)))


@then("every position has an area for the {area:Area}")
def position_has_area(case: Draft, area: str) -> None:
    everywhere = Present(match=event("layout-area", area=area, seat=None))
    each = (Present(match=event("layout-area", area=area, seat=seat)) for seat in range(1, 7))
    case.expect(AnyOf(choices=(everywhere, AllOf(all=tuple(each)))))


@then("ante and raise lie on one side of the position and the two bonuses on the other")
def areas_on_two_sides(case: Draft) -> None:
    def lying(left: tuple[str, str], right: tuple[str, str]) -> AllOf:
        sides = [(area, "left", "right") for area in left] + [(area, "right", "left") for area in right]
        there = (Present(match=event("layout-area", area=a, side=side)) for a, side, _ in sides)
        elsewhere = (Absent(match=event("layout-area", area=a, side=other)) for a, _, other in sides)
        return AllOf(all=(*there, *elsewhere))

    main, bonus = ("ante", "raise"), ("hole-card-bonus", "final-hand-bonus")
    case.expect(AnyOf(choices=(lying(main, bonus), lying(bonus, main))))


@then("the {area:Area} area lies {place:Place} the {other:Area} area")
def area_lies_beside(case: Draft, area: str, place: str, other: str) -> None:
    across = {"left": "right", "right": "left", "front": "behind", "behind": "front"}[place]
    there = ((area, f"{other} {place}"), (other, f"{area} {across}"))  # either area may say where they lie
    elsewhere = ((area, f"{other} {across}"), (other, f"{area} {place}"))
    ways = tuple(Present(match=event("layout-area", area=one, beside=where)) for one, where in there)
    case.expect(AnyOf(choices=ways))
    for one, where in elsewhere:
        case.expect(Absent(match=event("layout-area", area=one, beside=where)))


@then("from one side of the table, the {area:Area} area lies {place:Place} the {other:Area} area")
def area_lies_from_one_side(case: Draft, area: str, place: str, other: str) -> None:
    """As the player or as the dealer sees it; the raise area, behind the ante, tells which of them."""
    across = {"left": "right", "right": "left", "front": "behind", "behind": "front"}

    def lies(one: str, where: str, two: str) -> tuple[Present, Present]:
        own = Present(match=event("layout-area", area=one, beside=f"{two} {where}"))
        theirs = Present(match=event("layout-area", area=two, beside=f"{one} {across[where]}"))
        return own, theirs

    def not_seen(where: str) -> tuple[Absent, ...]:
        sights = (("raise", f"ante {where}"), ("ante", f"raise {across[where]}"))
        return tuple(Absent(match=event("layout-area", area=one, beside=said)) for one, said in sights)

    player = (AllOf(all=(way, *not_seen("front"))) for way in lies(area, place, other))
    dealer = (AllOf(all=(way, *not_seen("behind"))) for way in lies(area, across[place], other))
    case.expect(AnyOf(choices=(*player, *dealer)))


@then("the {area:Area} area is marked {mark:Quoted}")
def area_is_marked(case: Draft, area: str, mark: str) -> None:
    labels = (mark, f"{area} {mark}", f"{mark} {area}", f"{area} wager {mark}")  # with or without its name
    case.expect(Present(match=event("layout-area", area=area, label=labels)))


@then("an area for {count:Number} {kind:CardArea} cards lies between {one:Thing} and {two:Thing}")
def card_area_lies_between(case: Draft, count: int, kind: str, one: str, two: str) -> None:
    match = event("layout-area", area=kind, cards=count, between=(one, two))
    case.expect(Present(match=match))


@then("{medium:Medium} states {topic:Topic}")
def medium_states(case: Draft, medium: str, topic: str) -> None:
    case.expect(Present(match=event("inscription", topic=topic, medium=medium)))
    case.expect(Absent(match=event("inscription", topic=topic, medium=medium, text="")))


@then(
    "{medium:Medium} gives the odds of the {area:Area} as {figures:Phrases},"
    " unless seat {seat:Number} is paid more than {amount:Dollars}"
)
def medium_gives_odds(
    case: Draft, medium: str, area: str, figures: tuple[str, ...], seat: int, amount: int
) -> None:
    """What is paid may be more than the law asks, and is then what is printed."""
    printed = Wording(match=event("inscription", topic=f"{area}-odds", medium=medium), some=figures, never=())
    paid = event("paid", wager=case.wager(seat, area))
    more = Sums(match=paid, at_least=amount + 1, scope=case.this_round)
    case.expect(AnyOf(choices=(printed, more)))


@then("{medium:Medium} states {topic:Topic} and says {phrases:Phrases}")
def medium_says(case: Draft, medium: str, topic: str, phrases: tuple[str, ...]) -> None:
    match = event("inscription", topic=topic, medium=medium)
    case.expect(Wording(match=match, some=phrases, never=()))


@then("{medium:Medium} states {topic:Topic} and says {some:Phrases}, never {never:Phrases}")
def medium_says_never(
    case: Draft, medium: str, topic: str, some: tuple[str, ...], never: tuple[str, ...]
) -> None:
    match = event("inscription", topic=topic, medium=medium)
    case.expect(Wording(match=match, some=some, never=never))


@then("every position states {topic:Topic}")
def position_states(case: Draft, topic: str) -> None:
    match = event("inscription", topic=topic, medium="layout", each_position=True)
    case.expect(Present(match=match))


@then("the layout or a sign states {topic:Topic}")
def layout_or_sign_states(case: Draft, topic: str) -> None:
    case.expect(Present(match=event("inscription", topic=topic, medium=("layout", "sign"))))


@then("the layout or a sign states {topic:Topic} and says {phrases:Phrases}")
def layout_or_sign_says(case: Draft, topic: str, phrases: tuple[str, ...]) -> None:
    match = event("inscription", topic=topic, medium=("layout", "sign"))
    case.expect(Wording(match=match, some=phrases, never=()))


@then("the odds on {medium:Medium} say {some:Phrases} and never {never:Phrases}")
def odds_say(case: Draft, medium: str, some: tuple[str, ...], never: tuple[str, ...]) -> None:
    case.expect(Wording(match=_odds(medium), some=some, never=never))


@then("any odds in {medium:Medium} say {some:Phrases} and never {never:Phrases}")
def any_odds_say(case: Draft, medium: str, some: tuple[str, ...], never: tuple[str, ...]) -> None:
    worded = Wording(match=_odds(medium), some=some, never=never)
    case.expect(AnyOf(choices=(worded, Absent(match=_odds(medium)))))


ODDS = (
    "hole-card-bonus-odds",
    "final-hand-bonus-odds",
    "odds-wager-odds",
    "bad-beat-bonus-odds",
    "trips-plus-odds",
    "pocket-bonus-odds",
    "ante-odds",
    "flop-odds",
    "river-odds",
    "play-odds",
    "pocket-poker-odds",
    "ante-bonus-odds",
    "bet-odds",
    "hand-odds",
)


def _odds(medium: str) -> Match:
    return event("inscription", topic=ODDS, medium=medium)


@then("{box:Box} is attached on the dealer's side")
def box_is_attached(case: Draft, box: str) -> None:
    case.expect(Present(match=event("fixture", item=box, attached=True, side="dealer")))


@then("the drop box and the tip box are on opposite sides of the dealer")
def boxes_on_opposite_sides(case: Draft) -> None:
    case.expect(Differ(match=event("fixture", item=("drop-box", "tip-box")), field="hand"))


@then("there is {device:Device} on the table")
def device_on_table(case: Draft, device: str) -> None:
    case.expect(Present(match=event("fixture", item=device)))


@then("{device:Device} is fixed to the open table")
def device_is_fixed(case: Draft, device: str) -> None:
    case.expect(Present(match=event("fixture", item=device, attached=True)))


@then("{device:Device} is locked away while the table is closed")
def device_is_locked_away(case: Draft, device: str) -> None:
    case.expect(Present(match=event("fixture", item=device, locked_when_closed=True)))


@then("the automated shoe gives stacks of {count:Number}")
def shoe_gives_stacks(case: Draft, count: int) -> None:
    case.expect(Present(match=event("fixture", item="automated-shoe", stack=count)))


@then("the deck has {count:Number} cards")
def deck_has_cards(case: Draft, count: int) -> None:
    case.expect(Present(match=event("card-set", cards=count)))


@then("all cards of the deck have one size and shape")
def deck_is_uniform(case: Draft) -> None:
    case.expect(Present(match=event("card-set", uniform=True)))


@then("both decks have {count:Number} cards of one size and shape")
def both_decks_have_cards(case: Draft, count: int) -> None:
    case.expect(Counts(match=event("card-set", cards=count, uniform=True), at_least=2))


@then("there is {count:Number} deck on the table")
def one_deck_on_table(case: Draft, count: int) -> None:
    case.expect(Counts(match=event("card-set"), exactly=count))


@then("there are at most {count:Number} decks on the table")
def decks_on_table(case: Draft, count: int) -> None:
    case.expect(Counts(match=event("card-set"), at_least=1, at_most=count))


@then("the backs of the decks differ in colour")
def backs_differ(case: Draft) -> None:
    case.expect(Differ(match=event("card-set"), field="back"))


@then("there are {count:Number} cover cards")
def cover_cards(case: Draft, count: int) -> None:
    case.expect(Sums(match=event("cover-cards"), field="count", exactly=count))


@then("there is a cover card")
def cover_card(case: Draft) -> None:
    case.expect(Sums(match=event("cover-cards"), field="count", at_least=1))


@then("every cover card is opaque and of one colour")
def cover_cards_are_solid(case: Draft) -> None:
    case.expect(Present(match=event("cover-cards", solid=True)))
    case.expect(Absent(match=event("cover-cards", solid=False)))


@then("the cover cards are of yellow or green plastic")
def cover_cards_are_plastic(case: Draft) -> None:
    case.expect(Present(match=event("cover-cards", colour=("yellow", "green"), material="plastic")))


@then("no cover card has the colour of a back")
def cover_cards_contrast(case: Draft) -> None:
    case.expect(Present(match=event("cover-cards")))
    for colour in BACKS:
        alike = (event("cover-cards", colour=colour), event("card-set", back=colour))
        case.expect(AnyOf(choices=tuple(Absent(match=each) for each in alike)))


@then("{count:Number} cover cards are solid yellow or solid green")
def cover_cards_are_coloured(case: Draft, count: int) -> None:
    match = event("cover-cards", colour=("yellow", "green"), solid=True)
    case.expect(Sums(match=match, field="count", exactly=count))
