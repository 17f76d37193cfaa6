"""Papers on disk."""

from contextlib import suppress
from pathlib import Path

from arbiter_app.services.errors import FileError


def save_paper(path: Path, content: bytes) -> None:
    """Write a paper whole or not at all: a full disk leaves the one that was there.

    Raises FileError("file.write-failed").
    """
    target = path.resolve()
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
