"""A set-up in a folder of its own: its packages are one file, and nothing is fetched.

Run with the checkout, a number and what happens at that write or rename: `kill` or `full`.
"""

import errno
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from unittest.mock import patch

from installer import environment, making
from installer.environment import Environment
from installer.faults import SetUpError

PACKAGES = Path("lib", "packages.py")
NO_NETWORK = "There is no network."


def pin(checkout: Path, pins: str) -> None:
    (checkout / "pins.txt").write_text(pins, encoding="utf-8")


def set_up(
    checkout: Path,
    *,
    online: bool = True,
    older_will_do: bool = False,
    may_be_left_out: bool = False,
    place: Path | None = None,
) -> Environment:
    """Set up what the pins of the checkout say; return the environment."""
    with (
        patch.object(environment, "ROOT", checkout),
        patch.object(environment, "workplace", lambda: place or checkout),
        patch.object(making, "make", _make),
        patch.object(making, "install", _install if online else _fail),
        patch.object(making, "fault", _fault),
    ):
        made = Environment("env", (checkout / "pins.txt",), ())
        if may_be_left_out:
            made.try_to_set_up()
        else:
            made.set_up(older_will_do=older_will_do)
        return made


def packages(checkout: Path) -> str:
    """Return which pins are in place."""
    return (checkout / "env" / PACKAGES).read_text(encoding="utf-8")


def _make(folder: Path, name: str) -> None:
    python = making.executable(folder)
    python.parent.mkdir(parents=True)
    base = Path(sys.executable)
    if os.name == "nt":
        python.write_bytes(b"")
    else:
        python.symlink_to(base)
    (folder / "pyvenv.cfg").write_text(f"home = {base.parent}\n", encoding="utf-8")
    (python.parent / "tool").write_text(f"#!{folder}/python of {name}\n", encoding="utf-8")


def _install(folder: Path, requirements: Sequence[Path], held: tuple[int, ...]) -> None:
    file = folder / PACKAGES
    file.parent.mkdir()
    file.write_text(requirements[0].read_text(encoding="utf-8"), encoding="utf-8")


def _fail(folder: Path, requirements: Sequence[Path], held: tuple[int, ...]) -> None:
    raise SetUpError(NO_NETWORK)


def _fault(folder: Path, modules: Sequence[str], program: str | None) -> str | None:
    works = making.executable(folder).exists() and (folder / PACKAGES).is_file()
    return None if works else "The packages are not there."


def _strike(checkout: str, at: int, how: str) -> Callable[[str, tuple[object, ...]], None]:
    """Return what watches every write and rename in the checkout, and strikes at one of them."""
    changes = {"os.mkdir", "os.rename", "os.remove", "os.rmdir", "os.symlink", "open"}
    done = 0

    def watch(event: str, arguments: tuple[object, ...]) -> None:
        nonlocal done
        if event not in changes or checkout not in str(arguments):
            return
        if event == "open" and not _writes(arguments):
            return
        done += 1
        if how == "kill" and done == at:
            os._exit(9)
        if how == "full" and done >= at and event in ("open", "os.mkdir", "os.symlink"):
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC), str(arguments[0]))

    return watch


def _writes(arguments: tuple[object, ...]) -> bool:
    flags = arguments[2]
    return isinstance(flags, int) and bool(flags & (os.O_WRONLY | os.O_RDWR | os.O_CREAT))


if __name__ == "__main__":
    sys.addaudithook(_strike(sys.argv[1], int(sys.argv[2]), sys.argv[3]))
    set_up(Path(sys.argv[1]), older_will_do=True)
