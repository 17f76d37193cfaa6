"""The journal as it prints: looked at, saved or printed."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QLabel, QVBoxLayout, QWidget

from arbiter_app.documents.catalogue import Document
from arbiter_app.formats.errors import FileError
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.papers.pdf_maker import Order, Paper, PdfMaker
from arbiter_app.gui.papers.pdf_pages import PdfPages
from arbiter_app.gui.papers.pdf_view import PdfView
from arbiter_app.gui.papers.printing import ask_printer, print_pages
from arbiter_app.gui.parts.ask_file import ask_save
from arbiter_app.gui.parts.problem import Problem
from arbiter_app.gui.parts.writing_dialog import AskPath
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.files.papers import save_paper

AskPrinter = Callable[[QWidget, str, PdfPages], QPrinter | None]


class JournalPaperDialog(QDialog):
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
        super().__init__(parent)
        self._open_event = open_event
        self._ask_path = ask_path
        self._ask_printer = ask_printer
        self._paper: Paper | None = None
        self._title = translate("Document", document.title)
        self.setWindowTitle(self._title)
        self.resize(900, 640)
        self._state = QLabel(translate("JournalPaper", "The paper is being made…"))
        self._problem = Problem()
        self._view = PdfView()
        buttons = QDialogButtonBox(self)
        self._print = buttons.addButton(
            translate("JournalPaper", "&Print…"), QDialogButtonBox.ButtonRole.ActionRole
        )
        self._save = buttons.addButton(
            translate("JournalPaper", "&Save PDF…"), QDialogButtonBox.ButtonRole.ActionRole
        )
        buttons.addButton(
            translate("JournalPaper", "&Close"), QDialogButtonBox.ButtonRole.RejectRole
        )
        buttons.rejected.connect(self.reject)
        self._print.clicked.connect(self._print_paper)
        self._save.clicked.connect(self._save_paper)
        for button in (self._print, self._save):
            button.setEnabled(False)
        layout = QVBoxLayout(self)
        for widget in (self._state, self._problem, self._view, buttons):
            layout.addWidget(widget)
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
        self._state.hide()
        for button in (self._print, self._save):
            button.setEnabled(True)
        self._print.setDefault(True)
        self._view.setFocus()

    def _print_paper(self) -> None:
        pages = self._view.pages
        if pages is None or not (printer := self._ask_printer(self, self._title, pages)):
            return
        if not print_pages(pages, printer):
            self._problem.say(
                translate(
                    "JournalPaper",
                    "The printer did not take the paper. See that it is on and chosen, print"
                    " again.",
                )
            )
            return
        self._open_event.note("journal.printed", target=printer.printerName())
        self.accept()

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
            self._problem.say(error_sentence(error))
            return
        self._open_event.note("journal.exported", target=path.name)
        self.accept()
