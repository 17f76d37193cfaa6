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
    packages = {
        package
        for library in lib.glob("*.so*")
        if not library.is_symlink() and (package := _package_of(library.name)) is not None
    }
    for package in sorted(packages):
        copyright_ = _DOCUMENTS / package / "copyright"
        if copyright_.is_file():
            text = copyright_.read_text(encoding="utf-8", errors="replace").strip()
            yield Licence(f"{package} of the system", text)


def _package_of(library: str) -> str | None:
    """Return the package that a library of the system belongs to."""
    done = subprocess.run(
        ["dpkg", "-S", f"*/{library}"], capture_output=True, encoding="utf-8", errors="replace"
    )
    found = re.match(r"([a-z0-9.+-]+)(:\w+)?: ", done.stdout)
    return found[1] if found else None
