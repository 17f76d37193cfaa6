"""Files that rating lists come in: plain, or packed in a ZIP archive as FIDE publishes them."""

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path, PurePath
from zipfile import ZipInfo

from arbiter_app.formats.errors import FileError
from arbiter_app.services.files.archives import (
    DAMAGED,
    Archive,
    OtherPackingError,
    UnfoldsTooFarError,
    opened_archive,
)
from arbiter_app.services.files.foreign_files import Kind, opened
from arbiter_app.values import frozen

BEGINNING = 1 << 16
"""So many bytes say what a list is."""
_BLOCK = 1 << 20
_ARCHIVES = (b"PK\3\4", b"PK\5\6")
"""What archives begin with, the second those with nothing in them."""
_KINDS = (".txt", ".xml", ".csv", ".tsv")


@frozen
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

    Raises FileError: as `opened`, "registry.archive-broken", "registry.archive-without-list",
    "registry.archive-locked", "registry.archive-packing", "registry.archive-unfolds",
    "registry.spreadsheet".
    """
    try:
        with opened(path, Kind.RATING_LIST) as raw:
            size = max(1, os.fstat(raw.fileno()).st_size)

            def read() -> float:
                return min(1.0, raw.tell() / size)

            if raw.read(4) in _ARCHIVES:
                with opened_archive(raw, most=Kind.RATING_LIST.most) as archive:
                    part = _part(archive, path)
                    chunks = archive.chunks(part)
                    yield _source(f"{path.name}/{part.filename}", chunks, read)
            else:
                raw.seek(0)
                yield _source(path.name, iter(lambda: raw.read(_BLOCK), b""), read)
    except DAMAGED as error:
        raise FileError("registry.archive-broken", path, str(error)) from error
    except OtherPackingError as error:
        raise FileError("registry.archive-packing", path) from error
    except UnfoldsTooFarError as error:
        raise FileError("registry.archive-unfolds", path) from error
    except OSError as error:
        raise FileError("file.unreadable", path, error.strerror or "") from error


def _source(name: str, chunks: Iterator[bytes], read: Callable[[], float]) -> ListSource:
    beginning = b""
    for chunk in chunks:
        beginning += chunk
        if len(beginning) >= BEGINNING:
            break

    def blocks() -> Iterator[bytes]:
        yield beginning
        yield from chunks

    return ListSource(name, beginning[:BEGINNING], blocks, read)


def _part(archive: Archive, path: Path) -> ZipInfo:
    """Return the part of an archive that is the list: the largest of a kind that lists have."""
    if "[Content_Types].xml" in archive.parts:
        raise FileError("registry.spreadsheet", path)
    parts = [
        part
        for part in archive.parts.values()
        if PurePath(part.filename).suffix.lower() in _KINDS and not part.is_dir()
    ]
    if not parts:
        raise FileError("registry.archive-without-list", path)
    part = max(parts, key=lambda part: part.file_size)
    if part.flag_bits & 1:
        raise FileError("registry.archive-locked", path)
    archive.demand_room([part])
    return part
