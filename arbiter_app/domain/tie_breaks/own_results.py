"""Type B: the participant's own results (C.07 Art. 7)."""

from decimal import Decimal

from arbiter_app.domain.results import WIN_POINTS, Colour, Mark
from arbiter_app.domain.tie_breaks.parts import Part, Subject

_ONE = Decimal(1)
_HALF = Decimal("0.5")


def wins(subject: Subject) -> list[Part]:
    """Count rounds with as many points as a win, played or not (C.07 Art. 7.1)."""
    return [subject.part(cell, _ONE) for cell in subject.line.cells if cell.points == WIN_POINTS]


def games_won(subject: Subject) -> list[Part]:
    """Count games won over the board (C.07 Art. 7.2)."""
    return [subject.part(cell, _ONE) for cell in subject.line.cells if cell.mark is Mark.WON]


def games_with_black(subject: Subject) -> list[Part]:
    """Count games played over the board with Black (C.07 Art. 7.3)."""
    return [
        subject.part(cell, _ONE)
        for cell in subject.line.cells
        if cell.colour is Colour.BLACK and cell.mark.over_the_board
    ]


def games_won_with_black(subject: Subject) -> list[Part]:
    """Count games won over the board with Black (C.07 Art. 7.4)."""
    return [
        subject.part(cell, _ONE)
        for cell in subject.line.cells
        if cell.colour is Colour.BLACK and cell.mark is Mark.WON
    ]


def rounds_elected_to_play(subject: Subject) -> list[Part]:
    """Count rounds except those left unplayed by the player's own will (C.07 Art. 7.6)."""
    return [subject.part(cell, _ONE) for cell in subject.line.cells if not cell.mark.voluntary]


def standard_points(subject: Subject) -> list[Part]:
    """Give a point for more than the opponent got, a half for the same (C.07 Art. 7.7).

    The text compares with the opponent even where both lost: 0-0 gives each a half.
    """
    return [
        subject.part(cell, _ONE if cell.points > cell.opponent_mark.points else _HALF)
        for cell in subject.line.cells
        if cell.points >= cell.opponent_mark.points
    ]
