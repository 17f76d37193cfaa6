"""Start positions of Chess960 for a round: drawn here by lot, or noted as the hall drew them."""

from collections.abc import Mapping

from PySide6.QtWidgets import QComboBox, QWidget

from arbiter_app.domain.drawing.start_positions import read_position, read_positions_of_boards
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.in_hand import in_hand
from arbiter_app.domain.facts.play.start_positions import Chess960
from arbiter_app.domain.hall.boards import hall_board, typed_board
from arbiter_app.domain.ids import Board, Round, StageId, StartNumber
from arbiter_app.domain.names.plain_text import LINE, TEXT
from arbiter_app.domain.permission.by_start import Starting, starting_verdict
from arbiter_app.domain.permission.by_state import Verdict
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.base.seed import new_seed
from arbiter_app.gui.look.layouts import form
from arbiter_app.gui.parts.dialogs.ask_reason import ReasonField
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.rules.chess960 import draw_start_positions, note_start_positions
from arbiter_app.wording.terms.play import start_positions


class StartPositionDialog(Dialog):
    """Lots are drawn here unless the hall has drawn; once the round has begun it can only have."""

    def __init__(
        self, parent: QWidget, open_event: OpenEvent, round: Round, *, stage: StageId
    ) -> None:
        pattern = translate("StartPosition", "The start position of round {round}")
        super().__init__(
            parent,
            pattern.format(round=round),
            verb=translate("StartPosition", "&Draw the position"),
            do=self._take,
        )
        self._door, self._round = open_event.door(at=stage, say=self.refuse), round
        here = in_hand(open_event.facts, stage)
        self._tournament = here.tournament
        self._of_boards = here.event.chess960 is Chess960.BOARD
        self._how = QComboBox()
        if starting_verdict(here, round, Starting.DRAWN) is Verdict.ALLOWED:
            self._how.addItem(translate("StartPosition", "by lot, here"), Starting.DRAWN)
        self._how.addItem(translate("StartPosition", "drawn in the hall"), Starting.NOTED)
        self._seed = Line(new_seed(), LINE)
        self._typed = Line(limit=TEXT)
        self._typed.setPlaceholderText(
            translate("StartPosition", "1 518, 2 RKRNNQBB")
            if self._of_boards
            else translate("StartPosition", "518 or RNBQKBNR")
        )
        self._shown = Aside(lines_kept=1)
        self._reason = ReasonField()
        needs_reason = starting_verdict(here, round, Starting.NOTED) is Verdict.NEEDS_REASON
        self._form = fields = form()
        fields.addRow(translate("StartPosition", "&How"), self._how)
        fields.addRow(translate("StartPosition", "&Seed"), self._seed)
        fields.addRow(_label_of_typed(of_boards=self._of_boards), self._typed)
        fields.addRow("", self._shown)
        fields.addRow(self._reason.label, self._reason)
        fields.setRowVisible(self._reason, needs_reason)
        self.lay_out(_explained(of_boards=self._of_boards), fields, Aside(_kept()))
        self._how.currentIndexChanged.connect(self._follow)
        self._typed.textChanged.connect(self._show_typed)
        self._follow()
        self._how.setFocus()

    def _follow(self) -> None:
        is_by_lot = self._how.currentData() is Starting.DRAWN
        self._form.setRowVisible(self._seed, is_by_lot)
        for row in (self._typed, self._shown):
            self._form.setRowVisible(row, not is_by_lot)
        self.verb.setText(
            translate("StartPosition", "&Draw the position")
            if is_by_lot
            else translate("StartPosition", "&Note the position")
        )
        self._show_typed()

    def _show_typed(self) -> None:
        """Show how the pieces stand in the position that is typed."""
        said = ""
        if self._typed.text().strip():
            try:
                said = self._in_words()
            except RuleError as error:
                said = error_sentence(error)
        self._shown.say(said)

    def _in_words(self) -> str:
        catalogue = window_catalogue()
        if not self._of_boards:
            return start_positions.position(catalogue, read_position(self._typed.text()))
        pattern = translate("StartPosition", "{board}: {position}")
        told = (
            pattern.format(
                board=hall_board(self._tournament, board),
                position=start_positions.position(catalogue, number),
            )
            for board, number in self._boards().items()
        )
        return "; ".join(told)

    def _boards(self) -> Mapping[Board, StartNumber]:
        """Return the positions by the boards of the round; they are typed as the hall has them."""
        typed = read_positions_of_boards(self._typed.text())
        return {typed_board(self._tournament, board): at for board, at in typed.items()}

    def _take(self) -> bool:
        if self._how.currentData() is Starting.DRAWN:
            return self._door.do(draw_start_positions, round=self._round, seed=self._seed.text())
        try:
            for_all = None if self._of_boards else read_position(self._typed.text())
            of_boards = self._boards() if self._of_boards else None
        except RuleError as error:
            return self.refuse(error_sentence(error), self._typed)
        return self._door.do(
            note_start_positions,
            round=self._round,
            for_all=for_all,
            of_boards=of_boards,
            reason=self._reason.reason or None,
        )


def _label_of_typed(*, of_boards: bool) -> str:
    if of_boards:
        return translate("StartPosition", "&Boards and positions")
    return translate("StartPosition", "&Position")


def _explained(*, of_boards: bool) -> str:
    if of_boards:
        return translate(
            "StartPosition",
            "Each board has its own position, from 0 to 959 (Laws of Chess, Guidelines II). It is"
            " drawn before the round and once: nothing changes it after the first move.",
        )
    return translate(
        "StartPosition",
        "All boards have the same position, from 0 to 959 (Laws of Chess, Guidelines II). It is"
        " drawn before the round and once: nothing changes it after the first move.",
    )


def _kept() -> str:
    return translate(
        "StartPosition",
        "The same seed gives the same position: it is kept and printed, so that anybody can repeat"
        " the drawing.",
    )
