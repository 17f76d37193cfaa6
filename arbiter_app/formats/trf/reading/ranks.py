"""The ranks that a file gives its players, beside the order that its results make."""

from collections.abc import Iterable
from itertools import groupby
from typing import NamedTuple

from arbiter_app.domain.table.standings import Standings
from arbiter_app.formats.errors import FormatError
from arbiter_app.formats.trf.lines.findings import Findings
from arbiter_app.formats.trf.lines.records import PlayerRecord, Report
from arbiter_app.formats.trf.lines.team_records import TeamRecord
from arbiter_app.formats.trf.reading.rosters import names_teams, read_rosters

_COLUMN = 86
_COLUMN_OF_TEAM = 69


def rank_notice(report: Report, table: Standings) -> FormatError | None:
    """Return a notice of the first player in our order whom the file ranks below somebody that we
    place below him; None where the file, as far as it ranks, has the same order.

    Places shared by one of them alone make no other order.
    """
    found = _first_difference(report, table)
    if found is None:
        return None
    number, rank, place = found.player.number, found.player.rank or 0, found.place
    at = found.player.at
    if isinstance(found.player, TeamRecord):
        return FormatError(
            at, _COLUMN_OF_TEAM, "trf.team-rank-differs", number=number, stated=rank, place=place
        )
    if report.line("202", "212") is None:
        return FormatError(
            at, _COLUMN, "trf.rank-differs-unnamed", number=number, stated=rank, place=place
        )
    return FormatError(at, _COLUMN, "trf.rank-differs", number=number, stated=rank, place=place)


class _Difference(NamedTuple):
    """A player with the place that our table gives him."""

    player: PlayerRecord | TeamRecord
    place: int


def _first_difference(report: Report, table: Standings) -> _Difference | None:
    first: _Difference | None = None
    best_below: int | None = None
    for place, players in reversed(_ranked(report, table)):
        ranks = [player.rank or 0 for player in players]
        for player, rank in zip(players, ranks, strict=True):
            if best_below is not None and rank > best_below:
                first = _Difference(player, place)
                break
        best_below = min(ranks if best_below is None else (*ranks, best_below))
    return first


def _ranked(report: Report, table: Standings) -> list[tuple[int, list[PlayerRecord | TeamRecord]]]:
    """Return the players, or the teams where these play, with a rank at each place; before a game
    ranks are those of the start.
    """
    if not any(any(each.opponents) for each in report.players):
        return []
    listed: Iterable[PlayerRecord | TeamRecord] = report.players
    if names_teams(report):
        listed = read_rosters(report, Findings()).teams
    records = {each.number: each for each in listed if each.rank}
    placed = (row for row in table.rows if row.number in records and not row.annulled)
    return [
        (place, [records[row.number] for row in rows])
        for place, rows in groupby(placed, lambda row: row.place)
    ]
