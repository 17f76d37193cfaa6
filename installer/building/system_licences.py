"""The licences of libraries that a portable folder for Linux has from the system."""

import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

from arbiter_app.licences import Licence

_DOCUMENTS = Path("/usr/share/doc")


def of_libraries(lib: Path) -> Iterator[Licence]:
    """Yield what Debian says of the copyright of each library of its own in a folder.

    Elsewhere nothing: `resources/licences/Libraries.txt` names them all.
    """
    if shutil.which("dpkg") is None:
        return
    libraries = [each.name for each in lib.glob("*.so*") if not each.is_symlink()]
    packages = _packages_of(libraries) if libraries else set()
    for package in sorted(packages):
        copyright_ = _DOCUMENTS / package / "copyright"
        if copyright_.is_file():
            text = copyright_.read_text(encoding="utf-8", errors="replace").strip()
            yield Licence(f"{package} of the system", text)


def _packages_of(libraries: list[str]) -> set[str]:
    """Return the packages that libraries of the system belong to."""
    done = subprocess.run(
        ["dpkg", "-S", *(f"*/{library}" for library in libraries)],
        capture_output=True,
        encoding="utf-8",
        errors="replace",
    )
    owners = re.findall(r"^([a-z0-9.+-]+)(?::\w+)?: .*/(.+)$", done.stdout, re.MULTILINE)
    # Others may have brought a copy of their own: the first that is named is the system's.
    return {*{library: package for package, library in reversed(owners)}.values()}
