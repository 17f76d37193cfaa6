"""The decision about a player's part in the tournament, with what follows from it."""

from itertools import pairwise

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QWidget

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.in_hand import InHand, in_hand
from arbiter_app.domain.ids import PlayerId, Round, StageId
from arbiter_app.domain.pairing.progress import is_over
from arbiter_app.domain.taking_part.consequences import Consequences, consequences
from arbiter_app.domain.taking_part.participation import (
    Move,
    What,
    adjourned_games,
    possible_moves,
    refusal_of,
    where_decided,
)
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.base.rows_model import RowsModel
from arbiter_app.gui.look.layouts import STRETCH, column, wrapping
from arbiter_app.gui.look.plain import plain_caption
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import Label, words
from arbiter_app.gui.parts.dialogs.ask_reason import ReasonField
from arbiter_app.gui.parts.dialogs.confirmed_acts import Act
from arbiter_app.gui.parts.dialogs.dialog import Dialog, keep_room
from arbiter_app.gui.parts.fields.number_list import NumberList
from arbiter_app.gui.parts.holders.scrolled import Scrolled, show_whole
from arbiter_app.gui.parts.tables.changed_rows import (
    ChangedRow,
    changed_columns,
    changed_rows,
    whole_height,
)
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.gui.players.adjourned_results import AdjournedResults
from arbiter_app.gui.players.consequence_tables import (
    GameRow,
    game_columns,
    game_rows,
    match_lines,
)
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.people.participation import (
    expel_player,
    miss_rounds,
    return_player,
    withdraw_player,
)
from arbiter_app.wording.terms.play import participation
from arbiter_app.wording.terms.registration import people

_ACTS = {What.WITHDRAW: Act.WITHDRAW, What.EXPEL: Act.EXPEL}
"""Decisions that want more than one key."""

_WIDTH = 820
_LEAST = 100
"""How wide it is, and how high at least what follows is seen, in pixels beside letters of the usual
height.
"""


def in_hand_of(open_event: OpenEvent, player: PlayerId) -> InHand:
    """Return the event with the competition in which a player's part is decided."""
    seen = in_hand(open_event.facts, _stage_of(open_event, player))
    return where_decided(seen, player)


def _stage_of(open_event: OpenEvent, player: PlayerId) -> StageId:
    """Return the stage in hand where the player takes part in it; he may be of another group. Else
    the main stage, or where that has no games, the one that he plays in now.
    """
    tournament = open_event.tournament
    if player in tournament.stage(open_event.stage).players:
        return open_event.stage
    if not tournament.settings.traits.has_parts:
        return tournament.main_stage.id
    his = (stage.id for stage in tournament.later_stages if player in stage.players)
    under_way = (each for each in his if not is_over(tournament.competition(each)))
    return next(under_way, tournament.main_stage.id)


