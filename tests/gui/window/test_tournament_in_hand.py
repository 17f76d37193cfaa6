"""The tournament in hand: chosen by keys and letters, with the place where it was left."""

from datetime import datetime
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox
from pytestqt.qtbot import QtBot

from arbiter_app import i18n
from arbiter_app.domain.facts.results import WHITE_WINS
from arbiter_app.domain.facts.rules.sports import Sport
from arbiter_app.domain.ids import Board, Round, StageId
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.gui.parts.fields.moment_edit import MomentEdit
from arbiter_app.gui.parts.pages.tournament_filter import TournamentFilter
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.rounds.grid.result_grid import ResultGrid
from arbiter_app.gui.rounds.page import RoundsPage
from arbiter_app.gui.table.page import TablePage
from arbiter_app.gui.window.book.tournament_bar import TournamentBar
from arbiter_app.gui.window.main_window import MainWindow
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.play.draw import draw_lots, number_by_rating
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.commands.rules.sport import set_sport
from arbiter_app.services.workspace import Workspace
from tests.gui.conftest import Builder, destroy_left, new_event, number
from tests.gui.hands import child, press_button, visible_words
from tests.gui.windows import open_event_of, open_window, status
from tests.ready import ReadyFiles
from tests.services.team_hands import of_teams
from tests.services.tournament_hands import filled, second


@pytest.fixture
def window(qtbot: QtBot, ready: ReadyFiles, tmp_path: Path) -> MainWindow:
    """The window on an event of three tournaments; U10 and U12 are drawn, U14 is empty."""
    return open_window(qtbot, ready.copy("three tournaments", tmp_path / "e.arbiter", _made))


def _made(path: Path) -> Workspace:
    workspace = new_event(path)
    number(workspace, 6)
    filled(workspace)
    second(workspace, "U14")
    return workspace


def in_hand(window: MainWindow) -> str:
    return open_event_of(window).tournament.title


def turn(window: MainWindow, keys: str) -> None:
    QTest.keySequence(QApplication.focusWidget() or window, QKeySequence(keys))


def test_that_an_event_of_one_tournament_has_no_bar(
    qtbot: QtBot, workspace: Workspace, drawn: Builder
) -> None:
    drawn(4)
    workspace.close()
    window = open_window(qtbot, workspace.path)
    bar = window.findChild(TournamentBar)
    assert bar is not None
    assert not bar.isVisible()


def test_that_keys_turn_to_the_next_tournament_and_stop_at_the_last(window: MainWindow) -> None:
    seen = [in_hand(window)]
    for keys in ("Alt+PgDown", "Alt+PgDown", "Alt+PgDown", "Alt+PgUp"):
        turn(window, keys)
        seen.append(in_hand(window))
    assert seen == ["U10", "U12", "U14", "U14", "U12"]
    assert "U12: Round robin, 4 players" in window.windowTitle()


def test_that_letters_choose_the_tournament(window: MainWindow) -> None:
    turn(window, "Ctrl+F11")
    box = window.focusWidget()
    assert isinstance(box, QComboBox)
    QTest.keyClicks(box, "u14")
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert in_hand(window) == "U14"


def test_that_each_tournament_is_shown_again_as_it_was_left(window: MainWindow) -> None:
    book = window._view.book
    book.open_at(PageId.ROUNDS)
    assert isinstance(book.page, RoundsPage)
    book.page.show_board(Round(3), Board(2))
    turn(window, "Alt+PgDown")
    assert book.page_id is PageId.ROUNDS
    book.open_at(PageId.TABLE)
    turn(window, "Alt+PgUp")
    again = book.page
    assert isinstance(again, RoundsPage)
    assert again.round_number == 3
    turn(window, "Alt+PgDown")
    assert isinstance(book.page, TablePage)


def test_that_undo_goes_to_the_tournament_it_touches(window: MainWindow) -> None:
    open_event = open_event_of(window)
    other = open_event.whole.tournaments[1]
    here = open_event.workspace.at(StageId(other.id))
    here.do(enter_result, round=Round(1), board=Board(1), result=WHITE_WINS)
    assert in_hand(window) == "U10"
    assert open_event.undo()
    assert in_hand(window) == "U12"
    assert "U12. Round 1, board 1" in status(window)


def test_that_what_is_half_typed_is_saved_where_it_was_typed(window: MainWindow) -> None:
    """A field that saves itself does so before another tournament is shown in it."""
    window._view.book.open_at(PageId.ROUNDS)
    page = window._view.book.page
    moment = page.findChild(MomentEdit)
    assert moment is not None
    moment.setFocus()
    moment.setText("05.06.2026 15:00")
    turn(window, "Alt+PgDown")
    here, other, _ = open_event_of(window).whole.tournaments
    assert in_hand(window) == "U12"
    assert here.main_stage.rounds[0].starts_at == datetime(2026, 6, 5, 15)
    assert other.main_stage.rounds[0].starts_at is None


