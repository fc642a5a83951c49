"""The judge: every kind of expectation, held and not held, on small transcripts made by hand."""

from collections.abc import Collection

import pytest

from shall.case import (
    Absent,
    AllOf,
    AnyExpectation,
    AnyOf,
    Case,
    Counts,
    Differ,
    InOrder,
    NeverLater,
    NeverTogether,
    OnceInEvery,
    Permits,
    Present,
    Refuses,
    Scope,
    Sums,
    Value,
    Wording,
    event,
)
from shall.errors import ShallError
from shall.judge import Judgement, activated, finding_of, judge
from shall.script import Bet, Fold, Piece, Proceed, Script
from shall.transcript import (
    EVENTS,
    Accepted,
    Announced,
    AnyEvent,
    CardSet,
    Collected,
    Counted,
    Dealt,
    Decided,
    Inscription,
    LayoutArea,
    Paid,
    Received,
    Refused,
    Revealed,
    Shuffled,
    Transcript,
    Washed,
)
from shall.verdict import Finding

CITATION = "19:47-44.10(c)"
ANTE = Bet(wager="ante-1", patron="p1", seat=1, area="ante", pieces=(Piece("chip", 1000),))
SCRIPT = Script(protocol=1, id="s", game="all-in-holdem", acts=(ANTE, Proceed(), Fold(patron="p1", seat=1)))
ACCEPTED = Accepted(act=0, wager="ante-1", patron="p1", seat=1, area="ante", amount=1000)
PAID = Paid(act=1, wager="ante-1", amount=1000, seat=1)
COLLECTED = Collected(act=1, wager="ante-1", amount=1000, seat=1)


def transcript(*events: AnyEvent) -> Transcript:
    """What an engine did with the script."""
    return Transcript(protocol=1, script="s", events=events)


def case(*expectations: AnyExpectation, before: tuple[AnyExpectation, ...] = ()) -> Case:
    """A case with these demands."""
    return Case(
        rulebook="all-in-holdem",
        citation=CITATION,
        name="n",
        file="f",
        line=1,
        preconditions=before,
        expectations=expectations,
    )


def judged(wanted: AnyExpectation, *events: AnyEvent) -> Judgement:
    """One demand on these events."""
    return ruled(case(wanted), transcript(*events))


def ruled(put: Case, answer: Transcript, reports: Collection[str] = tuple(EVENTS)) -> Judgement:
    """The judgement, which says what the wordless finding says."""
    judgement = judge(put, SCRIPT, answer, reports)
    assert finding_of(put, SCRIPT, answer, reports) is judgement[0]
    return judgement


def dealt(round_: int, card: str = "As", *, deck: int = 1, clock: int = 0) -> Dealt:
    """One card dealt to seat 1."""
    return Dealt(act=1, card=card, area="hand", seat=1, round=round_, deck=deck, clock=clock)


def count(round_: int) -> Counted:
    """A stub counted in a round."""
    return Counted(act=1, cards=40, total=52, round=round_)


def back(colour: str) -> CardSet:
    """A deck with such backs."""
    return CardSet(act=1, cards=52, back=colour, uniform=True)


def sign(text: str) -> Inscription:
    """Odds on the layout."""
    return Inscription(act=1, topic="odds", medium="layout", text=text)


ON_ANTE: dict[str, Value] = {"wager": "ante-1"}
WASH_TO_DEAL = InOrder(matches=(event("washed"), event("shuffled"), event("dealt")))
EVERY_TWO = OnceInEvery(match=event("counted"), rounds=2)
FOUR_HOURS = NeverLater(match=event("dealt"), since=event("received"), minutes=240)
ONE_DECK = NeverTogether(
    first=event("dealt", deck=1),
    second=event("dealt", deck=2),
    until=event("shuffled", deck=1),
)
EITHER = AnyOf(choices=(Refuses(index=1), Present(match=event("received"))))
BOTH = AnyOf(choices=(AllOf(all=(Refuses(index=2), Present(match=event("paid")))),))
TWO_BACKS = Differ(match=event("card-set"), field="back")
TO_NOT_FOR = Wording(match=event("inscription"), some=("to", "win"), never=("for",))
WASHED, SHUFFLED = Washed(act=1), Shuffled(act=1, by="dealer", deck=1)


