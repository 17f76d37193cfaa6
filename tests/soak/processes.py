"""How a worker begins: as a process that imports all it needs, or as a fork of one that has."""

import gc
import os
import signal
import subprocess
import sys
import traceback
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import IO, Protocol

from tests.soak import worker

_ROOT = os.fspath(Path(__file__).resolve().parents[2])


class Process(Protocol):
    """A worker that runs."""

    @property
    def stdout(self) -> IO[bytes] | None:
        """What it tells."""

    @property
    def returncode(self) -> int | None:
        """What it ended with, once somebody has asked; the negative of a signal it died of."""

    def poll(self) -> int | None:
        """Return what it ended with; None as long as it runs."""

    def wait(self) -> int:
        """Wait for its end; return what it ended with."""

    def kill(self) -> None:
        """End it, if it runs."""


Start = Callable[[Sequence[str], IO[bytes]], Process]
"""Begins a worker with its words; what it prints of errors goes into a file."""


def spawned(words: Sequence[str], errors: IO[bytes]) -> Process:
    """Begin a worker with a Python of its own."""
    return subprocess.Popen(
        [sys.executable, "-m", "tests.soak.worker", *words],
        cwd=_ROOT,
        env=os.environ | {"PYTHONPATH": _ROOT},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=errors,
    )


def forked(words: Sequence[str], errors: IO[bytes]) -> Process:
    """Begin a worker that has imported what this process has; where a system has no fork that
    libraries bear, with a Python of its own.
    """
    if not sys.platform.startswith("linux"):
        return spawned(words, errors)
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        _work(words, writing, errors.fileno())
    os.close(writing)
    return _Fork(child, os.fdopen(reading, "rb"))


def _work(words: Sequence[str], telling: int, errors: int) -> None:
    """Be a worker, and never return to whoever this process was."""
    status = 1
    try:
        gc.freeze()  # what was garbage before is not this process's to take away
        for end, mine in ((os.open(os.devnull, os.O_RDONLY), 0), (telling, 1), (errors, 2)):
            os.dup2(end, mine)
        sys.stdin, sys.stdout, sys.stderr = open(0), open(1, "w"), open(2, "w")  # noqa: SIM115
        os.chdir(_ROOT)
        worker.main(words, is_fork=True)
        status = 0
    except BaseException:  # noqa: BLE001 - it ends with this process, and is told
        traceback.print_exc()
    finally:
        sys.stderr.flush()
        os._exit(status)


class _Fork:
    """A fork of this process, as `subprocess` would have it."""

    def __init__(self, child: int, stdout: IO[bytes]) -> None:
        self._child, self.stdout = child, stdout
        self.returncode: int | None = None

    def poll(self) -> int | None:
        return self._ended(os.WNOHANG)

    def wait(self) -> int:
        status = self._ended(0)
        assert status is not None
        return status

    def kill(self) -> None:
        if self.poll() is None:
            os.kill(self._child, signal.SIGKILL)

    def _ended(self, how: int) -> int | None:
        if self.returncode is None:
            child, status = os.waitpid(self._child, how)
            if child:
                self.returncode = os.waitstatus_to_exitcode(status)
        return self.returncode
