"""Players of another event under the ids that they have in this one."""

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass, replace
from functools import cache
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.ids import PlayerId

_Ids = Mapping[PlayerId, PlayerId]
_Renaming = Callable[[Any, _Ids], Any]
"""What gives the players of a value other ids."""


def with_players(event: Event, ids: _Ids) -> Event:
    """Return an event whose players have other ids, wherever it speaks of them.

    Where a value speaks of players is told by its type, so that no new one can be forgotten.
    """
    renaming = _renaming(Event)
    assert renaming is not None, "an event has players"
    renamed: Event = renaming(event, ids)
    return renamed


@cache
def _renaming(kind: Any) -> _Renaming | None:
    """Return what gives the players of a value of a type other ids; None where it has none."""
    if kind is PlayerId:
        return lambda value, ids: ids[value]
    if is_dataclass(kind):
        return _of_dataclass(kind)
    origin, inner = get_origin(kind), get_args(kind)
    if origin in (Union, UnionType):
        return _of_optional(inner)
    if origin is Mapping:
        return _of_mapping(*inner)
    if origin in (tuple, frozenset) and (each := _renaming(inner[0])) is not None:
        return lambda value, ids: origin(each(one, ids) for one in value)
    return None


def _of_dataclass(kind: Any) -> _Renaming | None:
    hints = get_type_hints(kind)
    renamings = {
        field.name: renaming
        for field in fields(kind)
        if field.init and (renaming := _renaming(hints[field.name])) is not None
    }

    def rename(value: Any, ids: _Ids) -> Any:
        return replace(
            value, **{name: each(getattr(value, name), ids) for name, each in renamings.items()}
        )

    return rename if renamings else None


def _of_optional(kinds: tuple[Any, ...]) -> _Renaming | None:
    (kind,) = (each for each in kinds if each is not type(None))
    renaming = _renaming(kind)
    if renaming is None:
        return None
    return lambda value, ids: None if value is None else renaming(value, ids)


def _of_mapping(key: Any, value: Any) -> _Renaming | None:
    of_key, of_value = _renaming(key), _renaming(value)
    if of_key is None and of_value is None:
        return None

    def rename(mapping: Mapping[Any, Any], ids: _Ids) -> Mapping[Any, Any]:
        return {
            (of_key(name, ids) if of_key else name): (of_value(each, ids) if of_value else each)
            for name, each in mapping.items()
        }

    return rename
