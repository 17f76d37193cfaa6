"""Picture files as they are chosen."""

from pathlib import Path

from arbiter_app.documents.parts.logos import MOST_BYTES
from arbiter_app.domain.errors import RuleError
from arbiter_app.formats.errors import FileError


def read_picture(path: Path) -> bytes:
    """Return what a picture file has. Raises FileError, and RuleError("logo.too-large")."""
    try:
        with path.open("rb") as file:
            data = file.read(MOST_BYTES + 1)
    except OSError as error:
        raise FileError("file.unreadable", path, error.strerror or "") from error
    if len(data) > MOST_BYTES:
        raise RuleError("logo.too-large", most=MOST_BYTES // 1_000_000)
    return data
