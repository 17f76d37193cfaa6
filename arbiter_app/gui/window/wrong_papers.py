"""The strip above the page that names printed papers a correction has made wrong."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QStyle, QToolButton

from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.gui.base.destinations import ShowPrintedPapers
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.i18n import translate

if TYPE_CHECKING:
    from arbiter_app.services.files.printed_papers import PrintedPaper

_MOST_NAMED = 3


class WrongPapers(QFrame):
    """Stands there until the papers are replaced, or until it is closed; then it waits for the next
    paper that becomes wrong.
    """

    wants = Signal(object)
    """The list of printed papers is to be shown: a `Destination`."""

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__()
        self._open_event = open_event
        self._told: frozenset[int] = frozenset()
        """The papers it was closed over, by their entries."""
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self._text = QLabel(wordWrap=True)
        self._text.setTextFormat(Qt.TextFormat.PlainText)
        show = QPushButton(translate("WrongPapers", "S&how"))
        show.clicked.connect(lambda: self.wants.emit(ShowPrintedPapers()))
        close = QToolButton(autoRaise=True)
        close.setIcon(self.style().standardIcon(QStyle.StandardPixmap.SP_TitleBarCloseButton))
        close.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        close.setToolTip(translate("WrongPapers", "Close until another paper becomes wrong"))
        close.setAccessibleName(translate("WrongPapers", "Close this message"))
        close.clicked.connect(self.dismiss)
        row = QHBoxLayout(self)
        row.setContentsMargins(12, 4, 6, 4)
        row.setSpacing(10)
        row.addWidget(self._text, 1)
        row.addWidget(show)
        row.addWidget(close)
        self.hide()
        open_event.papers.examined.connect(self._refresh)
        self._refresh()

    @property
    def text(self) -> str:
        """What it says; "" while it is closed."""
        return "" if self.isHidden() else self._text.text()

    def dismiss(self) -> None:
        """Say no more of these papers."""
        self._told = self._wrong
        self.hide()

    @property
    def _wrong(self) -> frozenset[int]:
        return frozenset(paper.entry for paper in self._open_event.papers.wrong)

    def _refresh(self) -> None:
        papers = self._open_event.papers.wrong
        self._told &= self._wrong
        if self._wrong <= self._told:
            self.hide()
            return
        text = _sentence(papers, self._open_event.tournament)
        news = text != self.text
        self._text.setText(text)
        self.setAccessibleName(text)
        self.show()
        if news:
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.Alert))


def _sentence(papers: "tuple[PrintedPaper, ...]", tournament: Tournament) -> str:
    """Return "2 printed papers are now wrong: …", the newest named first."""
    named = [_named(paper, tournament) for paper in papers[::-1][:_MOST_NAMED]]
    if len(papers) > _MOST_NAMED:
        rest = translate("WrongPapers", "%n more", None, len(papers) - _MOST_NAMED)
        named.append(rest)
    head = translate("WrongPapers", "%n printed paper(s) no longer true:", None, len(papers))
    return f"{head} {'; '.join(named)}."


def _named(paper: "PrintedPaper", tournament: Tournament) -> str:
    # Documents are read in when a paper is to be named: the window opens without them.
    from arbiter_app.gui.papers.words import paper_name

    pattern = translate("WrongPapers", "{paper} (version {version}, {time})")
    name = paper_name(paper, tournament)
    return pattern.format(paper=name, version=paper.version, time=f"{paper.at:%H:%M}")
