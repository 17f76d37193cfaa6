"""Rounds published, signed off and reopened; boards swapped, adjourned and corrected late."""

from datetime import datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QDialog, QLineEdit, QPushButton, QRadioButton
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.play.rounds import RoundOfPlay
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.ids import FIRST_STAGE, Board, PlayerId, Round
from arbiter_app.gui.base.destinations import NewIncident, ShowPaper
from arbiter_app.gui.parts.dialogs.ask_reason import ReasonField
from arbiter_app.gui.parts.fields.moment_edit import MomentEdit
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.parts.words.read_text import ReadText
from arbiter_app.gui.rounds.page import RoundsPage
from arbiter_app.gui.rounds.what_follows.banner import RoundBanner
from tests.gui.hands import focused, in_dialog, say_yes, visible_words
from tests.gui.round_hands import (
    CTRL,
    SHIFT,
    Drawn,
    boards_shown,
    cells,
    cursor,
    game,
    grid_of,
    next_round,
    press,
    results,
    sign_off_by_enter,
    take_up_again,
    type_keys,
)
from tests.services.hands import leave_the_rules


def round_of(page: RoundsPage, number: int = 1) -> RoundOfPlay:
    return page.open_event.tournament.main_stage.round(Round(number))


def trigger(page: RoundsPage, words: str) -> None:
    """Choose an act in the menu of the page."""
    next(a for a in page.page_actions() if a.text().replace("&", "").startswith(words)).trigger()


def give_reason(dialog: QDialog) -> None:
    QTest.keyClicks(focused(), "slip misread")
    QTest.keyClick(focused(), Qt.Key.Key_Return)


def give_reason_to_the_verb(dialog: QDialog) -> None:
    """Give a reason for what Enter alone does not do: Tab goes on to its button."""
    QTest.keyClicks(focused(), "slip misread")
    press_the_verb()


def press_the_verb() -> None:
    QTest.keyClick(focused(), Qt.Key.Key_Tab)
    QTest.keyClick(focused(), Qt.Key.Key_Return)


def test_that_a_round_is_published_and_taken_back_with_a_warning(
    qtbot: QtBot, page_of: Drawn
) -> None:
    page = page_of(6)
    assert "Draft" in visible_words(page)

    press(page, Qt.Key.Key_P, CTRL | SHIFT)
    assert "Published by Arbiter" in visible_words(page)

    def read(dialog: QDialog) -> None:
        assert "hang on the wall" in visible_words(dialog)
        give_reason_to_the_verb(dialog)

    in_dialog(read)
    press(page, Qt.Key.Key_Backspace, CTRL)
    assert round_of(page).published is None


def test_that_the_banner_signs_a_complete_round_off_and_its_signature_is_told(
    qtbot: QtBot, page_of: Drawn
) -> None:
    page = page_of(6)
    type_keys(page, "115")
    assert "Round 1 is complete: 3 of 3; verified 0" in visible_words(page)

    sign_off_by_enter(qtbot, page)

    assert "Signed off by Arbiter" in visible_words(page)
    assert grid_of(page).hasFocus()


def test_that_the_banner_leads_to_the_papers_of_its_round(qtbot: QtBot, page_of: Drawn) -> None:
    page = page_of(6)
    type_keys(page, "115")
    next_round(page)
    type_keys(page, "115")
    banner = page.findChild(RoundBanner)
    assert isinstance(banner, RoundBanner)

    with qtbot.waitSignal(page.wants) as asked:
        buttons = banner.findChildren(QPushButton)
        next(button for button in buttons if "papers" in button.text()).click()

    assert asked.args == [ShowPaper("round-protocol", {"stage": FIRST_STAGE, "round": 2})]


def test_that_a_round_with_missing_results_is_not_signed_off(qtbot: QtBot, page_of: Drawn) -> None:
    page = page_of(6)
    type_keys(page, "1")

    with qtbot.waitSignal(page.open_event.refused) as refused:
        press(page, Qt.Key.Key_S, CTRL | SHIFT)

    assert "2, 3" in refused.args[0]
    assert round_of(page).signed_off is None


def test_that_a_held_enter_never_comes_to_the_signature(qtbot: QtBot, page_of: Drawn) -> None:
    page = page_of(6)
    type_keys(page, "115")

    QTest.keyPress(grid_of(page), Qt.Key.Key_Return)
    for _ in range(5):
        QTest.sendKeyEvent(
            QTest.KeyAction.Press,
            focused(),
            Qt.Key.Key_Return,
            "\r",
            Qt.KeyboardModifier.NoModifier,
        )

    assert round_of(page).signed_off is None


