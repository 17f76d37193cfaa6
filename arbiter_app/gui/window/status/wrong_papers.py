"""The chip that names printed papers a correction has made wrong."""

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from arbiter_app.domain.facts.event import Event
from arbiter_app.gui.base.destinations import ShowPrintedPapers
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.window.status.chips import Chip
from arbiter_app.i18n import translate

if TYPE_CHECKING:
    from arbiter_app.services.files.printed_papers import PrintedPaper

_MOST_NAMED = 3


class WrongPapers(Chip):
    """Stands there until the papers are replaced or taken down."""

    wants = Signal(object)
    """The list of printed papers is to be shown: a `Destination`."""

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__()
        self._open_event = open_event
        self.clicked.connect(lambda: self.wants.emit(ShowPrintedPapers()))
        open_event.papers.examined.connect(self._refresh)
        self._refresh()

    def _refresh(self) -> None:
        papers = self._open_event.papers.wrong
        if papers:
            words = translate("WrongPapers", "Papers no longer true: {count}")
            sentence = _sentence(papers, self._open_event.whole)
            self.tell(words.format(count=len(papers)), sentence)
        else:
            self.hide()


def _sentence(papers: "tuple[PrintedPaper, ...]", event: Event) -> str:
    """Return "2 printed papers are now wrong: …", the newest named first."""
    named = [_named(paper, event) for paper in papers[::-1][:_MOST_NAMED]]
    if len(papers) > _MOST_NAMED:
        rest = translate("WrongPapers", "%n more", None, len(papers) - _MOST_NAMED)
        named.append(rest)
    head = translate("WrongPapers", "%n printed paper(s) no longer true:", None, len(papers))
    return f"{head} {'; '.join(named)}."


def _named(paper: "PrintedPaper", event: Event) -> str:
    # Documents are read in when a paper is to be named: the window opens without them.
    from arbiter_app.gui.papers.words import paper_name

    pattern = translate("WrongPapers", "{paper} (version {version}, {time})")
    name = paper_name(paper, event)
    return pattern.format(paper=name, version=paper.version, time=f"{paper.at:%H:%M}")
