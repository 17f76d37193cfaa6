"""Deciding about a wrong result that was found after the next round of a Swiss was paired."""

from dataclasses import dataclass
from enum import Enum, auto

from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QVBoxLayout, QWidget

from arbiter_app.domain.facts.in_hand import InHand
from arbiter_app.domain.facts.play.rounds import Game, RoundOfPlay
from arbiter_app.domain.facts.results import Result
from arbiter_app.domain.hall.boards import hall_board
from arbiter_app.domain.pairing.swiss import engine
from arbiter_app.domain.permission.by_round import Correction, correction_verdict
from arbiter_app.domain.permission.by_state import Verdict
from arbiter_app.domain.taking_part.late_result import LateResult, late_result
from arbiter_app.gui.base.background import Failure, ask, attempt
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.base.rows_model import RIGHT, Column, RowsModel
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.layouts import STRETCH, column
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import Look, words
from arbiter_app.gui.parts.dialogs.ask_reason import ReasonField
from arbiter_app.gui.parts.dialogs.confirmed_acts import Act
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.holders.scrolled import Scrolled, show_whole
from arbiter_app.gui.parts.tables.changed_rows import (
    ChangedRow,
    changed_columns,
    changed_rows,
    whole_height,
)
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.play import late_results
from arbiter_app.wording.terms.table.standings import standing_change

_WIDTH = 860
_LEAST = 100
_PATIENCE = 0.15
"""Seconds in which a small field is worked out before anything is painted."""


class Choice(Enum):
    """What becomes of a wrong result."""

    TABLE = auto()
    """It is corrected, for the table and for the next pairing."""
    RATING = auto()
    """It is corrected in the rating report alone."""
    STANDS = auto()
    """It stays, and why is noted."""


@dataclass(frozen=True, slots=True)
class WrongResult:
    """What was decided, and why."""

    choice: Choice
    reason: str


@dataclass(frozen=True, slots=True, kw_only=True)
class _OtherPair:
    round: int
    board: str
    stands: str
    would: str
    floats: str


