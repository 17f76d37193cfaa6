"""Papers on disk."""

from contextlib import suppress
from pathlib import Path

from arbiter_app.formats.errors import FileError

_EVENT_SUFFIX = ".arbiter"
_DATABASE = b"SQLite format 3\0"


def save_paper(path: Path, content: bytes) -> None:
    """Write a paper whole or not at all: a full disk leaves the one that was there.

    Raises FileError("file.write-failed"), or FileError("file.is-an-event") rather than put a paper
    in the place of an event, even of one that is open.
    """
    target = path.resolve()
    if _is_event_file(target):
        raise FileError("file.is-an-event", path)
    unfinished = target.with_name(f".{target.name}.new")
    try:
        if target.exists() and not target.is_file():  # a device is no file to be replaced
            target.write_bytes(content)
            return
        unfinished.write_bytes(content)
        unfinished.replace(target)
    except OSError as error:
        with suppress(OSError):
            unfinished.unlink(missing_ok=True)
        raise FileError("file.write-failed", path, error.strerror or "") from error


def _is_event_file(target: Path) -> bool:
    """Whether a file holds an event, whatever its name, or is named like one that does."""
    if target.suffix.lower() == _EVENT_SUFFIX:
        return True
    try:
        if not target.is_file():
            return False
        with target.open("rb") as file:
            return file.read(len(_DATABASE)) == _DATABASE
    except OSError:  # there is none, or writing will say what is wrong with it
        return False
