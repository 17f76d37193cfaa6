"""Points for places in one line, as a person types them: "20 17 15 14", or "1=20 2=17 3-5=10"."""

import re
from collections.abc import Sequence
from decimal import Decimal

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.across_rankings import MOST_PLACES

_POINTS = r"([0-9]{1,6}(?:[.,][0-9]{1,2})?)"
_ONE = re.compile(_POINTS)
_OF_PLACES = re.compile(rf"([0-9]{{1,3}})(?:[-–]([0-9]{{1,3}}))?[=:]{_POINTS}")


def format_place_points(points: Sequence[Decimal]) -> str:
    """Return points for the first place, the second … in one line: "20 17.5 15"."""
    return " ".join(f"{each.normalize():f}" for each in points)


def parse_place_points(text: str) -> tuple[Decimal, ...]:
    """Read points for places: those of the first place, the second … one after the other, or each
    with its place or places before it; places between that are not named have none.

    Raises RuleError("across.places") with the first piece that is neither.
    """
    points: list[Decimal] = []
    for piece in re.sub(r"\s*([=:])\s*", r"\1", text).replace(";", " ").split():
        if (alone := _ONE.fullmatch(piece)) is not None:
            points.append(_number(alone[1]))
            continue
        named = _OF_PLACES.fullmatch(piece)
        first = int(named[1]) if named else 0
        last = int(named[2] or first) if named else 0
        if named is None or not len(points) < first <= last <= MOST_PLACES:
            raise RuleError("across.places", text=piece)
        points += [Decimal(0)] * (first - 1 - len(points))
        points += [_number(named[3])] * (last - first + 1)
    return tuple(points)


def _number(text: str) -> Decimal:
    return Decimal(text.replace(",", "."))
