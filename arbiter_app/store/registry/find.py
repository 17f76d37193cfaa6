"""Looking people up in the files of the registry, and joining what several files know of one."""

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from typing import Any

from arbiter_app.domain.facts.people.rating_lists import KnownPerson, ListedPerson, RatingList
from arbiter_app.domain.names.collation import collation_key
from arbiter_app.domain.names.figures import is_figures
from arbiter_app.store.registry.lists import HOME_FEDERATION
from arbiter_app.store.registry.near import (
    NearWords,
    all_words,
    longer_words,
    near_words,
    words_about,
)
from arbiter_app.store.registry.rows import listed_person, told
from arbiter_app.store.registry.search import Closeness, Word, closeness, matches, typed_words
from arbiter_app.values import frozen

_AT_ONCE = 500
_MOST_DIGITS = 12
_SHORTEST_ID = 3
"""Fewer digits begin half of all ids."""
_KEPT_WORDS = 256
_MOST_OF_ONE = 20
"""An id that more rows of a file have is an error of the file, which is not to cost minutes."""

NONSENSE = (ValueError, TypeError, LookupError, OverflowError, AttributeError, RecursionError)
"""What reading a file raises that holds anything in the place of what it should."""

Rank = tuple[Any, ...]


@frozen(kw_only=True)
class OpenFile:
    """A file of the registry while it is open; `source` is None for people of this computer."""

    connection: sqlite3.Connection
    source: RatingList | None
    version: str
    """Differs between a list and the one that takes its place."""
    columns: frozenset[str]
    damaged: Callable[[], object] = lambda: None
    """Is told where the file turns out to be damaged."""

    @classmethod
    def of(
        cls,
        connection: sqlite3.Connection,
        source: RatingList | None,
        path: Path,
        damaged: Callable[[], object] = lambda: None,
    ) -> "OpenFile":
        """Return an opened file. Raises OSError, and sqlite3.Error where it has no people."""
        state = path.stat()
        rows = connection.execute("SELECT name, pk FROM pragma_table_info('person')")
        places_in_key = dict(rows.fetchall())
        columns = frozenset(places_in_key)
        if "name" not in columns or not places_in_key.get("number"):
            raise sqlite3.DatabaseError("no table of people")
        return cls(
            connection=connection,
            source=source,
            version=f"{path} {state.st_mtime_ns} {state.st_size}",
            columns=columns,
            damaged=damaged,
        )


@frozen(kw_only=True)
class Found:
    """A row of a file: where it stands, what it tells, and how well it fits; less is better."""

    file: int
    source: RatingList | None
    row: Mapping[str, Any]
    rank: Rank = ()

    @property
    def number(self) -> int:
        return int(self.row["number"])

    def person(self) -> ListedPerson:
        return listed_person(self.row, self.source)


class Finder:
    """Finds people by what was typed; it remembers what misspelt words may mean in each list, as
    the first words of a name are the same at each keystroke.
    """

    def __init__(self) -> None:
        self._near: dict[tuple[str, str], NearWords] = {}

    def found(self, files: Sequence[OpenFile], text: str, limit: int) -> list[Found]:
        """Return the rows that a text may mean, best first: an id by its digits, or names."""
        together = "".join(text.split())
        has_digits = any(map(is_figures, together))
        words = typed_words(text)

        def look(at: int, file: OpenFile) -> Iterator[Found]:
            if has_digits:
                yield from _by_id(at, file, together, limit)
            yield from self._by_name(at, file, words)

        return sorted(in_each(files, look), key=lambda each: each.rank)

    def _by_name(self, at: int, file: OpenFile, words: Sequence[Word]) -> Iterator[Found]:
        if file.source is not None:
            words = [
                replace(each, longer=longer_words(file.connection, each.key)) for each in words
            ]
        steps = matches(file.connection, words, lambda key: self._words_near(file, key))
        for row in _rows(file, "number", list(steps)):
            said = told(row)
            name = f"{said['name']} {said.get('latin_name') or ''}"
            close = closeness(words, name, steps[said["number"]])
            yield Found(file=at, source=file.source, row=said, rank=_rank(said, close, at, file))

    def _words_near(self, file: OpenFile, key: str) -> NearWords:
        if file.source is None:
            return near_words(key, lambda _: all_words(file.connection))
        known = self._near.get((file.version, key))
        if known is None:
            known = near_words(key, partial(words_about, file.connection))
            while len(self._near) >= _KEPT_WORDS:
                del self._near[next(iter(self._near))]
            self._near[file.version, key] = known
        return known


def known_people(
    files: Sequence[OpenFile], found: Iterable[Found], limit: int | None = None
) -> tuple[KnownPerson, ...]:
    """Return the people that rows are of, in the order of the rows, with what every other file
    knows of them: people of this computer first, newer lists next.

    One person are rows with the same FIDE ID, or with the same national ID and no two FIDE IDs.
    """
    groups = _Groups()
    for each in found:
        groups.add(each, limit)
    asked: tuple[set[int], set[str]] = set(), set()
    for _ in range(2):  # an id that one file tells may lead to what another one knows
        fide_ids, national_ids = groups.ids()
        look = partial(with_ids, fide_ids - asked[0], national_ids - asked[1])
        for each in in_each(files, look):
            groups.add(each, 0)
        asked = fide_ids, national_ids
    return groups.people()


