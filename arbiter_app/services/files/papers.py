"""Papers on disk."""

import os
import stat
from pathlib import Path

from arbiter_app.formats.errors import FileError
from arbiter_app.formats.file_names import demand_plain_name
from arbiter_app.whole_files import OpenElsewhereError, write_whole

_EVENT_SUFFIX = ".arbiter"
_DATABASE = b"SQLite format 3\0"


def save_paper(path: Path, content: bytes) -> None:
    """Write a paper whole or not at all: a full disk leaves the one that was there. A link of that
    name is replaced, and what it leads to is left as it is.

    Raises FileError("file.write-failed"), ("file.open-elsewhere"), FileError("file.is-an-event")
    rather than put a paper in the place of an event, and as `demand_plain_name`.
    """
    try:
        if _is_device(path):
            _write_to_device(path, content)
            return
        demand_plain_name(path)
        if _is_event_file(path):
            raise FileError("file.is-an-event", path)
        write_whole(path, content)
    except OpenElsewhereError as error:
        raise FileError("file.open-elsewhere", path, error.strerror or "") from error
    except OSError as error:
        raise FileError("file.write-failed", path, error.strerror or "") from error


def _is_device(path: Path) -> bool:
    """Whether a path is what another program or a printer reads from: no file to be replaced."""
    try:
        mode = path.stat().st_mode
    except OSError:  # there is nothing, or writing will say what is wrong with it
        return False
    return stat.S_ISCHR(mode) or stat.S_ISFIFO(mode)


def _write_to_device(path: Path, content: bytes) -> None:
    """Write where nothing can be replaced; a pipe that nobody reads is refused, not waited for."""
    descriptor = os.open(path, os.O_WRONLY | getattr(os, "O_NONBLOCK", 0))
    with os.fdopen(descriptor, "wb") as device:
        if hasattr(os, "O_NONBLOCK"):
            os.set_blocking(descriptor, True)
        device.write(content)


def _is_event_file(path: Path) -> bool:
    """Whether a file holds an event, whatever its name, or is named like one that does."""
    if path.suffix.lower() == _EVENT_SUFFIX:
        return True
    try:
        if not stat.S_ISREG(path.lstat().st_mode):
            return False
        with path.open("rb") as file:
            return file.read(len(_DATABASE)) == _DATABASE
    except OSError:  # there is none, or writing will say what is wrong with it
        return False
