"""Slips typed by their boards, in whatever order they lie, and what is missing then."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.results import BLACK_WINS, DRAW, WHITE_WINS, Result
from arbiter_app.domain.ids import Board, Round
from arbiter_app.domain.pairing.swiss import dutch
from arbiter_app.domain.pairing.swiss.boards import board_ranges
from arbiter_app.domain.pairing.swiss.making import make_round
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.rounds.grid.result_keys import preset
from arbiter_app.gui.rounds.grid.slips import Slip, read_slip
from arbiter_app.gui.rounds.page import RoundsPage
from arbiter_app.gui.rounds.second_typing.verify_bar import MismatchPanel
from arbiter_app.services.commands.play.rounds import publish_round
from arbiter_app.services.commands.play.swiss_rounds import pair_round
from tests.gui.hands import focused, visible_words
from tests.gui.round_hands import (
    CTRL,
    SHIFT,
    Drawn,
    cursor,
    press,
    results,
    shown,
    type_keys,
)
from tests.services.swiss_hands import make_swiss


@pytest.mark.parametrize(
    ("keys", "typed", "result"),
    [
        ("vega", "137 1", WHITE_WINS),
        ("vega", " 137  5 ", DRAW),
        ("vega", "137.0", BLACK_WINS),
        ("vega", "137=", DRAW),
        ("vega", "137", None),
        ("vega", "137 9", None),
        ("vega", "#137 1", None),
        ("sharly", "137 2", BLACK_WINS),
        ("letters", "137w", WHITE_WINS),
        ("letters", "137 в", DRAW),
    ],
)
def test_that_a_slip_is_a_board_and_the_key_of_a_result(
    keys: str, typed: str, result: Result | None
) -> None:
    expected = None if result is None else Slip(Board(137), result)
    assert read_slip(typed, preset(keys)) == expected


def open_field(page: RoundsPage) -> QLineEdit:
    press(page, Qt.Key.Key_G, CTRL)
    field = focused()
    assert isinstance(field, QLineEdit)
    return field


def type_slips(field: QLineEdit, *slips: str) -> None:
    for slip in slips:
        field.insert(slip)
        QTest.keyClick(field, Qt.Key.Key_Return)


def test_that_slips_are_typed_one_after_the_other_in_any_order(
    qtbot: QtBot, page_of: Drawn
) -> None:
    page = page_of(12)
    field = open_field(page)

    type_slips(field, "5 1", "2=", "6.0")

    assert results(page) == ["", "½-½", "", "", "1-0", "0-1"]
    assert field.hasFocus()
    assert field.text() == ""
    assert "✓ 6:" in visible_words(page)
    assert "without result: 1, 3–4" in visible_words(page)


def test_that_a_slip_changes_another_result_only_when_it_is_typed_once_more(
    qtbot: QtBot, page_of: Drawn
) -> None:
    page = page_of(6)
    field = open_field(page)
    type_slips(field, "2 1")

    with qtbot.waitSignal(page.open_event.refused) as refused:
        type_slips(field, "2 0")
    assert "Board 2 has 1–0 already" in refused.args[0]
    assert results(page) == ["", "1-0", ""]
    QTest.keyClick(field, Qt.Key.Key_Return)

    assert results(page) == ["", "0-1", ""]
    assert field.text() == ""


def test_that_a_slip_of_no_board_waits_to_be_corrected(qtbot: QtBot, page_of: Drawn) -> None:
    page = page_of(6)
    field = open_field(page)

    with qtbot.waitSignal(page.open_event.refused):
        type_slips(field, "44 1")

    assert field.selectedText() == "44 1"
    assert results(page) == ["", "", ""]


def test_that_slips_are_verified_in_any_order_and_typed_on_after_a_difference(
    qtbot: QtBot, page_of: Drawn
) -> None:
    page = page_of(8)
    type_keys(page, "1051")
    press(page, Qt.Key.Key_V, CTRL | SHIFT)
    field = open_field(page)

    type_slips(field, "3 5", "2 1")
    panel = page.findChild(MismatchPanel)
    assert isinstance(panel, MismatchPanel)
    assert panel.hasFocus()
    QTest.keyClick(panel, Qt.Key.Key_Right)
    assert field.hasFocus()
    type_slips(field, "4 1")

    games = page.open_event.tournament.main_stage.round(Round(1)).games
    assert results(page) == ["1-0", "1-0", "½-½", "1-0"]
    assert [game.board for game in games if game.checked] == [2, 3, 4]


def test_that_what_is_missing_is_told_for_each_place_where_boards_stand(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    workspace = make_swiss(open_event.workspace, 12)
    made = make_round(
        workspace.event.tournament.competition(),
        Round(1),
        dutch.pair,
        ranges=board_ranges("1-2, 31-34"),
    )
    workspace.do(pair_round, made=made)
    workspace.do(publish_round, round=Round(1))
    page = shown(qtbot, open_event)
    field = open_field(page)

    type_slips(field, "32 1", "2 1")

    told = visible_words(page)
    assert "boards 1–2: 1 without result (1)" in told
    assert "boards 31–34: 3 without result (31, 33–34)" in told
    type_slips(field, "33")
    assert cursor(page) == 33
