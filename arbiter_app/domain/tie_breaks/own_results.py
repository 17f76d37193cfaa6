"""Type B: the participant's own results and data (C.07 Art. 7)."""

from collections.abc import Callable, Sequence
from decimal import Decimal
from itertools import starmap

from arbiter_app.domain.facts.results import Colour, Mark, Worth
from arbiter_app.domain.ids import Round
from arbiter_app.domain.tie_breaks.basis import Basis
from arbiter_app.domain.tie_breaks.crosstable import Cell, free_round
from arbiter_app.domain.tie_breaks.part import Part
from arbiter_app.domain.tie_breaks.parts import Subject

_ONE = Decimal(1)
_HALF = Decimal("0.5")


def wins(subject: Subject) -> list[Part]:
    """Count rounds with as many points as a win, played or not (C.07 Art. 7.1)."""
    win = subject.basis.table.scoring.win
    return _counted(subject, lambda cell: cell.points == win)


def games_won(subject: Subject) -> list[Part]:
    """Count games won over the board (C.07 Art. 7.2)."""
    return _games(subject, _is_won)


def games_with_black(subject: Subject) -> list[Part]:
    """Count games played over the board with Black (C.07 Art. 7.3)."""
    return _games(subject, _is_played_with_black)


def games_won_with_black(subject: Subject) -> list[Part]:
    """Count games won over the board with Black (C.07 Art. 7.4)."""
    return _games(
        subject, lambda colour, mark: _is_played_with_black(colour, mark) and _is_won(colour, mark)
    )


def progressive_scores(subject: Subject) -> list[Part]:
    """Add up the scores after every round; the first rounds are cut first (C.07 Art. 7.5).

    After the free round of an odd round robin a participant has a score, too.
    """
    by_round = {cell.round: cell for cell in subject.line.cells}
    parts: list[Part] = []
    score = Decimal(0)
    for number in range(1, subject.basis.table.rounds + 1):
        cell = by_round.get(Round(number))
        if cell is None:
            if number in subject.line.pending:
                continue
            cell = free_round(Round(number))
        score += cell.points
        parts.append(Part(cell, Decimal(number), score))
    return parts


def rounds_elected_to_play(subject: Subject) -> list[Part]:
    """Count rounds except those left unplayed by the player's own will (C.07 Art. 7.6)."""
    return _counted(subject, lambda cell: not cell.mark.voluntary)


def standard_points(subject: Subject) -> list[Part]:
    """Give a point for more than the opponent got, a half for the same (C.07 Art. 7.7).

    A game that ended 0-0 gives each a half, as the text says.
    """
    parts: list[Part] = []
    for cell in subject.line.cells:
        other = compared_with(subject.basis, cell)
        if cell.points >= other:
            parts.append(Part(cell, other, _ONE if cell.points > other else _HALF))
    return parts


def compared_with(basis: Basis, cell: Cell) -> Decimal:
    """Return the points with which those of a round are compared for standard points.

    They are the opponent's; those of a draw in a bye, and where the player lost by forfeit, which
    stays an unplayed round also where pairings are known beforehand (C.07 Art. 7.7, 15.2).
    """
    if cell.opponent_points is None or cell.mark.voluntary:
        return basis.table.scoring.draw
    return cell.opponent_points


def nothing(_: Subject) -> list[Part]:
    """Return no parts: the value is a fact about the player, not a sum over rounds."""
    return []


def pairing_number(subject: Subject, _: Sequence[Part]) -> Decimal:
    """Return the number the player has in the end (C.07 Art. 7.8)."""
    return Decimal(subject.line.number)


def own_value(subject: Subject, _: Sequence[Part]) -> Decimal | None:
    """Return what the arbiter typed for a criterion of the event itself (C.07 Art. 4.1)."""
    criterion = subject.basis.own_criteria.get(subject.tie_break.acronym)
    return criterion.values.get(subject.line.player) if criterion else None


def _is_won(_: Colour | None, mark: Mark) -> bool:
    return mark.over_the_board and mark.worth is Worth.WIN


def _is_played_with_black(colour: Colour | None, mark: Mark) -> bool:
    return colour is Colour.BLACK and mark.over_the_board


def _games(subject: Subject, counts: Callable[[Colour | None, Mark], bool]) -> list[Part]:
    """Count games, of a match of two games (C.04.5) each of them."""
    counted = ((cell, sum(starmap(counts, cell.each_game))) for cell in subject.line.cells)
    return [Part(cell, cell.points, Decimal(games)) for cell, games in counted if games]


def _counted(subject: Subject, counts: Callable[[Cell], bool]) -> list[Part]:
    return [Part(cell, cell.points, _ONE) for cell in subject.line.cells if counts(cell)]
