"""Where set-up writes: into the checkout, or into the user's caches where that is read-only."""

import hashlib
import os
import shlex
import sys
import tempfile
from collections.abc import Mapping
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent

_OF_OTHERS = {
    *("PYTHONHOME", "PYTHONPATH", "PYTHONPLATLIBDIR", "PYTHONUSERBASE", "PYTHONEXECUTABLE"),
    *("VIRTUAL_ENV", "__PYVENV_LAUNCHER__"),
}
"""Variables that would lead a Python away from its own environment."""


@cache
def workplace() -> Path:
    """Return the folder for what is made from this checkout."""
    return ROOT if can_write(ROOT) else elsewhere(ROOT)


def can_write(folder: Path) -> bool:
    """Tell whether files can be made in a folder."""
    if not os.access(folder, os.W_OK):
        return False
    if os.name != "nt":
        return True
    try:  # Windows knows only by trying
        with tempfile.TemporaryFile(dir=folder):
            return True
    except OSError:
        return False


def elsewhere(checkout: Path) -> Path:
    """Return the folder in the user's caches that stands for a checkout."""
    name = hashlib.sha256(os.fsencode(checkout)).hexdigest()[:16]
    home = Path("~").expanduser()
    return caches(sys.platform, os.environ, home) / "arbiter-checkouts" / name


def caches(platform: str, environment: Mapping[str, str], home: Path) -> Path:
    """Return the user's folder for what can be made again."""
    if platform == "win32":
        return Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local")
    if platform == "darwin":
        return home / "Library" / "Caches"
    named = Path(environment.get("XDG_CACHE_HOME", ""))
    return named if named.is_absolute() else home / ".cache"


def variables() -> dict[str, str]:
    """Return the variables for programs of the environment: this checkout, nobody else's."""
    own = {name: value for name, value in os.environ.items() if name not in _OF_OTHERS}
    # The path is given, not installed, so that a checkout can be moved with its environment.
    own["PYTHONPATH"] = str(ROOT)
    place = workplace()
    if place != ROOT:
        for name, folder in {
            "PYTHONPYCACHEPREFIX": "bytecode",
            "MYPY_CACHE_DIR": "mypy",
            "RUFF_CACHE_DIR": "ruff",
            "HYPOTHESIS_STORAGE_DIRECTORY": "hypothesis",
        }.items():
            own.setdefault(name, str(place / folder))
        options = f"-o cache_dir={shlex.quote(str(place / 'pytest'))}"
        own["PYTEST_ADDOPTS"] = f"{options} {own.get('PYTEST_ADDOPTS', '')}"
    return own
