"""The rounds as an arbiter types them: keys in, results, words and the cursor out."""

from collections.abc import Callable, Iterator
from datetime import date, datetime
from decimal import Decimal

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLineEdit, QMenu, QPushButton
from pytestqt.qtbot import QtBot

from arbiter_app.domain.drawing.lots import Lots
from arbiter_app.domain.facts.event import Particular
from arbiter_app.domain.facts.results import ALL_RESULTS, DRAW, STANDARD_SCORING, Result
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.domain.pairing.progress import is_over
from arbiter_app.domain.table.standings import standings
from arbiter_app.gui.base.destinations import PageId, ShowPage
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.parts.dialogs.ask_reason import ReasonDialog
from arbiter_app.gui.parts.fields.moment_edit import MomentEdit
from arbiter_app.gui.rounds.dialogs.times_dialog import TimesDialog
from arbiter_app.gui.rounds.grid.result_keys import PRESETS
from arbiter_app.gui.rounds.page import RoundsPage
from arbiter_app.services.commands.people.officials import set_particulars
from arbiter_app.services.commands.people.participation import withdraw_player
from arbiter_app.services.commands.play.rounds import enter_result, publish_round, set_times
from arbiter_app.services.commands.whole.event import describe_event
from arbiter_app.services.commands.whole.import_report import import_report
from tests.documents.conftest import swiss_of
from tests.gui.conftest import Builder
from tests.gui.hands import focused, in_dialog, press_button, visible_words
from tests.gui.round_hands import (
    CTRL,
    SHIFT,
    Drawn,
    cursor,
    grid_of,
    next_round,
    press,
    results,
    send_key,
    shown,
    sign_off_by_enter,
    type_keys,
)

VEGA = PRESETS[0]


def test_that_before_the_draw_the_page_leads_to_the_draw(
    qtbot: QtBot, open_event: OpenEvent, registered: Builder
) -> None:
    registered(4)
    page = shown(qtbot, open_event)

    with qtbot.waitSignal(page.wants) as asked:
        QTest.keyClick(focused(), Qt.Key.Key_Return)

    assert asked.args == [ShowPage(PageId.DRAW)]


def test_that_a_round_is_typed_with_one_key_a_board(qtbot: QtBot, page_of: Drawn) -> None:
    page = page_of(12)

    type_keys(page, "105342")

    assert results(page) == ["1-0", "0-1", "½-½", "+/-", "-/+", "-/-"]
    assert "Round 1 is complete" in visible_words(page)
    assert "complete" in visible_words(page)


def test_that_keypad_and_other_keyboards_type_results_too(qtbot: QtBot, page_of: Drawn) -> None:
    page = page_of(8)

    for key, text, modifier in (
        (Qt.Key.Key_1, "1", Qt.KeyboardModifier.KeypadModifier),
        (Qt.Key.Key_Equal, "=", Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_1, "1", Qt.KeyboardModifier.NoModifier),
        (Qt.Key.Key_0, "=", Qt.KeyboardModifier.ShiftModifier),
    ):
        send_key(page, key, text, modifier)

    assert results(page) == ["1-0", "½-½", "1-0", "½-½"]


def test_that_a_held_key_is_one_result(qtbot: QtBot, page_of: Drawn) -> None:
    page = page_of(6)

    for is_repeat in (False, True, True):
        send_key(page, Qt.Key.Key_1, "1", is_repeat=is_repeat)

    assert results(page) == ["1-0", "", ""]


def test_that_the_cursor_goes_to_the_next_board_without_result_and_round_again(
    qtbot: QtBot, page_of: Drawn
) -> None:
    page = page_of(8)

    press(page, Qt.Key.Key_End)
    assert cursor(page) == 4
    type_keys(page, "1")
    assert cursor(page) == 1
    type_keys(page, "1")
    press(page, Qt.Key.Key_Up)
    assert cursor(page) == 1
    type_keys(page, "0")
    assert cursor(page) == 2
    type_keys(page, "55")

    assert results(page) == ["0-1", "½-½", "½-½", "1-0"]
    assert cursor(page) == 3


