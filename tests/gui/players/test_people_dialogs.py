"""Ratings brought up to date, and persons put in the place of others, in the window."""

from collections.abc import Callable
from dataclasses import replace as altered
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QLineEdit, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.people.entry_status import EntryStatus
from arbiter_app.domain.facts.people.people import Birth, RatingOrigin
from arbiter_app.domain.facts.play.by_rules import Kind
from arbiter_app.domain.facts.results import WHITE_WINS
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.gui.base.background import finish_background
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.players.page import PlayersPage
from arbiter_app.gui.players.person_search import PersonSearch
from arbiter_app.services.commands.people.participation import withdraw_player
from arbiter_app.services.commands.people.players import edit_player
from arbiter_app.services.commands.play.rounds import enter_result
from arbiter_app.services.workspace import Workspace
from tests.gui.fake_registry import NAMESAKE, TWO_LISTS, FakeRegistry
from tests.gui.hands import focused, say_yes, visible_words
from tests.services.hands import without_who_drew

Builder = Callable[[int], tuple[PlayerId, ...]]
Typist = Callable[[QWidget, str], None]

ORIGIN = RatingOrigin("FIDE standard", date(2026, 11, 1))

CTRL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def open_event(qtbot: QtBot, workspace: Workspace, tmp_path: Path) -> OpenEvent:
    return OpenEvent(workspace, FakeRegistry(tmp_path / "registry", TWO_LISTS, NAMESAKE))


@pytest.fixture
def page(qtbot: QtBot, open_event: OpenEvent) -> PlayersPage:
    page = PlayersPage(open_event)
    qtbot.addWidget(page)
    page.resize(1090, 600)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.focus_first()
    return page


def answer(act: Callable[[QDialog], None]) -> None:
    """Do something with the dialog that opens next, also after a search beside the window."""

    def when_open() -> None:
        dialog = QApplication.activeModalWidget()
        if isinstance(dialog, QDialog) and dialog.isActiveWindow():
            try:
                act(dialog)
            finally:
                if dialog.isVisible():
                    dialog.reject()
        else:
            QTimer.singleShot(10, when_open)

    QTimer.singleShot(0, when_open)


def press(*keys: Qt.Key) -> None:
    for key in keys:
        QTest.keyClick(focused(), key)


def select(page: PlayersPage, player: PlayerId) -> None:
    table = page.findChild(Table)
    assert table is not None
    table.select(player)
    table.setFocus()


def with_ids(open_event: OpenEvent, players: tuple[PlayerId, ...]) -> None:
    """Give the first two players the IDs of two people of the lists."""
    for player, fide_id in zip(players, (14100010, 14100028), strict=False):
        name = open_event.facts.players[player].name
        open_event.workspace.do(edit_player, player=player, name=name, fide_id=fide_id)


def update(page: PlayersPage, qtbot: QtBot, act: Callable[[QDialog], None]) -> None:
    """Ask for the differences by their key, and do something with them."""
    seen: list[bool] = []

    def look(dialog: QDialog) -> None:
        seen.append(True)
        act(dialog)

    answer(look)
    QTest.keyClick(focused(), Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: bool(seen))
    qtbot.waitUntil(lambda: QApplication.activeModalWidget() is None)


def shown(dialog: QDialog) -> list[tuple[str, ...]]:
    table = dialog.findChild(Table)
    assert table is not None
    model = table.model()
    return [
        tuple(model.index(row, column).data() for column in range(model.columnCount()))
        for row in range(model.rowCount())
    ]


def test_that_all_differences_are_taken_over_with_enter(
    page: PlayersPage, open_event: OpenEvent, qtbot: QtBot, registered: Builder
) -> None:
    players = registered(3)
    with_ids(open_event, players)
    rows: list[tuple[str, ...]] = []

    def look(dialog: QDialog) -> None:
        rows.extend(shown(dialog))
        press(Qt.Key.Key_Return)

    update(page, qtbot, look)
    fide, national = "FIDE standard, 1 November 2026", "ФШУ, 1 October 2026"
    assert rows == [
        ("✓", "Шевчук Олена", "FIDE rating", "2100", "2080", fide),
        ("✓", "Шевчук Олена", "National rating", "–", "2071", national),
        ("✓", "Ґалаґан Ігор", "FIDE rating", "2090", "1904", fide),
    ]
    ratings = [player.fide_rating for player in open_event.facts.players.values()]
    assert ratings == [2080, 1904, 2080]
    assert open_event.facts.players[players[0]].fide_origin == ORIGIN
    open_event.undo()
    assert [player.fide_rating for player in open_event.facts.players.values()] == [
        2100,
        2090,
        2080,
    ]


