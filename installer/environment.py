"""The checkout's own Python environments: the old one stays until the new one works.

A new one is made beside it, checked, and put in its place by two renames. A stamp, written last,
says that an environment is complete and lists its files; the next start finishes or takes away
what a kill has left.
"""

import hashlib
import os
import shutil
import subprocess
import sys
import sysconfig
import time
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from installer import contents, faults, places, turns
from installer.faults import SetUpError
from installer.places import ROOT, workplace

_STAMP = "complete.stamp"


@dataclass(frozen=True)
class Environment:
    """A folder with its own packages, those that its files pin, and what must work in it."""

    name: str
    requirements: tuple[Path, ...]
    modules: tuple[str, ...]
    program: str | None = None

    @cached_property
    def folder(self) -> Path:
        """In the checkout, unless it is read-only and lacks one that is complete."""
        place = workplace()
        inside = ROOT / self.name
        return inside if place == ROOT or self._is_complete(inside) else place / self.name

    @property
    def python(self) -> Path:
        return _python(self.folder)

    def set_up(self, *, older_will_do: bool = False) -> None:
        """Make the environment unless it is complete; exit with the reason where that fails.

        With the stamp in place nothing is asked of the network. Where an older environment will
        do and works, it is used when no new one can be made.
        """
        if (error := self.try_to_set_up()) is not None:
            self._go_on_or_exit(error, older_will_do)

    def try_to_set_up(self) -> SetUpError | None:
        """Make the environment unless it is complete; return why that fails, if it does."""
        if self.is_complete():
            print(f"Set-up of {self.name} is complete, nothing to do.", flush=True)
            self._take_away_left_overs()
            return None
        try:
            if os.pathsep in str(ROOT):
                raise SetUpError(
                    f"Python cannot work in a folder with “{os.pathsep}” in its path: {ROOT}."
                    f" Rename it, {faults.AGAIN}."
                )
            self._make_place()
            with turns.turn(self._lock) as held:
                self._set_up(held)
        except SetUpError as error:
            return error
        except OSError as error:
            return faults.of_system(error, self.folder)
        return None

    def _make_place(self) -> None:
        try:
            self.folder.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise SetUpError(
                f"Neither {ROOT} nor {self.folder.parent} can be written to, so there is no place"
                f" for the packages. Copy the checkout to a folder of your own, {faults.AGAIN}."
            ) from error

    def is_complete(self) -> bool:
        """Tell whether it has the pinned packages for this Python, none of them damaged."""
        return self._is_complete(self.folder)

    def mend(self) -> bool:
        """Make the environment anew if a hash of its files is wrong; tell whether one was."""
        damaged = next(contents.strange(self.folder), None)
        if damaged is None:
            return False
        print(f"A file of the packages is damaged: {damaged}.", flush=True)
        try:
            (self.folder / _STAMP).unlink(missing_ok=True)
        except OSError as error:
            sys.exit(str(faults.of_system(error, self.folder)))
        self.set_up()
        return True

    @property
    def _new(self) -> Path:
        return self.folder.with_name(f"{self.name}.new")

    @property
    def _old(self) -> Path:
        return self.folder.with_name(f"{self.name}.old")

    @property
    def _beside(self) -> tuple[Path, Path]:
        return self._new, self._old

    @property
    def _lock(self) -> Path:
        return self.folder.with_name(f"{self.name}.lock")

    def _is_complete(self, folder: Path) -> bool:
        try:
            wanted, _, listed = (folder / _STAMP).read_text(encoding="utf-8").partition("\n")
            pins = stamp((file.read_bytes() for file in self.requirements), _this_python())
        except (OSError, UnicodeDecodeError):
            return False
        return wanted == pins and _has_base(folder) and contents.holds(folder, listed)

    def _set_up(self, held: tuple[int, ...]) -> None:
        self._finish_or_go_back()
        if not self.is_complete():
            if not self._is_complete(self._new):
                self._make(held)
            self._put_in_place()
            print("Set-up is complete.", flush=True)
        for path in self._beside:
            _remove(path)

    def _take_away_left_overs(self) -> None:
        """Remove what a kill has left, unless a set-up is under way or this may not be done."""
        if any(os.path.lexists(path) for path in self._beside):
            with suppress(SetUpError, OSError), turns.turn(self._lock, waits=False):
                for path in self._beside:
                    _remove(path)

    def _finish_or_go_back(self) -> None:
        """Deal with what a kill between the two renames has left."""
        if self.folder.is_file():
            kept = self.folder.rename(self.folder.with_name(f"{self.name}.file"))
            print(f"{self.name} was a file; it is called {kept.name} now.", flush=True)
        if not os.path.lexists(self.folder) and os.path.lexists(self._old):
            _rename(self._old, self.folder)

    def _make(self, held: tuple[int, ...]) -> None:
        from installer import making  # an environment that is complete needs none of it

        print(f"Set-up: making {self.name} …", flush=True)
        _remove(self._new)
        if os.path.lexists(self._new):
            raise SetUpError(f"{self._new} cannot be removed. Remove it, {faults.AGAIN}.")
        try:
            making.make(self._new, self.name)
            print("Set-up: installing packages, which takes a while the first time …", flush=True)
            making.install(self._new, self.requirements, held)
            making.readdress(self._new, self.name)
            if (fault := making.fault(self._new, self.modules, self.program)) is not None:
                raise SetUpError(f"The packages are installed, but do not work here: {fault}")
            self._mark_complete()
        except BaseException:  # also Ctrl+C: a disk that is full gets its room back
            _remove(self._new)
            raise

    def _mark_complete(self) -> None:
        pins = stamp((file.read_bytes() for file in self.requirements), _this_python())
        listed = contents.listing(self._new)
        _sync()
        (self._new / _STAMP).write_text(f"{pins}\n{listed}", encoding="utf-8")

    def _put_in_place(self) -> None:
        if not os.path.lexists(self.folder):
            _rename(self._new, self.folder)
            return
        with turns.alone(self.folder):
            _remove(self._old)
            if os.path.lexists(self._old):
                raise SetUpError(f"{self._old} cannot be removed. Remove it, {faults.AGAIN}.")
            _rename(self.folder, self._old)
            try:
                _rename(self._new, self.folder)
            except OSError:
                _rename(self._old, self.folder)
                raise

    def _go_on_or_exit(self, error: SetUpError, older_will_do: bool) -> None:
        from installer import making  # as above

        if not older_will_do or making.fault(self.folder, self.modules, self.program):
            sys.exit(str(error))
        print(f"{error}\nArbiter runs with the packages of before.", file=sys.stderr, flush=True)


