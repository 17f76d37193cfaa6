"""The journal: everything that was done, and that it is whole."""

import sqlite3
from collections.abc import Callable
from contextlib import closing

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLabel, QPushButton
from pytestqt.qtbot import QtBot

from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.domain.results import BLACK_WINS, WHITE_WINS, Result
from arbiter_app.gui.bridge import Desk
from arbiter_app.gui.pages.journal import JournalPage
from arbiter_app.gui.widgets.table import Table
from arbiter_app.services.commands.participation import withdraw_player
from arbiter_app.services.commands.players import replace_player
from arbiter_app.services.commands.rounds import enter_result

Builder = Callable[[int], tuple[PlayerId, ...]]


@pytest.fixture
def page(qtbot: QtBot, desk: Desk) -> JournalPage:
    page = JournalPage(desk)
    qtbot.addWidget(page)
    page.show()
    return page


def state(page: JournalPage) -> str:
    label = page.findChild(QLabel)
    assert label is not None
    return label.text()


def cells(page: JournalPage, row: int) -> list[str]:
    """Return what stands in a row of the list, counted from the newest entry."""
    table = page.findChild(Table)
    assert table is not None
    model = table.model()
    return [model.index(row, column).data() for column in range(model.columnCount())]


def press(page: JournalPage, text: str) -> None:
    next(each for each in page.findChildren(QPushButton) if each.text() == text).click()


def enter(desk: Desk, result: Result = WHITE_WINS) -> None:
    assert desk.do(enter_result, round=Round(1), board=Board(2), result=result)


def test_that_the_newest_act_comes_first_with_number_person_and_what_stood_before(
    page: JournalPage, desk: Desk, drawn: Builder
) -> None:
    drawn(4)
    enter(desk)
    enter(desk, BLACK_WINS)
    number, _, who, _, what, _ = cells(page, 0)
    assert number == str(desk.open_event.data_version)
    assert who == "Arbiter"
    assert "0 – 1" in what
    assert "1 – 0" in what


def test_that_a_reason_stands_beside_the_act(page: JournalPage, desk: Desk, drawn: Builder) -> None:
    player, *_ = drawn(4)
    desk.do(withdraw_player, player=player, reason="хвороба")
    assert cells(page, 0)[-1] == "хвороба"


def test_that_an_undone_act_is_marked_by_word_and_struck_out_until_it_is_redone(
    page: JournalPage, desk: Desk, drawn: Builder
) -> None:
    drawn(4)
    enter(desk)
    done = desk.open_event.data_version
    press(page, "Undo")
    assert f"№ {done} undone" in cells(page, 0)[4]
    assert cells(page, 1)[3] == "undone"
    table = page.findChild(Table)
    assert table is not None
    font = table.model().index(1, 4).data(Qt.ItemDataRole.FontRole)
    assert isinstance(font, QFont)
    assert font.strikeOut()
    press(page, "Redo")
    assert cells(page, 2)[3] == ""
    assert desk.tournament.main_stage.rounds[0].has_results


def test_that_the_page_says_that_the_chain_is_whole(
    page: JournalPage, desk: Desk, drawn: Builder, qtbot: QtBot
) -> None:
    drawn(4)
    entries = len(desk.workspace.history())
    qtbot.waitUntil(lambda: f"The chain of {entries} entries is whole" in state(page))


def test_that_an_entry_changed_from_outside_is_found(
    page: JournalPage, desk: Desk, drawn: Builder, qtbot: QtBot
) -> None:
    drawn(4)
    with closing(sqlite3.connect(desk.workspace.path)) as connection:
        triggers = connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'")
        for (trigger,) in triggers.fetchall():
            connection.execute(f"DROP TRIGGER {trigger}")
        connection.execute("UPDATE journal SET actor = 'Nobody' WHERE id = 2")
        connection.commit()
    page.refresh()
    qtbot.waitUntil(lambda: "The journal was altered: entry 2" in state(page))


def test_that_a_long_name_of_a_file_leaves_the_reason_in_view(
    page: JournalPage, desk: Desk, drawn: Builder, qtbot: QtBot
) -> None:
    player, *_ = drawn(4)
    page.resize(900, 400)
    desk.do(withdraw_player, player=player, reason="хвороба")
    desk.note(
        "document.exported",
        document="start-list",
        title="Start list",
        language="uk",
        target=f"{'чемпіонат-області-' * 12}.pdf",
    )
    table = page.findChild(Table)
    assert table is not None
    last = table.model().columnCount() - 1
    right = table.columnViewportPosition(last) + table.columnWidth(last)
    assert right <= table.viewport().width()
    assert table.columnWidth(last) >= table.fontMetrics().horizontalAdvance("хвороба")


def test_that_who_withdrew_is_not_called_by_the_name_of_his_substitute(
    page: JournalPage, desk: Desk, drawn: Builder
) -> None:
    player, *_ = drawn(4)
    name = desk.open_event.players[player].name
    withdrawal, of_substitute = f"Player withdrawn: {name}", "Player withdrawn: Запасний Юрій"
    desk.do(withdraw_player, player=player, reason="захворів")
    desk.do(replace_player, player=player, name="Запасний Юрій", reason="запасний")
    assert withdrawal in cells(page, 1)[4]
    desk.do(withdraw_player, player=player, reason="поїхав")
    assert of_substitute in cells(page, 0)[4]
    desk.undo()
    desk.undo()
    assert of_substitute in cells(page, 2)[4]
    assert withdrawal in cells(page, 4)[4]
    desk.redo()
    assert of_substitute in cells(page, 3)[4]
    assert withdrawal in cells(page, 5)[4]
