"""A list with its filter, the words about the chosen row, and the page while nothing is in it."""

import pytest
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from arbiter_app.gui.base.rows_model import RIGHT, Column, RowsModel
from arbiter_app.gui.parts.pages.empty_page import EmptyPage
from arbiter_app.gui.parts.pages.list_panel import ListPanel
from arbiter_app.gui.parts.pages.told_panel import Told, ToldPanel
from arbiter_app.gui.parts.tables.table import Table

Row = tuple[int, str, str]


def table_of(*, least_name: int = 0, spares_remark: int = 0) -> Table[Row]:
    """A table of three columns: number, name and remark."""
    columns: tuple[Column[Row], ...] = (
        Column(title="№", text=lambda row: str(row[0]), align=RIGHT),
        Column(title="Name", text=lambda row: row[1], narrowest=least_name),
        Column(title="Remark", text=lambda row: row[2], spare=spares_remark),
    )
    return Table(RowsModel[Row](columns, lambda row: row[0]), name="List", hides_empty=True)


@pytest.fixture
def panel(qtbot: QtBot) -> ListPanel[Row]:
    add = QAction("Add")
    panel = ListPanel(
        table_of(),
        filter_name="Filter",
        told=("About the row", lambda row: [Told(f"This is {row[1]}.")]),
        empty=EmptyPage("Nothing is here yet.", "Add", act=add),
    )
    add.setParent(panel)
    qtbot.addWidget(panel)
    panel.resize(500, 300)
    with qtbot.waitExposed(panel):
        panel.show()
    return panel


def words(panel: ListPanel[Row]) -> str:
    return "\n".join(label.text() for label in panel.findChildren(QLabel) if label.isVisible())


def test_that_an_empty_list_shows_its_page_and_leaves_it_with_the_first_row(
    panel: ListPanel[Row],
) -> None:
    panel.show_rows([])
    assert "Nothing is here yet." in words(panel)
    assert not panel.table.isVisible()
    panel.show_rows([(1, "Hava", "")], first=1)
    assert panel.table.isVisible()
    assert words(panel) == "This is Hava."


def test_that_the_same_row_stays_chosen_whatever_comes_before_it(panel: ListPanel[Row]) -> None:
    panel.show_rows([(3, "Hava", ""), (4, "Bilyk", "")], first=4)
    panel.show_rows([(1, "Zhuk", ""), (3, "Hava", ""), (4, "Bilyk", "ill")], first=1)
    assert panel.table.selected == (4, "Bilyk", "ill")


def test_that_typed_words_narrow_the_list(panel: ListPanel[Row]) -> None:
    panel.show_rows([(3, "Hava", ""), (4, "Bilyk", "")])
    QTest.keyClicks(panel.filter, "bil")
    assert [row[1] for row in panel.table.shown] == ["Bilyk"]


def test_that_an_act_that_cannot_be_done_is_not_offered_by_the_empty_page(
    panel: ListPanel[Row],
) -> None:
    panel.show_rows([])
    add = panel.findChild(QAction)
    assert isinstance(add, QAction)
    assert panel.empty is not None
    add.setEnabled(False)
    assert not panel.empty.button.isEnabled()


def test_that_what_nobody_has_takes_no_room(panel: ListPanel[Row]) -> None:
    panel.show_rows([(3, "Hava", "")])
    assert panel.table.isColumnHidden(2)
    panel.show_rows([(3, "Hava", "ill")])
    assert not panel.table.isColumnHidden(2)


def test_that_where_there_is_no_room_spare_columns_go_before_names_are_cut(qtbot: QtBot) -> None:
    table = table_of(least_name=5, spares_remark=1)
    qtbot.addWidget(table)
    table.resize(700, 200)
    with qtbot.waitExposed(table):
        table.show()
    table.set_rows([(1, "A very long name of a player", "a remark of some words")])
    whole = table.columnWidth(1)
    assert not table.isColumnHidden(2)
    table.resize(whole + table.columnWidth(0) + 10, 200)
    assert table.isColumnHidden(2)
    assert table.columnWidth(1) >= whole
    table.resize(whole // 2 + table.columnWidth(0), 200)
    assert table.columnWidth(1) < whole
    assert table.lacking <= 0
    table.resize(700, 200)
    assert not table.isColumnHidden(2)
    assert table.columnWidth(1) == whole


def test_that_what_is_told_goes_below_the_list_where_there_is_no_room_beside_it(
    panel: ListPanel[Row],
) -> None:
    panel.show_rows([(1, "Hava", "")], first=1)
    about = next(each for each in panel.findChildren(ToldPanel))
    assert about.geometry().top() >= panel.table.geometry().bottom()
    panel.resize(1200, 300)
    QApplication.processEvents()
    assert about.geometry().left() >= panel.table.geometry().right()
    assert about.geometry().top() == panel.table.geometry().top()


def test_that_the_keys_stay_with_the_list_as_it_fills(panel: ListPanel[Row]) -> None:
    panel.activateWindow()
    panel.show_rows([])
    panel.take_focus()
    panel.show_rows([(1, "Hava", "")])
    assert panel.focusWidget() is panel.table
