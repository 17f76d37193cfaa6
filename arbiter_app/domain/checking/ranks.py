"""The ranks that somebody gave players, beside the order that their results make."""

from bisect import bisect_left, bisect_right
from collections.abc import Mapping
from itertools import groupby

from arbiter_app.domain.checking.verdict import OtherRank
from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.table.standings import Standings


def other_ranks(stated: Mapping[PairingNumber, int], table: Standings) -> tuple[OtherRank, ...]:
    """Return who is ranked above or below where the table has him, in its order.

    Only the order is compared: how those are numbered who share a place is nowhere defined, and
    one of the two may divide whom the other does not.
    """
    rows = [row for row in table.rows if row.number in stated and not row.annulled]
    ranks = sorted(stated[row.number] for row in rows)
    found: list[OtherRank] = []
    reached = 0
    for _, level in groupby(rows, lambda row: row.place):
        together = [*level]
        first, reached = reached + 1, reached + len(together)
        for row in together:
            rank = stated[row.number]
            if bisect_left(ranks, rank) >= reached or bisect_right(ranks, rank) < first:
                found.append(
                    OtherRank(
                        number=row.number,
                        stated=rank,
                        place=row.place,
                        last_place=row.last_place,
                        points=row.points,
                    )
                )
    return tuple(found)
