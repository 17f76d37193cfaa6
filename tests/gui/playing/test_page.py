"""The page of who plays: one list, one figure each, several people at once, the check-in."""

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLabel, QLineEdit
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.results import WHITE_FORFEITS, WHITE_WINS, Mark
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import PlayerId, Round
from arbiter_app.gui.base.destinations import PageId, ShowPage, ShowPaper
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.parts.fields.number_list import NumberList
from arbiter_app.gui.playing.page import PlayingPage
from arbiter_app.gui.playing.table import PlayingTable
from arbiter_app.services.commands.people.registration import mark_present
from arbiter_app.services.commands.play.byes import ask_bye
from arbiter_app.services.commands.play.rounds import enter_result, publish_round
from arbiter_app.services.workspace import Workspace
from tests.gui.hands import focused, in_dialog, press_button, say_yes, show_page, visible_words
from tests.services.swiss_hands import make_swiss, pair, play
from tests.services.team_hands import numbered, of_teams


def shown(qtbot: QtBot, open_event: OpenEvent) -> tuple[PlayingPage, PlayingTable]:
    page = show_page(qtbot, PlayingPage(open_event))
    return page, page.findChildren(PlayingTable)[0]


def byes(workspace: Workspace, number: int) -> dict[int, str]:
    round_ = workspace.event.tournament.competition().round(Round(number))
    return {bye.player: bye.mark.value for bye in round_.byes}


