"""A sound copy of an event takes the place of a file that is not what its journal says."""

import sqlite3
from datetime import datetime
from pathlib import Path

from arbiter_app.formats.errors import FileError
from arbiter_app.store.event_file import journal
from arbiter_app.store.event_file.files import write_copy
from arbiter_app.store.event_file.judging.after_crash import put_aside
from arbiter_app.store.event_file.judging.opening import Copy, open_copy
from arbiter_app.store.event_file.judging.verifying import verify
from arbiter_app.store.event_file.locks import lock, unlock


def demand_sound(source: Path, key: str) -> None:
    """Make sure that a file is a sound state of the event with a key.

    Raises FileError: "copy.faulty", "copy.not-this-event", and as opening a file.
    """
    with open_copy(source) as copy:
        _demand_sound(copy, source, key)


def put_back(path: Path, source: Path, key: str) -> Path:
    """Put a sound copy in the place of an event file that nobody has open; return the name under
    which the file is kept that stood there.

    Raises FileError as `demand_sound`, and "file.write-failed"; then the file stands as it did.
    """
    aside = path.with_name(f"{path.stem} at fault {datetime.now():%Y-%m-%d %H-%M-%S}{path.suffix}")
    with open_copy(source) as copy:
        _demand_sound(copy, source, key)
        locked = lock(path)
        try:
            put_aside(path)
            path.rename(aside)
            try:
                write_copy(copy.connection, path)
            except BaseException:
                aside.replace(path)
                raise
        except (OSError, sqlite3.Error) as error:
            raise FileError("file.write-failed", path, str(error)) from error
        finally:
            unlock(locked)
    return aside


def _demand_sound(copy: Copy, source: Path, key: str) -> None:
    if faults := verify(copy.connection):
        raise FileError("copy.faulty", source, place=faults[0].place)
    if journal.origin(copy.connection) != key:
        raise FileError("copy.not-this-event", source)