def test_that_the_signature_is_offered_with_its_focus_in_sight(
    qtbot: QtBot, page_of: Drawn
) -> None:
    page = page_of(6)
    type_keys(page, "115")
    # As after a click: until a key moves the focus, no button is drawn with one.
    page.window().setAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange, on=False)

    press(page, Qt.Key.Key_Return)

    assert page.window().testAttribute(Qt.WidgetAttribute.WA_KeyboardFocusChange)


def test_that_esc_leads_from_the_banner_back_to_the_boards(qtbot: QtBot, page_of: Drawn) -> None:
    page = page_of(6)
    type_keys(page, "115")
    press(page, Qt.Key.Key_Return)

    QTest.keyClick(focused(), Qt.Key.Key_Escape)
    assert grid_of(page).hasFocus()
    press(page, Qt.Key.Key_Return)
    page.open_event.undo()

    assert grid_of(page).hasFocus()
    assert cursor(page) == 3


def test_that_a_round_is_reopened_with_a_reason(qtbot: QtBot, page_of: Drawn) -> None:
    page = page_of(6)
    type_keys(page, "115")
    press(page, Qt.Key.Key_S, CTRL | SHIFT)

    in_dialog(give_reason)
    trigger(page, "Reopen round")

    assert round_of(page).signed_off is None
    assert page.open_event.workspace.history()[-1].reason == "slip misread"


def test_that_a_result_of_a_signed_round_is_corrected_with_a_reason_and_unsigned(
    qtbot: QtBot, page_of: Drawn
) -> None:
    page = page_of(6)
    type_keys(page, "115")
    press(page, Qt.Key.Key_S, CTRL | SHIFT)
    press(page, Qt.Key.Key_Home)

    def read(dialog: QDialog) -> None:
        assert "signed off" in visible_words(dialog)
        give_reason(dialog)

    in_dialog(read)
    type_keys(page, "0")

    assert results(page)[0] == "0-1"
    assert round_of(page).signed_off is None


def test_that_a_correction_of_the_past_says_that_it_takes_the_signature_off(
    qtbot: QtBot, page_of: Drawn
) -> None:
    page = page_of(6)
    type_keys(page, "115")
    press(page, Qt.Key.Key_S, CTRL | SHIFT)
    next_round(page)
    type_keys(page, "1")
    page.round_number = Round(1)
    press(page, Qt.Key.Key_Home)

    def read(dialog: QDialog) -> None:
        assert "signature is taken off" in visible_words(dialog)
        give_reason(dialog)

    in_dialog(read)
    type_keys(page, "0")

    assert results(page)[0] == "0-1"
    assert round_of(page).signed_off is None


def test_that_colours_are_swapped_with_the_result(qtbot: QtBot, page_of: Drawn) -> None:
    page = page_of(6)
    type_keys(page, "1")
    before = game(page, 1)
    press(page, Qt.Key.Key_Home)

    press(page, Qt.Key.Key_X, CTRL | SHIFT)

    after = game(page, 1)
    assert (after.white, after.black) == (before.black, before.white)
    assert cells(page)[0] == "0 – 1"
    assert grid_of(page).shown[0].white.number == 6
    assert page.open_event.undo()
    assert game(page, 1) == before


def seal(dialog: QDialog) -> None:
    """Black seals; the game goes on in the morning."""
    box, moment = dialog.findChild(QComboBox), dialog.findChild(MomentEdit)
    assert isinstance(box, QComboBox)
    assert isinstance(moment, MomentEdit)
    assert focused() is box
    box.setCurrentIndex(2)
    QTest.keyClick(focused(), Qt.Key.Key_Tab)
    QTest.keyClicks(focused(), "41. Kf3, arbiter has it")
    QTest.keyClick(focused(), Qt.Key.Key_Tab)
    QTest.keyClicks(focused(), "5.6.2026 9:00")
    QTest.keyClick(focused(), Qt.Key.Key_Return)


