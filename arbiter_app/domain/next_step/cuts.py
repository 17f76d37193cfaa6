"""Ties that cannot be shared: over a line behind which others go on to a later stage."""

from collections.abc import Iterator
from functools import partial

from arbiter_app.domain.facts.seen_from import cuts_ahead
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.play_offs.outcome import Part
from arbiter_app.domain.table.standings import (
    Players,
    classes_of,
    reckoned_from,
    tie_breaks_before_play_offs,
)
from arbiter_app.domain.table.ties import Tied, divide
from arbiter_app.domain.tie_breaks.basis import Basis


def is_over_cut_ahead(home: Tournament, first_place: int, level: tuple[PlayerId, ...]) -> bool:
    """Whether of players who are level from a place on some go on and some do not, or to another
    stage.
    """
    return any(first_place <= cut < first_place + len(level) - 1 for cut in cuts_ahead(home))


def level_over_cuts_ahead(
    home: Tournament, players: Players, part: Part
) -> Iterator[tuple[int, tuple[PlayerId, ...]]]:
    """Yield whom the tie-breaks not applied yet leave level over such a line, with their first
    places. Raises RuleError as `standings`.
    """
    ground = reckoned_from(home, players)
    tied = [Tied(part.found.players, None, ranked_among=part.found.ranked_among)]
    listed = range(tie_breaks_before_play_offs(home.settings), len(home.settings.tie_breaks))
    for index in listed:
        tied = divide(tied, partial(_classes, ground, index), index)
    first_place = part.first_place
    for each in tied:
        if is_over_cut_ahead(home, first_place, each.players):
            yield first_place, each.players
        first_place += len(each.players)


def _classes(ground: Basis, index: int, level: tuple[PlayerId, ...]) -> list[tuple[PlayerId, ...]]:
    return classes_of(ground, level, index)
