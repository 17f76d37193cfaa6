"""The one door through which files are written: aside, onto the disk, then in place.

Whoever looks sees the former file or the new one, whole. No link is followed: the file aside is a
new one under a name nobody can foresee, and what has the name of the file is replaced, be it a
link. Beside it lies an empty file that is held while the program writes: what a killed one has left
is held by nobody.
"""

import os
import stat
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from errno import EACCES, EEXIST, EISDIR
from pathlib import Path

from arbiter_app.patterns import pattern

_ASIDE = pattern(
    r"\.{1,2}arbiter-(?P<token>[0-9a-f]{12})\.(?:held|new(?:-wal|-shm|-journal|\.lock)?)"
)
"""What stands aside, with what SQLite and the lock of an event put beside it."""
_FORGOTTEN = 3600
"""Seconds after which nobody writes any more, where a disk cannot tell who holds a file."""
_OPEN_IN_WINDOWS = (5, 32, 33)
"""What Windows answers when a file is to be replaced that a program has open."""

_looked_at: set[Path] = set()


class OpenElsewhereError(OSError):
    """Another program, such as a viewer, has the file open and lets nobody replace it."""


def write_whole(target: Path, content: bytes) -> None:
    """Write a file in place of what had its name, whole or not at all. Raises OSError."""
    with _aside(target) as (descriptor, _), os.fdopen(descriptor, "wb", closefd=False) as stream:
        stream.write(content)


@contextmanager
def beside(target: Path, *, is_new: bool = False) -> Iterator[Path]:
    """Yield an empty file beside the target, to be filled; when that is done it takes the place of
    the target, which `is_new` wants free. Where anything fails it is taken away.

    Raises OSError, FileExistsError among them.
    """
    with _aside(target, is_new=is_new) as (_, unfinished):
        yield unfinished


def sync(path: Path) -> None:
    """Wait until what a file holds is on the disk. Raises OSError."""
    descriptor = os.open(path, os.O_RDWR | getattr(os, "O_BINARY", 0))
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)


def take_away_leftovers(folder: Path) -> None:
    """Remove what programs that were killed left aside in a folder, and nothing else."""
    _looked_at.add(folder)
    found: dict[str, list[Path]] = {}
    with suppress(OSError), os.scandir(folder) as entries:
        for each in entries:
            if match := _ASIDE.fullmatch(each.name):
                found.setdefault(match["token"], []).append(folder / each.name)
    for token, files in found.items():
        _take_away(_held_file(folder, token), files)


def take_away_all_leftovers(folder: Path) -> None:
    """Do as `take_away_leftovers` in a folder and in all that lie in it."""
    for each, _, _ in os.walk(folder):
        take_away_leftovers(Path(each))


@contextmanager
def _aside(target: Path, *, is_new: bool = False) -> Iterator[tuple[int, Path]]:
    mode = _mode(target, is_new=is_new)
    if target.parent not in _looked_at:
        take_away_leftovers(target.parent)
    with _holding(target.parent) as unfinished:
        descriptor = _new_file(unfinished)
        try:
            yield descriptor, unfinished
            if mode is not None and hasattr(os, "fchmod"):
                with suppress(OSError):  # not every disk has rights
                    os.fchmod(descriptor, mode)
            os.fsync(descriptor)
        finally:
            os.close(descriptor)  # Windows moves no file that is open
        _put_in_place(unfinished, target, is_new=is_new)
        sync_folder(target.parent)


@contextmanager
def _holding(folder: Path) -> Iterator[Path]:
    """Yield a free name for what stands aside, which is held, and take away what has it then."""
    descriptor, held = _new_held(folder)
    unfinished = held.with_suffix(".new")
    try:
        yield unfinished
    finally:
        for suffix in ("", "-wal", "-shm", "-journal"):
            _remove(unfinished.with_name(unfinished.name + suffix))
        os.close(descriptor)
        _remove(held)


