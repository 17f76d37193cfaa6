"""A knockout on the page of its rounds: from game to game without leaving the keyboard."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QPushButton
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.rules.knockout_rules import KnockoutRules
from arbiter_app.domain.facts.rules.match_rules import MatchRules, MatchStep
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.gui.base.destinations import PageId, ShowPage
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.bracket.colour_lots_dialog import ColourLotsDialog
from arbiter_app.gui.rounds.grid.result_grid import ResultGrid
from arbiter_app.gui.rounds.header import RoundHeader
from arbiter_app.gui.rounds.page import RoundsPage
from arbiter_app.gui.rounds.what_follows.banner import RoundBanner
from arbiter_app.gui.rounds.what_follows.next_step import NextStep
from arbiter_app.gui.table.page import TablePage
from arbiter_app.services.commands.play.matches import pair_next_games
from arbiter_app.services.commands.play.stages import set_knockout
from arbiter_app.services.workspace import Workspace
from tests.gui.conftest import Builder
from tests.gui.hands import focused, in_dialog, visible_words
from tests.gui.round_hands import (
    cells,
    cursor,
    game,
    press,
    results,
    shown,
    sign_off_by_enter,
    take_up_again,
    type_keys,
)
from tests.services.hands import choose_system, last_line

Begin = Callable[..., RoundsPage]

WHITE_POINTS, BLACK_POINTS, MATCH, GAME, TIME = 5, 8, 13, 14, 15
"""Columns of the grid."""


@pytest.fixture
def begin(qtbot: QtBot, open_event: OpenEvent, workspace: Workspace, drawn: Builder) -> Begin:
    """Show the rounds of a knockout of so many whose numbers are drawn."""

    def begin_(players: int, system: System = System.KNOCKOUT) -> RoundsPage:
        choose_system(workspace, system)
        drawn(players)
        return shown(qtbot, open_event)

    return begin_


def draw(dialog: QDialog) -> None:
    assert isinstance(dialog, ColourLotsDialog)
    QTest.keyClick(focused(), Qt.Key.Key_Return)


def begin_play(page: RoundsPage) -> None:
    """Draw the colours from the page without rounds, which pairs the first games."""
    in_dialog(draw)
    button = focused()
    assert isinstance(button, QPushButton)
    button.click()
    take_up_again(page)


def strip(page: RoundsPage) -> NextStep:
    found = page.findChild(NextStep)
    assert found is not None
    return found


def title(page: RoundsPage) -> str:
    header = page.findChild(RoundHeader)
    assert header is not None
    return header.name


def act_called(page: RoundsPage, text: str) -> QAction:
    return next(act for act in page.page_actions() if text in act.text().replace("&", ""))


def press_offered(page: RoundsPage, text: str) -> None:
    """Press Enter in the grid until it offers the next step, and press it."""
    press(page, Qt.Key.Key_Return)
    button = focused()
    assert isinstance(button, QPushButton)
    assert text in button.text().replace("&", "")
    button.click()


def test_that_a_knockout_begins_with_the_colours_of_its_first_matches(begin: Begin) -> None:
    page = begin(4)
    assert "Colours to be drawn: Semifinal 1, Semifinal 2" in visible_words(page)
    begin_play(page)
    assert title(page) == "Semifinals, game 1"
    assert results(page) == ["", ""]


def test_that_boards_tell_match_game_and_score(begin: Begin) -> None:
    page = begin(4)
    begin_play(page)
    assert cells(page, MATCH) == ["Semifinal 1", "Semifinal 2"]
    assert cells(page, GAME) == ["game 1", "game 1"]
    type_keys(page, "15")
    act_called(page, "Pair the next games").trigger()
    assert title(page) == "Semifinals, game 2"
    assert [cells(page, WHITE_POINTS), cells(page, BLACK_POINTS)] == [["0", "½"], ["1", "½"]]


def test_that_games_paired_on_another_page_are_shown_when_the_rounds_are_seen_again(
    begin: Begin, workspace: Workspace
) -> None:
    page = begin(4)
    begin_play(page)
    type_keys(page, "15")
    page.hide()
    workspace.do(pair_next_games)
    page.show()
    assert title(page) == "Semifinals, game 2"
    assert cursor(page) == 1


def test_that_a_round_still_to_be_typed_stays_when_games_are_paired_on_another_page(
    begin: Begin, workspace: Workspace
) -> None:
    page = begin(4)
    begin_play(page)
    type_keys(page, "1")
    page.hide()
    workspace.do(pair_next_games)
    page.show()
    assert title(page) == "Semifinals, game 1"


def test_that_a_time_control_stands_beside_the_games_that_have_one(
    begin: Begin, workspace: Workspace
) -> None:
    page = begin(4)
    steps = (MatchStep(games=1, time_control="15+10"), MatchStep(time_control="3+2"))
    workspace.do(set_knockout, rules=KnockoutRules(match=MatchRules(steps=steps)))
    begin_play(page)
    assert cells(page, TIME) == ["15+10", "15+10"]
    type_keys(page, "5")
    act_called(page, "Pair the next games").trigger()
    assert (cells(page, GAME), cells(page, TIME)) == (["tie-break, game 1"], ["3+2"])


def test_that_a_time_control_of_later_games_alone_is_read_whole(
    begin: Begin, workspace: Workspace
) -> None:
    steps = (MatchStep(games=1), MatchStep(time_control="15+10"))
    page = begin(4)
    workspace.do(set_knockout, rules=KnockoutRules(match=MatchRules(steps=steps)))
    begin_play(page)
    grid = page.findChild(ResultGrid)
    assert grid is not None
    assert grid.isColumnHidden(TIME)
    type_keys(page, "55")
    act_called(page, "Pair the next games").trigger()
    assert cells(page, TIME) == ["15+10", "15+10"]
    assert grid.columnWidth(TIME) >= grid.sizeHintForColumn(TIME)


def test_that_enter_leads_from_the_last_result_to_the_next_games(
    qtbot: QtBot, begin: Begin
) -> None:
    page = begin(4)
    begin_play(page)
    type_keys(page, "11")
    sign_off_by_enter(qtbot, page)
    press_offered(page, "Pair the next games")
    assert title(page) == "Semifinals, game 2"
    assert page.findChild(ResultGrid) is focused()
    type_keys(page, "05")
    assert "Colours to be drawn" in strip(page).text
    sign_off_by_enter(qtbot, page)
    in_dialog(draw)
    press_offered(page, "Draw the colours")
    assert "Final" in title(page) or "sudden death" in title(page)


def test_that_a_match_goes_on_while_others_still_play(begin: Begin) -> None:
    page = begin(4)
    begin_play(page)
    type_keys(page, "1")
    assert strip(page).text == "Next game to be paired: Semifinal 1"
    act_called(page, "Pair the next games").trigger()
    assert title(page) == "Semifinals, game 2"
    assert cells(page, MATCH) == ["Semifinal 1"]


def test_that_a_match_of_two_ends_with_its_winner_named(begin: Begin) -> None:
    page = begin(2, System.MATCH)
    begin_play(page)
    type_keys(page, "1")
    act_called(page, "Pair the next games").trigger()
    white = page.open_event.tournament.main_stage.rounds[1].games[0].white
    type_keys(page, "0")
    loser = page.open_event.facts.players[white].name
    (winner,) = (p.name for p in page.open_event.facts.players.values() if p.name != loser)
    assert strip(page).text == f"All matches are decided: {winner} has won (2:0)"
    banner = page.findChild(RoundBanner)
    assert banner is not None
    assert "the last one" in banner.text


def test_that_undo_of_the_pairing_leads_back_to_the_games_before(begin: Begin) -> None:
    page = begin(4)
    begin_play(page)
    type_keys(page, "11")
    act_called(page, "Pair the next games").trigger()
    page.open_event.undo()
    assert title(page) == "Semifinals, game 1"
    assert "Next game to be paired" in strip(page).text


def test_that_the_table_of_a_knockout_shows_places_and_leads_to_the_bracket(
    qtbot: QtBot, open_event: OpenEvent, begin: Begin
) -> None:
    rounds = begin(4)
    begin_play(rounds)
    type_keys(rounds, "11")
    page = TablePage(open_event)
    qtbot.addWidget(page)
    page.show()
    assert "Not final" in visible_words(page)
    cross = next(act for act in page.page_actions() if act.text().replace("&", "") == "Cross table")
    assert not cross.isEnabled()
    with qtbot.waitSignal(page.wants) as asked:
        next(act for act in page.page_actions() if "bracket" in act.text()).trigger()
    assert asked.args == [ShowPage(PageId.BRACKET)]


def test_that_a_round_robin_has_no_acts_of_a_knockout(page_of: Callable[[int], RoundsPage]) -> None:
    page = page_of(4)
    assert not strip(page).isVisible()
    assert not act_called(page, "Pair the next games").isVisible()
    assert title(page) == ""


def test_that_a_wrong_result_is_corrected_after_the_next_match_was_paired(
    begin: Begin, workspace: Workspace
) -> None:
    page = begin(4)
    workspace.do(set_knockout, rules=KnockoutRules(match=MatchRules(steps=(MatchStep(games=1),))))
    begin_play(page)
    type_keys(page, "11")
    in_dialog(draw)
    act_called(page, "Draw the colours").trigger()
    assert title(page) == "Final, the game"
    loser = game(page, 1).black

    def read(dialog: QDialog) -> None:
        assert "what was paired or drawn upon it" in visible_words(dialog)
        QTest.keyClicks(focused(), "slip misread")
        QTest.keyClick(focused(), Qt.Key.Key_Return)

    act_called(page, "Previous round").trigger()
    press(page, Qt.Key.Key_Up)
    in_dialog(read)
    type_keys(page, "0")
    assert results(page) == ["0-1", "1-0"]
    assert "0 – 1, before that 1 – 0" in last_line(workspace)
    page.open_event.undo()
    assert len(workspace.event.tournament.main_stage.rounds) == 2, "all of it at once"
    page.open_event.redo()
    in_dialog(draw)
    act_called(page, "Draw the colours").trigger()
    (final,) = page.open_event.tournament.main_stage.rounds[1].games
    assert loser in (final.white, final.black)
    assert "slip misread" in {each.reason for each in workspace.history()}
