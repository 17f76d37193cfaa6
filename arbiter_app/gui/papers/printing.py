"""The pages of a PDF on a printer: the PDF itself where something takes it, else painted in bands
at the resolution of the printer, on paper of their size.
"""

from math import ceil
from pathlib import Path

from PySide6.QtCore import QMarginsF, QRectF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QWidget

from arbiter_app.formats.errors import FileError
from arbiter_app.gui.look.plain import plain_title
from arbiter_app.gui.papers.pdf_pages import POINTS_PER_INCH, PdfPages
from arbiter_app.gui.papers.print_system import hand_over, print_command
from arbiter_app.gui.papers.progress import ProgressDialog
from arbiter_app.i18n import translate
from arbiter_app.services.files.papers import save_paper

# Beyond this a page of paper looks the same and a page in memory does not.
_FINEST = 600


def ask_printer(parent: QWidget, title: str, pages: PdfPages, copies: int = 1) -> QPrinter | None:
    """Let the arbiter choose a printer and pages; None if nothing shall be printed."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(title)
    printer.setPageLayout(_layout(pages.sizes[0]))
    printer.setCopyCount(copies)
    dialog = QPrintDialog(printer, parent)
    dialog.setWindowTitle(plain_title(title))
    dialog.setMinMax(1, len(pages))
    dialog.setOption(QPrintDialog.PrintDialogOption.PrintPageRange)
    return printer if dialog.exec() == QPrintDialog.DialogCode.Accepted else None


class StoppedError(Exception):
    """Whoever prints wants no more of it."""


def print_pages(pages: PdfPages, printer: QPrinter, parent: QWidget | None = None) -> bool:
    """Print the pages that were asked for; return whether the printer took them. Where it takes
    longer than a moment, a small window of `parent` says how far it is.

    Raises StoppedError where that is stopped.
    """
    first, last = pages_wanted(pages, printer)
    busy = ProgressDialog(
        parent,
        translate("Printing", "Printing"),
        translate("Printing", "Pages go to the printer…"),
        last - first + 1,
    )
    painter = QPainter()
    try:
        if printer.outputFormat() is QPrinter.OutputFormat.PdfFormat and printer.outputFileName():
            return _print_into_file(pages, printer)
        program = print_command()
        if printer.outputFormat() is QPrinter.OutputFormat.NativeFormat and program:
            taken = hand_over(program, pages, printer, first, last, goes_on=busy.goes_on)
            if taken is None:
                raise StoppedError
            return taken
        return _paint(pages, printer, painter, busy)
    finally:
        if painter.isActive():
            painter.end()
        busy.put_away()


def pages_wanted(pages: PdfPages, printer: QPrinter) -> tuple[int, int]:
    """Return the first and the last page that a printer is asked for, from 1."""
    return printer.fromPage() or 1, min(printer.toPage() or len(pages), len(pages))


def _print_into_file(pages: PdfPages, printer: QPrinter) -> bool:
    """Write the PDF where a printer that is a file was to put it."""
    try:
        save_paper(Path(printer.outputFileName()), pages.part(*pages_wanted(pages, printer)))
    except FileError:
        return False
    return True


def _paint(pages: PdfPages, printer: QPrinter, painter: QPainter, busy: ProgressDialog) -> bool:
    """Paint the pages band by band: a page of pixels takes more memory than all of its words."""
    first, last = pages_wanted(pages, printer)
    dots = ceil(printer.resolution() / _FINEST)
    """Of the printer to a pixel: with a whole number of them no line is seen between bands."""
    for number in range(first - 1, last):
        if not busy.goes_on(number - first + 1):
            printer.abort()
            raise StoppedError
        printer.setPageLayout(_layout(pages.sizes[number]))
        printer.setFullPage(True)
        if not (printer.newPage() if painter.isActive() else painter.begin(printer)):
            return False
        for top, band in pages.bands(number, printer.resolution() / dots / POINTS_PER_INCH):
            if top and not busy.goes_on(number - first + 1):
                printer.abort()
                raise StoppedError
            place = QRectF(0, top * dots, band.width() * dots, band.height() * dots)
            painter.drawImage(place, band)
    return painter.end()


def _layout(size: QSizeF) -> QPageLayout:
    """Return the page of the PDF: its size and orientation, without margins of the printer's."""
    across = size.width() > size.height()
    paper = QPageSize(
        size.transposed() if across else size,
        QPageSize.Unit.Point,
        "",
        QPageSize.SizeMatchPolicy.FuzzyMatch,
    )
    orientation = QPageLayout.Orientation.Landscape if across else QPageLayout.Orientation.Portrait
    return QPageLayout(paper, orientation, QMarginsF())