@pytest.mark.parametrize(
    "wanted,events,looked_at",
    [
        (Present(match=event("paid", **ON_ANTE, amount=1000)), (ACCEPTED, PAID), (1,)),
        (Absent(match=event("collected", **ON_ANTE)), (ACCEPTED, PAID), ()),
        (Counts(match=event("paid"), exactly=2), (PAID, PAID), (0, 1)),
        (Counts(match=event("paid"), at_least=1, at_most=2), (PAID,), (0,)),
        (Sums(match=event("paid", **ON_ANTE), exactly=2000), (PAID, PAID), (0, 1)),
        (Sums(match=event("paid"), at_least=0, at_most=0), (ACCEPTED,), ()),
        (WASH_TO_DEAL, (WASHED, SHUFFLED, dealt(1), WASHED), (0, 1, 2)),
        (EVERY_TWO, (dealt(1), dealt(2), count(2), dealt(3), count(3), dealt(4)), (2, 4)),
        (EVERY_TWO, (dealt(1), dealt(2), count(9)), (2,)),
        (FOUR_HOURS, (Received(act=0, cards=52, deck=1), dealt(1, clock=240)), (1,)),
        (FOUR_HOURS, (Received(act=0, cards=52, deck=1), dealt(9, deck=2, clock=999), dealt(1)), (2,)),
        (ONE_DECK, (dealt(1), SHUFFLED, dealt(1, deck=2)), (0,)),
        (Refuses(index=2), (ACCEPTED, Refused(act=2)), (1,)),
        (Permits(index=0), (ACCEPTED,), ()),
        (EITHER, (Received(act=1, cards=52),), (0,)),
        (EITHER, (Refused(act=1),), (0,)),
        (BOTH, (Refused(act=2), PAID), (0, 1)),
        (TWO_BACKS, (back("red"), back("blue")), (0, 1)),
        (TO_NOT_FOR, (sign("9 TO 1, before tax"),), (0,)),
        (TO_NOT_FOR, (sign("Two pairs:"), sign("9 to 1")), (1,)),
    ],
)
def test_holds(wanted: AnyExpectation, events: tuple[AnyEvent, ...], looked_at: tuple[int, ...]) -> None:
    """The scenario passes, and the check names the events it looked at."""
    finding, why, checks = judged(wanted, *events)
    assert (finding, why, checks[-1].looked_at) == (Finding.PASSED, "", looked_at)


