"""QR codes of digits, as rectangles to be filled."""

from functools import lru_cache
from itertools import groupby

from reportlab.graphics.barcode.qrencoder import (  # noqa: TID251 - documents/pdf knows it
    QRCode,
    QRErrorCorrectLevel,
    QRNumber,
)

from arbiter_app.values import frozen

_VERSION, _SIDE = 1, 21
MOST_DIGITS = 27
"""So many have room in it."""
_MASK = 0
"""Always the same: a sheet of slips has many codes, and any mask is read."""


@frozen
class DarkRuns:
    """A QR code by the dark modules that stand side by side: row, first column, how many."""

    modules: int
    """How many stand in a row of it."""
    runs: tuple[tuple[int, int, int], ...]


@lru_cache(maxsize=64)
def dark_runs(digits: str) -> DarkRuns:
    """Return the QR code of at most `MOST_DIGITS` digits, read with a quarter of it spoilt."""
    assert len(digits) <= MOST_DIGITS, "no code of ours is longer"
    code = QRCode(_VERSION, QRErrorCorrectLevel.Q)
    code.addData(QRNumber(digits))
    code.makeImpl(False, _MASK)
    runs = []
    for row in range(_SIDE):
        column = 0
        for is_dark, modules in groupby(code.isDark(row, each) for each in range(_SIDE)):
            length = len(list(modules))
            if is_dark:
                runs.append((row, column, length))
            column += length
    return DarkRuns(_SIDE, tuple(runs))
