"""Files that other programs made, on disk."""

from pathlib import Path

from arbiter_app.formats.errors import FileError


def read_bytes(path: Path) -> bytes:
    """Return what a file holds. Raises FileError("file.missing") and ("file.unreadable")."""
    try:
        return path.read_bytes()
    except FileNotFoundError as error:
        raise FileError("file.missing", path) from error
    except OSError as error:
        raise FileError("file.unreadable", path, error.strerror or "") from error


def make_folder(folder: Path) -> None:
    """Make the folder that a file is to be kept in, where it is not there. Raises FileError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise FileError("file.not-made", folder, error.strerror or "") from error
