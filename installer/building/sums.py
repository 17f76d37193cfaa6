"""The checksums beside what is built."""

import hashlib
from pathlib import Path

NAME = "SHA256SUMS"


def write_sums(dist: Path) -> Path:
    """Write the checksums of all files in a folder, as `sha256sum --check` reads them."""
    files = sorted(path for path in dist.iterdir() if path.is_file() and path.name != NAME)
    sums = dist / NAME
    lines = (f"{_digest(file)}  {file.name}\n" for file in files)
    sums.write_text("".join(lines), encoding="utf-8", newline="\n")
    return sums


def _digest(path: Path) -> str:
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
