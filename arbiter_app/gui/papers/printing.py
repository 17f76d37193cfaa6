"""The pages of a PDF on a printer, at its own resolution and on paper of their size."""

from PySide6.QtCore import QMarginsF, QRectF, QSizeF
from PySide6.QtGui import QPageLayout, QPageSize, QPainter
from PySide6.QtPrintSupport import QPrintDialog, QPrinter
from PySide6.QtWidgets import QWidget

from arbiter_app.gui.look.plain import plain_title
from arbiter_app.gui.papers.pdf_pages import POINTS_PER_INCH, PdfPages

# Beyond this a page of paper looks the same and a page in memory does not.
_FINEST = 600


def ask_printer(parent: QWidget, title: str, pages: PdfPages) -> QPrinter | None:
    """Let the arbiter choose a printer and pages; None if nothing shall be printed."""
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setDocName(title)
    printer.setPageLayout(_layout(pages.sizes[0]))
    dialog = QPrintDialog(printer, parent)
    dialog.setWindowTitle(plain_title(title))
    dialog.setMinMax(1, len(pages))
    dialog.setOption(QPrintDialog.PrintDialogOption.PrintPageRange)
    return printer if dialog.exec() == QPrintDialog.DialogCode.Accepted else None


def print_pages(pages: PdfPages, printer: QPrinter) -> bool:
    """Print the pages that were asked for; return whether the printer took them."""
    first, last = printer.fromPage() or 1, printer.toPage() or len(pages)
    resolution = min(printer.resolution(), _FINEST)
    painter = QPainter()
    for number in range(first - 1, min(last, len(pages))):
        printer.setPageLayout(_layout(pages.sizes[number]))
        printer.setFullPage(True)
        if not (printer.newPage() if painter.isActive() else painter.begin(printer)):
            return False
        image = pages.image(number, resolution / POINTS_PER_INCH)
        scale = printer.resolution() / POINTS_PER_INCH
        painter.drawImage(QRectF(0, 0, *(pages.sizes[number] * scale).toTuple()), image)
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