class ParticipationDialog(Dialog):
    """What is chosen is shown with its consequences at once; with a reason it can be done."""

    def __init__(
        self, parent: QWidget, open_event: OpenEvent, player: PlayerId, what: What
    ) -> None:
        super().__init__(parent, "", verb="", do=self._decide)
        self._open_event, self._player = open_event, player
        self._here = in_hand_of(open_event, player)
        self._stage = self._here.competition.id
        self._name = people.name(window_catalogue(), open_event.facts.contestants[player])
        self._choices = {what: QRadioButton(text) for what, text in _choices().items()}
        self._group = QButtonGroup(self)
        self._first = NumberList(translate("Participation", "First round missed"))
        self._last = NumberList(translate("Participation", "Last round missed"))
        self._half = words(wraps=True)
        self._stays_lost = words(wraps=True)
        self._schedule = Aside()
        self._articles = Aside()
        self._matches = words(wraps=True)
        self._games = Table[GameRow](
            RowsModel[GameRow](game_columns(), lambda row: row.round),
            name=translate("Participation", "Games that change"),
            sortable=False,
        )
        self._rows = Table[ChangedRow](
            RowsModel[ChangedRow](changed_columns(), lambda row: row.number),
            name=translate("Participation", "Whose points, place or tie-breaks change"),
            sortable=False,
        )
        self._adjourned = AdjournedResults()
        self._reason = ReasonField()
        self._lay_out()
        self._offer(what)
        self._wire()
        self._show_choice()
        asked = next(iter(self._adjourned.fields), self._reason)
        (self._first if self._what is What.MISS else asked).setFocus()

    def _decide(self) -> bool:
        door = self._open_event.door(at=self._stage, say=self.refuse)
        reason, player, results = self._reason.reason, self._player, self._adjourned.results
        match self._what:
            case What.WITHDRAW:
                return door.do(withdraw_player, player=player, reason=reason, results=results)
            case What.EXPEL:
                return door.do(expel_player, player=player, reason=reason, results=results)
            case What.RETURN:
                return door.do(return_player, player=player, reason=reason)
            case What.MISS:
                return door.do(
                    miss_rounds,
                    player=player,
                    first=Round(self._first.number or 1),
                    last=Round(self._last.number or 1),
                    reason=reason,
                    results=results,
                )

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        self.resize(self.width(), 0)
        self._share_room()
        super().showEvent(event)

    # What is chosen

    @property
    def _what(self) -> What:
        return next(what for what, choice in self._choices.items() if choice.isChecked())

    @property
    def _move(self) -> Move:
        is_absence = self._what is What.MISS
        return Move(
            what=self._what,
            player=self._player,
            first=Round(self._first.number or 1) if is_absence else None,
            last=Round(self._last.number or 1) if is_absence else None,
            results=self._adjourned.results,
        )

    def _offer(self, wanted: What) -> None:
        """Offer what can be decided about the player, the wish of the arbiter chosen."""
        possible = possible_moves(self._here, self._player)
        for what, choice in self._choices.items():
            choice.setEnabled(what in possible)
        self._choices[wanted if wanted in possible else possible[0]].setChecked(True)
        stage = self._here.competition
        open_rounds = [
            round_.number
            for round_, game in stage.games
            if game.result is None and self._player in (game.white, game.black)
        ]
        for field in (self._first, self._last):
            field.offer([(each.number, str(each.number)) for each in stage.rounds])
            field.choose(open_rounds[0] if open_rounds else None)

    def _show_choice(self) -> None:
        what = self._what
        for widget in self._round_widgets:
            widget.setVisible(what is What.MISS)
        title = participation.decision(window_catalogue(), what, self._name)
        self.entitle(title)
        self.verb.setText(plain_caption(title))
        self.confirm(_ACTS.get(what))
        self._preview()

    def _start_at(self) -> None:
        if (self._last.number or 1) < (self._first.number or 1):
            self._last.choose(self._first.number)
        self._preview()

    def _preview(self) -> None:
        here = self._here
        try:
            self._ask_of_adjourned()
            move = self._move
            refused, told = refusal_of(here, move), consequences(here, move)
        except RuleError as error:
            refused, told = error, None
        self.problem.say(error_sentence(refused, here.event) if refused else "")
        self._may = refused is None
        self._show(told)
        self._on_reason()

    def _ask_of_adjourned(self) -> None:
        """Ask how the games end that the choice would leave adjourned."""
        here = self._here
        games = adjourned_games(here.tournament, here.competition, self._move)
        self._adjourned.show_games(here.event, games)
        for before, then in pairwise((self._last, *self._adjourned.fields, self._reason)):
            self.setTabOrder(before, then)

    def _show(self, told: Consequences | None) -> None:
        catalogue, event = window_catalogue(), self._here.event
        self._schedule.say(participation.schedule(catalogue, self._what, told))
        half = participation.half_of_the_games(catalogue, told) if told else ""
        lost = participation.stays_lost(catalogue, told) if told else ""
        matches = match_lines(self._here, told.move) if told else []
        for label, text in (
            (self._half, half),
            (self._stays_lost, lost),
            (self._matches, "\n".join(matches)),
        ):
            label.setText(text)
            label.setVisible(bool(text))
        games = game_rows(event, told) if told else []
        rows = changed_rows(event, told.rows, told.tie_breaks) if told else []
        self._games.set_rows(games)
        self._rows.set_rows(rows)
        for table, has_rows in ((self._games, games), (self._rows, rows)):
            table.setVisible(bool(has_rows))
            table.setFixedHeight(whole_height(table))
        # That nothing changes is not said beside a match that does.
        self._games_head.setVisible(bool(games or not matches))
        self._rows_head.setVisible(bool(rows or not matches))
        self._games_head.setText(
            translate("Participation", "Games that change: {games}").format(games=len(games))
            if games
            else translate("Participation", "No game changes.")
        )
        self._rows_head.setText(
            translate("Participation", "Points, places or tie-breaks change of: {players}").format(
                players=len(rows)
            )
            if rows
            else translate("Participation", "Nobody’s points, place or tie-breaks change.")
        )
        cited = participation.articles(catalogue, told) if told else ""
        undo = translate("Participation", "By {articles}. Undo takes it back.")
        self._articles.say(undo.format(articles=cited) if cited else "")
        if self.isVisible():
            # It does not shrink while it is typed in.
            self._share_room()
            self.make_room()

    def _share_room(self) -> None:
        """Show all that follows; on a small screen it is scrolled, and what is typed stays in
        sight.
        """
        width = self.width() - 2 * px(Room.WIDE)
        needed = self._what_follows.heightForWidth(width)
        self._scrolled.setMinimumHeight(px(1))
        room = max(self._room.height() - self._least_height(), px(_LEAST))
        self._scrolled.setMinimumHeight(min(needed, room))

    def _on_reason(self) -> None:
        is_complete = self._adjourned.is_complete and bool(self._reason.reason)
        self.verb.setEnabled(self._may and is_complete)

    # Making the dialog

    def _wire(self) -> None:
        self._group.buttonClicked.connect(self._show_choice)
        self._first.chosen.connect(self._start_at)
        self._last.chosen.connect(self._preview)
        self._adjourned.changed.connect(self._preview)
        self._reason.textChanged.connect(self._on_reason)

    def _lay_out(self) -> None:
        self.resize(px(_WIDTH), 0)
        for choice in self._choices.values():
            self._group.addButton(choice)
        from_label = Label(translate("Participation", "&From round"))
        from_label.setBuddy(self._first)
        to_label = Label(translate("Participation", "&to round"))
        to_label.setBuddy(self._last)
        self._round_widgets: tuple[QWidget, ...] = (from_label, self._first, to_label, self._last)
        keep_room(*self._round_widgets)
        choices = wrapping(*self._choices.values(), *self._round_widgets)
        self._games_head, self._rows_head = words(), words()
        for table in (self._games, self._rows):
            show_whole(table)
        self._what_follows = QWidget()
        column(
            self._adjourned,
            self._half,
            self._stays_lost,
            self._schedule,
            self._matches,
            self._games_head,
            self._games,
            self._rows_head,
            self._rows,
            STRETCH,
            into=self._what_follows,
        )
        self._scrolled = Scrolled(self._what_follows)
        self.lay_out(choices, self._scrolled, self._articles, self._reason.label, self._reason)
        # What is typed comes first, what is only read last.
        typed: tuple[QWidget, ...] = (self._first, self._last, self._reason)
        buttons = (self.verb, self.way_out)
        for before, then in pairwise((*typed, *buttons, self._games, self._rows)):
            self.setTabOrder(before, then)


def _choices() -> dict[What, str]:
    return {
        What.WITHDRAW: translate("Participation", "&Withdraws"),
        What.EXPEL: translate("Participation", "Is &expelled"),
        What.MISS: translate("Participation", "&Misses rounds"),
        What.RETURN: translate("Participation", "Retur&ns"),
    }
