"""The rows of the table as both of its views show them, and the words about them."""

from collections.abc import Sequence
from dataclasses import dataclass

from arbiter_app.documents.table_state import place_text, value_texts
from arbiter_app.domain.collation import collation_key
from arbiter_app.domain.crosstable import full_crosstable
from arbiter_app.domain.editions import edition
from arbiter_app.domain.event import EntryStatus, Event, Tournament
from arbiter_app.domain.people import Player
from arbiter_app.domain.standings import Decider, Standing, Standings, ranking, reckoned_from
from arbiter_app.domain.tie_breaks.names import TieBreak
from arbiter_app.gui.models import CENTRE, RIGHT, Column
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording import numbers, people, tie_breaks


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """A player's row: the standing and the texts that need the whole table."""

    position: int
    """Where the row stands in the table, from 0; unlike the place never shared."""
    standing: Standing
    player: Player
    name: str
    withdrawn: bool
    games: int
    values: tuple[str, ...]
    decided: str

    @property
    def place(self) -> str:
        return place_text(self.standing)

    @property
    def points(self) -> str:
        return numbers.points(window_catalogue(), self.standing.points)


NAME_COLUMN = 2
"""Where the names stand among the columns."""


def table_rows(event: Event, table: Standings) -> tuple[TableRow, ...]:
    """Return the rows in table order."""
    catalogue = window_catalogue()
    lines = full_crosstable(event.tournament).lines
    values = value_texts(catalogue, table.tie_breaks, table.rows)
    return tuple(
        TableRow(
            position=position,
            standing=row,
            player=event.players[row.player],
            name=people.name(catalogue, event.players[row.player]),
            withdrawn=event.tournament.entry(row.player).status is EntryStatus.WITHDRAWN,
            games=len(lines[row.player].cells),
            values=values[row.player],
            decided=_decided(table, row),
        )
        for position, row in enumerate(table.rows)
    )


def columns(event: Event, table: Standings, rows: Sequence[TableRow]) -> list[Column[TableRow]]:
    """Return the columns of the standings; facts that nobody has are left out."""
    catalogue = window_catalogue()
    known: list[Column[TableRow]] = [
        Column(
            title=translate("TablePage", "Title"),
            spare=3,
            text=lambda row: ", ".join(
                filter(None, (people.title_and_rank(catalogue, row.player), remark_text(row)))
            ),
        ),
        Column(
            title=translate("TablePage", "Rating"),
            text=lambda row: str(row.player.rating or ""),
            sort_key=lambda row: row.player.rating,
            align=CENTRE,
        ),
        Column(
            title=translate("TablePage", "Region"),
            text=lambda row: row.player.region or "",
            spare=1,
        ),
    ]
    return [
        *_who(),
        *_filled(known, rows),
        *result_columns(event.tournament),
        Column(
            title=translate("TablePage", "Games"),
            spare=2,
            text=lambda row: str(row.games),
            sort_key=lambda row: row.games,
            align=CENTRE,
            hint=translate("TablePage", "Games with a result"),
        ),
        Column(
            title=translate("TablePage", "Decided by"),
            text=lambda row: row.decided,
            tooltip=lambda row: placed_by(event, table, rows, row.position),
            hint=translate("TablePage", "What separates the player from the one above"),
        ),
    ]


def result_columns(tournament: Tournament) -> list[Column[TableRow]]:
    """Return the columns of the points and of every tie-break in the tournament's order."""
    points: Column[TableRow] = Column(
        title=translate("TablePage", "Points"),
        text=lambda row: row.points,
        sort_key=lambda row: row.standing.points,
        align=RIGHT,
    )
    codes = tournament.settings.tie_breaks
    return [points, *(_value_column(tournament, code, i) for i, code in enumerate(codes))]


def place_column() -> Column[TableRow]:
    return Column(
        title=translate("TablePage", "Place"),
        text=lambda row: row.place,
        sort_key=lambda row: row.position,
        align=CENTRE,
    )


def remark_text(row: TableRow) -> str:
    """Return in words what a struck-out name means."""
    return translate("TablePage", "withdrawn") if row.withdrawn else ""