def test_that_an_adjourned_game_is_noted_told_and_stepped_over(
    qtbot: QtBot, page_of: Drawn
) -> None:
    page = page_of(6)

    in_dialog(seal)
    type_keys(page, "7")

    noted = game(page, 1).adjournment
    assert noted is not None
    assert noted.sealed_by is Colour.BLACK
    assert noted.note == "41. Kf3, arbiter has it"
    assert noted.resumes_at == datetime(2026, 6, 5, 9)
    assert cursor(page) == 2
    assert cells(page)[0] == "adj."
    told = str(grid_of(page).model().index(0, 6).data(Qt.ItemDataRole.ToolTipRole))
    assert "41. Kf3" in told
    assert "5 June 2026, 9:00" in told
    type_keys(page, "11")
    assert cursor(page) == 3
    assert "2 of 3; 1 adjourned" in visible_words(page)


def test_that_a_result_finishes_an_adjourned_game(qtbot: QtBot, page_of: Drawn) -> None:
    page = page_of(6)
    in_dialog(seal)
    press(page, Qt.Key.Key_J, CTRL)
    press(page, Qt.Key.Key_Home)

    type_keys(page, "5")

    assert results(page)[0] == "½-½"
    assert not game(page, 1).is_adjourned


def test_that_adjourned_games_stand_apart_among_those_without_result(
    qtbot: QtBot, page_of: Drawn
) -> None:
    page = page_of(8)
    in_dialog(seal)
    type_keys(page, "7")
    type_keys(page, "1")
    take_up_again(page)

    press(page, Qt.Key.Key_M, CTRL)

    assert boards_shown(page) == [3, 4, 1]
    assert cursor(page) == 3


def test_that_esc_adjourns_nothing_and_an_adjournment_is_taken_back(
    qtbot: QtBot, page_of: Drawn
) -> None:
    page = page_of(6)
    in_dialog(lambda dialog: QTest.keyClick(dialog, Qt.Key.Key_Escape))
    type_keys(page, "7")
    assert game(page, 1).adjournment is None
    assert cursor(page) == 1

    in_dialog(seal)
    type_keys(page, "7")
    press(page, Qt.Key.Key_Home)
    trigger(page, "Take the adjournment back")

    assert game(page, 1).adjournment is None


def test_that_an_incident_is_told_with_its_round_and_board(qtbot: QtBot, page_of: Drawn) -> None:
    page = page_of(6)
    page.round_number = Round(2)
    press(page, Qt.Key.Key_End)

    with qtbot.waitSignal(page.wants) as asked:
        press(page, Qt.Key.Key_I, CTRL)

    assert asked.args == [NewIncident(Round(2), Board(3), FIRST_STAGE)]


@pytest.fixture
def two_rounds_later(qtbot: QtBot, page_of: Drawn) -> RoundsPage:
    """Three rounds played, the cursor on the first board of the first one."""
    page = page_of(6)
    for _ in range(3):
        type_keys(page, "115")
        next_round(page)
    page.round_number = Round(1)
    press(page, Qt.Key.Key_Home)
    return page


def test_that_an_old_result_is_corrected_for_the_rating_report_alone(
    two_rounds_later: RoundsPage,
) -> None:
    page = two_rounds_later

    def for_rating(dialog: QDialog) -> None:
        assert "C.04.2" in visible_words(dialog)
        assert isinstance(focused(), QLineEdit)
        give_reason(dialog)

    in_dialog(for_rating)
    type_keys(page, "0")

    first = game(page, 1)
    assert (str(first.result), str(first.rated_result)) == ("1-0", "0-1")
    assert cells(page)[0] == "1 – 0 *"
    in_dialog(give_reason)
    press(page, Qt.Key.Key_Home)
    type_keys(page, "1")
    assert game(page, 1).rated_result is None


def test_that_the_table_is_turned_over_by_a_decision_only(two_rounds_later: RoundsPage) -> None:
    page = two_rounds_later
    leave_the_rules(page.open_event.workspace)
    wanted = say_yes(page.open_event)

    def decide(dialog: QDialog) -> None:
        buttons = dialog.findChildren(QRadioButton)
        table = next(each for each in buttons if "table" in each.text().replace("&", ""))
        table.setChecked(True)
        give_reason_to_the_verb(dialog)

    in_dialog(decide)
    type_keys(page, "0")

    assert str(game(page, 1).result) == "0-1"
    assert game(page, 1).rated_result is None
    entry = page.open_event.workspace.history()[-1]
    assert (entry.command, entry.reason) == ("result.correct", "slip misread")
    assert wanted == ["act.old-result"]