def _pinned(*names: str) -> tuple[Path, ...]:
    return tuple(ROOT / "installer" / name for name in names)


PROGRAM = Environment(
    ".venv",
    _pinned("requirements.txt", "requirements-dev.txt", "requirements-build.txt"),
    (
        *("sqlite3", "ctypes", "PySide6.QtCore", "PySide6.QtWidgets", "reportlab.pdfgen.canvas"),
        *("sqlalchemy", "alembic", "openpyxl", "pypdfium2", "PIL.Image", "rapidfuzz"),
        *("filelock", "platformdirs"),
    ),
    "arbiter_app",
)
"""Arbiter with all that its checks need, what builds it among them."""

ENGINE = Environment(".venv-engine", _pinned("requirements-engine.txt"), ("gacrux",))
"""FIDE's own engine, with which the tests compare pairings, and the benchmark times."""

GACRUX = "ARBITER_GACRUX"
"""The variable that says where the Python of FIDE's engine is; empty: nowhere."""


def stamp(requirements: Iterable[bytes], python: str) -> str:
    """Return what tells an environment from one with other packages or another Python."""
    digest = hashlib.sha256()
    for requirement in requirements:
        digest.update(hashlib.sha256(requirement).digest())
    return f"{python} {digest.hexdigest()}"


def program(name: str) -> Path:
    """Return a program that PySide6 ships, such as lupdate."""
    base = {"base": str(PROGRAM.folder), "platbase": str(PROGRAM.folder)}
    packages = sysconfig.get_path("platlib", "venv", vars=base)
    return Path(packages) / "PySide6" / (f"{name}.exe" if os.name == "nt" else name)


def python(
    *arguments: str | Path, cwd: Path | None = ROOT, variables: dict[str, str] | None = None
) -> int:
    """Run the program's Python with the checkout importable; return its exit code."""
    with turns.used(PROGRAM.folder) as held:
        return subprocess.run(
            [PROGRAM.python, *arguments],
            cwd=cwd,
            env=places.variables() | (variables or {}),
            pass_fds=held,
        ).returncode


def start(*arguments: str | Path) -> "subprocess.Popen[str]":
    """Start the program's Python as `python` does, its output kept until it is asked for."""
    return subprocess.Popen(
        [PROGRAM.python, *arguments],
        cwd=ROOT,
        env=places.variables(),
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )


def _python(folder: Path) -> Path:
    return folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def _this_python() -> str:
    flags = getattr(sys, "abiflags", "")  # Windows has none
    return f"{sys.implementation.cache_tag}{flags}-{sysconfig.get_platform()}"


def _has_base(folder: Path) -> bool:
    """Tell whether the Python that an environment was made from is still there."""
    if os.name != "nt":
        return _python(folder).exists()  # a link to it
    for line in (folder / "pyvenv.cfg").read_text(encoding="utf-8").splitlines():
        name, _, home = line.partition("=")
        if name.strip() == "home":
            return Path(home.strip(), "python.exe").exists()
    return False


def _sync() -> None:
    """Have everything on disk before the stamp says so: the power may fail."""
    if hasattr(os, "sync"):
        os.sync()


def _rename(path: Path, target: Path) -> None:
    """Rename a folder; on Windows a scanner may hold a fresh one for some seconds."""
    for _ in range(20 if os.name == "nt" else 0):
        try:
            path.rename(target)
        except PermissionError:
            time.sleep(0.5)
        else:
            return
    path.rename(target)


def _remove(path: Path) -> None:
    """Remove a folder, or a link but not what it leads to, as far as this may be done."""
    if path.is_symlink():
        path.unlink(missing_ok=True)
        return
    try:
        with turns.alone(path):
            shutil.rmtree(path, ignore_errors=True)
    except SetUpError:
        return  # a program still runs from it; a later start removes it