def test_that_a_draw_is_told_with_the_time_it_was_held_in_its_tournament(
    window: MainWindow,
) -> None:
    open_event, book = open_event_of(window), window._view.book
    other = open_event.workspace.at(open_event.whole.tournaments[1].main_stage.id)
    open_event.workspace._now = lambda: datetime(2026, 6, 5, 15, 30)
    other.do(draw_lots, seed="7")
    book.open_at(PageId.DRAW)
    assert "Held: " in visible_words(book.page)
    assert "15:30" not in visible_words(book.page)
    turn(window, "Alt+PgDown")
    assert "15:30" in visible_words(book.page)


def test_that_drawing_again_is_begun_in_one_tournament_alone(window: MainWindow) -> None:
    book = window._view.book
    book.open_at(PageId.DRAW)
    press_button(book.page, "Draw again")
    assert "Held: " not in visible_words(book.page)
    turn(window, "Alt+PgDown")
    assert "Held: " in visible_words(book.page)


def test_that_every_page_shows_each_tournament(window: MainWindow) -> None:
    open_event, book = open_event_of(window), window._view.book
    first, *_ = open_event.whole.tournaments
    for page in PageId:
        open_event.put_in_hand(first.id)
        for _ in open_event.whole.tournaments:
            book.open_at(page)
            assert (book.page_id, book.page.isVisible()) == (page, True)
            turn(window, "Alt+PgDown")


def test_that_the_status_bar_names_the_tournament(window: MainWindow) -> None:
    turn(window, "Alt+PgDown")
    assert "U12 · " in status(window)


def test_that_the_journal_is_narrowed_to_a_tournament(window: MainWindow) -> None:
    window._view.book.open_at(PageId.JOURNAL)
    page = window._view.book.page
    table, chosen = page.findChild(Table), page.findChild(TournamentFilter)
    assert table is not None
    assert chosen is not None
    everything = table.model().rowCount()
    chosen.choose(open_event_of(window).whole.tournaments[1].id)
    assert 0 < table.model().rowCount() < everything


@pytest.mark.parametrize(
    "page", [PageId.REGISTRATION, PageId.COMMISSION, PageId.INCIDENTS, PageId.APPEALS]
)
def test_that_on_a_page_of_the_whole_event_the_keys_turn_what_it_shows(
    window: MainWindow, page: PageId
) -> None:
    window._view.book.open_at(page)
    bar = window.findChild(TournamentBar)
    shown = window._view.book.page.findChild(TournamentFilter)
    assert bar is not None
    assert shown is not None
    assert (bar.isVisible(), shown.isVisible()) == (False, True)
    ids = [each.id for each in open_event_of(window).whole.tournaments]
    seen = [shown.chosen]
    for keys in ("Alt+PgDown", "Alt+PgDown", "Alt+PgDown", "Alt+PgDown", "Alt+PgUp"):
        turn(window, keys)
        seen.append(shown.chosen)
    assert seen == [None, *ids, ids[2], ids[1]]
    assert in_hand(window) == "U10"
    turn(window, "Ctrl+F11")
    box = window.focusWidget()
    assert isinstance(box, QComboBox)
    QTest.keyClicks(box, "u14")
    assert shown.chosen == ids[2]


def test_that_the_next_start_shows_the_tournament_of_the_last_one(
    window: MainWindow, qtbot: QtBot
) -> None:
    turn(window, "Alt+PgDown")
    window.close()
    again = MainWindow(Preferences(), i18n.use, actor="Arbiter")
    qtbot.addWidget(again)
    again.reopen()
    assert in_hand(again) == "U12"


def test_that_the_window_speaks_as_the_sport_of_the_tournament_in_hand(
    qtbot: QtBot, workspace: Workspace, drawn: Builder
) -> None:
    """Who begins is Black in Go: another tournament of the same event may be of chess."""
    drawn(6)
    go = second(workspace)
    go.do(set_sport, sport=Sport.GO)
    for name in ("Ґава", "Діброва", "Єва", "Журба"):
        go.do(add_player, name=name)
    go.do(number_by_rating)
    workspace.close()
    window = open_window(qtbot, workspace.path)

    def sides() -> list[str]:
        window.activateWindow()  # a window that is built anew is not, where nobody manages windows
        turn(window, "F5")
        columns = child(window, ResultGrid).model()
        count = columns.columnCount()
        words = [
            columns.headerData(at, Qt.Orientation.Horizontal, Qt.ItemDataRole.DisplayRole)
            for at in range(count)
        ]
        return [word for word in words if word in ("White", "Black")]

    assert sides() == ["White", "Black"]
    turn(window, "Alt+PgDown")
    qtbot.waitUntil(lambda: sides() == ["Black", "White"])
    assert in_hand(window) == "U12"
    destroy_left()  # nothing of the window that stood before answers any more
    turn(window, "Alt+PgUp")
    qtbot.waitUntil(lambda: sides() == ["White", "Black"])
    window.close()


def test_that_the_title_counts_teams_where_teams_play(qtbot: QtBot, workspace: Workspace) -> None:
    of_teams(workspace)
    workspace.close()
    window = open_window(qtbot, workspace.path)
    assert "Round robin, 4 teams" in window.windowTitle()
    window.close()
