"""What is wished for a sheet, beside its preview."""

from collections.abc import Callable
from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit, QListWidget, QWidget
from pytestqt.qtbot import QtBot

from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.papers.page import DocumentsPage
from arbiter_app.gui.papers.paper_list import PaperList
from arbiter_app.gui.papers.pdf_pages import PdfPages
from arbiter_app.gui.papers.pdf_view import PdfView
from arbiter_app.gui.papers.sheet_form import SheetForm
from tests.gui.conftest import Builder
from tests.gui.hands import show_page

W = TypeVar("W", bound=QWidget)


def child(parent: QWidget, kind: type[W]) -> W:
    found = parent.findChild(kind)
    assert isinstance(found, kind)
    return found


def field(page: DocumentsPage, kind: type[W], name: str) -> W:
    form = child(page, SheetForm)
    return next(each for each in form.findChildren(kind) if each.accessibleName() == name)


def preview(qtbot: QtBot, page: DocumentsPage, after: Callable[[], object]) -> PdfPages:
    view = child(page, PdfView)
    before = view.pages
    after()
    qtbot.waitUntil(lambda: view.pages is not None and view.pages is not before)
    assert view.pages is not None
    return view.pages


def show(qtbot: QtBot, page: DocumentsPage, id_: str) -> PdfPages:
    return preview(qtbot, page, lambda: child(page, PaperList).choose(id_))


def wish(box: QComboBox, choice: str) -> Callable[[], object]:
    return lambda: box.setCurrentIndex(box.findData(choice))


@pytest.fixture
def page(qtbot: QtBot, open_event: OpenEvent) -> DocumentsPage:
    return show_page(qtbot, DocumentsPage(open_event))


def test_that_a_sheet_takes_the_paper_that_is_wished_and_others_do_not(
    qtbot: QtBot, page: DocumentsPage, drawn: Builder
) -> None:
    drawn(6)
    show(qtbot, page, "cross-table")
    paper = field(page, QComboBox, "Paper")
    sheet = preview(qtbot, page, wish(paper, "a3"))
    assert max(sheet.sizes[0].toTuple()) == pytest.approx(1190, abs=2)
    other = show(qtbot, page, "start-list")
    assert max(other.sizes[0].toTuple()) == pytest.approx(842, abs=2)
    again = show(qtbot, page, "cross-table")
    assert max(again.sizes[0].toTuple()) == pytest.approx(1190, abs=2)


def test_that_what_is_wished_is_there_after_another_start(
    qtbot: QtBot, page: DocumentsPage, open_event: OpenEvent, drawn: Builder
) -> None:
    drawn(6)
    show(qtbot, page, "cross-table")
    lying = field(page, QComboBox, "Orientation")
    preview(qtbot, page, wish(lying, "landscape"))
    later = show_page(qtbot, DocumentsPage(open_event))
    show(qtbot, later, "cross-table")
    assert field(later, QComboBox, "Orientation").currentText() == "landscape"


def test_that_a_column_is_left_out_by_space_and_brought_back(
    qtbot: QtBot, page: DocumentsPage, drawn: Builder
) -> None:
    drawn(6)
    whole = show(qtbot, page, "start-list")
    assert "Львівська" in whole.text(0)
    columns = field(page, QListWidget, "Columns shown")
    row = next(
        row
        for row in range(columns.count())
        if columns.item(row).data(Qt.ItemDataRole.UserRole) == "region"
    )
    columns.setFocus()
    columns.setCurrentRow(row)
    lighter = preview(qtbot, page, lambda: QTest.keyClick(columns, Qt.Key.Key_Space))
    assert "Львівська" not in lighter.text(0)
    columns.setCurrentRow(row)
    back = preview(qtbot, page, lambda: QTest.keyClick(columns, Qt.Key.Key_Space))
    assert "Львівська" in back.text(0)


def test_that_the_number_of_a_protocol_is_typed(
    qtbot: QtBot, page: DocumentsPage, drawn: Builder
) -> None:
    drawn(6)
    show(qtbot, page, "round-protocol")
    number = field(page, QLineEdit, "Number of the protocol")
    number.setFocus()
    QTest.keyClicks(number, "12")
    typed = preview(qtbot, page, lambda: QTest.keyClick(number, Qt.Key.Key_Return))
    assert "№ 12" in typed.text(0)


def test_that_what_the_layout_could_not_obey_is_told_above_the_sheet(
    qtbot: QtBot, page: DocumentsPage, drawn: Builder
) -> None:
    drawn(24)
    show(qtbot, page, "cross-table")
    size = field(page, QComboBox, "Size of type")
    preview(qtbot, page, wish(size, "28"))
    told = [each for each in page.findChildren(QWidget) if "does not fit" in _text(each)]
    assert [each.isVisible() for each in told] == [True]


def _text(widget: QWidget) -> str:
    text = getattr(widget, "text", None)
    return str(text()) if callable(text) else ""
