"""QR codes of digits, as rectangles to be filled."""

from functools import lru_cache
from itertools import groupby

from reportlab.graphics.barcode.qrencoder import (  # noqa: TID251 - documents/pdf knows it
    QRCode,
    QRErrorCorrectLevel,
    QRNumber,
)

from arbiter_app.values import frozen


@frozen
class DarkRuns:
    """A QR code by the dark modules that stand side by side: row, first column, how many."""

    modules: int
    """How many stand in a row of it."""
    runs: tuple[tuple[int, int, int], ...]


@lru_cache(maxsize=64)
def dark_runs(digits: str) -> DarkRuns:
    """Return the smallest QR code of digits that is read with a quarter of it spoilt."""
    code = QRCode(None, QRErrorCorrectLevel.Q)
    code.addData(QRNumber(digits))
    code.make()
    size = code.getModuleCount()
    runs = []
    for row in range(size):
        column = 0
        for is_dark, modules in groupby(code.isDark(row, each) for each in range(size)):
            length = len(list(modules))
            if is_dark:
                runs.append((row, column, length))
            column += length
    return DarkRuns(size, tuple(runs))