def in_each(
    files: Sequence[OpenFile], look: Callable[[int, OpenFile], Iterable[Found]]
) -> Iterator[Found]:
    """Yield what is found in each file; one that turns out to be damaged counts as not there, which
    is told.
    """
    for at, file in enumerate(files):
        try:
            yield from tuple(look(at, file))
        except (sqlite3.Error, *NONSENSE):  # also words about damage may be none
            file.damaged()


def with_ids(
    fide_ids: Iterable[int], national_ids: Iterable[str], at: int, file: OpenFile
) -> Iterator[Found]:
    """Yield the rows of a file with one of the ids."""
    for column, ids in (("fide_id", list(fide_ids)), ("national_id", list(national_ids))):
        for row in _rows(file, column, ids):
            yield Found(file=at, source=file.source, row=told(row))


def _by_id(at: int, file: OpenFile, text: str, limit: int) -> Iterator[Found]:
    """Yield the rows whose FIDE ID or national ID is a text, or begins with it; capitals may be
    typed as small letters.
    """
    conditions: list[tuple[str, tuple[str | int, ...]]] = []
    if is_figures(text) and len(text) <= _MOST_DIGITS:
        conditions.append(("fide_id = ?", (int(text),)))
        if len(text) >= _SHORTEST_ID:
            lengths = range(1, _MOST_DIGITS - len(text) + 1)
            conditions += (("fide_id BETWEEN ? AND ?", _ids_begun(text, each)) for each in lengths)
    for typed in dict.fromkeys((text, text.upper())):
        conditions.append(("national_id = ?", (typed,)))
        if len(typed) >= _SHORTEST_ID:
            most = typed + "\U0010ffff"
            conditions.append(("national_id > ? AND national_id < ?", (typed, most)))
    for condition, values in conditions:
        if condition.partition(" ")[0] not in file.columns:
            continue
        rows = file.connection.execute(
            f"SELECT * FROM person WHERE {condition} LIMIT ?", (*values, limit)
        )
        for row in rows:
            said = told(row)
            national_id = (said.get("national_id") or "").upper()
            is_whole = text.upper() in (str(said.get("fide_id")), national_id)
            rank = _rank(said, (0 if is_whole else 1, 0, 0, 0), at, file)
            yield Found(file=at, source=file.source, row=said, rank=rank)


def _ids_begun(digits: str, more: int) -> tuple[int, int]:
    """Return the least and the greatest number that begins with digits and has some more."""
    return int(digits) * 10**more, (int(digits) + 1) * 10**more - 1


def _rows(file: OpenFile, column: str, values: Sequence[int | str]) -> Iterator[sqlite3.Row]:
    if column not in file.columns:
        return
    for first in range(0, len(values), _AT_ONCE):
        some = values[first : first + _AT_ONCE]
        places = ", ".join("?" * len(some))
        yield from file.connection.execute(
            f"SELECT * FROM person WHERE {column} IN ({places}) LIMIT ?",
            (*some, _MOST_OF_ONE * len(some)),
        )


def _rank(row: Mapping[str, Any], close: Closeness, at: int, file: OpenFile) -> Rank:
    """Return the place of a person among all found: people of this computer before those of lists,
    but nobody who may be meant by a misspelt name before those whose names are as typed; the home
    federation and the active before others whose names fit as well.
    """
    step, errors, meets_surname, apart = close
    return (
        step == 2,
        file.source is not None,
        step,
        errors,
        meets_surname,
        apart,
        row.get("federation") not in (None, HOME_FEDERATION),
        bool(row.get("inactive")),
        collation_key(row["name"]),
        at,
    )


class _Groups:
    """Rows gathered by the person they are of."""

    def __init__(self) -> None:
        self._groups: list[_Group] = []
        self._by_fide: dict[int, _Group] = {}
        self._by_national: dict[str, _Group] = {}

    def add(self, row: Found, most: int | None) -> None:
        """Add a row to its person, or as another person unless there are as many already."""
        fide_id, national_id = row.row.get("fide_id"), row.row.get("national_id")
        group = self._group_of(fide_id, national_id)
        if group is None:
            if most is not None and len(self._groups) >= most:
                return
            group = _Group()
            self._groups.append(group)
        group.rows.setdefault((row.file, row.number), row)
        if fide_id is not None:
            group.fide_id = fide_id
            self._by_fide.setdefault(fide_id, group)
        if national_id is not None:
            self._by_national.setdefault(national_id, group)

    def ids(self) -> tuple[set[int], set[str]]:
        return set(self._by_fide), set(self._by_national)

    def people(self) -> tuple[KnownPerson, ...]:
        return tuple(
            KnownPerson(sources=tuple(group.rows[place].person() for place in sorted(group.rows)))
            for group in self._groups
        )

    def _group_of(self, fide_id: int | None, national_id: str | None) -> "_Group | None":
        if fide_id is not None and fide_id in self._by_fide:
            return self._by_fide[fide_id]
        if national_id is None:
            return None
        group = self._by_national.get(national_id)
        is_another = (
            group is not None
            and group.fide_id is not None
            and fide_id is not None
            and group.fide_id != fide_id
        )
        return None if is_another else group


@dataclass(slots=True)
class _Group:
    rows: dict[tuple[int, int], Found] = field(default_factory=dict)
    fide_id: int | None = None