def test_that_the_same_result_again_writes_nothing_and_moves_on(
    qtbot: QtBot, page_of: Drawn
) -> None:
    page = page_of(6)
    type_keys(page, "1")
    version = page.open_event.facts.data_version

    press(page, Qt.Key.Key_Home)
    type_keys(page, "1")

    assert page.open_event.facts.data_version == version
    assert cursor(page) == 2


@pytest.mark.parametrize("key", [Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_9])
def test_that_a_result_is_cleared_and_the_cursor_stays(
    qtbot: QtBot, page_of: Drawn, key: Qt.Key
) -> None:
    page = page_of(6)
    type_keys(page, "1")

    press(page, Qt.Key.Key_Home)
    press(page, key)

    assert results(page) == ["", "", ""]
    assert cursor(page) == 1


def test_that_space_opens_the_results_that_the_arbiter_decides(
    qtbot: QtBot, page_of: Drawn
) -> None:
    page = page_of(6)

    for key in "HJX":
        press(page, Qt.Key.Key_Space)
        menu = grid_of(page).findChild(QMenu)
        assert isinstance(menu, QMenu)
        assert menu.isVisible()
        QTest.keyClick(menu, Qt.Key(ord(key)), Qt.KeyboardModifier.KeypadModifier)

    assert results(page) == ["½-0", "0-½", "0-0"]


def test_that_esc_leaves_the_rare_results_without_a_choice(qtbot: QtBot, page_of: Drawn) -> None:
    page = page_of(6)

    press(page, Qt.Key.Key_Space)
    menu = grid_of(page).findChild(QMenu)
    assert isinstance(menu, QMenu)
    QTest.keyClick(menu, Qt.Key.Key_Escape)

    assert results(page) == ["", "", ""]
    assert grid_of(page).hasFocus()


@pytest.mark.parametrize("typed", ["мель", "vtkm", "МЕЛЬ"])
def test_that_letters_of_either_keyboard_go_to_a_player(
    qtbot: QtBot, page_of: Drawn, typed: str
) -> None:
    page = page_of(12)

    type_keys(page, typed)

    line = grid_of(page).selected
    assert line is not None
    assert "Мельник Софія" in [side.name for side in line.sides]
    assert results(page) == [""] * 6


def test_that_a_wrong_key_is_answered_by_a_word_and_changes_nothing(
    qtbot: QtBot, page_of: Drawn
) -> None:
    page = page_of(6)

    for key in "8щ":
        with qtbot.waitSignal(page.open_event.refused) as refused:
            type_keys(page, key)
        assert f"“{key}”" in refused.args[0]

    assert results(page) == ["", "", ""]
    assert cursor(page) == 1


