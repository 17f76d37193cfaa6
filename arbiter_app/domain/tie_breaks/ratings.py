"""Types D, DB and DC: ratings of the opponents and performances (C.07 Art. 10)."""

from collections.abc import Callable, Iterator, Sequence
from decimal import Decimal

from arbiter_app.domain.facts.results import STANDARD_SCORING
from arbiter_app.domain.tie_breaks import performance
from arbiter_app.domain.tie_breaks.basis import Basis
from arbiter_app.domain.tie_breaks.crosstable import Line
from arbiter_app.domain.tie_breaks.names import TieBreak
from arbiter_app.domain.tie_breaks.part import Part
from arbiter_app.domain.tie_breaks.parts import Subject, rounded_mean

_TOO_FEW = 2


def opponents_ratings(subject: Subject) -> Sequence[Part]:
    """Return the rating of everybody met over the board (C.07 Art. 10.1)."""
    return subject.basis.rated_games[subject.line.player]


def rounded_mean_of_enough(subject: Subject, parts: Sequence[Part]) -> Decimal | None:
    """Return the average rating; None, so that he comes last, for who elected to play no more
    than two games while others play more (text of 2017, Art. 13.14.1).
    """
    line = subject.line
    missed = sum(cell.mark.voluntary for cell in line.cells)
    elected = len(line.cells) - missed + len(line.pending)
    return None if missed and elected <= _TOO_FEW else rounded_mean(subject, parts)


def tournament_performance(subject: Subject, _: Sequence[Part]) -> Decimal | None:
    """Add to the average rating what the share of points is worth (C.07 Art. 10.2)."""
    return subject.basis.remembered(_performance_of, subject.line.player)


def perfect_performance(subject: Subject, _: Sequence[Part]) -> Decimal | None:
    """Return the lowest rating from which the points were to be expected (C.07 Art. 10.3)."""
    return subject.basis.remembered(_perfect_performance_of, subject.line.player)


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
    parts = opponents_ratings(subject)
    average = rounded_mean(subject, parts)
    if average is None:
        return None
    return average + performance.difference(_scored(parts), len(parts))


def _perfect_performance_of(basis: Basis, line: Line) -> Decimal | None:
    parts = basis.rated_games[line.player]
    if not parts:
        return None
    return Decimal(performance.perfect([int(part.score) for part in parts], _scored(parts)))


def _performances(
    subject: Subject, performance_of: Callable[[Basis, Line], Decimal | None]
) -> Iterator[Part]:
    basis = subject.basis
    for cell, *_ in basis.rated_games[subject.line.player]:
        if cell.opponent is not None:
            value = basis.remembered(performance_of, cell.opponent)
            if value is not None:
                yield Part(cell, value, value)


def _scored(parts: Sequence[Part]) -> Decimal:
    """Return the points in the usual scale, whatever a win is worth in this tournament."""
    return sum([part.cell.scored(STANDARD_SCORING) for part in parts], Decimal(0))
