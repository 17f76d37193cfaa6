"""Groups and finals, worked on the page of stages."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QLineEdit,
    QPushButton,
    QRadioButton,
    QSpinBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from arbiter_app.domain.drawing.preliminary_groups import Divide
from arbiter_app.domain.facts.play.numbering import DrawMethod
from arbiter_app.domain.facts.play.rounds import Stage, StageKind
from arbiter_app.domain.facts.rules.knockout_rules import Layout
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import FIRST_STAGE, StageId
from arbiter_app.gui.base.destinations import PageId, ShowPage
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.parts.holders.side_panel import SidePanel
from arbiter_app.gui.parts.tables.hand_numbers import HandNumbers
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.stages.new_final_dialog import NewFinalDialog
from arbiter_app.gui.stages.page import StagesPage
from arbiter_app.gui.stages.place_list import by_places, crossed, parse_places, stage_labels
from arbiter_app.services.commands.play.stages import add_stage, divide_into_groups
from arbiter_app.services.workspace import Workspace
from tests.gui.conftest import Builder, Groups
from tests.gui.eyes import filled
from tests.gui.hands import in_dialog, press_button, show_page, visible_words
from tests.gui.round_hands import take_up_again
from tests.services.hands import choose_system
from tests.services.play_off_hands import finish

CTRL = Qt.KeyboardModifier.ControlModifier
SHIFT = Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def field(workspace: Workspace, drawn: Builder) -> Builder:
    """Register so many players of groups and finals, numbered in the order of registration."""
    choose_system(workspace, System.STAGES)
    return drawn


def press(
    page: StagesPage,
    key: Qt.Key,
    modifier: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier,
    *,
    then: Callable[[QDialog], None] | None = None,
) -> None:
    """Press a key on the list; `then` is done in the dialog that it opens."""
    take_up_again(page)
    table = page.findChild(Table)
    assert isinstance(table, QWidget)
    if then is not None:
        in_dialog(then)
    QTest.keyClick(table, key, modifier)


def go_on(page: StagesPage, *, then: Callable[[QDialog], None] | None = None) -> None:
    """Press the button of what comes next."""
    take_up_again(page)
    if then is not None:
        in_dialog(then)
    (next_,) = filled(page)
    next(each for each in page.findChildren(QPushButton) if each.text() == next_).click()


def cells(page: StagesPage, column: int) -> list[str]:
    table = page.findChild(Table)
    assert isinstance(table, Table)
    model = table.model()
    return [str(model.index(row, column).data()) for row in range(model.rowCount())]


def stage(open_event: OpenEvent, title: str) -> Stage:
    return next(each for each in open_event.tournament.stages if each.title == title)


def test_that_groups_are_seen_before_they_are_made(
    qtbot: QtBot, open_event: OpenEvent, field: Builder
) -> None:
    players = field(8)
    page = show_page(qtbot, StagesPage(open_event))
    assert "Now the field is divided into groups." in visible_words(page)
    previewed: list[list[str]] = []

    def look_and_divide(dialog: QDialog) -> None:
        table = dialog.findChild(Table)
        assert isinstance(table, Table)
        previewed.extend(
            [str(table.model().index(row, group).data()) for row in range(4)] for group in (0, 1)
        )
        press_button(dialog, "Divide the field")

    go_on(page, then=look_and_divide)
    assert [line.split()[0] for line in previewed[0]] == ["1", "4", "5", "8"]
    assert [line.split()[0] for line in previewed[1]] == ["2", "3", "6", "7"]
    assert {*stage(open_event, "A").players} == {players[at - 1] for at in (1, 4, 5, 8)}
    assert cells(page, 0) == ["Whole tournament", "Group A", "Group B"]
    assert "Under way: Group A." in visible_words(page)


def test_that_too_many_groups_are_refused_while_they_are_typed(
    qtbot: QtBot, open_event: OpenEvent, field: Builder
) -> None:
    field(9)
    page = show_page(qtbot, StagesPage(open_event))
    most: list[int] = []

    def look(dialog: QDialog) -> None:
        most.append(dialog.findChildren(QSpinBox)[0].maximum())

    press(page, Qt.Key.Key_D, CTRL | SHIFT, then=look)
    assert most == [3]
    assert len(open_event.tournament.stages) == 1


def test_that_the_first_two_of_each_group_meet_crosswise_in_a_final(
    qtbot: QtBot, open_event: OpenEvent, in_groups: Groups
) -> None:
    players = in_groups(8, 2)
    page = show_page(qtbot, StagesPage(open_event))
    told: list[str] = []

    def add(dialog: QDialog) -> None:
        told.append(visible_words(dialog))
        press_button(dialog, "Add the final")

    press(page, Qt.Key.Key_Insert, then=add)
    assert "first matches: A1–B2, B1–A2" in told[0]
    final = stage(open_event, "Final")
    assert final.settings is not None
    assert final.settings.system is System.KNOCKOUT
    assert final.settings.knockout.layout is Layout.IN_ORDER
    assert cells(page, 4)[-1] == "waits for the stages before it"
    for letter in "AB":
        finish(open_event.workspace, stage(open_event, letter).id)
    assert "Everybody is known who plays here: Final." in visible_words(page)
    go_on(page, then=lambda dialog: press_button(dialog, "Begin the stage"))
    begun = stage(open_event, "Final")
    assert begun.method is DrawMethod.BY_PLACE
    # 1 and 4 are first and second of group A, 2 and 3 of group B.
    assert begun.players == tuple(players[at - 1] for at in (1, 3, 2, 4))
    assert open_event.stage == begun.id
    with qtbot.waitSignal(page.wants) as wanted:
        press(page, Qt.Key.Key_Return)
    assert wanted.args == [ShowPage(PageId.BRACKET)]


def test_that_a_final_round_robin_takes_typed_places_and_the_games_played_before(
    qtbot: QtBot, open_event: OpenEvent, in_groups: Groups
) -> None:
    in_groups(8, 2)
    page = show_page(qtbot, StagesPage(open_event))

    def add(dialog: QDialog) -> None:
        assert isinstance(dialog, NewFinalDialog)
        fields = [each for each in dialog.findChildren(QLineEdit) if each.isVisible()]
        fields[0].setText("Final B")
        dialog.findChildren(QComboBox)[0].setCurrentIndex(2)
        places = next(each for each in fields if each.text().startswith("A1"))
        places.setText("a3, b3 а4 В4")
        next(each for each in dialog.findChildren(QSpinBox) if each.maximum() == 256).setValue(5)
        dialog._carries.setChecked(True)
        press_button(dialog, "Add the final")

    press(page, Qt.Key.Key_Insert, then=add)
    final = stage(open_event, "Final B")
    group_a, group_b = stage(open_event, "A").id, stage(open_event, "B").id
    assert [(slot.stage, slot.place) for slot in final.slots] == [
        (group_a, 3),
        (group_b, 3),
        (group_a, 4),
        (group_b, 4),
    ]
    assert final.carries_results
    assert final.first_place == 5


def test_that_a_place_that_is_none_is_named(
    qtbot: QtBot, open_event: OpenEvent, in_groups: Groups
) -> None:
    in_groups(8, 2)
    page = show_page(qtbot, StagesPage(open_event))
    told: list[str] = []

    def mistype(dialog: QDialog) -> None:
        fields = [each for each in dialog.findChildren(QLineEdit) if each.isVisible()]
        next(each for each in fields if each.text().startswith("A1")).setText("A1 C2")
        told.append(visible_words(dialog))

    press(page, Qt.Key.Key_Insert, then=mistype)
    assert "“C2” is not a place" in told[0]


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("A1 B1 A1", "Place 1 of stage A is chosen twice"),
        ("A1 B1 B9", "Nobody can come from place 9 of stage B: it has 4 places"),
    ],
)
def test_that_a_place_nobody_can_come_from_is_named_with_its_stage(
    qtbot: QtBot, open_event: OpenEvent, in_groups: Groups, typed: str, told: str
) -> None:
    in_groups(8, 2)
    page = show_page(qtbot, StagesPage(open_event))

    def mistype(dialog: QDialog) -> None:
        fields = [each for each in dialog.findChildren(QLineEdit) if each.isVisible()]
        next(each for each in fields if each.text().startswith("A1")).setText(typed)
        press_button(dialog, "Add the final")
        assert told in visible_words(dialog)

    press(page, Qt.Key.Key_Insert, then=mistype)
    assert len(open_event.tournament.stages) == 3


def test_that_the_winners_of_two_groups_are_proposed_for_a_match(
    qtbot: QtBot, open_event: OpenEvent, in_groups: Groups
) -> None:
    in_groups(6, 2)
    page = show_page(qtbot, StagesPage(open_event))

    def add(dialog: QDialog) -> None:
        dialog.findChildren(QComboBox)[0].setCurrentIndex(1)
        press_button(dialog, "Add the final")

    press(page, Qt.Key.Key_Insert, then=add)
    final = stage(open_event, "Final")
    assert [(slot.stage, slot.place) for slot in final.slots] == [
        (stage(open_event, "A").id, 1),
        (stage(open_event, "B").id, 1),
    ]


def test_that_a_stage_is_begun_with_numbers_of_the_hall(
    qtbot: QtBot, open_event: OpenEvent, in_groups: Groups
) -> None:
    in_groups(6, 2)
    for letter in "AB":
        finish(open_event.workspace, stage(open_event, letter).id)
    open_event.workspace.do(
        add_stage,
        kind=StageKind.FINAL,
        title="Match",
        system=System.MATCH,
        sources=((stage(open_event, "A").id, 1), (stage(open_event, "B").id, 1)),
    )
    page = show_page(qtbot, StagesPage(open_event))

    def type_numbers(dialog: QDialog) -> None:
        next(each for each in dialog.findChildren(QRadioButton) if "hall" in each.text()).click()
        typed = dialog.findChild(HandNumbers)
        assert isinstance(typed, HandNumbers)
        model = typed.model()
        model.setData(model.index(0, 1), "2")
        model.setData(model.index(1, 1), "1")
        press_button(dialog, "Begin the stage")

    press(page, Qt.Key.Key_B, CTRL, then=type_numbers)
    begun = stage(open_event, "Match")
    assert begun.method is DrawMethod.BY_HAND
    assert len(begun.players) == 2


def test_that_a_stage_is_renamed_and_removed_and_comes_back(
    qtbot: QtBot, open_event: OpenEvent, in_groups: Groups
) -> None:
    in_groups(6, 2)
    page = show_page(qtbot, StagesPage(open_event))
    press(page, Qt.Key.Key_End)

    def rename(dialog: QDialog) -> None:
        fields = dialog.findChildren(QLineEdit)
        fields[0].setText("Young")
        fields[1].setText("30+20")
        press_button(dialog, "Save")

    press(page, Qt.Key.Key_E, CTRL, then=rename)
    assert stage(open_event, "Young").time_control == "30+20"

    def remove(dialog: QDialog) -> None:
        dialog.findChildren(QLineEdit)[0].setText("nobody of them came")
        press_button(dialog, "Remove the stage")

    press(page, Qt.Key.Key_Delete, then=remove)
    assert cells(page, 0) == ["Whole tournament", "Group A"]
    assert open_event.stage == FIRST_STAGE
    open_event.undo()
    assert cells(page, 0) == ["Whole tournament", "Group A", "Young"]


def test_that_enter_takes_a_group_in_hand_and_leads_to_its_rounds(
    qtbot: QtBot, open_event: OpenEvent, in_groups: Groups
) -> None:
    in_groups(6, 2)
    page = show_page(qtbot, StagesPage(open_event))
    press(page, Qt.Key.Key_End)
    with qtbot.waitSignal(page.wants) as wanted:
        press(page, Qt.Key.Key_Return)
    assert wanted.args == [ShowPage(PageId.ROUNDS)]
    assert open_event.stage == stage(open_event, "B").id


def test_that_a_tournament_of_one_stage_is_not_divided(
    qtbot: QtBot, open_event: OpenEvent, drawn: Builder
) -> None:
    drawn(4)
    page = show_page(qtbot, StagesPage(open_event))
    assert cells(page, 0) == ["Main tournament"]
    assert not any(
        "Divide" in each.text() and each.isEnabled() for each in page.findChildren(QPushButton)
    )


def test_that_who_was_first_meets_nobody_of_his_group_at_once() -> None:
    a, b, c, d = map(StageId, (2, 3, 4, 5))
    assert crossed((a, b, c, d)) == (
        (a, 1),
        (b, 2),
        (c, 1),
        (d, 2),
        (b, 1),
        (a, 2),
        (d, 1),
        (c, 2),
    )
    assert by_places((a, b), 2) == ((a, 1), (b, 1), (a, 2), (b, 2))


def test_that_places_are_read_as_they_are_written(open_event: OpenEvent, in_groups: Groups) -> None:
    in_groups(6, 2)
    tournament = open_event.tournament
    labels = stage_labels(tournament)
    assert sorted(labels.values()) == ["A", "B"]
    group_a = stage(open_event, "A").id
    assert parse_places(tournament, "A1; a 2") == ((group_a, 1), (group_a, 2))
    assert parse_places(tournament, "") == ()
    for text in ("1A", "A", "Z1"):
        with pytest.raises(ValueError, match=text):
            parse_places(tournament, text)


def test_that_a_refusal_of_several_lines_has_room_in_its_dialog(
    qtbot: QtBot, open_event: OpenEvent, in_groups: Groups
) -> None:
    in_groups(8, 2)
    parent = QWidget()
    qtbot.addWidget(parent)
    names = ", ".join(player.name for player in open_event.facts.players.values())
    words = f"Share places 1–8: {names}"
    dialog = NewFinalDialog(parent, open_event.tournament, add=lambda asked: asked.refuse(words))
    dialog.show()

    dialog.accept()

    assert dialog.height() >= dialog.heightForWidth(dialog.width())


def test_that_one_button_is_filled_and_is_what_comes_next(
    qtbot: QtBot, open_event: OpenEvent, field: Builder
) -> None:
    field(6)
    page = show_page(qtbot, StagesPage(open_event))
    assert filled(page) == ["&Divide into groups…"]
    open_event.do(divide_into_groups, groups=2, by=Divide.SNAKE, seed="1")
    assert filled(page) == ["Take in hand"]


def test_that_the_panel_folds_in_a_narrow_page_and_comes_by_its_key(
    qtbot: QtBot, open_event: OpenEvent, field: Builder
) -> None:
    field(6)
    page = show_page(qtbot, StagesPage(open_event))
    panel = page.findChild(SidePanel)
    assert isinstance(panel, SidePanel)
    assert panel.isVisible()
    page.resize(700, 440)
    assert not panel.isVisible()
    press(page, Qt.Key.Key_H, CTRL)
    assert panel.isVisible()