@pytest.mark.parametrize(
    "wanted,events,observed",
    [
        (
            Present(match=event("paid", **ON_ANTE, amount=1000)),
            (COLLECTED,),
            "paid: none; collected $10.00 on ante-1 at seat 1 at event 1",
        ),
        (
            Present(match=event("paid", amount=500)),
            (PAID,),
            "only paid $10.00 on ante-1 at seat 1",
        ),
        (Present(match=event("paid")), (), "paid: none"),
        (Absent(match=event("paid")), (PAID,), "paid $10.00 on ante-1 at seat 1 at event 1"),
        (Counts(match=event("paid"), exactly=1), (PAID, PAID), "2 times: paid $10.00"),
        (Counts(match=event("paid"), at_least=1), (), "0 times: paid: none"),
        (Sums(match=event("paid"), exactly=1000), (PAID, PAID), "in all $20.00: paid $10.00"),
        (WASH_TO_DEAL, (SHUFFLED, WASHED, dealt(1)), "washed at event 2, shuffled by dealer at event 1"),
        (WASH_TO_DEAL, (WASHED, dealt(1)), "never shuffled: washed at event 1"),
        (EVERY_TWO, (dealt(1), count(1), dealt(2), dealt(3)), "not from round 2 to round 3: counted"),
        (EVERY_TWO, (dealt(1), count(1)), "only 1 rounds were dealt: counted"),
        (
            FOUR_HOURS,
            (Received(act=0, cards=52, deck=1), dealt(1, clock=241)),
            "too late at event 2, minute 241: dealt As in hand at seat 1",
        ),
        (FOUR_HOURS, (dealt(1),), "only dealt As"),
        (
            ONE_DECK,
            (dealt(1), dealt(1, deck=2), SHUFFLED),
            "too early: dealt As in hand at seat 1 at event 2",
        ),
        (ONE_DECK, (dealt(1, deck=2),), "only dealt As"),
        (Refuses(index=2), (ACCEPTED,), "not refused: no such event"),
        (Refuses(index=2), (Refused(act=2), Washed(act=2)), "refused, and yet: washed at event 2"),
        (Permits(index=0), (Refused(act=0),), "refused at event 1"),
        (EITHER, (), "no such event"),
        (BOTH, (PAID,), "no such event"),
        (TWO_BACKS, (back("red"), back("Red")), "the same back: card-set cards 52 back red"),
        (TWO_BACKS, (back("red"),), "1 of them: card-set"),
        (TO_NOT_FOR, (sign("9 to 1"), sign("9 for 1")), "worded so: inscription"),
        (TO_NOT_FOR, (sign("9 to 1 for all"),), "worded so: inscription"),
        (TO_NOT_FOR, (sign("9 : 1"), sign("8 : 1")), "worded so: inscription"),
        (TO_NOT_FOR, (), "inscription: none"),
    ],
)
def test_fails(wanted: AnyExpectation, events: tuple[AnyEvent, ...], observed: str) -> None:
    """The scenario fails, and says what was observed instead."""
    finding, why, checks = judged(wanted, *events)
    assert finding is Finding.FAILED
    assert checks[-1].observed.startswith(observed)
    assert why == f"expected {checks[-1].expected}; observed {checks[-1].observed}"


@pytest.mark.parametrize(
    "where,happened",
    [
        ({"cards": ("Kd", "As")}, Revealed(act=1, cards=("As", "Kd"), area="dealer")),
        ({"cards": "As"}, Revealed(act=1, cards=("As", "Kd"), area="dealer")),
        ({"seat": None}, Revealed(act=1, cards=(), area="dealer")),
        ({"words": "no more bets"}, Announced(act=1, words="No more  bets!")),
        ({"words": "it's over"}, Announced(act=1, words="It\u2019s over.")),
        ({"outcome": ("won", "push")}, Decided(act=1, wager="ante-1", outcome="push")),
        ({"between": ("dealer", "ante")}, LayoutArea(act=1, area="raise", between=("ante", "dealer"))),
        ({"beside": "ante left"}, LayoutArea(act=1, area="raise", beside={"ante": "left"})),
    ],
)
def test_a_field_matches(where: dict[str, str | tuple[str, ...] | None], happened: AnyEvent) -> None:
    """Cards in any order, words in any case, one of several, among several, empty."""
    kind = str(happened.__struct_config__.tag)
    assert judged(Present(match=event(kind, **where)), happened)[0] is Finding.PASSED


@pytest.mark.parametrize(
    "where,happened",
    [
        ({"cards": ("As", "As")}, Revealed(act=1, cards=("As", "Kd"), area="dealer")),
        ({"seat": None}, Revealed(act=1, cards=(), area="hand", seat=1)),
        ({"words": "no more bets"}, Announced(act=1, words="bets")),
        ({"outcome": ("won", "push")}, Decided(act=1, wager="ante-1", outcome="lost")),
        ({"on": True}, EVENTS["marked"](act=1, wager="w", on=False)),  # type: ignore[call-arg]
    ],
)
def test_a_field_does_not_match(where: dict[str, str | tuple[str, ...] | None], happened: AnyEvent) -> None:
    """A value that means something else is no match."""
    kind = str(happened.__struct_config__.tag)
    assert judged(Absent(match=event(kind, **where)), happened)[0] is Finding.PASSED


def test_scope_narrows_what_is_looked_at() -> None:
    """An expectation of one round and deck does not see another."""
    events = (dealt(1, "As"), dealt(2, "Kd"))
    second = Scope(round=2, deck=1)
    assert judged(Counts(match=event("dealt"), exactly=1, scope=second), *events)[2][0].looked_at == (1,)
    assert judged(Present(match=event("dealt"), scope=Scope(act=0)), *events)[0] is Finding.FAILED
    assert judged(Present(match=event("dealt"), scope=Scope(opening=1)), *events)[0] is Finding.FAILED


