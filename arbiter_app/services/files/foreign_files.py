"""Files that other programs made, on disk: read through the one door of the store."""

from pathlib import Path

from arbiter_app.formats.errors import FileError
from arbiter_app.store.foreign_files import Kind, opened, read_beginning, read_bytes, size_of

__all__ = ["Kind", "make_folder", "opened", "read_beginning", "read_bytes", "size_of"]


def make_folder(folder: Path) -> None:
    """Make the folder that a file is to be kept in, where it is not there. Raises FileError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileError("file.not-made", folder, error.strerror or "") from error
