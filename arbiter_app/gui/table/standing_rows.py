"""The rows of the table as both of its views show them, and the words about them."""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import partial

from arbiter_app.documents.table import play_off_notes
from arbiter_app.documents.table.places_reached import places_reached, reached_columns
from arbiter_app.domain.facts.competition import Competition
from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.team_rules import Score
from arbiter_app.domain.table.standings import Standing, Standings
from arbiter_app.domain.table.ties import Decider
from arbiter_app.domain.table.why import POINTS, Inquiry, order_of
from arbiter_app.domain.tie_breaks.annulled import played_games
from arbiter_app.domain.tie_breaks.editions import criterion_of
from arbiter_app.domain.tie_breaks.names import TieBreak
from arbiter_app.gui.base.alphabet import in_alphabet
from arbiter_app.gui.base.rows_model import CENTRE, FIGURES, RIGHT, Column
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.play.solving import time_text
from arbiter_app.wording.terms.registration import people
from arbiter_app.wording.terms.table import team_scores, tie_breaks
from arbiter_app.wording.terms.table.standings import place_text, value_texts
from arbiter_app.wording.why.order import neighbours, sentence, source


@dataclass(frozen=True, slots=True, kw_only=True)
class TableRow:
    """A player's row: the standing and the texts that need the whole table."""

    position: int
    """Where the row stands in the table, from 0; unlike the place never shared."""
    standing: Standing
    player: Player
    name: str
    left: str
    """How he left the tournament; "" for who takes part."""
    games: int
    values: tuple[str, ...]
    decided: str
    play_off: str
    """What a play-off has to do with his place, in a word or a score; "" for most."""
    reached: tuple[str, ...]
    """In a knockout the round that he finished in, and his last match."""

    @property
    def place(self) -> str:
        return place_text(self.standing)

    @property
    def placed(self) -> str:
        """The name after its place, if there is one."""
        if self.standing.annulled:
            return self.name
        return translate("TablePage", "{place}. {name}").format(place=self.place, name=self.name)

    @property
    def points(self) -> str:
        if self.standing.annulled:
            return self.place
        return numbers.points(window_catalogue(), self.standing.points)

    @property
    def other_points(self) -> str:
        """Of a team, those of its other score."""
        other = self.standing.other_points
        if other is None or self.standing.annulled:
            return "" if other is None else self.place
        return numbers.points(window_catalogue(), other)

    @property
    def time(self) -> str:
        """Of a solver, the time used."""
        seconds = self.standing.seconds
        return "" if seconds is None else time_text(seconds)


_REGION, _GAMES, _TITLE, _DROPPED, _RATING, _DECIDED, _VALUES = range(1, 8)
"""What goes first where there is no room; the tie-breaks go last, the first of them at the end."""


def table_rows(here: InHand, table: Standings) -> tuple[TableRow, ...]:
    """Return the rows in table order."""
    catalogue = window_catalogue()
    values = value_texts(catalogue, table.tie_breaks, table.rows)
    games = played_games(here.competition)
    in_play_offs = play_off_notes.cells(here, catalogue)
    has_bracket = bool(table.rows) and here.competition.traits.has_bracket
    reached = places_reached(here, catalogue) if has_bracket else {}
    return tuple(
        TableRow(
            position=position,
            standing=row,
            player=here.event.contestants[row.player],
            name=people.name(catalogue, here.event.contestants[row.player]),
            left=people.left(catalogue, here.tournament.status(row.player)),
            games=games.get(row.player, 0),
            values=values[row.player],
            decided=_decided(table, row),
            play_off=in_play_offs.get(row.player, ""),
            reached=reached.get(row.player, ()),
        )
        for position, row in enumerate(table.rows)
    )