def test_that_ctrl_g_goes_to_a_board_a_number_or_a_name(qtbot: QtBot, page_of: Drawn) -> None:
    # Berger, 12 players, round 1: 1-12 2-11 3-10 4-9 5-8 6-7; Мельник has number 9.
    page = page_of(12)

    for text, board in (("3", 3), ("№ 12", 1), ("#3", 3), ("12", 1), ("Мель", 4), ("vtkm", 4)):
        grid_of(page).select(Board(2))
        QTest.keyClick(grid_of(page), Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
        field = QApplication.focusWidget()
        assert isinstance(field, QLineEdit)
        field.insert(text)
        QTest.keyClick(field, Qt.Key.Key_Return)

        assert cursor(page) == board, text
    assert grid_of(page).hasFocus()


def test_that_ctrl_g_for_nobody_keeps_the_field_and_esc_gives_the_grid_back(
    qtbot: QtBot, page_of: Drawn
) -> None:
    page = page_of(6)
    QTest.keyClick(grid_of(page), Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    field = QApplication.focusWidget()
    assert isinstance(field, QLineEdit)

    with qtbot.waitSignal(page.open_event.refused):
        QTest.keyClicks(field, "77")
        QTest.keyClick(field, Qt.Key.Key_Return)
    assert field.hasFocus()
    QTest.keyClick(field, Qt.Key.Key_Escape)

    assert not field.isVisible()
    assert grid_of(page).hasFocus()


def test_that_enter_in_an_empty_search_gives_the_grid_back(qtbot: QtBot, page_of: Drawn) -> None:
    page = page_of(6)
    QTest.keyClick(grid_of(page), Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)

    with qtbot.assertNotEmitted(page.open_event.refused):
        QTest.keyClick(focused(), Qt.Key.Key_Return)

    assert grid_of(page).hasFocus()


def test_that_esc_closes_the_search_though_the_window_has_another_use_for_it(
    qtbot: QtBot, page_of: Drawn
) -> None:
    page = page_of(6)
    QShortcut(QKeySequence(Qt.Key.Key_Escape), page)
    QTest.keyClick(grid_of(page), Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    field = focused()

    QTest.keyClick(field, Qt.Key.Key_Escape)

    assert not field.isVisible()
    assert grid_of(page).hasFocus()


def test_that_leaving_the_page_ends_the_search(qtbot: QtBot, page_of: Drawn) -> None:
    page = page_of(6)
    QTest.keyClick(grid_of(page), Qt.Key.Key_G, Qt.KeyboardModifier.ControlModifier)
    field = focused()

    page.hide()
    page.show()

    assert not field.isVisible()


def test_that_undo_and_redo_bring_the_cursor_to_their_board(qtbot: QtBot, page_of: Drawn) -> None:
    page = page_of(8)
    type_keys(page, "10")
    assert cursor(page) == 3

    page.open_event.undo()
    assert (results(page), cursor(page)) == (["1-0", "", "", ""], 2)
    page.open_event.undo()
    assert (results(page), cursor(page)) == (["", "", "", ""], 1)
    press(page, Qt.Key.Key_End)
    page.open_event.redo()
    assert (results(page), cursor(page)) == (["1-0", "", "", ""], 1)


def test_that_a_withdrawal_on_another_page_leaves_the_cursor_on_the_first_missing_board(
    qtbot: QtBot, page_of: Drawn
) -> None:
    page = page_of(8)
    page.hide()
    page.open_event.do(withdraw_player, player=PlayerId(7), reason="ill")
    page.show()

    type_keys(page, "1")

    # Berger, 8 players: 2 meets 7 on board 2 of the first round.
    assert results(page) == ["1-0", "+/-", "", ""]
    assert cursor(page) == 3


def test_that_undo_on_another_page_leaves_the_cursor_where_it_is(
    qtbot: QtBot, page_of: Drawn
) -> None:
    page = page_of(8)
    type_keys(page, "10")

    page.hide()
    page.open_event.undo()
    page.show()

    assert cursor(page) == 3


def test_that_a_forfeit_of_a_withdrawn_player_is_replaced_with_a_reason_only(
    qtbot: QtBot, page_of: Drawn
) -> None:
    page = page_of(8)
    page.open_event.do(withdraw_player, player=PlayerId(8), reason="ill")
    press(page, Qt.Key.Key_Home)

    def say_no(dialog: QDialog) -> None:
        assert "withdrawn" in visible_words(dialog)
        QTest.keyClick(dialog, Qt.Key.Key_Escape)

    in_dialog(say_no)
    type_keys(page, "1")

    assert results(page)[0] == "+/-"


def test_that_undo_of_another_round_leaves_the_cursor_where_it_is(
    qtbot: QtBot, page_of: Drawn
) -> None:
    page = page_of(6)
    type_keys(page, "111")
    next_round(page)
    press(page, Qt.Key.Key_End)

    page.open_event.undo()

    assert (page.round_number, cursor(page)) == (2, 3)
    assert results(page) == ["1-0", "1-0", ""]


@pytest.fixture
def later_round_begun(qtbot: QtBot, page_of: Drawn) -> RoundsPage:
    """Round 1 complete, one result in round 2, the cursor on the first board of round 1."""
    page = page_of(6)
    type_keys(page, "111")
    next_round(page)
    type_keys(page, "1")
    page.round_number = Round(1)
    return page


def test_that_a_correction_of_an_earlier_round_is_made_with_its_reason(
    qtbot: QtBot, later_round_begun: RoundsPage
) -> None:
    page = later_round_begun

    def give_reason(dialog: QDialog) -> None:
        words = visible_words(dialog)
        assert "1 – 0" in words
        assert "½ – ½" in words
        QTest.keyClick(focused(), Qt.Key.Key_Return)
        assert dialog.isVisible(), "no reason, no correction"
        QTest.keyClicks(focused(), "slip misread")
        QTest.keyClick(focused(), Qt.Key.Key_Return)

    in_dialog(give_reason)
    type_keys(page, "5")

    assert results(page)[0] == "½-½"
    assert page.open_event.workspace.history()[-1].reason == "slip misread"


def test_that_esc_leaves_an_earlier_result_as_it_was(
    qtbot: QtBot, later_round_begun: RoundsPage
) -> None:
    page = later_round_begun
    version = page.open_event.facts.data_version

    in_dialog(lambda dialog: QTest.keyClick(dialog, Qt.Key.Key_Escape))
    type_keys(page, "5")

    assert results(page)[0] == "1-0"
    assert page.open_event.facts.data_version == version
    assert cursor(page) == 1


def test_that_a_reason_of_spaces_is_none(qtbot: QtBot, page_of: Drawn) -> None:
    dialog = ReasonDialog(page_of(4), title="Correct?", body="", verb="Correct")
    field = dialog.findChild(QLineEdit)
    button = next(b for b in dialog.findChildren(QPushButton) if b.text() == "Correct")
    assert isinstance(field, QLineEdit)

    QTest.keyClicks(field, "   ")

    assert not button.isEnabled()


def test_that_the_rounds_are_turned_by_keys_up_to_the_ends(qtbot: QtBot, page_of: Drawn) -> None:
    page = page_of(4)
    visited = []
    for key, modifier in (
        (Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier),
        (Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier),
        (Qt.Key.Key_Right, Qt.KeyboardModifier.AltModifier),
        (Qt.Key.Key_PageUp, Qt.KeyboardModifier.ControlModifier),
        (Qt.Key.Key_Left, Qt.KeyboardModifier.AltModifier),
    ):
        QTest.keyClick(grid_of(page), key, modifier)
        visited.append(page.round_number)

    assert visited == [2, 3, 3, 2, 1]


def test_that_there_is_no_turning_beyond_the_last_round_and_the_cursor_stays(
    qtbot: QtBot, page_of: Drawn
) -> None:
    page = page_of(12)
    page.round_number = Round(11)

    QTest.keyClick(grid_of(page), Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    assert (page.round_number, cursor(page)) == (11, 1)

    page.round_number = Round(1)
    press(page, Qt.Key.Key_End)
    QTest.keyClick(grid_of(page), Qt.Key.Key_PageUp, Qt.KeyboardModifier.ControlModifier)
    assert (page.round_number, cursor(page)) == (1, 6)


def test_that_enter_after_a_complete_round_signs_it_off_and_goes_on(
    qtbot: QtBot, page_of: Drawn
) -> None:
    page = page_of(4)

    for number in (1, 2):
        assert page.round_number == number
        type_keys(page, "11")
        sign_off_by_enter(qtbot, page)
        press(page, Qt.Key.Key_Return)
    type_keys(page, "11")
    sign_off_by_enter(qtbot, page)
    with qtbot.waitSignal(page.wants) as asked:
        press(page, Qt.Key.Key_Return)

    assert asked.args == [ShowPage(PageId.TABLE)]
    assert all(round_.signed_off for round_ in page.open_event.tournament.main_stage.rounds)


def test_that_a_double_press_of_enter_signs_nothing_off(qtbot: QtBot, page_of: Drawn) -> None:
    page = page_of(4)
    type_keys(page, "11")

    press(page, Qt.Key.Key_Return)
    button = focused()
    assert isinstance(button, QPushButton)
    button.click()

    assert page.open_event.tournament.main_stage.round(Round(1)).signed_off is None
    assert button.hasFocus()


def test_that_the_page_opens_on_the_current_round_and_its_first_open_board(
    qtbot: QtBot, open_event: OpenEvent, drawn: Builder
) -> None:
    drawn(4)
    for number, board in ((1, 1), (1, 2), (2, 1)):
        open_event.do(enter_result, round=Round(number), board=Board(board), result=ALL_RESULTS[0])

    page = shown(qtbot, open_event)

    assert (page.round_number, cursor(page)) == (2, 2)


def test_that_a_remembered_round_is_shown_again(
    qtbot: QtBot, open_event: OpenEvent, drawn: Builder
) -> None:
    drawn(6)
    page = RoundsPage(open_event)
    qtbot.addWidget(page)

    page.round_number = Round(4)
    page.show()

    assert page.round_number == 4
    assert cursor(page) == 1


def test_that_the_free_player_of_an_odd_field_is_named(qtbot: QtBot, page_of: Drawn) -> None:
    # Berger, 5 players: number 1 would meet number 6, which nobody has.
    page = page_of(5)

    assert "Free in this round: 1 Шевчук Олена" in visible_words(page)


def test_that_points_before_the_round_stand_beside_the_players(
    qtbot: QtBot, page_of: Drawn
) -> None:
    page = page_of(4)
    type_keys(page, "15")
    next_round(page)

    # Berger, 4 players: round 1 was 1-4 2-3, round 2 is 4-3 1-2.
    points = [(line.white.points, line.black.points) for line in grid_of(page).shown]
    assert points == [("0", "½"), ("1", "½")]


def test_that_a_withdrawn_player_is_marked(qtbot: QtBot, page_of: Drawn) -> None:
    page = page_of(4)
    page.open_event.do(withdraw_player, player=PlayerId(1), reason="ill")

    model = grid_of(page).model()
    words = [model.index(0, column).data() for column in range(model.columnCount())]
    assert "KMS, withdrawn" in words


def test_that_the_start_of_a_round_is_typed_where_it_stands(qtbot: QtBot, page_of: Drawn) -> None:
    page = page_of(4)
    field = page.findChild(MomentEdit)
    assert isinstance(field, MomentEdit)

    field.setFocus()
    QTest.keyClicks(field, "5.6.2026 15")
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert page.open_event.tournament.main_stage.round(Round(1)).starts_at == datetime(
        2026, 6, 5, 15
    )

    with qtbot.waitSignal(page.open_event.refused) as refused:
        field.selectAll()
        QTest.keyClicks(field, "Friday")
        QTest.keyClick(field, Qt.Key.Key_Return)
    assert "“Friday”" in refused.args[0]
    QTest.keyClick(field, Qt.Key.Key_Escape)
    assert field.text() == "05.06.2026 15:00"

    field.clear()
    QTest.keyClick(field, Qt.Key.Key_Return)
    assert page.open_event.tournament.main_stage.round(Round(1)).starts_at is None


def test_that_a_start_after_the_last_day_of_the_event_is_taken_with_a_word(
    qtbot: QtBot, page_of: Drawn
) -> None:
    page = page_of(4)
    page.open_event.do(
        describe_event,
        title="Чемпіонат",
        place="",
        organiser="",
        starts_on=date(2026, 6, 1),
        ends_on=date(2026, 6, 4),
    )

    page.open_event.do(set_times, times={Round(1): datetime(2026, 6, 4, 15)})
    assert "after the last day" not in visible_words(page)
    page.open_event.do(set_times, times={Round(1): datetime(2026, 6, 5, 15)})
    assert "after the last day of the event" in visible_words(page)


def test_that_a_played_round_asks_why_its_time_changes(qtbot: QtBot, page_of: Drawn) -> None:
    page = page_of(4)
    page.open_event.do(set_times, times={Round(1): datetime(2026, 6, 4, 15)})
    page.open_event.do(publish_round, round=Round(1))
    page.open_event.do(enter_result, round=Round(1), board=Board(1), result=DRAW)

    field = page.findChild(MomentEdit)
    assert isinstance(field, MomentEdit)

    def retype(act: Callable[[QDialog], None]) -> None:
        field.setText("05.06.2026 15:00")
        in_dialog(act)
        QTest.keyClick(field, Qt.Key.Key_Return)

    def give_reason(_: QDialog) -> None:
        QTest.keyClicks(focused(), "hall closed")
        QTest.keyClick(focused(), Qt.Key.Key_Return)

    retype(QDialog.reject)
    stage = page.open_event.tournament.main_stage
    assert stage.round(Round(1)).starts_at == datetime(2026, 6, 4, 15)
    assert field.text() == "04.06.2026 15:00"
    retype(give_reason)
    stage = page.open_event.tournament.main_stage
    assert stage.round(Round(1)).starts_at == datetime(2026, 6, 5, 15)
    assert page.open_event.workspace.history()[-1].reason == "hall closed"


def test_that_the_default_time_and_a_short_break_are_told_beside_the_start(
    qtbot: QtBot, page_of: Drawn
) -> None:
    page = page_of(4)
    page.open_event.do(set_particulars, particulars={Particular.DEFAULT_TIME: "30 min"})
    page.open_event.do(set_times, times={Round(1): datetime(2026, 6, 5, 15)})
    assert "default time: 15:30" in visible_words(page)
    page.open_event.do(
        describe_event,
        title="Чемпіонат",
        place="",
        organiser="",
        starts_on=None,
        ends_on=None,
        time_control="90+30",
    )
    page.open_event.do(set_times, times={Round(2): datetime(2026, 6, 5, 18)})
    page.round_number = Round(2)
    assert "break of less than 10 minutes" in visible_words(page)


def test_that_round_1_warns_until_the_announcements_are_noted_and_hinders_nothing(
    qtbot: QtBot, page_of: Drawn
) -> None:
    page = page_of(4)
    tie_breaks, pairing = (
        "list of tie-breaks (Ukrainian rules VIII.4.1)",
        "system of pairing (Ukrainian rules II.6.5)",
    )
    words = visible_words(page)
    assert tie_breaks in words
    assert pairing in words
    QTest.keyClick(grid_of(page), Qt.Key.Key_P, CTRL | SHIFT)
    type_keys(page, "1")
    assert pairing in visible_words(page), "published and begun, it still warns"
    said = {Particular.TIE_BREAKS_ANNOUNCED: "31.05.2026 18:00"}
    page.open_event.do(set_particulars, particulars=said)
    words = visible_words(page)
    assert tie_breaks not in words
    assert pairing in words
    page.round_number = Round(2)
    assert pairing not in visible_words(page), "it is too late for a warning there"
    page.round_number = Round(1)
    said = {Particular.PAIRING_ANNOUNCED: "31.05.2026 18:05"}
    page.open_event.do(set_particulars, particulars=said)
    assert "II.6.5" not in visible_words(page)


def test_that_one_dialog_fills_the_times_of_all_rounds(qtbot: QtBot, page_of: Drawn) -> None:
    page = page_of(4)

    def fill(dialog: QDialog) -> None:
        assert isinstance(dialog, TimesDialog)
        QTest.keyClicks(focused(), "05.06.2026 15:00")
        QTest.keyClick(focused(), Qt.Key.Key_Return)
        QTest.keyClicks(focused(), "10, 15")
        QTest.keyClick(focused(), Qt.Key.Key_Return)
        assert dialog.isVisible(), "first the list is filled and can be looked at"
        assert "06.06.2026 15:00" in [field.text() for field in dialog.findChildren(QLineEdit)]
        QTest.keyClick(focused(), Qt.Key.Key_Return)

    in_dialog(fill)
    QTest.keyClick(grid_of(page), Qt.Key.Key_T, Qt.KeyboardModifier.ControlModifier)

    starts = [round_.starts_at for round_ in page.open_event.tournament.main_stage.rounds]
    assert starts == [
        datetime(2026, 6, 5, 15),
        datetime(2026, 6, 6, 10),
        datetime(2026, 6, 6, 15),
    ]
    assert page.open_event.undo(), "all rounds are one act"
    assert page.open_event.tournament.main_stage.round(Round(3)).starts_at is None


def random_keys(count: int) -> Iterator[str]:
    lots, keys = Lots(f"results of {count}"), "1051051053 42"
    while True:
        yield keys.replace(" ", "")[lots.below(len(keys) - 1)]


@pytest.mark.parametrize("players", [10, 11])
def test_that_a_whole_tournament_is_typed_by_keys_alone(
    qtbot: QtBot, page_of: Drawn, players: int
) -> None:
    """The final table must be the one that a plain sum over the typed keys gives."""
    page = page_of(players)
    keys = random_keys(players)
    points = dict.fromkeys(page.open_event.tournament.numbers, Decimal(0))
    rounds = page.open_event.tournament.main_stage.rounds
    for round_ in rounds:
        assert page.round_number == round_.number
        for game in round_.games:
            assert cursor(page) == game.board
            key = next(keys)
            result: Result = VEGA.results[key]
            points[game.white] += STANDARD_SCORING.points(result.white)
            points[game.black] += STANDARD_SCORING.points(result.black)
            type_keys(page, key)
        next_round(page)

    assert is_over(page.open_event.tournament.competition())
    table = standings(page.open_event.tournament.competition(), {})
    assert {row.player: row.points for row in table.rows} == points
    assert [row.points for row in table.rows] == sorted(points.values(), reverse=True)


RUNNING_SWISS = (
    "1-4 1-0, 5-2 D-D, 3-6 1-½, 7 U",
    "3-1 ½-½, 7-5 +/-, 2-6 1-0, 4 H",
    "1-7, 2-3, 4-5, 6 Z",
)


def swiss_page(qtbot: QtBot, open_event: OpenEvent, *rounds: str, announced: int = 5) -> RoundsPage:
    """Show the rounds of a Swiss that was read from a report file."""
    open_event.do(import_report, source="open.trf", event=swiss_of(rounds, announced=announced))
    return shown(qtbot, open_event)


def test_that_byes_stand_under_the_boards_of_a_swiss(qtbot: QtBot, open_event: OpenEvent) -> None:
    page = swiss_page(qtbot, open_event, *RUNNING_SWISS)
    assert page.round_number == 3
    assert "Absent: 6 Bilyk, Marta" in visible_words(page)
    page.round_number = Round(2)
    assert "Half-point bye: 4 Yizhak, Taras" in visible_words(page)
    page.round_number = Round(1)
    assert "Pairing-allocated bye: 7 Antoniuk, Yana" in visible_words(page)
    texts = [str(grid_of(page).model().index(row, 6).data()) for row in range(3)]
    assert texts == ["1 – 0", "½ – ½", "1 – ½"]


def test_that_results_of_a_reported_swiss_are_typed_as_always(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    page = swiss_page(qtbot, open_event, *RUNNING_SWISS)
    type_keys(page, "105")
    assert results(page, 3) == ["1-0", "0-1", "½-½"]


def test_that_the_last_paired_round_of_a_swiss_is_not_taken_for_the_last_one(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    page = swiss_page(qtbot, open_event, *RUNNING_SWISS)
    type_keys(page, "111")
    assert "Round 3 is complete" in visible_words(page)
    assert "last one" not in visible_words(page)
    buttons = [each.text() for each in page.findChildren(QPushButton) if each.isVisible()]
    assert not any("Next round" in text.replace("&", "") for text in buttons)


def test_that_the_last_announced_round_of_a_swiss_is_the_last_one(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    page = swiss_page(qtbot, open_event, *RUNNING_SWISS, announced=3)
    type_keys(page, "111")
    assert "Round 3, the last one, is complete" in visible_words(page)


def test_that_a_swiss_without_rounds_leads_to_the_pairing(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    page = swiss_page(qtbot, open_event)
    assert "Round 1 is not paired yet." in visible_words(page)
    with qtbot.waitSignal(page.wants) as asked:
        press_button(page, "To the pairing")
    assert asked.args == [ShowPage(PageId.PAIRING)]


def test_that_points_of_who_left_early_do_not_stand_in_later_rounds(
    qtbot: QtBot, open_event: OpenEvent, drawn: Builder
) -> None:
    players = drawn(6)
    open_event.do(enter_result, round=Round(1), board=Board(1), result=Result.parse("0-1"))  # 1-6
    open_event.do(withdraw_player, player=players[5], reason="illness")
    page = shown(qtbot, open_event)
    page.round_number = Round(2)
    side = grid_of(page).shown[0].white
    assert (side.number, side.points) == (6, "–")


def test_that_a_key_too_many_does_not_fall_on_the_last_board(qtbot: QtBot, page_of: Drawn) -> None:
    page = page_of(4)
    with qtbot.waitSignal(page.open_event.refused):
        type_keys(page, "110")
    assert results(page) == ["1-0", "1-0"]
    qtbot.waitUntil(lambda: page.takes_more)
    type_keys(page, "0")
    assert results(page) == ["1-0", "0-1"]


def test_that_a_correction_leads_to_the_next_board_not_to_the_next_empty_one(
    qtbot: QtBot, page_of: Drawn
) -> None:
    page = page_of(8)
    type_keys(page, "111")
    press(page, Qt.Key.Key_Home)

    type_keys(page, "00")

    assert results(page) == ["0-1", "0-1", "1-0", ""]
    assert cursor(page) == 3


def test_that_a_complete_round_is_corrected_board_after_board_down_to_the_last(
    qtbot: QtBot, page_of: Drawn
) -> None:
    page = page_of(6)
    type_keys(page, "111")
    press(page, Qt.Key.Key_Home)

    type_keys(page, "050")

    assert results(page) == ["0-1", "½-½", "0-1"]
    assert cursor(page) == 3
    assert not page.takes_more, "a key too many corrects nothing"


def test_that_back_on_the_page_the_cursor_stands_on_a_board_without_result(
    qtbot: QtBot, page_of: Drawn
) -> None:
    page = page_of(8)
    type_keys(page, "1")
    page.hide()
    # Berger, 8 players: 2 meets 7 on board 2, where the cursor was left.
    page.open_event.do(withdraw_player, player=PlayerId(7), reason="ill")
    page.show()
    assert (results(page), cursor(page)) == (["1-0", "+/-", "", ""], 3)


def test_that_back_on_the_page_the_cursor_stays_where_nothing_is_missing(
    qtbot: QtBot, page_of: Drawn
) -> None:
    page = page_of(6)
    type_keys(page, "111")
    press(page, Qt.Key.Key_Up)
    page.hide()
    page.show()
    assert cursor(page) == 2
