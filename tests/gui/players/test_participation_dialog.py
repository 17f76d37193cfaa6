"""Who withdraws, is expelled, misses rounds and returns, decided in the window."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QPushButton,
    QRadioButton,
    QScrollArea,
    QWidget,
)
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.results import DRAW, WHITE_WINS
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.parts.dialogs.ask_reason import ReasonField
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.players.page import PlayersPage
from arbiter_app.gui.players.participation_dialog import ParticipationDialog
from arbiter_app.i18n import window_catalogue
from arbiter_app.services.commands.people.participation import expel_player, withdraw_player
from arbiter_app.services.commands.play.rounds import adjourn_game, enter_result
from arbiter_app.services.commands.whole.event import change_withdrawals
from arbiter_app.services.commands.whole.import_report import import_report
from arbiter_app.wording.terms.registration import people
from tests.documents.conftest import swiss_of
from tests.gui.conftest import Groups
from tests.gui.hands import focused, visible_words
from tests.services.hands import choose_system

Builder = Callable[[int], tuple[PlayerId, ...]]
Typist = Callable[[QWidget, str], None]


@pytest.fixture
def page(qtbot: QtBot, open_event: OpenEvent) -> PlayersPage:
    page = PlayersPage(open_event)
    qtbot.addWidget(page)
    page.resize(1090, 600)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    return page


DELETE = (Qt.Key.Key_Delete, Qt.KeyboardModifier.ControlModifier)
EXPEL = (
    Qt.Key.Key_Delete,
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
)
MISS = (Qt.Key.Key_J, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
RETURN = (
    Qt.Key.Key_Insert,
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier,
)


def decide(
    page: PlayersPage,
    player: PlayerId,
    keys: tuple[Qt.Key, Qt.KeyboardModifier],
    act: Callable[[QDialog], None],
) -> None:
    """Open the dialog about a player by its keys, and do something there."""
    table = page.findChild(Table)
    assert table is not None
    table.select(player)
    table.setFocus()
    seen: list[bool] = []

    def look(tries: int = 500) -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        if not dialog.isActiveWindow() and tries:
            QTimer.singleShot(10, lambda: look(tries - 1))
            return
        try:
            seen.append(True)
            act(dialog)
        finally:
            dialog.reject()

    QTimer.singleShot(0, look)
    QTest.keyClick(focused(), *keys)
    assert seen


def verb(dialog: QDialog) -> QPushButton:
    assert isinstance(dialog, ParticipationDialog)
    return dialog.verb


def cells(dialog: QDialog, name: str) -> list[tuple[str, ...]]:
    """What a table of the dialog shows, nothing where it is not to be seen."""
    table = next(each for each in dialog.findChildren(Table) if each.accessibleName() == name)
    model = table.model()
    return [
        tuple(model.index(row, column).data() for column in range(model.columnCount()))
        for row in range(model.rowCount())
        if table.isVisible()
    ]


GAMES = "Games that change"
ROWS = "Whose points, place or tie-breaks change"


def test_that_a_withdrawal_shows_what_follows_and_is_done_with_a_reason(
    page: PlayersPage, open_event: OpenEvent, drawn: Builder, type_in: Typist
) -> None:
    _, igor, *_ = drawn(4)
    open_event.do(enter_result, round=Round(1), board=Board(2), result=WHITE_WINS)
    games: list[tuple[str, ...]] = []
    rows: list[tuple[str, ...]] = []

    def withdraw(dialog: QDialog) -> None:
        said = visible_words(dialog)
        assert dialog.windowTitle() == "Withdraw Ґалаґан Ігор"
        assert "Games played: 1 of 3, less than half." in said
        assert "By C.05 Art. 6.6; Ukrainian rules VII.2.9." in said
        games.extend(cells(dialog, GAMES))
        rows.extend(cells(dialog, ROWS))
        assert not verb(dialog).isEnabled()
        type_in(focused(), "хвороба")
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        assert focused() is verb(dialog)
        QTest.keyClick(focused(), Qt.Key.Key_Return)

    decide(page, igor, DELETE, withdraw)
    assert games == [
        ("2", "2", "Black", "Шевчук Олена", "open → lost by forfeit"),
        ("3", "1", "White", "Білик Марта", "open → lost by forfeit"),
    ]
    assert [row[:4] for row in rows if row[1] == "Ґалаґан Ігор"] == [
        ("2", "Ґалаґан Ігор", "1 → –", "1 → –")
    ]
    assert open_event.tournament.entry(igor).status is EntryStatus.WITHDRAWN
    assert open_event.workspace.history()[-1].reason == "хвороба"


def test_that_a_decision_can_be_thought_better_of(
    page: PlayersPage, open_event: OpenEvent, drawn: Builder
) -> None:
    _, igor, *_ = drawn(4)
    decide(page, igor, EXPEL, lambda dialog: QTest.keyClick(dialog, Qt.Key.Key_Escape))
    assert open_event.tournament.entry(igor).status is EntryStatus.REGISTERED


def test_that_a_withdrawal_from_a_swiss_cites_no_rule_of_round_robins(
    page: PlayersPage, open_event: OpenEvent
) -> None:
    open_event.do(import_report, source="open.trf", event=swiss_of(("1-2, 3-4, 5-6, 7 U",)))
    said: list[str] = []
    decide(page, PlayerId(1), DELETE, lambda dialog: said.append(visible_words(dialog)))
    assert "In a Swiss all results stand, however few." in said[0]
    assert "Games that change: 1" in said[0]
    assert "C.05" not in said[0]


def test_that_a_withdrawal_from_a_knockout_says_who_goes_on(
    page: PlayersPage, open_event: OpenEvent, drawn: Builder
) -> None:
    choose_system(open_event.workspace, System.KNOCKOUT)
    first, *_ = drawn(4)
    said: list[str] = []
    spare: list[int] = []

    def look(dialog: QDialog) -> None:
        said.append(visible_words(dialog))
        *_, what_follows = dialog.findChildren(QScrollArea)
        inside = what_follows.widget()
        assert inside is not None
        needed = inside.heightForWidth(what_follows.viewport().width())
        spare.append(what_follows.viewport().height() - needed)

    decide(page, first, DELETE, look)
    name = people.name(window_catalogue(), open_event.facts.players[first])
    assert f"Semifinal 1: 1 {name} (withdrawn) – 4 " in said[0]
    assert "by walk-over" in said[0]
    assert "No game changes" not in said[0]
    assert spare == [0], "the window is as high as what it says"


def test_that_tables_show_all_their_rows_and_what_is_typed_stays_in_sight(
    page: PlayersPage, drawn: Builder
) -> None:
    first, *_ = drawn(24)
    cut_rows: list[int] = []
    in_sight: list[bool] = []

    def look(dialog: QDialog) -> None:
        tables = [each for each in dialog.findChildren(Table) if each.isVisible()]
        cut_rows.extend(
            each.verticalHeader().length() - each.viewport().height() for each in tables
        )
        reason = dialog.findChild(ReasonField)
        assert reason is not None
        in_sight.append(not reason.visibleRegion().isEmpty())

    decide(page, first, DELETE, look)
    assert set(cut_rows) == {0}
    assert in_sight == [True]


def test_that_a_withdrawal_announces_no_annulment_where_results_count(
    page: PlayersPage, open_event: OpenEvent, drawn: Builder
) -> None:
    _, igor, *_ = drawn(4)
    open_event.do(change_withdrawals, annuls_withdrawals=False)
    said: list[str] = []
    decide(page, igor, DELETE, lambda dialog: said.append(visible_words(dialog)))
    assert "results count all the same" in said[0]


def test_that_another_decision_is_chosen_in_the_same_dialog(
    page: PlayersPage, open_event: OpenEvent, drawn: Builder, type_in: Typist
) -> None:
    _, igor, *_ = drawn(4)

    def expel(dialog: QDialog) -> None:
        type_in(focused(), "фейр-плей")
        choice = next(
            each for each in dialog.findChildren(QRadioButton) if each.text() == "Is &expelled"
        )
        choice.click()
        assert verb(dialog).text() == "Expel Ґалаґан Ігор"
        assert "VII.1.10" in visible_words(dialog)
        verb(dialog).click()

    decide(page, igor, DELETE, expel)
    assert open_event.tournament.entry(igor).status is EntryStatus.EXPELLED


def test_that_rounds_missed_are_typed_and_their_games_shown(
    page: PlayersPage, open_event: OpenEvent, drawn: Builder, type_in: Typist
) -> None:
    _, igor, *_ = drawn(6)
    shown: list[tuple[str, ...]] = []

    def miss(dialog: QDialog) -> None:
        for key in (Qt.Key.Key_2, Qt.Key.Key_Tab, Qt.Key.Key_3):
            QTest.keyClick(focused(), key)
        shown.extend(cells(dialog, GAMES))
        assert "who leaves with less than half counts for nobody" in visible_words(dialog)
        QTest.keyClick(focused(), Qt.Key.Key_Tab)
        type_in(focused(), "приїде в середу")
        QTest.keyClick(focused(), Qt.Key.Key_Return)

    decide(page, igor, MISS, miss)
    assert [row[0] for row in shown] == ["2", "3"]
    assert open_event.tournament.entry(igor).takes_part
    lost = [
        round_.number
        for round_, game in open_event.tournament.main_stage.games
        if game.result is not None
    ]
    assert lost == [2, 3]


@pytest.mark.parametrize("in_hand", [0, 1], ids=["the whole", "another group"])
def test_that_a_player_of_groups_misses_rounds_of_his_own_one_whichever_is_in_hand(
    in_hand: int, page: PlayersPage, open_event: OpenEvent, in_groups: Groups, type_in: Typist
) -> None:
    in_groups(6, 2)
    held, his = open_event.tournament.stages[in_hand], open_event.tournament.stages[2]
    open_event.stage = held.id

    def miss(dialog: QDialog) -> None:
        for key in (Qt.Key.Key_1, Qt.Key.Key_Tab, Qt.Key.Key_3, Qt.Key.Key_Tab):
            QTest.keyClick(focused(), key)
        type_in(focused(), "приїде в середу")
        QTest.keyClick(focused(), Qt.Key.Key_Return)

    decide(page, his.players[0], MISS, miss)
    lost = [game for _, game in open_event.tournament.stage(his.id).games if game.result]
    assert len(lost) == 2
    assert open_event.text_of(open_event.workspace.history()[-1]).startswith("Group B. ")
    assert open_event.stage == held.id


def test_that_rounds_without_an_open_game_are_said_to_be_none_to_miss(
    page: PlayersPage, open_event: OpenEvent, drawn: Builder
) -> None:
    player, *_ = drawn(4)
    open_event.do(enter_result, round=Round(1), board=Board(1), result=DRAW)
    open_event.do(enter_result, round=Round(1), board=Board(2), result=DRAW)

    def look(dialog: QDialog) -> None:
        for key in (Qt.Key.Key_1, Qt.Key.Key_Tab, Qt.Key.Key_1):
            QTest.keyClick(focused(), key)
        assert "no game without a result" in visible_words(dialog)
        assert not verb(dialog).isEnabled()

    decide(page, player, MISS, look)


def test_that_the_wrong_player_expelled_is_brought_back(
    page: PlayersPage, open_event: OpenEvent, drawn: Builder, type_in: Typist
) -> None:
    player, *_ = drawn(4)
    before = open_event.tournament
    open_event.do(expel_player, player=player, reason="телефон")

    def bring_back(dialog: QDialog) -> None:
        assert dialog.windowTitle() == "Let Шевчук Олена return"
        type_in(focused(), "то був інший")
        QTest.keyClick(focused(), Qt.Key.Key_Return)

    # Whatever key is pressed: nobody who was expelled can withdraw.
    decide(page, player, DELETE, bring_back)
    assert open_event.tournament == before


def test_that_a_return_says_which_rounds_stay_lost(
    page: PlayersPage, open_event: OpenEvent, drawn: Builder
) -> None:
    player, *_ = drawn(4)
    open_event.do(withdraw_player, player=player, reason="хвороба")
    board = next(
        game.board
        for game in open_event.tournament.main_stage.round(Round(1)).games
        if game.result is None
    )
    open_event.do(enter_result, round=Round(1), board=board, result=DRAW)
    said: list[str] = []
    decide(page, player, RETURN, lambda dialog: said.append(visible_words(dialog)))
    assert "Rounds that have begun meanwhile stay lost: 1." in said[0]
    assert "Games that change: 2" in said[0]
    assert "were annulled (C.05 Art. 6.6) and count again" in said[0]


def test_that_an_expelled_player_is_named_so_in_the_list(
    page: PlayersPage, open_event: OpenEvent, drawn: Builder
) -> None:
    player, *_ = drawn(4)
    open_event.do(expel_player, player=player, reason="телефон")
    page.refresh()
    table = page.findChild(Table)
    assert table is not None
    names = [table.model().index(row, 1).data() for row in range(table.model().rowCount())]
    assert "Шевчук Олена (expelled)" in names


def test_that_an_adjourned_game_is_named_and_its_result_asked_for(
    page: PlayersPage, open_event: OpenEvent, drawn: Builder, type_in: Typist
) -> None:
    _, igor, *_ = drawn(4)
    adjourned = next(
        game
        for game in open_event.tournament.main_stage.round(Round(1)).games
        if igor in (game.white, game.black)
    )
    open_event.do(
        adjourn_game,
        round=Round(1),
        board=adjourned.board,
        sealed_by=None,
        note="",
        resumes_at=None,
    )
    games: list[tuple[str, ...]] = []

    def withdraw(dialog: QDialog) -> None:
        assert f"Adjourned, round 1, board {adjourned.board}: " in visible_words(dialog)
        choice = focused()
        assert isinstance(choice, QComboBox)
        QTest.keyClick(choice, Qt.Key.Key_Tab)
        type_in(focused(), "хвороба")
        assert not verb(dialog).isEnabled()
        QTest.keyClicks(choice, "1")
        games.extend(cells(dialog, GAMES))
        assert verb(dialog).isEnabled()
        verb(dialog).setFocus()
        QTest.keyClick(focused(), Qt.Key.Key_Return)

    decide(page, igor, DELETE, withdraw)
    assert games[0][0] == "1"
    assert games[0][-1] == "adjourned → 1 – 0"
    ended = open_event.tournament.main_stage.round(Round(1)).game(adjourned.board)
    assert ended.result == WHITE_WINS
    assert open_event.tournament.entry(igor).status is EntryStatus.WITHDRAWN
