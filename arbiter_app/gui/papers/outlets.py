"""Where a paper goes: into a file, several files or a printer, each noted in the journal."""

from collections.abc import Callable, Sequence
from pathlib import Path

from PySide6.QtWidgets import QWidget

from arbiter_app.documents.pdf.render import render_pdf
from arbiter_app.documents.sheet_options import COPIES
from arbiter_app.formats.errors import FileError
from arbiter_app.formats.file_names import plain_name
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.papers.on_printer import AskPrinter, print_out, tell_printed
from arbiter_app.gui.papers.option_form import OptionForm
from arbiter_app.gui.papers.pdf_maker import Order, Paper, Part
from arbiter_app.gui.papers.pdf_pages import PdfPages
from arbiter_app.gui.papers.progress import ProgressDialog
from arbiter_app.gui.parts.dialogs.ask_file import ask_save
from arbiter_app.i18n import QT_TRANSLATE_NOOP, translate, window_catalogue
from arbiter_app.services.files.papers import save_paper
from arbiter_app.services.files.printed_papers import facts_of_print
from arbiter_app.wording.errors.sentences import error_sentence
from arbiter_app.wording.terms.event.stages import tournament_name

AskFolder = Callable[[QWidget, str, Path], Path | None]
AskPath = Callable[[QWidget, str, Path], Path | None]

_IN_LANGUAGE = {
    "uk": QT_TRANSLATE_NOOP("DocumentsPage", "in Ukrainian"),
    "en": QT_TRANSLATE_NOOP("DocumentsPage", "in English"),
    "ru": QT_TRANSLATE_NOOP("DocumentsPage", "in Russian"),
    "uk+en": QT_TRANSLATE_NOOP("DocumentsPage", "in Ukrainian and English"),
    "ru+en": QT_TRANSLATE_NOOP("DocumentsPage", "in Russian and English"),
}
"""What the name of a file says of a paper in another language than the window's."""


def ask_path(parent: QWidget, title: str, suggested: Path) -> Path | None:
    """Let the arbiter choose where a PDF goes; None if nowhere."""
    kind = translate("DocumentsPage", "PDF (*.pdf)")
    return ask_save(parent, title, suggested, kind)


class Outlets:
    """Saves and prints the papers of a page."""

    def __init__(
        self,
        page: QWidget,
        open_event: OpenEvent,
        options: OptionForm,
        *,
        ask_path: AskPath,
        ask_printer: AskPrinter,
        ask_folder: AskFolder,
    ) -> None:
        """`options` tells what was chosen about a paper."""
        self._page = page
        self._open_event = open_event
        self._options = options
        self._ask_path = ask_path
        self._ask_printer = ask_printer
        self._ask_folder = ask_folder
        self._folder = open_event.workspace.path.parent

    def save(self, paper: Paper, _: PdfPages) -> None:
        suggested = self._folder / f"{self._file_stem(paper)}.pdf"
        path = self._ask_path(self._page, translate("DocumentsPage", "Save PDF"), suggested)
        if path is None:
            return
        try:
            save_paper(path, paper.data)
        except FileError as error:
            self._open_event.refused.emit(error_sentence(window_catalogue(), error))
            return
        self._folder = path.parent
        self._note("document.exported", paper.order, paper.parts, path.name)
        saved = translate("DocumentsPage", "Saved: {path}")
        self._open_event.done.emit(saved.format(path=path))

    def save_apart(self, paper: Paper, _: PdfPages) -> None:
        """Save the paper of each tournament into a file of its own."""
        title = translate("DocumentsPage", "Where the papers go")
        folder = self._ask_folder(self._page, title, self._folder)
        if folder is None:
            return
        self._folder = folder
        text = translate("DocumentsPage", "Papers are being saved…")
        busy = ProgressDialog(self._page, title, text, len(paper.parts))
        try:
            saved = self._save_into(folder, paper, busy)
        except FileError as error:
            self._open_event.refused.emit(error_sentence(window_catalogue(), error))
            return
        finally:
            busy.put_away()
        told = translate("DocumentsPage", "%n paper(s) saved in {folder}", None, saved)
        self._open_event.done.emit(told.format(folder=folder))

    def _save_into(self, folder: Path, paper: Paper, busy: ProgressDialog) -> int:
        """Save the papers one by one until it is stopped; return how many are saved.

        Raises FileError where one cannot be written; those before it are.
        """
        for count, part in enumerate(paper.parts):
            if not busy.goes_on(count):
                return count
            path = folder / f"{self._stem_of(paper.order, part)}.pdf"
            save_paper(path, render_pdf(part.report))
            self._note("document.exported", paper.order, (part,), path.name)
        return len(paper.parts)

    def print_out(self, paper: Paper, pages: PdfPages) -> None:
        title = translate("Document", paper.order.document.title)
        copies = int(paper.order.options.get(COPIES.name) or 1)
        taken = print_out(self._page, self._open_event, title, pages, copies, ask=self._ask_printer)
        if taken is None:
            return
        parts = [
            each for each in paper.parts if not each.pages or taken.has(each.first, each.pages)
        ]
        self._note("document.printed", paper.order, parts, taken.printer)
        tell_printed(self._open_event, title)

    def _note(self, command: str, order: Order, parts: Sequence[Part], target: str) -> None:
        """Write down each paper for itself: one of them may be out of date when the others are
        not.
        """
        for part in parts:
            facts = facts_of_print(
                order.document, part.options, order.language, part.event, part.fingerprint
            )
            self._open_event.note(command, **facts, target=target)

    def _file_stem(self, paper: Paper) -> str:
        """Return a name that says what is in the file: "event – Round protocol, round 3"."""
        order = paper.order
        if len(order.tournaments) <= 1:
            return self._stem_of(order, paper.parts[0])
        is_all = len(order.tournaments) == len(order.event.tournaments)
        of = (
            translate("DocumentsPage", "all tournaments")
            if is_all
            else translate("DocumentsPage", "chosen tournaments")
        )
        return self._stem(order, of)

    def _stem_of(self, order: Order, part: Part) -> str:
        if order.document.of_event or not part.event.has_several:
            return self._stem(order, "")
        return self._stem(order, tournament_name(window_catalogue(), part.event.tournament))

    def _stem(self, order: Order, of: str) -> str:
        current = order.event.tournament.main_stage.current
        is_of_one = not order.document.of_event and not order.tournaments
        parts = [
            translate("Document", order.document.title),
            of,
            *self._options.distinguishing(current if is_of_one else None),
        ]
        if order.language != window_catalogue().language:
            parts.append(translate("DocumentsPage", _IN_LANGUAGE[order.language]))
        named = ", ".join(part for part in parts if part)
        return plain_name(f"{self._open_event.workspace.path.stem} – {named}")
