"""Reads a QR code off a picture of a page, by ISO/IEC 18004 and not by what drew it.

Only what a sheet of ours needs: one block of digits, printed upright and unspoilt.
"""

from collections.abc import Iterator

Modules = list[list[bool]]

_MASKS = (
    lambda r, c: (r + c) % 2 == 0,
    lambda r, c: r % 2 == 0,
    lambda r, c: c % 3 == 0,
    lambda r, c: (r + c) % 3 == 0,
    lambda r, c: (r // 2 + c // 3) % 2 == 0,
    lambda r, c: r * c % 2 + r * c % 3 == 0,
    lambda r, c: (r * c % 2 + r * c % 3) % 2 == 0,
    lambda r, c: ((r + c) % 2 + r * c % 3) % 2 == 0,
)
_FORMAT_MASK = 0b101010000010010
_NUMERIC = 0b0001


def modules_of(dark: Modules) -> Modules:
    """Return the modules of the one code in a picture that holds nothing else: its dark pixels."""
    rows = [number for number, row in enumerate(dark) if any(row)]
    columns = [number for number in range(len(dark[0])) if any(row[number] for row in dark)]
    top, left = rows[0], columns[0]
    height, width = rows[-1] - top + 1, columns[-1] - left + 1
    assert abs(height - width) <= 2, "a code is square"
    across = next(n for n in range(width) if not dark[top][left + n])  # seven modules are dark
    count = round(width / (across / 7))
    assert count % 4 == 1, "17 modules and four a version"
    return [
        [
            dark[top + int((row + 0.5) * height / count)][left + int((at + 0.5) * width / count)]
            for at in range(count)
        ]
        for row in range(count)
    ]


def digits_of(modules: Modules) -> str:
    """Return the digits that a code of version 1 holds."""
    size = len(modules)
    assert size == 21
    _check_finders(modules)
    told = [modules[8][at] for at in (0, 1, 2, 3, 4, 5, 7, 8)]
    told += [modules[at][8] for at in (7, 5, 4, 3, 2, 1, 0)]
    mask = (_number(told) ^ _FORMAT_MASK) >> 10 & 0b111
    bits = [modules[r][c] != _MASKS[mask](r, c) for r, c in _path(size)]
    assert _number(bits[:4]) == _NUMERIC
    length, at = _number(bits[4:14]), 14
    digits = ""
    while len(digits) < length:
        count = min(3, length - len(digits))
        wide = (4, 7, 10)[count - 1]
        digits += f"{_number(bits[at : at + wide]):0{count}}"
        at += wide
    return digits


def _check_finders(modules: Modules) -> None:
    last = len(modules) - 7
    for top, left in ((0, 0), (0, last), (last, 0)):
        for row in range(7):
            for at in range(7):
                ring = max(abs(row - 3), abs(at - 3))
                assert modules[top + row][left + at] == (ring != 2)


def _path(size: int) -> Iterator[tuple[int, int]]:
    """Yield the modules that hold data: up and down in pairs of columns from the right."""
    column, upwards = size - 1, True
    while column > 0:
        if column == 6:  # the timing pattern
            column -= 1
        rows = range(size - 1, -1, -1) if upwards else range(size)
        for row in rows:
            for at in (column, column - 1):
                if not _is_pattern(row, at, size):
                    yield row, at
        column, upwards = column - 2, not upwards


def _is_pattern(row: int, column: int, size: int) -> bool:
    return (
        6 in (row, column)
        or (row < 9 and column < 9)
        or (row < 9 and column >= size - 8)
        or (row >= size - 8 and column < 9)
    )


def _number(bits: list[bool]) -> int:
    return int("".join(str(int(bit)) for bit in bits), 2)
