"""ZIP archives that other programs made: workbooks, and rating lists as FIDE packs them.

A few bytes of an archive may unfold without end, its list of parts may be longer than any real
one, and its parts may lie over each other. What is read of it is counted as it comes out.
"""

import os
import re
import struct
import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import BinaryIO
from zipfile import ZIP_DEFLATED, ZIP_STORED, BadZipFile, ZipFile, ZipInfo

DAMAGED = (BadZipFile, zlib.error, EOFError, NotImplementedError)
"""What reading a damaged archive ends in."""

_CHUNK = 2**20
_LARGEST_DIRECTORY = 2**20
"""So many bytes may the list of parts have: ten thousand of them and more."""
_FREE = 8 * 2**20
"""So many bytes may unfold from any archive, and from a larger one …"""
_RATIO = 40
"""… so many times its own size: lists of players and workbooks unfold to eight to twenty times."""

_END = b"PK\5\6"
_END_SIZE = 22
_LONGEST_COMMENT = 1 << 16
_TOLD_ELSEWHERE = 0xFFFFFFFF
_LARGE_END = b"PK\6\6"
_LARGE_END_SIZE = 56
_LOCATOR_SIZE = 20
"""Of an archive of gigabytes, before the other end."""


class UnfoldsTooFarError(Exception):
    """More would come out of the archive than its size lets expect."""


class OtherPackingError(Exception):
    """The part is packed in a way whose unpacking cannot be bounded, or that is hardly used."""


class Archive:
    """An archive of which no more than its share is unpacked."""

    def __init__(self, archive: ZipFile, size: int, most: int) -> None:
        self._archive = archive
        self._size = size
        self._left = min(most, _FREE + _RATIO * size)
        self.parts = {part.filename: part for part in archive.infolist()}

    def demand_room(self, parts: list[ZipInfo]) -> None:
        """Make sure that parts can be unpacked, as far as the archive tells their sizes.

        Raises UnfoldsTooFarError.
        """
        if sum(part.file_size for part in parts) > self._left:
            raise UnfoldsTooFarError

    def chunks(self, part: ZipInfo, *, is_counted: bool = True) -> Iterator[bytes]:
        """Yield what a part unfolds to; it does not count where it was unfolded before.

        Raises UnfoldsTooFarError, OtherPackingError, `DAMAGED`.
        """
        if part.compress_type not in (ZIP_STORED, ZIP_DEFLATED):
            raise OtherPackingError(part.compress_type)
        with self._archive.open(part) as source:
            while chunk := source.read(_CHUNK):
                self._left -= len(chunk) if is_counted else 0
                if self._left < 0:
                    raise UnfoldsTooFarError
                yield chunk


@contextmanager
def opened_archive(file: BinaryIO, *, most: int) -> Iterator[Archive]:
    """Open an archive from which no more than so many bytes are unpacked in all.

    Raises UnfoldsTooFarError where its list of parts is too long, and `DAMAGED`.
    """
    size = file.seek(0, os.SEEK_END)
    if _directory_size(file, size) > _LARGEST_DIRECTORY:
        raise UnfoldsTooFarError
    file.seek(0)
    with ZipFile(file) as archive:
        yield Archive(archive, size, most)


def _directory_size(file: BinaryIO, size: int) -> int:
    """Return how many bytes the list of parts may have, by all that may be the end of an archive.

    `ZipFile` reads the whole list when it is made, and the memory may not hold it.
    """
    file.seek(max(0, size - _LONGEST_COMMENT - _END_SIZE - _LARGE_END_SIZE - _LOCATOR_SIZE))
    tail = file.read()
    found = 0
    for end in re.finditer(_END, tail):
        at = end.start()
        if at + _END_SIZE <= len(tail):
            (told,) = struct.unpack_from("<L", tail, at + 12)
            found = max(found, told if told != _TOLD_ELSEWHERE else 0)
        if at >= (before := _LARGE_END_SIZE + _LOCATOR_SIZE):
            signature, told = struct.unpack_from("<4s36xQ", tail, at - before)
            found = max(found, told if signature == _LARGE_END else 0)
    return found
