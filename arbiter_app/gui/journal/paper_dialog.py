"""The journal as it prints: looked at, saved or printed."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QPushButton, QWidget

from arbiter_app.documents.catalogue import Document
from arbiter_app.formats.errors import FileError
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.papers.pdf_maker import Order, Paper, PdfMaker
from arbiter_app.gui.papers.pdf_pages import PdfPages
from arbiter_app.gui.papers.pdf_view import PdfView
from arbiter_app.gui.papers.printing import StoppedError, ask_printer, print_pages
from arbiter_app.gui.parts.dialogs.ask_file import ask_save
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.dialogs.writing_dialog import AskPath
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.files.papers import save_paper

AskPrinter = Callable[[QWidget, str, PdfPages], QPrinter | None]


_SIZE = (820, 480)
"""In pixels beside letters of the usual height."""


class JournalPaperDialog(Dialog):
    """A preview with a button to print and one to save; the journal notes either."""

    def __init__(
        self,
        parent: QWidget,
        open_event: OpenEvent,
        document: Document,
        *,
        ask_path: AskPath = ask_save,
        ask_printer: AskPrinter = ask_printer,
    ) -> None:
        self._title = translate("Document", document.title)
        super().__init__(
            parent,
            self._title,
            verb=translate("JournalPaper", "Pr&int…"),
            do=self._print_paper,
            leave=translate("JournalPaper", "&Close"),
        )
        self._open_event = open_event
        self._ask_path = ask_path
        self._ask_printer = ask_printer
        self._paper: Paper | None = None
        self.resize(*map(px, _SIZE))
        self._state = Aside(translate("JournalPaper", "Being made…"), lines_kept=1)
        self._view = PdfView()
        self._save = QPushButton(translate("JournalPaper", "&Save PDF…"))
        self._save.clicked.connect(self._save_paper)
        for button in (self.verb, self._save):
            button.setEnabled(False)
        self.lay_out(self._state, self._view, side=(self._save,))
        self._view.setFocus()
        self._maker = PdfMaker(self)
        self._maker.made.connect(self._show)
        self._maker.make(Order(document, {}, window_catalogue().language, open_event.facts))

    def done(self, result: int) -> None:
        """Leave; the pages are closed before the program ends."""
        if pages := self._view.pages:
            self._view.show_pages(None)
            pages.close()
        super().done(result)

    def _show(self, paper: Paper) -> None:
        self._paper = paper
        self._view.show_pages(PdfPages(paper.data))
        self._state.say("")
        for button in (self.verb, self._save):
            button.setEnabled(True)

    def _print_paper(self) -> bool:
        pages = self._view.pages
        if pages is None or not (printer := self._ask_printer(self, self._title, pages)):
            return False
        try:
            is_taken = print_pages(pages, printer, self)
        except StoppedError:
            return False
        if not is_taken:
            return self.refuse(
                translate(
                    "JournalPaper",
                    "The printer did not take the paper. See that it is on and chosen, print"
                    " again.",
                )
            )
        self._open_event.note("journal.printed", target=printer.printerName())
        return True

    def _save_paper(self) -> None:
        if self._paper is None:
            return
        stem = translate("JournalPage", "{event} journal")
        name = f"{stem.format(event=self._open_event.workspace.path.stem)}.pdf"
        suggested = self._open_event.workspace.path.with_name(name)
        kinds = translate("JournalPaper", "PDF (*.pdf)")
        path: Path | None = self._ask_path(self, self._title, suggested, kinds)
        if path is None:
            return
        try:
            save_paper(path, self._paper.data)
        except FileError as error:
            self.refuse(error_sentence(error))
            return
        self._open_event.note("journal.exported", target=path.name)
        self.done(self.DialogCode.Accepted)
