"""Players who are not at the board, as the page of rounds marks, names and forfeits them."""

from datetime import datetime, timedelta

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.event import Particular
from arbiter_app.domain.ids import Round
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.rounds.page import RoundsPage
from arbiter_app.gui.rounds.what_follows.latecomers import Latecomers
from arbiter_app.services.commands.people.officials import set_particulars
from arbiter_app.services.commands.play.rounds import set_times
from tests.gui.conftest import Builder
from tests.gui.hands import focused, in_dialog, show_page, visible_words
from tests.gui.round_hands import CTRL, SHIFT, game, grid_of, press, results, take_up_again

BEGIN = datetime(2026, 6, 5, 15)


class Clock:
    """What the page believes the time to be."""

    def __init__(self) -> None:
        self.now = BEGIN

    def __call__(self) -> datetime:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def page(qtbot: QtBot, open_event: OpenEvent, drawn: Builder, clock: Clock) -> RoundsPage:
    """A first round of four boards that starts at 15:00 with a default time of 30 minutes."""
    drawn(8)
    open_event.do(set_particulars, particulars={Particular.DEFAULT_TIME: "30 min"})
    open_event.do(set_times, times={Round(1): BEGIN})
    return show_page(qtbot, RoundsPage(open_event, now=clock))


def note(page: RoundsPage, times: int = 1) -> None:
    for _ in range(times):
        press(page, Qt.Key.Key_Space, CTRL | SHIFT)


def later(page: RoundsPage, clock: Clock, minutes: int) -> None:
    """Let time go by, and the page look at the clock."""
    clock.now += timedelta(minutes=minutes)
    late = page.findChild(Latecomers)
    assert isinstance(late, Latecomers)
    late.look()


def row(page: RoundsPage, board: int = 1) -> tuple[str, str, str]:
    """Return the two names and the result of a board as they are written."""
    model = grid_of(page).model()
    white, result, black = (model.index(board - 1, column).data() for column in (2, 6, 10))
    return white, result, black


def test_that_a_key_marks_white_then_black_then_both_then_nobody(page: RoundsPage) -> None:
    white, _, black = row(page)
    seen = []
    for _ in range(4):
        note(page)
        seen.append(row(page))
    assert seen == [
        (f"○ {white}", "absent", black),
        (white, "absent", f"○ {black}"),
        (f"○ {white}", "absent", f"○ {black}"),
        (white, "", black),
    ]


def test_that_the_mark_names_who_is_missing(page: RoundsPage) -> None:
    white = row(page)[0]
    note(page)
    model = grid_of(page).model()
    for column in (2, 6):
        told = model.index(0, column).data(Qt.ItemDataRole.ToolTipRole)
        assert f"Not at the board: {white}" in told
    page.open_event.undo()
    assert row(page)[0] == white


def test_that_a_board_with_a_result_awaits_nobody(qtbot: QtBot, page: RoundsPage) -> None:
    note(page)
    QTest.keyClicks(grid_of(page), "1")
    press(page, Qt.Key.Key_Home)
    assert game(page, 1).away == ()
    with qtbot.waitSignal(page.open_event.refused) as refused:
        note(page)
    assert "nobody is awaited" in refused.args[0]


def test_that_the_late_are_named_and_forfeited_at_once(page: RoundsPage, clock: Clock) -> None:
    white, _, black = row(page)
    note(page)
    press(page, Qt.Key.Key_Down)
    note(page, 3)
    assert "Late:" not in visible_words(page)
    later(page, clock, 31)
    assert row(page) == (f"⚠ {white}", "late", black)
    words = visible_words(page)
    assert f"Late: board 1, {white} · board 2, " in words

    def agree(dialog: QDialog) -> None:
        asked = visible_words(dialog)
        assert white in asked
        assert "6.7.1" in asked
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        QTest.keyClick(focused(), Qt.Key.Key_Return)

    in_dialog(agree)
    press(page, Qt.Key.Key_F, CTRL | SHIFT)
    take_up_again(page)
    assert results(page) == ["-/+", "-/-", "", ""]
    assert "Late:" not in visible_words(page)
    page.open_event.undo()
    assert results(page) == ["", "", "", ""]
    assert "Late: board 1" in visible_words(page)


def test_that_enter_alone_forfeits_nobody(page: RoundsPage, clock: Clock) -> None:
    note(page)
    later(page, clock, 31)
    in_dialog(lambda _: QTest.keyClick(focused(), Qt.Key.Key_Return))
    press(page, Qt.Key.Key_F, CTRL | SHIFT)
    assert results(page) == ["", "", "", ""]


def test_that_nobody_is_late_where_the_default_time_is_not_said(
    page: RoundsPage, clock: Clock
) -> None:
    page.open_event.do(set_particulars, particulars={Particular.DEFAULT_TIME: ""})
    note(page)
    later(page, clock, 600)
    assert row(page)[1] == "absent"
    forfeit = next(act for act in page.page_actions() if act.text() == "Forfeit the &late…")
    assert not forfeit.isEnabled()
    assert "Nobody is late" in forfeit.toolTip()
