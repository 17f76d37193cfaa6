"""One filled button leads to what comes next, whatever page is seen."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.results import DRAW
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import Board, Round
from arbiter_app.domain.next_step.whole_event import Coming, next_step
from arbiter_app.gui.event.page import EventPage
from arbiter_app.gui.look.words import primary
from arbiter_app.gui.parts.pages.page_head import PageHead
from arbiter_app.gui.play_off.page import PlayOffPage
from arbiter_app.gui.rounds.grid.result_grid import ResultGrid
from arbiter_app.gui.window.main_window import MainWindow
from arbiter_app.services.commands.play.rounds import enter_result, sign_off_round
from arbiter_app.services.workspace import Workspace
from tests.gui import states
from tests.gui.conftest import Builder
from tests.gui.eyes import filled
from tests.gui.play_off_hands import Tied
from tests.gui.windows import open_event_of, open_window
from tests.services.hands import choose_system
from tests.services.swiss_hands import make_swiss, pair, play, play_rounds


def coming(workspace: Workspace) -> Coming:
    return next_step(workspace.event).coming


def test_that_registration_comes_before_the_draw(workspace: Workspace) -> None:
    assert coming(workspace) is Coming.PLAYERS
    states.before_the_draw(workspace)
    assert coming(workspace) is Coming.DESK


def test_that_a_round_is_typed_then_signed_then_the_next_one(workspace: Workspace) -> None:
    states.drawn(workspace)
    assert coming(workspace) is Coming.RESULTS
    for board in (1, 2):
        workspace.do(enter_result, round=Round(1), board=Board(board), result=DRAW)
    step = next_step(workspace.event)
    assert (step.coming, step.round) == (Coming.SIGN_OFF, 1)
    states.play(workspace, until=0)
    workspace.do(enter_result, round=Round(2), board=Board(1), result=DRAW)
    step = next_step(workspace.event)
    assert (step.coming, step.round, step.board) == (Coming.RESULTS, 2, 2)


def test_that_after_the_last_game_the_play_off_is_due_and_not_the_final_table(
    workspace: Workspace, tied: Tied
) -> None:
    tied(2, 2)
    step = next_step(workspace.event)
    assert (step.coming, step.place) == (Coming.PLAY_OFF, 1)


def test_that_a_play_off_under_way_comes_next_until_it_is_over(workspace: Workspace) -> None:
    states.play_off_under_way(workspace)
    assert coming(workspace) is Coming.PLAY_OFF


def test_that_the_final_table_comes_when_all_is_played_and_signed(workspace: Workspace) -> None:
    states.all_signed(workspace)
    assert coming(workspace) is Coming.FINAL_TABLE


def test_that_a_knockout_is_paired_before_it_is_played(workspace: Workspace) -> None:
    choose_system(workspace, System.KNOCKOUT)
    states.number(workspace, 4)
    assert coming(workspace) is Coming.PAIR


def test_that_a_swiss_is_paired_published_played_and_signed(workspace: Workspace) -> None:
    make_swiss(workspace, 6)
    step = next_step(workspace.event)
    assert (step.coming, step.round) == (Coming.PAIR_ROUND, 1)
    pair(workspace, 1)
    step = next_step(workspace.event)
    assert (step.coming, step.round) == (Coming.PUBLISH, 1)
    play(workspace, 1)
    step = next_step(workspace.event)
    assert (step.coming, step.round) == (Coming.SIGN_OFF, 1)
    workspace.do(sign_off_round, round=Round(1))
    step = next_step(workspace.event)
    assert (step.coming, step.round) == (Coming.PAIR_ROUND, 2)


def test_that_a_swiss_is_over_after_its_last_round(workspace: Workspace) -> None:
    play_rounds(make_swiss(workspace, 10), 9)
    assert coming(workspace) is not Coming.PAIR_ROUND


def test_that_groups_are_made_where_nothing_is_played_but_in_them(workspace: Workspace) -> None:
    choose_system(workspace, System.STAGES)
    states.number(workspace, 6)
    assert coming(workspace) is Coming.STAGES


def head(window: MainWindow) -> PageHead:
    found = window.findChild(EventPage)
    assert found is not None
    shown = found.findChild(PageHead)
    assert isinstance(shown, PageHead)
    return shown


@pytest.fixture
def window(qtbot: QtBot, workspace: Workspace, drawn: Builder) -> MainWindow:
    """At the page of the event, before the first result of four players."""
    drawn(4)
    workspace.close()
    window = open_window(qtbot, workspace.path)
    QTest.keyClick(window, Qt.Key.Key_F2)
    return window


def test_that_the_button_leads_to_the_first_board_without_a_result(
    qtbot: QtBot, window: MainWindow
) -> None:
    open_event_of(window).do(enter_result, round=Round(1), board=Board(1), result=DRAW)
    assert filled(window) == ["To round 1"]
    head(window).next_button.click()
    grid = window.findChild(ResultGrid)
    assert isinstance(grid, ResultGrid)
    qtbot.waitUntil(grid.hasFocus)
    assert grid.selected is not None
    assert grid.selected.board == 2


def test_that_the_button_follows_what_happens(qtbot: QtBot, window: MainWindow) -> None:
    for board in (1, 2):
        open_event_of(window).do(enter_result, round=Round(1), board=Board(board), result=DRAW)
    qtbot.waitUntil(lambda: filled(window) == ["Sign off round 1"])


def test_that_a_page_with_a_filled_button_of_its_own_has_no_other(
    qtbot: QtBot, window: MainWindow
) -> None:
    QTest.keyClick(window, Qt.Key.Key_F7)
    page = window.findChild(PlayOffPage)
    assert isinstance(page, PlayOffPage)
    qtbot.waitUntil(lambda: len(filled(window)) <= 1)


def test_that_an_act_that_cannot_be_done_hides_no_next_step(
    qtbot: QtBot, window: MainWindow
) -> None:
    own = primary(QPushButton("Its own", head(window)))
    own.show()
    open_event_of(window).do(enter_result, round=Round(1), board=Board(1), result=DRAW)
    qtbot.waitUntil(lambda: filled(window) == ["Its own"])
    own.setEnabled(False)
    open_event_of(window).undo()
    qtbot.waitUntil(lambda: filled(window) == ["To round 1"])
