"""Why a score group takes people from below, where brackets are filled up from there."""

from enum import Enum, auto

from arbiter_app.domain.pairing.swiss.bye_first.field import Field
from arbiter_app.domain.pairing.swiss.matching import Matching


class NeedOfBelow(Enum):
    """Why a score group is not paired within itself (C4)."""

    ODD = auto()
    NOT_ALL = auto()
    """So many of it cannot be paired among themselves."""
    REST = auto()
    """With fewer, those below could not all be paired."""


def need_of_below(field: Field, residents: int, upfloaters: int) -> NeedOfBelow:
    """Return why a score group takes so many from below."""
    needed = upfloaters.bit_count()
    if needed == 1:
        return NeedOfBelow.ODD
    allowed = [row & residents for row in field.allowed]
    matching = Matching(allowed, residents)
    matching.make_largest()
    return NeedOfBelow.NOT_ALL if matching.free.bit_count() == needed else NeedOfBelow.REST
