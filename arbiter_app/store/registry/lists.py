"""Rating lists of this computer: one SQLite file for each, in the folder of the registry.

Raw sqlite3, not the mapped rows of an event file: two million rows are written at once and never
changed. A file is built under another name with no journal, for a build that is cancelled or killed
is thrown away whole, and takes the place of the former list in one step.
"""

import json
import os
import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import closing, contextmanager, suppress
from dataclasses import asdict
from datetime import date
from hashlib import sha256
from pathlib import Path
from typing import Any

from arbiter_app.domain.facts.people.rating_lists import (
    Discipline,
    ListKind,
    RatingList,
    SkippedLine,
)
from arbiter_app.formats.errors import FileError
from arbiter_app.formats.json_text import parse_json
from arbiter_app.store.event_file.reading import address
from arbiter_app.store.registry.near import write_words
from arbiter_app.store.registry.rows import column_definitions
from arbiter_app.store.registry.search import indexed_words, spelling_index
from arbiter_app.store.registry.unfinished import UNFINISHED, take_away
from arbiter_app.whole_files import sync_folder

HOME_FEDERATION = "UKR"
"""Whose people come first where names fit equally well."""

_SUFFIX = ".list"
_APPLICATION_ID = 0x41724C69
_VERSION = 2
_ABROAD = 1 << 40
"""Numbers of people of other federations begin here."""
_TRIES, _PAUSE = 40, 0.05
"""Another program may be reading a list, which Windows then neither replaces nor removes."""

Row = tuple[str | int | None, ...]


class CancelledError(Exception):
    """The build of a list was cancelled, and what was built is gone."""


def list_id(kind: ListKind, name: str, published: date) -> str:
    """Return the id of an edition of a list."""
    return f"{kind.value}-{published.isoformat()}-{sha256(name.encode()).hexdigest()[:16]}"


def file_of(folder: Path, id: str) -> Path:
    return folder / f"{id}{_SUFFIX}"


def list_files(folder: Path) -> Iterator[Path]:
    """Yield the files of the lists that are there. Raises FileError("registry.unreadable")."""
    try:
        # A pipe of that name would be waited for.
        yield from [path for path in sorted(folder.glob(f"*{_SUFFIX}")) if path.is_file()]
    except OSError as error:
        raise FileError("registry.unreadable", folder, error.strerror or "") from error


def build(
    folder: Path,
    described: RatingList,
    columns: Sequence[str],
    rows: Iterable[Sequence[Row]],
    told: Callable[[], tuple[int, Sequence[SkippedLine]]],
    *,
    indexed: Callable[[float], None],
    cancelled: Callable[[], bool],
) -> RatingList:
    """Write a list into an unfinished file beside the others and return it with its numbers.

    `told` returns, at the end, how many lines were skipped, and the first; `indexed` hears of how
    much of the index is made, from 0 to 1. Raises CancelledError, and
    FileError("registry.not-written").
    """
    path = folder / f"{described.id}{UNFINISHED}"
    try:
        path.touch(exist_ok=False)  # through no link that somebody has put there
        with closing(sqlite3.connect(path, isolation_level=None)) as connection:
            connection.set_progress_handler(lambda: int(cancelled()), 50_000)
            connection.executescript(
                "PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF;"
                "PRAGMA locking_mode = EXCLUSIVE; PRAGMA cache_size = -32768;"
                f"PRAGMA application_id = {_APPLICATION_ID}; PRAGMA user_version = {_VERSION};"
            )
            connection.execute("BEGIN")
            people = _write_people(connection, columns, rows, cancelled)
            _index(connection, columns, lambda count: indexed(min(1.0, count / people)))
            skipped, first = told()
            built = _with_numbers(described, people, skipped, first)
            _write_description(connection, built)
            connection.execute("COMMIT")
        _reach_the_disk(path)
    except sqlite3.Error as error:
        take_away(path)
        if cancelled():
            raise CancelledError from error
        raise FileError("registry.not-written", folder, str(error)) from error
    except FileExistsError as error:
        raise FileError("registry.not-written", path, error.strerror or "") from error
    except BaseException:
        take_away(path)
        raise
    return built


def put_in_place(folder: Path, id: str) -> None:
    """Let the list that was built be there, in place of the same edition if it was.

    Raises FileError("registry.not-written").
    """
    built = folder / f"{id}{UNFINISHED}"
    _when_nobody_reads(lambda: built.replace(file_of(folder, id)), folder)
    sync_folder(folder)


def forget(folder: Path, id: str) -> None:
    """Take a list away, if it is there. Raises FileError("registry.not-written")."""
    _when_nobody_reads(lambda: file_of(folder, id).unlink(missing_ok=True), folder)


@contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    """Yield a connection that reads a list, with rows that know their columns."""
    with closing(sqlite3.connect(f"{address(path.absolute())}?mode=ro", uri=True)) as connection:
        connection.row_factory = sqlite3.Row
        yield connection


