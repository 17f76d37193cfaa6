"""Looking people up in the files of the registry, and joining what several files know of one."""

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from typing import Any

from arbiter_app.domain.facts.rating_lists import KnownPerson, ListedPerson, RatingList
from arbiter_app.domain.names.collation import collation_key
from arbiter_app.store.registry import lists
from arbiter_app.store.registry import people as registry_people
from arbiter_app.store.registry.lists import HOME_FEDERATION
from arbiter_app.store.registry.rows import listed_person
from arbiter_app.store.registry.search import (
    Word,
    closeness,
    matches,
    near_words,
    typed_words,
)

_AT_ONCE = 500
_MOST_DIGITS = 12
_SHORTEST_ID = 3
"""Fewer digits begin half of all ids."""
_KEPT_LENGTHS = 16
_KEPT_WORDS = 256

Rank = tuple[Any, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenFile:
    """A file of the registry while it is open; `source` is None for people of this computer."""

    connection: sqlite3.Connection
    source: RatingList | None
    version: str
    """Differs between a list and the one that takes its place."""
    columns: frozenset[str]

    @classmethod
    def of(
        cls, connection: sqlite3.Connection, source: RatingList | None, path: Path
    ) -> "OpenFile":
        state = path.stat()
        rows = connection.execute("SELECT name FROM pragma_table_info('person')")
        return cls(
            connection=connection,
            source=source,
            version=f"{path} {state.st_mtime_ns} {state.st_size}",
            columns=frozenset(name for (name,) in rows),
        )


@dataclass(frozen=True, slots=True, kw_only=True)
class Found:
    """A row of a file: where it stands, what it tells, and how well it fits; less is better."""

    file: int
    number: int
    person: ListedPerson
    rank: Rank = ()


class Finder:
    """Finds people by what was typed; it remembers the words of the lists it has looked through."""

    def __init__(self) -> None:
        self._lengths: dict[tuple[str, int], Sequence[str]] = {}
        self._near: dict[tuple[str, str], tuple[tuple[str, ...], tuple[str, ...]]] = {}

    def found(self, files: Sequence[OpenFile], text: str, limit: int) -> list[Found]:
        """Return the rows that a text may mean, best first: an id by its digits, or names."""
        together = "".join(text.split())
        has_digits = any(letter.isdigit() for letter in together)
        words = typed_words(text)

        def look(at: int, file: OpenFile) -> Iterator[Found]:
            if has_digits:
                yield from _by_id(at, file, together, limit)
            yield from self._by_name(at, file, words)

        return sorted(in_each(files, look), key=lambda each: each.rank)

    def _by_name(self, at: int, file: OpenFile, words: Sequence[Word]) -> Iterator[Found]:
        steps = matches(file.connection, words, lambda key: self._words_near(file, key))
        numbers = list(steps)
        for row in _rows(file, "number", numbers):
            person = listed_person(dict(row), file.source)
            name = f"{person.name} {person.latin_name or ''}"
            close = closeness(words, name, steps[row["number"]])
            yield Found(file=at, number=row["number"], person=person, rank=_rank(person, close, at))

    def _words_near(self, file: OpenFile, key: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
        if file.source is None:
            return near_words(
                key, lambda length: registry_people.words_of_length(file.connection, length)
            )
        known = self._near.get((file.version, key))
        if known is None:
            known = near_words(key, lambda length: self._words_of_length(file, length))
            _keep(self._near, (file.version, key), known, _KEPT_WORDS)
        return known

    def _words_of_length(self, file: OpenFile, length: int) -> Sequence[str]:
        words = self._lengths.get((file.version, length))
        if words is None:
            words = lists.words_of_length(file.connection, length)
            _keep(self._lengths, (file.version, length), words, _KEPT_LENGTHS)
        return words


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
    for _ in range(2):  # an id that one file tells may lead to what another one knows
        fide_ids, national_ids = groups.ids()
        for each in in_each(files, partial(with_ids, fide_ids, national_ids)):
            groups.add(each, 0)
    return groups.people()


def in_each(
    files: Sequence[OpenFile], look: Callable[[int, OpenFile], Iterable[Found]]
) -> Iterator[Found]:
    """Yield what is found in each file; a list that turns out to be damaged counts as not there."""
    for at, file in enumerate(files):
        try:
            yield from tuple(look(at, file))
        except sqlite3.DatabaseError:
            if file.source is None:
                raise


def with_ids(
    fide_ids: Iterable[int], national_ids: Iterable[str], at: int, file: OpenFile
) -> Iterator[Found]:
    """Yield the rows of a file with one of the ids."""
    for column, ids in (("fide_id", list(fide_ids)), ("national_id", list(national_ids))):
        for row in _rows(file, column, ids):
            person = listed_person(dict(row), file.source)
            yield Found(file=at, number=row["number"], person=person)


def _by_id(at: int, file: OpenFile, text: str, limit: int) -> Iterator[Found]:
    """Yield the rows whose FIDE ID or national ID is a text, or begins with it; capitals may be
    typed as small letters.
    """
    conditions: list[tuple[str, tuple[str | int, ...]]] = []
    if text.isascii() and text.isdecimal() and len(text) <= _MOST_DIGITS:
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
            person = listed_person(dict(row), file.source)
            national_id = (person.national_id or "").upper()
            is_whole = text.upper() in (str(person.fide_id), national_id)
            rank = _rank(person, (0 if is_whole else 1, 0, 0, 0), at)
            yield Found(file=at, number=row["number"], person=person, rank=rank)


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
            f"SELECT * FROM person WHERE {column} IN ({places})", some
        )


def _rank(person: ListedPerson, close: tuple[int, int, int, int], at: int) -> Rank:
    """Return the place of a person among all found: people of this computer before those of lists,
    but nobody who may be meant by a misspelt name before those whose names are as typed; the home
    federation and the active before others whose names fit as well.
    """
    step, errors, meets_surname, apart = close
    return (
        step == 2,
        person.list is not None,
        step,
        errors,
        meets_surname,
        apart,
        person.federation not in (None, HOME_FEDERATION),
        person.inactive,
        collation_key(person.name),
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
        group = self._group_of(row.person)
        if group is None:
            if most is not None and len(self._groups) >= most:
                return
            group = _Group()
            self._groups.append(group)
        group.rows.setdefault((row.file, row.number), row.person)
        if row.person.fide_id is not None:
            group.fide_id = row.person.fide_id
            self._by_fide.setdefault(row.person.fide_id, group)
        if row.person.national_id is not None:
            self._by_national.setdefault(row.person.national_id, group)

    def ids(self) -> tuple[list[int], list[str]]:
        return list(self._by_fide), list(self._by_national)

    def people(self) -> tuple[KnownPerson, ...]:
        return tuple(
            KnownPerson(sources=tuple(group.rows[place] for place in sorted(group.rows)))
            for group in self._groups
        )

    def _group_of(self, person: ListedPerson) -> "_Group | None":
        if person.fide_id is not None and person.fide_id in self._by_fide:
            return self._by_fide[person.fide_id]
        if person.national_id is None:
            return None
        group = self._by_national.get(person.national_id)
        is_another = (
            group is not None
            and group.fide_id is not None
            and person.fide_id is not None
            and group.fide_id != person.fide_id
        )
        return None if is_another else group


@dataclass(slots=True)
class _Group:
    rows: dict[tuple[int, int], ListedPerson] = field(default_factory=dict)
    fide_id: int | None = None


def _keep(kept: dict[Any, Any], key: object, value: object, most: int) -> None:
    """Remember a value, and forget the one that was remembered first when there are too many."""
    while len(kept) >= most:
        del kept[next(iter(kept))]
    kept[key] = value
