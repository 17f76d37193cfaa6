"""What is announced of a Swiss on the page of the event, and the dialogs that change it."""

from collections.abc import Callable
from decimal import Decimal

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QDialog,
    QLineEdit,
    QListWidget,
    QSpinBox,
    QTableWidget,
    QTextEdit,
    QWidget,
)
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.results import Colour
from arbiter_app.domain.facts.rules.settings import Settings
from arbiter_app.domain.facts.rules.swiss_rules import (
    Acceleration,
    ForbiddenPairs,
    LastCriterion,
    SwissSystem,
    TeamMates,
)
from arbiter_app.domain.facts.rules.swiss_texts import Upfloats
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.ids import Board, PlayerId, Round
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.event.page import EventPage
from arbiter_app.gui.event.people.categories_dialog import CategoriesDialog
from arbiter_app.gui.event.swiss.fixed_boards_dialog import FixedBoardsDialog
from arbiter_app.gui.event.swiss.forbidden_pairs_dialog import ForbiddenPairsDialog
from arbiter_app.gui.event.swiss.initial_colour_dialog import InitialColourDialog
from arbiter_app.gui.event.swiss.swiss_rules_dialog import SwissRulesDialog
from arbiter_app.gui.event.teams.readings_dialog import ReadingsDialog
from arbiter_app.gui.event.tie_breaks.own_criteria_dialog import OwnCriteriaDialog
from arbiter_app.services.commands.people.players import add_player, edit_player
from arbiter_app.services.commands.play.draw import number_by_rating
from arbiter_app.services.commands.rules.swiss_rules import set_initial_colour, set_rounds
from arbiter_app.services.workspace import Workspace
from tests.gui.hands import in_dialog, press_button, say_yes, visible_words
from tests.ready import ReadyFiles
from tests.services.hands import choose_system
from tests.services.swiss_hands import pair

Typist = Callable[[QWidget, str], None]
CLUBS = ("Авангард", "Дебют")


@pytest.fixture
def swiss(open_event: OpenEvent, ready: ReadyFiles) -> OpenEvent:
    """A Swiss of eight players of two clubs."""
    ready.go_on("swiss of two clubs", open_event.workspace, register_two_clubs)
    return open_event


def register_two_clubs(workspace: Workspace) -> None:
    choose_system(workspace, System.SWISS)
    for number, letter in enumerate("АБВГДЕЖЗ", start=1):
        workspace.do(add_player, name=f"{letter}енко Іван", club=CLUBS[number % 2])


@pytest.fixture
def page(qtbot: QtBot, swiss: OpenEvent) -> EventPage:
    page = EventPage(swiss)
    qtbot.addWidget(page)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    return page


@pytest.fixture
def parent(qtbot: QtBot) -> QWidget:
    parent = QWidget()
    qtbot.addWidget(parent)
    return parent


def settings(open_event: OpenEvent) -> Settings:
    return open_event.tournament.settings


def named(parent: QWidget, kind: type[QWidget], name: str) -> QWidget:
    return next(each for each in parent.findChildren(kind) if each.accessibleName() == name)


def line(parent: QWidget, name: str) -> QLineEdit:
    found = named(parent, QLineEdit, name)
    assert isinstance(found, QLineEdit)
    return found


def box(parent: QWidget, item: str) -> QComboBox:
    """Return the choice that offers an item."""
    return next(each for each in parent.findChildren(QComboBox) if each.findText(item) >= 0)


def test_that_rounds_are_announced_and_what_the_field_makes_of_them_is_told(
    page: EventPage, swiss: OpenEvent, type_in: Typist
) -> None:
    assert "Too many rounds: 8 players can meet, each pair once, in 7" in visible_words(page)
    rounds = line(page, "Rounds")
    rounds.setFocus()
    rounds.selectAll()
    type_in(rounds, "4")
    QTest.keyClick(rounds, Qt.Key.Key_Return)
    assert settings(swiss).rounds == 4
    assert "rounds" not in visible_words(page).lower().replace("rounds\n", "")
    rounds.selectAll()
    type_in(rounds, "nine")
    QTest.keyClick(rounds, Qt.Key.Key_Return)
    assert "“nine” is no number of rounds." in visible_words(page)
    assert settings(swiss).rounds == 4


def test_that_a_missing_initial_colour_is_told_until_it_is_noted(
    page: EventPage, swiss: OpenEvent
) -> None:
    assert "The initial colour is not drawn yet" in visible_words(page)
    swiss.do(set_initial_colour, colour=Colour.BLACK)
    assert "The initial colour is not drawn yet" not in visible_words(page)
    assert "Black" in visible_words(page)


