"""Two who sat at each other's boards change places in a dialog that says what follows."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QDialog, QWidget
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.results import WHITE_WINS
from arbiter_app.domain.ids import Board, Round
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.parts.dialogs.ask_reason import ReasonField
from arbiter_app.gui.rounds.dialogs.exchange_dialog import ExchangeDialog
from arbiter_app.services.commands.play.rounds import enter_result, publish_round
from tests.gui.hands import in_dialog, say_yes, visible_words
from tests.services.swiss_hands import make_swiss, pair, play_rounds


@pytest.fixture
def parent(qtbot: QtBot, open_event: OpenEvent) -> QWidget:
    around = QWidget()
    qtbot.addWidget(around)
    return around


def choose(dialog: QDialog, player: int, *, other: int) -> None:
    one, two, *_ = dialog.findChildren(QComboBox)
    one.setCurrentIndex(one.findData(player))
    two.setCurrentIndex(two.findData(other))


def test_that_two_are_exchanged_with_their_results(
    qtbot: QtBot, parent: QWidget, open_event: OpenEvent
) -> None:
    make_swiss(open_event.workspace, 8)
    round_ = pair(open_event.workspace, 1)
    open_event.workspace.do(publish_round, round=Round(1))
    open_event.workspace.do(enter_result, round=Round(1), board=Board(1), result=WHITE_WINS)
    round_ = open_event.competition.round(Round(1))
    wanted = say_yes(open_event)

    def change(dialog: QDialog) -> None:
        assert isinstance(dialog, ExchangeDialog)
        choose(dialog, 5, other=2)
        words = visible_words(dialog)
        assert "Board 1: Гравець 001 – Гравець 002" in words
        follows = "The next round is paired from what was played."
        qtbot.waitUntil(lambda: follows in visible_words(dialog))
        assert not dialog.verb.isEnabled()
        QTest.keyClicks(dialog.findChildren(ReasonField)[0], "wrong boards")
        QTest.keyClick(dialog, Qt.Key.Key_Return)

    in_dialog(change)
    assert ExchangeDialog(parent, open_event, round_, round_.games[0]).exec()
    after = open_event.competition.round(Round(1))
    assert [(game.white, game.black) for game in after.games[:2]] == [(1, 2), (6, 5)]
    assert after.games[0].result == WHITE_WINS
    assert wanted == ["act.exchange"]


def test_that_a_second_meeting_must_be_known(
    qtbot: QtBot, parent: QWidget, open_event: OpenEvent
) -> None:
    play_rounds(make_swiss(open_event.workspace, 8), 2)
    first, second = open_event.competition.rounds[:2]
    game = second.games[0]
    met = next(each for each in first.games if game.white in (each.white, each.black))
    other = met.black if met.white == game.white else met.white

    def change(dialog: QDialog) -> None:
        assert isinstance(dialog, ExchangeDialog)
        choose(dialog, game.black, other=other)
        assert "meet in round 1, too (C.04.1 Art. 2)" in visible_words(dialog)
        QTest.keyClicks(dialog.findChildren(ReasonField)[0], "wrong boards")
        assert not dialog.verb.isEnabled()
        dialog.findChildren(QCheckBox)[0].setChecked(True)
        assert dialog.verb.isEnabled()

    in_dialog(change)
    assert not ExchangeDialog(parent, open_event, second, game).exec()