def test_that_the_decision_is_chosen_by_keys_and_says_that_it_takes_the_signature_off(
    two_rounds_later: RoundsPage,
) -> None:
    page = two_rounds_later
    leave_the_rules(page.open_event.workspace)
    say_yes(page.open_event)
    press(page, Qt.Key.Key_S, CTRL | SHIFT)

    def decide(dialog: QDialog) -> None:
        assert "signature is taken off" in visible_words(dialog)
        QTest.keyClicks(focused(), "slip misread")
        QTest.keyClick(focused(), Qt.Key.Key_Tab, SHIFT)
        QTest.keyClick(focused(), Qt.Key.Key_Space)
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        press_the_verb()

    in_dialog(decide)
    type_keys(page, "0")

    assert str(game(page, 1).result) == "0-1"
    assert round_of(page).signed_off is None


def test_that_esc_leaves_an_old_round_alone(two_rounds_later: RoundsPage) -> None:
    page = two_rounds_later
    version = page.open_event.facts.data_version

    in_dialog(lambda dialog: QTest.keyClick(dialog, Qt.Key.Key_Escape))
    type_keys(page, "0")
    take_up_again(page)
    in_dialog(lambda dialog: QTest.keyClick(dialog, Qt.Key.Key_Escape))
    press(page, Qt.Key.Key_X, CTRL | SHIFT)

    assert page.open_event.facts.data_version == version
    assert cursor(page) == 1


def test_that_colours_of_an_old_round_are_swapped_with_a_reason(
    two_rounds_later: RoundsPage,
) -> None:
    page = two_rounds_later
    leave_the_rules(page.open_event.workspace)
    assert say_yes(page.open_event) == []
    white = game(page, 1).white

    in_dialog(give_reason)
    press(page, Qt.Key.Key_X, CTRL | SHIFT)

    assert game(page, 1).black == white
    assert page.open_event.workspace.history()[-1].reason == "slip misread"
    assert Board(cursor(page)) == 1


@pytest.mark.parametrize(
    ("modifier", "title"),
    [
        (Qt.KeyboardModifier.AltModifier, "2."),
        (Qt.KeyboardModifier.AltModifier | SHIFT, "3."),
    ],
)
def test_that_the_card_of_either_player_of_a_board_is_one_key_away(
    qtbot: QtBot, page_of: Drawn, modifier: Qt.KeyboardModifier, title: str
) -> None:
    page = page_of(4)
    page.show_board(Round(1), Board(2))
    titles: list[str] = []

    def read(dialog: QDialog) -> None:
        titles.append(dialog.windowTitle())
        dialog.reject()

    in_dialog(read)
    press(page, Qt.Key.Key_Return, modifier)
    assert [each.partition(" ")[0] for each in titles] == [title]


def test_that_a_round_of_the_schedule_is_paired_by_hand_and_the_page_says_what_breaks(
    qtbot: QtBot, page_of: Drawn
) -> None:
    page = page_of(6)
    next_round(page)

    def change(dialog: QDialog) -> None:
        take_up_again(dialog)
        table = dialog.findChild(Table)
        assert isinstance(table, Table)
        for player in (4, 3):
            table.select(PlayerId(player))
            QTest.keyClick(table, Qt.Key.Key_Space)
        QTest.keyClick(table, Qt.Key.Key_X, CTRL)
        rules = dialog.findChild(ReadText)
        assert isinstance(rules, ReadText)
        assert "meetings 2 (rounds 2, 5)" in rules.toPlainText()
        QTest.keyClick(table, Qt.Key.Key_Return, CTRL)
        assert "Say why" in visible_words(dialog)
        QTest.keyClicks(dialog.findChildren(ReasonField)[0], "late train")
        QTest.keyClick(table, Qt.Key.Key_Return, CTRL)

    wanted = say_yes(page.open_event)
    in_dialog(change)
    trigger(page, "Pair round 2 by hand")
    assert wanted == ["act.by-hand"]
    assert [(each.white, each.black) for each in round_of(page, 2).games] == [
        (6, 3),
        (5, 4),
        (1, 2),
    ]
    assert "pairs by hand: late train" in visible_words(page)
    assert "meetings 2 (rounds 2, 5)" in visible_words(page)
    take_up_again(page)
    type_keys(page, "1")
    offered = next(each for each in page.page_actions() if "by hand" in each.text())
    assert not offered.isEnabled()