def test_that_asking_twice_for_the_differences_shows_them_once(
    page: PlayersPage, open_event: OpenEvent, qtbot: QtBot, registered: Builder
) -> None:
    with_ids(open_event, registered(3))
    seen: list[QDialog] = []
    answer(seen.append)
    for _ in range(2):
        QTest.keyClick(focused(), Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: bool(seen))
    finish_background()
    QApplication.processEvents()
    assert QApplication.activeModalWidget() is None


def test_that_the_space_bar_leaves_a_difference_out(
    page: PlayersPage, open_event: OpenEvent, qtbot: QtBot, registered: Builder
) -> None:
    players = registered(3)
    with_ids(open_event, players)

    def leave_first_out(dialog: QDialog) -> None:
        press(Qt.Key.Key_Space)
        assert [row[0] for row in shown(dialog)] == ["–", "✓", "✓"]
        assert "Take over 2 rating" in dialog_button(dialog, "&Take").text()
        press(Qt.Key.Key_Down, Qt.Key.Key_Space, Qt.Key.Key_Return)

    update(page, qtbot, leave_first_out)
    ratings = [player.fide_rating for player in open_event.facts.players.values()]
    assert ratings == [2100, 1904, 2080]
    assert open_event.facts.players[players[0]].national_rating is None


def dialog_button(dialog: QDialog, beginning: str) -> QPushButton:
    return next(
        each for each in dialog.findChildren(QPushButton) if each.text().startswith(beginning)
    )


def test_that_ratings_change_after_the_start_with_a_reason_only(
    page: PlayersPage, open_event: OpenEvent, qtbot: QtBot, drawn: Builder, type_in: Typist
) -> None:
    with_ids(open_event, drawn(4)[:1])
    open_event.do(enter_result, round=Round(1), board=Board(1), result=WHITE_WINS)
    wanted = say_yes(open_event)

    def give_reason(dialog: QDialog) -> None:
        assert "the ratings of the start hold (C.07 Art. 10)" in visible_words(dialog)
        assert not dialog_button(dialog, "&Take").isEnabled()
        asked = dialog.findChild(QLineEdit)
        assert asked is not None
        asked.setFocus()
        type_in(asked, "не той список")
        press(Qt.Key.Key_Return)

    update(page, qtbot, give_reason)
    assert wanted == ["act.rating"]
    assert open_event.workspace.history()[-1].reason == "не той список"
    assert open_event.facts.players[PlayerId(1)].fide_rating == 2080


def test_that_no_difference_is_said_in_the_status_bar(
    page: PlayersPage, open_event: OpenEvent, qtbot: QtBot, registered: Builder
) -> None:
    registered(2)
    said: list[str] = []
    open_event.done.connect(said.append)
    QTest.keyClick(focused(), Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: bool(said))
    assert said == ["No list on this computer has another rating of a player."]


# Replacing


def replace(page: PlayersPage, act: Callable[[QDialog], None]) -> None:
    answer(act)
    QTest.keyClick(focused(), Qt.Key.Key_Y, CTRL_SHIFT)


def choose(dialog: QDialog, qtbot: QtBot, type_in: Typist, typed: str) -> None:
    """Choose the first person found for what is typed."""
    search = dialog.findChild(PersonSearch)
    assert search is not None
    type_in(focused(), typed)
    qtbot.waitUntil(search.isVisible)
    if search.currentRow() < 0:
        press(Qt.Key.Key_Down)
    press(Qt.Key.Key_Return)


