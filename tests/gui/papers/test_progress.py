"""What is said while many pages go to the printer."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtPrintSupport import QPrinter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from arbiter_app.documents.pdf.render import render_together
from arbiter_app.gui.papers import progress
from arbiter_app.gui.papers.pdf_pages import PdfPages
from arbiter_app.gui.papers.printing import StoppedError, print_pages
from arbiter_app.gui.papers.progress import ProgressDialog
from tests.documents.conftest import event_of, report_of


def test_esc_stops_what_takes_longer_than_a_moment(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress, "_MOMENT", -1)
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = ProgressDialog(parent, "Printing", "Pages", 3)
    assert dialog.goes_on(1)
    assert dialog.isVisible()
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.goes_on(2)


def test_a_printer_gets_no_more_pages_once_it_is_stopped(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    report = report_of("start-list", event_of(6))
    pages = PdfPages(render_together("Lists", [("A", report), ("B", report)]).data)
    seen: list[int] = []

    def goes_on(_: ProgressDialog, step: int) -> bool:
        seen.append(step)
        return False

    monkeypatch.setattr(ProgressDialog, "goes_on", goes_on)
    with pytest.raises(StoppedError):
        print_pages(pages, QPrinter(), parent)
    pages.close()
    assert len(seen) == 1
    assert QApplication.activeModalWidget() is None
