"""The page of rounds of a tournament that sits further back in the hall."""

from datetime import datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from arbiter_app.documents.catalogue import document
from arbiter_app.documents.parts.sheet_code import check_digit
from arbiter_app.documents.slip import Slips
from arbiter_app.domain.facts.results import DRAW, WHITE_WINS
from arbiter_app.domain.ids import Board, Round
from arbiter_app.gui.base.destinations import PageId, ShowBoard
from arbiter_app.gui.papers.code_dialog import SheetCodeDialog
from arbiter_app.gui.rounds.grid.result_grid import ResultGrid
from arbiter_app.gui.rounds.page import RoundsPage
from arbiter_app.i18n import catalogue
from arbiter_app.services.commands.play.rounds import publish_round
from arbiter_app.services.commands.whole.hall import arrange_hall
from arbiter_app.services.workspace import Workspace
from tests.gui.conftest import number
from tests.gui.hands import focused
from tests.gui.round_hands import CTRL, cursor, grid_of, press, type_keys
from tests.gui.windows import open_window
from tests.ready import ReadyFiles
from tests.services.tournament_hands import filled


@pytest.fixture
def page(qtbot: QtBot, workspace: Workspace, ready: ReadyFiles) -> RoundsPage:
    """U10 plays round 1 at the boards 1 to 3, U12 at 41 and 42."""
    ready.go_on("two in the hall", workspace, publish_both)
    workspace.close()
    window = open_window(qtbot, workspace.path)
    book = window._view.book
    book.open_at(PageId.ROUNDS)
    assert isinstance(book.page, RoundsPage)
    book.page.show_board(Round(1), Board(1))
    return book.page


def publish_both(workspace: Workspace) -> None:
    number(workspace, 6)
    there = filled(workspace)
    first, second = workspace.event.tournaments
    workspace.do(arrange_hall, first_boards={first.id: Board(1), second.id: Board(41)}, rooms=())
    workspace.at(first.main_stage.id).do(publish_round, round=Round(1))
    there.do(publish_round, round=Round(1))


def boards(page: RoundsPage) -> list[str]:
    model = grid_of(page).model()
    return [model.index(row, 0).data() for row in range(model.rowCount())]


def field_of(page: RoundsPage) -> QLineEdit:
    press(page, Qt.Key.Key_G, CTRL)
    field = focused()
    assert isinstance(field, QLineEdit)
    return field


def said(page: RoundsPage, typed: str) -> None:
    field = field_of(page)
    QTest.keyClicks(field, typed)
    QTest.keyClick(field, Qt.Key.Key_Return)


def test_that_a_board_of_the_hall_is_found_in_whichever_tournament(page: RoundsPage) -> None:
    assert boards(page) == ["1", "2", "3"]
    said(page, "42")
    assert page.open_event.tournament.title == "U12"
    assert boards(page) == ["41", "42"]
    assert cursor(page) == 2
    assert isinstance(focused(), ResultGrid)
    type_keys(page, "1")
    assert page.open_event.competition.rounds[0].game(Board(2)).result == WHITE_WINS
    said(page, "3")
    assert page.open_event.tournament.title == "U10"
    assert cursor(page) == 3


def test_that_slips_of_all_tournaments_are_typed_from_one_pile(page: RoundsPage) -> None:
    field = field_of(page)
    for slip in ("41 5", "2 1", "42 5"):
        QTest.keyClicks(field, slip)
        QTest.keyClick(field, Qt.Key.Key_Return)
    first, second = page.open_event.whole.tournaments
    assert [game.result for game in second.main_stage.rounds[0].games] == [DRAW, DRAW]
    assert [game.result for game in first.main_stage.rounds[0].games] == [None, WHITE_WINS, None]


def scanned(page: RoundsPage, board: int) -> str:
    """Return the code on the slip of a board of the tournament in hand."""
    report = document("result-slips").build(
        page.open_event.facts, {"round": 1}, catalogue("uk"), datetime(2026, 11, 1)
    )
    (block,) = report.body
    assert isinstance(block, Slips)
    return next(each.code for each in block.slips if f"Дошка {board}" in repr(each.parts))


def test_that_a_scanned_slip_leads_to_its_board_and_waits_for_the_result(page: RoundsPage) -> None:
    own = scanned(page, 3)
    said(page, "42")
    other = scanned(page, 42)
    said(page, own)
    assert page.open_event.tournament.title == "U10"
    field = focused()
    assert isinstance(field, QLineEdit)
    assert field.text() == "3 "
    QTest.keyClicks(field, "5")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert page.open_event.competition.rounds[0].game(Board(3)).result == DRAW
    QTest.keyClicks(field, other)
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert page.open_event.tournament.title == "U12"
    typing = focused()
    assert isinstance(typing, QLineEdit)
    assert typing.text() == "42 "


def test_that_a_slip_of_another_pair_is_refused_with_its_code_kept(
    qtbot: QtBot, page: RoundsPage
) -> None:
    code = scanned(page, 3)
    players = f"{(int(code[15:17]) + 1) % 100:02}"
    told = code[:15] + players
    with qtbot.waitSignal(page.open_event.refused) as refused:
        said(page, told + check_digit(told))
    assert "the pairs were changed" in refused.args[0]
    assert all(game.result is None for game in page.open_event.competition.rounds[0].games)


def test_that_the_dialog_of_codes_leads_from_any_page_to_the_board_of_a_slip(
    qtbot: QtBot, page: RoundsPage
) -> None:
    code = scanned(page, 2)
    dialog = SheetCodeDialog(None, page.open_event)
    qtbot.addWidget(dialog)
    dialog.show()
    field = dialog.findChild(QLineEdit)
    assert field is not None
    QTest.keyClicks(field, code)
    with qtbot.waitSignal(dialog.accepted):
        QTest.keyClick(field, Qt.Key.Key_Return)
    stage = page.open_event.tournament.main_stage.id
    assert dialog.board == ShowBoard(Round(1), Board(2), stage)


def test_that_a_board_nobody_plays_at_is_said_to_be_none(page: RoundsPage) -> None:
    before = page.open_event.stage
    said(page, "77")
    assert page.open_event.stage == before
    assert isinstance(focused(), QLineEdit)


def test_that_the_journal_tells_what_was_typed_by_boards_of_the_hall(page: RoundsPage) -> None:
    said(page, "41")
    type_keys(page, "1")
    open_event = page.open_event
    assert "U12. Round 1, board 41: " in open_event.text_of(open_event.workspace.history()[-1])


def test_that_boards_moved_after_publishing_are_found_by_their_new_numbers(
    page: RoundsPage,
) -> None:
    first, second = page.open_event.whole.tournaments
    moved = {first.id: Board(1), second.id: Board(51)}
    page.open_event.do(arrange_hall, first_boards=moved, rooms=())
    said(page, "52")
    assert page.open_event.tournament.title == "U12"
    assert boards(page) == ["51", "52"]
    assert cursor(page) == 2
    said(page, "42")
    assert boards(page) == ["51", "52"]
    assert isinstance(focused(), QLineEdit)
    told = page.open_event.text_of(page.open_event.workspace.history()[-1])
    assert told == "Boards in the hall: U12 from 51"