def test_that_nothing_of_a_swiss_stands_on_the_page_of_another_system(
    page: EventPage, swiss: OpenEvent
) -> None:
    assert "Who may not meet" in visible_words(page)
    choose_system(swiss.workspace, System.ROUND_ROBIN)
    assert "Who may not meet" not in visible_words(page)
    assert "Initial colour" not in visible_words(page)


OF_A_SWISS: dict[str, type[QDialog]] = {
    "Rules of the &Swiss…": SwissRulesDialog,
    "&Initial colour…": InitialColourDialog,
    "&Forbidden pairs…": ForbiddenPairsDialog,
    "Fixed &boards…": FixedBoardsDialog,
}
OF_A_TABLE: dict[str, type[QDialog]] = {
    "O&wn criteria…": OwnCriteriaDialog,
    "C&ategories…": CategoriesDialog,
}


def test_that_every_part_of_the_rules_is_changed_from_the_menu(
    page: EventPage, swiss: OpenEvent
) -> None:
    acts = {each.text(): each for each in page.page_actions()}
    for words, kind in {**OF_A_SWISS, **OF_A_TABLE}.items():
        opened: list[QDialog] = []
        in_dialog(opened.append)
        acts[words].trigger()
        assert [type(each) for each in opened] == [kind]
    for system, without in ((System.ROUND_ROBIN, OF_A_SWISS), (System.KNOCKOUT, OF_A_TABLE)):
        choose_system(swiss.workspace, system)
        assert not [words for words in without if acts[words].isVisible()]
        assert not [words for words in without if acts[words].isEnabled()]


def test_that_the_rules_are_set_in_their_dialog(page: EventPage, swiss: OpenEvent) -> None:
    def set_them(dialog: QDialog) -> None:
        assert isinstance(dialog, SwissRulesDialog)
        box(dialog, "Baku acceleration").setCurrentText("Baku acceleration")
        box(dialog, "by name").setCurrentText("by lots, from the seed of the event")
        bye = dialog.findChildren(QLineEdit)[0]
        bye.setText("2")
        dialog.accept()
        assert dialog.isVisible(), "a bye is worth no more than a win"
        bye.setText("½")
        spin = dialog.findChild(QSpinBox)
        assert spin is not None
        spin.setValue(2)
        dialog.accept()

    in_dialog(set_them)
    press_button(page, "Rules of the Swiss…")
    assert settings(swiss).swiss.acceleration is Acceleration.BAKU
    assert settings(swiss).swiss.last_criterion is LastCriterion.LOTS
    assert settings(swiss).swiss.half_byes == 2
    assert settings(swiss).scoring.pairing_bye == Decimal("0.5")
    assert "Baku acceleration; bye ½" in visible_words(page)


def test_that_system_and_readings_are_chosen_in_the_dialog(
    page: EventPage, swiss: OpenEvent
) -> None:
    def read_otherwise(dialog: QDialog) -> None:
        assert isinstance(dialog, ReadingsDialog)
        assert "Upfloats that count" in visible_words(dialog)
        box(dialog, "those alone that were played").setCurrentText("those alone that were played")
        dialog.accept()

    def set_them(dialog: QDialog) -> None:
        assert "nothing is open" in visible_words(dialog)
        box(dialog, "Swiss system, Dubov").setCurrentText("Swiss system, Dubov")
        assert "C.04.4.1; no program accepted by FIDE" in visible_words(dialog)
        in_dialog(read_otherwise)
        press_button(dialog, "Readings of the text…")
        assert "1 point otherwise than proposed" in visible_words(dialog)
        dialog.accept()

    in_dialog(set_them)
    press_button(page, "Rules of the Swiss…")
    rules = settings(swiss).swiss
    assert rules.system is SwissSystem.DUBOV
    assert rules.readings.upfloats is Upfloats.PLAYED
    assert box(page, "Swiss system, Dubov").currentText() == "Swiss system, Dubov"
    assert swiss.undo()
    assert settings(swiss).swiss.system is SwissSystem.DUTCH


