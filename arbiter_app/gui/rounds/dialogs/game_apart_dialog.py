"""A time and an arbiter that one game has for itself."""

from PySide6.QtWidgets import QWidget

from arbiter_app.domain.ids import Round
from arbiter_app.domain.staffing.at_once import ARBITERS
from arbiter_app.formats.moments import parse_moment
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.words import Look, words
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.fields.moment_edit import MomentEdit, unreadable_moment
from arbiter_app.gui.parts.fields.suggesting_field import SuggestingField
from arbiter_app.gui.rounds.grid.board_lines import BoardLine
from arbiter_app.i18n import translate
from arbiter_app.services.commands.play.rounds import arrange_game


class GameApartDialog(Dialog):
    """Empty fields leave the game the time and the arbiters of its round."""

    def __init__(
        self, parent: QWidget, open_event: OpenEvent, round: Round, line: BoardLine
    ) -> None:
        pattern = translate(
            "GameApartDialog", "Time and arbiter of board {board}: {white} – {black}"
        )
        super().__init__(
            parent,
            pattern.format(board=line.told, white=line.white.name, black=line.black.name),
            verb=translate("GameApartDialog", "&Keep them"),
            do=self._keep,
        )
        self._open_event, self._round, self._board = open_event, round, line.game.board
        self._starts_at = MomentEdit()
        self._starts_at.moment = line.game.starts_at
        self._starts_at.unreadable.connect(self.refuse)
        self._arbiter = SuggestingField(translate("GameApartDialog", "Arbiter of the game"))
        officials = open_event.facts.with_role(*ARBITERS)
        self._arbiter.offer({official.name for official in officials})
        self._arbiter.setText(line.game.arbiter)
        form = layouts.form()
        form.addRow(translate("GameApartDialog", "&Starts:"), self._starts_at)
        form.addRow(translate("GameApartDialog", "&Arbiter:"), self._arbiter)
        body = translate(
            "GameApartDialog",
            "What is left empty is as in the rest of the round. It stands on the round protocol.",
        )
        self.lay_out(form, words(body, Look.SECOND, wraps=True))
        self._starts_at.setFocus()

    def _keep(self) -> bool:
        try:
            self._starts_at.moment = parse_moment(self._starts_at.text())
        except ValueError:
            return self.refuse(unreadable_moment(self._starts_at.text()), self._starts_at)
        return self._open_event.door(say=self.refuse).do(
            arrange_game,
            round=self._round,
            board=self._board,
            starts_at=self._starts_at.moment,
            arbiter=self._arbiter.text(),
        )
