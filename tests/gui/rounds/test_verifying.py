"""The second typing of a round: hidden, compared, stopped by what differs."""

from collections.abc import Callable, Sequence

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QPushButton
from pytestqt.qtbot import QtBot

from arbiter_app.domain.ids import Board, Round
from arbiter_app.gui.rounds.page import RoundsPage
from arbiter_app.gui.rounds.second_typing.verify_bar import MismatchPanel, VerifyBar
from arbiter_app.gui.rounds.second_typing.verify_pass import PileOrder
from arbiter_app.gui.rounds.what_follows.banner import RoundBanner
from arbiter_app.services.commands.people.participation import withdraw_player
from arbiter_app.services.commands.play.rounds import adjourn_game
from tests.gui.hands import focused, visible_words
from tests.gui.round_hands import (
    CTRL,
    SHIFT,
    Drawn,
    boards_shown,
    cells,
    cursor,
    game,
    grid_of,
    press,
    results,
    type_keys,
)

TICKS = 7


def verify(page: RoundsPage) -> None:
    press(page, Qt.Key.Key_V, CTRL | SHIFT)


def panel_of(page: RoundsPage) -> MismatchPanel:
    panel = page.findChild(MismatchPanel)
    assert isinstance(panel, MismatchPanel)
    return panel


def choose_order(page: RoundsPage, order: PileOrder) -> None:
    bar = page.findChild(VerifyBar)
    assert isinstance(bar, VerifyBar)
    box = bar.findChild(QComboBox)
    assert isinstance(box, QComboBox)
    box.setCurrentIndex(box.findData(order))
    box.activated.emit(box.currentIndex())


def verified(page: RoundsPage) -> list[int]:
    games = page.open_event.tournament.main_stage.round(Round(1)).games
    return [each.board for each in games if each.checked]


@pytest.fixture
def typed(qtbot: QtBot, page_of: Drawn) -> RoundsPage:
    """A round of six boards typed from the bottom to the top, ready for its second typing."""
    page = page_of(12)
    for board, key in zip((6, 5, 4, 3, 2, 1), "105105", strict=True):
        grid_of(page).select(Board(board))
        type_keys(page, key)
    assert results(page) == ["½-½", "0-1", "1-0", "½-½", "0-1", "1-0"]
    return page


def test_that_results_are_hidden_until_they_are_typed_again_in_the_order_of_the_pile(
    typed: RoundsPage,
) -> None:
    verify(typed)
    assert boards_shown(typed) == [6, 5, 4, 3, 2, 1]
    assert cells(typed) == ["•"] * 6

    type_keys(typed, "10")

    assert cells(typed)[:3] == ["1 – 0", "0 – 1", "•"]
    assert cells(typed, TICKS)[:3] == ["✓", "✓", ""]
    assert cursor(typed) == 4
    assert "verified 2 of 6" in visible_words(typed)


def test_that_a_pass_without_a_slip_ticks_every_board_and_ends(typed: RoundsPage) -> None:
    verify(typed)

    type_keys(typed, "105105")

    assert verified(typed) == [1, 2, 3, 4, 5, 6]
    assert boards_shown(typed) == [1, 2, 3, 4, 5, 6]
    assert cells(typed) == ["½ – ½", "0 – 1", "1 – 0", "½ – ½", "0 – 1", "1 – 0"]
    assert "complete: 6 of 6; verified 6" in visible_words(typed)
    signed = game(typed, 1).checked
    assert signed is not None
    assert signed.by in str(
        grid_of(typed).model().index(0, TICKS).data(Qt.ItemDataRole.ToolTipRole)
    )


