"""Mutations of SQLite files: bytes and pages, values by SQL, and objects that are not ours."""

import random
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

from tests.soak.mutating.tokens import TOKENS

_PAGE = 4096
_HEADER = 100

VALUES: tuple[object, ...] = (
    None,
    0,
    -1,
    1,
    2,
    999,
    2**31,
    2**63 - 1,
    -(2**63),
    0.5,
    1e308,
    float("inf"),
    b"",
    b"\x00\xff\xfe",
    b"x" * 100_000,
    "",
    "0",
    "1",
    "[]",
    "{}",
    "null",
    "[[[[",
    "[" * 20_000,
    '{"a": NaN}',
    "1" * 6000,
    "2026-13-45",
    "2026-05-01T25:00:00",
    "2026-05-01T10:00:00+03:00",
    "do",
    "undo",
    *(token.encode("utf-8", "replace").decode() for token in TOKENS),
)
"""Of every kind that a column can hold, whatever its type."""


@contextmanager
def opened(path: Path) -> Iterator[sqlite3.Connection]:
    """Yield a connection that asks for nothing: no foreign keys, names of tables writable."""
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("PRAGMA foreign_keys = OFF")
        database.execute("PRAGMA ignore_check_constraints = ON")
        database.execute("PRAGMA writable_schema = ON")
        database.execute("PRAGMA synchronous = OFF")
        yield database


def tables(database: sqlite3.Connection) -> list[str]:
    query = "SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name"
    return [name for (name,) in database.execute(query)]


def columns(database: sqlite3.Connection, table: str) -> list[str]:
    query = "SELECT name FROM pragma_table_info(?)"
    return [name for (name,) in database.execute(query, (table,))]


# What happens to the bytes


def with_bits_flipped(chance: random.Random, path: Path) -> None:
    content = bytearray(path.read_bytes())
    for _ in range(chance.choice((1, 1, 1, 1, 2, 8, 100))):
        content[chance.randrange(len(content))] ^= 1 << chance.randrange(8)
    path.write_bytes(content)


def with_a_header_changed(chance: random.Random, path: Path) -> None:
    content = bytearray(path.read_bytes())
    content[chance.randrange(_HEADER)] = chance.randrange(256)
    path.write_bytes(content)


