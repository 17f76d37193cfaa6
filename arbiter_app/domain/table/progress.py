"""The points of everybody after each round."""

from collections.abc import Mapping
from decimal import Decimal
from itertools import accumulate

from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.ids import ParticipantId
from arbiter_app.domain.tie_breaks.crosstable import NO_POINTS, crosstable


def progress(competition: Competition) -> Mapping[ParticipantId, tuple[Decimal, ...]]:
    """Return the points of everybody after each round that stands in the table, in the order of
    rounds; whose results do not count has none.

    What the arbiter gave or took beside the rounds counts from the beginning, so that the last
    points are those of the table.
    """
    table = crosstable(competition)
    rounds = table.rounds
    gained = {player: [NO_POINTS] * rounds for player in table.lines}
    for player, line in table.lines.items():
        for cell in line.cells:
            gained[player][cell.round - 1] += cell.points
    for each in competition.adjustments if rounds else ():
        line_of = table.lines.get(each.player)
        if line_of is None or any(cell.round == each.round for cell in line_of.cells):
            continue
        at = 0 if each.round is None else min(each.round, rounds) - 1
        gained[each.player][at] += each.of(table.score)
    return {player: tuple(accumulate(each)) for player, each in gained.items()}