def test_what_is_expected_is_said_in_the_scenario_s_words_and_exactly() -> None:
    """The demand names the wager, the amount in dollars and the scope."""
    wanted = Sums(
        says="seat 1 wins $10",
        match=event("paid", **ON_ANTE),
        exactly=1000,
        at_most=2000,
        scope=Scope(round=1),
    )
    expected = judged(wanted)[2][0].expected
    assert expected == (
        "seat 1 wins $10: paid on ante-1, adding up to exactly $10.00 and at most $20.00 (in round 1)"
    )


def test_an_engine_that_does_not_report_is_not_accused() -> None:
    """A kind of event that the manifest does not report makes the scenario not observable, and says which."""
    finding, why, _ = ruled(case(Absent(match=event("paid"))), transcript(), ["dealt"])
    assert (finding, why) == (Finding.NOT_OBSERVABLE, "the engine does not report paid")


def test_a_failed_precondition_is_inconclusive() -> None:
    """Where the demand was never put, nothing is said of it."""
    put = case(Present(match=event("paid")), before=(Present(match=event("dealt", card="As")),))
    finding, why, checks = ruled(put, transcript(ACCEPTED))
    assert finding is Finding.INCONCLUSIVE
    assert why == "before the demand could be put: expected dealt As; observed dealt: none"
    assert [check.precondition for check in checks] == [True]


def test_a_lawful_act_refused_is_inconclusive() -> None:
    """The clause in question is not blamed for another act's refusal."""
    finding, why, _ = judged(Absent(match=event("paid")), Refused(act=0))
    assert finding is Finding.INCONCLUSIVE
    act = "act 0 (bet 1 chip of $10.00 on ante-1 by p1 at seat 1 in ante)"
    assert why == f"the engine refused {act}, which the law allows"


def test_an_unlawful_act_let_through_explains_the_refusals_after_it() -> None:
    """An engine that accepts what it must refuse is blamed for that, though it then refuses a lawful act."""
    assert judged(Refuses(index=0), ACCEPTED, Refused(act=2))[0] is Finding.FAILED
    assert judged(Refuses(index=2), Refused(act=0))[0] is Finding.INCONCLUSIVE


def test_a_refusal_that_is_in_question_is_judged() -> None:
    """Where the clause itself permits the act, its refusal fails the scenario."""
    assert judged(Permits(index=0), Refused(act=0))[0] is Finding.FAILED


def test_a_transcript_of_another_script_is_malformed() -> None:
    """An answer to something else proves nothing."""
    other = Transcript(protocol=1, script="other\x1b[31m")
    finding, why, _ = ruled(case(Absent(match=event("paid"))), other)
    assert finding is Finding.MALFORMED
    assert "\x1b" not in why


def test_what_an_engine_says_is_printable() -> None:
    """Control and escape codes of an engine never reach the terminal."""
    _, why, _ = judged(Absent(match=event("announced")), Announced(act=1, words="\x1b[2Jhello\u202e"))
    assert why.isprintable()
    assert "hello" in why


def test_a_wrong_scenario_is_said_to_be_wrong() -> None:
    """A field or an event that does not exist is a fault of the scenario, never of the engine."""
    with pytest.raises(ShallError, match="a scenario looks at 'ammount' of 'paid'; its fields are"):
        judged(Present(match=event("paid", ammount=1)))
    with pytest.raises(ShallError, match="no such event in the contract"):
        ruled(case(Present(match=event("payed"))), transcript(), ["payed"])


def test_activation() -> None:
    """A case is active if a demand, not a precondition, looked at an event that cites its clause."""
    cited = Paid(act=1, wager="ante-1", amount=1000, cites=(CITATION,))
    present = Present(match=event("paid"))
    assert activated(case(present), transcript(cited))
    assert not activated(case(present), transcript(PAID))
    assert not activated(case(Absent(match=event("raked")), before=(present,)), transcript(cited))
