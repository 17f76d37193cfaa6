"""How large a bracket is shown, and how wide its columns are, so that it is seen at a glance."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise

_SMALLEST, _CALM, _USUAL, _LARGEST = 80, 90, 100, 130
"""Of letters, in percent of plain text: still readable, read at once, plain text, and how far a
small bracket grows.
"""
_STEP = 5
_CLOSEST, _BETWEEN, _FARTHEST = 16, 32, 56
"""Room between columns, in pixels beside plain text of the usual height."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Needs:
    """How wide a column is in plain text, by what its boxes show."""

    whole: int
    """Everything."""
    names: int
    """Whole names, but of the games only their sum."""
    initials: int
    """Surnames with an initial."""
    least: int
    """The beginning of names: less is not read."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Columns:
    """Where the columns of a bracket stand."""

    widths: tuple[int, ...]
    between: int

    @property
    def width(self) -> int:
        """Of all of them, with the room between them."""
        return sum(self.widths) + self.between * (len(self.widths) - 1)


def readable_scale(needs: Sequence[Needs], height: int, room: tuple[int, int], px: float) -> int:
    """Return how large a bracket is shown that is to be in view, in percent of plain text.

    `height` is that of the bracket in plain text, `room` what can be seen of it, `px` a pixel
    beside plain text of the usual height. A bracket that is too high for the page is as wide as
    the page. Letters are smaller than is usual before surnames are cut.
    """
    wide, high = room
    closest = round(_CLOSEST * px * (len(needs) - 1))
    names = sum(each.names for each in needs) + closest
    initials = sum(each.initials for each in needs) + closest
    for width, largest, smallest, is_whole in (
        (names, _LARGEST, _CALM, True),
        (initials, _USUAL, _SMALLEST, True),
        (names, _USUAL, _CALM, False),
        (initials, _USUAL, _SMALLEST, False),
    ):
        for scale in range(largest, smallest - 1, -_STEP):
            is_in_view = height * scale <= high * 100 or not is_whole
            if width * scale <= wide * 100 and is_in_view:
                return scale
    return _SMALLEST


def fit_columns(
    needs: Sequence[Needs], scale: float, wide: int, px: float, *, may_cut: bool
) -> Columns:
    """Return the columns at a scale, as far as there is room for what they show: first the games
    go, then first names, then the end of surnames; what is still too wide is scrolled. Nothing
    goes unless it `may_cut`.
    """
    gaps = len(needs) - 1
    closest, usual = round(_CLOSEST * px * scale), round(_BETWEEN * px * scale)
    steps = [
        [round(width * scale) + 1 for width in widths]
        for widths in (
            [max(each.whole for each in needs)] * len(needs),
            [each.whole for each in needs],
            [each.names for each in needs],
            [each.initials for each in needs],
            [each.least for each in needs],
        )
    ]
    if not may_cut:
        steps = steps[:2]
    if sum(steps[0]) + gaps * usual <= wide:
        farthest = round(_FARTHEST * px * scale)
        between = min((wide - sum(steps[0])) // gaps, farthest) if gaps else 0
        return Columns(widths=tuple(steps[0]), between=between)
    between = closest if may_cut else usual
    for larger, smaller in pairwise(steps):
        least = [min(pair) for pair in zip(larger, smaller, strict=True)]
        if sum(least) + gaps * between <= wide:
            return Columns(widths=_shared(larger, least, wide - gaps * between), between=between)
    return Columns(widths=tuple(steps[-1]), between=between)


def _shared(most: Sequence[int], least: Sequence[int], wide: int) -> tuple[int, ...]:
    """Return widths between two that fill the room, each nearer to the larger by the same share."""
    missing = sum(most) - sum(least)
    share = min((wide - sum(least)) / missing, 1) if missing else 0
    return tuple(low + int((high - low) * share) for low, high in zip(least, most, strict=True))


def lefts(columns: Columns, begins: int) -> tuple[int, ...]:
    """Return where each column begins."""
    found = [begins]
    for width in columns.widths[:-1]:
        found.append(found[-1] + width + columns.between)
    return tuple(found)
