"""What a play-off does to the final table: the places of its participants before and after."""

from dataclasses import dataclass, replace

from PySide6.QtCore import Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QTableView

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.table.standings import Standing, Standings, standings
from arbiter_app.gui.base.rows_model import RIGHT, Column, RowsModel
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.play_off.agenda import Matter
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.play import play_offs
from arbiter_app.wording.terms.registration import people
from arbiter_app.wording.terms.table.standings import place_text

_MOST_ROWS = 7
"""How many are seen at once."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OutcomeRow:
    """A participant."""

    player: PlayerId
    now: str
    before: str
    name: str
    points: str
    why: str


class OutcomeTable(Table[OutcomeRow]):
    """The participants in their order, with what put each there."""

    def __init__(self) -> None:
        name = translate("PlayOffPage", "Order of the play-off")
        columns = _columns(of_teams=False)
        super().__init__(RowsModel(columns, lambda row: row.player), name=name, sortable=False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

    def show_matter(self, event: Event, matter: Matter) -> None:
        """Show the participants of a tie or a play-off."""
        rows = _rows(event, matter)
        self.set_rows(rows, _columns(of_teams=event.tournament.played_by_teams))
        if not self.hasFocus():
            self._unmark()
        self.setFixedHeight(height_of_rows(self, min(len(rows), _MOST_ROWS)))

    def focusOutEvent(self, event: QFocusEvent) -> None:  # noqa: N802
        """Leave no row marked; the focus also passes through here when a button before it goes."""
        super().focusOutEvent(event)
        self._unmark()

    def _unmark(self) -> None:
        """Mark no row: it would look like the game that is to be typed."""
        self.selectionModel().clear()


def height_of_rows(table: QTableView, rows: int) -> int:
    """Return how high a table is that shows so many rows, and nothing under them."""
    head = table.horizontalHeader().sizeHint().height() + 2 * table.frameWidth()
    return head + rows * table.verticalHeader().defaultSectionSize()


def _columns(*, of_teams: bool) -> tuple[Column[OutcomeRow], ...]:
    # fmt: off
    return (
        Column(title=translate("PlayOffPage", "Place"), text=lambda row: row.now, align=RIGHT,
               is_bold=True),
        Column(title=translate("PlayOffPage", "Before"), text=lambda row: row.before, align=RIGHT,
               is_second=True, spare=1,
               hint=translate("PlayOffPage", "Place in the table without this play-off")),
        Column(title=translate("PlayOffPage", "Team") if of_teams
               else translate("PlayOffPage", "Player"),
               is_name=True, text=lambda row: row.name),
        Column(title=translate("PlayOffPage", "Points"), text=lambda row: row.points, align=RIGHT,
               is_bold=True, spare=2,
               hint=translate("PlayOffPage", "Points of the tournament; those of the play-off do"
                              " not count among them")),
        Column(title=translate("PlayOffPage", "Why"), text=lambda row: row.why, is_second=True),
    )
    # fmt: on


def _rows(event: Event, matter: Matter) -> list[OutcomeRow]:
    catalogue = window_catalogue()
    before = _by_player(_table(event, matter, counts=False))
    now = _by_player(_table(event, matter, counts=True))
    order = [player for player in now if player in set(matter.players)]
    return [
        OutcomeRow(
            player=player,
            now=place_text(now[player]),
            before=place_text(before[player]),
            name=people.name(catalogue, event.contestants[player]),
            points=numbers.points(catalogue, now[player].points),
            why=_why(event, matter, player),
        )
        for player in order
    ]


def _table(event: Event, matter: Matter, *, counts: bool) -> Standings:
    """Return the table of the stage that left the tie, with this play-off or without."""
    home = event.tournament.competition(matter.stage)
    if not counts and matter.state is not None:
        own = matter.state.play_off.id
        home = replace(home, play_offs=tuple(each for each in home.play_offs if each.id != own))
    return standings(home, event.contestants)


def _by_player(table: Standings) -> dict[PlayerId, Standing]:
    return {row.player: row for row in table.rows}


def _why(event: Event, matter: Matter, player: PlayerId) -> str:
    if matter.state is None:
        return translate("PlayOffPage", "to be played off")
    state = matter.state
    if not state.is_valid:
        return ""  # it decides nothing
    return play_offs.place_note(window_catalogue(), event, state.play_off, state.order, player)
