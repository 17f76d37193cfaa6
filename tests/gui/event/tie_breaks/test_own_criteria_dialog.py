"""The criteria that an event defines itself: defined, valued and removed by keyboard."""

from collections.abc import Callable
from decimal import Decimal

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QListWidget, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.competition import OwnCriterion
from arbiter_app.domain.facts.results import WHITE_WINS
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.event.tie_breaks.own_criteria_dialog import OwnCriteriaDialog
from arbiter_app.gui.event.tie_breaks.own_criteria_table import OwnValues, parse_value
from arbiter_app.gui.parts.dialogs.ask_reason import ReasonDialog
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.commands.rules.criteria import define_own_criterion
from arbiter_app.services.commands.whole.event import change_tie_breaks
from tests.gui.hands import focused, in_dialog, visible_words
from tests.services.team_hands import NAMES, of_teams

Builder = Callable[[int], tuple[PlayerId, ...]]
Typist = Callable[[QWidget, str], None]


@pytest.fixture
def open_dialog(qtbot: QtBot, open_event: OpenEvent) -> Callable[[], OwnCriteriaDialog]:
    parent = QWidget()
    qtbot.addWidget(parent)

    def open_() -> OwnCriteriaDialog:
        dialog = OwnCriteriaDialog(parent, open_event)
        dialog.show()
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        return dialog

    return open_


def define(open_event: OpenEvent) -> None:
    open_event.do(define_own_criterion, code="OTHER_PLAYOFF", definition="Points of the play-off")


def criterion(open_event: OpenEvent) -> OwnCriterion:
    (only,) = open_event.tournament.own_criteria
    return only


def values(dialog: QWidget) -> OwnValues:
    table = dialog.findChild(OwnValues)
    assert table is not None
    return table


def enter(typed: str) -> None:
    """Type a value over the one under the cursor; Qt takes it when the keys are worked off."""
    for letter in typed:
        QTest.keyClicks(focused(), letter)
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    QApplication.processEvents()


def cell(dialog: QWidget, row: int, column: int) -> str:
    item = values(dialog).item(row, column)
    assert item is not None
    return item.text()


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("3", Decimal(3)),
        ("3,5", Decimal("3.5")),
        ("3.25", Decimal("3.25")),
        ("3½", Decimal("3.5")),
        ("½", Decimal("0.5")),
        ("-1", Decimal(-1)),
        ("  ", None),
    ],
)
def test_that_a_value_is_read_as_people_write_it(text: str, value: Decimal | None) -> None:
    assert parse_value(text) == value


@pytest.mark.parametrize("text", ["abc", "3½½", "1e9", "NaN", "3 5"])
def test_that_what_is_no_number_is_no_value(text: str) -> None:
    with pytest.raises(ValueError, match=text):
        parse_value(text)


def test_that_a_criterion_is_defined_by_keyboard_and_its_values_come_next(
    open_dialog: Callable[[], OwnCriteriaDialog],
    open_event: OpenEvent,
    registered: Builder,
    type_in: Typist,
) -> None:
    registered(2)
    dialog = open_dialog()
    for typed in ("play-off", "Очки у додатковому змаганні"):
        type_in(focused(), typed)
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
    better = focused()
    assert isinstance(better, QComboBox)
    QTest.keyClick(better, Qt.Key.Key_Down)
    QTest.keyClick(better, Qt.Key.Key_Tab)
    save = focused()
    assert isinstance(save, QPushButton)
    save.click()
    assert criterion(open_event) == OwnCriterion(
        code="OTHER_PLAY_OFF", definition="Очки у додатковому змаганні", lower_is_better=True
    )
    assert focused() is values(dialog)


def test_that_values_are_typed_one_after_the_other(
    open_dialog: Callable[[], OwnCriteriaDialog], open_event: OpenEvent, drawn: Builder
) -> None:
    players = drawn(3)
    define(open_event)
    dialog = open_dialog()
    assert focused() is values(dialog)
    for typed in ("3", "2.5", "0"):
        enter(typed)
    assert criterion(open_event).values == {
        players[0]: Decimal(3),
        players[1]: Decimal("2.5"),
        players[2]: Decimal(0),
    }
    assert [cell(dialog, row, 2) for row in range(3)] == ["3.0", "2.5", "0.0"]


def test_that_delete_takes_a_value_away(
    open_dialog: Callable[[], OwnCriteriaDialog], open_event: OpenEvent, drawn: Builder
) -> None:
    drawn(3)
    define(open_event)
    dialog = open_dialog()
    enter("4")
    QTest.keyClick(values(dialog), Qt.Key.Key_Up)
    QTest.keyClick(values(dialog), Qt.Key.Key_Delete)
    assert criterion(open_event).values == {}


