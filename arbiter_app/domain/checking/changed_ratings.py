"""Rounds that were paired by ratings which have changed since."""

from collections.abc import Iterable
from dataclasses import replace

from arbiter_app.domain.checking.verdict import Remark, RoundCheck, SeveralByes
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.play.by_rules import IntegrityLine, Kind
from arbiter_app.domain.pairing.swiss.legality import Breach


def by_ratings_of_then(
    competition: Competition, lines: Iterable[IntegrityLine], rounds: Iterable[RoundCheck]
) -> tuple[RoundCheck, ...]:
    """Return the rounds as they were checked, but of those before a rating changed only what no
    pairing may do, where pairings ask for ratings: nobody knows any more what they were then
    (C.04.4.1 Art. 1.7, C.04.4.3 Art. 7.1).
    """
    if not competition.settings.asks_strengths:
        return tuple(rounds)
    changed = max(
        (line.round for line in lines if line.kind is Kind.RATING and line.stage == competition.id),
        default=0,
    )
    return tuple(_as_far_as_known(each) if each.round <= changed else each for each in rounds)


def _as_far_as_known(found: RoundCheck) -> RoundCheck:
    if not found.differences:
        return found
    illegal = (each for each in found.differences if isinstance(each, Breach | SeveralByes))
    remark = Remark("ratings-changed", {"round": found.round})
    return replace(found, differences=tuple(illegal), unchecked=remark)
