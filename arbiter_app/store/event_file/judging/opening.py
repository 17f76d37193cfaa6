"""Before a file is opened or read: what stands in it is judged as a whole."""

import sqlite3
import stat
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from functools import partial
from pathlib import Path
from threading import Lock

from arbiter_app.formats.errors import FileError
from arbiter_app.store.event_file import journal
from arbiter_app.store.event_file.contents import Contents
from arbiter_app.store.event_file.files import fill, unfinished
from arbiter_app.store.event_file.journal import UnreadableEntryError
from arbiter_app.store.event_file.judging import after_crash
from arbiter_app.store.event_file.judging.after_crash import Keep
from arbiter_app.store.event_file.judging.verifying import Fault, verify
from arbiter_app.store.event_file.locks import is_open, real
from arbiter_app.store.event_file.reading import check_header, memory_copy, reading
from arbiter_app.values import frozen


@frozen
class Copy:
    """A checked copy of an event file, in memory."""

    connection: sqlite3.Connection
    has_strange_log: bool
    """Whether a log of another state lies beside the file, which was left out."""


@contextmanager
def open_copy(path: Path, keep: Keep | None = None) -> Iterator[Copy]:
    """Yield a checked copy in memory: for reading a file that may be open elsewhere, or read-only;
    that of a file of an earlier version has the newest schema.

    `keep` says which of two states is wanted after a crash. Raises FileError: "file.missing",
    "file.not-an-event", "file.newer", "file.unreadable", "file.damaged", "file.damaged-at",
    "file.foreign", "file.two-states".
    """
    with _naming_entry(path), ExitStack() as stack:
        with naming_damage(path):
            copy = stack.enter_context(_copy_of(path, keep))
        yield copy  # what fails from here on is not the reading of this file


@contextmanager
def _copy_of(path: Path, keep: Keep | None) -> Iterator[Copy]:
    check_header(path)
    path = real(path)
    if after_crash.has_left(path) and not is_open(path):
        with after_crash.settled(path, keep) as (connection, kept):
            yield Copy(connection, kept is Keep.FILE)
    else:
        with closing(_copied(path)) as connection:
            yield Copy(connection, has_strange_log=False)


class Judged:
    """What a file holds, taken in before anything in its folder was touched."""

    def __init__(self, copy: sqlite3.Connection, path: Path) -> None:
        self._copy = copy
        self.contents = Contents.read(copy, path)
        self._tables = self.contents.tables
        self.chain = journal.chain(copy)
        self.put_aside: tuple[Path, ...] = ()
        """The state that was not gone on with: what lay beside the file and did not belong to it,
        or the file as it lay there, by the names it has now."""
        self._closing = Lock()
        self._faults: tuple[Fault, ...] | None = None

    @property
    def extent(self) -> int:
        """How many entries and rows there are to be compared."""
        return len(self.chain) + sum(map(len, self.contents.tables.values()))

    def faults(self) -> tuple[Fault, ...]:
        """Return where the rows are not what the journal says; from any thread."""
        with self._closing:
            if self._faults is None:
                self._faults = verify(self._copy, self._tables)
                self._copy.close()
            return self._faults

    def close(self) -> None:
        """Let the copy go, when nobody reads it any more."""
        with self._closing:
            self._copy.close()


def judge(path: Path, keep: Keep | None) -> Judged:
    """Take in a file that is locked for this process; what a crash has left beside it and does not
    belong to it is put aside when all of the file can be read, and a file whose log is wanted
    instead of it is kept under another name.

    Raises FileError as `open_copy`, and then nothing was touched.
    """
    with naming_damage(path):
        if not after_crash.has_left(path):
            return _judged(_copied(path), path)
        with after_crash.settled(path, keep) as (copy, kept):
            own = sqlite3.connect(":memory:", check_same_thread=False)
            copy.backup(own)
            judged = _judged(own, path)
        try:
            if kept is Keep.FILE:
                judged.put_aside = after_crash.put_aside(path)
            elif keep is Keep.LOG:  # the file may have acts that the log has not
                judged.put_aside = (after_crash.keep_file(path),)
        except OSError as error:
            judged.close()
            raise FileError("file.read-only", path, error.strerror or "") from error
        return judged


def _judged(copy: sqlite3.Connection, path: Path) -> Judged:
    try:
        return Judged(copy, path)
    except BaseException:
        copy.close()
        raise


@contextmanager
def naming_damage(path: Path) -> Iterator[None]:
    """Say where a file is damaged when something inside cannot read an entry of its journal, and
    that it cannot be read where its disk does not answer.

    Raises FileError: "file.damaged-at", "file.unreadable".
    """
    try:
        with _naming_entry(path):
            yield
    except OSError as error:
        raise FileError("file.unreadable", path, error.strerror or "") from error


@contextmanager
def _naming_entry(path: Path) -> Iterator[None]:
    try:
        yield
    except UnreadableEntryError as error:
        raise FileError("file.damaged-at", path, place=f"journal {error.id}") from error


def demand_writable(path: Path) -> None:
    """Make sure that a file is there and may be changed; nothing is written.

    Raises FileError: "file.missing", "file.not-an-event", "file.newer", "file.read-only".
    """
    with naming_damage(path):
        check_header(path)
    try:
        if not path.stat().st_mode & (stat.S_IWUSR | stat.S_IWGRP | stat.S_IWOTH):
            raise FileError("file.read-only", path)
        with path.open("r+b"):
            pass
    except OSError as error:
        raise FileError("file.read-only", path, error.strerror or "") from error


@contextmanager
def copying(source: Path, path: Path) -> Iterator[Path]:
    """Yield a new copy of a file to be changed; it gets its name when that is done.

    Raises FileError: "file.exists", "file.not-made", and as `open_copy` where there is none to
    copy, or nobody could open the copy.
    """
    with open_copy(source) as copied:
        Contents.read(copied.connection, source)
        with unfinished(path, partial(fill, source=copied.connection)) as new:
            yield new


def _copied(path: Path) -> sqlite3.Connection:
    try:
        with reading(path) as source:
            return memory_copy(source, path)
    except (OSError, sqlite3.Error) as error:
        raise FileError("file.unreadable", path, str(error)) from error
