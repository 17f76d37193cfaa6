"""The licences of all that the program is made of.

A portable folder has them as files, written by the build from this module; elsewhere they are read
from the packages that are installed.
"""

import platform
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from arbiter_app import __version__, paths

PACKAGES = (
    *("alembic", "charset-normalizer", "et-xmlfile", "filelock", "mako", "markupsafe", "openpyxl"),
    *("pillow", "platformdirs", "pyinstaller", "pypdfium2", "rapidfuzz", "reportlab"),
    *("sqlalchemy", "typing-extensions"),
)
"""The packages of Python that bring their licences along; of PyInstaller what starts the program is
part of it.
"""

QT_PACKAGES = ("pyside6-essentials", "shiboken6")
"""The packages of Qt, whose licences stand in `resources/licences`."""


@dataclass(frozen=True, slots=True)
class Licence:
    """A part of the program with its version, and the text of its licence."""

    part: str
    text: str


def licences() -> tuple[Licence, ...]:
    """Return the licences of all parts, that of the program itself first."""
    written = paths.written_licences()
    if written is None:
        return tuple(_collected())
    files = sorted(written.glob("*.txt"), key=lambda file: file.name.casefold())
    files.sort(key=lambda file: not file.name.startswith("Arbiter"))
    return tuple(Licence(file.stem, _read(file)) for file in files)


def _collected() -> Iterator[Licence]:
    texts = paths.resources() / "licences"
    yield Licence(f"Arbiter {__version__}", _read(paths.licence()))
    yield from sorted(
        (
            Licence("Fonts", _of_fonts()),
            Licence("Libraries of C", _read(texts / "Libraries.txt")),
            Licence(f"Python {platform.python_version()}", _of_python(texts)),
            *_of_packages(texts),
        ),
        key=lambda licence: licence.part.casefold(),
    )


def _of_packages(texts: Path) -> Iterator[Licence]:
    from importlib.metadata import PackageNotFoundError, distribution  # slow, and seldom wanted

    for name in (*PACKAGES, *QT_PACKAGES):
        try:
            package = distribution(name)
        except PackageNotFoundError:
            continue  # not part of this installation
        if name in QT_PACKAGES:
            files = [texts / f"{text}.txt" for text in ("Qt", "LGPL-3", "GPL-3")]
        else:
            files = [
                Path(str(file.locate()))
                for file in package.files or ()
                if ".dist-info" in str(file) and _is_licence(str(file))
            ]
        titled = (
            f"{file.name}\n\n{_read(file)}" if len(files) > 1 else _read(file) for file in files
        )
        yield Licence(f"{package.name} {package.version}", "\n\n\n".join(titled))


def _is_licence(path: str) -> bool:
    inside = path.partition(".dist-info/")[2].casefold()
    return inside.startswith(("licen", "copying", "notice", "authors"))


def _of_fonts() -> str:
    files = sorted((paths.resources() / "fonts").glob("*.txt"))
    return "\n\n\n".join(f"{file.name}\n\n{_read(file)}" for file in files)


def _of_python(texts: Path) -> str:
    """Return Python's own text; that of an installation for Windows names its libraries, too."""
    installed = Path(sys.base_prefix, "LICENSE.txt")
    return _read(installed if installed.is_file() else texts / "Python.txt")


def _read(file: Path) -> str:
    return file.read_text(encoding="utf-8", errors="replace").strip()
