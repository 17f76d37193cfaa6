"""Who may touch an environment now: one set-up at a time, and none while programs run from it.

The system lets go of what a process held when the process ends, however it ends.
"""

import os
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from installer.faults import AGAIN, SetUpError

_IN_USE = (
    "New packages are ready, but Arbiter or its checks run with those of before."
    f" Close them, {AGAIN}."
)

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int, *, shared: bool = False) -> None:  # noqa: ARG001 - has no shared
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(descriptor: int, *, shared: bool = False) -> None:
        fcntl.flock(descriptor, (fcntl.LOCK_SH if shared else fcntl.LOCK_EX) | fcntl.LOCK_NB)


@contextmanager
def turn(file: Path, *, waits: bool = True) -> Iterator[tuple[int, ...]]:
    """Wait until no other set-up holds this file, then hold it; a SetUpError where none waits.

    Gives the descriptors that a child is handed, so that a set-up whose parent was killed still
    holds its turn until it has ended, too.
    """
    descriptor = _opened(file)
    try:
        if not _take(descriptor):
            if not waits:
                raise SetUpError("Another set-up is under way.")
            print("Another set-up is under way, waiting …", flush=True)
            while not _take(descriptor):
                time.sleep(0.2)
        yield () if os.name == "nt" else (descriptor,)
    finally:
        os.close(descriptor)


@contextmanager
def used(folder: Path) -> Iterator[tuple[int, ...]]:
    """Keep an environment from being replaced while a program runs from it.

    Gives the descriptors that the program is handed. Windows does not rename a folder that is in
    use, so nothing is needed there.
    """
    descriptor = None if os.name == "nt" else _held(folder)
    try:
        yield () if descriptor is None else (descriptor,)
    finally:
        if descriptor is not None:
            os.close(descriptor)


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Hold an environment that no program runs from; a SetUpError says where one does."""
    descriptor = None
    if os.name != "nt":
        with suppress(OSError):  # gone, a link that leads nowhere: nobody uses it
            descriptor = os.open(folder, os.O_RDONLY)
    try:
        if descriptor is not None and not _take(descriptor):
            raise SetUpError(_IN_USE)
        yield
    finally:
        if descriptor is not None:
            os.close(descriptor)


def _held(folder: Path) -> int | None:
    while True:
        try:
            descriptor = os.open(folder, os.O_RDONLY)
        except OSError:
            return None
        if _take(descriptor, shared=True):
            with suppress(OSError):
                if os.path.samestat(os.fstat(descriptor), folder.stat()):
                    return descriptor
        os.close(descriptor)  # it is being replaced, or was
        time.sleep(0.05)


def _opened(file: Path) -> int:
    try:
        return os.open(file, os.O_RDWR | os.O_CREAT, 0o666)
    except PermissionError:  # made by another user
        return os.open(file, os.O_RDONLY)


def _take(descriptor: int, *, shared: bool = False) -> bool:
    try:
        _lock(descriptor, shared=shared)
    except (BlockingIOError, PermissionError):
        return False
    except OSError:  # a file system without locks
        return True
    return True