@pytest.mark.parametrize(
    ("order", "boards"),
    [
        (PileOrder.AS_TYPED, [6, 5, 4, 3, 2, 1]),
        (PileOrder.TURNED_OVER, [1, 2, 3, 4, 5, 6]),
        (PileOrder.BY_BOARD, [1, 2, 3, 4, 5, 6]),
    ],
)
def test_that_the_papers_are_typed_as_they_lie(
    typed: RoundsPage, order: PileOrder, boards: list[int]
) -> None:
    verify(typed)

    choose_order(typed, order)

    assert boards_shown(typed) == boards
    assert cursor(typed) == boards[0]
    assert grid_of(typed).hasFocus()


def test_that_a_mismatch_stops_and_shows_both_and_lets_no_key_slip_through(
    qtbot: QtBot, typed: RoundsPage
) -> None:
    verify(typed)

    type_keys(typed, "5")

    assert "First time" in visible_words(typed)
    assert "1 – 0" in visible_words(typed)
    assert "½ – ½" in visible_words(typed)
    assert panel_of(typed).hasFocus()
    for key in (Qt.Key.Key_0, Qt.Key.Key_5, Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Q):
        with qtbot.waitSignal(typed.open_event.refused):
            QTest.keyClick(focused(), key)
    # Whoever clicks into the grid and goes on typing is brought back too.
    grid_of(typed).setFocus()
    type_keys(typed, "0")
    press(typed, Qt.Key.Key_Return)

    assert panel_of(typed).hasFocus()
    assert (verified(typed), cursor(typed)) == ([], 6)
    assert results(typed)[5] == "1-0"


def test_that_the_first_typing_is_kept_with_its_tick(typed: RoundsPage) -> None:
    verify(typed)
    type_keys(typed, "5")

    QTest.keyClick(focused(), Qt.Key.Key_Left)

    assert (results(typed)[5], verified(typed), cursor(typed)) == ("1-0", [6], 5)
    assert grid_of(typed).hasFocus()


def test_that_the_second_typing_is_taken_with_its_tick(typed: RoundsPage) -> None:
    verify(typed)
    type_keys(typed, "5")

    QTest.keyClick(focused(), Qt.Key.Key_Right)

    assert (results(typed)[5], verified(typed), cursor(typed)) == ("½-½", [6], 5)
    assert boards_shown(typed) == [6, 5, 4, 3, 2, 1]


def test_that_what_is_put_off_is_marked_and_comes_again_at_the_end(typed: RoundsPage) -> None:
    verify(typed)
    type_keys(typed, "5")

    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert cells(typed, TICKS)[0] == "?"
    assert cells(typed)[0] == "•"
    type_keys(typed, "05105")

    assert (verified(typed), cursor(typed)) == ([1, 2, 3, 4, 5], 6)
    type_keys(typed, "1")
    assert verified(typed) == [1, 2, 3, 4, 5, 6]


def test_that_the_buttons_of_a_mismatch_do_what_the_arrows_do(typed: RoundsPage) -> None:
    verify(typed)
    type_keys(typed, "5")

    buttons = panel_of(typed).findChildren(QPushButton)
    next(button for button in buttons if "Take" in button.text()).click()

    assert (results(typed)[5], verified(typed)) == ("½-½", [6])


def test_that_esc_ends_the_pass_and_it_goes_on_later(typed: RoundsPage) -> None:
    verify(typed)
    type_keys(typed, "10")

    press(typed, Qt.Key.Key_Escape)
    assert "•" not in cells(typed)
    verify(typed)

    assert cursor(typed) == 4
    assert cells(typed)[:3] == ["1 – 0", "0 – 1", "•"]


def test_that_a_player_or_a_board_is_gone_to_within_a_pass(typed: RoundsPage) -> None:
    verify(typed)

    type_keys(typed, "мель")
    assert cursor(typed) == 4
    type_keys(typed, "5")

    assert verified(typed) == [4]
    assert cursor(typed) == 3


def test_that_enter_leaves_a_paper_out_for_now(typed: RoundsPage) -> None:
    verify(typed)

    press(typed, Qt.Key.Key_Return)
    type_keys(typed, "0")

    assert verified(typed) == [5]


