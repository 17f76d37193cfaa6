"""Record 132: the days of the rounds, above their columns."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import replace
from datetime import datetime

from arbiter_app.domain.facts.tournament import KeptLine
from arbiter_app.formats.trf.lines.columns import BLOCK, FIRST_BLOCK

_FIRST = FIRST_BLOCK + 2
_WIDTH = 8


ROUND_DATES = "132"


def round_dates_line(starts: Mapping[int, datetime], kept: str = ROUND_DATES) -> str:
    """Write the days on which rounds start; those not given stay as a record has them."""
    last = max(starts, default=0)
    letters = list(kept.ljust(_FIRST + last * BLOCK))
    for round_, moment in starts.items():
        letters[_columns(round_)] = f"{moment:%y/%m/%d}"
    return "".join(letters).rstrip()


def without_round_dates(lines: Iterable[KeptLine], starts: Collection[int]) -> Iterator[KeptLine]:
    """Yield kept lines; of those with dates only what they say of other rounds than these."""
    for each in lines:
        if not each.text.startswith(ROUND_DATES):
            yield each
            continue
        letters = list(each.text)
        for round_ in starts:
            columns = _columns(round_)
            letters[columns] = " " * len(letters[columns])
        text = "".join(letters).rstrip()
        if text != ROUND_DATES:
            yield replace(each, text=text)


def _columns(round_: int) -> slice:
    begin = _FIRST + (round_ - 1) * BLOCK
    return slice(begin, begin + _WIDTH)
