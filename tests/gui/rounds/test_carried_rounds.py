"""Rounds of a final in which games of the groups count: what is played in them, and what is not."""

from typing import TypeVar

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.play.numbering import DrawMethod
from arbiter_app.domain.facts.play.rounds import StageKind
from arbiter_app.domain.facts.results import WHITE_WINS
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import Board, StageId
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.rounds.header import RoundHeader
from arbiter_app.gui.rounds.page import RoundsPage
from arbiter_app.gui.rounds.what_follows.banner import RoundBanner
from arbiter_app.gui.window.book.pages import PAGES
from arbiter_app.services.commands.play.rounds import check_result, enter_result
from arbiter_app.services.commands.play.stages import add_stage, begin_stage
from arbiter_app.services.workspace import Workspace
from tests.gui.conftest import Groups
from tests.gui.hands import visible_words
from tests.gui.round_hands import press, shown
from tests.services.play_off_hands import finish

Widget = TypeVar("Widget", bound=QWidget)


@pytest.fixture
def groups(workspace: Workspace, in_groups: Groups) -> Workspace:
    """Eight players in two groups of four, all of whose games are played."""
    in_groups(8, 2)
    for group in workspace.event.tournament.stages[1:]:
        finish(workspace, group.id)
    return workspace


def final_of(groups: Workspace, places: int) -> StageId:
    """Begin a final of so many of each group, in which their games there count as well."""
    ids = [stage.id for stage in groups.event.tournament.stages[1:]]
    final = groups.do(
        add_stage,
        kind=StageKind.FINAL,
        title="Final",
        system=System.ROUND_ROBIN,
        sources=tuple((group, place) for group in ids for place in range(1, places + 1)),
        first_place=1,
        carries_results=True,
    )
    groups.at(final).do(begin_stage, method=DrawMethod.BY_PLACE)
    return final


def part(page: RoundsPage, kind: type[Widget]) -> Widget:
    found = page.findChild(kind)
    assert found is not None
    return found


def test_that_a_round_of_the_final_counts_the_games_that_are_played_in_it(
    qtbot: QtBot, open_event: OpenEvent, groups: Workspace
) -> None:
    open_event.stage = final_of(groups, places=3)
    rounds = open_event.tournament.stage(open_event.stage).rounds
    mixed = next(each for each in rounds if 0 < len(each.to_play) < len(each.games))
    page = shown(qtbot, open_event)
    page.show_board(mixed.number, mixed.to_play[0].board)
    played = len(mixed.to_play)
    assert part(page, RoundHeader).state == f"{played} of {played} without result"
    for game in mixed.to_play:
        open_event.do(enter_result, round=mixed.number, board=game.board, result=WHITE_WINS)
    banner = part(page, RoundBanner)
    assert f"{played} of {played}; verified 0" in banner.text
    for game in mixed.to_play:
        open_event.do(check_result, round=mixed.number, board=game.board)
    assert f"verified {played} of {played}" in part(page, RoundHeader).state
    assert not any("Verify" in each for each in visible_words(banner))


def test_that_a_round_of_carried_games_is_none_to_play_or_sign(
    qtbot: QtBot, open_event: OpenEvent, groups: Workspace
) -> None:
    figure = next(entry for entry in PAGES if entry.id is PageId.ROUNDS).state
    open_event.stage = final_of(groups, places=2)
    rounds = open_event.tournament.stage(open_event.stage).rounds
    (carried,) = (each for each in rounds if each.is_carried)
    assert len(rounds) == 3
    assert figure(open_event.facts) == "6/8", "six of the groups, and two of the final"
    page = shown(qtbot, open_event)
    page.show_board(carried.number, Board(1))
    assert part(page, RoundHeader).state == "played in an earlier stage"
    assert "count from an earlier stage" in part(page, RoundBanner).text
    press(page, Qt.Key.Key_Return)
    assert page.round_number == carried.number + 1, "there is nothing to sign off"
