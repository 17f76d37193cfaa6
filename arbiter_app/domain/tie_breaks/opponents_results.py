"""Types B and C: own results weighed by what the opponents reached (C.07 Art. 9)."""

from arbiter_app.domain.results import DRAW_POINTS
from arbiter_app.domain.tie_breaks.names import Variation
from arbiter_app.domain.tie_breaks.parts import Part, Subject


def sonneborn_berger(subject: Subject) -> list[Part]:
    """Multiply each opponent's score by the points scored against him (C.07 Art. 9.1)."""
    return [
        subject.part(cell, subject.table.points(cell.opponent) * cell.points)
        for cell in subject.line.cells
    ]


def koya(subject: Subject) -> list[Part]:
    """Count points against opponents with at least half of the maximum (C.07 Art. 9.2).

    The modifier L moves that limit by half points.
    """
    limit = subject.table.maximum / 2 + DRAW_POINTS * subject.tie_break.amount(Variation.LIMIT)
    return [
        subject.part(cell, cell.points)
        for cell in subject.line.cells
        if subject.table.points(cell.opponent) >= limit
    ]
