"""Names of files that every system takes: what is made on one goes to another on a stick."""

import re
import unicodedata
from pathlib import Path

from arbiter_app.formats.errors import FileError
from arbiter_app.patterns import pattern

_LONGEST = 200
"""Bytes of a name, as UTF-8: no system takes more than 255, and those of a lock are to come."""
_SIGNS = frozenset('\\/:*?"<>|')
_UNSEEN = frozenset({"Cc", "Cf", "Cs", "Zl", "Zp"})
"""Categories of what nobody sees in a name, or reads in another order."""
_DEVICE = pattern(
    r"(?:con|prn|aux|nul|conin\$|conout\$|clock\$|(?:com|lpt)[0-9¹²³])(?=\s*(?:\.|$))",
    re.IGNORECASE,
)
"""What Windows takes for a device, whatever the suffix."""
_ENDS = " ."
_BEGINNINGS = " .-"
"""What hides a file, or makes an option of its name on the command line."""


def plain_name(text: str) -> str:
    """Return a text as the name of a file without a suffix; "" where no letter of it can stay."""
    seen = "".join(" " if _is_barred(letter) else letter for letter in text)
    cut = " ".join(seen.split()).lstrip(_BEGINNINGS).encode()[:_LONGEST].decode(errors="ignore")
    return _no_device(cut.rstrip(_ENDS))


def plain_path(path: Path) -> Path:
    """Return a path that is proposed with a plain name; its folder and its suffix are left."""
    name = plain_name(path.stem) or "arbiter"
    return path.with_name(f"{name}{path.suffix}")


def demand_plain_name(path: Path) -> None:
    """Refuse a name that some system does not take for a new file.

    Raises FileError: "file.name-letters", "file.name-device", "file.name-too-long".
    """
    name = path.name
    if not name or name[0] in _BEGINNINGS or name[-1] in _ENDS or any(map(_is_barred, name)):
        raise FileError("file.name-letters", path)
    if _DEVICE.match(name):
        raise FileError("file.name-device", path)
    if len(name.encode()) > _LONGEST + len(path.suffix.encode()):
        raise FileError("file.name-too-long", path)


def _is_barred(letter: str) -> bool:
    return letter in _SIGNS or unicodedata.category(letter) in _UNSEEN


def _no_device(name: str) -> str:
    found = _DEVICE.match(name)
    return f"{name[: found.end()]}_{name[found.end() :]}" if found else name