class WrongResultDialog(Dialog):
    """Three ways by name; what the first one does to the table and to pairs is shown with it."""

    def __init__(
        self,
        parent: QWidget,
        here: InHand,
        round_: RoundOfPlay,
        game: Game,
        result: Result | None,
        *,
        facts: str,
        unsigned: str,
    ) -> None:
        title = translate("WrongResult", "A wrong result of round {round} is found late")
        super().__init__(parent, title.format(round=round_.number), verb="")
        self._here, self._round, self._game, self._result = here, round_, game, result
        paired = here.competition.matches or here.competition
        later = [each for each in paired.rounds[round_.number :] if each.games]
        self._drafts = [each for each in later if each.published is None and not each.has_results]
        self._published = [each for each in later if each not in self._drafts]
        self._told: LateResult | None = None
        self._group = QButtonGroup(self)
        self._choices = {each: QRadioButton(text) for each, text in self._names().items()}
        self._lines = words(translate("WrongResult", "Working out what it changes…"), wraps=True)
        self._pairs = Table[_OtherPair](
            RowsModel[_OtherPair](_pair_columns(), lambda row: (row.round, row.stands, row.would)),
            name=translate("WrongResult", "Pairs that would differ"),
            sortable=False,
        )
        self._rows_head = words()
        self._rows = Table[ChangedRow](
            RowsModel[ChangedRow](changed_columns(), lambda row: row.number),
            name=translate("Participation", "Whose points, place or tie-breaks change"),
            sortable=False,
        )
        self._reason = ReasonField()
        self._lay_out(facts, unsigned)
        self._offer()
        self._group.buttonClicked.connect(self._show_choice)
        self._reason.textChanged.connect(self._on_typed)
        self._show_choice()
        self._reason.setFocus()
        ask(self, self._work, self._show_told, patience=_PATIENCE)

    @property
    def decided(self) -> WrongResult:
        """What was decided."""
        return WrongResult(self._choice, self._reason.reason)

    def showEvent(self, event: QShowEvent) -> None:  # noqa: N802
        self.resize(min(self.width(), self._room.width()), 0)
        self._share_room()
        super().showEvent(event)

    @property
    def _choice(self) -> Choice:
        return next(each for each, button in self._choices.items() if button.isChecked())

    def _verdict(self, correction: Correction) -> Verdict:
        place = self._round.number, self._game.board
        return correction_verdict(self._here.competition, *place, correction)

    @property
    def _is_decision(self) -> bool:
        return self._verdict(Correction.RESULT) is Verdict.NEEDS_DECISION

    def _offer(self) -> None:
        """Offer the ways that there are, first the one that the rules have for the moment."""
        may_rate = self._result is not None
        may_rate = may_rate and self._verdict(Correction.FOR_RATING) is not Verdict.REFUSED
        self._choices[Choice.RATING].setEnabled(may_rate)
        usual = Choice.RATING if self._is_decision and may_rate else Choice.TABLE
        self._choices[usual].setChecked(True)

    def _work(self) -> LateResult | Failure:
        return attempt(
            lambda: late_result(self._here, self._round, self._game, self._result, engine.pair)
        )

    def _show_told(self, told: LateResult | Failure) -> None:
        if not isinstance(told, LateResult):
            self._lines.setText("")
            self.problem.say(error_sentence(told))
            return
        self._told = told
        catalogue, event = window_catalogue(), self._here.event
        played = {self._game.white, self._game.black}
        teams = self._here.tournament.teams
        played |= {team.id for team in teams if not played.isdisjoint(team.players)}
        lines = [
            *(standing_change(catalogue, event, row) for row in told.rows if row.player in played),
            *(late_results.of_round(catalogue, each) for each in told.rounds),
        ]
        self._lines.setText("\n".join(lines))
        self._pairs.set_rows(
            [
                _OtherPair(
                    round=each.round.number,
                    board="–"
                    if board.board is None
                    else str(hall_board(self._here.tournament, board.board)),
                    stands=late_results.pair(catalogue, event, board.stands),
                    would=late_results.pair(catalogue, event, board.would),
                    floats=late_results.floats(catalogue, event, board.would),
                )
                for each in told.rounds
                for board in each.boards
            ]
        )
        rows = changed_rows(event, told.rows, told.tie_breaks)
        self._rows.set_rows(rows)
        changes = translate("Participation", "Points, places or tie-breaks change of: {players}")
        none = translate("Participation", "Nobody’s points, place or tie-breaks change.")
        self._rows_head.setText(changes.format(players=len(rows)) if rows else none)
        self._show_choice()

    def _show_choice(self) -> None:
        is_table, told = self._choice is Choice.TABLE, self._told
        self._lines.setVisible(is_table)
        for table, has_rows in (
            (self._pairs, told is not None and any(each.boards for each in told.rounds)),
            (self._rows, told is not None and bool(told.rows)),
        ):
            table.setVisible(is_table and has_rows)
            table.setFixedHeight(whole_height(table))
        self._rows_head.setVisible(is_table and told is not None)
        self._scrolled.setVisible(is_table)
        self.verb.setText(_verb(self._choice))
        is_turned = is_table and self._is_decision
        self.confirm(Act.CORRECT_OLD_TABLE if is_turned else None)
        self._on_typed()
        if self.isVisible():
            self._share_room()
            self.make_room()

    def _on_typed(self) -> None:
        is_seen = self._told is not None or self._choice is not Choice.TABLE
        needs_reason = self._choice is not Choice.STANDS
        self.verb.setEnabled(is_seen and (bool(self._reason.reason) or not needs_reason))

    def _share_room(self) -> None:
        """Show all that follows; on a small screen it is scrolled."""
        needed = self._what_follows.heightForWidth(self.width() - 2 * px(Room.WIDE))
        self._scrolled.setMinimumHeight(px(1))
        if self._choice is not Choice.TABLE:
            return
        room = max(self._room.height() - self._least_height(), px(_LEAST))
        self._scrolled.setMinimumHeight(min(needed, room))

    # Making the dialog

    def _names(self) -> dict[Choice, str]:
        now = translate("WrongResult", "The &table from now on, and the next pairing")
        if self._drafts and not self._published:
            again = translate("WrongResult", "Correct it &now, and pair round {round} again")
            now = again.format(round=self._drafts[0].number)
        return {
            Choice.TABLE: now,
            Choice.RATING: translate("LateCorrectionDialog", "For the &rating report only"),
            Choice.STANDS: translate("WrongResult", "The result stan&ds, with a note"),
        }

    def _follows(self, unsigned: str) -> dict[Choice, str]:
        now = translate(
            "WrongResult",
            "Points and places change, and the next pairing is made of them. Pairings that are"
            " published stay (C.04.2, late corrections).",
        )
        if self._drafts and not self._published:
            now = translate(
                "WrongResult",
                "Nobody has seen the pairs of the next round yet: they are a draft, which is out of"
                " date with this.",
            )
        if self._is_decision:
            decision = translate(
                "WrongResult",
                "More than one round was paired since: that is a decision, and usually the rating"
                " report alone is corrected.",
            )
            now = f"{now} {decision}"
        return {
            Choice.TABLE: f"{now} {unsigned}".strip(),
            Choice.RATING: translate(
                "LateCorrectionDialog",
                "Points, places and every paper on the wall stay; the report file (TRF) has the"
                " result that was really played.",
            ),
            Choice.STANDS: translate(
                "WrongResult",
                "Nothing changes. Who claimed what and why it stands is noted as an incident at"
                " this board.",
            ),
        }

    def _lay_out(self, facts: str, unsigned: str) -> None:
        self.resize(px(_WIDTH), 0)
        self._reason.label.setText(
            translate("LateCorrectionDialog", "R&eason, kept in the journal:")
        )
        follows = self._follows(unsigned)
        for button in self._choices.values():
            self._group.addButton(button)
        for table in (self._pairs, self._rows):
            show_whole(table)
        self._what_follows = QWidget()
        column(
            self._lines,
            self._pairs,
            self._rows_head,
            self._rows,
            STRETCH,
            into=self._what_follows,
        )
        self._scrolled = Scrolled(self._what_follows)
        self.lay_out(
            facts,
            *(_way(self._choices[each], follows[each]) for each in Choice),
            self._scrolled,
            layouts.column(self._reason.label, self._reason, gap=Room.TIGHT),
        )


