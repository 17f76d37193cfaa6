"""Where pages lead: the book turns to the page and does there what was asked for."""

from typing import NoReturn

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel, QListWidget
from pytestqt.qtbot import QtBot

from arbiter_app.domain.ids import FIRST_STAGE, Board, Round
from arbiter_app.gui.base.destinations import (
    ContinueDraft,
    Destination,
    PageId,
    ShowBoard,
    ShowPage,
    ShowPaper,
    ShowPrintedPapers,
)
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.disputes.appeals_page import AppealsPage
from arbiter_app.gui.disputes.incidents_page import IncidentsPage
from arbiter_app.gui.papers.page import DocumentsPage
from arbiter_app.gui.rounds.grid.result_grid import ResultGrid
from arbiter_app.gui.rounds.page import RoundsPage
from arbiter_app.gui.window.book.page_book import PageBook
from arbiter_app.gui.window.book.pages import PAGES
from tests.gui.conftest import Builder
from tests.gui.hands import focused, in_dialog
from tests.gui.round_hands import CTRL, take_up_again


@pytest.fixture
def book(qtbot: QtBot, open_event: OpenEvent, drawn: Builder) -> PageBook:
    drawn(6)
    book = PageBook(open_event)
    qtbot.addWidget(book)
    with qtbot.waitExposed(book):
        book.show()
    return book


def test_that_every_page_has_one_line_in_the_list() -> None:
    assert [entry.id for entry in PAGES] == list(PageId)


def test_that_every_page_can_be_shown(book: PageBook) -> None:
    book.open_at(PageId.DRAW)
    turned: list[PageId] = []
    book.turned.connect(turned.append)
    for page in (*PageId, *PageId):
        book.go_to(ShowPage(page))
        assert turned.pop() == page
        assert not turned
        assert book.page_id is page
        assert book.page.isVisible()


def test_that_a_page_that_cannot_be_built_leaves_the_one_that_is_shown(book: PageBook) -> None:
    book.open_at(PageId.TABLE)
    shown, sheets = book.page, book.pages.count()

    def fail() -> NoReturn:
        raise ImportError("a file of the program is missing")

    with pytest.raises(ImportError):
        book.pages.build(fail)
    assert (book.page, book.pages.count()) == (shown, sheets)
    book.open_at(PageId.PLAYERS)
    assert book.page.isVisible()


def test_that_a_board_is_shown_with_the_cursor_on_it(book: PageBook) -> None:
    book.go_to(ShowBoard(Round(2), Board(3), FIRST_STAGE))
    assert isinstance(book.page, RoundsPage)
    assert book.page.round_number == 2
    grid = book.page.findChild(ResultGrid)
    assert isinstance(grid, ResultGrid)
    assert grid.selected is not None
    assert grid.selected.board == 3


def test_that_a_paper_is_chosen_on_the_page_of_papers(book: PageBook) -> None:
    book.go_to(ShowPaper("start-list"))
    assert isinstance(book.page, DocumentsPage)
    chosen = book.page.findChild(QListWidget)
    assert isinstance(chosen, QListWidget)
    assert chosen.currentItem().text() == "Start list"


def test_that_printed_papers_are_shown_on_the_page_of_papers(book: PageBook) -> None:
    book.go_to(ShowPrintedPapers())
    assert isinstance(book.page, DocumentsPage)


@pytest.mark.parametrize(
    ("destination", "page"),
    [
        (ContinueDraft("incident"), IncidentsPage),
        (ContinueDraft("appeal"), AppealsPage),
    ],
)
def test_that_a_form_opens_on_the_page_it_belongs_to(
    book: PageBook, destination: Destination, page: type
) -> None:
    opened: list[QDialog] = []
    in_dialog(opened.append)
    book.go_to(destination)
    assert isinstance(book.page, page)
    assert opened[0].findChildren(QLabel)


def test_that_after_an_incident_the_arbiter_is_back_at_the_same_board(book: PageBook) -> None:
    book.activateWindow()
    book.go_to(ShowBoard(Round(2), Board(3), FIRST_STAGE))
    grid = focused()
    assert isinstance(grid, ResultGrid)
    QTest.keyClick(grid, Qt.Key.Key_1)
    QTest.keyClick(grid, Qt.Key.Key_End)

    asked: list[str] = []
    in_dialog(lambda dialog: asked.append(dialog.windowTitle()))
    QTest.keyClick(grid, Qt.Key.Key_I, CTRL)

    take_up_again(book)
    assert asked == ["Write an incident down"]
    assert isinstance(book.page, RoundsPage)
    assert grid.hasFocus()
    assert grid.selected is not None
    assert (book.page.round_number, grid.selected.board) == (2, 3)
