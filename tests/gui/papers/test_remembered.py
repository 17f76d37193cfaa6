"""What was chosen about papers: of each document, in each event, from one start to the next."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QListWidget, QSpinBox
from pytestqt.qtbot import QtBot

from arbiter_app.documents.catalogue import document
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.gui.papers.language_choice import LanguageChoice
from arbiter_app.gui.papers.option_form import OptionForm
from arbiter_app.gui.papers.page import DocumentsPage
from arbiter_app.gui.papers.remembered import Remembered
from tests.gui.conftest import Builder
from tests.gui.hands import show_page
from tests.gui.papers.test_page import words
from tests.gui.papers.test_sheet_form import child, field, preview, show


@pytest.fixture
def page(qtbot: QtBot, open_event: OpenEvent, drawn: Builder) -> DocumentsPage:
    drawn(6)
    return show_page(qtbot, DocumentsPage(open_event))


def speak(page: DocumentsPage, language: str) -> None:
    box = child(page, LanguageChoice)
    box.setCurrentIndex(box.findData(language))


def test_that_a_paper_in_both_languages_leaves_out_a_column_in_both(
    qtbot: QtBot, page: DocumentsPage
) -> None:
    show(qtbot, page, "start-list")
    both = words(preview(qtbot, page, lambda: speak(page, "uk+en")))
    assert "Start list" in both
    assert "Стартовий список" in both
    columns = field(page, QListWidget, "Columns shown")
    items = [columns.item(row) for row in range(columns.count())]
    (region,) = [each for each in items if each.text().endswith(" / Region")]
    lighter = preview(qtbot, page, lambda: region.setCheckState(Qt.CheckState.Unchecked))
    assert "Львівська" in both
    assert "Львівська" not in words(lighter)
    assert "Region" not in words(lighter)


def test_that_each_document_keeps_its_language_and_others_have_the_last_one(
    qtbot: QtBot, page: DocumentsPage, open_event: OpenEvent
) -> None:
    show(qtbot, page, "start-list")
    preview(qtbot, page, lambda: speak(page, "en"))
    show(qtbot, page, "cross-table")
    assert child(page, LanguageChoice).language == "en"
    preview(qtbot, page, lambda: speak(page, "uk"))
    later = show_page(qtbot, DocumentsPage(open_event))
    spoken = {}
    for each in ("start-list", "cross-table", "officials"):
        show(qtbot, later, each)
        spoken[each] = child(later, LanguageChoice).language
    assert spoken == {"start-list": "en", "cross-table": "uk", "officials": "uk"}


def test_that_the_order_of_a_list_is_there_after_another_start_and_the_round_is_not(
    qtbot: QtBot, page: DocumentsPage, open_event: OpenEvent
) -> None:
    show(qtbot, page, "pairings")
    of, order = child(page, OptionForm).boxes
    preview(qtbot, page, lambda: of.setCurrentIndex(of.findData(3)))
    preview(qtbot, page, lambda: order.setCurrentIndex(order.findData("name")))
    later = show_page(qtbot, DocumentsPage(open_event))
    show(qtbot, later, "pairings")
    assert [box.currentData() for box in child(later, OptionForm).boxes] == [None, "name"]


def test_that_what_another_page_asks_for_is_not_remembered(
    qtbot: QtBot, page: DocumentsPage, open_event: OpenEvent
) -> None:
    preview(qtbot, page, lambda: page.show_paper("pairings", {"order": "name"}))
    later = show_page(qtbot, DocumentsPage(open_event))
    show(qtbot, later, "pairings")
    assert child(later, OptionForm).boxes[-1].currentData() == "board"


def test_that_what_is_remembered_of_one_event_says_nothing_of_another() -> None:
    here, there = Remembered(Preferences(), "here"), Remembered(Preferences(), "there")
    kind = document("start-list")
    here.keep(kind, {"paper": "a3", "sort": "region"})
    assert (here.sheet_options(kind), here.options(kind)) == ({"paper": "a3"}, {"sort": "region"})
    assert not there.usual(kind)
    here.keep(kind, {"paper": None})
    assert here.usual(kind) == {"sort": "region"}


def test_that_only_the_pages_that_are_wished_are_seen_and_nonsense_is_refused(
    qtbot: QtBot, page: DocumentsPage, open_event: OpenEvent
) -> None:
    whole = show(qtbot, page, "player-card")
    second = whole.text(1)
    pages = field(page, QLineEdit, "Pages")
    pages.setText("2")
    some = preview(qtbot, page, pages.editingFinished.emit)
    assert words(some) == second
    pages.setText("5-2")
    with qtbot.waitSignal(open_event.refused) as refused:
        pages.editingFinished.emit()
    assert "5-2" in refused.args[0]
    assert pages.text() == "2"


def test_that_the_printer_is_asked_for_as_many_copies_as_are_chosen(
    qtbot: QtBot, page: DocumentsPage, open_event: OpenEvent
) -> None:
    asked: list[int] = []
    page = show_page(
        qtbot, DocumentsPage(open_event, ask_printer=lambda *told: asked.append(told[-1]))
    )
    show(qtbot, page, "cross-table")
    preview(qtbot, page, lambda: field(page, QSpinBox, "Copies").setValue(3))
    QTest.keyClick(page, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    show(qtbot, page, "start-list")
    QTest.keyClick(page, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    assert asked == [3, 1]