def truncated(chance: random.Random, path: Path) -> None:
    size = path.stat().st_size
    at = chance.randrange(size // _PAGE + 1) * _PAGE if chance.random() < 0.5 else None
    with path.open("r+b") as file:
        file.truncate(chance.randrange(size) if at is None else at)


def longer(chance: random.Random, path: Path) -> None:
    with path.open("ab") as file:
        file.write(chance.choice((b"\0", b"\xff")) * chance.choice((1, _PAGE, 3 * _PAGE + 7)))


def with_pages_moved(chance: random.Random, path: Path) -> None:
    """Put a page, or zeros, or noise, in the place of another."""
    content = bytearray(path.read_bytes())
    pages = len(content) // _PAGE
    at, other = chance.randrange(pages) * _PAGE, chance.randrange(pages) * _PAGE
    filling = chance.choice(
        (bytes(content[other : other + _PAGE]), b"\0" * _PAGE, chance.randbytes(_PAGE))
    )
    content[at : at + _PAGE] = filling
    path.write_bytes(content)


def with_a_stretch_overwritten(chance: random.Random, path: Path) -> None:
    content = bytearray(path.read_bytes())
    at, length = chance.randrange(len(content)), chance.choice((1, 2, 16, 512))
    content[at : at + length] = chance.randbytes(length)
    path.write_bytes(content)


BYTES: tuple[Callable[[random.Random, Path], None], ...] = (
    with_bits_flipped,
    with_bits_flipped,
    with_bits_flipped,
    with_a_header_changed,
    truncated,
    longer,
    with_pages_moved,
    with_a_stretch_overwritten,
)


# What is said in SQL


def with_another_value(chance: random.Random, database: sqlite3.Connection) -> None:
    """Put a value into a column of one row, or of all."""
    table = chance.choice(tables(database))
    found = columns(database, table)
    rows = [row for (row,) in database.execute(f'SELECT rowid FROM "{table}"')]
    if not found or not rows:
        return
    column = chance.choice(found)
    if chance.random() < 0.2:  # what stands elsewhere in it
        value = database.execute(
            f'SELECT "{column}" FROM "{table}" WHERE rowid = ?', (chance.choice(rows),)
        ).fetchone()[0]
    else:
        value = chance.choice(VALUES)
    if chance.random() < 0.1:
        database.execute(f'UPDATE "{table}" SET "{column}" = ?', (value,))
    else:
        database.execute(
            f'UPDATE "{table}" SET "{column}" = ? WHERE rowid = ?', (value, chance.choice(rows))
        )


def without_a_row(chance: random.Random, database: sqlite3.Connection) -> None:
    table = chance.choice(tables(database))
    rows = [row for (row,) in database.execute(f'SELECT rowid FROM "{table}"')]
    if rows and chance.random() < 0.9:
        database.execute(f'DELETE FROM "{table}" WHERE rowid = ?', (chance.choice(rows),))
    else:
        database.execute(f'DELETE FROM "{table}"')


def with_a_row_more(chance: random.Random, database: sqlite3.Connection) -> None:
    """Add a row like one that is there, or one of any values."""
    table = chance.choice(tables(database))
    found = columns(database, table)
    row = database.execute(f'SELECT * FROM "{table}" ORDER BY random() LIMIT 1').fetchone()
    values = [*(row or ())] or [chance.choice(VALUES) for _ in found]
    values[0] = chance.choice((values[0], 999, *VALUES[:8]))
    for at in range(1, len(values)):
        if chance.random() < 0.1:
            values[at] = chance.choice(VALUES)
    marks = ", ".join("?" * len(values))
    database.execute(f'INSERT OR REPLACE INTO "{table}" VALUES ({marks})', values)


def with_a_foreign_object(chance: random.Random, database: sqlite3.Connection) -> None:
    """Add a trigger, view, index or table, or take one of ours away."""
    table, other = chance.choice(tables(database)), chance.choice(tables(database))
    column = chance.choice(columns(database, table) or ["rowid"])
    when = chance.choice(("AFTER INSERT", "AFTER UPDATE", "BEFORE INSERT", "AFTER DELETE"))
    name = chance.choice(("foreign_one", "sqlitex", "журнал", "a b", 'x"y', other + "_"))
    quoted = name.replace('"', '""')
    statement = chance.choice(
        (
            f'CREATE TRIGGER "{quoted}" {when} ON "{table}" BEGIN DELETE FROM "{other}"; END',
            f'CREATE TRIGGER "{quoted}" {when} ON "{table}"'
            f' BEGIN UPDATE "{table}" SET "{column}" = NULL; END',
            f'CREATE TRIGGER "{quoted}" {when} ON journal BEGIN WITH RECURSIVE c(n) AS'
            " (SELECT 1 UNION ALL SELECT n FROM c) SELECT count(*) FROM c; END",
            f'CREATE TRIGGER "{quoted}" {when} ON "{table}" BEGIN SELECT RAISE(IGNORE); END',
            f'CREATE VIEW "{quoted}" AS SELECT * FROM "{table}"',
            f'CREATE INDEX "{quoted}" ON "{table}" ("{column}")',
            f'CREATE UNIQUE INDEX "{quoted}" ON "{table}" ("{column}")',
            f'CREATE TABLE "{quoted}" (a)',
            f'CREATE VIRTUAL TABLE "{quoted}" USING fts5(a)',
            f'ALTER TABLE "{table}" ADD COLUMN "{quoted}" DEFAULT 1',
            f'ALTER TABLE "{table}" DROP COLUMN "{column}"',
            f'ALTER TABLE "{table}" RENAME TO "{quoted}"',
            f'ALTER TABLE "{table}" RENAME COLUMN "{column}" TO "{quoted}"',
            f'DROP TABLE "{table}"',
        )
    )
    database.execute(statement)


def without_a_trigger(chance: random.Random, database: sqlite3.Connection) -> None:
    query = "SELECT type, name FROM sqlite_master WHERE type IN ('trigger', 'index', 'view')"
    kind, name = chance.choice(database.execute(query).fetchall() or [("table", "event")])
    database.execute(f'DROP {kind} "{name}"')


def with_another_schema(chance: random.Random, database: sqlite3.Connection) -> None:
    """Change how a table is declared, behind the back of SQLite."""
    before, after = chance.choice(
        (
            ("INTEGER", "TEXT"),
            ("TEXT", "BLOB"),
            ("NOT NULL", ""),
            ("PRIMARY KEY", ""),
            ("VARCHAR", "INTEGER"),
            ("(", "(("),
            ("REFERENCES", "REFERENCES x"),
        )
    )
    database.execute(
        "UPDATE sqlite_master SET sql = replace(sql, ?, ?) WHERE name = ?",
        (before, after, chance.choice(tables(database))),
    )


def with_another_pragma(chance: random.Random, database: sqlite3.Connection) -> None:
    database.execute(
        chance.choice(
            (
                "PRAGMA user_version = 0",
                "PRAGMA user_version = 1",
                f"PRAGMA user_version = {chance.choice((2, 5, 9, 20, 99, -1, 2147483647))}",
                "PRAGMA application_id = 0",
                "PRAGMA journal_mode = DELETE",
                "PRAGMA journal_mode = WAL",
                "PRAGMA journal_mode = TRUNCATE",
                "PRAGMA schema_version = 7",
            )
        )
    )


def with_pages_of_another_size(chance: random.Random, database: sqlite3.Connection) -> None:
    database.execute("PRAGMA journal_mode = DELETE")
    database.execute(f"PRAGMA page_size = {chance.choice((512, 1024, 8192, 65536))}")
    database.execute("VACUUM")


SQL: tuple[Callable[[random.Random, sqlite3.Connection], None], ...] = (
    with_another_value,
    with_another_value,
    with_another_value,
    with_another_value,
    without_a_row,
    with_a_row_more,
    with_a_foreign_object,
    with_a_foreign_object,
    without_a_trigger,
    with_another_schema,
    with_another_pragma,
    with_pages_of_another_size,
)


def mutate_by_sql(chance: random.Random, path: Path) -> None:
    """Change a file by one to three statements; what SQLite itself refuses is left out."""
    with opened(path) as database:
        for _ in range(chance.choice((1, 1, 1, 2, 3))):
            with suppress(sqlite3.Error, OverflowError, UnicodeError):
                chance.choice(SQL)(chance, database)


def mutate_bytes(chance: random.Random, path: Path) -> None:
    for _ in range(chance.choice((1, 1, 1, 2))):
        if path.stat().st_size > _PAGE:
            chance.choice(BYTES)(chance, path)
