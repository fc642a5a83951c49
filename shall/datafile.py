"""A YAML file in which everything is a string, and which knows the line of everything in it."""

import re
from collections.abc import Iterator
from difflib import get_close_matches
from pathlib import Path
from typing import Any, Literal, NoReturn, TypeVar, get_args, get_origin

import msgspec
import yaml

from .errors import ShallError

# Untyped on purpose: a typed loader reads 13:45 as 825 and 2.10 as 2.1, which ruins citations.
Loader: Any = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
T = TypeVar("T", bound=msgspec.Struct)


class Entry(msgspec.Struct, frozen=True):
    """A value in a file, and where it stands."""

    file: str
    node: Any
    error: type[ShallError]

    @property
    def line(self) -> int:
        """The line it starts on, counted from one."""
        return int(self.node.start_mark.line) + 1 if self.node else 1

    @property
    def data(self) -> Any:
        """Plain strings, lists and dictionaries."""
        return _plain(self.node)

    def entries(self, key: str) -> list["Entry"]:
        """The values of a list under a key."""
        for name, value in _pairs(self.node):
            if name.value == key and isinstance(value, yaml.SequenceNode):
                return [Entry(self.file, each, self.error) for each in value.value]
        return []

    def refuse(self, message: str) -> NoReturn:
        """Stop, naming the place."""
        raise self.error(f"{self.file}:{self.line}: {message}")

    def convert(self, kind: type[T], called: str) -> T:
        """The value as a type; a fault names the entry, the field and the remedy."""
        if twice := next(_twice(self.node), None):
            Entry(self.file, twice, self.error).refuse(f"{called}: {twice.value!r} stands twice; remove one")
        try:
            return msgspec.convert(self.data, kind)
        except RecursionError:
            self.refuse(f"{called}: nested too deep, or in itself; mend it")
        except msgspec.ValidationError as fault:
            said, _, path = str(fault).partition(" - at `$")
            unknown = re.findall(r"unknown field `(.*)`()$", said)
            place = _inside(self, re.findall(r"\.(\w+)|\[(\d+)\]", path) + unknown)
            place.refuse(f"{called}: {_explain(said, kind, path)}")


def compose(path: Path, shown: str, error: type[ShallError]) -> Entry:
    """The whole file; its outermost value must be a mapping."""
    try:
        node = yaml.compose(path.read_text(encoding="utf-8"), Loader)
    except OSError as fault:
        raise error(f"{shown}: cannot be read ({fault.strerror or fault}); is the path right?") from None
    except UnicodeDecodeError:
        raise error(f"{shown}: cannot be read (it is not text in UTF-8); is the path right?") from None
    except RecursionError:
        raise error(f"{shown}: nested too deep; mend it") from None
    except yaml.YAMLError as fault:
        mark = getattr(fault, "problem_mark", None)
        line = mark.line + 1 if mark else 1
        raise error(f"{shown}:{line}: not YAML ({getattr(fault, 'problem', fault)}); mend the line") from None
    entry = Entry(shown, node, error)
    if not isinstance(node, yaml.MappingNode):
        entry.refuse(
            "nothing is here, or not what it should be: write fields (`name: value`) at the left margin"
        )
    return entry


def _plain(node: Any) -> Any:
    match node:
        case yaml.MappingNode():
            return {name.value: _plain(value) for name, value in node.value}
        case yaml.SequenceNode():
            return [_plain(each) for each in node.value]
        case None:
            return ""
    return node.value


def _pairs(node: Any) -> list[tuple[Any, Any]]:
    return node.value if isinstance(node, yaml.MappingNode) else []


def _twice(node: Any) -> Iterator[Any]:
    """The keys that a mapping repeats, which YAML itself would let pass."""
    seen: set[str] = set()
    for name, _ in _pairs(node):
        if name.value in seen:
            yield name
        seen.add(name.value)


def _inside(entry: Entry, steps: list[tuple[str, str]]) -> Entry:
    """The entry at the end of a path of field names and list positions, as near as there is one."""
    node = entry.node
    for name, position in steps:
        if position and isinstance(node, yaml.SequenceNode):
            node = node.value[int(position)]
        else:
            node = next((value for key, value in _pairs(node) if key.value == name), node)
    return Entry(entry.file, node, entry.error)


def _explain(said: str, kind: type[Any], path: str) -> str:
    """What msgspec said, in the words of somebody who edits the file."""
    names = [name for name, _ in re.findall(r"\.(\w+)|\[(\d+)\]", path) if name]
    if unknown := re.match(r"Object contains unknown field `(.*)`", said):
        known = [each.name for each in msgspec.structs.fields(_type_at(kind, names))]
        near = get_close_matches(unknown[1], known, 1)
        remedy = f"did you mean {near[0]!r}?" if near else f"the fields are {', '.join(known)}"
        return f"unknown field {unknown[1]!r}; {remedy}"
    if missing := re.match(r"Object missing required field `(.*)`", said):
        return f"field {missing[1]!r} is missing; add it"
    field = names[-1] if names else "entry"
    if value := re.match(r"Invalid enum value '(.*)'", said):
        return f"unknown {field} {value[1]!r}; use one of {', '.join(get_args(_type_at(kind, names)))}"
    wanted = {"array": "a list", "object": "fields with values", "str": "text"}
    if expected := re.match(r"Expected `(\w+)", said):
        return f"{field!r} has the wrong shape; write {wanted.get(expected[1], expected[1])}"
    return f"{field!r}: {said}"


def _type_at(kind: Any, names: list[str]) -> Any:
    """The type of a field of a field, lists and options taken off."""
    for name in names:
        kind = next(field.type for field in msgspec.structs.fields(kind) if field.name == name)
        while get_origin(kind) not in (None, Literal):
            kind = next(each for each in get_args(kind) if each is not type(None))
    return kind