def columns(
    asked: Inquiry, rows: Sequence[TableRow], *, beside: Iterable[Column[TableRow]] = ()
) -> list[Column[TableRow]]:
    """Return the columns of the standings; facts that nobody has are left out. What was asked for
    `beside` stands behind what ranks.
    """
    catalogue, rated = window_catalogue(), asked.competition.rated
    known: list[Column[TableRow]] = [
        Column(
            title=translate("TablePage", "Title"),
            spare=_TITLE,
            is_second=True,
            text=lambda row: people.title_and_rank(catalogue, row.player),
        ),
        Column(
            title=translate("TablePage", "Rating"),
            text=lambda row: str(rated(row.player).rating or ""),
            sort_key=lambda row: rated(row.player).rating,
            align=RIGHT,
            spare=_RATING,
            is_second=True,
        ),
        Column(
            title=translate("TablePage", "Region"),
            text=lambda row: row.player.region or "",
            spare=_REGION,
            is_second=True,
        ),
        Column(title=translate("TablePage", "Remark"), text=lambda row: row.left, is_second=True),
    ]
    shown = [
        *who_columns(asked.competition),
        *_filled(known, rows),
        *result_columns(
            asked.competition, codes=asked.table.tie_breaks, dropped=asked.table.dropped
        ),
        *_reached(asked.competition),
        *play_off_columns(rows),
        *beside,
        *_games(asked.competition),
        Column(
            title=translate("TablePage", "Decided by"),
            text=lambda row: row.decided,
            spare=_DECIDED,
            is_second=True,
            tooltip=lambda row: _placed_by(asked, row, rows),
            hint=translate("TablePage", "What separates the player from the one above"),
        ),
    ]
    return [replace(column, faint=lambda row: row.standing.annulled) for column in shown]


def _games(competition: Competition) -> Iterator[Column[TableRow]]:
    """Yield the column of the games; the whole of groups and finals has none of its own, and
    solvers play none.
    """
    if competition.settings.teams is not None or competition.settings.has_two_games:
        yield Column(
            title=translate("TablePage", "Matches"),
            spare=_GAMES,
            is_second=True,
            text=lambda row: str(row.games),
            sort_key=lambda row: row.games,
            align=CENTRE,
            hint=translate("TablePage", "Matches played; a forfeit is not played"),
        )
    elif not (competition.traits.has_parts or competition.traits.has_sheets):
        yield Column(
            title=translate("TablePage", "Games"),
            spare=_GAMES,
            is_second=True,
            text=lambda row: str(row.games),
            sort_key=lambda row: row.games,
            align=CENTRE,
            hint=translate("TablePage", "Games played; a forfeit is not played"),
        )


def result_columns(
    competition: Competition, *, codes: Sequence[str], dropped: Sequence[str] = ()
) -> list[Column[TableRow]]:
    """Return the columns of the points and of every tie-break of a table in its order."""
    values = (
        replace(
            _value_column(competition, code, i),
            idle=code in dropped,
            spare=_DROPPED if code in dropped else _VALUES + len(codes) - i,
        )
        for i, code in enumerate(codes)
    )
    other = team_scores.other_column(competition, tuple(codes))
    times = [_time_column()] if competition.traits.has_sheets else []
    others = [] if other is None else [_other(other)]
    return [points_column(competition), *others, *times, *values]


def points_column(competition: Competition) -> Column[TableRow]:
    """Return the column of the points that decide."""
    return Column(
        title=team_scores.first_head(window_catalogue(), competition.settings),
        hint=_points_hint(competition.settings),
        text=lambda row: row.points,
        sort_key=lambda row: row.standing.points,
        align=FIGURES,
        is_bold=True,
        code=POINTS,
    )


def _other(score: Score) -> Column[TableRow]:
    return Column(
        title=team_scores.head(window_catalogue(), score),
        hint=_in_full(score),
        text=lambda row: row.other_points,
        sort_key=lambda row: row.standing.other_points,
        align=FIGURES,
        is_second=True,
    )


def _time_column() -> Column[TableRow]:
    return Column(
        title=window_catalogue().translate("Column", "Time"),
        hint=translate("TablePage", "Minutes used for all sheets; the less, the better"),
        text=lambda row: row.time,
        sort_key=lambda row: row.standing.seconds,
        align=FIGURES,
    )


def _points_hint(settings: Settings) -> str:
    if settings.mcmahon is not None:
        return translate("TablePage", "McMahon score: the level at the start and the points")
    score = settings.primary_score
    return "" if score is None else _in_full(score)


def _in_full(score: Score) -> str:
    text = team_scores.name(window_catalogue(), score)
    return text[:1].upper() + text[1:]


