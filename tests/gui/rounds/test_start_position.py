"""Chess960 in the window: chosen for the event, drawn for a round, and seen nowhere without it."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QComboBox, QLineEdit, QWidget
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.play.start_positions import Chess960
from arbiter_app.domain.facts.results import WHITE_WINS
from arbiter_app.domain.ids import FIRST_STAGE, Board, Round
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.event.page import EventPage
from arbiter_app.gui.parts.dialogs.start_position_dialog import StartPositionDialog
from arbiter_app.gui.rounds.page import RoundsPage
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.commands.rules.chess960 import draw_start_positions, set_chess960
from tests.gui.hands import in_dialog, press_button, show_page, visible_words
from tests.gui.round_hands import CTRL, Drawn

FIRST = Round(1)
NOT_RATED = "not rated by FIDE as standard, rapid or blitz chess"


@pytest.fixture
def page(page_of: Drawn, open_event: OpenEvent) -> RoundsPage:
    """The rounds of four players of Chess960."""
    page = page_of(4)
    open_event.do(set_chess960, chess960=Chess960.ROUND)
    return page


def dialog_of(page: RoundsPage, qtbot: QtBot) -> StartPositionDialog:
    dialog = StartPositionDialog(page, page.open_event, FIRST, stage=FIRST_STAGE)
    qtbot.addWidget(dialog)
    dialog.show()
    return dialog


def type_in_field(dialog: QWidget, text: str) -> None:
    field = next(each for each in dialog.findChildren(QLineEdit) if each.isVisible())
    field.setText(text)


def acts(page: RoundsPage) -> list[str]:
    return [each.text() for each in page.page_actions() if each.isVisible()]


def test_that_the_page_of_the_event_says_that_nothing_is_rated(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    page = show_page(qtbot, EventPage(open_event))
    assert NOT_RATED not in visible_words(page)
    choice = next(
        each for each in page.findChildren(QComboBox) if each.accessibleName() == "Chess960"
    )
    choice.setCurrentText("each board its own start position")
    choice.activated.emit(choice.currentIndex())
    assert open_event.facts.chess960 is Chess960.BOARD
    assert NOT_RATED in visible_words(page)


def test_that_a_position_is_drawn_from_the_page_of_the_round(
    page: RoundsPage, open_event: OpenEvent
) -> None:
    assert "Chess960: the start position is not drawn yet" in visible_words(page)
    in_dialog(lambda dialog: dialog.accept())
    press_button(page, "Start position of Chess960…")
    start = open_event.competition.round(FIRST).start
    assert start is not None
    assert f"Chess960, start position {start.for_all} " in visible_words(page)


def test_that_the_key_asks_for_the_position(page: RoundsPage, open_event: OpenEvent) -> None:
    in_dialog(lambda dialog: dialog.accept())
    QTest.keyClick(page, Qt.Key.Key_F9, CTRL)
    assert open_event.competition.round(FIRST).start is not None


def test_that_what_the_hall_drew_is_shown_while_it_is_typed(page: RoundsPage, qtbot: QtBot) -> None:
    dialog = dialog_of(page, qtbot)
    choice = dialog.findChild(QComboBox)
    assert choice is not None
    choice.setCurrentText("drawn in the hall")
    type_in_field(dialog, "518")
    assert "518 RNBQKBNR" in visible_words(dialog)
    type_in_field(dialog, "RNBQBKNR")
    dialog.accept()
    assert dialog.isVisible()
    assert "is no start position" in dialog.problem.text()
    type_in_field(dialog, "rkrnnqbb")
    dialog.accept()
    start = page.open_event.competition.round(FIRST).start
    assert start is not None
    assert (start.for_all, start.seed) == (959, None)


def test_that_once_the_round_has_begun_only_the_hall_can_have_drawn(
    page: RoundsPage, open_event: OpenEvent, qtbot: QtBot
) -> None:
    open_event.do(enter_result, round=FIRST, board=Board(1), result=WHITE_WINS)
    dialog = dialog_of(page, qtbot)
    choice = dialog.findChild(QComboBox)
    assert choice is not None
    assert [choice.itemText(at) for at in range(choice.count())] == ["drawn in the hall"]
    type_in_field(dialog, "0")
    dialog.accept()
    assert "reason" in dialog.problem.text().lower()


def test_that_nothing_of_it_is_seen_where_classical_chess_is_played(
    page: RoundsPage, open_event: OpenEvent
) -> None:
    open_event.do(draw_start_positions, round=FIRST, seed="1")
    assert "Chess960" in visible_words(page) + " ".join(acts(page))
    open_event.do(set_chess960, chess960=None)
    assert "Chess960" not in visible_words(page) + " ".join(acts(page))
