"""The categories of the event, added, changed, moved and removed by keys."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLabel, QListWidget, QWidget
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.people.people import Sex
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.event.people.categories_dialog import CategoriesDialog
from arbiter_app.gui.parts.line import Line
from tests.gui.hands import press_button, visible_words


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    return widget


@pytest.fixture
def dialog(qtbot: QtBot, open_event: OpenEvent, parent: QWidget) -> CategoriesDialog:
    made = CategoriesDialog(parent, open_event)
    with qtbot.waitExposed(made):
        made.show()
    return made


def titles(open_event: OpenEvent) -> list[str]:
    return [each.title for each in open_event.tournament.categories]


def add_ready(dialog: CategoriesDialog, title: str) -> None:
    box = dialog.findChildren(QComboBox)[0]
    box.setCurrentIndex(box.findText(title))
    press_button(dialog, "Add it")


def line_of(dialog: CategoriesDialog, words: str) -> Line:
    label = next(each for each in dialog.findChildren(QLabel) if each.text() == words)
    found = label.buddy()
    assert isinstance(found, Line)
    return found


def the_list(dialog: CategoriesDialog) -> QListWidget:
    found = dialog.findChild(QListWidget)
    assert isinstance(found, QListWidget)
    return found


def test_that_ready_categories_are_added_once(
    dialog: CategoriesDialog, open_event: OpenEvent
) -> None:
    add_ready(dialog, "U12")
    add_ready(dialog, "U12, women and girls")
    assert titles(open_event) == ["U12", "U12, women and girls"]
    girls = open_event.tournament.categories[1]
    assert (girls.sex, girls.younger_than) == (Sex.FEMALE, 12)
    assert dialog.findChildren(QComboBox)[0].findText("U12") == -1


def test_that_the_order_of_papers_is_changed_by_keys(
    dialog: CategoriesDialog, open_event: OpenEvent
) -> None:
    for title in ("U8", "U10"):
        add_ready(dialog, title)
    listed = the_list(dialog)
    listed.setCurrentRow(1)
    QTest.keyClick(listed, Qt.Key.Key_Up, Qt.KeyboardModifier.AltModifier)
    assert titles(open_event) == ["U10", "U8"]
    assert listed.currentRow() == 0
    QTest.keyClick(listed, Qt.Key.Key_Delete)
    assert titles(open_event) == ["U8"]


def test_that_a_category_is_typed_and_what_is_wrong_is_said(
    dialog: CategoriesDialog, open_event: OpenEvent
) -> None:
    title, younger = (line_of(dialog, words) for words in ("&Title", "&Younger than"))
    title.setText("Young")
    younger.setText("tvelve")
    press_button(dialog, "Add the category")
    assert "“tvelve” is not a number." in visible_words(dialog)
    younger.setText("12")
    QTest.keyClick(younger, Qt.Key.Key_Return)
    assert titles(open_event) == ["Young"]
    assert open_event.tournament.categories[0].younger_than == 12


def test_that_it_is_closed_twice_in_silence(
    dialog: CategoriesDialog, recwarn: pytest.WarningsRecorder
) -> None:
    dialog.reject()
    dialog.reject()
    assert not [each for each in recwarn if "disconnect" in str(each.message)]
