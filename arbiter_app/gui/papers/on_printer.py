"""Pages put on a printer that the arbiter chooses, who is told what has become of it."""

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtPrintSupport import QPrinter
from PySide6.QtWidgets import QWidget

from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.papers.pdf_pages import PdfPages
from arbiter_app.gui.papers.printing import StoppedError, pages_wanted, print_pages
from arbiter_app.i18n import translate

AskPrinter = Callable[[QWidget, str, PdfPages, int], QPrinter | None]
"""Asks on which printer pages go, and in how many copies unless something else is chosen there."""


@dataclass(frozen=True, slots=True)
class Taken:
    """What a printer has taken."""

    first: int
    last: int
    """Pages, from 1."""
    printer: str

    def has(self, before: int, pages: int) -> bool:
        """Whether any of so many pages is printed that stand behind `before` others."""
        return before < self.last and self.first <= before + pages


def print_out(
    page: QWidget,
    open_event: OpenEvent,
    title: str,
    pages: PdfPages,
    copies: int,
    *,
    ask: AskPrinter,
) -> Taken | None:
    """Print pages where the arbiter says; return what was taken, None where nothing is noted."""
    printer = ask(page, title, pages, copies)
    if printer is None:
        return None
    try:
        is_taken = print_pages(pages, printer, page)
    except StoppedError:
        stopped = translate(
            "DocumentsPage",
            "Printing was stopped; what the printer has taken by then is not noted.",
        )
        open_event.done.emit(stopped)
        return None
    if not is_taken:
        failed = translate(
            "DocumentsPage",
            "The printer did not take the paper. See that it is on and chosen, print again.",
        )
        open_event.refused.emit(failed)
        return None
    return Taken(*pages_wanted(pages, printer), printer.printerName())


def tell_printed(open_event: OpenEvent, title: str) -> None:
    """Say that something is printed."""
    open_event.done.emit(translate("DocumentsPage", "Printed: {document}").format(document=title))
