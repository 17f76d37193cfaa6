"""Types D, DB and DC: ratings of the opponents and performances (C.07 Art. 10)."""

from collections.abc import Callable, Iterator, Sequence
from decimal import Decimal

from arbiter_app.domain import performance
from arbiter_app.domain.crosstable import Cell, Line
from arbiter_app.domain.results import STANDARD_SCORING
from arbiter_app.domain.tie_breaks.basis import Basis
from arbiter_app.domain.tie_breaks.names import TieBreak
from arbiter_app.domain.tie_breaks.parts import Part, Subject, rounded_mean


def opponents_ratings(subject: Subject) -> list[Part]:
    """Return the rating of everybody met over the board (C.07 Art. 10.1)."""
    return [
        Part(cell, rating, rating) for cell, rating in _rated_games(subject.basis, subject.line)
    ]


def tournament_performance(subject: Subject, parts: Sequence[Part]) -> Decimal | None:
    """Add to the average rating what the share of points is worth (C.07 Art. 10.2)."""
    average = rounded_mean(subject, parts)
    if average is None:
        return None
    return average + performance.difference(_scored(parts), len(parts))


def perfect_performance(_: Subject, parts: Sequence[Part]) -> Decimal | None:
    """Return the lowest rating from which the points were to be expected (C.07 Art. 10.3)."""
    if not parts:
        return None
    return Decimal(performance.perfect([int(part.score) for part in parts], _scored(parts)))


def opponents_performances(subject: Subject) -> list[Part]:
    """Return the performance of everybody met over the board (C.07 Art. 10.4)."""
    return list(_performances(subject, _performance_of))


def opponents_perfect_performances(subject: Subject) -> list[Part]:
    """Return the perfect performance of everybody met over the board (C.07 Art. 10.5)."""
    return list(_performances(subject, _perfect_performance_of))


def rating(subject: Subject, _: Sequence[Part]) -> Decimal | None:
    """Return the player's own rating (C.07 Art. 10.6)."""
    own = subject.basis.ratings.get(subject.line.player)
    return None if own is None else Decimal(own)


_ARO = TieBreak("ARO")


def _performance_of(basis: Basis, line: Line) -> Decimal | None:
    subject = Subject(basis, line, _ARO)
    return tournament_performance(subject, opponents_ratings(subject))


def _perfect_performance_of(basis: Basis, line: Line) -> Decimal | None:
    subject = Subject(basis, line, _ARO)
    return perfect_performance(subject, opponents_ratings(subject))


def _performances(
    subject: Subject, performance_of: Callable[[Basis, Line], Decimal | None]
) -> Iterator[Part]:
    basis = subject.basis
    for cell, _ in _rated_games(basis, subject.line):
        if cell.opponent is not None:
            value = basis.remembered(performance_of, cell.opponent)
            if value is not None:
                yield Part(cell, value, value)


def _rated_games(basis: Basis, line: Line) -> Iterator[tuple[Cell, Decimal]]:
    """Yield the games against rated opponents with their ratings.

    A game was played over the board; where the text leaves it open and the regulations of the
    event say so, a forfeit of a round robin counts too (C.07 Art. 10.1, 15.2).
    """
    counts_forfeits = basis.settings.forfeits_in_ratings and basis.unplayed.may_rate_forfeits
    for cell in line.cells:
        if cell.opponent is None or not (cell.mark.over_the_board or counts_forfeits):
            continue
        rating = basis.ratings.get(cell.opponent)
        if rating is not None:
            yield cell, Decimal(rating)


def _scored(parts: Sequence[Part]) -> Decimal:
    """Return the points in the usual scale, whatever a win is worth in this tournament."""
    return sum((STANDARD_SCORING.points(part.cell.mark) for part in parts), Decimal(0))
