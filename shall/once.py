"""The words of an act or event, found once: of tens of thousands in a run, few differ but in their stamps."""

from collections.abc import Callable
from functools import wraps
from operator import attrgetter
from typing import Any, TypeVar

import msgspec

from .transcript import Event

Told = TypeVar("Told")
STAMPS = frozenset(Event.__struct_fields__)
SUBSTANCES: dict[type[msgspec.Struct], Callable[[Any], Any]] = {}


def once(function: Callable[[Any], Told]) -> Callable[[Any], Told]:
    """A function that looks at no stamp, called once for all that are the same without their stamps."""
    known: dict[Any, Told] = {}

    @wraps(function)
    def told(it: Any) -> Told:
        kind = type(it)
        key = kind, (SUBSTANCES.get(kind) or _substance(kind))(it)
        try:
            return known[key]
        except KeyError:
            known[key] = function(it)
            return known[key]
        except TypeError:  # a field that is a mapping cannot be looked up
            return function(it)

    return told


def _substance(kind: type[msgspec.Struct]) -> Callable[[Any], Any]:
    """All fields but the stamps."""
    names = [name for name in kind.__struct_fields__ if name not in STAMPS]
    SUBSTANCES[kind] = attrgetter(*names) if names else lambda _: ()
    return SUBSTANCES[kind]
