"""Makes the papers of a set and prints them, or saves them as one file or each in its own."""

from collections.abc import Iterator, Sequence
from dataclasses import replace
from datetime import datetime
from itertools import accumulate
from pathlib import Path

from PySide6.QtWidgets import QWidget

from arbiter_app.documents.catalogue import Document
from arbiter_app.documents.options import Options
from arbiter_app.documents.parts.fingerprint import fingerprint
from arbiter_app.documents.pdf.render import Together, render_pdf, render_together
from arbiter_app.documents.print_sets import (
    OfSet,
    PrintSet,
    SetPaper,
    as_typed,
    called,
    papers_of_set,
)
from arbiter_app.documents.report import Report
from arbiter_app.documents.sheet_options import COPIES
from arbiter_app.formats.errors import FileError
from arbiter_app.formats.file_names import plain_name
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.papers.on_printer import AskPrinter, print_out, tell_printed
from arbiter_app.gui.papers.outlets import AskFolder, AskPath
from arbiter_app.gui.papers.pdf_maker import one_at_a_time
from arbiter_app.gui.papers.pdf_pages import PdfPages
from arbiter_app.gui.papers.progress import ProgressDialog
from arbiter_app.gui.papers.remembered import Remembered
from arbiter_app.gui.papers.set_dialog import Outlet, PrintSetDialog
from arbiter_app.gui.papers.words import paper_name
from arbiter_app.i18n import catalogue, translate
from arbiter_app.services.files.papers import save_paper
from arbiter_app.services.files.printed_papers import State, facts_of_print


class SetOutlet:
    """Prints and saves sets for a page; a longer one says how far it is and can be stopped."""

    def __init__(
        self,
        page: QWidget,
        open_event: OpenEvent,
        remembered: Remembered,
        *,
        ask_path: AskPath,
        ask_printer: AskPrinter,
        ask_folder: AskFolder,
    ) -> None:
        """`remembered` tells how papers are, each for itself, where a set says nothing."""
        self._page, self._open_event, self._remembered = page, open_event, remembered
        self._ask_path, self._ask_folder = ask_path, ask_folder
        self._ask_printer = ask_printer
        self._folder = open_event.workspace.path.parent

    def dialog(self, kind: Document | None, chosen: Options) -> PrintSetDialog:
        """Return the dialog of sets; to one of them the paper in view may be added."""
        whole = self._open_event.whole
        old = (each.paper for each in self._open_event.papers.papers if each.state != State.RIGHT)
        return PrintSetDialog(
            self._page,
            self._open_event,
            in_view=SetPaper(kind.id, as_typed(kind, chosen)) if kind else None,
            to_take_down=[paper_name(each, whole) for each in old],
            make=self.put_out,
        )

    def put_out(self, print_set: PrintSet, outlet: Outlet) -> bool:
        """Print or save a set where the arbiter says; return whether that is done with."""
        path = self._where(print_set, outlet)
        if path is None and outlet is not Outlet.PRINTER:
            return False
        text = translate("DocumentsPage", "Papers are being made…")
        busy = ProgressDialog(self._page, self._title(print_set), text, 2 * len(print_set.papers))
        try:
            with one_at_a_time:
                made = list(self._made(print_set, busy))
                if not made:
                    self._open_event.refused.emit(
                        translate("PrintSetDialog", "None of these papers is possible yet.")
                    )
                    return False
                if path is None:
                    together = self._together(self._title(print_set), made, busy, is_printed=True)
                elif outlet is Outlet.FOLDER:
                    self._save_apart(path, made, busy)
                else:
                    save_paper(path, self._together(path.stem, made, busy).data)
                    for each, report in made:
                        self._note("document.exported", each, report, path.name)
        except _StoppedError:
            self._open_event.done.emit(
                translate("PrintSetDialog", "Stopped: nothing more is printed or saved.")
            )
            return True
        except FileError as error:
            self._open_event.refused.emit(error_sentence(error))
            return True
        finally:
            busy.put_away()
        if path is None:
            return self._print(self._title(print_set), made, together)
        self._folder = path if outlet is Outlet.FOLDER else path.parent
        told = translate("DocumentsPage", "%n paper(s) saved in {folder}", None, len(made))
        self._open_event.done.emit(told.format(folder=path))
        return True

    def _where(self, print_set: PrintSet, outlet: Outlet) -> Path | None:
        """Return the file or the folder that the arbiter chooses; None of a printer."""
        if outlet is Outlet.PRINTER:
            return None
        if outlet is Outlet.FOLDER:
            title = translate("DocumentsPage", "Where the papers go")
            return self._ask_folder(self._page, title, self._folder)
        stem = plain_name(f"{self._open_event.workspace.path.stem} – {self._title(print_set)}")
        title = translate("DocumentsPage", "Save PDF")
        return self._ask_path(self._page, title, self._folder / f"{stem}.pdf")

    @staticmethod
    def _title(print_set: PrintSet) -> str:
        return translate("PrintSet", print_set.title) if print_set.title else print_set.name

    def _made(self, print_set: PrintSet, busy: ProgressDialog) -> Iterator[tuple[OfSet, Report]]:
        """Yield the papers that can be made. Raises _StoppedError."""
        made = papers_of_set(
            print_set,
            self._open_event.facts,
            lambda kind: catalogue(self._remembered.language(kind)),
            datetime.now(),
            self._remembered.usual,
        )
        for count, each in enumerate(made):
            if not busy.goes_on(count):
                raise _StoppedError
            if isinstance(each.made, Report):
                yield each, each.made

    @staticmethod
    def _together(
        title: str,
        made: Sequence[tuple[OfSet, Report]],
        busy: ProgressDialog,
        *,
        is_printed: bool = False,
    ) -> Together:
        """Return the papers as one file, each as often as it is to be printed.

        Raises _StoppedError.
        """

        def named() -> Iterator[tuple[str, Report]]:
            for count, (each, report) in enumerate(made, start=len(made)):
                if not busy.goes_on(count):
                    raise _StoppedError
                copies = int(each.options.get(COPIES.name) or 1) if is_printed else 1
                yield called(report), replace(report, copies=copies)

        return render_together(title, named())

    def _print(self, title: str, made: Sequence[tuple[OfSet, Report]], together: Together) -> bool:
        """Print papers; return whether that is done with."""
        pages = PdfPages(together.data)
        try:
            taken = print_out(self._page, self._open_event, title, pages, 1, ask=self._ask_printer)
        finally:
            pages.close()
        if taken is None:
            return False
        ends = accumulate(together.lengths)
        for (each, report), end, length in zip(made, ends, together.lengths, strict=True):
            if taken.has(end - length, length):
                self._note("document.printed", each, report, taken.printer)
        tell_printed(self._open_event, title)
        return True

    def _save_apart(
        self, folder: Path, made: Sequence[tuple[OfSet, Report]], busy: ProgressDialog
    ) -> None:
        for number, (each, report) in enumerate(made, start=1):
            if not busy.goes_on(len(made) + number - 1):
                raise _StoppedError
            path = folder / f"{plain_name(f'{number:02} {called(report)}')}.pdf"
            save_paper(path, render_pdf(report))
            self._note("document.exported", each, report, path.name)

    def _note(self, command: str, each: OfSet, report: Report, target: str) -> None:
        facts = facts_of_print(
            each.kind,
            each.options,
            self._remembered.language(each.kind),
            self._open_event.facts,
            fingerprint(report),
        )
        self._open_event.note(command, **facts, target=target)


class _StoppedError(Exception):
    """Whoever waits wants no more of it."""
