"""What an environment is made of: files that are gone or cut short are noticed at every start."""

import base64
import csv
import hashlib
import os
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

_LOADED = (".py", ".so", ".pyd", ".dll", ".dylib", ".exe", "pyvenv.cfg")
"""How the names of files end that Python and Qt load; libraries also as .so.6."""


def listing(folder: Path) -> str:
    """Return a line for each file that is loaded from an environment: its size and its path."""
    lines = []
    for parent, folders, names in os.walk(folder):
        folders[:] = sorted(name for name in folders if name != "__pycache__")
        for name in sorted(names):
            path = Path(parent, name)
            if _is_loaded(name) and not path.is_symlink():
                lines.append(f"{path.stat().st_size} {path.relative_to(folder).as_posix()}\n")
    return "".join(lines)


def holds(folder: Path, listed: str) -> bool:
    """Tell whether every listed file is there in its size.

    Folders are read as a whole, which on Windows costs far less than asking for each file.
    """
    wanted: defaultdict[str, dict[str, int]] = defaultdict(dict)
    for line in listed.splitlines():
        size, _, path = line.partition(" ")
        parent, _, name = path.rpartition("/")
        wanted[parent][name] = int(size)
    try:
        return all(_holds(folder / parent, files) for parent, files in wanted.items())
    except (OSError, ValueError):
        return False


def strange(folder: Path) -> Iterator[Path]:
    """Yield the installed files that are not what their packages say, by their hashes."""
    for record in folder.glob("[Ll]ib/**/*.dist-info/RECORD"):
        packages = record.parent.parent
        with record.open(encoding="utf-8", newline="") as rows:
            for path, digest, *_ in csv.reader(rows):
                # What lies outside is a program for the command line, addressed to this folder;
                # bytecode is made anew.
                if not digest or path.startswith("..") or "__pycache__" in path:
                    continue
                if not _is(packages / path, digest):
                    yield packages / path


def _holds(folder: Path, files: dict[str, int]) -> bool:
    with os.scandir(folder) as entries:
        there = {entry.name: entry.stat().st_size for entry in entries if entry.name in files}
    return there == files


def _is_loaded(name: str) -> bool:
    return name.endswith(_LOADED) or ".so." in name


def _is(path: Path, digest: str) -> bool:
    algorithm, _, value = digest.partition("=")
    try:
        with path.open("rb") as file:
            found = hashlib.file_digest(file, algorithm).digest()
    except OSError:
        return False
    return base64.urlsafe_b64encode(found).rstrip(b"=").decode() == value
