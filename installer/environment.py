"""The checkout's own Python environment `.venv`, made once: a stamp says that it is complete."""

import hashlib
import importlib.util
import os
import subprocess
import sys
import sysconfig
from collections.abc import Iterable
from pathlib import Path

from installer import system

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
REQUIREMENTS = tuple(
    ROOT / "installer" / name for name in ("requirements.txt", "requirements-dev.txt")
)
_STAMP = VENV / "complete.stamp"


def set_up() -> None:
    """Make the environment unless it is complete.

    The stamp is written last, so an interrupted set-up starts again from nothing; with the stamp
    in place nothing is asked of the network.
    """
    wanted = stamp((file.read_bytes() for file in REQUIREMENTS), sys.version_info[:2])
    if PYTHON.exists() and _STAMP.is_file() and _STAMP.read_text() == wanted:
        print("Set-up is complete, nothing to do.", flush=True)
        return
    _STAMP.unlink(missing_ok=True)
    print("Set-up: making .venv …", flush=True)
    _make_venv()
    print("Set-up: installing packages, up to 200 MB the first time …", flush=True)
    _install()
    _STAMP.write_text(wanted)
    print("Set-up is complete.", flush=True)


def stamp(requirements: Iterable[bytes], version: tuple[int, int]) -> str:
    """Return what tells an environment from one with other packages or another Python."""
    contents = hashlib.sha256()
    for requirement in requirements:
        contents.update(hashlib.sha256(requirement).digest())
    return f"{version[0]}.{version[1]} {contents.hexdigest()}"


def program(name: str) -> Path:
    """Return a program that PySide6 ships, such as lupdate."""
    base = {"base": str(VENV), "platbase": str(VENV)}
    packages = sysconfig.get_path("platlib", "venv", vars=base)
    return Path(packages) / "PySide6" / (f"{name}.exe" if os.name == "nt" else name)


def python(
    *arguments: str | Path, cwd: Path | None = ROOT, variables: dict[str, str] | None = None
) -> int:
    """Run the environment's Python with the checkout importable; return its exit code."""
    # The path is given, not installed, so that a checkout can be moved with its environment.
    env = os.environ | {"PYTHONPATH": str(ROOT)} | (variables or {})
    return subprocess.run([PYTHON, *arguments], cwd=cwd, env=env).returncode


def _make_venv() -> None:
    if importlib.util.find_spec("ensurepip") is None:  # Debian packs it apart
        package = f"python{sys.version_info[0]}.{sys.version_info[1]}-venv"
        if not system.install([package]):
            sys.exit(f"This Python cannot make environments yet. {system.advice([package])}")
    if subprocess.run([sys.executable, "-m", "venv", "--clear", VENV]).returncode:
        sys.exit("The folder .venv could not be made. Close programs that use it, then try again.")


def _install() -> None:
    # Hashes of all packages are pinned, so none needs resolving and none is built here.
    options = ["--require-hashes", "--no-deps", "--only-binary", ":all:"]
    options += ["--disable-pip-version-check", "--no-input"]
    options += [] if sys.stdout.isatty() else ["-qq"]
    files = [argument for file in REQUIREMENTS for argument in ("-r", str(file))]
    if python("-m", "pip", "install", *options, *files):
        sys.exit(
            "The packages could not be installed; pip's message above says why. The first set-up"
            " needs a network connection. Run the same command again to start over."
        )
