"""Files that rating lists come in: plain, or packed in a ZIP archive as FIDE publishes them."""

import lzma
import zlib
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path, PurePath
from typing import IO
from zipfile import BadZipFile, ZipFile, ZipInfo

from arbiter_app.formats.errors import FileError

BEGINNING = 1 << 16
"""So many bytes say what a list is."""
_BLOCK = 1 << 20
_ARCHIVES = (b"PK\3\4", b"PK\5\6")
"""What archives begin with, the second those with nothing in them."""
_DAMAGED = (BadZipFile, zlib.error, lzma.LZMAError, EOFError, NotImplementedError)
_KINDS = (".txt", ".xml", ".csv", ".tsv")


@dataclass(frozen=True, slots=True)
class ListSource:
    """A list to be read: the names of the file and, in an archive, of its part; and its bytes."""

    name: str
    """What may tell the date and the discipline; of a part of an archive with both names."""
    beginning: bytes
    blocks: Callable[[], Iterator[bytes]]
    """Yields the file from its beginning; once."""
    read: Callable[[], float]
    """Tells how much of the file on the disk was read, from 0 to 1."""


@contextmanager
def list_source(path: Path) -> Iterator[ListSource]:
    """Open a list of which no more is held in memory than a block.

    Raises FileError: "file.missing", "file.unreadable", "registry.archive-broken",
    "registry.archive-without-list", "registry.archive-locked", "registry.spreadsheet".
    """
    try:
        with path.open("rb") as raw:
            size = max(1, path.stat().st_size)

            def read() -> float:
                return min(1.0, raw.tell() / size)

            if raw.read(4) in _ARCHIVES:
                with ZipFile(raw) as archive:
                    part = _part(archive, path)
                    with archive.open(part) as unpacked:
                        yield _source(f"{path.name}/{part.filename}", unpacked, read)
            else:
                raw.seek(0)
                yield _source(path.name, raw, read)
    except FileNotFoundError as error:
        raise FileError("file.missing", path) from error
    except _DAMAGED as error:
        raise FileError("registry.archive-broken", path, str(error)) from error
    except OSError as error:
        raise FileError("file.unreadable", path, error.strerror or "") from error


def _source(name: str, file: IO[bytes], read: Callable[[], float]) -> ListSource:
    beginning = file.read(BEGINNING)

    def blocks() -> Iterator[bytes]:
        yield beginning
        while block := file.read(_BLOCK):
            yield block

    return ListSource(name, beginning, blocks, read)


def _part(archive: ZipFile, path: Path) -> ZipInfo:
    """Return the part of an archive that is the list: the largest of a kind that lists have."""
    if "[Content_Types].xml" in archive.namelist():
        raise FileError("registry.spreadsheet", path)
    parts = [
        part
        for part in archive.infolist()
        if PurePath(part.filename).suffix.lower() in _KINDS and not part.is_dir()
    ]
    if not parts:
        raise FileError("registry.archive-without-list", path)
    part = max(parts, key=lambda part: part.file_size)
    if part.flag_bits & 1:
        raise FileError("registry.archive-locked", path)
    return part
