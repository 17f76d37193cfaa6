"""What a check of a report has found, beside the decision to make an event of it."""

from functools import partial
from threading import Event as Signalled

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QPlainTextEdit, QProgressBar, QWidget

from arbiter_app.domain.checking.verdict import Verdict
from arbiter_app.domain.facts.event import Event
from arbiter_app.gui.base.background import in_background
from arbiter_app.gui.look.layouts import column
from arbiter_app.gui.look.words import words
from arbiter_app.gui.parts.words.heading import heading
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.files.checked_reports import check_read_report
from arbiter_app.services.files.report_files import ReadReport
from arbiter_app.wording.checking.differences import names_of
from arbiter_app.wording.checking.lines import assumed, lines, summary

_LINES = 3
"""Of what differs, that are seen at the least: a refusal still has room below."""


class _NobodyAsksError(Exception):
    """The dialog was closed before the check was done."""


class CheckedReport(QWidget):
    """Checks a report beside the window, which stays alive meanwhile, and tells what differs."""

    told = Signal()
    """What was found is shown now, and wants its room."""

    def __init__(self, found: ReadReport, event: Event) -> None:
        super().__init__()
        self.found = QPlainTextEdit(readOnly=True)
        """What differs, to stand below: beside words that wrap it would take room from others."""
        self.misfits: int | None = None
        """How much in its rounds is not what the rules make of them; None until that is known."""
        self._event = event
        head = heading(translate("CheckedReport", "Checked against the rules"))
        self._said = words(translate("CheckedReport", "Pairing and ranking anew…"), wraps=True)
        self._busy = QProgressBar()
        self._busy.setRange(0, 0)
        self._busy.setTextVisible(False)
        self._busy.setAccessibleName(self._said.text())
        self.found.setTabChangesFocus(True)
        self.found.setAccessibleName(head.text())
        self.found.setMinimumHeight(_LINES * self.found.fontMetrics().lineSpacing())
        self.found.hide()
        column(head, self._said, self._busy, into=self)
        is_closed = Signalled()
        self.destroyed.connect(is_closed.set)
        in_background(partial(_check, found, is_closed), self._show, self._fail)

    def _show(self, verdict: Verdict) -> None:
        self.misfits = verdict.misfits
        self._busy.hide()
        catalogue = window_catalogue()
        self._said.setText(summary(catalogue, verdict))
        competition = self._event.tournament.competition()
        names = names_of(catalogue, competition, self._event.contestants)
        told = [*lines(catalogue, verdict, names), *assumed(catalogue, verdict)]
        if told:
            self.found.setPlainText("\n".join(told))
            self.found.show()
        self.told.emit()

    def _fail(self, error: BaseException) -> None:
        """Leave the decision to the person, and have the error said in the window."""
        self.misfits = 0
        self.hide()
        self.told.emit()
        raise error


def _check(found: ReadReport, is_closed: Signalled) -> Verdict:
    def go_on() -> None:
        if is_closed.is_set():
            raise _NobodyAsksError

    return check_read_report(found, go_on)
