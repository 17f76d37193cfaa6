"""Types C and BC: what the opponents reached, alone or weighed by own results (C.07 Art. 8, 9)."""

from collections.abc import Sequence
from decimal import Decimal

from arbiter_app.domain.tie_breaks.basis import Basis
from arbiter_app.domain.tie_breaks.crosstable import Line
from arbiter_app.domain.tie_breaks.names import Variation
from arbiter_app.domain.tie_breaks.part import Part
from arbiter_app.domain.tie_breaks.parts import Subject

_HALF = Decimal("0.5")


def buchholz(subject: Subject) -> Sequence[Part]:
    """Add up the scores of the opponents (C.07 Art. 8.1)."""
    return subject.basis.scores_met[subject.line.player]


def fore_buchholz(subject: Subject) -> Sequence[Part]:
    """Add up the scores of the opponents as if the final round were drawn (C.07 Art. 8.3)."""
    return subject.basis.fore.scores_met[subject.line.player]


def opponents_buchholz(subject: Subject) -> list[Part]:
    """Return the Buchholz of everybody met over the board (C.07 Art. 8.2).

    With the modifier F it is their Fore Buchholz.
    """
    fore = subject.tie_break.has(Variation.FORE)
    basis = subject.basis.fore if fore else subject.basis
    parts: list[Part] = []
    for cell in subject.line.cells:
        if cell.opponent is not None and cell.mark.over_the_board:
            value = basis.remembered(_buchholz_of, cell.opponent) or Decimal(0)
            parts.append(Part(cell, value, value))
    return parts


def sonneborn_berger(subject: Subject) -> list[Part]:
    """Multiply each opponent's score by the points scored against him (C.07 Art. 9.1)."""
    return [
        Part(part.cell, part.score, part.score * part.cell.points, part.dummy)
        for part in subject.basis.scores_met[subject.line.player]
    ]


def koya(subject: Subject) -> list[Part]:
    """Count points against opponents with at least half of the maximum (C.07 Art. 9.2).

    The modifier L moves that limit by half points.
    """
    table = subject.basis.table
    limit = table.maximum / 2 + _HALF * subject.tie_break.amount(Variation.LIMIT)
    return [
        Part(cell, table.points(cell.opponent), cell.points)
        for cell in subject.line.cells
        if cell.opponent is not None and table.points(cell.opponent) >= limit
    ]


def _buchholz_of(basis: Basis, line: Line) -> Decimal:
    return sum([part.value for part in basis.scores_met[line.player]], Decimal(0))
