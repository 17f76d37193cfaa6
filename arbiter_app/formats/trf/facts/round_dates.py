"""Record 132: the days of the rounds, above their columns."""

from collections.abc import Mapping
from datetime import datetime

from arbiter_app.formats.trf.lines.columns import BLOCK, FIRST_BLOCK

_FIRST = FIRST_BLOCK + 2
_WIDTH = 8


def round_dates_line(starts: Mapping[int, datetime], kept: str = "132") -> str:
    """Write the days on which rounds start; those not given stay as a record has them."""
    last = max(starts, default=0)
    letters = list(kept.ljust(_FIRST + last * BLOCK))
    for round_, moment in starts.items():
        begin = _FIRST + (round_ - 1) * BLOCK
        letters[begin : begin + _WIDTH] = f"{moment:%y/%m/%d}"
    return "".join(letters).rstrip()
