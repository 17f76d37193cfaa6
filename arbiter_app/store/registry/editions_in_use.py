"""Which edition of a list is used where several are on this computer: the newest, or a chosen one.

The choice stands in a small file beside the lists; one that cannot be read is no choice.
"""

import json
from collections.abc import Collection, Iterable
from dataclasses import replace
from pathlib import Path

from arbiter_app.domain.facts.people.rating_lists import ListKind, ListUse, RatingList
from arbiter_app.formats.errors import FileError
from arbiter_app.formats.json_text import parse_json
from arbiter_app.store.foreign_files import Kind, read_bytes
from arbiter_app.whole_files import write_whole

_CHOICE = "chosen-lists.json"


def same_list(one: RatingList) -> tuple[ListKind, str]:
    """Return what editions of one list have in common."""
    return one.kind, one.name


def chosen(folder: Path) -> frozenset[str]:
    """Return the ids of the lists that were chosen although a newer edition is there."""
    try:
        said = parse_json(read_bytes(folder / _CHOICE, Kind.KEPT).decode("utf-8"))
    except (FileError, ValueError):
        return frozenset()
    return frozenset(map(str, said)) if isinstance(said, list) else frozenset()


def choose(folder: Path, ids: Collection[str]) -> None:
    """Keep the ids of chosen lists. Raises FileError("registry.not-written")."""
    try:
        write_whole(folder / _CHOICE, json.dumps(sorted(ids)).encode())
    except OSError as error:
        raise FileError("registry.not-written", folder, error.strerror or "") from error


def with_uses(lists: Iterable[RatingList], ids: Collection[str]) -> tuple[RatingList, ...]:
    """Return lists with their use: of the editions of each the chosen one, else the newest."""
    found = tuple(lists)
    newest: dict[tuple[ListKind, str], RatingList] = {}
    preferred: dict[tuple[ListKind, str], RatingList] = {}
    for each in sorted(found, key=lambda list_: list_.published):
        newest[same_list(each)] = each
        if each.id in ids:
            preferred[same_list(each)] = each

    def use(each: RatingList) -> ListUse:
        edition = same_list(each)
        used = preferred.get(edition, newest[edition])
        if each.id != used.id:
            return ListUse.BESIDE
        return ListUse.NEWEST if each.id == newest[edition].id else ListUse.CHOSEN

    return tuple(replace(each, use=use(each)) for each in found)
