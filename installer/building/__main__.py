"""Builds all that this system can make; `try` builds what can be tried, and tries it; `folder`
builds the portable folder alone.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

from installer.building import deb, macos, parts, windows
from installer.building.freeze import archive, bytes_of, freeze
from installer.building.sums import write_sums
from installer.places import ROOT, workplace


def main() -> None:
    """Put into dist/ the portable folder, its archive, package or setup, the wheel, the sums."""
    dist, work = workplace() / "dist", workplace() / "build" / "portable"
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    folder = freeze(dist, work)
    print(f"{folder}: {bytes_of(folder) / 10**6:.0f} MB", flush=True)
    match sys.argv[1:]:
        case ["folder"]:
            return
        case ["try"]:
            from installer.building.trial import try_all

            # Not packed: it is unpacked once.
            has_dpkg = shutil.which("dpkg-deb") is not None
            try_all(folder, deb.package(folder, work, compression="-Znone") if has_dpkg else None)
            return
    made = [archive(folder), *_of_system(folder, work), _wheel(dist)]
    for path in (*made, write_sums(dist)):
        print(path, flush=True)


def _of_system(folder: Path, work: Path) -> list[Path]:
    match parts.system():
        case "windows":
            return windows.setup(folder)
        case "macos":
            return macos.image(folder.with_name("Arbiter.app"))
        case _ if shutil.which("dpkg-deb"):
            return [deb.package(folder, work)]
        case _:
            print("There is no dpkg-deb, so no package is made for Debian and its kin.")
            return []


def _wheel(dist: Path) -> Path:
    """Make what pip installs where there is a Python already."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(dist)]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
    return max(dist.glob("*.whl"), key=lambda wheel: wheel.stat().st_mtime)


if __name__ == "__main__":
    main()
