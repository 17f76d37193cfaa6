"""What captains have signed of a round: one after the other, or all that are left at once."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.play.game_notes import HowSigned
from arbiter_app.domain.ids import Board, Round, StageId, TeamId
from arbiter_app.domain.teams.signatures import who_signs
from arbiter_app.gui.base.open_event import Door, OpenEvent
from arbiter_app.gui.base.rows_model import RowsModel
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.look.words import Label, Look, words
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.fields.suggesting_field import SuggestingField
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.rounds.signatures.rows import SigningLine, signing_columns, signing_lines
from arbiter_app.i18n import translate
from arbiter_app.services.commands.play.signatures import (
    sign_for_team,
    sign_matches,
    take_back_signature,
)

_SIZE = (820, 560)
"""In pixels beside usual letters."""
_STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1, Qt.Key.Key_PageUp: -8, Qt.Key.Key_PageDown: 8}


class SignaturesDialog(Dialog):
    """The field of who signs keeps the keys: Enter keeps that they signed and goes to the next
    team that has not, Up and Down go to another.
    """

    def __init__(
        self, parent: QWidget | None, open_event: OpenEvent, stage: StageId, number: Round
    ) -> None:
        title = translate("Signatures", "Captains’ signatures, round {round}").format(round=number)
        super().__init__(
            parent,
            title,
            verb=translate("Signatures", "&Signed"),
            do=self._take,
            leave=translate("Signatures", "&Close"),
        )
        self._open_event, self._stage, self._number = open_event, stage, number
        self._field = SuggestingField(translate("Signatures", "Who signs"))
        self._of_team = Label("")
        self._of_team.setBuddy(self._field)
        self._count = words(look=Look.SECOND)
        self._teams = Table[SigningLine](
            RowsModel[SigningLine](signing_columns(), lambda line: line.signing.team),
            name=translate("Signatures", "Teams and their captains’ signatures"),
            sortable=False,
            filtered=False,
        )
        self.resize(*map(px, _SIZE))
        self._lay_out()
        self._field.installEventFilter(self)
        self._teams.selectionModel().currentRowChanged.connect(self._show_team)
        self._refresh()
        self._go_on(from_top=True)

    def go_to(self, table: Board) -> None:
        """Take up the first side of a match that is awaited, else its first one."""
        there = [line for line in self._teams.shown if line.signing.match.board == table]
        awaited = next((line for line in there if line.is_awaited), None)
        if line := awaited or next(iter(there), None):
            self._teams.select(line.signing.team)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Let Up and Down go through the teams while a name is typed."""
        if isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            step = _STEPS.get(Qt.Key(event.key()))
            if step is not None:
                self._step(step)
                return True
        return super().eventFilter(watched, event)

    def _lay_out(self) -> None:
        # fmt: off
        acts = (
            (translate("Signatures", "Under &protest"), lambda: self._sign(HowSigned.PROTEST)),
            (translate("Signatures", "&Refused"), lambda: self._sign(HowSigned.REFUSED)),
            (translate("Signatures", "Take &back"), self._take_back),
            (translate("Signatures", "&All the others signed"), self._sign_others),
        )
        # fmt: on
        buttons = []
        for text, act in acts:
            button = QPushButton(text)
            button.clicked.connect(act)
            buttons.append(button)
        *_, self._take_out, self._others = buttons
        self._teams.setFocusPolicy(Qt.FocusPolicy.ClickFocus)
        about = translate(
            "Signatures",
            "The captain signs the report with the results of the match, or somebody whom the"
            " captain named in writing beforehand (Ukrainian rules V.2.2, V.2.9).",
        )
        self.lay_out(
            self._count,
            self._teams,
            layouts.row(self._of_team, (self._field, 1)),
            words(about, look=Look.SMALL, wraps=True),
            side=tuple(buttons),
        )

    # What is shown

    def _refresh(self) -> None:
        self._here = in_hand(self._open_event.facts, self._stage)
        lines = signing_lines(self._here, self._number)
        self._teams.set_rows(lines)
        self._others.setEnabled(any(line.is_awaited for line in lines))
        told = translate("Signatures", "{signed} of {teams} have signed")
        signed = sum(line.signing.is_of_now for line in lines)
        self._count.setText(told.format(signed=signed, teams=len(lines)))
        self._show_team()

    def _show_team(self) -> None:
        """Offer the captain, else who has signed; others of the team can be typed."""
        self.problem.say("")
        if (line := self._teams.selected) is None:
            return
        team = self._here.tournament.team(line.signing.team)
        given = line.signing.signature
        captain = who_signs(self._here.event, team)
        self._of_team.setText(
            translate("Signatures", "&Who signs for {team}:").format(team=line.name)
        )
        self._field.offer({each for each in (captain, team.substitute, team.coach) if each})
        self._field.setText(given.by if given is not None and given.by else captain)
        self._field.selectAll()
        self._take_out.setEnabled(given is not None)

    # What is done

    def _take(self) -> bool:
        """Keep that the team of the cursor signed; one that has signed so already is passed over,
        and nothing is left to do where all have.
        """
        line = self._teams.selected
        if line is None:
            return True
        given = line.signing.signature
        if given is not None and line.signing.is_of_now and given.by == self._field.text().strip():
            return not self._go_on()
        self._sign(HowSigned.SIGNED)
        return False

    def _sign(self, how: HowSigned) -> None:
        if line := self._teams.selected:
            team, by = line.signing.team, self._field.text()
            if self._door.do(sign_for_team, round=self._number, team=team, how=how, by=by):
                self._refresh()
                self._go_on()
        self._field.setFocus()

    def _sign_others(self) -> None:
        tables = sorted({each.signing.match.board for each in self._teams.shown if each.is_awaited})
        if self._door.do(sign_matches, round=self._number, tables=tables):
            self._refresh()
        self._field.setFocus()

    def _take_back(self) -> None:
        if line := self._teams.selected:
            team: TeamId = line.signing.team
            if self._door.do(take_back_signature, round=self._number, team=team):
                self._refresh()
        self._field.setFocus()

    @property
    def _door(self) -> Door:
        return self._open_event.door(at=self._stage, say=self.refuse)

    # Going to another team

    def _step(self, by: int) -> None:
        rows = self._teams.model().rowCount()
        row = min(max(self._teams.currentIndex().row() + by, 0), rows - 1)
        self._teams.setCurrentIndex(self._teams.model().index(row, 0))

    def _go_on(self, *, from_top: bool = False) -> bool:
        """Go to the next team that is to sign yet; return whether there is one."""
        lines = self._teams.shown
        at = -1 if from_top else self._teams.currentIndex().row()
        ring = (*lines[at + 1 :], *lines[: at + 1])
        following = next((each for each in ring if each.is_awaited), None)
        if following is not None:
            self._teams.select(following.signing.team)
        self._field.setFocus()
        return following is not None
