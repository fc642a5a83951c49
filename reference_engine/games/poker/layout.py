"""What a poker table declares: the game on offer, and its signs."""

from shall.transcript import Inscription, Offering

from ...table import Table
from .state import Game

FORMS = {"high": "high", "high-low": "high-low split", "eight-or-better": "high-low split eight or better"}


def describe(table: Table) -> None:
    """The game, its form, and what is posted about compulsory bets."""
    r, game = table.rules, Game(table)
    name, form = (r.stud_offered, r.stud_form) if game.stud else (r.hold_em_offered, r.hold_em_form)
    said = FORMS[game.form] if game.stud and form.value == "" else form.value
    if name.value:
        table.emit(Offering, name, form, r.offers_more, game=name.value, form=said)
    if r.offers_more.value:
        table.emit(Offering, r.offers_more, game="razz")
    ante, sign = game.amount("ante-amount"), r.stud_ante_sign if game.stud else r.hold_em_ante_sign
    if ante and sign.value:
        text = f"Every player antes {dollars(ante)}" if r.ante_sign_amount.value else "Every player antes"
        table.emit(Inscription, sign, r.ante_sign_amount, topic="ante", medium="sign", text=text)
    if not game.stud and r.blind_sign.value:
        amounts = [game.amount("blind-amount"), game.amount("second-blind-amount")]
        posted = " and ".join(dollars(each) for each in amounts if each)
        text = f"Blinds: {posted}" if r.blind_sign_amounts.value else "Blinds"
        table.emit(Inscription, r.blind_sign, r.blind_sign_amounts, topic="blinds", medium="sign", text=text)
    if table.options["check-raise"] == "barred":
        text = "No raise after a check"
        table.emit(Inscription, r.posted_check_raise, topic="check-raise", medium="sign", text=text)


def dollars(cents: int) -> str:
    """An amount as a sign has it."""
    whole, rest = divmod(cents, 100)
    return f"${whole}.{rest:02}" if rest else f"${whole}"
