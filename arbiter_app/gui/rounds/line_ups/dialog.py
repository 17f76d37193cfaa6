"""Who plays in a round: the line-up of each team is typed, and all are opened together."""

from collections.abc import Callable
from datetime import datetime

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.people.teams import Team
from arbiter_app.domain.ids import PairingNumber, PlayerId, Round, StageId, TeamId
from arbiter_app.domain.teams.boards import rules_of
from arbiter_app.domain.teams.handing_in import (
    Seal,
    due,
    line_up_states,
    played_before,
    roster_of,
)
from arbiter_app.domain.teams.line_ups import breaches
from arbiter_app.gui.base.drafts import DraftKeeper
from arbiter_app.gui.base.kept_texts import kept_number
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.rows_model import RowsModel
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.sizes import Room, px, text_width
from arbiter_app.gui.look.words import Label, Look, words
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.rounds.line_ups.reading import (
    UnreadableError,
    read_line_up,
    read_team,
    written,
)
from arbiter_app.gui.rounds.line_ups.rows import (
    MemberLine,
    TeamLine,
    member_columns,
    member_lines,
    seats,
    team_columns,
    team_lines,
)
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.play.line_ups import hand_in, make_boards, take_back_line_up
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.play import line_ups

_SIZE = (1000, 620)
"""In pixels beside usual letters."""
_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -8, Qt.Key.Key_PageDown: 8}


def ask_line_ups(
    parent: QWidget,
    open_event: OpenEvent,
    stage: StageId,
    number: Round,
    *,
    now: Callable[[], datetime],
) -> bool:
    """Let the line-ups of a round be typed and opened; return whether boards were made."""
    dialog = LineUpsDialog(parent, open_event, stage, number, now=now)
    DraftKeeper(dialog, open_event.drafts, f"line-ups:{stage}:{number}", is_about=False)
    dialog.exec()
    return dialog.are_open


