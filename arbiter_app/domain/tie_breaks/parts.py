"""A value of a criterion is the sum of its parts; cutting is written once over parts."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum

from arbiter_app.domain.crosstable import Cell, Crosstable, Line
from arbiter_app.domain.ids import PlayerId, Round
from arbiter_app.domain.tie_breaks.names import TieBreak, Variation


class Reason(StrEnum):
    """Why a part is what it is."""

    PLAYED = "played"
    FORFEIT = "forfeit"
    CUT = "cut"


@dataclass(frozen=True, slots=True, kw_only=True)
class Part:
    """What one game adds to a value, or, once cut, takes from it again."""

    value: Decimal
    round: Round
    opponent: PlayerId
    opponent_score: Decimal
    """The opponent's points, which say how significant the part is (C.07 Art. 14.1)."""
    reason: Reason


@dataclass(frozen=True, slots=True)
class Subject:
    """Whose value is asked for, in which crosstable, and with which modifiers."""

    table: Crosstable
    line: Line
    tie_break: TieBreak

    def part(self, cell: Cell, value: Decimal) -> Part:
        """Return what a game of the subject adds to the value."""
        return Part(
            value=value,
            round=cell.round,
            opponent=cell.opponent,
            opponent_score=self.table.points(cell.opponent),
            reason=Reason.PLAYED if cell.mark.over_the_board else Reason.FORFEIT,
        )


@dataclass(frozen=True, slots=True)
class Individual:
    """A criterion that gives every player a value of his own."""

    uncut: Callable[[Subject], list[Part]]

    def parts(self, subject: Subject) -> list[Part]:
        """Return the parts whose sum is the value, cut as the name of the tie-break demands."""
        return cut(self.uncut(subject), subject.tie_break.amount(Variation.CUT))


@dataclass(frozen=True, slots=True)
class Ranking:
    """The members of a tied group in classes, best first, with their points in the mini-table;
    without points where the criterion does not apply.
    """

    classes: tuple[tuple[PlayerId, ...], ...]
    points: Mapping[PlayerId, Decimal]
    again: tuple["Ranking", ...] = ()
    """The rankings of those whom this mini-table left level."""

    def mini_tables(self) -> Iterator[Mapping[PlayerId, Decimal]]:
        """Yield the points of every mini-table that divided somebody, the whole group first."""
        if len(self.classes) > 1:
            yield self.points
        for ranking in self.again:
            yield from ranking.mini_tables()


@dataclass(frozen=True, slots=True)
class Group:
    """A criterion that ranks the members of a tied group against each other."""

    rank: Callable[[Crosstable, Sequence[PlayerId]], Ranking]


def total(parts: Iterable[Part]) -> Decimal:
    return sum((part.value for part in parts), Decimal(0))


def cut(parts: Sequence[Part], count: int) -> list[Part]:
    """Return the parts with the least significant ones taken off again (C.07 Art. 14.1, 14.2).

    The part of the opponent with the lowest score goes first; among equals, the lowest part.
    """
    by_significance = sorted(parts, key=lambda part: (part.opponent_score, part.value))
    return [*parts, *(_taken_off(part) for part in by_significance[:count])]


def _taken_off(part: Part) -> Part:
    return Part(
        value=-part.value,
        round=part.round,
        opponent=part.opponent,
        opponent_score=part.opponent_score,
        reason=Reason.CUT,
    )
