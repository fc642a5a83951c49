"""The vocabulary: step definitions with typed words, registered once for our compiler and for pytest-bdd."""

import re
from collections import Counter, defaultdict
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from functools import cache, cached_property
from itertools import chain, zip_longest
from typing import Any, NamedTuple

from .errors import ShallError

Step = Callable[..., None]


class VocabularyError(ShallError):
    """A step that nothing, or more than one thing, explains."""


class Word(NamedTuple):
    """A type of word: what it becomes, and the pattern by which it is known."""

    convert: Callable[[str], Any]
    pattern: str

    def __call__(self, text: str) -> Any:
        """The value of the word."""
        return self.convert(text)


class Phrase:
    """Fixed words, and words that vary: `seat {seat:Number} folds`."""

    def __init__(self, phrase: str) -> None:
        """Every type that it names is known already."""
        parts = re.split(r"\{(\w+):(\w+)\}", phrase)
        self.text = phrase
        self.fixed = parts[::3]  # before, between and after the words that vary
        self.words = [(name, TYPES[kind]) for name, kind in zip(parts[1::3], parts[2::3], strict=True)]

    def read(self, text: str) -> dict[str, Any] | None:
        """The words of a text as values, or nothing if the phrase is another."""
        if not (text.startswith(self.fixed[0]) and all(words in text for words in self.fixed)):
            return None
        found = self._pattern.fullmatch(text)
        if not found:
            return None
        return {name: word(told) for (name, word), told in zip(self.words, found.groups(), strict=True)}

    @cached_property
    def _pattern(self) -> re.Pattern[str]:
        fixed = map(re.escape, self.fixed)
        varying = (f"({word.pattern})" for _, word in self.words)
        return re.compile("".join(chain.from_iterable(zip_longest(fixed, varying, fillvalue=""))))


@dataclass(frozen=True, slots=True)
class Definition:
    """A phrase, the keywords it stands under, and what it writes into a case."""

    phrase: Phrase
    keywords: frozenset[str]
    function: Step


TYPES: dict[str, Word] = {}
DEFINITIONS: list[Definition] = []


def word(name: str, pattern: str) -> Callable[[Callable[[str], Any]], Callable[[str], Any]]:
    """Name a type of word: how it is written (a pattern without groups that capture) and what it becomes."""

    def register(convert: Callable[[str], Any]) -> Callable[[str], Any]:
        TYPES[name] = Word(convert, pattern)
        return convert

    return register


def choice(name: str, values: Mapping[str, Any]) -> None:
    """Name a type of word that is one of these, each with what it becomes."""
    TYPES[name] = Word(values.__getitem__, "|".join(values))


def _define(phrase: str, *keywords: str) -> Callable[[Step], Step]:
    def register(function: Step) -> Step:
        DEFINITIONS.append(Definition(Phrase(phrase), frozenset(keywords), function))
        _by_rarest_word.cache_clear()
        return function

    return register


def given(phrase: str) -> Callable[[Step], Step]:
    """A step that says how things are before the play in question."""
    return _define(phrase, "given")


def when(phrase: str) -> Callable[[Step], Step]:
    """A step that says what happens."""
    return _define(phrase, "given", "when")


def then(phrase: str) -> Callable[[Step], Step]:
    """A step that says what the clause demands."""
    return _define(phrase, "then")


_memory: dict[tuple[str, str], tuple[Definition, dict[str, Any]]] = {}


def explain(keyword: str, text: str) -> tuple[Definition, dict[str, Any]]:
    """The one definition of a step, with its words."""
    known = _memory.get((keyword, text))
    if known:
        return known
    found = [
        (definition, words)
        for definition in _candidates(text)
        if keyword in definition.keywords and (words := definition.phrase.read(text)) is not None
    ]
    if not found:
        raise VocabularyError(f"no step reads “{keyword.title()} {text}”; {_nearest(text)}")
    if len(found) > 1:
        phrases = " and ".join(f"“{definition.phrase.text}”" for definition, _ in found)
        raise VocabularyError(f"“{text}” is ambiguous: {phrases} both read it")
    _memory[keyword, text] = found[0]
    return found[0]


def _candidates(text: str) -> Iterator[Definition]:
    """The definitions whose rarest word the text has; only few, so that few need to be read closely."""
    known = _by_rarest_word()
    for each in {"", *text.split()}:
        yield from known.get(each, ())


@cache
def _by_rarest_word() -> dict[str, list[Definition]]:
    """Each definition under the one of its fixed words that the fewest others have, or "" if all vary."""
    fixed = [[each for each in it.phrase.text.split() if "{" not in each] for it in DEFINITIONS]
    count = Counter(each for words in fixed for each in words)
    found: defaultdict[str, list[Definition]] = defaultdict(list)
    for definition, words in zip(DEFINITIONS, fixed, strict=True):
        found[min(words, key=count.__getitem__, default="")].append(definition)
    return dict(found)


def explained() -> list[Definition]:
    """The definitions that have explained a step so far."""
    return [definition for definition, _ in _memory.values()]


def forget() -> None:
    """Begin again with no step explained."""
    _memory.clear()


def _nearest(text: str) -> str:
    """A hint at the phrase that was probably meant."""
    from difflib import get_close_matches  # noqa: PLC0415

    close = get_close_matches(text, [definition.phrase.text for definition in DEFINITIONS], 1, 0.4)
    return f"did you mean “{close[0]}”?" if close else "see docs/writing-features.md for the phrases"
