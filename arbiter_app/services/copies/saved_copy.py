"""A copy of the whole event, saved where the person says, instead of one made by hand."""

import os
import sqlite3
from collections.abc import Callable
from pathlib import Path

from arbiter_app.formats.errors import FileError
from arbiter_app.store.event_file import files
from arbiter_app.store.event_file.journal import is_older_state, newest_hash
from arbiter_app.store.event_file.judging.opening import open_copy
from arbiter_app.store.event_file.locks import lock, unlock
from arbiter_app.store.event_file.reading import reading
from arbiter_app.whole_files import OpenElsewhereError


class CancelledError(Exception):
    """The copy was cancelled, and what was there is as it was."""


def save_copy(source: Path, target: Path, *, cancelled: Callable[[], bool] = bool) -> None:
    """Write the event as it is now, which may be open meanwhile, into another file and check what
    was written. A file that is there is replaced if it is an earlier state of this very event.

    Raises FileError: "file.exists", "file.in-use", "file.not-made", "file.open-elsewhere",
    "file.damaged", as opening an event and as `demand_plain_name`; and CancelledError.
    """

    def go_on() -> None:
        if cancelled():
            raise CancelledError

    with open_copy(source) as copied:
        event = copied.connection
        if os.path.lexists(target):
            _replace_older(event, source, target, go_on)
        else:
            files.copy_out(event, target, go_on=go_on)
        with open_copy(target) as written:
            if newest_hash(written.connection) != newest_hash(event):
                raise FileError("file.damaged", target)


def _replace_older(
    event: sqlite3.Connection, source: Path, target: Path, go_on: Callable[[], None]
) -> None:
    locked = lock(target)
    try:
        if target.samefile(source):
            raise FileError("file.exists", target)
        with reading(target) as there:
            is_older = is_older_state(there, of=event)
        if is_older is None:
            raise FileError("file.exists", target)
        if is_older:
            files.write_copy(event, target, go_on=go_on)
    except OpenElsewhereError as error:
        raise FileError("file.open-elsewhere", target, error.strerror or "") from error
    except OSError as error:
        raise FileError("file.not-made", target, error.strerror or "") from error
    except sqlite3.Error as error:  # it is no event at all
        raise FileError("file.exists", target, str(error)) from error
    finally:
        unlock(locked)
