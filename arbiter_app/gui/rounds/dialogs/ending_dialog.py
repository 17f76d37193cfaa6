"""How a game came to its result, online above all, and whether that waits for a decision."""

from PySide6.QtWidgets import QCheckBox, QWidget

from arbiter_app.domain.facts.play.game_notes import EndedBy
from arbiter_app.domain.ids import Round
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.words import Look, words
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.fields.choice import Choice
from arbiter_app.gui.rounds.grid.board_lines import BoardLine
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.play.rounds import note_ending
from arbiter_app.wording.terms.play import games_apart


class EndingDialog(Dialog):
    """An empty choice notes nothing."""

    def __init__(
        self, parent: QWidget, open_event: OpenEvent, round: Round, line: BoardLine
    ) -> None:
        pattern = translate("EndingDialog", "How board {board} ended: {white} – {black}")
        super().__init__(
            parent,
            pattern.format(board=line.told, white=line.white.name, black=line.black.name),
            verb=translate("EndingDialog", "&Note it"),
            do=self._keep,
        )
        self._open_event, self._round, self._board = open_event, round, line.game.board
        catalogue = window_catalogue()
        self._ended_by = Choice(
            translate("EndingDialog", "How it ended"),
            EndedBy,
            lambda each: games_apart.ending(catalogue, each),
        )
        self._ended_by.show_value(line.game.ended_by)
        self._provisional = QCheckBox(
            translate("EndingDialog", "&Provisional until a decision, such as one on fair play")
        )
        self._provisional.setChecked(line.game.is_provisional)
        form = layouts.form()
        form.addRow(translate("EndingDialog", "&Ended by:"), self._ended_by)
        form.addRow("", self._provisional)
        body = translate(
            "EndingDialog",
            "A provisional result counts until the decision, and tables and protocols say so. A"
            " later sanction goes into the register of incidents: it may take several games at"
            " once.",
        )
        self.lay_out(form, words(body, Look.SECOND, wraps=True))
        self._ended_by.setFocus()

    def _keep(self) -> bool:
        return self._open_event.door(say=self.refuse).do(
            note_ending,
            round=self._round,
            board=self._board,
            ended_by=self._ended_by.value,
            provisional=self._provisional.isChecked(),
        )
