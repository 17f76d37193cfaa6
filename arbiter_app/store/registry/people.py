"""People of this computer: one small SQLite file that several programs may have open.

Raw sqlite3 as for the lists beside it: nothing here belongs to an event, so there is no journal and
no undo. Every change is one short transaction; another program waits for it a few seconds.
"""

import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager, suppress
from datetime import datetime
from functools import partial
from pathlib import Path

from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.people.rating_lists import ListedPerson
from arbiter_app.domain.names.collation import collation_key
from arbiter_app.domain.names.transliteration import spelling_keys
from arbiter_app.formats.errors import FileError
from arbiter_app.store.registry.rows import (
    LOCAL_COLUMNS,
    column_definitions,
    listed_person,
    local_values,
    told,
)
from arbiter_app.store.registry.search import indexed_words, spelling_index

_APPLICATION_ID = 0x41725265
_VERSION = 1
_WAIT = 10.0
_OBJECTS = (
    "SELECT count(*), sum(type IN ('trigger', 'view')) FROM sqlite_master"  # we make none of these
)

_Values = Mapping[str, str | int | None]


def people_file(folder: Path) -> Path:
    return folder / "people.sqlite"


def stamp(folder: Path) -> tuple[int, int] | None:
    """Return what differs once the file was written; None where there is none to ask."""
    try:
        found = people_file(folder).stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_size


def set_aside_if_damaged(folder: Path, now: datetime) -> Path | None:
    """Put a file that is damaged, or none of ours, under another name, and return that; None where
    there is nothing to do. The next to write makes a new one.

    Raises FileError: "registry.unreadable", "registry.newer".
    """
    path = people_file(folder)
    try:
        if not path.exists() or _is_sound(path):
            return None
        aside = path.with_name(f"people damaged {now:%Y-%m-%d %H-%M-%S}.sqlite")
        for ending in ("", "-journal", "-wal"):
            with suppress(FileNotFoundError):
                path.with_name(path.name + ending).replace(aside.with_name(aside.name + ending))
    except OSError as error:
        raise FileError("registry.unreadable", path, error.strerror or "") from error
    return aside


def _is_sound(path: Path) -> bool:
    """Whether a file is one of people, and whole. Raises FileError."""
    try:
        with _connected(path) as connection:
            if connection.execute("PRAGMA quick_check(1)").fetchall()[0][0] != "ok":
                return False
            if _is_made(connection):
                connection.execute("SELECT number, name, birth FROM person LIMIT 1").fetchall()
                connection.execute("SELECT rowid FROM spelling LIMIT 1").fetchall()
    except FileError as error:
        if isinstance(error.__cause__, sqlite3.OperationalError) and _may_pass(error.__cause__):
            raise
        if error.code == "registry.newer":
            raise
        return False
    return True


def _may_pass(error: sqlite3.OperationalError) -> bool:
    """Whether an error is of the disk, of rights, or of another program: no damage."""
    return error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_ERROR


@contextmanager
def reading(folder: Path) -> Iterator[sqlite3.Connection | None]:
    """Yield a connection that reads the people; None where nobody was ever kept.

    Raises FileError: "registry.unreadable", "registry.newer".
    """
    path = people_file(folder)
    if not path.exists():
        yield None
        return
    with _connected(path) as connection:
        yield connection if _is_made(connection) else None


@contextmanager
def writing(folder: Path) -> Iterator[sqlite3.Connection]:
    """Yield a connection inside a transaction, which is committed at the end; the file is made if
    missing.

    Raises FileError: "registry.unreadable", "registry.newer", "registry.not-written".
    """
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileError("registry.not-written", folder, error.strerror or "") from error
    with _connected(people_file(folder)) as connection:
        connection.execute("BEGIN IMMEDIATE")
        try:
            _make_tables(connection)
            yield connection
        except BaseException:
            connection.execute("ROLLBACK")
            raise
        connection.execute("COMMIT")


@contextmanager
def _connected(path: Path) -> Iterator[sqlite3.Connection]:
    try:
        with closing(sqlite3.connect(path, timeout=_WAIT, isolation_level=None)) as connection:
            connection.row_factory = sqlite3.Row
            connection.text_factory = partial(str, encoding="utf-8", errors="replace")
            # In this order: another program may be making the file meanwhile, tables and mark at
            # once.
            (tables, strange) = connection.execute(_OBJECTS).fetchone()
            (application_id,) = connection.execute("PRAGMA application_id").fetchone()
            (version,) = connection.execute("PRAGMA user_version").fetchone()
            if strange or (tables and application_id != _APPLICATION_ID):
                raise FileError("registry.unreadable", path)
            if version > _VERSION:
                raise FileError("registry.newer", path)
            yield connection
    except (sqlite3.Error, UnicodeError) as error:  # also words about damage may be none
        raise FileError("registry.unreadable", path, str(error)) from error


def _is_made(connection: sqlite3.Connection) -> bool:
    """Whether a file has its tables: one that another program is making has not."""
    return bool(connection.execute("PRAGMA user_version").fetchone()[0])


