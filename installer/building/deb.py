"""The package for Debian, Ubuntu and their kin: program, menu entry, icons, the type of files.

It has no scripts: what keeps menus, types of files and icons up to date notices by itself what
comes and goes (triggers). All it installs stands in a list of the system's own, so that removing it
takes away that and nothing else.
"""

import shutil
import subprocess
from pathlib import Path

from arbiter_app import __version__
from installer import system
from installer.building import desktop, icons
from installer.building.freeze import bytes_of
from installer.places import ROOT

_PROGRAMS = Path("usr/lib/arbiter")
_BESIDE_QT = (
    *("libc6", "libgcc-s1", "libstdc++6", "zlib1g", "shared-mime-info", "desktop-file-utils"),
)
_IN_THE_FOLDER = (
    *("libxcb-cursor0", "libxcb-icccm4", "libxcb-image0", "libxcb-keysyms1"),
    *("libxcb-render-util0", "libxcb-util1"),
)
"""Libraries that the portable folder brings along."""


def package(folder: Path, work: Path, *, compression: str = "-Zxz") -> Path:
    """Make the package of a portable folder beside it and return it."""
    root = work / "deb"
    shutil.rmtree(root, ignore_errors=True)
    shutil.copytree(folder, root / _PROGRAMS, symlinks=True)
    _link(root / "usr/bin/arbiter", Path("../lib/arbiter/arbiter"))
    _write(root / "usr/share/applications/arbiter.desktop", desktop.entry())
    _write(root / "usr/share/mime/packages/arbiter.xml", desktop.type_of_files())
    icons.write_theme(root / "usr/share/icons/hicolor")
    _write(root / "usr/share/doc/arbiter/copyright", _copyright())
    _write(root / "DEBIAN/control", _control(bytes_of(root)))
    for path in root.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path.stat().st_mode & 0o100 else 0o644)
    made = folder.parent / f"arbiter_{__version__}_{_architecture()}.deb"
    command = [
        "dpkg-deb",
        "--root-owner-group",
        compression,
        "-z1",
        "--build",
        str(root),
        str(made),
    ]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    shutil.rmtree(root)
    return made


def _control(size: int) -> str:
    needed = sorted({*system.QT_LIBRARIES.values(), *_BESIDE_QT} - {*_IN_THE_FOLDER})
    return f"""\
Package: arbiter
Version: {__version__}
Architecture: {_architecture()}
Maintainer: The Arbiter authors <arbiter@localhost>
Installed-Size: {size // 1024}
Depends: {", ".join(needed)}
Recommends: libcups2, xdg-utils
Section: games
Priority: optional
Description: program for the chief arbiter of a chess tournament
 From the first registration to the signed final table on the wall: round robins,
 Swiss tournaments, knockouts and teams, with papers in Ukrainian, English and Russian.
 It works without a network.
"""


def _copyright() -> str:
    return (
        (ROOT / "LICENSE").read_text(encoding="utf-8")
        + "\nThe licences of all parts stand in /usr/lib/arbiter/lib/licences,"
        + "\nthose of Qt among them: its libraries may be replaced.\n"
    )


def _architecture() -> str:
    command = ["dpkg", "--print-architecture"]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")


def _link(path: Path, target: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.symlink_to(target)
