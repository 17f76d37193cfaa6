"""Whole rounds typed with each preset of keys, on every keyboard, with mistakes."""

from dataclasses import replace
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QMenu
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.results import ALL_RESULTS
from arbiter_app.formats import trf
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.gui.rounds.grid.result_keys import PRESETS, Preset, menu_keys
from arbiter_app.gui.rounds.page import RoundsPage
from arbiter_app.services.commands.whole.import_report import import_report
from tests.benchmarks.tables import swiss
from tests.gui.conftest import Builder, Typist
from tests.gui.hands import focused, visible_words
from tests.gui.round_hands import (
    CTRL,
    Drawn,
    boards_shown,
    cursor,
    grid_of,
    press,
    results,
    send_key,
    shown,
    type_keys,
)

VEGA, SHARLY, LETTERS = PRESETS
NORMAL = ["1-0", "0-1", "½-½", "+/-", "-/+", "-/-"]


def choose(page: RoundsPage, preset: Preset) -> None:
    """Choose the keys in the menu of the page."""
    menu = page.page_actions()[-1].menu()
    assert isinstance(menu, QMenu)
    next(choice for choice in menu.actions() if choice.data() is preset).trigger()


@pytest.mark.parametrize(
    ("preset", "keys"),
    [
        (VEGA, "105342"),
        (SHARLY, "123+-*"),
        (LETTERS, "wbd+-*"),
        (LETTERS, "WBD+-*"),
        (LETTERS, "цив+-*"),
    ],
)
def test_that_a_round_is_typed_with_every_preset_on_either_keyboard(
    qtbot: QtBot, page_of: Drawn, preset: Preset, keys: str
) -> None:
    page = page_of(12)
    choose(page, preset)

    type_keys(page, keys)

    assert results(page) == NORMAL


@pytest.mark.parametrize("preset", PRESETS)
def test_that_a_round_is_typed_on_the_keypad(qtbot: QtBot, page_of: Drawn, preset: Preset) -> None:
    page = page_of(12)
    choose(page, preset)

    keys = [key for key in preset.results if not key.isalpha()]
    for key in keys:
        send_key(page, Qt.Key(ord(key)), key, Qt.KeyboardModifier.KeypadModifier)

    typed = [str(preset.results[key]) for key in keys]
    assert results(page)[: len(typed)] == typed


def test_that_every_preset_clears(qtbot: QtBot, page_of: Drawn) -> None:
    page = page_of(4)
    for preset, key in ((VEGA, "9"), (SHARLY, "0"), (LETTERS, "я")):
        choose(page, preset)
        type_keys(page, next(iter(preset.results)))
        assert results(page) != ["", ""]
        press(page, Qt.Key.Key_Home)

        type_keys(page, key)

        assert results(page) == ["", ""], preset


def test_that_the_legend_and_the_card_tell_the_keys_in_force(qtbot: QtBot, page_of: Drawn) -> None:
    page = page_of(4)
    assert ">5</b>&nbsp;½–½" in visible_words(page)

    choose(page, SHARLY)

    assert ">3</b>&nbsp;½–½" in visible_words(page)
    assert ">5</b>" not in visible_words(page)
    assert ("3", "½–½") in page.typed_keys()[1]


def test_that_the_keys_once_chosen_stay_at_the_next_start(
    qtbot: QtBot, open_event: OpenEvent, drawn: Builder
) -> None:
    drawn(4)
    choose(shown(qtbot, open_event), LETTERS)

    page = shown(qtbot, open_event)
    type_keys(page, "b")

    assert results(page)[0] == "0-1"
    assert Preferences().result_keys == "letters"


def test_that_a_wrong_key_of_a_preset_changes_nothing_and_is_answered(
    qtbot: QtBot, page_of: Drawn
) -> None:
    page = page_of(6)
    for preset, wrong in ((VEGA, "8+*-;?"), (SHARLY, "4568=?"), (LETTERS, "=?qй")):
        choose(page, preset)

        for key in wrong:
            with qtbot.waitSignal(page.open_event.refused) as refused:
                type_keys(page, key)
            assert f"“{key}”" in refused.args[0]

        assert (results(page), cursor(page)) == (["", "", ""], 1)


@pytest.mark.parametrize(("typed", "board"), [("/", 4), ("9", 4)])
def test_that_with_letters_for_results_a_player_is_typed_after_a_stroke_or_a_digit(
    qtbot: QtBot, page_of: Drawn, typed: str, board: int
) -> None:
    page = page_of(12)
    choose(page, LETTERS)

    type_keys(page, typed)
    field = focused()
    assert isinstance(field, QLineEdit)
    if typed == "/":
        field.insert("Мель")
    QTest.keyClick(field, Qt.Key.Key_Return)

    # Berger, 12 players, round 1: 4-9; Мельник has number 9.
    assert cursor(page) == board
    assert results(page) == [""] * 6


