"""The ceremony of the draw as an arbiter holds it in the hall, by keys alone."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit
from pytestqt.qtbot import QtBot

from arbiter_app.domain.drawing.lots import alphabetical
from arbiter_app.domain.facts.play.numbering import DrawMethod
from arbiter_app.gui.base.keyboard import Keyboard
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.draw.page import DrawPage
from arbiter_app.services.workspace import Workspace
from tests.gui.ceremonies import (
    agree,
    begin,
    button,
    ceremony_of,
    drawn_numbers,
    press,
    register,
    shown,
    type_and_enter,
    whose_turn,
)
from tests.gui.hands import focused, visible_words

TEN = "AAABBBCCDD"
TWELVE = "AAAABBBCCCDD"
TIGHT = "AAABBBCCDDEE"
"""Twelve players whose last contingent finds no place if the first one takes envelope A."""


@pytest.fixture(autouse=True)
def keyboard(qapp: QApplication) -> Iterator[None]:
    """Keys go where the program brings them."""
    keys = Keyboard(qapp)
    yield
    keys.deleteLater()


def hall(qtbot: QtBot, open_event: OpenEvent, regions: str) -> DrawPage:
    register(open_event, regions)
    begin(open_event)
    return shown(qtbot, open_event)


def test_that_ten_players_draw_in_the_hall_with_letters_of_any_keyboard(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    hall(qtbot, open_event, TEN)

    # C.05 Annex 2 for 10: A 3 4 8, B 5 7 9, C 1 6, D 2 10. Letters as a Ukrainian keyboard has.
    type_and_enter("а", "4", "3", "8", "В", "9", "5", "7", "д", "10", "2", "с", "1", "6")

    draw = open_event.tournament.draw
    assert draw is not None
    assert draw.method is DrawMethod.VARMA
    assert [step.number for step in draw.drawn] == [4, 3, 8, 9, 5, 7, 10, 2, 1, 6]
    assert [step.envelope for step in draw.drawn] == list("AAABBBDDCC")


def test_that_twelve_players_draw_in_the_hall_and_the_proof_stands_after_it(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    page = hall(qtbot, open_event, TWELVE)

    type_and_enter("A", "4", "5", "9", "10", "B", "1", "2", "7", "C", "6", "8", "12", "D", "3")
    assert open_event.tournament.draw is None
    type_and_enter("11")

    assert open_event.tournament.draw is not None
    words = visible_words(page)
    # The row in force: 6 and 12 of envelope C meet in round 11.
    assert "In the last three rounds meet" in words
    assert "round 11" in words


def test_that_numbers_of_a_free_draw_in_the_hall_are_typed_by_the_alphabet(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    register(open_event, "ABCD")
    begin(open_event, DrawMethod.LOTS)
    page = shown(qtbot, open_event)
    assert "Drawn: 0" in visible_words(page)

    type_and_enter("5", "2", "4", "1", "3")

    draw = open_event.tournament.draw
    assert draw is not None
    assert [step.number for step in draw.drawn] == [2, 4, 1, 3], "there is no number 5"
    assert [open_event.facts.players[step.player] for step in draw.drawn] == list(
        alphabetical(list(open_event.facts.players.values()))
    )


def test_that_the_page_says_whose_turn_it_is_and_where_he_stands_in_his_contingent(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    page = hall(qtbot, open_event, TWELVE)
    type_and_enter("A", "4")

    words = visible_words(page)
    assert whose_turn(open_event) in words.splitlines()
    assert "Draw 2 of 12 · A, player 2 of 4" in words
    assert "Draws a number from envelope A" in words


def test_that_an_envelope_that_is_too_small_is_refused_beside_the_field(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    page = hall(qtbot, open_event, TWELVE)

    type_and_enter("d")

    assert not ceremony_of(open_event).steps
    assert "too small" in visible_words(page)
    field = focused()
    assert isinstance(field, QLineEdit)
    assert field.selectedText() == "d", "the next letter replaces it"


def test_that_a_number_of_another_envelope_and_a_word_are_refused_and_asked_again(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    page = hall(qtbot, open_event, TWELVE)
    type_and_enter("A", "7")
    assert drawn_numbers(open_event) == []
    assert "⚠" in visible_words(page)

    type_and_enter("x")
    assert "“x” is not a number" in visible_words(page)

    type_and_enter("9")
    assert drawn_numbers(open_event) == [9]
    assert "is not a number" not in visible_words(page)


def test_that_safe_envelopes_are_told_at_every_choice(qtbot: QtBot, open_event: OpenEvent) -> None:
    page = hall(qtbot, open_event, TWELVE)
    envelopes = page._ceremony._envelopes

    assert [line.verdict for line in envelopes.shown] == [
        "✓ safe",
        "✗ too few numbers",
        "✗ too few numbers",
        "✗ too few numbers",
    ]
    type_and_enter("A", "4", "5", "9", "10")
    assert [line.verdict for line in envelopes.shown] == [
        "empty",
        "✓ safe",
        "✓ safe",
        "✗ too few numbers",
    ]


def test_that_an_unsafe_envelope_is_refused_and_the_field_waits(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    page = hall(qtbot, open_event, TIGHT)
    verdicts = [line.verdict for line in page._ceremony._envelopes.shown]
    assert verdicts[0] == "✗ leaves others no place"
    assert verdicts[1] == "✓ safe"

    type_and_enter("A")

    assert not ceremony_of(open_event).steps
    assert "C.05 Annex 2" in visible_words(page)
    type_and_enter("B")
    assert [step.envelope for step in ceremony_of(open_event).steps] == ["B"]


def test_that_an_unsafe_envelope_is_allowed_with_a_decision_in_words(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    page = hall(qtbot, open_event, TIGHT)
    page._ceremony._entry._by.setFocus()
    type_and_enter("тренер", "A")

    QTest.keyClick(button(page, "Allow it"), Qt.Key.Key_Space)
    assert "as 1 + 1" in visible_words(page)
    type_and_enter("The chief arbiter allows it")
    agree()

    ceremony = ceremony_of(open_event)
    assert [(step.envelope, step.by) for step in ceremony.steps] == [("A", "тренер")]
    assert ceremony.way_out == "The chief arbiter allows it"
    assert sorted(len(group.players) for group in ceremony.groups) == [1, 1, 2, 2, 3, 3]
    type_and_enter("4")
    assert drawn_numbers(open_event) == [4]


def test_that_a_mis_draw_is_taken_back_with_its_note_and_a_witness(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    page = hall(qtbot, open_event, TWELVE)
    type_and_enter("A", "4", "5")
    name = whose_turn(open_event)

    QTest.keyClick(focused(), Qt.Key.Key_Backspace, Qt.KeyboardModifier.ControlModifier)
    assert "drew number 5" in visible_words(page)
    # The witness of the ceremony stands in the field; a note is demanded.
    press(Qt.Key.Key_Return, Qt.Key.Key_Return)
    agree()
    assert drawn_numbers(open_event) == [4, 5]
    type_and_enter("Slip read wrongly")
    press(Qt.Key.Key_Return)
    agree()

    (mis_draw,) = ceremony_of(open_event).mis_draws
    assert (mis_draw.note, mis_draw.witness) == ("Slip read wrongly", "Сидорук М.")
    assert mis_draw.step.number == 5
    assert drawn_numbers(open_event) == [4]
    assert whose_turn(open_event) != name
    type_and_enter("9")
    assert drawn_numbers(open_event) == [4, 9]


def test_that_esc_leaves_the_question_and_the_field_waits_again(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    hall(qtbot, open_event, TWELVE)
    type_and_enter("A", "4")
    QTest.keyClick(focused(), Qt.Key.Key_Backspace, Qt.KeyboardModifier.ControlModifier)

    press(Qt.Key.Key_Escape)
    type_and_enter("5")

    assert drawn_numbers(open_event) == [4, 5]


def test_that_who_draws_for_another_is_kept_for_his_number_alone(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    page = hall(qtbot, open_event, TWELVE)
    type_and_enter("A")
    by = page._ceremony._entry._by
    by.setFocus()

    type_and_enter("Коваль Т., тренер", "4", "5")

    steps = ceremony_of(open_event).steps
    assert [step.by for step in steps] == [None, "Коваль Т., тренер", None]


def test_that_the_last_number_can_be_taken_back_and_the_ceremony_goes_on(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    page = hall(qtbot, open_event, TEN)
    type_and_enter("A", "4", "3", "8", "B", "9", "5", "7", "D", "10", "2", "C", "1", "6")
    assert open_event.tournament.draw is not None

    press_take_back(page)
    type_and_enter("Not sealed")
    press(Qt.Key.Key_Return)
    agree()

    assert open_event.tournament.draw is None
    type_and_enter("6")
    assert open_event.tournament.draw is not None


def press_take_back(page: DrawPage) -> None:
    take = button(page, "Take back")
    take.setFocus()
    QTest.keyClick(take, Qt.Key.Key_Space)


def test_that_a_ceremony_is_broken_off_with_a_reason(qtbot: QtBot, open_event: OpenEvent) -> None:
    page = hall(qtbot, open_event, TWELVE)
    type_and_enter("A", "4")
    QTest.keyClick(button(page, "Break off"), Qt.Key.Key_Space)

    press(Qt.Key.Key_Return)
    agree()
    assert open_event.tournament.ceremony is not None
    assert "⚠" in visible_words(page)
    type_and_enter("Fire alarm")
    agree()

    assert open_event.tournament.ceremony is None
    assert "Announce it before the draw." in visible_words(page)


def test_that_witnesses_are_named_while_it_goes_on(qtbot: QtBot, open_event: OpenEvent) -> None:
    page = hall(qtbot, open_event, TWELVE)
    QTest.keyClick(button(page, "Witnesses"), Qt.Key.Key_Space)

    type_and_enter("Сидорук М.; Петренко О.")

    assert ceremony_of(open_event).witnesses == ("Сидорук М.", "Петренко О.")
    assert "Петренко О." in visible_words(page)
    type_and_enter("A")
    assert len(ceremony_of(open_event).steps) == 1


def test_that_a_killed_program_opens_at_the_same_turn(
    qtbot: QtBot, open_event: OpenEvent, workspace: Workspace, tmp_path: Path
) -> None:
    hall(qtbot, open_event, TWELVE)
    type_and_enter("A", "4", "5")
    name = whose_turn(open_event)

    # What a kill leaves: the file as it is on the disk now.
    copy = tmp_path / "after.arbiter"
    copy.write_bytes(workspace.path.read_bytes())
    for beside in ("-wal", "-shm"):
        log = Path(f"{workspace.path}{beside}")
        if log.exists():
            Path(f"{copy}{beside}").write_bytes(log.read_bytes())
    again = Workspace.open(copy, actor="Arbiter")
    try:
        reopened = OpenEvent(again)
        page = shown(qtbot, reopened)
        assert name in visible_words(page).splitlines()
        type_and_enter("9")
        assert drawn_numbers(reopened) == [4, 5, 9]
    finally:
        again.close()
