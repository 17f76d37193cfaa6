"""Rules as words by the names of their fields: what differs from other rules of the same kind can
be told, and told back.
"""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from datetime import date
from decimal import Decimal
from enum import Enum
from types import UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from arbiter_app.domain.names.figures import decimal_number, whole_number

T = TypeVar("T")

_FLAGS = {"yes": True, "no": False}


def differences(ours: object, theirs: object) -> Iterator[tuple[str, str]]:
    """Yield name and words of every field in which rules differ, one inside another by both names:
    "line-ups.order".
    """
    known = dict(_words(theirs, ""))
    for name, words in _words(ours, ""):
        if known.get(name) != words:
            yield name, words


def _words(rules: Any, before: str) -> Iterator[tuple[str, str]]:
    for field in fields(rules):
        value = getattr(rules, field.name)
        name = before + field.name.replace("_", "-")
        if is_dataclass(value):
            yield from _words(value, f"{name}.")
        elif isinstance(value, bool):
            yield name, "yes" if value else "no"
        elif isinstance(value, Decimal):
            yield name, f"{value.normalize():f}"
        elif isinstance(value, tuple):
            yield name, " ".join(map(str, value))
        elif isinstance(value, date):
            yield name, value.isoformat()
        elif value is None or isinstance(value, str | int):
            yield name, "" if value is None else str(value)


def with_told(rules: T, told: Mapping[str, str]) -> T:
    """Return rules with what is told of their fields. Raises ValueError or KeyError."""
    changed = rules
    for name, words in told.items():
        changed = _with(changed, name.split("."), words)
    return changed


def _with(rules: Any, path: list[str], words: str) -> Any:
    name = path[0].replace("-", "_")
    kind = get_type_hints(type(rules))[name]
    if len(path) > 1:
        inner = getattr(rules, name)
        if not is_dataclass(inner):
            raise ValueError(path[0])
        return replace(rules, **{name: _with(inner, path[1:], words)})
    return replace(rules, **{name: _value(kind, words)})


def _value(kind: Any, words: str) -> Any:
    if get_origin(kind) in (Union, UnionType):
        (inner,) = (each for each in get_args(kind) if each is not type(None))
        return _value(inner, words) if words else None
    if get_origin(kind) is tuple:
        return tuple(_value(get_args(kind)[0], each) for each in words.split())
    if kind is bool:
        return _FLAGS[words]
    if kind is date:
        return date.fromisoformat(words)
    if isinstance(kind, type) and issubclass(kind, Enum):
        return kind(words)
    if kind is str:
        return words
    if kind in (int, Decimal):
        number = whole_number(words) if kind is int else decimal_number(words)
        if number is None:
            raise ValueError(words)
        return number
    raise ValueError(words)
