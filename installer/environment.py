"""The checkout's own Python environments, each made once: a stamp says that it is complete."""

import hashlib
import importlib.util
import os
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from installer import system

ROOT = Path(__file__).resolve().parent.parent


@dataclass(frozen=True)
class Environment:
    """A folder of the checkout with its own packages, those that its files pin."""

    folder: Path
    requirements: tuple[Path, ...]

    @property
    def python(self) -> Path:
        return self.folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

    def set_up(self) -> None:
        """Make the environment unless it is complete.

        The stamp is written last, so an interrupted set-up starts again from nothing; with the
        stamp in place nothing is asked of the network.
        """
        mark = self.folder / "complete.stamp"
        wanted = stamp((file.read_bytes() for file in self.requirements), sys.version_info[:2])
        if self.python.exists() and mark.is_file() and mark.read_text() == wanted:
            print(f"Set-up of {self.folder.name} is complete, nothing to do.", flush=True)
            return
        mark.unlink(missing_ok=True)
        print(f"Set-up: making {self.folder.name} …", flush=True)
        _make(self.folder)
        print("Set-up: installing packages, which takes a while the first time …", flush=True)
        _install(self)
        mark.write_text(wanted)
        print("Set-up is complete.", flush=True)


def _pinned(*names: str) -> tuple[Path, ...]:
    return tuple(ROOT / "installer" / name for name in names)


PROGRAM = Environment(ROOT / ".venv", _pinned("requirements.txt", "requirements-dev.txt"))
"""Arbiter with all that its checks need."""

ENGINE = Environment(ROOT / ".venv-engine", _pinned("requirements-engine.txt"))
"""FIDE's own tie-break engine, which the benchmark times Arbiter beside."""


def stamp(requirements: Iterable[bytes], version: tuple[int, int]) -> str:
    """Return what tells an environment from one with other packages or another Python."""
    contents = hashlib.sha256()
    for requirement in requirements:
        contents.update(hashlib.sha256(requirement).digest())
    return f"{version[0]}.{version[1]} {contents.hexdigest()}"


def program(name: str) -> Path:
    """Return a program that PySide6 ships, such as lupdate."""
    base = {"base": str(PROGRAM.folder), "platbase": str(PROGRAM.folder)}
    packages = sysconfig.get_path("platlib", "venv", vars=base)
    return Path(packages) / "PySide6" / (f"{name}.exe" if os.name == "nt" else name)


def python(
    *arguments: str | Path, cwd: Path | None = ROOT, variables: dict[str, str] | None = None
) -> int:
    """Run the program's Python with the checkout importable; return its exit code."""
    # The path is given, not installed, so that a checkout can be moved with its environment.
    env = os.environ | {"PYTHONPATH": str(ROOT)} | (variables or {})
    return subprocess.run([PROGRAM.python, *arguments], cwd=cwd, env=env).returncode


def start(*arguments: str | Path) -> "subprocess.Popen[str]":
    """Start the program's Python as `python` does, its output kept until it is asked for."""
    return subprocess.Popen(
        [PROGRAM.python, *arguments],
        cwd=ROOT,
        env=os.environ | {"PYTHONPATH": str(ROOT)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
    )


def _make(folder: Path) -> None:
    if importlib.util.find_spec("ensurepip") is None:  # Debian packs it apart
        package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
        if not system.install([package]):
            sys.exit(f"This Python cannot make environments yet. {system.advice([package])}")
    if subprocess.run([sys.executable, "-m", "venv", "--clear", folder]).returncode:
        sys.exit(
            f"The folder {folder.name} could not be made."
            " Close programs that use it, then try again."
        )


def _install(environment: Environment) -> None:
    # Hashes of all packages are pinned, so none needs resolving and none is built here.
    options = ["--require-hashes", "--no-deps", "--only-binary", ":all:"]
    options += ["--disable-pip-version-check", "--no-input"]
    options += [] if sys.stdout.isatty() else ["-qq"]
    files = [argument for file in environment.requirements for argument in ("-r", str(file))]
    if subprocess.run([environment.python, "-m", "pip", "install", *options, *files]).returncode:
        sys.exit(
            "The packages could not be installed; pip's message above says why. The first set-up"
            " needs a network connection. Run the same command again to start over."
        )