def test_that_the_right_namesake_is_put_in_the_place_of_a_wrong_one(
    page: PlayersPage, open_event: OpenEvent, qtbot: QtBot, drawn: Builder, type_in: Typist
) -> None:
    _, player, *_ = drawn(4)
    open_event.do(enter_result, round=Round(1), board=Board(2), result=WHITE_WINS)
    say_yes(open_event)
    before = open_event.tournament
    select(page, player)

    def put_namesake(dialog: QDialog) -> None:
        said = visible_words(dialog)
        assert "The number 2 stays. All games pass to the new person as they are" in said
        assert "with a result 1, still to come 2. Presence and fee stay." in said
        choose(dialog, qtbot, type_in, "14100028")
        assert not dialog_button(dialog, "Re&place").isEnabled()
        type_in(focused(), "тезко")
        press(Qt.Key.Key_Return)

    replace(page, put_namesake)
    assert open_event.facts.players[player].birth == Birth(1971)
    assert open_event.facts.players[player].fide_origin == ORIGIN
    (line,) = open_event.tournament.integrity
    assert line.kind is Kind.RATING
    after = altered(without_who_drew(open_event.tournament), integrity=())
    assert after == before
    assert open_event.workspace.history()[-1].reason == "тезко"


def test_that_signs_of_markup_in_a_name_are_shown_as_they_are(
    page: PlayersPage, open_event: OpenEvent, qtbot: QtBot, registered: Builder
) -> None:
    player, *_ = registered(3)
    open_event.workspace.do(edit_player, player=player, name="Шевчук <i>Олена")
    seen: list[str] = []

    def look(dialog: QDialog) -> None:
        title = dialog.findChildren(QLabel)[0]
        assert title.textFormat() is Qt.TextFormat.PlainText
        seen.append(title.text())

    select(page, player)
    answer(look)
    QTest.keyClick(focused(), Qt.Key.Key_Y, CTRL_SHIFT)
    qtbot.waitUntil(lambda: bool(seen))
    assert seen == ["Put another person in the place of Шевчук <i>Олена"]


def test_that_before_the_draw_nobody_asks_why(
    page: PlayersPage, open_event: OpenEvent, qtbot: QtBot, registered: Builder, type_in: Typist
) -> None:
    _, player = registered(2)
    select(page, player)

    def type_name(_: QDialog) -> None:
        type_in(focused(), "Гнатюк Остап")
        press(Qt.Key.Key_Return)

    replace(page, type_name)
    replaced = open_event.facts.players[player]
    assert (replaced.name, replaced.birth, replaced.federation) == ("Гнатюк Остап", None, "UKR")


def test_that_disagreeing_sources_are_asked_about_before_the_reason(
    page: PlayersPage, open_event: OpenEvent, qtbot: QtBot, drawn: Builder, type_in: Typist
) -> None:
    player, *_ = drawn(4)
    select(page, player)

    def decide(dialog: QDialog) -> None:
        choose(dialog, qtbot, type_in, "14100010")
        press(Qt.Key.Key_Down, Qt.Key.Key_Return)
        type_in(focused(), "помилка")
        press(Qt.Key.Key_Return)

    replace(page, decide)
    assert open_event.facts.players[player].birth == Birth(2009)


def test_that_a_substitute_takes_the_place_of_who_withdrew_before_round_one(
    page: PlayersPage, open_event: OpenEvent, qtbot: QtBot, drawn: Builder, type_in: Typist
) -> None:
    player, *_ = drawn(4)
    before = open_event.tournament
    open_event.do(withdraw_player, player=player, reason="хвороба")
    select(page, player)

    def substitute(dialog: QDialog) -> None:
        assert "games open again 3, won by forfeit 0" in visible_words(dialog)
        type_in(focused(), "Гнатюк Остап")
        press(Qt.Key.Key_Return)
        type_in(focused(), "заміна")
        press(Qt.Key.Key_Return)

    replace(page, substitute)
    assert open_event.facts.players[player].name == "Гнатюк Остап"
    assert without_who_drew(open_event.tournament) == before


def test_that_once_play_has_begun_nobody_is_asked_who_takes_the_place_of_the_withdrawn(
    page: PlayersPage, open_event: OpenEvent, drawn: Builder
) -> None:
    player, *_ = drawn(4)
    open_event.do(withdraw_player, player=player, reason="хвороба")
    open_event.do(enter_result, round=Round(1), board=Board(2), result=WHITE_WINS)
    select(page, player)
    said: list[str] = []
    open_event.refused.connect(said.append)
    QTest.keyClick(focused(), Qt.Key.Key_Y, CTRL_SHIFT)
    assert "nobody can be a substitute any more (C.05 Art. 6.3)" in said[0]
    assert QApplication.activeModalWidget() is None
    assert open_event.tournament.entry(player).status is EntryStatus.WITHDRAWN
