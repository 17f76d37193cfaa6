"""In any list letters go to a name, and the menu of a row offers what can be done with it."""

from datetime import datetime

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction, QContextMenuEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractItemView, QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.disputes.incidents import Offence, Sanction
from arbiter_app.domain.facts.people.people import Role
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.gui.base.rows_model import RIGHT, Column, RowsModel
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.registration.table import DeskTable
from arbiter_app.gui.table.cross_table import CrossTable
from arbiter_app.gui.window.main_window import MainWindow
from arbiter_app.services.commands.disputes.incidents import record_incident
from arbiter_app.services.commands.whole.event import set_official
from arbiter_app.services.workspace import Workspace
from tests.gui.conftest import Builder, Typist
from tests.gui.hands import focused
from tests.gui.windows import open_window
from tests.services.disputes import of_one

Row = tuple[int, str, str]

ROWS: list[Row] = [
    (1, "Бойко Лев", "Київ"),
    (2, "Данько Яна", "Львів"),
    (3, "Дяченко Ігор", "Бровари"),
]


@pytest.fixture
def table(qtbot: QtBot) -> Table[Row]:
    """A list of people in three columns, with an act for a row."""
    columns: tuple[Column[Row], ...] = (
        Column(title="№", text=lambda row: str(row[0]), align=RIGHT),
        Column(title="Name", text=lambda row: row[1], is_name=True),
        Column(title="Town", text=lambda row: row[2]),
    )
    table = Table(RowsModel[Row](columns, lambda row: row[0]), name="People")
    table.row_acts = (QAction("Correct", table),)
    qtbot.addWidget(table)
    table.set_rows(ROWS)
    with qtbot.waitExposed(table):
        table.show()
    table.activateWindow()
    table.setFocus()
    return table


@pytest.mark.parametrize("column", [0, 1, 2])
@pytest.mark.parametrize("typed", ["дя", "lz", "ДЯ"])
def test_that_letters_of_either_keyboard_go_to_a_name_from_any_column(
    table: Table[Row], type_in: Typist, column: int, typed: str
) -> None:
    table.setCurrentIndex(table.model().index(0, column))
    type_in(table, typed)
    assert table.selected == ROWS[2]
    assert table.currentIndex().column() == column


def test_that_letters_of_nobody_leave_the_cursor_and_the_next_ones_begin_a_name(
    table: Table[Row], type_in: Typist
) -> None:
    table.select(2)
    type_in(table, "щ")
    assert table.selected == ROWS[1]
    type_in(table, "б")
    assert table.selected == ROWS[0], "no town"


def open_menu(view: QWidget) -> list[str]:
    """Press the menu key; return what is offered, and close the menu."""
    QTest.keyClick(view, Qt.Key.Key_Menu)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    texts = [act.text().replace("&", "").rstrip("…") for act in menu.actions()]
    QTest.keyClick(menu, Qt.Key.Key_Escape)
    return texts


def test_that_the_menu_key_offers_the_acts_of_the_row(table: Table[Row]) -> None:
    assert open_menu(table) == ["Correct"]


def test_that_shift_f10_offers_them_too(table: Table[Row]) -> None:
    QTest.keyClick(table, Qt.Key.Key_F10, Qt.KeyboardModifier.ShiftModifier)
    assert isinstance(QApplication.activePopupWidget(), QMenu)


def test_that_the_right_button_offers_the_acts_of_the_row_it_hits(table: Table[Row]) -> None:
    at = table.visualRect(table.model().index(1, 1)).center()
    QTest.mouseClick(table.viewport(), Qt.MouseButton.RightButton, pos=at)
    ask_by_mouse(table, at)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert [act.text() for act in menu.actions()] == ["Correct"]
    assert table.selected == ROWS[1]


def ask_by_mouse(table: QAbstractItemView, at: QPoint) -> None:
    reason = QContextMenuEvent.Reason.Mouse
    event = QContextMenuEvent(reason, at, table.viewport().mapToGlobal(at))
    QApplication.sendEvent(table.viewport(), event)


def test_that_a_list_with_nothing_to_do_can_be_copied(table: Table[Row]) -> None:
    table.row_acts = ()
    assert open_menu(table) == ["Copy the table"]


@pytest.fixture
def window(qtbot: QtBot, workspace: Workspace, drawn: Builder) -> MainWindow:
    """Six players in the first round, an official and a sanction."""
    drawn(6)
    workspace.do(set_official, role=Role.CHIEF_SECRETARY, name="Гай Ольга")
    workspace.do(
        record_incident,
        **of_one(
            at=datetime(2026, 4, 1, 12),
            player=PlayerId(1),
            round=Round(1),
            board=Board(1),
            offence=Offence.OTHER,
            account="Шум у залі",
            sanction=Sanction.WARNING,
        ),
    )
    workspace.close()
    return open_window(qtbot, workspace.path)


def test_that_every_list_of_a_page_has_a_menu_of_its_rows(window: MainWindow) -> None:
    for key, offered in (
        ("Shift+F2", {"Correct", "Remove"}),
        ("F3", {"Correct", "Replace person", "Withdraw", "Misses rounds"}),
        ("Shift+F3", {"Here or not", "Fee paid or not", "Papers shown"}),
        ("Ctrl+F3", {"Admit", "Do not admit"}),
        ("F4", {"Copy the table"}),
        ("F5", {"Swap colours", "Adjourn", "Incident at this board"}),
        ("Shift+F5", {"Correct the words", "Lift the sanction", "Print the act"}),
        ("F6", {"Why this place", "Print why"}),
        ("Ctrl+F7", {"Take in hand", "Remove the stage"}),
        ("F8", {"Print", "Save PDF"}),
        ("F9", {"Redo up to here (0 acts)"}),
    ):
        QTest.keySequence(window, QKeySequence(key))
        view = focused()
        if not isinstance(view, QAbstractItemView):
            lists = window.findChildren(QAbstractItemView)
            view = next(
                each for each in lists if each.isVisible() and isinstance(each, Table | CrossTable)
            )
        assert offered <= set(open_menu(view)), key


def test_that_the_menu_key_in_the_search_of_the_desk_is_about_who_is_chosen(
    window: MainWindow,
) -> None:
    QTest.keySequence(window, QKeySequence("Shift+F3"))
    table = window.findChild(DeskTable)
    assert isinstance(table, DeskTable)
    assert focused() is not table
    assert "Here or not" in open_menu(focused())


def test_that_letters_go_to_a_player_in_the_cross_table(
    window: MainWindow, type_in: Typist
) -> None:
    QTest.keySequence(window, QKeySequence("F6"))
    QTest.keySequence(window, QKeySequence("Alt+2"))
    table = focused()
    assert isinstance(table, CrossTable)
    type_in(table, "їж")
    named = {row.standing.player: row.name for row in table.table.rows}
    assert table.selected is not None
    assert named[table.selected].startswith("Їжак")