def play_off_columns(rows: Sequence[TableRow]) -> list[Column[TableRow]]:
    """Return the column of what play-offs have decided; none where there were none."""
    column: Column[TableRow] = Column(
        title=window_catalogue().translate("Column", "Play-off"),
        text=lambda row: row.play_off,
        align=CENTRE,
    )
    return _filled([column], rows)


def place_column() -> Column[TableRow]:
    return Column(
        title=translate("TablePage", "Place"),
        text=lambda row: row.place,
        sort_key=lambda row: row.position,
        align=CENTRE,
        is_bold=True,
    )


def tie_break_hint(competition: Competition, code: str) -> str:
    """Return the full name of a tie-break with its article and what it does, or the event's own
    definition: what hovering over its head tells.
    """
    settings = competition.settings
    for own in competition.own_criteria:
        if own.code == code:
            return translate("TablePage", "{code}: {definition}").format(
                code=code, definition=own.definition
            )
    line = criterion_of(settings, TieBreak.parse(code))
    pattern = translate("TablePage", "{code}: {name} ({source})")
    catalogue = window_catalogue()
    title = pattern.format(
        code=code,
        name=tie_breaks.name(catalogue, code),
        source=source(catalogue, settings, code, line.article),
    )
    return f"{title}\n{tie_breaks.rule(catalogue, code, line.article)}"


def _placed_by(asked: Inquiry, row: TableRow, rows: Sequence[TableRow]) -> str:
    """Return one sentence on what separates a player from the one above, for the first: below."""
    pair = neighbours(asked, row.standing.player, [each.standing for each in rows])
    return sentence(window_catalogue(), asked, order_of(asked, *pair)) if pair else ""


def _decided(table: Standings, row: Standing) -> str:
    match row.decided_by:
        case None:
            return translate("TablePage", "shared") if row.shared else ""
        case Decider.POINTS:
            return translate("TablePage", "points")
        case Decider.PLAY_OFF:
            return translate("TablePage", "play-off")
        case Decider.KNOCKOUT:
            return translate("TablePage", "matches")
        case Decider.STAGE:
            return translate("TablePage", "finals")
        case Decider.TIME:
            return translate("TablePage", "time")
        case Decider.LOT:
            return translate("TablePage", "lots")
        case index:
            return tie_breaks.short_name(window_catalogue(), table.tie_breaks[index])


def who_columns(competition: Competition) -> list[Column[TableRow]]:
    """Return place, number and name."""
    of_teams = competition.settings.teams is not None
    return [
        place_column(),
        Column(
            title=translate("TablePage", "№"),
            text=lambda row: str(row.standing.number),
            sort_key=lambda row: row.standing.number,
            align=RIGHT,
            is_second=True,
            hint=translate("TablePage", "Number obtained at the draw"),
        ),
        Column(
            title=translate("TablePage", "Team") if of_teams else translate("TablePage", "Name"),
            is_name=True,
            takes_rest=True,
            text=lambda row: row.name,
            sort_key=lambda row: in_alphabet(row.name),
            struck_out=lambda row: bool(row.left),
        ),
    ]


def _reached(competition: Competition) -> Iterator[Column[TableRow]]:
    """Yield how far each has come, where that ranks and not points."""
    if competition.traits.has_bracket:
        for at, column in enumerate(reached_columns(window_catalogue())):
            yield Column(title=column.title, text=partial(_reached_text, at))


def _reached_text(at: int, row: TableRow) -> str:
    return row.reached[at] if row.reached else ""


def _value_column(competition: Competition, code: str, index: int) -> Column[TableRow]:
    return Column(
        title=team_scores.value_head(window_catalogue(), code, competition.settings.primary_score),
        text=lambda row: row.values[index],
        sort_key=lambda row: row.standing.values[index],
        align=FIGURES,
        is_second=True,
        hint=tie_break_hint(competition, code),
        code=code,
    )


def _filled(
    candidates: Sequence[Column[TableRow]], rows: Sequence[TableRow]
) -> list[Column[TableRow]]:
    return [column for column in candidates if any(column.text(row) for row in rows)]
