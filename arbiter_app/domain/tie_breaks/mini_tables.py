"""The tables of the tied players' own games, as a direct encounter went through them."""

from collections.abc import Iterator
from decimal import Decimal

from arbiter_app.domain.facts.rules.team_rules import Score
from arbiter_app.domain.ids import ParticipantId
from arbiter_app.domain.tie_breaks.basis import Basis
from arbiter_app.domain.tie_breaks.direct_encounter import (
    Encounters,
    averaged,
    best_case,
    encounters_among,
)
from arbiter_app.domain.tie_breaks.parts import Ranking
from arbiter_app.values import frozen


@frozen(kw_only=True)
class Meeting:
    """What a player scored against one of the others: the points of every game that counts."""

    opponent: ParticipantId
    points: tuple[Decimal, ...]


@frozen(kw_only=True)
class MiniLine:
    """A player's games against the others, in the order of rounds."""

    player: ParticipantId
    meetings: tuple[Meeting, ...]
    missing: int
    """How many of the others he has not met."""
    points: Decimal
    """Repeated meetings averaged (C.07 Art. 6.1.2), those missing lost."""
    most: Decimal
    """The same with the missing meetings won (C.07 Art. 6.3)."""


@frozen(kw_only=True)
class MiniTable:
    """The games of tied players among themselves, best first."""

    lines: tuple[MiniLine, ...]
    complete: bool
    """Whether all have met."""
    divides: bool
    """Whether it put anybody above another."""
    score: Score | None = None
    """Of teams, in which score it is."""

    def line(self, player: ParticipantId) -> MiniLine | None:
        return next((line for line in self.lines if line.player == player), None)


def mini_tables(basis: Basis, ranked: Ranking) -> Iterator[MiniTable]:
    """Yield the table of the whole group, then those of everybody whom it left level."""
    members = [player for players in ranked.classes for player in players]
    if len(members) < 2 or ranked.is_by_boards or ranked.is_by_wins:
        return
    basis = basis.by(ranked.by_score)
    among = encounters_among(basis, members)
    lines = [_line(basis, player, among[player], len(members) - 1) for player in members]
    yield MiniTable(
        lines=tuple(sorted(lines, key=lambda line: -line.points)),
        complete=not any(line.missing for line in lines),
        divides=len(ranked.classes) > 1,
        score=basis.score,
    )
    for again in ranked.again:
        yield from mini_tables(basis, again)


def _line(basis: Basis, player: ParticipantId, met: Encounters, others: int) -> MiniLine:
    return MiniLine(
        player=player,
        meetings=tuple(
            Meeting(opponent=other, points=tuple(points)) for other, points in met.items()
        ),
        missing=others - len(met),
        points=averaged(met),
        most=best_case(basis, met, others),
    )