def test_that_a_corrected_result_loses_its_tick(typed: RoundsPage) -> None:
    verify(typed)
    type_keys(typed, "1")
    press(typed, Qt.Key.Key_Escape)

    grid_of(typed).select(Board(6))
    type_keys(typed, "0")

    assert verified(typed) == []


def test_that_undo_of_what_was_to_be_settled_closes_the_question(typed: RoundsPage) -> None:
    verify(typed)
    choose_order(typed, PileOrder.BY_BOARD)
    type_keys(typed, "1")
    assert panel_of(typed).isVisible()

    typed.open_event.undo()

    assert not panel_of(typed).isVisible()
    assert grid_of(typed).hasFocus()


def test_that_boards_without_a_result_are_no_part_of_a_pass(qtbot: QtBot, page_of: Drawn) -> None:
    page = page_of(8)
    with qtbot.waitSignal(page.open_event.refused):
        verify(page)
    type_keys(page, "1")
    page.open_event.do(
        adjourn_game, round=Round(1), board=Board(2), sealed_by=None, note="", resumes_at=None
    )
    verify(page)

    grid_of(page).select(Board(3))
    with qtbot.waitSignal(page.open_event.refused):
        type_keys(page, "1")
    grid_of(page).select(Board(1))
    with qtbot.waitSignal(page.open_event.refused):
        type_keys(page, "9")
    with qtbot.waitSignal(page.open_event.refused):
        type_keys(page, "7")

    assert results(page) == ["1-0", "", "", ""]
    type_keys(page, "1")
    assert verified(page) == [1]


def test_that_a_pass_begun_from_the_banner_has_the_keys(typed: RoundsPage) -> None:
    press(typed, Qt.Key.Key_Return)
    banner = typed.findChild(RoundBanner)
    assert isinstance(banner, RoundBanner)
    assert banner.has_focus

    QTest.keyClick(focused(), Qt.Key.Key_V, CTRL | SHIFT)
    QTest.keyClicks(focused(), "10")

    assert verified(typed) == [5, 6]


def test_that_forfeits_of_who_left_have_no_paper_to_type(qtbot: QtBot, page_of: Drawn) -> None:
    page = page_of(6)
    first = game(page, 1).white
    page.open_event.do(withdraw_player, player=first, reason="illness")
    press(page, Qt.Key.Key_Return)  # to the first board without a result
    type_keys(page, "10")

    verify(page)
    assert cells(page).count("•") == 2
    type_keys(page, "10")

    assert len(verified(page)) == 2
    assert "•" not in cells(page)
    assert not page.findChildren(VerifyBar)[0].isVisible()


def test_that_no_way_out_leads_past_a_mismatch(qtbot: QtBot, typed: RoundsPage) -> None:
    verify(typed)
    type_keys(typed, "5")
    end = next(each for each in typed.findChildren(QPushButton) if "End" in each.text())

    ways_out: Sequence[Callable[[], None]] = (
        lambda: verify(typed),
        end.click,
        lambda: press(typed, Qt.Key.Key_Escape),
        lambda: press(typed, Qt.Key.Key_PageDown, CTRL),
    )

    for way_out in ways_out:
        with qtbot.waitSignal(typed.open_event.refused):
            way_out()
        assert panel_of(typed).hasFocus()

    assert typed.round_number == 1
    assert "•" in cells(typed)


def test_that_a_mismatch_has_the_keys_again_when_the_page_is_returned_to(
    typed: RoundsPage,
) -> None:
    verify(typed)
    type_keys(typed, "5")

    grid_of(typed).setFocus()
    typed.focus_first()

    assert panel_of(typed).hasFocus()


def test_that_turning_the_round_ends_the_pass(typed: RoundsPage) -> None:
    verify(typed)

    typed.round_number = Round(2)
    typed.round_number = Round(1)

    assert "•" not in cells(typed)
