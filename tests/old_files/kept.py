"""The old files as they are kept: packed, each version in a folder of its own."""

import gzip
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[1] / "data" / "old_files"
TABLES = "tables.json"
"""Beside the events of a version: the tables of each, as that version reckoned them."""


def unpacked(packed: Path, folder: Path) -> Path:
    """Write an old file into a folder; return its path there."""
    path = folder / packed.stem
    path.write_bytes(gzip.decompress(packed.read_bytes()))
    return path
