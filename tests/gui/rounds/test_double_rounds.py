"""Matches of two games typed at the boards of a round: two keys a match (C.04.5)."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.results import BLACK_WINS, WHITE_WINS
from arbiter_app.domain.ids import Round
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.rounds.grid.board_rows import MATCH_COLUMN
from arbiter_app.gui.rounds.grid.key_legend import KeyLegend
from arbiter_app.gui.rounds.page import RoundsPage
from arbiter_app.gui.rounds.second_typing.verify_bar import MismatchPanel
from arbiter_app.services.commands.play.rounds import publish_round
from tests.gui.hands import focused, visible_words
from tests.gui.round_hands import (
    CTRL,
    SHIFT,
    cells,
    cursor,
    game,
    press,
    results,
    shown,
    type_keys,
)
from tests.services.double_hands import make_double
from tests.services.swiss_hands import pair

Make = Callable[[int], RoundsPage]


@pytest.fixture
def page_of(qtbot: QtBot, open_event: OpenEvent) -> Make:
    """Show round 1 of a Double-Swiss of so many players."""

    def make(players: int) -> RoundsPage:
        make_double(open_event.workspace, players)
        pair(open_event.workspace, 1)
        open_event.workspace.do(publish_round, round=Round(1))
        page = shown(qtbot, open_event)
        page.round_number = Round(1)
        page.refresh()
        return page

    return make


def test_that_a_match_takes_two_keys_and_leads_on_to_the_next(page_of: Make) -> None:
    page = page_of(6)
    type_keys(page, "1")
    assert (cursor(page), cells(page)[0]) == (1, "1 – 0, …")
    assert game(page, 1).so_far == (WHITE_WINS, None)
    type_keys(page, "5")
    assert (cursor(page), cells(page)[0]) == (2, "1½ – ½")
    assert cells(page, MATCH_COLUMN)[0] == "1 – 0, ½ – ½"
    type_keys(page, "3344")
    assert results(page) == ["1-0 ½-½", "+/- +/-", "-/+ -/+"]
    assert cells(page) == ["1½ – ½", "+ : –", "– : +"]
    assert "Round 1 is complete" in visible_words(page)


def test_that_the_legend_says_so(page_of: Make) -> None:
    page = page_of(4)
    legend = page.findChild(KeyLegend)
    assert isinstance(legend, KeyLegend)
    words = visible_words(legend)
    assert "two keys a match" in words.replace("&nbsp;", " ")
    assert "adjourned" not in words


def test_that_enter_leaves_the_second_game_open(page_of: Make) -> None:
    page = page_of(6)
    for _ in range(3):
        type_keys(page, "1")
        press(page, Qt.Key.Key_Return)
    assert [game(page, board).so_far for board in (1, 2, 3)] == [(WHITE_WINS, None)] * 3
    assert cursor(page) == 1
    type_keys(page, "000")
    assert results(page) == ["1-0 0-1"] * 3


def test_that_a_slip_of_a_match_waits_for_no_second_game(qtbot: QtBot, page_of: Make) -> None:
    page = page_of(6)
    press(page, Qt.Key.Key_G, CTRL)
    field = focused()
    assert isinstance(field, QLineEdit)
    for slip in ("3 1", "2 05", "3 0"):
        field.setText(slip)
        field.returnPressed.emit()
    assert results(page) == ["", "0-1 ½-½", "1-0 0-1"]
    field.setText("3 1")
    field.returnPressed.emit()
    assert results(page)[2] == "1-0 0-1"
    field.setText("3 11")
    field.returnPressed.emit()
    field.returnPressed.emit()
    assert results(page)[2] == "1-0 1-0"


def test_that_a_match_is_typed_anew_by_both_keys_or_not_at_all(page_of: Make) -> None:
    page = page_of(4)
    type_keys(page, "15")
    press(page, Qt.Key.Key_Home)
    type_keys(page, "0")
    assert cells(page)[0] == "0 – 1, …"
    press(page, Qt.Key.Key_Down)
    assert (cells(page)[0], results(page)[0]) == ("1½ – ½", "1-0 ½-½")
    press(page, Qt.Key.Key_Home)
    type_keys(page, "05")
    assert results(page)[0] == "0-1 ½-½"


def test_that_delete_clears_what_is_typed_of_a_match(page_of: Make) -> None:
    page = page_of(4)
    type_keys(page, "1")
    press(page, Qt.Key.Key_Delete)
    assert game(page, 1).two_games == (None, None)
    type_keys(page, "0")
    assert game(page, 1).so_far == (BLACK_WINS, None)


def test_that_no_game_of_a_match_is_adjourned(qtbot: QtBot, page_of: Make) -> None:
    page = page_of(4)
    type_keys(page, "17")
    assert game(page, 1).so_far == (WHITE_WINS, None)
    assert not game(page, 1).is_adjourned


def test_that_both_games_are_typed_a_second_time(page_of: Make) -> None:
    page = page_of(4)
    type_keys(page, "1505")
    press(page, Qt.Key.Key_V, CTRL | SHIFT)
    assert cells(page) == ["•", "•"]
    assert cells(page, MATCH_COLUMN) == ["•", "•"]
    type_keys(page, "15")
    assert game(page, 1).checked is not None
    type_keys(page, "15")
    assert game(page, 2).checked is None
    panel = page.findChild(MismatchPanel)
    assert isinstance(panel, MismatchPanel)
    assert "½ – 1½ (0 – 1, ½ – ½)" in visible_words(panel)
