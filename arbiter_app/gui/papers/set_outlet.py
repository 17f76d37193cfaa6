"""Makes the papers of a set and saves them, as one file or each in its own."""

from collections.abc import Callable, Iterator
from datetime import datetime
from pathlib import Path

from PySide6.QtWidgets import QWidget

from arbiter_app.documents.catalogue import Document
from arbiter_app.documents.options import Options
from arbiter_app.documents.parts.fingerprint import fingerprint
from arbiter_app.documents.pdf.render import render_pdf, render_together
from arbiter_app.documents.print_sets import (
    OfSet,
    PrintSet,
    SetPaper,
    as_typed,
    called,
    papers_of_set,
)
from arbiter_app.documents.report import Report
from arbiter_app.formats.errors import FileError
from arbiter_app.formats.file_names import plain_name
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.papers.outlets import AskFolder, AskPath
from arbiter_app.gui.papers.pdf_maker import one_at_a_time
from arbiter_app.gui.papers.progress import ProgressDialog
from arbiter_app.gui.papers.set_dialog import PrintSetDialog
from arbiter_app.gui.papers.words import paper_name
from arbiter_app.i18n import catalogue, translate
from arbiter_app.services.files.papers import save_paper
from arbiter_app.services.files.printed_papers import State, facts_of_print


class SetOutlet:
    """Saves sets for a page; a longer one says how far it is and can be stopped."""

    def __init__(
        self,
        page: QWidget,
        open_event: OpenEvent,
        language: Callable[[], str],
        *,
        ask_path: AskPath,
        ask_folder: AskFolder,
    ) -> None:
        """`language` tells the one that papers are made in."""
        self._page, self._open_event, self._language = page, open_event, language
        self._ask_path, self._ask_folder = ask_path, ask_folder
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
            make=self.save,
        )

    def save(self, print_set: PrintSet, apart: bool) -> bool:
        """Save a set where the arbiter says; return whether that is done with."""
        path = self._where(print_set, apart=apart)
        if path is None:
            return False
        self._folder = path if apart else path.parent
        text = translate("DocumentsPage", "Papers are being saved…")
        busy = ProgressDialog(self._page, self._title(print_set), text, len(print_set.papers))
        try:
            with one_at_a_time:
                made = list(self._made(print_set, busy))
                if made and apart:
                    self._save_apart(path, made, busy)
                elif made:
                    self._save_bound(path, made)
        except _StoppedError:
            self._open_event.done.emit(
                translate("PrintSetDialog", "Stopped: nothing more is saved.")
            )
            return True
        except FileError as error:
            self._open_event.refused.emit(error_sentence(error))
            return True
        finally:
            busy.put_away()
        told = translate("DocumentsPage", "%n paper(s) saved in {folder}", None, len(made))
        self._open_event.done.emit(told.format(folder=path))
        return True

    def _where(self, print_set: PrintSet, *, apart: bool) -> Path | None:
        if apart:
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
        texts = catalogue(self._language())
        made = papers_of_set(print_set, self._open_event.facts, texts, datetime.now())
        for count, each in enumerate(made):
            if not busy.goes_on(count):
                raise _StoppedError
            if isinstance(each.made, Report):
                yield each, each.made

    def _save_bound(self, path: Path, made: list[tuple[OfSet, Report]]) -> None:
        title = f"{path.stem}"
        together = render_together(title, [(called(report), report) for _, report in made])
        save_paper(path, together.data)
        for each, report in made:
            self._note(each, report, path.name)

    def _save_apart(
        self, folder: Path, made: list[tuple[OfSet, Report]], busy: ProgressDialog
    ) -> None:
        for number, (each, report) in enumerate(made, start=1):
            if not busy.goes_on(number - 1):
                raise _StoppedError
            path = folder / f"{plain_name(f'{number:02} {called(report)}')}.pdf"
            save_paper(path, render_pdf(report))
            self._note(each, report, path.name)

    def _note(self, each: OfSet, report: Report, target: str) -> None:
        facts = facts_of_print(
            each.kind,
            each.options,
            self._language(),
            self._open_event.facts,
            fingerprint(report),
        )
        self._open_event.note("document.exported", **facts, target=target)


class _StoppedError(Exception):
    """Whoever saves wants no more of it."""
