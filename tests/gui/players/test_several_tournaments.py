"""The page of players in an event of several tournaments: entered, moved, proposed by age."""

from datetime import date, datetime

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCheckBox, QComboBox, QLineEdit, QPushButton, QStackedWidget, QWidget
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.eligibility import AgeGroup
from arbiter_app.domain.facts.people.people import Birth, Sex
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import PlayerId, Round, StageId, TournamentId
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.parts.dialogs.ask_reason import ReasonField
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.players.page import PlayersPage
from arbiter_app.gui.players.people_dialog import PeopleDialog
from arbiter_app.gui.players.player_tournaments_dialog import PlayerTournamentsDialog
from arbiter_app.services.commands.people.players import add_player
from arbiter_app.services.commands.people.registration import change_eligibility, mark_present
from arbiter_app.services.commands.play.draw import number_by_rating
from arbiter_app.services.commands.play.rounds import set_times
from arbiter_app.services.commands.whole.event import describe_event
from arbiter_app.services.commands.whole.tournaments import (
    add_tournament,
    describe_tournament,
    remove_tournament,
)
from tests.gui.hands import visible_words
from tests.services.commands.whole.test_overlaps import choose
from tests.services.swiss_hands import make_swiss
from tests.services.tournament_hands import second

TITLES = {"U10 хлопці": (AgeGroup.U10, False), "U10 дівчата": (AgeGroup.U10, True),
          "U12": (AgeGroup.U12, False)}  # fmt: skip


@pytest.fixture
def groups(open_event: OpenEvent) -> tuple[TournamentId, ...]:
    """U10 for boys and for girls, and U12, for the ages of 2026."""
    workspace = open_event.workspace
    workspace.do(
        describe_event, title="Діти", place="", organiser="", starts_on=date(2026, 12, 5),
        ends_on=None,
    )  # fmt: skip
    first = workspace.event.tournament.id
    workspace.do(describe_tournament, title="U10 хлопці")
    ids = [first, *(workspace.do(add_tournament, title=each, like=first) for each in [*TITLES][1:])]
    for tournament, (age, women) in zip(ids, TITLES.values(), strict=True):
        workspace.at(StageId(tournament)).do(
            change_eligibility, age=age, playing_up=False, lowest_age=None, women_only=women,
            lowest_rank=None, quota=None, quota_by=ContingentKey.REGION, quotas={},
        )  # fmt: skip
    open_event.put_in_hand(first)
    return tuple(ids)


@pytest.fixture
def page(qtbot: QtBot, open_event: OpenEvent, groups: tuple[TournamentId, ...]) -> PlayersPage:
    assert groups
    page = PlayersPage(open_event)
    qtbot.addWidget(page)
    page.resize(1200, 700)
    for action in page.page_actions():
        page.addAction(action)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.focus_first()
    open_event.changed.connect(page.refresh)
    page.refresh()
    return page


def entered(open_event: OpenEvent, tournament: TournamentId) -> list[str]:
    event = open_event.whole.of(tournament)
    return [player.name for player in event.entrants]


def field(page: QWidget, name: str) -> QLineEdit:
    return next(each for each in page.findChildren(QLineEdit) if each.accessibleName() == name)


def into(page: QWidget) -> QComboBox:
    name = "Tournament of the player"
    return next(each for each in page.findChildren(QComboBox) if each.accessibleName() == name)


def table(widget: QWidget) -> Table[object]:
    found = widget.findChild(Table)
    assert found is not None
    return found


def cells(widget: QWidget) -> list[list[str]]:
    model = table(widget).model()
    return [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]


def type_player(page: QWidget, name: str, birth: str) -> None:
    field(page, "Name, surname first").setText(name)
    field(page, "Birth, year or date").setText(birth)


def test_the_fitting_group_is_proposed_and_the_player_goes_there(
    page: PlayersPage, open_event: OpenEvent, groups: tuple[TournamentId, ...]
) -> None:
    type_player(page, "Ґава Ілля", "2015")
    assert into(page).currentText() == "U12"
    QTest.keyClick(field(page, "Birth, year or date"), Qt.Key.Key_Return)
    assert entered(open_event, groups[2]) == ["Ґава Ілля"]
    assert into(page).currentText() == "U10 хлопці"


def test_another_group_can_be_chosen_and_what_speaks_against_it_is_said(
    page: PlayersPage, open_event: OpenEvent, groups: tuple[TournamentId, ...]
) -> None:
    assert "V.1.3" not in visible_words(page)
    type_player(page, "Ґава Ілля", "2015")
    choice = into(page)
    choice.setCurrentIndex(choice.findData(groups[0]))
    choice.activated.emit(choice.currentIndex())
    assert "too old for U10" in visible_words(page)
    field(page, "Birth, year or date").setText("2014")
    assert into(page).currentText() == "U10 хлопці"
    QTest.keyClick(field(page, "Birth, year or date"), Qt.Key.Key_Return)
    assert entered(open_event, groups[0]) == ["Ґава Ілля"]


def test_who_is_in_the_event_already_is_entered_with_space(
    page: PlayersPage, open_event: OpenEvent, groups: tuple[TournamentId, ...]
) -> None:
    there = open_event.workspace.at(StageId(groups[2]))
    there.do(add_player, name="Ґава Ілля", birth=Birth(2018))
    page.refresh()
    type_player(page, "Ґава Ілля", "2018")
    QTest.keyClick(field(page, "Birth, year or date"), Qt.Key.Key_Return)
    question = page.findChildren(QStackedWidget)[-1].currentWidget()
    assert "Space enters them into U10 хлопці too" in visible_words(page)
    assert question is not None
    QTest.keyClick(question, Qt.Key.Key_Space)
    assert entered(open_event, groups[0]) == ["Ґава Ілля"]
    assert len(open_event.whole.players) == 1
    assert "U12" in cells(page)[0]


