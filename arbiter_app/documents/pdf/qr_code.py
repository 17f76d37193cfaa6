"""QR codes of digits, as rectangles to be filled (ISO/IEC 18004).

Of version 1 and level Q, which is read with a quarter of it spoilt, and always with the same mask:
a sheet of slips has many codes, and any mask is read.
"""

import re
from collections.abc import Iterator
from functools import cache, lru_cache

from arbiter_app.values import frozen

_SIDE = 21
MOST_DIGITS = 27
"""So many have room in it."""
_DATA, _CORRECTION = 13, 13
"""How many codewords there are of either."""
_NUMERIC = "0001"
_PADDING = ("11101100", "00010001")
_FORMAT = "011010101011111"
"""Level Q, mask 0: the sum of row and column is even (7.9.1, table C.1)."""
_FIELD = 0x11D
"""The polynomial of the field of 256 elements (7.5.2)."""
_TIMING = 6
"""The row, and the column, of dark and light modules in turn."""
_FINDER = ("1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111")
_RUN = re.compile("1+")


@frozen
class DarkRuns:
    """A QR code by the dark modules that stand side by side: row, first column, how many."""

    modules: int
    """How many stand in a row of it."""
    runs: tuple[tuple[int, int, int], ...]


@lru_cache(maxsize=64)
def dark_runs(digits: str) -> DarkRuns:
    """Return the QR code of at most `MOST_DIGITS` digits."""
    assert len(digits) <= MOST_DIGITS, "no code of ours is longer"
    data = _codewords(digits)
    bits = "".join(f"{each:08b}" for each in (*data, *_correction(data)))
    rows = [[*row] for row in _patterns()]
    for (row, column, is_turned), bit in zip(_path(), bits, strict=True):
        rows[row][column] = "1" if (bit == "1") != is_turned else "0"
    return DarkRuns(
        _SIDE,
        tuple(
            (number, run.start(), run.end() - run.start())
            for number, row in enumerate(rows)
            for run in _RUN.finditer("".join(row))
        ),
    )


def _codewords(digits: str) -> list[int]:
    """Return the codewords of digits, by threes in ten bits, filled up to their number (7.4)."""
    parts = (digits[at : at + 3] for at in range(0, len(digits), 3))
    told = f"{_NUMERIC}{len(digits):010b}"
    told += "".join(f"{int(part):0{(4, 7, 10)[len(part) - 1]}b}" for part in parts)
    room = 8 * _DATA
    told += "0" * min(4, room - len(told))
    told += "0" * (-len(told) % 8)
    for number in range((room - len(told)) // 8):
        told += _PADDING[number % 2]
    return [int(told[at : at + 8], 2) for at in range(0, room, 8)]


def _correction(data: list[int]) -> list[int]:
    """Return the rest of the data divided by the generator polynomial (7.5.2)."""
    exponents, logarithms = _powers()
    generator = _generator()
    rest = [*data, *[0] * _CORRECTION]
    for at in range(len(data)):
        if (first := rest[at]) != 0:
            shift = logarithms[first]
            for place, factor in enumerate(generator, start=at):
                rest[place] ^= exponents[(logarithms[factor] + shift) % 255]
    return rest[len(data) :]


@cache
def _powers() -> tuple[list[int], list[int]]:
    """Return the powers of 2 in the field, and their exponents."""
    exponents, logarithms = [], [0] * 256
    value = 1
    for exponent in range(255):
        exponents.append(value)
        logarithms[value] = exponent
        value = value << 1 ^ (_FIELD if value & 0x80 else 0)
    return exponents, logarithms


@cache
def _generator() -> tuple[int, ...]:
    """Return the product of x minus each of the first powers of 2."""
    exponents, logarithms = _powers()
    found = [1]
    for power in range(_CORRECTION):
        longer = [*found, 0]
        for at, factor in enumerate(found, start=1):
            longer[at] ^= exponents[(logarithms[factor] + power) % 255]
        found = longer
    return tuple(found)


@cache
def _patterns() -> tuple[str, ...]:
    """Return the rows with all that is the same in every code; spaces are for the data (6.3)."""
    grid = [[" "] * _SIDE for _ in range(_SIDE)]
    far = _SIDE - 7
    for top, left in ((0, 0), (0, far), (far, 0)):
        for row in range(max(top - 1, 0), min(top + 8, _SIDE)):
            for column in range(max(left - 1, 0), min(left + 8, _SIDE)):
                is_inside = top <= row < top + 7 and left <= column < left + 7
                grid[row][column] = _FINDER[row - top][column - left] if is_inside else "0"
    for at in range(8, _SIDE - 8):
        grid[_TIMING][at] = grid[at][_TIMING] = str((at + 1) % 2)
    for (row, column), bit in zip(_format_places(), _FORMAT * 2, strict=True):
        grid[row][column] = bit
    grid[_SIDE - 8][8] = "1"
    return tuple("".join(row) for row in grid)


def _format_places() -> Iterator[tuple[int, int]]:
    """Yield where the bits of the format stand, twice (7.9.1)."""
    yield from ((8, at) for at in (0, 1, 2, 3, 4, 5, 7, 8))
    yield from ((at, 8) for at in (7, 5, 4, 3, 2, 1, 0))
    yield from ((at, 8) for at in range(_SIDE - 1, _SIDE - 8, -1))
    yield from ((8, at) for at in range(_SIDE - 8, _SIDE))


@cache
def _path() -> tuple[tuple[int, int, bool], ...]:
    """Return the places of the data, up and down in pairs of columns from the right (7.7.3), each
    with whether the mask turns it.
    """
    rows, found = _patterns(), []
    upwards = True
    for right in (20, 18, 16, 14, 12, 10, 8, 5, 3, 1):
        for row in range(_SIDE - 1, -1, -1) if upwards else range(_SIDE):
            found += [
                (row, column, (row + column) % 2 == 0)
                for column in (right, right - 1)
                if rows[row][column] == " "
            ]
        upwards = not upwards
    return tuple(found)
