"""The one door out of the rules mode, and the questions before acts beside the plain course."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QWidget
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.rules.settings import Unresolved
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.parts.dialogs.ask_reason import ReasonField
from arbiter_app.gui.parts.dialogs.weighed_acts import accepted
from arbiter_app.gui.safekeeping.rules_dialog import RulesDialog
from arbiter_app.services.commands.whole.event import change_tie_breaks
from tests.gui.hands import focused, in_dialog, press_button, visible_words
from tests.services.swiss_hands import make_swiss, play_rounds


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.show()
    return widget


def asking(parent: QWidget, open_event: OpenEvent) -> None:
    open_event.asks = lambda error: accepted(parent, error)


def change_list(open_event: OpenEvent) -> bool:
    return open_event.do(
        change_tie_breaks, tie_breaks=("SB",), unresolved=Unresolved.SHARED, reason="помилка"
    )


def test_that_enter_leaves_the_list_of_tie_breaks_as_it_was(
    parent: QWidget, open_event: OpenEvent
) -> None:
    play_rounds(make_swiss(open_event.workspace, 8), 1)
    asking(parent, open_event)
    refused: list[str] = []
    open_event.refused.connect(refused.append)
    in_dialog(lambda _: QTest.keyClick(focused(), Qt.Key.Key_Return))
    assert not change_list(open_event)
    assert refused == []


def test_that_yes_to_the_second_question_keeps_everything(
    parent: QWidget, open_event: OpenEvent
) -> None:
    play_rounds(make_swiss(open_event.workspace, 8), 1)
    asking(parent, open_event)
    before = open_event.facts
    for second in ("Yes, keep it", "Cancel"):

        def go_on(dialog: QDialog, second: str = second) -> None:
            assert "BH/C1,BH,SB,DE => SB" in visible_words(dialog)
            in_dialog(lambda again: press_button(again, second))
            press_button(dialog, "Do it all the same")

        in_dialog(go_on)
        assert not change_list(open_event)
        assert open_event.facts == before


def test_that_the_mode_is_left_with_a_reason_and_two_answers(
    parent: QWidget, open_event: OpenEvent
) -> None:
    play_rounds(make_swiss(open_event.workspace, 8), 1)
    asking(parent, open_event)
    dialog = RulesDialog(parent, open_event)
    dialog.show()
    assert "run in the rules mode" in visible_words(dialog)

    def say_why(asked: QDialog) -> None:
        def confirm(first: QDialog) -> None:
            in_dialog(lambda second: press_button(second, "No, do it"))
            press_button(first, "Do it all the same")

        QTest.keyClicks(asked.findChildren(ReasonField)[0], "the jury")
        QTest.keyClick(asked, Qt.Key.Key_Return)
        in_dialog(confirm)

    in_dialog(say_why)
    press_button(dialog, "Leave the rules mode")
    left = open_event.tournament.rules_left
    assert left is not None
    assert (left.round, left.reason) == (1, "the jury")
    assert "nothing brings it back" in visible_words(dialog)
    open_event.undo()
    assert open_event.tournament.rules_left == left
