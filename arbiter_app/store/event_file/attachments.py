"""What attached files hold, by its SHA-256: only ever added to, and outside the journal.

A row of the event names the digest, so undo and redo change that row alone, and to verify the
journal no file is read.
"""

import hashlib
from collections.abc import Iterable
from sqlite3 import Connection

TABLE = "attachment"
"""Triggers of the file refuse to change or delete its rows."""
COLUMNS = ("sha256", "content")


def digest(content: bytes) -> str:
    """Return what names a content."""
    return hashlib.sha256(content).hexdigest()


def keep(connection: Connection, contents: Iterable[bytes]) -> None:
    """Add contents, inside a transaction; one that is kept already stays as it is."""
    rows = ((digest(content), content) for content in contents)
    connection.executemany(f"INSERT OR IGNORE INTO {TABLE} VALUES (?, ?)", rows)


def kept(connection: Connection, sha256: str) -> bytes | None:
    """Return the content of a digest; None where the file does not hold it, or no more as it
    was.
    """
    query = f"SELECT content FROM {TABLE} WHERE sha256 = ?"
    found = connection.execute(query, (sha256,)).fetchone()
    if found is None or digest(found[0]) != sha256:
        return None
    return bytes(found[0])
