"""Numbers of a Swiss: the order by strength, shown with its reasons before it is taken."""

from collections.abc import Sequence

from arbiter_app.domain.drawing.strength import Order, Ranked, order_of, without_strength
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.ids import is_team
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.rows_model import RIGHT, Column, RowsModel
from arbiter_app.gui.draw.methods import MethodPanel, who_draws
from arbiter_app.gui.look.layouts import column
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import Look, show_as, words
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.play.draw import number_by_rating
from arbiter_app.wording.terms.event import strength
from arbiter_app.wording.terms.registration import people

_LIST_WIDTH, _WORDS_WIDTH = 700, 620
"""In pixels beside letters of the usual height."""

_NAMED = 5
"""So many people without a rating are called by their names."""


class StrengthMethod(MethodPanel):
    """The published order of a Swiss (C.04.2 Art. 2)."""

    def __init__(self) -> None:
        super().__init__()
        self.title = translate("DrawMethod", "By &strength")
        self.verb = translate("DrawMethod", "&Give the numbers")
        self.needs_seed = False
        self._order, self._is_of_teams = Order(), False
        self._table: Table[Ranked] = Table(
            RowsModel((), lambda row: row.player.id),
            name=translate("DrawMethod", "Numbers by strength"),
            sortable=False,
        )
        self._table.setMaximumWidth(px(_LIST_WIDTH))
        self._told = words(wraps=True)
        self._told.setMaximumWidth(px(_WORDS_WIDTH))
        self._unrated = show_as(Aside(), Look.WARNING)
        self._unrated.setMaximumWidth(px(_WORDS_WIDTH))
        column(self._told, self._unrated, (self._table, 1), gap=Room.MIDDLE, into=self)

    def show_rules(self, tournament: Tournament) -> None:
        """Prepare for the criteria that the regulations of a tournament publish."""
        self._order, self._is_of_teams = order_of(tournament), tournament.played_by_teams
        self.decision = (
            translate("DrawMethod", "Number the teams by strength?")
            if self._is_of_teams
            else translate("DrawMethod", "Number the players by strength?")
        )
        text = translate("DrawMethod", "Order: {order}.")
        self._told.setText(text.format(order=strength.order_text(window_catalogue(), tournament)))

    def show_players(self, players: Sequence[Player]) -> None:
        ranked = self._order.ranked(players)
        self._table.set_rows(ranked, _columns(is_of_teams=self._is_of_teams))
        self._unrated.say(_unrated(without_strength(ranked)))

    def check(self) -> None:
        """Any players can be put in order."""

    def draw(self, open_event: OpenEvent, seed: str) -> bool:  # noqa: ARG002
        return open_event.do(number_by_rating)


def _unrated(players: Sequence[Player]) -> str:
    """Warn of those who stand last for want of any rating."""
    if not players:
        return ""
    names = people.listed(people.name(window_catalogue(), each) for each in players[:_NAMED])
    if len(players) > _NAMED:
        names += " …"
    if is_team(players[0].id):
        text = translate(
            "DrawMethod",
            "Without rated players and without a strength that was typed, %n team(s) stand last"
            " ({names}). The strength is typed with the team (Shift+F8).",
            None,
            len(players),
        )
        return text.format(names=names)
    text = translate(
        "DrawMethod",
        "Without a rating and without an estimate of yours, %n player(s) stand last ({names}). An"
        " estimate is typed with the player (F3).",
        None,
        len(players),
    )
    return text.format(names=names)


def _columns(*, is_of_teams: bool) -> tuple[Column[Ranked], ...]:
    title: Column[Ranked] = Column(
        title=translate("DrawMethod", "Title"), text=lambda row: str(row.player.title or "")
    )
    return (
        Column(title=translate("DrawMethod", "№"), text=lambda row: str(row.number), align=RIGHT),
        Column(
            title=who_draws(is_of_teams=is_of_teams),
            is_name=True,
            takes_rest=True,
            text=lambda row: people.name(window_catalogue(), row.player),
        ),
        *(() if is_of_teams else (title,)),
        Column(
            title=translate("DrawMethod", "Strength")
            if is_of_teams
            else translate("DrawMethod", "Rating used"),
            text=lambda row: strength.used(window_catalogue(), row),
            align=RIGHT,
        ),
        Column(
            title=translate("DrawMethod", "Below by"),
            text=lambda row: strength.criterion(window_catalogue(), row.by),
            is_second=True,
            hint=translate("DrawMethod", "What puts the team below the one before")
            if is_of_teams
            else translate("DrawMethod", "What puts the player below the one before"),
        ),
    )
