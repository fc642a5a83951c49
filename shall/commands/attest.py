"""Attest: write the form for what only a person can verify, all of it or what concerns one engine."""

import os
from collections.abc import Iterator, Sequence
from pathlib import Path

from shall import attest as forms
from shall import register, suite
from shall.adapters import connect
from shall.arrange import NotOffered, NotPlayed, bind
from shall.attest import Item
from shall.case import Case
from shall.engine import Game
from shall.errors import ShallError
from shall.limits import Limits
from shall.register import Register

from .files import write_one
from .screen import number


def attest(path: Path, rulebooks: Sequence[str], engine: str | None, limits: Limits, *, force: bool) -> str:
    """Write the form; what to say about it."""
    if not force and os.path.lexists(path):
        raise ShallError(f"{path} exists already; name another file, or overwrite it with --force")
    books = [register.load(name) for name in register.choose_rulebooks(rulebooks)]
    every = [item for book in books for item in forms.to_attest(book)]
    items = every if engine is None else list(_concerning(engine, limits, books))
    write_one(path, forms.template(items).encode())
    left = len(every) - len(items)
    why = f"; {left} of {len(every)} concern only what the engine does not offer" if left else ""
    return f"{number(len(items), 'entry', 'entries')} to fill in: {path}{why}"


def _concerning(address: str, limits: Limits, books: Sequence[Register]) -> Iterator[Item]:
    """What is to be attested of an engine that plays these games as its manifest says."""
    with connect(address, limits) as engine:
        games = engine.manifest().games
    for book in books:
        if game := games.get(book.rulebook):
            cases = suite.cases(book.rulebook)
            tried = {case.citation for case in cases}
            apply = {case.citation for case in cases if _applies(case, game)}
            items = (each for each in forms.to_attest(book) if game.offers(each.if_offered))
            yield from (each for each in items if each.citation in apply or each.citation not in tried)


def _applies(case: Case, game: Game) -> bool:
    """As in a run: without its wager a clause is not verified, and what is to be attested of it stays due."""
    try:
        bind(case, game)
    except NotPlayed:
        return True
    except NotOffered:
        return False
    return True