def _way(button: QRadioButton, follows: str) -> QVBoxLayout:
    """Return a way with what follows from it, in second ink below it."""
    told = layouts.row(Room.WIDE, (words(follows, Look.SECOND, wraps=True), 1), gap=Room.NONE)
    return layouts.column(button, told, gap=Room.TIGHT)


def _verb(choice: Choice) -> str:
    match choice:
        case Choice.TABLE:
            return translate("WrongResult", "C&orrect the result")
        case Choice.RATING:
            return translate("LateCorrectionDialog", "C&orrect for the rating report")
        case Choice.STANDS:
            return translate("WrongResult", "Note the inc&ident…")


def _pair_columns() -> tuple[Column[_OtherPair], ...]:
    return (
        Column(
            title=translate("WrongResult", "Round"), text=lambda row: str(row.round), align=RIGHT
        ),
        Column(title=translate("WrongResult", "Board"), text=lambda row: row.board, align=RIGHT),
        Column(title=translate("WrongResult", "As it is paired"), text=lambda row: row.stands),
        Column(title=translate("WrongResult", "As it would be"), text=lambda row: row.would),
        Column(
            title=translate("WrongResult", "Floats down"),
            text=lambda row: row.floats,
            is_second=True,
            narrowest=6,
        ),
    )
