"""Rating lists while they are built: by one program at a time, and half of one serves nobody."""

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from filelock import FileLock, Timeout

from arbiter_app.formats.errors import FileError

UNFINISHED = ".unfinished"
"""How the name of a list ends that is being built."""


@contextmanager
def building(folder: Path) -> Iterator[None]:
    """Keep every other program from building a list, and take away what a killed one has left.

    Raises FileError: "registry.busy", "registry.not-written".
    """
    lock = FileLock(folder / "import.lock", timeout=0)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock.acquire()
    except Timeout as error:
        raise FileError("registry.busy", folder) from error
    except OSError as error:
        raise FileError("registry.not-written", folder, error.strerror or "") from error
    try:
        for stale in folder.glob(f"*{UNFINISHED}*"):
            take_away(stale)
        yield
    finally:
        lock.release()


def take_away(path: Path) -> None:
    """Remove a file, if it is there and can be."""
    with suppress(OSError):
        path.unlink(missing_ok=True)