@pytest.fixture
def child(open_event: OpenEvent, groups: tuple[TournamentId, ...]) -> PlayerId:
    """A boy in U10 who has come."""
    here = open_event.workspace.at(StageId(groups[0]))
    player = here.do(add_player, name="Ґава Ілля", birth=Birth(2018), sex=Sex.MALE)
    here.do(mark_present, players=[player])
    return player


def test_a_child_is_moved_up_by_keyboard_with_a_decision(
    qtbot: QtBot,
    page: PlayersPage,
    open_event: OpenEvent,
    groups: tuple[TournamentId, ...],
    child: PlayerId,
) -> None:
    dialog = PlayerTournamentsDialog(page, open_event, open_event.whole.players[child])
    qtbot.addWidget(dialog)
    dialog.show()
    assert [row[:2] for row in cells(dialog)] == [
        ["✓", "U10 хлопці"],
        ["", "U12"],
        ["", "U10 дівчата"],
    ]
    assert "let nobody play in an older one" in visible_words(dialog)
    (moves,) = dialog.findChildren(QCheckBox)
    moves.setFocus()
    QTest.keyClick(moves, Qt.Key.Key_Space)
    decision = dialog.findChildren(QLineEdit)[0]
    decision.setText("рішення комісії")
    QTest.keyClick(decision, Qt.Key.Key_Return)
    entry = open_event.whole.of(groups[2]).tournament.entry(child)
    assert entry.present
    assert [each.reason for each in entry.rulings] == ["рішення комісії"]
    assert entered(open_event, groups[0]) == []


def test_people_of_the_event_are_marked_and_entered_in_one_act(
    qtbot: QtBot, page: PlayersPage, open_event: OpenEvent, groups: tuple[TournamentId, ...]
) -> None:
    there = open_event.workspace.at(StageId(groups[2]))
    for name in ("Білик", "Ґава", "Дяк"):
        there.do(add_player, name=name)
    acts = len(open_event.workspace.history())
    dialog = PeopleDialog(page, open_event)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    table(dialog).setFocus()
    QTest.keyClick(table(dialog), Qt.Key.Key_Space)
    assert cells(dialog)[0] == ["✓", "Білик", "", "U12"]
    all_shown = next(
        each for each in dialog.findChildren(QPushButton) if each.text() == "Mark &all shown"
    )
    all_shown.click()
    QTest.keyClick(table(dialog), Qt.Key.Key_Return)
    assert entered(open_event, groups[0]) == ["Білик", "Ґава", "Дяк"]
    assert len(open_event.workspace.history()) == acts + 1
    open_event.undo()
    assert entered(open_event, groups[0]) == []


def test_who_of_many_entered_would_be_in_two_places_is_told(
    qtbot: QtBot, open_event: OpenEvent
) -> None:
    make_swiss(open_event.workspace, 4)
    first = open_event.tournament.id
    there = second(open_event.workspace)
    choose(there, System.ROUND_ROBIN)
    for name in ("Ґава", "Діброва", "Єва", "Журба"):
        there.do(add_player, name=name)
    there.do(number_by_rating)
    for place in (open_event.workspace.at(StageId(first)), there):
        place.do(set_times, times={Round(1): datetime(2026, 12, 5, 10)})
    open_event.put_in_hand(first)
    page = PlayersPage(open_event)
    qtbot.addWidget(page)
    dialog = PeopleDialog(page, open_event)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    buttons = {each.text(): each for each in dialog.findChildren(QPushButton)}
    buttons["Mark &all shown"].click()
    reason = dialog.findChild(ReasonField)
    assert reason is not None
    reason.setText("came late")
    said: list[str] = []
    open_event.done.connect(said.append)
    QTest.keyClick(dialog, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
    assert "Ґава: U10, round 1 and U12, round 1 at the same time" in said[-1]
    assert said[-1].endswith("and 3 more players in two places")


def test_nothing_of_it_is_seen_with_one_tournament(qtbot: QtBot, open_event: OpenEvent) -> None:
    page = PlayersPage(open_event)
    qtbot.addWidget(page)
    page.show()
    seen = [each.text() for each in page.page_actions() if each.isVisible()]
    assert not any("ournaments of the player" in each or "e&vent" in each for each in seen)
    assert not into(page).isVisible()
    assert "Also in" not in [
        table(page).model().headerData(column, Qt.Orientation.Horizontal)
        for column in range(table(page).model().columnCount())
    ]


def test_that_who_plays_nowhere_is_removed_from_the_event(
    qtbot: QtBot, page: PlayersPage, open_event: OpenEvent
) -> None:
    """Removing a tournament leaves its people behind."""
    last = open_event.whole.tournaments[-1].main_stage.id
    door = open_event.door(at=last)
    door.do(add_player, name="Яременко Я.")
    door.do(remove_tournament)
    open_event.do(add_player, name="Авраменко А.")
    dialog = PeopleDialog(page, open_event)
    qtbot.addWidget(dialog)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    table(dialog).setFocus()
    QTest.keyClick(table(dialog), Qt.Key.Key_Delete)
    assert "is entered in U10 хлопці and stays" in visible_words(dialog)
    QTest.keyClick(table(dialog), Qt.Key.Key_Down)
    QTest.keyClick(table(dialog), Qt.Key.Key_Delete)
    assert [each.name for each in open_event.whole.players.values()] == ["Авраменко А."]
    assert [row[1] for row in cells(dialog)] == ["Авраменко А."]