def _make_tables(connection: sqlite3.Connection) -> None:
    if _is_made(connection):
        _add_columns(connection)
        return
    columns = column_definitions(LOCAL_COLUMNS)
    connection.execute(f"CREATE TABLE person (number INTEGER PRIMARY KEY, {columns})")
    connection.execute("CREATE INDEX person_fide_id ON person (fide_id)")
    connection.execute("CREATE INDEX person_national_id ON person (national_id)")
    connection.execute(spelling_index())
    connection.execute(f"PRAGMA application_id = {_APPLICATION_ID}")
    connection.execute(f"PRAGMA user_version = {_VERSION}")


def _add_columns(connection: sqlite3.Connection) -> None:
    """Add what a version of the program before this one did not keep."""
    rows = connection.execute("SELECT name FROM pragma_table_info('person')")
    there = {row["name"] for row in rows}
    for column in LOCAL_COLUMNS:
        if column not in there:
            connection.execute(f"ALTER TABLE person ADD COLUMN {column_definitions([column])}")


def remember(connection: sqlite3.Connection, player: Player) -> None:
    """Keep a player of an event: what is known of him now goes before what was kept of him.

    He is the person with his FIDE ID or national ID; without ids he is a person of his name, unless
    their births differ.
    """
    values = {key: value for key, value in local_values(player).items() if value is not None}
    number = _same_person(connection, player)
    if number is None:
        number = _insert(connection, values)
    else:
        _update(connection, number, values)
    _index(connection, number)


def forget(connection: sqlite3.Connection, number: int) -> None:
    connection.execute("DELETE FROM person WHERE number = ?", (number,))
    connection.execute("DELETE FROM spelling WHERE rowid = ?", (number,))


def everybody(connection: sqlite3.Connection, limit: int) -> list[tuple[int, ListedPerson]]:
    """Return people by name, with their numbers."""
    rows = [told(row) for row in connection.execute("SELECT * FROM person")]
    rows.sort(key=lambda row: collation_key(row["name"]))
    return [(row["number"], listed_person(row, None)) for row in rows[:limit]]


def spellings(connection: sqlite3.Connection, kind: ContingentKey) -> list[tuple[str, int]]:
    """Return the clubs, regions, coaches or federations with how many people have them."""
    rows = connection.execute(
        f"SELECT {kind.value}, count(*) FROM person WHERE typeof({kind.value}) = 'text' GROUP BY 1"
    ).fetchall()
    named = ((name, count) for name, count in rows if isinstance(name, str))
    return sorted(named, key=lambda row: collation_key(row[0]))


def merge_spellings(
    connection: sqlite3.Connection, kind: ContingentKey, wrong: str, right: str
) -> None:
    connection.execute(f"UPDATE person SET {kind.value} = ? WHERE {kind.value} = ?", (right, wrong))


def _same_person(connection: sqlite3.Connection, player: Player) -> int | None:
    for column, value in (("fide_id", player.fide_id), ("national_id", player.national_id)):
        if value is not None:
            row = connection.execute(
                f"SELECT number FROM person WHERE {column} = ?", (value,)
            ).fetchone()
            if row:
                return int(row["number"])
    query = " AND ".join(f'"{key}"' for key in spelling_keys(player.name))
    if not query:
        return None
    rows = connection.execute(
        "SELECT * FROM person WHERE number IN"
        " (SELECT rowid FROM spelling WHERE spelling MATCH ?) ORDER BY number",
        (query,),
    )
    return next((int(row["number"]) for row in rows if _may_be(told(row), player)), None)


def _may_be(row: Mapping[str, str | int | None], player: Player) -> bool:
    """Whether a kept person of a like name may be a player: nothing that tells people apart
    differs.
    """
    letters = [collation_key(" ".join(str(name).split()))[0] for name in (row["name"], player.name)]
    if letters[0] != letters[1]:
        return False
    for column in ("fide_id", "national_id"):
        if row[column] is not None and getattr(player, column) is not None:
            return False
    birth = listed_person(row, None).birth
    if birth is None or player.birth is None:
        return True
    if birth.day and player.birth.day:
        return birth.day == player.birth.day
    return birth.year == player.birth.year


def _insert(connection: sqlite3.Connection, values: _Values) -> int:
    names, places = ", ".join(values), ", ".join("?" * len(values))
    cursor = connection.execute(
        f"INSERT INTO person ({names}) VALUES ({places})", tuple(values.values())
    )
    return cursor.lastrowid or 0


def _update(connection: sqlite3.Connection, number: int, values: _Values) -> None:
    """Overwrite what is known anew; a full birth date is not lost to its year alone."""
    row = connection.execute("SELECT birth FROM person WHERE number = ?", (number,)).fetchone()
    if row["birth"] and str(row["birth"]).startswith(str(values.get("birth"))):
        values = {key: value for key, value in values.items() if key != "birth"}
    changes = ", ".join(f"{name} = ?" for name in values)
    connection.execute(f"UPDATE person SET {changes} WHERE number = ?", (*values.values(), number))


def _index(connection: sqlite3.Connection, number: int) -> None:
    row = connection.execute(
        "SELECT name, latin_name FROM person WHERE number = ?", (number,)
    ).fetchone()
    said = told(row)
    words = indexed_words(said["name"], said["latin_name"] or "")
    connection.execute("DELETE FROM spelling WHERE rowid = ?", (number,))
    connection.execute("INSERT INTO spelling (rowid, words) VALUES (?, ?)", (number, words))
