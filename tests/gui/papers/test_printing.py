"""What goes to a printer: the PDF itself where the system takes one, else bands of bounded size."""

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path

import pypdfium2
import pytest
from PySide6.QtGui import QImage, QPainter
from PySide6.QtPrintSupport import QPrinter
from pytestqt.qtbot import QtBot

from arbiter_app.documents.pdf.render import render_together
from arbiter_app.gui.papers import pdf_pages, printing
from arbiter_app.gui.papers.pdf_pages import PdfPages
from arbiter_app.gui.papers.print_system import print_command
from arbiter_app.gui.papers.printing import StoppedError, print_pages
from arbiter_app.gui.papers.progress import ProgressDialog
from tests.documents.conftest import event_of, report_of

_MOST = 16 * 1024 * 1024
"""Bytes that a picture on its way to a printer may take."""

KEEPING = """
import sys
from pathlib import Path
job = Path(sys.argv[1], str(len([*Path(sys.argv[1]).iterdir()])))
job.with_suffix(".pdf").write_bytes(sys.stdin.buffer.read())
job.with_suffix(".words").write_text("\\n".join(sys.argv[2:]), encoding="utf-8")
"""
"""A printing system that keeps its jobs in a folder: the PDF, and the words of the command."""


@pytest.fixture
def printer(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> QPrinter:
    """A printer of the system, as far as it is asked about itself."""
    printer = QPrinter()
    native, both_sides = QPrinter.OutputFormat.NativeFormat, QPrinter.DuplexMode.DuplexLongSide
    monkeypatch.setattr(printer, "outputFormat", lambda: native)
    monkeypatch.setattr(printer, "printerName", lambda: "Hall printer")
    monkeypatch.setattr(printer, "duplex", lambda: both_sides)
    return printer


@pytest.fixture
def pages(qtbot: QtBot) -> Iterator[PdfPages]:
    """Three pages, all of A4, that say which they are of."""
    events = [event_of(count) for count in (4, 5, 6)]
    reports = [(str(len(each.players)), report_of("start-list", each)) for each in events]
    made = PdfPages(render_together("Lists", reports).data)
    yield made
    made.close()


@pytest.fixture
def jobs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a printing system that takes everything."""
    folder = tmp_path / "jobs"
    folder.mkdir()
    has_system(monkeypatch, KEEPING, str(folder))
    return folder


def has_system(monkeypatch: pytest.MonkeyPatch, program: str, *words: str) -> None:
    """Let this computer have a printing system that does what a program says."""
    command = (sys.executable, "-c", program, *words)
    monkeypatch.setattr(printing, "print_command", lambda: command)


def texts(pdf: Path | bytes) -> list[str]:
    with pypdfium2.PdfDocument(pdf) as document:
        return [page.get_textpage().get_text_range() for page in document]


def test_that_the_system_gets_the_pdf_itself_with_what_was_chosen(
    pages: PdfPages, printer: QPrinter, jobs: Path
) -> None:
    printer.setDocName("Стартовий список")
    printer.setCopyCount(3)
    assert print_pages(pages, printer)
    (job,) = jobs.glob("*.pdf")
    assert job.read_bytes() == pages.data
    words = job.with_suffix(".words").read_text(encoding="utf-8").splitlines()
    assert words[words.index("-d") + 1] == "Hall printer"
    assert words[words.index("-n") + 1] == "3"
    assert words[words.index("-t") + 1] == "Стартовий список"
    assert {"sides=two-sided-long-edge", "media=A4"} <= set(words)


def test_that_only_the_pages_asked_for_are_handed_over(
    pages: PdfPages, printer: QPrinter, jobs: Path
) -> None:
    printer.setFromTo(2, 3)
    assert print_pages(pages, printer)
    (job,) = jobs.glob("*.pdf")
    assert texts(job) == texts(pages.data)[1:]


def test_that_a_system_that_refuses_is_no_print(
    pages: PdfPages, printer: QPrinter, monkeypatch: pytest.MonkeyPatch
) -> None:
    has_system(monkeypatch, "raise SystemExit(1)")
    assert not print_pages(pages, printer)


def test_that_a_system_that_does_not_answer_can_be_stopped(
    pages: PdfPages, printer: QPrinter, monkeypatch: pytest.MonkeyPatch
) -> None:
    has_system(monkeypatch, "import time; time.sleep(600)")
    monkeypatch.setattr(ProgressDialog, "goes_on", lambda *_: False)
    with pytest.raises(StoppedError):
        print_pages(pages, printer)


@pytest.mark.parametrize(("platform", "words"), [("linux", ("/usr/bin/lp",)), ("win32", ())])
def test_that_windows_has_no_such_system(
    monkeypatch: pytest.MonkeyPatch, platform: str, words: tuple[str, ...]
) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    monkeypatch.setattr(shutil, "which", lambda name: f"/usr/bin/{name}")
    assert print_command() == words


def test_that_a_printer_that_is_a_file_gets_real_text(pages: PdfPages, tmp_path: Path) -> None:
    printer = QPrinter()
    printer.setOutputFormat(QPrinter.OutputFormat.PdfFormat)
    printer.setOutputFileName(str(tmp_path / "printed.pdf"))
    printer.setFromTo(1, 2)
    assert print_pages(pages, printer)
    assert texts(tmp_path / "printed.pdf") == texts(pages.data)[:2]


def test_that_without_such_a_system_the_pages_are_painted(
    pages: PdfPages, printer: QPrinter, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    printer.setOutputFileName(str(tmp_path / "painted.pdf"))
    printer.setResolution(100)
    assert print_pages(pages, printer)
    with pypdfium2.PdfDocument(tmp_path / "painted.pdf") as painted:
        sizes = [painted.get_page_size(number) for number in range(len(painted))]
        darkest = min(bytes(painted[0].render().buffer))
    assert [round(width) for width, _ in sizes] == [round(each.width()) for each in pages.sizes]
    assert darkest < 64


def test_that_bands_are_small_and_make_up_the_page(
    pages: PdfPages, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert all(band.sizeInBytes() <= _MOST for _, band in pages.bands(0, 600 / 72))
    monkeypatch.setattr(pdf_pages, "_MOST_OF_BAND", 90_000)
    whole = pages.image(0, 150 / 72)
    joined = QImage(whole.size(), QImage.Format.Format_RGB32)
    painter = QPainter(joined)
    count = 0
    for top, band in pages.bands(0, 150 / 72):
        painter.drawImage(0, top, band)
        count += 1
    painter.end()
    assert count > 10
    assert joined == whole
