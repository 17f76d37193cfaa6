"""The director of play-offs where teams are tied: line-ups come in, results are typed on boards."""

import pytest
from PySide6.QtWidgets import QDialog, QPushButton
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.results import BLACK_WINS, DRAW, WHITE_WINS
from arbiter_app.domain.facts.rules.play_off_rules import PlayOffRules
from arbiter_app.domain.ids import TeamId
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.play_off.games import PlayOffGames
from arbiter_app.gui.play_off.page import PlayOffPage
from arbiter_app.gui.rounds.grid.result_grid import ResultGrid
from arbiter_app.gui.rounds.line_ups.dialog import LineUpsDialog
from arbiter_app.services.commands.play.play_offs import set_play_off_rules
from arbiter_app.services.workspace import Workspace
from tests.gui.hands import focused, in_dialog
from tests.gui.play_off_hands import (
    Director,
    act_with_reason,
    comes_next,
    enter,
    next_words,
    places,
    type_result,
)
from tests.gui.round_hands import take_up_again
from tests.ready import ReadyFiles
from tests.services.team_hands import boards_made, main, numbered, of_teams, typed


@pytest.fixture
def two(open_event: OpenEvent, chain: PlayOffRules, ready: ReadyFiles) -> tuple[TeamId, ...]:
    """Two of three teams are level after a round robin."""
    return ready.go_on("two level", open_event.workspace, lambda event: play(event, chain))


def play(workspace: Workspace, chain: PlayOffRules) -> tuple[TeamId, ...]:
    teams = of_teams(workspace, teams=3)
    numbered(workspace, teams)
    workspace.do(set_play_off_rules, rules=chain)
    for round_ in main(workspace).rounds:
        boards_made(workspace, round_.number)
        (match,) = round_.games
        results = [DRAW] * 4
        if teams[2] in (match.white, match.black):
            results = [WHITE_WINS if match.black == teams[2] else BLACK_WINS, *results[1:]]
        typed(workspace, round_.number, 1, results)
    return (teams[0], teams[1])


def _open_line_ups(dialog: QDialog) -> None:
    """Open the line-ups as they are proposed."""
    assert isinstance(dialog, LineUpsDialog)
    button = next(
        each
        for each in dialog.findChildren(QPushButton)
        if "Open all" in each.text().replace("&", "")
    )
    button.click()
    if dialog.isVisible():
        button.click()  # nobody has handed one in: it was said once


def _leg(page: PlayOffPage, keys: str) -> None:
    """Pair the next match, open its line-ups, and type its boards."""
    assert comes_next(page) == "Pair the next match"
    enter()
    assert comes_next(page) == "Line-ups…"
    in_dialog(_open_line_ups)
    enter()
    take_up_again(page)
    for key in keys:
        type_result(page, key)


def test_that_two_teams_are_led_over_line_ups_and_boards_to_their_order(
    two: tuple[TeamId, ...], director: Director
) -> None:
    page = director()
    assert "2 teams: a match. 2 legs, 3+2" in next_words(page)
    enter()
    assert comes_next(page) == "Draw the colours"
    enter()
    _leg(page, "5555")
    _leg(page, "1555")

    assert comes_next(page) == "Final table"
    assert [row[:2] for row in places(page)] == [("1", "1–2"), ("2", "1–2")]
    assert len(two) == 2


def test_that_boards_are_told_with_their_leg_and_time(
    open_event: OpenEvent, two: tuple[TeamId, ...], director: Director
) -> None:
    page = director()
    enter()
    enter()
    _leg(page, "5")
    tournament = open_event.tournament
    (play_off,) = tournament.play_offs
    placed = PlayOffGames().of(open_event.facts, tournament.stages_of(play_off.id))
    assert [each.line.label for each in placed.values()][:2] == [
        "leg 1, board 1 · 3+2",
        "leg 1, board 2 · 3+2",
    ]
    assert "3 results to come." in next_words(page)
    assert len(two) == 2


def test_that_a_team_that_does_not_play_loses_the_boards_that_wait(
    qtbot: QtBot, open_event: OpenEvent, two: tuple[TeamId, ...], director: Director
) -> None:
    page = director()
    enter()
    enter()
    _leg(page, "1")
    act_with_reason(page, "A team does not play")

    assert comes_next(page) == "Final table"
    assert all(
        game.result is not None for stage in open_event.tournament.stages for _, game in stage.games
    )
    assert len(two) == 2


def test_that_what_is_typed_goes_to_the_board_under_the_cursor(
    open_event: OpenEvent, two: tuple[TeamId, ...], director: Director
) -> None:
    page = director()
    enter()
    enter()
    _leg(page, "")
    grid = page.findChild(ResultGrid)
    assert grid is not None
    assert focused() is grid
    grid.select(grid.shown[2].board)
    type_result(page, "1")
    boards = open_event.tournament.stages[-1]
    assert [game.result is None for _, game in boards.games] == [True, True, False, True]
    assert len(two) == 2
