"""Locks of event files: one program alone changes an event, by whatever name it is opened.

A lock beside the file keeps out other computers and persons, one in the user's data folder, named
by the file itself and not by its name, keeps out who opens another link to it.
"""

import os
import sys
from collections.abc import Sequence
from contextlib import suppress
from errno import EACCES, EDQUOT, ENOLCK, ENOSPC, ENOSYS, ENOTSUP, EOPNOTSUPP, EPERM, EROFS
from pathlib import Path

from filelock import FileLock, Timeout

from arbiter_app import paths
from arbiter_app.formats.errors import FileError

_NO_RIGHT = (EACCES, EPERM, EROFS)
_NO_LOCKS = (ENOLCK, ENOSYS, ENOTSUP, EOPNOTSUPP)
_NO_LOCKS_IN_WINDOWS = (1, 50)
_NO_ROOM = (ENOSPC, EDQUOT)
_SUFFIX = ".lock"
_EVENT = ".arbiter"


class EventLock:
    """What keeps others out until `unlock`."""

    def __init__(self, locks: Sequence[FileLock]) -> None:
        self.locks = locks


def real(path: Path) -> Path:
    """Return where a file is, whatever links lead there: its lock and its log lie beside it."""
    return Path(os.path.realpath(path))


def lock(path: Path) -> EventLock:
    """Return the lock that lets one window alone change an event file, which need not be there.

    The system releases it when the process ends, however it ends.
    Raises FileError: "file.in-use", "file.read-only", "file.no-locks", "file.write-failed",
    "file.unreadable".
    """
    file = real(path)
    beside = _acquired(_lock_file(file), path)
    try:
        by_file = _lock_of_links(file)
    except Timeout as error:
        _let_go(beside)
        raise FileError("file.in-use", path) from error
    return EventLock((beside, by_file) if by_file else (beside,))


def has_lock(path: Path) -> bool:
    """Whether the lock of an event file stands beside it: somebody has it open, or had when the
    program was killed or the power went. False where that cannot be found out.
    """
    return os.path.lexists(_lock_file(real(path)))


def is_open(path: Path) -> bool:
    """Whether somebody, be it this very program, has a file open now; False where that cannot be
    found out.
    """
    if not has_lock(path):
        return False
    file_lock = FileLock(_lock_file(real(path)), fallback_to_soft=False)
    try:
        file_lock.acquire(timeout=0)
    except Timeout:
        return True
    except OSError:
        return False
    file_lock.release()
    return False


def unlock(event_lock: EventLock) -> None:
    """Let others open the file and take the lock's own files away."""
    for each in event_lock.locks:
        _let_go(each)


def take_away_locks(folder: Path) -> None:
    """Remove the locks in a folder that a killed program held, of files that are not there."""
    with suppress(OSError):
        for file in folder.glob(f".*{_EVENT}{_SUFFIX}"):
            if not os.path.lexists(folder / file.name[1 : -len(_SUFFIX)]):
                _remove_unheld(file)


def take_away_locks_of_links() -> None:
    """Remove the locks in the user's data folder that a killed program held."""
    with suppress(OSError):
        for file in _folder().glob(f"*{_SUFFIX}"):
            _remove_unheld(file)


def _acquired(lock_file: Path, path: Path) -> FileLock:
    # Where a disk has no locks a file that merely stands there would outlive a killed program.
    file_lock = FileLock(lock_file, fallback_to_soft=False)
    try:
        try:
            file_lock.acquire(timeout=0)
        except PermissionError:
            _remove_left_by_another_person(lock_file)
            file_lock.acquire(timeout=0)
    except (Timeout, BlockingIOError) as error:
        raise FileError("file.in-use", path) from error
    except OSError as error:
        raise _refused(error, path) from error
    return file_lock


def _refused(error: OSError, path: Path) -> FileError:
    told = error.strerror or ""
    if error.errno in _NO_LOCKS or getattr(error, "winerror", None) in _NO_LOCKS_IN_WINDOWS:
        return FileError("file.no-locks", path, told)
    if error.errno in _NO_RIGHT:
        return FileError("file.read-only", path, told)
    if error.errno in _NO_ROOM:
        return FileError("file.write-failed", path, told)
    return FileError("file.unreadable", path, told)  # the disk does not answer


def _lock_of_links(file: Path) -> FileLock | None:
    """Return the lock of a file by whatever link it is opened; None where there is none to have,
    which keeps nobody from working. Raises Timeout where another program has it.
    """
    try:
        found = file.stat()
        folder = _folder()
        folder.mkdir(exist_ok=True)
        file_lock = FileLock(folder / f"{found.st_dev:x}-{found.st_ino:x}{_SUFFIX}")
        file_lock.acquire(timeout=0)
    except Timeout:
        raise
    except OSError:
        return None
    return file_lock


def _remove_left_by_another_person(lock_file: Path) -> None:
    """Remove a lock that may only be read, if nobody holds it.

    Raises BlockingIOError where somebody does, and OSError where it cannot be removed.
    """
    if sys.platform == "win32" or not os.path.lexists(lock_file):
        return
    import fcntl

    descriptor = os.open(lock_file, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK)
    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        lock_file.unlink()
    finally:
        os.close(descriptor)


def _let_go(file_lock: FileLock) -> None:
    lock_file = Path(file_lock.lock_file)
    try:
        # While the lock is held nobody else can be on this very file; Windows wants it closed.
        lock_file.unlink(missing_ok=True)
    except OSError:  # or the stick with the file is gone
        with suppress(OSError):
            file_lock.release()
        with suppress(OSError):
            lock_file.unlink(missing_ok=True)
    else:
        with suppress(OSError):
            file_lock.release()


def _remove_unheld(lock_file: Path) -> None:
    file_lock = FileLock(lock_file, fallback_to_soft=False)
    try:
        file_lock.acquire(timeout=0)
    except (Timeout, OSError):
        return
    _let_go(file_lock)


def _folder() -> Path:
    return paths.user_data() / "locks"


def _lock_file(path: Path) -> Path:
    return path.with_name(f".{path.name}{_SUFFIX}")
