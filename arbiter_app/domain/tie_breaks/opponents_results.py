"""Types C and BC: what the opponents reached, alone or weighed by own results (C.07 Art. 8, 9)."""

from decimal import Decimal

from arbiter_app.domain.tie_breaks.basis import Basis
from arbiter_app.domain.tie_breaks.crosstable import Line
from arbiter_app.domain.tie_breaks.names import Variation
from arbiter_app.domain.tie_breaks.parts import Part, Subject
from arbiter_app.domain.tie_breaks.unplayed import Dummy

_HALF = Decimal("0.5")


def buchholz(subject: Subject) -> list[Part]:
    """Add up the scores of the opponents (C.07 Art. 8.1)."""
    return _opponents(subject.basis, subject.line)


def fore_buchholz(subject: Subject) -> list[Part]:
    """Add up the scores of the opponents as if the final round were drawn (C.07 Art. 8.3)."""
    basis = subject.basis.fore
    return _opponents(basis, basis.table.lines[subject.line.player])


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
        for part in _opponents(subject.basis, subject.line)
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


def _opponents(basis: Basis, line: Line) -> list[Part]:
    """Return the score of the opponent, or of the dummy in his place, for every round."""
    table, adjusted, dummy_of = basis.table, basis.adjusted, basis.unplayed.dummy
    parts: list[Part] = []
    for cell in line.cells:
        dummy: Dummy | None = None
        if not cell.mark.over_the_board:
            dummy = dummy_of(table, line, cell, adjusted)
        if dummy is not None:
            parts.append(Part(cell, dummy.score, dummy.score, dummy))
        elif cell.opponent is not None:
            score = adjusted(cell.opponent)
            parts.append(Part(cell, score, score))
    return parts


def _buchholz_of(basis: Basis, line: Line) -> Decimal:
    return sum((part.value for part in _opponents(basis, line)), Decimal(0))