def description(connection: sqlite3.Connection) -> RatingList | None:
    """Return what list a file holds; None where it is none, damaged, or made by another version of
    the program. Raises sqlite3.Error.
    """
    (application_id,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if (application_id, version) != (_APPLICATION_ID, _VERSION):
        return None
    row = connection.execute("SELECT description FROM list").fetchone()
    try:
        return _described(parse_json(row["description"]))
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise sqlite3.DatabaseError("no description of a list") from error


def _described(said: dict[str, Any]) -> RatingList:
    """Return the list of a description; one that is damaged ends in errors of many kinds."""
    told = RatingList(
        id=said["id"],
        kind=ListKind(said["kind"]),
        name=said["name"],
        published=date.fromisoformat(said["published"]),
        disciplines=frozenset(Discipline(each) for each in said["disciplines"]),
        people=said["people"],
        source=said["source"],
        skipped=said["skipped"],
        first_skipped=tuple(SkippedLine(**each) for each in said["first_skipped"]),
    )
    texts, numbers = (told.id, told.name, told.source), (told.people, told.skipped)
    if not all(type(each) is str for each in texts) or not all(type(n) is int for n in numbers):
        raise TypeError(said)
    return told


def _write_people(
    connection: sqlite3.Connection,
    columns: Sequence[str],
    rows: Iterable[Sequence[Row]],
    cancelled: Callable[[], bool],
) -> int:
    connection.execute(
        f"CREATE TABLE person (number INTEGER PRIMARY KEY, {column_definitions(columns)})"
    )
    places = ", ".join("?" * (len(columns) + 1))
    statement = f"INSERT INTO person VALUES ({places})"
    number = 0
    federation = columns.index("federation") if "federation" in columns else None
    for block in rows:
        if cancelled():
            raise CancelledError
        if federation is None:
            numbered = ((at, *row) for at, row in enumerate(block, number))
        else:
            numbered = (
                (at if row[federation] == HOME_FEDERATION else at + _ABROAD, *row)
                for at, row in enumerate(block, number)
            )
        connection.executemany(statement, numbered)
        number += len(block)
    return number


def _index(
    connection: sqlite3.Connection, columns: Sequence[str], indexed: Callable[[float], None]
) -> None:
    """Make what people are found by: the keys of their names, and their ids."""
    count = 0

    def keys(*names: str) -> str:
        nonlocal count
        count += 1
        if count % 20_000 == 0:
            indexed(count)
        return indexed_words(*names)

    connection.create_function("keys", -1, keys, deterministic=True)
    connection.execute(spelling_index("content = '',"))
    # Gathered in large parts that are merged once, at the end, the index is made and read faster.
    connection.execute("INSERT INTO spelling (spelling, rank) VALUES ('hashsize', 16777216)")
    connection.execute("INSERT INTO spelling (spelling, rank) VALUES ('automerge', 0)")
    names = "name, ifnull(latin_name, '')" if "latin_name" in columns else "name"
    connection.execute(
        f"INSERT INTO spelling (rowid, words) SELECT number, keys({names}) FROM person"
        " ORDER BY number"
    )
    connection.execute("INSERT INTO spelling (spelling) VALUES ('optimize')")
    for column in ("fide_id", "national_id"):
        if column in columns:
            connection.execute(f"CREATE INDEX person_{column} ON person ({column})")
    write_words(connection)


def _with_numbers(
    described: RatingList, people: int, skipped: int, first: Sequence[SkippedLine]
) -> RatingList:
    return RatingList(
        id=described.id,
        kind=described.kind,
        name=described.name,
        published=described.published,
        disciplines=described.disciplines,
        people=people,
        source=described.source,
        skipped=skipped,
        first_skipped=tuple(first),
    )


def _write_description(connection: sqlite3.Connection, built: RatingList) -> None:
    said = {
        "id": built.id,
        "kind": built.kind.value,
        "name": built.name,
        "published": built.published.isoformat(),
        "disciplines": sorted(each.value for each in built.disciplines),
        "people": built.people,
        "source": built.source,
        "skipped": built.skipped,
        "first_skipped": [asdict(each) for each in built.first_skipped],
    }
    connection.execute("CREATE TABLE list (description TEXT)")
    connection.execute("INSERT INTO list VALUES (?)", (json.dumps(said, ensure_ascii=False),))


def _when_nobody_reads(change: Callable[[], object], folder: Path) -> None:
    """Change a file that another program may be reading, as soon as it is let."""
    for remaining in reversed(range(_TRIES)):
        try:
            change()
        except OSError as error:
            if not remaining or not isinstance(error, PermissionError):
                raise FileError("registry.not-written", folder, error.strerror or "") from error
            time.sleep(_PAUSE)
        else:
            return


def _reach_the_disk(path: Path) -> None:
    with suppress(OSError), path.open("rb+") as file:
        os.fsync(file.fileno())
