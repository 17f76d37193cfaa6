"""The boards in the hall and the order of rounds, set by keys on the page of tournaments."""

from collections.abc import Callable
from datetime import datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QPlainTextEdit, QTableWidget
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.people.people import Role
from arbiter_app.domain.ids import Board, Round
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.tournaments.page import TournamentsPage
from arbiter_app.services.commands.people.officials import add_official
from arbiter_app.services.commands.whole.hall import arrange_hall, set_order_of_rounds
from arbiter_app.services.workspace import Workspace
from tests.gui.conftest import Builder
from tests.gui.hands import in_dialog, show_page, visible_words
from tests.gui.round_hands import take_up_again
from tests.services.tournament_hands import filled

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier
MORNING = datetime(2026, 12, 5, 10)


@pytest.fixture
def page(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent, drawn: Builder
) -> TournamentsPage:
    """U10 of six and U12 of four players, both drawn."""
    drawn(6)
    filled(workspace)
    return show_page(qtbot, TournamentsPage(open_event))


def open_by_f6(
    qtbot: QtBot,
    page: TournamentsPage,
    act: Callable[[QDialog], None],
    modifier: Qt.KeyboardModifier = CTRL,
) -> None:
    """Open the order of rounds, with Alt the boards in the hall, and act in it."""

    def do(dialog: QDialog) -> None:
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        act(dialog)

    take_up_again(page)
    in_dialog(do)
    table = page.findChild(Table)
    assert table is not None
    QTest.keyClick(table, Qt.Key.Key_F6, modifier)


def grid_of(dialog: QDialog) -> QTableWidget:
    grid = dialog.findChild(QTableWidget)
    assert isinstance(grid, QTableWidget)
    return grid


def column(grid: QTableWidget, place: int) -> list[str]:
    items = (grid.item(row, place) for row in range(grid.rowCount()))
    return [item.text() for item in items if item is not None]


def typed(grid: QTableWidget, text: str) -> None:
    """Type into the cell of the cursor, and take it."""
    QTest.keyClicks(grid, text[0])
    editor = QApplication.focusWidget()
    assert isinstance(editor, QLineEdit)
    QTest.keyClicks(editor, text[1:])
    QTest.keyClick(editor, Qt.Key.Key_Return)
    QApplication.processEvents()


def test_all_tournaments_are_numbered_through_and_undone_in_one(
    qtbot: QtBot, page: TournamentsPage
) -> None:
    def number_through(dialog: QDialog) -> None:
        (rooms,) = (each for each in dialog.findChildren(QLineEdit) if each.isVisible())
        QTest.keyClicks(rooms, "Hall A: 1-10")
        assert column(grid_of(dialog), 2) == ["", ""]
        QTest.keyClick(dialog, Qt.Key.Key_N, Qt.KeyboardModifier.AltModifier)
        qtbot.waitUntil(lambda: column(grid_of(dialog), 2) == ["1", "4"])
        assert column(grid_of(dialog), 3) == ["Hall A", "Hall A"]
        QTest.keyClick(dialog, Qt.Key.Key_Return, CTRL)

    open_by_f6(qtbot, page, number_through, Qt.KeyboardModifier.AltModifier)
    whole = page.open_event.whole
    assert [each.first_board for each in whole.tournaments] == [1, 4]
    assert [room.name for room in whole.rooms] == ["Hall A"]
    page.open_event.undo()
    assert [each.first_board for each in page.open_event.whole.tournaments] == [None, None]


def test_a_round_of_several_tournaments_gets_its_start_at_once(
    qtbot: QtBot, page: TournamentsPage
) -> None:
    ids = [each.id for each in page.open_event.whole.tournaments]
    page.open_event.do(arrange_hall, first_boards=dict.fromkeys(ids, Board(1)), rooms=())

    def set_times(dialog: QDialog) -> None:
        grid = grid_of(dialog)
        grid.setFocus()
        grid.setCurrentCell(0, 0)
        QTest.keyClick(grid, Qt.Key.Key_Down, SHIFT)
        typed(grid, "5.12.2026 10:00")
        assert column(grid, 0) == ["05.12.2026 10:00"] * 2
        told = dialog.findChild(QPlainTextEdit)
        assert told is not None
        said = told.toPlainText()
        assert "U10, round 1 and U12, round 1 both at boards 1–2" in said
        assert "5 boards · U10, round 1; U12, round 1" in said
        QTest.keyClick(dialog, Qt.Key.Key_Return, CTRL)

    open_by_f6(qtbot, page, set_times)
    starts = [each.main_stage.rounds[0].starts_at for each in page.open_event.whole.tournaments]
    assert starts == [MORNING, MORNING]
    page.open_event.undo()
    assert page.open_event.competition.rounds[0].starts_at is None


def test_a_start_out_of_order_is_told_and_nothing_is_set(
    qtbot: QtBot, page: TournamentsPage
) -> None:
    def type_wrong(dialog: QDialog) -> None:
        grid = grid_of(dialog)
        grid.setFocus()
        for place, text in ((0, "5.12.2026 10:00"), (1, "4.12.2026 10:00")):
            grid.setCurrentCell(0, place)
            typed(grid, text)
        QTest.keyClick(dialog, Qt.Key.Key_Return, CTRL)
        assert dialog.isVisible()
        assert "U10: " in visible_words(dialog)
        grid.setCurrentCell(0, 1)
        typed(grid, "tomorrow")
        assert "“tomorrow” is not a day and an hour" in visible_words(dialog)
        assert column(grid, 1)[0] == "04.12.2026 10:00"
        dialog.reject()

    open_by_f6(qtbot, page, type_wrong)
    assert page.open_event.competition.rounds[0].starts_at is None


def test_what_is_in_the_way_between_tournaments_is_told_under_their_list(
    page: TournamentsPage,
) -> None:
    whole = page.open_event.whole
    assert "⚠" not in visible_words(page)
    both = [each.main_stage.id for each in whole.tournaments]
    page.open_event.do(
        arrange_hall, first_boards={each.id: Board(1) for each in whole.tournaments}, rooms=()
    )
    days = {Round(number): datetime(2026, 12, 4 + number, 10) for number in (1, 2, 3)}
    page.open_event.do(set_order_of_rounds, times=dict.fromkeys(both, days))
    page.open_event.do(add_official, role=Role.ARBITER, name="Ґава")
    page.refresh()
    words = visible_words(page)
    assert "U10, round 1 and U12, round 1 both at boards 1–2" in words
    assert "⚠ Ґава is an official of U12 and plays there" in words
    assert "and 1 more like this" in words
    page.open_event.undo()
    page.open_event.undo()
    page.open_event.undo()
    page.refresh()
    assert "⚠" not in visible_words(page)