def test_that_what_has_no_place_in_a_system_is_taken_away_with_the_reason(
    page: EventPage, swiss: OpenEvent
) -> None:
    def set_them(dialog: QDialog) -> None:
        (numbers,) = dialog.findChildren(QCheckBox)
        numbers.setChecked(True)
        box(dialog, "Swiss system, Lim").setCurrentText("Swiss system, Lim")
        assert not numbers.isEnabled()
        assert "a rule of its own (C.04.4.3 Art. 7.2)" in visible_words(dialog)
        dialog.accept()

    in_dialog(set_them)
    press_button(page, "Rules of the Swiss…")
    assert settings(swiss).swiss.system is SwissSystem.LIM
    assert not settings(swiss).swiss.counts_all_numbers


def test_that_the_page_tells_what_the_system_needs(page: EventPage, swiss: OpenEvent) -> None:
    systems = box(page, "Swiss system, Burstein")
    systems.setCurrentText("Swiss system, Burstein")
    systems.activated.emit(systems.currentIndex())
    assert settings(swiss).swiss.system is SwissSystem.BURSTEIN
    assert "C.04.4.2; no program accepted by FIDE" in visible_words(page)
    read: list[str] = []
    in_dialog(lambda dialog: read.append(dialog.findChildren(QTextEdit)[0].toPlainText()))
    press_button(page, "What this system needs and follows")
    assert "four at the most, are paired by the FIDE (Dutch) system (Art. 1.6)" in read[0]


def test_that_the_colour_is_drawn_by_a_seed_or_noted_as_it_was(
    swiss: OpenEvent, parent: QWidget
) -> None:
    dialog = InitialColourDialog(parent, swiss)
    dialog.show()
    dialog.accept()
    assert settings(swiss).swiss.initial_colour is not None
    dialog = InitialColourDialog(parent, swiss)
    dialog.show()
    choice = dialog.findChild(QComboBox)
    assert choice is not None
    choice.setCurrentText("Black was drawn in the hall")
    assert dialog.verb.text() == "&Note the colour"
    dialog.accept()
    assert settings(swiss).swiss.initial_colour is Colour.BLACK


def test_that_people_are_kept_apart_by_keys_alone(
    swiss: OpenEvent, parent: QWidget, qtbot: QtBot, type_in: Typist
) -> None:
    dialog = ForbiddenPairsDialog(parent, swiss)
    dialog.show()
    dialog.activateWindow()
    qtbot.waitUntil(dialog.isActiveWindow)
    name = line(dialog, "Player to be added")
    for typed in ("Аенко", "Бенко Іван"):
        type_in(name, typed)
        QTest.keyClick(name, Qt.Key.Key_Return)
    type_in(name, "енко")
    QTest.keyClick(name, Qt.Key.Key_Return)
    assert "Nobody here is called “енко”" in visible_words(dialog)
    name.clear()
    rounds = named(dialog, QComboBox, "Last round")
    assert isinstance(rounds, QComboBox)
    rounds.setCurrentText("3")
    QTest.keyClick(name, Qt.Key.Key_Return)
    assert not dialog.isVisible()
    assert settings(swiss).swiss.forbidden == (
        ForbiddenPairs(players=(PlayerId(1), PlayerId(2)), last_round=Round(3)),
    )


def test_that_lists_are_judged_by_the_field_and_shortened(
    swiss: OpenEvent, parent: QWidget
) -> None:
    swiss.do(set_rounds, rounds=4)
    dialog = ForbiddenPairsDialog(parent, swiss)
    dialog.show()
    people = [each.name for each in swiss.facts.entrants]
    name = line(dialog, "Player to be added")
    for each in people[:4]:
        name.setText(each)
        QTest.keyClick(name, Qt.Key.Key_Return)
    assert "nothing stands against these lists" in visible_words(dialog)
    name.setText(people[4])
    QTest.keyClick(name, Qt.Key.Key_Return)
    assert "A list of 5 is more than half of the field of 8" in visible_words(dialog)
    members = named(dialog, QListWidget, "Players of the list")
    assert isinstance(members, QListWidget)
    members.setCurrentRow(0)
    QTest.keyClick(members, Qt.Key.Key_Delete)
    assert [len(each.players) for each in dialog.groups] == [4]
    lists = named(dialog, QListWidget, "Lists of players who may not meet")
    QTest.keyClick(lists, Qt.Key.Key_Delete)
    assert dialog.groups == ()


