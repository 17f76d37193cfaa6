"""Whether a sheet that somebody brings is still right: its code is typed, or scanned."""

from collections.abc import Iterator
from functools import partial
from pathlib import Path

from PySide6.QtWidgets import QWidget

from arbiter_app.documents.parts.differences_in_words import in_words
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.names.plain_text import LINE
from arbiter_app.gui.base.background import Failure, attempt, in_background
from arbiter_app.gui.base.destinations import ShowBoard
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.look.layouts import form
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.look.words import Look, words
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.words.read_text import ReadText
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.closed_file import read_history
from arbiter_app.services.files.asked_sheets import Answer, answer
from arbiter_app.services.journal_lines import History
from arbiter_app.services.undoing import HistoryEntry
from arbiter_app.values import frozen
from arbiter_app.wording.sheet_answers import Verdict, verdict_sentence

_WIDTH, _DETAILS = 640, 260
"""In pixels beside usual letters."""


class SheetCodeDialog(Dialog):
    """Enter answers, which scanners press too; the field then waits for the next sheet. A result
    slip closes it.
    """

    def __init__(self, parent: QWidget | None, open_event: OpenEvent) -> None:
        super().__init__(
            parent,
            translate("SheetCode", "Is this sheet still right?"),
            verb=translate("SheetCode", "&Answer"),
            do=self._ask,
            leave=translate("SheetCode", "&Close"),
        )
        self._open_event = open_event
        self._asked = ""
        """The code that was asked for last."""
        self.board: ShowBoard | None = None
        """The board of the result slip that was scanned, to be shown once this has closed."""
        self._code = Line(limit=LINE)
        self._code.setPlaceholderText("4127-3180-3849-2156")
        self._verdict = words(look=Look.LEAD, wraps=True)
        self._details = ReadText(translate("SheetCode", "What has changed"))
        self._details.setMinimumHeight(px(_DETAILS))
        self._details.hide()
        about = translate(
            "SheetCode",
            "The code stands at the foot of each sheet. Type it, or scan the square in the corner;"
            " that of a result slip leads to its board.",
        )
        fields = form()
        fields.addRow(translate("SheetCode", "Co&de"), self._code)
        self.lay_out(about, fields, self._verdict, self._details)
        self.setMinimumWidth(px(_WIDTH))
        self._code.setFocus()

    def _ask(self) -> bool:
        """Ask for the code that was typed, and stay for the next one."""
        self._asked = self._code.text()
        self.problem.say("")
        work = partial(_answered, self._open_event.workspace.path, self._open_event.whole)
        in_background(partial(attempt, partial(work, self._asked)), self._show)
        self._code.selectAll()
        self._code.setFocus()
        return False

    def _show(self, found: "_Answered | Failure") -> None:
        if not isinstance(found, _Answered):
            self._say("", "")
            self.refuse(error_sentence(found), self._code)
        elif found.code == self._asked:
            catalogue, told = window_catalogue(), found.answer
            if told.slip is not None:
                slip = told.slip
                self.board = ShowBoard(slip.round, slip.game.board, slip.stage)
                self.done(self.DialogCode.Accepted)
                return
            sentence = verdict_sentence(
                catalogue, told.verdict, sheet=told.title, version=told.version
            )
            if told.verdict is Verdict.MISTYPED:
                self._say("", "")
                self.refuse(sentence, self._code)
            else:
                self._say(sentence, "\n".join(_details(found, self._open_event.whole)))

    def _say(self, verdict: str, details: str) -> None:
        self._verdict.setText(verdict)
        self._verdict.setAccessibleName(verdict)
        self._details.setPlainText(details)
        self._details.setVisible(bool(details))
        self.make_room()


@frozen
class _Answered:
    code: str
    answer: Answer
    history: tuple[HistoryEntry, ...]


def _answered(path: Path, event: Event, code: str) -> _Answered:
    history = read_history(path)
    return _Answered(code, answer(code, history, event), history)


def _details(found: _Answered, event: Event) -> Iterator[str]:
    """Yield what a sheet says otherwise than it would say now, then what was done since."""
    if found.answer.differences:
        yield translate("SheetCode", "What has changed on the sheet:")
        yield from in_words(window_catalogue(), found.answer.differences)
    if found.answer.since:
        if found.answer.differences:
            yield ""
        yield translate("SheetCode", "Done since:")
        journal = History(event, found.history, window_catalogue())
        for entry in found.answer.since:
            yield f"{entry.at:%d.%m.%Y %H:%M}  {journal.text(entry)}"
