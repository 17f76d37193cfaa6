"""A forfeit of a Swiss that is typed: what follows is told at once, and one key turns it."""

from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.results import WHITE_FORFEITS
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.domain.pairing.swiss.absentees import unexplained_absentees
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.rounds.page import RoundsPage
from arbiter_app.gui.rounds.what_follows.banner import RoundBanner
from arbiter_app.services.commands.play.rounds import enter_result, publish_round
from tests.gui.hands import visible_words
from tests.gui.round_hands import Drawn, cursor, press, shown, type_keys
from tests.services.swiss_hands import make_swiss, pair, play_rounds

ALT = Qt.KeyboardModifier.AltModifier


def page_of_round(qtbot: QtBot, open_event: OpenEvent) -> RoundsPage:
    """Round 1 of eight players, published: 1-5, 6-2, 3-7, 8-4."""
    make_swiss(open_event.workspace, 8)
    pair(open_event.workspace, 1)
    open_event.workspace.do(publish_round, round=Round(1))
    return shown(qtbot, open_event)


def left_out(open_event: OpenEvent, round: int = 2) -> tuple[PlayerId, ...]:
    return unexplained_absentees(open_event.competition, Round(round))


def test_that_a_forfeit_says_at_once_who_is_left_out_and_one_key_keeps_them(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    page = page_of_round(qtbot, open_event)
    type_keys(page, "3")
    words = visible_words(page)
    assert "Alt+Ins keeps Гравець 005 (board 1) in the pairing of round 2" in words
    assert cursor(page) == 2
    press(page, Qt.Key.Key_Insert, ALT)
    assert left_out(open_event) == ()
    assert "kept in the pairing of round 2 all the same" in visible_words(page)
    press(page, Qt.Key.Key_Insert, ALT)
    assert left_out(open_event) == (5,)
    type_keys(page, "1")
    assert "absent unexplained" not in visible_words(page)


def test_that_keeping_is_undone_as_one_act(qtbot: QtBot, open_event: OpenEvent) -> None:
    page = page_of_round(qtbot, open_event)
    type_keys(page, "2")
    assert left_out(open_event) == (1, 5)
    press(page, Qt.Key.Key_Insert, ALT)
    assert left_out(open_event) == ()
    open_event.undo()
    assert left_out(open_event) == (1, 5)


def test_that_a_forfeit_at_the_board_of_the_cursor_is_turned_too(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    page = page_of_round(qtbot, open_event)
    type_keys(page, "411")
    page.show_board(Round(1), Board(1))
    press(page, Qt.Key.Key_Insert, ALT)
    assert left_out(open_event) == ()


def test_that_the_last_result_says_it_beside_the_way_on(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    page = page_of_round(qtbot, open_event)
    type_keys(page, "1113")
    banner = page.findChild(RoundBanner)
    assert isinstance(banner, RoundBanner)
    assert "keeps Гравець 004 (board 4) in the pairing of round 2" in banner.text
    assert banner.isVisible()
    assert banner.text.startswith("Alt+Ins")


def test_that_a_key_without_forfeit_says_whom_it_is_about(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    page = page_of_round(qtbot, open_event)
    type_keys(page, "1")
    with qtbot.waitSignal(open_event.refused) as said:
        press(page, Qt.Key.Key_Insert, ALT)
    assert "General Regulations 6.5" in said.args[0]


def test_that_nothing_is_paired_after_a_forfeit_of_a_round_robin(
    qtbot: QtBot, open_event: OpenEvent, page_of: Drawn
) -> None:
    page = page_of(4)
    type_keys(page, "3")
    assert "absent unexplained" not in visible_words(page)


def test_that_an_older_forfeit_is_not_turned(qtbot: QtBot, open_event: OpenEvent) -> None:
    workspace = open_event.workspace
    play_rounds(make_swiss(workspace, 8), 1)
    workspace.do(enter_result, round=Round(1), board=Board(1), result=WHITE_FORFEITS)
    pair(workspace, 2)
    workspace.do(publish_round, round=Round(2))
    page = shown(qtbot, open_event)
    page.show_board(Round(1), Board(1))
    with qtbot.waitSignal(open_event.refused):
        press(page, Qt.Key.Key_Insert, ALT)
