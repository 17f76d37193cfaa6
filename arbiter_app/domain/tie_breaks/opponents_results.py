"""Types C and BC: what the opponents reached, alone or weighed by own results (C.07 Art. 8, 9)."""

from collections.abc import Sequence
from decimal import Decimal

from arbiter_app.domain.tie_breaks.basis import Basis
from arbiter_app.domain.tie_breaks.crosstable import Crosstable, Line
from arbiter_app.domain.tie_breaks.names import TieBreak, Variation
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


def buchholz_of_opponents(subject: Subject) -> list[Part]:
    """Return the Buchholz of all opponents (text of 2017, Art. 13.13.2).

    The virtual opponent of an unplayed round has met nobody, and so has no Buchholz.
    """
    basis = subject.basis
    parts: list[Part] = []
    for cell in subject.line.cells:
        is_met = cell.mark.over_the_board or basis.unplayed.forfeits_are_games
        if cell.opponent is not None and is_met:
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
    """Count points against opponents who reached the limit (C.07 Art. 9.2)."""
    table = subject.basis.table
    limit = koya_limit(table, subject.tie_break)
    if limit is None:
        return []
    return [
        Part(cell, table.points(cell.opponent), cell.points)
        for cell in subject.line.cells
        if cell.opponent is not None and table.points(cell.opponent) >= limit
    ]


def koya_limit(table: Crosstable, tie_break: TieBreak) -> Decimal | None:
    """Return from how many points on an opponent counts; None where nobody is left who does.

    It is half of the maximum. The modifier L moves it by half points (C.07 Art. 9.2); G by score
    groups of the table: down to those below half, one after the other, or up past the lowest that
    reached half (the extended system of 2017, Art. 13.6.2).
    """
    half = table.maximum / 2
    groups = tie_break.amount(Variation.GROUPS)
    if not groups:
        return half + _HALF * tie_break.amount(Variation.LIMIT)
    scores = sorted({line.points for line in table.lines.values()})
    if groups < 0:
        below = [score for score in scores if score < half]
        return below[groups:][0] if below else half
    left = [score for score in scores if score >= half][groups:]
    return left[0] if left else None


def _buchholz_of(basis: Basis, line: Line) -> Decimal:
    return sum([part.value for part in basis.scores_met[line.player]], Decimal(0))
