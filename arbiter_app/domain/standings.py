"""The table: points, then every criterion of the list, then shared places or lots."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from decimal import Decimal
from enum import Enum
from itertools import groupby

from arbiter_app.domain.crosstable import Crosstable, crosstable
from arbiter_app.domain.drawing.lots import Lots
from arbiter_app.domain.editions import edition
from arbiter_app.domain.event import Tournament, Unresolved
from arbiter_app.domain.ids import PairingNumber, PlayerId
from arbiter_app.domain.tie_breaks.catalogue import Better, Criterion
from arbiter_app.domain.tie_breaks.names import TieBreak
from arbiter_app.domain.tie_breaks.parts import Group, Individual, Subject, total


class Decider(Enum):
    """What else than a tie-break puts one player above another."""

    POINTS = "points"
    LOT = "lot"


@dataclass(frozen=True, slots=True, kw_only=True)
class Standing:
    """A row of the table."""

    place: int
    last_place: int
    player: PlayerId
    number: PairingNumber
    points: Decimal
    values: tuple[Decimal | None, ...]
    """One per tie-break; a group criterion has the points of its mini-table, None where it did
    not apply."""
    decided_by: Decider | int | None
    """What separates the row from the one above, an int being the index of a tie-break;
    None in the first row and where the place is shared with the row above."""
    by_lot: bool

    @property
    def shared(self) -> bool:
        return self.last_place > self.place


@dataclass(frozen=True, slots=True, kw_only=True)
class Standings:
    """The rows in table order; empty before the draw."""

    tie_breaks: tuple[str, ...]
    rows: tuple[Standing, ...]


@dataclass(frozen=True, slots=True)
class _Tied:
    """Players not yet separated, and what separates them from those above."""

    players: tuple[PlayerId, ...]
    decided_by: Decider | int | None


_Classes = Iterable[tuple[PlayerId, ...]]
_Values = Mapping[PlayerId, Decimal]


def standings(tournament: Tournament) -> Standings:
    """Return the table as it stands now (C.07 Art. 4.2).

    Raises RuleError if the edition or the system bars a tie-break of the list.
    """
    settings = tournament.settings
    rules = edition(settings.edition)
    tie_breaks = tuple(TieBreak.parse(name) for name in settings.tie_breaks)
    criteria = [rules.criterion(each, settings.system) for each in tie_breaks]
    table = crosstable(tournament)
    columns: list[_Values] = []
    tied = _by_points(table)
    for index, (tie_break, criterion) in enumerate(zip(tie_breaks, criteria, strict=True)):
        tied, values = _by_criterion(table, tied, criterion, tie_break, index)
        columns.append(values)
    by_lot: frozenset[PlayerId] = frozenset()
    if settings.unresolved is Unresolved.LOTS and tournament.tie_lot_seed is not None:
        by_lot = frozenset(
            player for each in tied if len(each.players) > 1 for player in each.players
        )
        tied = _by_lots(table, tied, tournament.tie_lot_seed)
    return Standings(
        tie_breaks=tuple(str(tie_break) for tie_break in tie_breaks),
        rows=tuple(_rows(table, tied, columns, by_lot)),
    )


def mini_tables(
    tournament: Tournament, name: str, tied: Sequence[PlayerId]
) -> tuple[Mapping[PlayerId, Decimal], ...]:
    """Return the mini-tables by which a group criterion divides tied players.

    The first is of all of them, the others of those whom it left level (C.07 Art. 6.2). There are
    none where the criterion is not of a group or divides nobody.
    """
    settings = tournament.settings
    criterion = edition(settings.edition).criterion(TieBreak.parse(name), settings.system)
    if not isinstance(criterion.function, Group):
        return ()
    return tuple(criterion.function.rank(crosstable(tournament), tied).mini_tables())


def awaits_lots(tournament: Tournament, table: Standings) -> bool:
    """Return whether play is over and left a tie that only lots can divide (C.07 Art. 4.2)."""
    return (
        tournament.is_over
        and tournament.settings.unresolved is Unresolved.LOTS
        and any(row.shared for row in table.rows)
    )


def _by_points(table: Crosstable) -> list[_Tied]:
    if not table.lines:
        return []
    scores = {player: line.points for player, line in table.lines.items()}
    everybody = _Tied(tuple(table.lines), None)
    return _divide([everybody], lambda players: _level(players, scores), Decider.POINTS)


def _by_criterion(
    table: Crosstable, tied: list[_Tied], criterion: Criterion, tie_break: TieBreak, index: int
) -> tuple[list[_Tied], _Values]:
    """Divide every subgroup still tied; return the values that did it beside the subgroups."""
    match criterion.function:
        case Individual() as individual:
            values = {
                player: total(individual.parts(Subject(table, line, tie_break)))
                for player, line in table.lines.items()
            }
            better = criterion.better
            return _divide(tied, lambda players: _level(players, values, better), index), values
        case Group() as group:
            rankings = {
                each.players: group.rank(table, each.players)
                for each in tied
                if len(each.players) > 1
            }
            points = {
                player: score
                for ranking in rankings.values()
                for player, score in ranking.points.items()
            }
            return _divide(tied, lambda players: rankings[players].classes, index), points


def _by_lots(table: Crosstable, tied: list[_Tied], seed: str) -> list[_Tied]:
    """Order those still tied by one lot drawn for every number of the field.

    A lot for all keeps its order whatever later results do to the groups.
    """
    order = Lots(seed).shuffled([line.number for line in table.lines.values()])
    lot = {number: rank for rank, number in enumerate(order)}

    def drawn(players: tuple[PlayerId, ...]) -> _Classes:
        by_lot = sorted(players, key=lambda player: lot[table.lines[player].number])
        return ((player,) for player in by_lot)

    return _divide(tied, drawn, Decider.LOT)


def _divide(
    tied: Iterable[_Tied],
    classes: Callable[[tuple[PlayerId, ...]], _Classes],
    decider: Decider | int,
) -> list[_Tied]:
    """Replace every group of several by its classes, best first."""
    divided: list[_Tied] = []
    for group in tied:
        if len(group.players) == 1:
            divided.append(group)
            continue
        decided_by = group.decided_by
        for players in classes(group.players):
            divided.append(_Tied(players, decided_by))
            decided_by = decider
    return divided


def _level(
    players: tuple[PlayerId, ...], values: _Values, better: Better = Better.HIGHER
) -> _Classes:
    """Yield classes of equal values, the better value first; inside a class the order stays."""
    best_first = sorted(players, key=values.__getitem__, reverse=better is Better.HIGHER)
    return (tuple(level) for _, level in groupby(best_first, key=values.__getitem__))


def _rows(
    table: Crosstable,
    tied: Iterable[_Tied],
    columns: Sequence[_Values],
    by_lot: frozenset[PlayerId],
) -> Iterator[Standing]:
    place = 1
    for group in tied:
        last_place = place + len(group.players) - 1
        for player in group.players:
            line = table.lines[player]
            yield Standing(
                place=place,
                last_place=last_place,
                player=player,
                number=line.number,
                points=line.points,
                values=tuple(values.get(player) for values in columns),
                decided_by=group.decided_by if player == group.players[0] else None,
                by_lot=player in by_lot,
            )
        place = last_place + 1
