"""Ranks and values of tie-breaks as FIDE's engine has them, beside ours."""

from collections import Counter
from dataclasses import dataclass, field
from decimal import Decimal, InvalidOperation

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.ids import ParticipantId
from arbiter_app.domain.table.standings import standings
from arbiter_app.domain.tie_breaks.crosstable import crosstable
from tests.oracles.gacrux import Checked

STD = "ruled: STD compares with the opponent, not with a draw, C.07 Art. 7.7"
RANKS_WITHOUT_STD = "ruled: ranks of an event with such an STD, not compared"
_NEAR = Decimal("0.0051")
"""The engine writes two decimals."""


@dataclass
class ComparedRanks:
    """What came of the ranks of an event."""

    differences: list[str] = field(default_factory=list)
    figures: Counter[str] = field(default_factory=Counter)


def compare_ranks(event: Event, checked: Checked) -> ComparedRanks:
    """Compare every rank, and every value but those of the direct encounter, of which the engine
    gives the order in place of the points (C.07 Art. 6).
    """
    table = standings(event.tournament.competition(), event.players)
    names = checked.tie_breaks[1:]
    compared = ComparedRanks()
    for row in table.rows:
        values = checked.values[row.number][1:]
        for name, theirs, ours in zip(names, values, row.values, strict=True):
            if name.startswith("DE"):
                continue
            if _alike(ours, theirs):
                compared.figures["values of tie-breaks"] += 1
            elif name == "STD" and Decimal(theirs) == _std_by_draws(event, row.player):
                compared.figures[STD] += 1
            else:
                compared.differences.append(f"{name}: number {row.number} {theirs}, ours {ours}")
    if compared.figures[STD]:
        compared.figures[RANKS_WITHOUT_STD] += len(table.rows)
        return compared
    for row in table.rows:
        theirs_ = checked.ranks[row.number]
        if row.place == theirs_:
            compared.figures["ranks"] += 1
        else:
            compared.differences.append(f"rank: number {row.number} {theirs_}, ours {row.place}")
    return compared


def _std_by_draws(event: Event, player: ParticipantId) -> Decimal:
    """Return how often a player got more than for a draw, and half as often as much as for one;
    a game with a result like 0-0 has another value by the text.
    """
    table = crosstable(event.tournament.competition())
    draw = table.scoring.draw
    points = [cell.points for cell in table.lines[player].cells]
    more, equal = sum(each > draw for each in points), sum(each == draw for each in points)
    return more + Decimal(equal) / 2


def _alike(ours: Decimal | None, theirs: str) -> bool:
    """Tell whether two values are the same as far as the engine writes them."""
    try:
        number = Decimal(theirs)
    except InvalidOperation:
        return ours is None
    return ours is not None and abs(ours - number) < _NEAR