@pytest.mark.parametrize(
    ("typed", "said"), [("abc", "“abc” is not a number"), ("1.23456", "not a value of a criterion")]
)
def test_that_what_is_not_taken_says_so_beside_it_and_keeps_the_cursor(
    open_dialog: Callable[[], OwnCriteriaDialog],
    open_event: OpenEvent,
    drawn: Builder,
    typed: str,
    said: str,
) -> None:
    drawn(3)
    define(open_event)
    dialog = open_dialog()
    enter(typed)
    assert said in cell(dialog, 0, 3)
    assert cell(dialog, 0, 2) == typed
    assert values(dialog).currentRow() == 0
    assert criterion(open_event).values == {}
    enter("7")
    assert cell(dialog, 0, 3) == ""
    assert list(criterion(open_event).values.values()) == [Decimal(7)]


def test_that_a_name_without_a_definition_is_refused_with_what_to_do(
    open_dialog: Callable[[], OwnCriteriaDialog], open_event: OpenEvent, type_in: Typist
) -> None:
    dialog = open_dialog()
    type_in(focused(), "playoff")
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert "OTHER_PLAYOFF" in visible_words(dialog)
    assert not open_event.tournament.own_criteria
    assert dialog.isVisible()


def test_that_enter_presses_the_button_it_is_on_and_a_refusal_is_said_in_the_dialog_alone(
    open_dialog: Callable[[], OwnCriteriaDialog], open_event: OpenEvent, type_in: Typist
) -> None:
    elsewhere: list[str] = []
    open_event.refused.connect(elsewhere.append)
    dialog = open_dialog()
    code = focused()
    type_in(code, "playoff")
    add = next(
        each for each in dialog.findChildren(QPushButton) if each.text() == "&Add the criterion"
    )
    add.setFocus()
    QTest.keyClick(add, Qt.Key.Key_Return)
    assert "OTHER_PLAYOFF" in visible_words(dialog)
    assert not elsewhere
    type_in(focused(), "Points of the play-off")
    add.setFocus()
    QTest.keyClick(add, Qt.Key.Key_Return)
    assert criterion(open_event).code == "OTHER_PLAYOFF"
    assert "⚠" not in visible_words(dialog)
    assert not code.isEnabled()


def test_that_a_criterion_in_the_list_cannot_be_removed_and_another_can(
    open_dialog: Callable[[], OwnCriteriaDialog], open_event: OpenEvent
) -> None:
    define(open_event)
    settings = open_event.tournament.settings
    open_event.do(change_tie_breaks, tie_breaks=("OTHER_PLAYOFF",), unresolved=settings.unresolved)
    dialog = open_dialog()
    listed = dialog.findChild(QListWidget)
    assert listed is not None
    listed.setFocus()
    QTest.keyClick(listed, Qt.Key.Key_Delete)
    assert criterion(open_event).code in visible_words(dialog)
    open_event.do(change_tie_breaks, tie_breaks=("DE",), unresolved=settings.unresolved)
    QTest.keyClick(listed, Qt.Key.Key_Delete)
    assert not open_event.tournament.own_criteria


def test_that_after_the_start_a_definition_needs_a_reason(
    open_dialog: Callable[[], OwnCriteriaDialog],
    open_event: OpenEvent,
    drawn: Builder,
    type_in: Typist,
) -> None:
    drawn(3)
    open_event.do(enter_result, round=Round(1), board=Board(1), result=WHITE_WINS)
    open_dialog()
    type_in(focused(), "playoff")
    QTest.keyClick(focused(), Qt.Key.Key_Tab)
    type_in(focused(), "Очки у плей-оф")

    def answer(dialog: QWidget) -> None:
        assert isinstance(dialog, ReasonDialog)
        asked = dialog.findChild(QLineEdit)
        assert asked is not None
        type_in(asked, "рішення апеляційного комітету")
        QTest.keyClick(asked, Qt.Key.Key_Return)

    in_dialog(answer)
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert criterion(open_event).definition == "Очки у плей-оф"
    assert open_event.workspace.history()[-1].reason == "рішення апеляційного комітету"


def test_that_it_is_closed_twice_in_silence(
    open_dialog: Callable[[], OwnCriteriaDialog], recwarn: pytest.WarningsRecorder
) -> None:
    dialog = open_dialog()
    dialog.reject()
    dialog.reject()
    assert not [each for each in recwarn if "disconnect" in str(each.message)]


def test_that_teams_have_the_values_where_teams_play(
    open_event: OpenEvent, open_dialog: Callable[[], OwnCriteriaDialog]
) -> None:
    first, *_ = of_teams(open_event.workspace)
    define(open_event)
    dialog = open_dialog()
    table = values(dialog)

    assert [cell(dialog, row, 1) for row in range(table.rowCount())] == [*sorted(NAMES[:4])]
    table.setFocus()
    enter("3")

    assert criterion(open_event).values == {first: 3}
