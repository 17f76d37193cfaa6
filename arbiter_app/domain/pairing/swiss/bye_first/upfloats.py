"""Why a score group takes people from below, where brackets are filled up from there."""

from collections.abc import Callable
from enum import Enum, auto
from typing import Generic, Protocol, TypeVar

from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.bye_first.explained import ExplainedBrackets, Paired
from arbiter_app.domain.pairing.swiss.bye_first.field import Field
from arbiter_app.domain.pairing.swiss.matching import Matching, members
from arbiter_app.values import frozen


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


class FilledUp(Paired, Protocol):
    """A bracket of a score group and those who came up into it; sets of them are bits."""

    @property
    def residents(self) -> int: ...
    @property
    def upfloaters(self) -> int: ...


Bracket = TypeVar("Bracket", bound=FilledUp)
WhyNot = TypeVar("WhyNot")


@frozen(kw_only=True)
class UpfloatReason(Generic[WhyNot]):
    """Why somebody comes up."""

    player: PairingNumber
    score: int
    score_of_group: int
    """Of the score group into whose bracket they come."""
    residents: int
    """How many the score group has."""
    upfloaters: tuple[PairingNumber, ...]
    """All who come up into it, in the order of numbers."""
    need: NeedOfBelow
    instead: WhyNot | None = None
    """Why the first one below does not come up, if another comes up alone."""


def reason_to_come_up(
    explained: ExplainedBrackets[Bracket],
    number: PairingNumber,
    instead: Callable[[Bracket, int], WhyNot | None],
) -> UpfloatReason[WhyNot] | None:
    """Return why somebody comes up into the bracket they are paired in; None where they do not.

    `instead` tells of a bracket and whom they meet in it why nobody else comes up. Raises
    RuleError("pairing.not-in-round").
    """
    at = explained.index(number)
    mate = explained.mate(at)
    if mate is None or not explained.paired_in(at).upfloaters >> at & 1:
        return None
    paired = explained.paired_in(at)
    return UpfloatReason(
        player=number,
        score=explained.field.players[at].score,
        score_of_group=explained.score_of(paired.residents),
        residents=paired.residents.bit_count(),
        upfloaters=explained.numbers(members(paired.upfloaters)),
        need=need_of_below(explained.field, paired.residents, paired.upfloaters),
        instead=instead(paired, mate),
    )