def _new_held(folder: Path) -> tuple[int, Path]:
    while True:
        held = _held_file(folder, os.urandom(6).hex())
        descriptor = _new_file(held)
        try:
            if _hold(descriptor) is not False and os.fstat(descriptor).st_nlink:
                return descriptor, held
        except OSError:
            os.close(descriptor)
            _remove(held)
            raise
        os.close(descriptor)  # a program that begins took it for a left-over before it was held


def _mode(target: Path, *, is_new: bool) -> int | None:
    """Return the rights that a file in place of another has; None for those of a new file.

    Raises OSError where the place is taken, or what is there may not be replaced.
    """
    try:
        found = target.lstat()
    except FileNotFoundError:
        return None
    if is_new:
        raise FileExistsError(EEXIST, os.strerror(EEXIST), str(target))
    if stat.S_ISLNK(found.st_mode):
        return None
    if stat.S_ISDIR(found.st_mode):
        raise IsADirectoryError(EISDIR, os.strerror(EISDIR), str(target))
    if not found.st_mode & 0o222 or not os.access(target, os.W_OK):
        raise PermissionError(EACCES, os.strerror(EACCES), str(target))
    return stat.S_IMODE(found.st_mode) & 0o777


def _held_file(folder: Path, token: str) -> Path:
    return folder / f".arbiter-{token}.held"


def _new_file(path: Path) -> int:
    flags = os.O_RDWR | os.O_CREAT | os.O_EXCL
    for name in ("O_NOFOLLOW", "O_CLOEXEC", "O_BINARY", "O_NOINHERIT"):
        flags |= getattr(os, name, 0)
    return os.open(path, flags, 0o666)


def _put_in_place(unfinished: Path, target: Path, *, is_new: bool) -> None:
    if is_new and _put_under_free_name(unfinished, target):
        return
    try:
        unfinished.replace(target)
    except PermissionError as error:
        if getattr(error, "winerror", None) in _OPEN_IN_WINDOWS:
            raise OpenElsewhereError(*error.args) from error
        raise


def _put_under_free_name(unfinished: Path, target: Path) -> bool:
    """Give a file its name, unless the disk knows no other way than to replace what has it.

    Raises OSError, FileExistsError among them.
    """
    if os.path.lexists(target):
        raise FileExistsError(EEXIST, os.strerror(EEXIST), str(target))
    if sys.platform == "win32":
        unfinished.rename(target)  # which Windows refuses where there is a file
        return True
    try:
        target.hardlink_to(unfinished)
    except FileExistsError:
        raise
    except OSError:  # a stick has no links
        return False
    _remove(unfinished)
    return True


def _remove(path: Path) -> None:
    with suppress(OSError):
        path.unlink()


def _take_away(held: Path, files: list[Path]) -> None:
    """Remove the files of one left-over, unless somebody holds it."""
    with suppress(OSError):
        if os.path.lexists(held) and not _is_abandoned(held):
            return
        for file in sorted({*files} - {held}):
            file.unlink()
        held.unlink(missing_ok=True)


def _is_abandoned(held: Path) -> bool:
    if sys.platform == "win32":
        held.unlink()  # which Windows refuses while a program has it open
        return True
    descriptor = os.open(held, os.O_RDWR | os.O_NOFOLLOW | os.O_NONBLOCK | os.O_CLOEXEC)
    try:
        is_mine = _hold(descriptor)
        if is_mine is None:
            return time.time() - os.fstat(descriptor).st_mtime > _FORGOTTEN
        if is_mine:
            held.unlink()
        return is_mine
    finally:
        os.close(descriptor)


def _hold(descriptor: int) -> bool | None:
    """Hold a file until its descriptor is closed; return whether nobody else does, None where the
    disk cannot tell. Windows holds what is open.
    """
    if sys.platform == "win32":
        return True
    import fcntl

    try:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except BlockingIOError:
        return False
    except OSError:
        return None
    return True


def sync_folder(folder: Path) -> None:
    """Let the name of a file be on disk as well; Windows sees to that itself."""
    with suppress(OSError):  # not every disk can
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
