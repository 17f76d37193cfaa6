"""Values of one event under the ids that their people, stages and games have in another."""

from collections.abc import Callable, Mapping
from dataclasses import fields, is_dataclass, replace
from functools import cache
from types import UnionType
from typing import Any, TypeVar, Union, get_args, get_origin, get_type_hints

from arbiter_app.domain.facts.results import Result
from arbiter_app.domain.ids import (
    AppealId,
    DecisionId,
    GameId,
    IncidentId,
    PlayerId,
    PlayOffId,
    StageId,
    TeamId,
    TournamentId,
)

T = TypeVar("T")
Ids = Mapping[Any, Mapping[Any, Any]]
"""The new ids by the old ones, by their kind; of a kind that is not named all ids stay."""

_Renaming = Callable[[Any, Ids], Any]
"""What gives a value other ids."""

KINDS = (
    PlayerId,
    TournamentId,
    StageId,
    GameId,
    IncidentId,
    AppealId,
    PlayOffId,
    DecisionId,
)
"""The ids that are one's own in the whole of an event file."""


def with_ids(value: T, ids: Ids) -> T:
    """Return a value with other ids wherever it speaks of what has one.

    Where it does is told by its type, so that no new fact can be forgotten.
    """
    kind: Any = type(value)
    renaming = _renaming(kind)
    assert renaming is not None, "it has an id"
    renamed: T = renaming(value, ids)
    return renamed


def ids_in(value: Any) -> Mapping[Any, list[int]]:
    """Return every id in a value, by its kind, in their order."""
    found = {kind: _Found() for kind in KINDS}
    with_ids(value, found)
    return {kind: sorted(ids) for kind, ids in found.items()}


class _Found(dict[int, int]):
    """Takes down whatever id is looked up, and leaves it."""

    def __missing__(self, id: int) -> int:
        self[id] = id
        return id


@cache
def _renaming(kind: Any) -> _Renaming | None:
    """Return what gives a value of a type other ids; None where it has none."""
    if kind is TeamId:
        return _renaming(PlayerId)  # wherever participants are told, teams are
    if kind is Result:
        return None  # it is made of results, and none of them has an id
    if kind in KINDS:
        return lambda value, ids: ids[kind][value] if kind in ids else value
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

    def rename(value: Any, ids: Ids) -> Any:
        return replace(
            value, **{name: each(getattr(value, name), ids) for name, each in renamings.items()}
        )

    return rename if renamings else None


def _of_optional(kinds: tuple[Any, ...]) -> _Renaming | None:
    found = [_renaming(each) for each in kinds if each is not type(None)]
    renamings = [each for each in found if each is not None]
    if not renamings:
        return None
    (renaming,) = renamings
    return lambda value, ids: None if value is None else renaming(value, ids)


def _of_mapping(key: Any, value: Any) -> _Renaming | None:
    of_key, of_value = _renaming(key), _renaming(value)
    if of_key is None and of_value is None:
        return None

    def rename(mapping: Mapping[Any, Any], ids: Ids) -> Mapping[Any, Any]:
        return {
            (of_key(name, ids) if of_key else name): (of_value(each, ids) if of_value else each)
            for name, each in mapping.items()
        }

    return rename