def test_that_each_figure_says_what_who_is_chosen_does(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    make_swiss(workspace, 8)
    page, table = shown(qtbot, open_event)
    assert "8 play (even) · byes 0 · absent 0 · withdrawn 0" in visible_words(page)
    QTest.keyClick(table, Qt.Key.Key_3)
    QTest.keyClick(table, Qt.Key.Key_Down)
    QTest.keyClick(table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(table, Qt.Key.Key_2)
    assert byes(workspace, 1) == {1: "H", 2: "Z", 3: "Z"}
    assert "5 play (odd) · byes 1 · absent 2 · withdrawn 0" in visible_words(page)
    assert [row.id for row in table.chosen] == [2, 3]
    QTest.keyClick(table, Qt.Key.Key_1)
    assert byes(workspace, 1) == {1: "H"}
    open_event.undo()
    open_event.undo()
    open_event.undo()
    assert byes(workspace, 1) == {}


def test_that_a_later_round_and_all_after_it_can_be_chosen(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    make_swiss(workspace, 6)
    _, table = shown(qtbot, open_event)
    QTest.keyClick(table, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(table, Qt.Key.Key_2)
    assert [byes(workspace, each) for each in (1, 2, 3)] == [{}, {1: "Z"}, {}]
    for _ in range(6):
        QTest.keyClick(table, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(table, Qt.Key.Key_1, Qt.KeyboardModifier.AltModifier)
    QTest.keyClick(table, Qt.Key.Key_Down)
    QTest.keyClick(table, Qt.Key.Key_2)
    assert [byes(workspace, each) for each in (7, 8, 9)] == [{}, {2: "Z"}, {2: "Z"}]


def test_that_a_bye_beyond_the_limit_asks_for_the_reason(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    make_swiss(workspace, 6)
    wanted = say_yes(open_event)
    _, table = shown(qtbot, open_event)
    QTest.keyClick(table, Qt.Key.Key_3)
    QTest.keyClick(table, Qt.Key.Key_PageDown, Qt.KeyboardModifier.ControlModifier)
    said: list[str] = []

    def decide(dialog: QDialog) -> None:
        said.extend(label.text() for label in dialog.findChildren(QLabel))
        QTest.keyClicks(focused(), "Appeals committee")
        QTest.keyClick(focused(), Qt.Key.Key_Return)

    in_dialog(decide)
    QTest.keyClick(table, Qt.Key.Key_3)
    assert any("would have 2 half-point byes" in each for each in said)
    assert byes(workspace, 2) == {1: "H"}
    assert wanted == ["act.second-half-bye"]


def test_that_who_was_absent_unexplained_stands_on_top_until_kept(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    make_swiss(workspace, 8)
    for game in pair(workspace, 1).games:
        if game.board == 1:
            workspace.do(publish_round, round=Round(1))
        result = WHITE_FORFEITS if game.board == 3 else WHITE_WINS
        workspace.do(enter_result, round=Round(1), board=game.board, result=result)
    page, table = shown(qtbot, open_event)
    assert [row.id for row in table.shown][:3] == [3, 1, 2]
    assert "7 play (odd) · byes 0 · absent 1" in visible_words(page)
    QTest.keyClick(table, Qt.Key.Key_Space)
    assert "8 play (even)" in visible_words(page)
    QTest.keyClick(table, Qt.Key.Key_Space)
    assert "7 play (odd)" in visible_words(page)
    QTest.keyClick(table, Qt.Key.Key_7)
    assert "8 play (even)" in visible_words(page)
    assert workspace.event.tournament.entry(PlayerId(3)).present


def test_that_several_are_left_out_again_in_one_act(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    make_swiss(workspace, 8)
    games = pair(workspace, 1).games
    workspace.do(publish_round, round=Round(1))
    for game in games:
        result = WHITE_FORFEITS if game.board <= 2 else WHITE_WINS
        workspace.do(enter_result, round=Round(1), board=game.board, result=result)
    page, table = shown(qtbot, open_event)
    QTest.keyClick(table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(table, Qt.Key.Key_Space)
    assert "8 play (even)" in visible_words(page)
    QTest.keyClick(table, Qt.Key.Key_Space)
    assert "6 play (even)" in visible_words(page)
    open_event.undo()
    assert "8 play (even)" in visible_words(page)


def test_that_several_withdraw_and_return_with_one_reason(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    make_swiss(workspace, 8)
    play(workspace, 1)
    page, table = shown(qtbot, open_event)
    QTest.keyClick(table, Qt.Key.Key_Down, Qt.KeyboardModifier.ShiftModifier)

    def decide(dialog: QDialog) -> None:
        QTest.keyClicks(dialog.findChildren(QLineEdit)[0], "Left together")
        press_button(dialog, "Decide so")

    in_dialog(decide)
    QTest.keyClick(table, Qt.Key.Key_5)
    status = [workspace.event.tournament.entry(PlayerId(each)).status for each in (1, 2, 3)]
    assert status == [EntryStatus.WITHDRAWN, EntryStatus.WITHDRAWN, EntryStatus.REGISTERED]
    assert "6 play (even) · byes 0 · absent 0 · withdrawn 2" in visible_words(page)
    page.activateWindow()
    qtbot.waitUntil(table.hasFocus)
    in_dialog(decide)
    QTest.keyClick(table, Qt.Key.Key_6)
    assert "8 play (even)" in visible_words(page)
    open_event.undo()
    assert "withdrawn 2" in visible_words(page)
    open_event.undo()
    assert "8 play (even)" in visible_words(page)


def test_that_the_check_in_asks_once_about_all_who_are_not_there(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    make_swiss(workspace, 6)
    workspace.do(mark_present, players=tuple(map(PlayerId, (1, 2, 3, 4))))
    _, table = shown(qtbot, open_event)

    def end(dialog: QDialog) -> None:
        words = visible_words(dialog)
        assert "Not there: 2 players" in words
        qtbot.waitUntil(focused().hasFocus)
        QTest.keyClick(focused(), Qt.Key.Key_Down)
        press_button(dialog, "End the check-in")

    in_dialog(end)
    QTest.keyClick(table, Qt.Key.Key_9)
    assert byes(workspace, 1) == {5: "Z", 6: "Z"}
    assert byes(workspace, 9) == {5: "Z", 6: "Z"}


def test_that_without_numbers_the_page_leads_to_the_draw(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    page = show_page(qtbot, PlayingPage(open_event))
    assert "Only a Swiss is paired round by round" in visible_words(page)
    make_swiss(workspace, 4)
    workspace.undo()
    workspace.undo()
    assert "The players have no numbers yet" in visible_words(page)
    with qtbot.waitSignal(page.wants) as asked:
        QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert asked.args == [ShowPage(PageId.DRAW)]


def test_that_the_paper_of_byes_is_one_key_away(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    make_swiss(workspace, 4)
    page, table = shown(qtbot, open_event)
    with qtbot.waitSignal(page.wants) as asked:
        QTest.keyClick(table, Qt.Key.Key_P, Qt.KeyboardModifier.ControlModifier)
    assert asked.args == [ShowPaper("byes")]


def test_that_the_card_of_who_is_chosen_is_one_key_away(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    make_swiss(workspace, 4)
    _, table = shown(qtbot, open_event)
    QTest.keyClick(table, Qt.Key.Key_Down)
    titles: list[str] = []

    def read(dialog: QDialog) -> None:
        titles.append(dialog.windowTitle())
        dialog.reject()

    in_dialog(read)
    QTest.keyClick(table, Qt.Key.Key_Return, Qt.KeyboardModifier.AltModifier)
    (title,) = titles
    assert title.startswith("2. Гравець 002")


def test_that_a_round_in_which_all_have_byes_can_be_taken_back(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    make_swiss(workspace, 4)
    page, table = shown(qtbot, open_event)
    table.selectAll()
    QTest.keyClick(table, Qt.Key.Key_2)
    assert byes(workspace, 1) == {1: "Z", 2: "Z", 3: "Z", 4: "Z"}
    assert "0 play (even) · byes 0 · absent 4 · withdrawn 0" in visible_words(page)
    table.selectRow(0)
    QTest.keyClick(table, Qt.Key.Key_1)
    assert byes(workspace, 1) == {2: "Z", 3: "Z", 4: "Z"}


def test_that_the_next_round_to_be_paired_is_chosen_first(
    qtbot: QtBot, workspace: Workspace, open_event: OpenEvent
) -> None:
    make_swiss(workspace, 4)
    everybody = list(workspace.event.players)
    workspace.do(ask_bye, players=everybody, rounds=[Round(1)], mark=Mark.ZERO_BYE)
    page, table = shown(qtbot, open_event)
    QTest.keyClick(table, Qt.Key.Key_3)
    assert byes(workspace, 2) == {1: "H"}
    QTest.keyClick(table, Qt.Key.Key_PageUp, Qt.KeyboardModifier.ControlModifier)
    assert page.findChildren(NumberList)[0].currentText() == "Round 1, byes for all"
    QTest.keyClick(table, Qt.Key.Key_1)
    assert byes(workspace, 1) == {2: "Z", 3: "Z", 4: "Z"}


def test_that_teams_stand_under_a_heading_of_theirs(
    qtbot: QtBot, open_event: OpenEvent, workspace: Workspace
) -> None:
    of_teams(workspace, system=System.SWISS)
    numbered(workspace, [team.id for team in workspace.event.tournament.teams])
    model = show_page(qtbot, PlayingPage(open_event)).findChildren(PlayingTable)[0].model()
    across = Qt.Orientation.Horizontal
    heads = [model.headerData(place, across) for place in range(model.columnCount())]
    assert "Team" in heads
    assert "Name" not in heads
