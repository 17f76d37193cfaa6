"""Type A: the games of the tied players among themselves (C.07 Art. 6)."""

from collections.abc import Sequence
from decimal import Decimal
from fractions import Fraction
from itertools import combinations, groupby

from arbiter_app.domain.crosstable import Crosstable
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.tie_breaks.parts import Ranking


def direct_encounter(table: Crosstable, tied: Sequence[PlayerId]) -> Ranking:
    """Rank tied players by a table of their own games (C.07 Art. 6.1, 6.2).

    A class that is still level is ranked again by the games inside it. Until all have met, the
    criterion does not apply: the group stays undivided and has no mini-table.
    """
    if not all(table.against(one, other) for one, other in combinations(tied, 2)):
        return Ranking((tuple(tied),), {})
    scores = {player: _score(table, player, tied) for player in tied}
    best_first = sorted(tied, key=lambda player: scores[player], reverse=True)
    level = [tuple(players) for _, players in groupby(best_first, key=lambda each: scores[each])]
    if len(level) == 1:
        return Ranking((tuple(tied),), scores)
    again = tuple(direct_encounter(table, each) for each in level)
    return Ranking(tuple(ranked for each in again for ranked in each.classes), scores, again)


def _score(table: Crosstable, player: PlayerId, tied: Sequence[PlayerId]) -> Decimal:
    """Points against the tied, repeated meetings averaged (C.07 Art. 6.1.2).

    Thirds must add up to a whole point, so the sum is a fraction until it is complete.
    """
    score = Fraction(0)
    for opponent in tied:
        if games := table.against(player, opponent):
            score += Fraction(sum(cell.points for cell in games)) / len(games)
    return Decimal(score.numerator) / score.denominator
