"""What is noted of a game that is broken off to be finished later."""

from PySide6.QtWidgets import QComboBox, QWidget

from arbiter_app.domain.facts.play.game_notes import Adjournment
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.names.plain_text import TEXT
from arbiter_app.formats.moments import parse_moment
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.words import Look, words
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.fields.moment_edit import MomentEdit, unreadable_moment
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.rounds.grid.board_lines import BoardLine
from arbiter_app.i18n import translate


class AdjournmentDialog(Dialog):
    """Who sealed his move, what stands on the envelope, when the game goes on."""

    def __init__(self, parent: QWidget, line: BoardLine) -> None:
        pattern = translate("AdjournmentDialog", "Adjourn board {board}: {white} – {black}")
        super().__init__(
            parent,
            pattern.format(board=line.told, white=line.white.name, black=line.black.name),
            verb=translate("AdjournmentDialog", "&Adjourn the game"),
            do=self._read,
        )
        noted = line.game.adjournment or Adjournment()
        self._sealed = QComboBox()
        self._sealed.addItem(translate("AdjournmentDialog", "nobody"), None)
        white = translate("AdjournmentDialog", "White: {name}").format(name=line.white.name)
        black = translate("AdjournmentDialog", "Black: {name}").format(name=line.black.name)
        self._sealed.addItem(white, Colour.WHITE)
        self._sealed.addItem(black, Colour.BLACK)
        self._sealed.setCurrentIndex((None, *Colour).index(noted.sealed_by))
        self._note = Line(noted.note, TEXT)
        self._resumes = MomentEdit()
        self._resumes.moment = noted.resumes_at
        self._resumes.unreadable.connect(self.refuse)
        self._lay_out(line)
        self._sealed.setFocus()

    @property
    def adjournment(self) -> Adjournment:
        """What was noted."""
        sealed = self._sealed.currentData()
        return Adjournment(
            sealed_by=Colour(sealed) if sealed else None,
            note=self._note.text().strip(),
            resumes_at=self._resumes.moment,
        )

    def _read(self) -> bool:
        """Return whether what stands there can be noted: the game goes on at some moment."""
        try:
            self._resumes.moment = parse_moment(self._resumes.text())
        except ValueError:
            self._resumes.selectAll()
            return self.refuse(unreadable_moment(self._resumes.text()), self._resumes)
        return True

    def _lay_out(self, line: BoardLine) -> None:
        form = layouts.form()
        form.addRow(translate("AdjournmentDialog", "Who &sealed the move:"), self._sealed)
        form.addRow(translate("AdjournmentDialog", "On the &envelope:"), self._note)
        form.addRow(translate("AdjournmentDialog", "&Goes on:"), self._resumes)
        body = translate(
            "AdjournmentDialog",
            "The envelope shows names, position, times used, who sealed and the number of the"
            " move (Laws of Chess, Guidelines I). The result stays open, and there is no final"
            " table, until it is typed.",
        )
        grounds = words(body, Look.SECOND, wraps=True)
        if line.result is None:
            self.lay_out(form, grounds)
        else:
            cleared = translate("AdjournmentDialog", "The result that was typed is cleared.")
            self.lay_out(cleared, form, grounds)
