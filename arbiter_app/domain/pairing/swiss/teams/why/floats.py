"""Why a team comes up into a higher bracket (C.04.6 Art. 3.5)."""

from enum import Enum, auto

from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.matching import Matching, members
from arbiter_app.domain.pairing.swiss.teams.rounds import PairedBracket
from arbiter_app.domain.pairing.swiss.teams.why.explained import ExplainedTeams
from arbiter_app.domain.pairing.swiss.teams.why.why_not import WhyNot, why_not_up
from arbiter_app.values import frozen


class NeedOfBelow(Enum):
    """Why a score group is not paired within itself (C4)."""

    ODD = auto()
    NOT_ALL = auto()
    """So many of it cannot be paired among themselves."""
    REST = auto()
    """With fewer, those below could not all be paired."""


@frozen(kw_only=True)
class UpfloatReason:
    """Why a team comes up."""

    team: PairingNumber
    score: int
    score_of_group: int
    """Of the score group into whose bracket it comes."""
    residents: int
    """How many the score group has."""
    upfloaters: tuple[PairingNumber, ...]
    """All who come up into it, in the order of numbers."""
    need: NeedOfBelow
    instead: WhyNot | None = None
    """Why the first team below does not come up, if one comes up alone and is another."""


def upfloat_reason(explained: ExplainedTeams, number: PairingNumber) -> UpfloatReason | None:
    """Return why a team comes up into the bracket in which it is paired; None where it does not.

    Raises RuleError("pairing.not-in-round").
    """
    at = explained.index(number)
    mate = explained.mate(at)
    if mate is None or not explained.paired_in(at).upfloaters >> at & 1:
        return None
    paired = explained.paired_in(at)
    return UpfloatReason(
        team=number,
        score=explained.field.players[at].score,
        score_of_group=explained.score_of(paired),
        residents=paired.residents.bit_count(),
        upfloaters=tuple(sorted(explained.number(each) for each in members(paired.upfloaters))),
        need=_need(explained, paired),
        instead=_instead(explained, paired, mate),
    )


def _need(explained: ExplainedTeams, paired: PairedBracket) -> NeedOfBelow:
    needed = paired.upfloaters.bit_count()
    if needed == 1:
        return NeedOfBelow.ODD
    allowed = [row & paired.residents for row in explained.field.allowed]
    matching = Matching(allowed, paired.residents)
    matching.make_largest()
    return NeedOfBelow.NOT_ALL if matching.free.bit_count() == needed else NeedOfBelow.REST


def _instead(explained: ExplainedTeams, paired: PairedBracket, mate: int) -> WhyNot | None:
    """Return why the first team below does not come up instead of one that comes up alone."""
    if paired.upfloaters.bit_count() > 1:
        return None
    players = explained.position.players
    first = min(members(paired.groups[1]), key=lambda at: players[at].number)
    if paired.upfloaters >> first & 1:
        return None
    return why_not_up(explained, paired, mate, first)