class LineUpsDialog(Dialog):
    """The field keeps the keys: figures are places of the roster, Enter hands them in and goes to
    the next team, Up and Down go to another. A sealed list is not shown.
    """

    def __init__(
        self,
        parent: QWidget | None,
        open_event: OpenEvent,
        stage: StageId,
        number: Round,
        *,
        now: Callable[[], datetime] = datetime.now,
    ) -> None:
        title = translate("LineUps", "Line-ups of round {round}").format(round=number)
        verb = translate("LineUps", "&Hand in")
        super().__init__(
            parent, title, verb=verb, do=self._take, leave=translate("LineUps", "&Close")
        )
        self._open_event, self._stage, self._number, self._now = open_event, stage, number, now
        self.are_open = False
        """Whether boards were made here."""
        self._proposed = ""
        """What stood in the field before anything was typed for the team."""
        self._warned = False
        """Whether it was said which teams have handed in none."""
        self._field = Line()
        self._of_team = Label("")
        self._of_team.setBuddy(self._field)
        self._until, self._faults = words(look=Look.SECOND), words(wraps=True)
        self._teams = Table[TeamLine](
            RowsModel[TeamLine](team_columns(), lambda line: line.state.team),
            name=translate("LineUps", "Teams of the round"),
            sortable=False,
            filtered=False,
        )
        self._members = Table[MemberLine](
            RowsModel[MemberLine](member_columns(), lambda line: line.player),
            name=translate("LineUps", "Roster of the team"),
            sortable=False,
            filtered=False,
        )
        self.resize(*map(px, _SIZE))
        self._lay_out()
        self._field.installEventFilter(self)
        self._field.textChanged.connect(self._show_typed)
        self._teams.selectionModel().currentRowChanged.connect(self._show_team)
        self._refresh()
        self._go_on(from_top=True)
        self._field.setFocus()

    def draft(self) -> dict[str, str]:
        """Return what is half typed, and for which team; a list that is only proposed is not."""
        line, typed = self._teams.selected, self._field.text()
        if line is None or typed == self._proposed:
            return {"team": "", "line_up": ""}
        return {"team": str(-line.state.team), "line_up": typed}

    def restore(self, draft: dict[str, str]) -> None:
        """Show what was half typed, else what is proposed; the team may play no more, and its
        boards may be made.
        """
        team = kept_number(draft.get("team", ""))
        if team is None:
            self._show_team()
        elif self._teams.select(TeamId(PlayerId(-team))) and self._field.isEnabled():
            self._field.setText(draft.get("line_up", ""))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Let Up and Down go through the teams while a line-up is typed."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            step = _STEPS.get(Qt.Key(event.key()))
            if step is not None:
                self._step(step)
                return True
        return super().eventFilter(watched, event)

    def _lay_out(self) -> None:
        self._open = QPushButton(translate("LineUps", "&Open all line-ups"))
        self._open.clicked.connect(self._open_and_leave)
        self._take_out = QPushButton(translate("LineUps", "Take &back"))
        self._take_out.clicked.connect(self._take_back)
        self._members.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        keys = translate(
            "LineUps",
            "“1 2 4 5”, “1245” or “abde” are places of the roster, 0 an empty board, “7: 1245” of"
            " team 7, “#31” a player by number",
        )
        left = layouts.column(self._until, (self._teams, 1), gap=Room.TIGHT)
        right = layouts.column(
            layouts.row(self._of_team, (self._field, 1)),
            (self._members, 1),
            self._faults,
            gap=Room.TIGHT,
        )
        self._faults.setMinimumHeight(3 * self.fontMetrics().height())
        self._teams.setMinimumWidth(text_width(20))
        self.lay_out(
            layouts.row((left, 2), (right, 3), gap=Room.MIDDLE),
            words(keys, look=Look.SMALL),
            side=(self._open, self._take_out),
        )

    # What is shown

    def _refresh(self) -> None:
        here = in_hand(self._open_event.facts, self._stage)
        self._here = here
        states = line_up_states(here.tournament, here.competition, self._number, self._now())
        self._played = played_before(here.tournament, here.competition, self._number)
        self._teams.set_rows(team_lines(here, states))
        until = due(here.tournament, here.competition.round(self._number))
        came = sum(state.is_in for state in states)
        told = translate("LineUps", "{came} of {teams} are in").format(came=came, teams=len(states))
        if until is not None:
            time = numbers.time_text(window_catalogue(), until)
            told += translate("LineUps", "; due until {time}").format(time=time)
        self._until.setText(told)
        self._show_team()

    @property
    def _team(self) -> Team | None:
        line = self._teams.selected
        return None if line is None else self._here.tournament.team(line.state.team)

    def _show_team(self) -> None:
        """Propose the first of the roster, but of a list that is sealed show nothing."""
        line, team = self._teams.selected, self._team
        self.problem.say("")
        if line is None or team is None:
            return
        state = line.state
        self._of_team.setText(translate("LineUps", "&Line-up of {name}:").format(name=line.name))
        is_shown = state.seal is Seal.AWAITED or state.is_seen
        self._proposed = written(state.line_up.players, team.players) if is_shown else ""
        self._field.setText(self._proposed)
        self._field.setPlaceholderText(line.seal)
        self._field.setEnabled(not state.is_settled)
        self._field.selectAll()
        self._take_out.setEnabled(state.is_in and not state.has_boards)
        self._show_typed()

    def _show_typed(self) -> None:
        """Show at which boards the members sit by what is typed, and what is wrong with that."""
        line, team = self._teams.selected, self._team
        if line is None or team is None:
            return
        rules = rules_of(self._here.tournament)
        try:
            players = self._read(read_team(self._field.text())[1], team)
        except UnreadableError:
            players = ()
        told = seats(rules, players, is_first=line.state.is_first)
        self._members.set_rows(member_lines(self._here, team, self._number, self._played, told))
        roster = roster_of(self._here.event, self._here.competition, team, self._number)
        found = breaches(players, roster, rules.line_ups) if any(players) else ()
        faults = (line_ups.breach(window_catalogue(), self._here.event, each) for each in found)
        self._faults.setText("\n".join(f"⚠ {fault}" for fault in faults))
        self._name_verb()

    def _name_verb(self) -> None:
        opens = self._is_to_open
        self.verb.setText(
            translate("LineUps", "&Open all line-ups")
            if opens
            else translate("LineUps", "&Hand in")
        )

    @property
    def _is_to_open(self) -> bool:
        """Whether Enter opens the line-ups: all are in, and nothing is typed."""
        states = [line.state for line in self._teams.shown]
        waits = any(state.seal is Seal.AWAITED for state in states)
        closed = not all(state.is_settled for state in states)
        is_typed = bool(self._field.text().strip()) and self._field.isEnabled()
        return closed and not waits and (not is_typed or self._is_as_handed_in)

    @property
    def _is_as_handed_in(self) -> bool:
        """Whether nothing else is typed than the list that is open already."""
        line, team = self._teams.selected, self._team
        return (
            line is not None
            and team is not None
            and line.state.is_seen
            and self._field.text() == written(line.state.line_up.players, team.players)
        )

    # What is done

    def _take(self) -> bool:
        """Hand in what is typed, or open all line-ups once none is awaited."""
        number, text = read_team(self._field.text())
        if number is not None and not self._go_to_team(number, text):
            pattern = translate("LineUps", "No team of this round has the number {number}.")
            return self.refuse(pattern.format(number=number), self._field)
        line, team = self._teams.selected, self._team
        if line is None or team is None or (number is not None and not text.strip()):
            return False
        if self._is_to_open:
            return self._open_all()
        if not text.strip() or not self._field.isEnabled():
            self._go_on()
            return False
        try:
            players = self._read(text, team)
        except UnreadableError as error:
            pattern = translate(
                "LineUps",
                "“{word}” is no place of the roster of {name}, or stands beyond the last board.",
            )
            return self.refuse(pattern.format(word=error, name=line.name), self._field)
        door = self._open_event.door(at=self._stage, say=self.refuse)
        if door.do(hand_in, round=self._number, team=team.id, players=players):
            self._refresh()
            self._go_on()
        return False

    def _read(self, text: str, team: Team) -> tuple[PlayerId | None, ...]:
        rules = rules_of(self._here.tournament)
        numbered = {
            member.number: member.player
            for each in self._here.tournament.teams
            for member in each.members
            if member.number is not None
        }
        return read_line_up(text, team.players, rules.boards, numbered)

    def _take_back(self) -> None:
        if (line := self._teams.selected) is not None:
            door = self._open_event.door(at=self._stage, say=self.refuse)
            if door.do(take_back_line_up, round=self._number, team=line.state.team):
                self._refresh()
        self._field.setFocus()

    def _open_and_leave(self) -> None:
        if self._open_all():
            self.accept()

    def _open_all(self) -> bool:
        """Make the boards of all matches; teams without a list are named first."""
        states = [line.state for line in self._teams.shown]
        tables = sorted(
            {
                each.table
                for each in states
                if not each.has_boards and each.seal is not Seal.NO_MATCH
            }
        )
        without = [
            line.name
            for line in self._teams.shown
            if not line.state.is_in and line.state.table in tables
        ]
        if not tables:
            return self.refuse(
                translate("LineUps", "All matches of the round have their boards."), self._field
            )
        if without and not self._warned:
            self._warned = True
            pattern = translate(
                "LineUps",
                "No list came from {names}: the first of the roster play (Ukrainian rules V.2.1)."
                " Open once more to let it be so.",
            )
            return self.refuse(pattern.format(names=", ".join(without)))
        door = self._open_event.door(at=self._stage, say=self.refuse)
        self.are_open = door.do(make_boards, round=self._number, tables=tables)
        return self.are_open

    # Going to another team

    def _step(self, by: int) -> None:
        rows = self._teams.model().rowCount()
        row = min(max(self._teams.currentIndex().row() + by, 0), rows - 1)
        self._teams.setCurrentIndex(self._teams.model().index(row, 0))

    def _go_to_team(self, number: PairingNumber, text: str) -> bool:
        """Take up another team with what is typed for it."""
        for line in self._teams.shown:
            if line.number == number:
                self._teams.select(line.state.team)
                if text.strip():
                    self._field.setText(text)
                return True
        return False

    def _go_on(self, *, from_top: bool = False) -> None:
        """Go to the next team whose line-up is awaited; stay where there is none."""
        lines = self._teams.shown
        at = -1 if from_top else self._teams.currentIndex().row()
        ring = (*lines[at + 1 :], *lines[: at + 1])
        following = next((each for each in ring if each.state.seal is Seal.AWAITED), None)
        if following is not None:
            self._teams.select(following.state.team)
        self._show_team()
        self._field.setFocus()