def tie_break_hint(tournament: Tournament, code: str) -> str:
    """Return the full name of a tie-break with its article: what hovering over its head tells."""
    settings = tournament.settings
    line = edition(settings.edition).criterion(TieBreak.parse(code), settings.system)
    pattern = translate("TablePage", "{code}: {name} (C.07 Art. {article})")
    name = tie_breaks.name(window_catalogue(), code)
    return pattern.format(code=code, name=name, article=line.article)


def placed_by(event: Event, table: Standings, rows: Sequence[TableRow], position: int) -> str:
    """Return one sentence on what separates a player from the one above, for the first: below."""
    if len(rows) < 2:
        return ""
    upper, lower = (rows[0], rows[1]) if position == 0 else (rows[position - 1], rows[position])
    values = {"above": upper.name, "below": lower.name}
    match lower.standing.decided_by:
        case Decider.POINTS:
            sentence = translate(
                "TablePage", "{above} is above {below} by points: {more} against {less}."
            )
            return sentence.format(**values, more=upper.points, less=lower.points)
        case Decider.LOT:
            sentence = translate(
                "TablePage",
                "{above} and {below} are equal in points and every tie-break; "
                "the drawing of lots put {above} first.",
            )
            return sentence.format(**values)
        case None:
            sentence = translate(
                "TablePage",
                "{names} are equal in points and every tie-break and share the places {places}.",
            )
            # Dashes, for Latin names have commas of their own.
            names = " – ".join(row.name for row in rows if row.place == lower.place)
            return sentence.format(names=names, places=lower.place)
        case index:
            sentence = translate(
                "TablePage",
                "{above} is above {below}, who has as many points, by {criterion}: "
                "{more} against {less}.",
            )
            more, less = _divided_by(event, table, upper, lower, index)
            return sentence.format(
                **values,
                criterion=tie_breaks.name(window_catalogue(), table.tie_breaks[index]),
                more=more,
                less=less,
            )


def _divided_by(
    event: Event, table: Standings, upper: TableRow, lower: TableRow, index: int
) -> Sequence[str]:
    """Return the values by which a tie-break put one of two players above the other.

    Where a group was ranked again among those left level, they are those of the last ranking that
    both were in (C.07 Art. 6.2).
    """
    code, mine, other = table.tie_breaks[index], upper.standing, lower.standing
    tied = [
        row.player
        for row in table.rows
        if (row.points, row.values[:index]) == (mine.points, mine.values[:index])
    ]
    both = {mine.player, other.player}
    ranked = ranking(reckoned_from(event.tournament, event.players), code, tied)
    for points in reversed(tuple(ranked.mini_tables()) if ranked else ()):
        if both <= points.keys() and points[mine.player] != points[other.player]:
            column = [points[mine.player], points[other.player]]
            return tie_breaks.values(window_catalogue(), code, column)
    return upper.values[index], lower.values[index]


def _decided(table: Standings, row: Standing) -> str:
    match row.decided_by:
        case None:
            return translate("TablePage", "shared") if row.shared else ""
        case Decider.POINTS:
            return translate("TablePage", "points")
        case Decider.LOT:
            return translate("TablePage", "lots")
        case index:
            return tie_breaks.short_name(window_catalogue(), table.tie_breaks[index])


def _who() -> list[Column[TableRow]]:
    return [
        place_column(),
        Column(
            title=translate("TablePage", "№"),
            text=lambda row: str(row.standing.number),
            sort_key=lambda row: row.standing.number,
            align=CENTRE,
            hint=translate("TablePage", "Number obtained at the draw"),
        ),
        Column(
            title=translate("TablePage", "Name"),
            text=lambda row: row.name,
            sort_key=lambda row: collation_key(row.name),
            struck_out=lambda row: row.withdrawn,
        ),
    ]


def _value_column(tournament: Tournament, code: str, index: int) -> Column[TableRow]:
    return Column(
        title=tie_breaks.short_name(window_catalogue(), code),
        text=lambda row: row.values[index],
        sort_key=lambda row: row.standing.values[index],
        align=RIGHT,
        hint=tie_break_hint(tournament, code),
    )


def _filled(
    candidates: Sequence[Column[TableRow]], rows: Sequence[TableRow]
) -> list[Column[TableRow]]:
    return [column for column in candidates if any(column.text(row) for row in rows)]
