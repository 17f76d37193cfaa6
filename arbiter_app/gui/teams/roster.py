"""The roster of the chosen team: who plays for it, in the order of its boards."""

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.people.teams import Member, Team
from arbiter_app.domain.facts.rules.team_rules import OrderRule
from arbiter_app.domain.ids import PlayerId, TeamId
from arbiter_app.domain.names.collation import letters_of
from arbiter_app.domain.permission.by_state import Action, Verdict, verdict
from arbiter_app.domain.teams.rosters import (
    are_closed,
    as_reserve,
    moved,
    teamless,
    with_boards,
    with_member,
    without,
)
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.page_actions import PageAct, act, none_chosen
from arbiter_app.gui.base.rows_model import RowsModel
from arbiter_app.gui.look.layouts import STRETCH, column, row
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.dialogs.ask_reason import ask_reason
from arbiter_app.gui.parts.fields.suggesting_field import SuggestingField
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.parts.words.heading import Aside, heading
from arbiter_app.gui.teams.rows import MemberRow, member_columns, member_rows
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.people.teams import change_team, set_roster
from arbiter_app.wording.terms.registration import people

_FIELD = 320
"""In pixels beside letters of the usual height."""


class RosterPanel(QWidget):
    """Enter in the field puts somebody on the roster: of the people entered who are on none, else
    somebody new, who is registered on the way.
    """

    left = Signal()
    """Esc in the field: the focus may go to the list of teams."""

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__()
        self._open_event = open_event
        self._shown: TeamId | None = None
        self._has_own_boards = False
        self._free: dict[PlayerId, Player] = {}
        """Who is entered and on no roster."""
        self._head = heading()
        self._field = _Field(translate("Roster", "Player to put on the roster"))
        self._field.setPlaceholderText(translate("Roster", "name, Enter"))
        self._field.setFixedWidth(px(_FIELD))
        self._field.returnPressed.connect(self._add_typed)
        self._field.taken.connect(self._add_typed)
        self._field.left.connect(self._leave_field)
        self._table = Table(
            RowsModel[MemberRow](member_columns(has_own_boards=False), lambda each: each.player.id),
            name=translate("Roster", "Roster"),
            sortable=False,
            hides_empty=True,
        )
        self._teamless = Aside()
        self._make_actions()
        self._lay_out()
        self.setFocusProxy(self._field)

    @property
    def actions_of_member(self) -> Sequence[PageAct]:
        """What is done to the chosen member, for the menu."""
        return self._up, self._down, self._reserve, self._boards, self._captain, self._remove

    @property
    def typed(self) -> str:
        """The name that stands in the field, not entered yet."""
        return self._field.text().strip()

    def type_again(self, text: str) -> None:
        """Show a name again that was typed by half."""
        self._field.setText(text)
        self._field.setFocus()

    def show_team(self, team: TeamId | None) -> None:
        """Show the roster of a team as it is now, with the same member chosen."""
        if team != self._shown:
            self._field.clear()
            self._table.clearSelection()
        self._shown = team
        event, chosen = self._open_event.facts, self._team
        rules = event.tournament.settings.teams
        own = rules is not None and rules.line_ups.order is OrderRule.OWN_BOARDS
        rows = member_rows(event, chosen) if chosen else []
        self._has_own_boards = own
        self._table.set_rows(rows, member_columns(has_own_boards=own))
        self._head.setText(
            translate("Roster", "Roster of {team}").format(team=chosen.name)
            if chosen
            else translate("Roster", "Roster")
        )
        self._field.setEnabled(chosen is not None)
        free = teamless(event)
        self._free = {player: event.players[player] for player in free}
        catalogue = window_catalogue()
        self._field.offer(people.name(catalogue, each) for each in self._free.values())
        self._teamless.say(
            translate("Roster", "On no roster: %n player(s) entered.", None, len(free))
            if free
            else ""
        )
        self._offer()

    def focus_table(self) -> None:
        """Put the focus on the list of members."""
        self._table.setFocus()

    @property
    def _team(self) -> Team | None:
        teams = self._open_event.tournament.teams
        return next((each for each in teams if each.id == self._shown), None)

    # Who is on it

    def _add_typed(self) -> None:
        text, team = self.typed, self._team
        if not text or team is None:
            return
        player = self._entered_as(text)
        if player is None:
            self._add_new(team, text)
        elif self._write(with_member(team, Member(player=player))):
            self._field.clear()
            self._table.select(player)

    def _entered_as(self, text: str) -> PlayerId | None:
        """Return who of those entered has the name: of several, one who is on no roster yet."""
        event, catalogue = self._open_event.facts, window_catalogue()
        alike = [
            entry.player
            for entry in event.tournament.entries
            if letters_of(text)
            in {
                letters_of(event.players[entry.player].name),
                letters_of(people.name(catalogue, event.players[entry.player])),
            }
        ]
        free = [player for player in alike if player in self._free]
        return next(iter((*free, *alike)), None)

    def _add_new(self, team: Team, name: str) -> None:
        from arbiter_app.gui.teams.member_dialog import NewMemberDialog

        is_decided, reason = self._reason()
        if not is_decided:
            return
        dialog = NewMemberDialog(self, self._open_event, team, name, reason)
        if dialog.exec() and dialog.added is not None:
            self._field.clear()
            self._table.select(dialog.added)
        self._field.setFocus()

    def _move(self, by: int) -> None:
        chosen, team = self._table.selected, self._team
        if chosen is None or team is None:
            return
        members = moved(team, chosen.player.id, by)
        if members != team.members:
            self._write(members)

    def _toggle_reserve(self) -> None:
        chosen, team = self._table.selected, self._team
        if chosen is not None and team is not None:
            self._write(as_reserve(team, chosen.player.id))

    def _take_off(self) -> None:
        chosen, team = self._table.selected, self._team
        if chosen is not None and team is not None:
            self._write(without(team, chosen.player.id))

    def _make_captain(self) -> None:
        """Let the member be the captain who plays, or no longer."""
        chosen, team = self._table.selected, self._team
        if chosen is None or team is None:
            return
        plays = None if chosen.is_captain else chosen.player.id
        self._open_event.do(
            change_team, team=team.id, name=team.name, captain_plays=plays, captain=""
        )

    def _ask_boards(self) -> None:
        from arbiter_app.gui.teams.boards_dialog import BoardsDialog

        chosen, team = self._table.selected, self._team
        rules = self._open_event.tournament.settings.teams
        if chosen is None or team is None or rules is None:
            return

        def save(boards: tuple[int, ...]) -> bool:
            return self._write(with_boards(team, chosen.player.id, boards))

        BoardsDialog(self, chosen.player, chosen.member.boards, rules.boards, save=save).exec()

    def _write(self, members: Sequence[Member]) -> bool:
        """Save the roster, with a reason where it is closed; return whether it is saved."""
        team = self._team
        is_decided, reason = self._reason()
        return (
            is_decided
            and team is not None
            and self._open_event.do(set_roster, team=team.id, members=members, reason=reason)
        )

    def _reason(self) -> tuple[bool, str | None]:
        """Return whether a change is wanted, and why where the rosters are closed."""
        team, tournament = self._team, self._open_event.tournament
        judged = verdict(Action.CHANGE_ROSTER, tournament.competition())
        if team is None:
            return False, None
        if judged is not Verdict.NEEDS_REASON and not are_closed(tournament, date.today()):
            return True, None
        title = translate("Roster", "Change the roster of {team}")
        reason = ask_reason(
            self,
            title=title.format(team=team.name),
            body=translate(
                "Roster",
                "The rosters are closed: a change is a decision of the arbiter, who says why.",
            ),
            verb=translate("Roster", "Change the roster"),
        )
        return reason is not None, reason

    # Making the panel

    def _leave_field(self) -> None:
        if self.typed:
            self._field.clear()
        else:
            self.left.emit()

    def _offer(self) -> None:
        chosen = self._table.selected
        why_not = "" if chosen else none_chosen()
        for each in self.actions_of_member:
            each.offer(why_not)
        self._boards.setVisible(self._has_own_boards)

    def _make_actions(self) -> None:
        in_table = Qt.ShortcutContext.WidgetShortcut
        table = self._table
        self._add = act(
            table,
            translate("Roster", "&Add to the roster"),
            self._field.setFocus,
            Key.NEW,
            context=in_table,
        )
        self._up = act(
            table,
            translate("Roster", "&Up"),
            lambda: self._move(-1),
            Key.MOVE_UP,
            context=in_table,
        )
        self._down = act(
            table,
            translate("Roster", "&Down"),
            lambda: self._move(1),
            Key.MOVE_DOWN,
            context=in_table,
        )
        self._reserve = act(
            table,
            translate("Roster", "Re&serve or not"),
            self._toggle_reserve,
            Key.MARK,
            context=in_table,
        )
        self._boards = act(
            table, translate("Roster", "Own &boards…"), self._ask_boards, Key.CHOOSE,
            context=in_table,
        )  # fmt: skip
        self._captain = act(table, translate("Roster", "Ca&ptain or not"), self._make_captain)
        self._remove = act(
            table,
            translate("Roster", "Remo&ve from the roster"),
            self._take_off,
            Key.REMOVE,
            context=in_table,
        )
        table.row_acts = (self._add, *self.actions_of_member)
        table.selectionModel().selectionChanged.connect(lambda *_: self._offer())

    def _lay_out(self) -> None:
        label = Label(translate("Roster", "A&dd"))
        label.setBuddy(self._field)
        keys = Aside(
            translate(
                "Roster",
                "Alt+Up and Alt+Down move a player to another board, Space makes a reserve, Del"
                " removes from the roster.",
            )
        )
        column(
            self._head,
            row(label, self._field, (self._teamless, 1), STRETCH),
            (self._table, 1),
            keys,
            into=self,
        )


class _Field(SuggestingField):
    left = Signal()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() == Qt.Key.Key_Escape:
            self.left.emit()
            return
        super().keyPressEvent(event)