def test_that_team_mates_are_kept_apart_by_what_they_play_for(
    swiss: OpenEvent, parent: QWidget
) -> None:
    swiss.do(set_rounds, rounds=4)
    dialog = ForbiddenPairsDialog(parent, swiss)
    dialog.show()
    press_button(dialog, "Keep apart")
    clubs = named(dialog, QListWidget, "Players of the list")
    assert isinstance(clubs, QListWidget)
    assert [clubs.item(row).text().split(":")[0][-3:] for row in range(clubs.count())] == [
        "(4)"
    ] * 2
    assert "nothing stands against these lists" in visible_words(dialog)
    rounds = named(dialog, QComboBox, "Last round")
    assert isinstance(rounds, QComboBox)
    rounds.setCurrentText("3")
    assert dialog.team_mates == (TeamMates(by=ContingentKey.CLUB, last_round=Round(3)),)
    for box_ in dialog.findChildren(QCheckBox):
        box_.click()
    again = ForbiddenPairsDialog(parent, swiss)
    again.restore(dialog.draft())
    assert again.team_mates == dialog.team_mates
    dialog.accept()
    kept = TeamMates(by=ContingentKey.CLUB, last_round=Round(3), is_absolute=True)
    assert settings(swiss).swiss.team_mates == (kept,)
    assert settings(swiss).swiss.forbidden == ()
    swiss.undo()
    assert settings(swiss).swiss.team_mates == ()


def test_that_a_crowd_of_one_club_is_told_before_it_must_meet(
    swiss: OpenEvent, parent: QWidget, page: EventPage
) -> None:
    for each in swiss.facts.entrants[:5]:
        swiss.do(edit_player, player=each.id, reason="-", name=each.name, team="Ліцей")
    dialog = ForbiddenPairsDialog(parent, swiss)
    dialog.show()
    key = box(dialog, "those of one team")
    key.setCurrentText("those of one team")
    press_button(dialog, "Keep apart")
    told = "Some team-mates will have to meet. A list of 5 is more than half of the field of 8"
    assert told in visible_words(dialog)
    assert dialog.problem.text() == ""
    dialog.accept()
    assert told in visible_words(page)


def test_that_half_made_lists_are_given_back(swiss: OpenEvent, parent: QWidget) -> None:
    dialog = ForbiddenPairsDialog(parent, swiss)
    name = line(dialog, "Player to be added")
    for each in swiss.facts.entrants[:2]:
        name.setText(each.name)
        QTest.keyClick(name, Qt.Key.Key_Return)
    again = ForbiddenPairsDialog(parent, swiss)
    again.restore(dialog.draft())
    assert again.groups == dialog.groups != ()
    rules = SwissRulesDialog(parent, settings(swiss), take=lambda _: True)
    box(rules, "Baku acceleration").setCurrentText("Baku acceleration")
    other = SwissRulesDialog(parent, settings(swiss), take=lambda _: True)
    other.restore(rules.draft())
    assert other.rules == rules.rules != settings(swiss).swiss
    colour = InitialColourDialog(parent, swiss)
    colour.restore({"how": "2", "seed": "7"})
    assert colour.draft() == {"how": "2", "seed": "7"}


def test_that_boards_are_typed_player_after_player(swiss: OpenEvent, parent: QWidget) -> None:
    dialog = FixedBoardsDialog(parent, swiss)
    dialog.show()
    table = dialog.findChild(QTableWidget)
    assert table is not None
    for row, typed in ((0, "4"), (1, "4"), (2, "x"), (3, "2")):
        cell = table.item(row, 2)
        assert cell is not None
        cell.setText(typed)
    assert settings(swiss).swiss.fixed_boards == {PlayerId(1): Board(4), PlayerId(4): Board(2)}
    problems = [each.text() for row in range(4) if (each := table.item(row, 3)) is not None]
    assert [bool(each) for each in problems] == [False, True, True, False]
    assert "Board 4 is kept for Аенко Іван" in problems[1]


def test_that_what_is_fixed_says_so_once_round_1_is_paired(
    page: EventPage, swiss: OpenEvent
) -> None:
    say_yes(swiss)
    swiss.do(set_initial_colour, colour=Colour.WHITE)
    swiss.do(number_by_rating)
    pair(swiss.workspace, 1)
    assert not line(page, "Rounds").isEnabled()
    assert "fixed when round 1 is paired" in visible_words(page)


def test_that_boards_of_nobody_say_where_players_are_entered(
    open_event: OpenEvent, qtbot: QtBot
) -> None:
    around = QWidget()
    qtbot.addWidget(around)
    dialog = FixedBoardsDialog(around, open_event)
    dialog.show()
    assert "Enter the players on their page (F3)" in visible_words(dialog)
