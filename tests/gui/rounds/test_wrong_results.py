"""A wrong result of a Swiss that is found after the next round was paired."""

from PySide6.QtWidgets import QApplication, QDialog, QRadioButton
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.results import BLACK_WINS, WHITE_WINS
from arbiter_app.domain.ids import Board, Round
from arbiter_app.gui.base.destinations import NewIncident
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.parts.dialogs.ask_reason import ReasonField
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.rounds.dialogs.wrong_result_dialog import WrongResultDialog
from arbiter_app.gui.rounds.page import RoundsPage
from arbiter_app.services.commands.play.rounds import publish_round
from tests.gui.hands import in_dialog, press_button, visible_words
from tests.gui.round_hands import shown, type_keys
from tests.services.swiss_hands import make_swiss, pair, play_rounds


def page_of(qtbot: QtBot, open_event: OpenEvent, round: int) -> RoundsPage:
    page = shown(qtbot, open_event)
    page.show_board(Round(round), Board(1))
    return page


def turn_first_board(page: RoundsPage) -> None:
    """Type another result at board 1."""
    result = page.open_event.competition.round(Round(1)).games[0].result
    type_keys(page, "0" if result == WHITE_WINS else "1")


def choose(dialog: QDialog, words: str) -> None:
    for button in dialog.findChildren(QRadioButton):
        if words in button.text().replace("&", ""):
            assert button.isEnabled()
            button.click()
            return
    raise AssertionError(words)


def figures(dialog: QDialog) -> list[int]:
    """How many rows each table of what changes has."""
    QApplication.processEvents()
    return [table.model().rowCount() for table in dialog.findChildren(Table)]


def test_that_a_result_before_a_draft_is_corrected_and_the_draft_out_of_date(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    make_swiss(open_event.workspace, 10)
    play_rounds(open_event.workspace, 1)
    pair(open_event.workspace, 2)
    page = page_of(qtbot, open_event, 1)
    before = open_event.competition.round(Round(1)).games[0].result
    seen = []

    def correct(dialog: QDialog) -> None:
        assert isinstance(dialog, WrongResultDialog)
        qtbot.waitUntil(lambda: "draft of round 2 is out of date" in visible_words(dialog))
        seen.extend(figures(dialog))
        field = dialog.findChild(ReasonField)
        assert field is not None
        field.setText("картки показують інше")
        press_button(dialog, "Correct the result")

    in_dialog(correct)
    turn_first_board(page)
    pairs, rows = seen
    assert pairs
    assert rows >= 2
    assert open_event.competition.round(Round(1)).games[0].result != before


def test_that_an_old_result_goes_into_the_rating_report_alone(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    workspace = open_event.workspace
    make_swiss(workspace, 10)
    play_rounds(workspace, 2)
    pair(workspace, 3)
    workspace.do(publish_round, round=Round(3))
    page = page_of(qtbot, open_event, 1)
    before = open_event.competition.round(Round(1)).games[0].result

    def correct(dialog: QDialog) -> None:
        chosen = [each for each in dialog.findChildren(QRadioButton) if each.isChecked()]
        assert ["rating report" in each.text() for each in chosen] == [True]
        field = dialog.findChild(ReasonField)
        assert field is not None
        field.setText("знайдено надто пізно")
        choose(dialog, "table from now on")
        qtbot.waitUntil(lambda: "Round 3 stays as it was paired" in visible_words(dialog))
        choose(dialog, "rating report")
        press_button(dialog, "Correct for the rating report")

    in_dialog(correct)
    turn_first_board(page)
    game = open_event.competition.round(Round(1)).games[0]
    assert game.result == before
    assert game.rated_result in (WHITE_WINS, BLACK_WINS)


def test_that_a_result_that_stands_is_noted_as_an_incident(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    make_swiss(open_event.workspace, 10)
    play_rounds(open_event.workspace, 1)
    pair(open_event.workspace, 2)
    page = page_of(qtbot, open_event, 1)
    wanted: list[object] = []
    page.wants.connect(wanted.append)

    def note(dialog: QDialog) -> None:
        choose(dialog, "stands")
        press_button(dialog, "Note the incident")

    in_dialog(note)
    turn_first_board(page)
    assert wanted == [NewIncident(Round(1), Board(1), open_event.stage)]