def opened_menu(page: RoundsPage) -> QMenu:
    """Open the menu of all results at the board of the cursor."""
    press(page, Qt.Key.Key_Space)
    menu = grid_of(page).findChild(QMenu)
    assert isinstance(menu, QMenu)
    assert menu.isVisible()
    return menu


def test_that_the_menu_has_a_key_for_every_outcome(qtbot: QtBot, page_of: Drawn) -> None:
    page = page_of(4)

    for result in ALL_RESULTS:
        press(page, Qt.Key.Key_Home)
        QTest.keyClicks(opened_menu(page), menu_keys(VEGA)[result])
        assert results(page)[0] == str(result)


def test_that_the_menu_understands_the_ukrainian_keyboard(
    qtbot: QtBot, page_of: Drawn, type_in: Typist
) -> None:
    page = page_of(4)

    type_in(opened_menu(page), "й")

    assert results(page)[0] == "W-L"


def test_that_only_boards_without_result_are_shown_with_the_one_typed_last(
    qtbot: QtBot, page_of: Drawn
) -> None:
    page = page_of(12)
    type_keys(page, "10")

    press(page, Qt.Key.Key_M, CTRL)
    assert (boards_shown(page), cursor(page)) == ([3, 4, 5, 6], 3)
    type_keys(page, "5")
    assert (boards_shown(page), cursor(page)) == ([3, 4, 5, 6], 4)
    type_keys(page, "1")
    assert (boards_shown(page), cursor(page)) == ([4, 5, 6], 5)
    press(page, Qt.Key.Key_M, CTRL)
    assert (boards_shown(page), cursor(page)) == ([1, 2, 3, 4, 5, 6], 5)


def test_that_all_boards_come_back_with_the_last_result(qtbot: QtBot, page_of: Drawn) -> None:
    page = page_of(6)
    press(page, Qt.Key.Key_M, CTRL)

    type_keys(page, "115")

    assert boards_shown(page) == [1, 2, 3]
    with qtbot.waitSignal(page.open_event.refused) as refused:
        press(page, Qt.Key.Key_M, CTRL)
    assert "Every board" in refused.args[0]


def test_that_going_to_a_board_that_has_its_result_shows_all_again(
    qtbot: QtBot, page_of: Drawn
) -> None:
    page = page_of(8)
    type_keys(page, "1")
    press(page, Qt.Key.Key_M, CTRL)

    press(page, Qt.Key.Key_G, CTRL)
    field = focused()
    QTest.keyClicks(field, "1")
    QTest.keyClick(field, Qt.Key.Key_Return)

    assert (cursor(page), boards_shown(page)) == (1, [1, 2, 3, 4])


def test_that_what_is_undone_while_only_missing_ones_are_shown_comes_back(
    qtbot: QtBot, page_of: Drawn
) -> None:
    page = page_of(8)
    type_keys(page, "11")
    press(page, Qt.Key.Key_M, CTRL)
    assert boards_shown(page) == [3, 4]

    page.open_event.undo()

    assert (boards_shown(page), cursor(page)) == ([2, 3, 4], 2)


def swiss_before_its_last_round(players: int) -> Event:
    """A Swiss as it comes by its report file."""
    event = swiss(players)
    (stage,) = event.tournament.stages
    games = tuple(replace(game, result=None) for game in stage.rounds[-1].games)
    rounds = (*stage.rounds[:-1], replace(stage.rounds[-1], games=games))
    tournament = replace(event.tournament, stages=(replace(stage, rounds=rounds),))
    report = trf.report_of(replace(event, tournaments=(tournament,)))
    read = trf.read(trf.encode(trf.format(report))).report
    assert read is not None
    return trf.event_of(read)


def test_that_two_hundred_boards_are_typed_at_speed_with_errors(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    """Every eighth board begins with a wrong key, or with a wrong result that is cleared."""
    open_event.do(import_report, source="swiss.trf", event=swiss_before_its_last_round(410))
    page = shown(qtbot, open_event)
    boards, chance, wanted = boards_shown(page), Random(400), []
    assert len(boards) >= 200

    for board in boards:
        assert cursor(page) == board
        key, result = chance.choice([("1", "1-0"), ("0", "0-1"), ("5", "½-½")])
        match chance.randrange(16):
            case 0:
                type_keys(page, "8")
            case 1:
                type_keys(page, "2")
                press(page, Qt.Key.Key_Up)
                type_keys(page, "9")
        type_keys(page, key)
        wanted.append(result)

    games = open_event.tournament.main_stage.rounds[-1].games
    assert [str(game.result) for game in games] == wanted
    assert "is complete" in visible_words(page)
