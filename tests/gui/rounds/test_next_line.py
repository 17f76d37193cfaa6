"""What comes next on the page of rounds: one thing at a time, in a line whose room is kept."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.play.rounds import StageKind
from arbiter_app.domain.facts.rules.play_off_rules import PlayOffRules
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import Round
from arbiter_app.gui.base.destinations import PageId, ShowPage
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.look.style_sheet import LOOK
from arbiter_app.gui.rounds.page import RoundsPage
from arbiter_app.gui.rounds.second_typing.verify_bar import MismatchPanel, VerifyBar
from arbiter_app.gui.rounds.what_follows.banner import RoundBanner
from arbiter_app.gui.rounds.what_follows.next_line import NextLine, NextPart
from arbiter_app.services.commands.play.matches import draw_colours, pair_next_games
from arbiter_app.services.commands.play.rounds import sign_off_round
from arbiter_app.services.commands.play.stages import add_stage
from arbiter_app.services.workspace import Workspace
from tests.gui.conftest import Builder, Groups
from tests.gui.eyes import filled
from tests.gui.hands import focused
from tests.gui.play_off_hands import Tied
from tests.gui.round_hands import CTRL, SHIFT, Drawn, grid_of, press, shown, type_keys
from tests.services.hands import choose_system


def line_of(page: RoundsPage) -> NextLine:
    line = page.findChild(NextLine)
    assert line is not None
    return line


def said(page: RoundsPage) -> list[type[NextPart]]:
    return [type(part) for part in line_of(page).findChildren(NextPart) if part.isVisible()]


def the_filled(page: RoundsPage) -> str:
    (words,) = filled(page)
    return words.replace("&", "")


def sign_all(open_event: OpenEvent) -> None:
    here = open_event.workspace.at(open_event.stage)
    for round_ in here.competition.rounds:
        if round_.signed_off is None:
            here.do(sign_off_round, round=round_.number)


def places(page: RoundsPage) -> Iterator[object]:
    """Where the boards stand and how they look."""
    QApplication.processEvents()
    grid = grid_of(page)
    yield grid.geometry()
    yield grid.verticalHeader().defaultSectionSize()
    yield grid.font().pointSizeF()


def test_that_a_complete_round_has_one_filled_button_which_enter_presses(
    qtbot: QtBot, page_of: Drawn
) -> None:
    page = page_of(6)
    assert filled(page) == []
    type_keys(page, "115")
    assert said(page) == [RoundBanner]
    assert the_filled(page) == "Sign off and publish (Enter)"
    press(page, Qt.Key.Key_Return)
    button = focused()
    assert isinstance(button, QPushButton)
    assert button.property(LOOK) == "primary"
    press(page, Qt.Key.Key_S, CTRL | SHIFT)
    assert the_filled(page) == "Next round (Enter)"


def test_that_no_more_than_one_thing_is_said_and_no_board_moves(
    qtbot: QtBot, page_of: Drawn
) -> None:
    page = page_of(6)
    before = [*places(page)]
    type_keys(page, "115")
    assert [*places(page)] == before
    press(page, Qt.Key.Key_V, CTRL | SHIFT)
    assert said(page) == [VerifyBar]
    assert [*places(page)] == before
    type_keys(page, "5")
    assert said(page) == [MismatchPanel]
    assert [*places(page)] == before
    assert filled(page) == []


def test_that_the_field_that_goes_to_a_board_moves_none(qtbot: QtBot, page_of: Drawn) -> None:
    page = page_of(6)
    before = [*places(page)]
    press(page, Qt.Key.Key_G, CTRL)
    assert [*places(page)] == before


def test_that_the_banner_of_a_knockout_says_what_is_due_too(
    qtbot: QtBot, open_event: OpenEvent, workspace: Workspace, drawn: Builder
) -> None:
    choose_system(workspace, System.KNOCKOUT)
    drawn(4)
    workspace.do(draw_colours, seed="1")
    workspace.do(pair_next_games)
    page = shown(qtbot, open_event)
    type_keys(page, "11")
    (banner,) = (each for each in page.findChildren(RoundBanner) if each.isVisible())
    assert said(page) == [RoundBanner]
    assert "Next game to be paired: Semifinal 1, Semifinal 2" in banner.text
    press(page, Qt.Key.Key_S, CTRL | SHIFT)
    assert the_filled(page) == "Pair the next games (Enter)"


def test_that_acts_without_room_are_left_to_the_menu_and_the_first_one_stays(
    qtbot: QtBot, page_of: Drawn
) -> None:
    page = page_of(6)
    page.resize(1400, 600)
    type_keys(page, "115")
    (banner,) = page.findChildren(RoundBanner)
    everything = [each.text() for each in banner.findChildren(QPushButton) if each.isVisible()]
    page.resize(600, 600)
    QApplication.processEvents()
    (left, *more) = [each.text() for each in banner.findChildren(QPushButton) if each.isVisible()]
    assert "Enter" in left
    assert len(more) < len(everything) - 1
    assert page.width() == 600


# After the last game


def play(open_event: OpenEvent, page: RoundsPage, key: str) -> None:
    """Type the same result at every board of the stage in hand."""
    for round_ in open_event.competition.rounds:
        page.round_number = round_.number
        type_keys(page, key * len(round_.games))


def test_that_the_last_round_leads_to_the_final_table(qtbot: QtBot, page_of: Drawn) -> None:
    page = page_of(4)
    play(page.open_event, page, "1")
    sign_all(page.open_event)
    assert the_filled(page) == "Final table (Enter)"
    with qtbot.waitSignal(page.wants) as asked:
        press(page, Qt.Key.Key_Return)
    assert asked.args == [ShowPage(PageId.TABLE)]


def test_that_the_last_round_leads_to_the_play_off_that_is_due(
    qtbot: QtBot, open_event: OpenEvent, tied: Tied, chain: PlayOffRules
) -> None:
    tied(2, 2, rules=chain)
    sign_all(open_event)
    page = shown(qtbot, open_event)
    page.round_number = Round(3)
    assert the_filled(page) == "To the play-off (Enter)"
    with qtbot.waitSignal(page.wants) as asked:
        press(page, Qt.Key.Key_Return)
    assert asked.args == [ShowPage(PageId.PLAY_OFF)]


def test_that_a_result_missing_elsewhere_makes_no_table_final(qtbot: QtBot, page_of: Drawn) -> None:
    page = page_of(4)
    for number in (2, 3):
        page.round_number = Round(number)
        type_keys(page, "11")
    (banner,) = page.findChildren(RoundBanner)
    assert "the last one" in banner.text
    assert not any("Final" in each.text() for each in banner.findChildren(QPushButton))


def test_that_the_last_round_of_a_group_leads_to_the_stages(
    qtbot: QtBot, open_event: OpenEvent, in_groups: Groups
) -> None:
    in_groups(6, 2)
    group = open_event.tournament.stages[1].id
    open_event.stage = group
    page = shown(qtbot, open_event)
    play(open_event, page, "1")
    sign_all(open_event)
    assert the_filled(page) == "To the stages (Enter)"
    open_event.do(
        add_stage,
        kind=StageKind.FINAL,
        title="A",
        system=System.ROUND_ROBIN,
        sources=((group, 1), (group, 2)),
    )
    assert the_filled(page) == "To the stages (Enter)"
    with qtbot.waitSignal(page.wants) as asked:
        press(page, Qt.Key.Key_Return)
    assert asked.args == [ShowPage(PageId.STAGES)]


@pytest.mark.parametrize("size", [(860, 440)])
def test_that_the_page_needs_no_more_than_the_smallest_window_has(
    qtbot: QtBot, page_of: Drawn, size: tuple[int, int]
) -> None:
    page = page_of(24)
    type_keys(page, "1" * 12)
    least = page.minimumSizeHint()
    assert (least.width(), least.height()) <= size
    assert least.height() <= size[1]
