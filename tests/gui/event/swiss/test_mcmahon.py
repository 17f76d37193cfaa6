"""A McMahon tournament in the window: its rules and levels, by keys."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QDialog, QLineEdit, QSpinBox, QWidget
from pytestqt.qtbot import QtBot

from arbiter_app.domain.facts.people.grades import read_grade
from arbiter_app.domain.facts.rules.mcmahon_rules import HandicapBy, LevelsBy
from arbiter_app.domain.ids import PlayerId, Round
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.event.page import EventPage
from arbiter_app.gui.event.swiss.levels_dialog import LevelsDialog
from arbiter_app.gui.event.swiss.mcmahon_rules_dialog import McMahonRulesDialog
from arbiter_app.gui.parts.tables.typed_table import TypedTable
from arbiter_app.services.commands.play.rounds import publish_round
from tests.gui.hands import in_dialog, visible_words
from tests.ready import ReadyFiles
from tests.services.go_hands import go_tournament
from tests.services.swiss_hands import pair


@pytest.fixture
def go(open_event: OpenEvent, ready: ReadyFiles) -> OpenEvent:
    ready.go_on("go", open_event.workspace, go_tournament)
    return open_event


@pytest.fixture
def page(qtbot: QtBot, go: OpenEvent) -> EventPage:
    page = EventPage(go)
    qtbot.addWidget(page)
    page.show()
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    return page


def open_from_menu(page: EventPage, words: str, act: Callable[[QDialog], None]) -> None:
    in_dialog(act)
    next(each for each in page.page_actions() if each.text() == words).trigger()


def table(dialog: QDialog) -> TypedTable:
    found = dialog.findChild(TypedTable)
    assert found is not None
    return found


def row_of(dialog: QDialog, name: str) -> int:
    shown = table(dialog)
    model = shown.model()
    return next(row for row in range(shown.rowCount()) if model.index(row, 1).data() == name)


def type_at(dialog: QDialog, name: str, text: str) -> None:
    """Type a level for somebody."""
    shown = table(dialog)
    shown.setFocus()
    shown.setCurrentCell(row_of(dialog, name), 4)
    QTest.keyClicks(shown, text[0])
    editor = shown.viewport().findChildren(QLineEdit)[-1]
    editor.setText(text)
    QTest.keyClick(editor, Qt.Key.Key_Return)
    QApplication.processEvents()  # what was typed is taken when the key is over


def level(go: OpenEvent, player: int) -> int:
    return go.tournament.entrants[PlayerId(player)].level


def test_that_the_page_tells_how_many_start_on_each_level(page: EventPage) -> None:
    assert "Players by level: 30: 4 · 29: 1 · 28: 1 · 27: 2" in visible_words(page)
    assert "by grade, bar 1 dan, floor 12 kyu" in visible_words(page)


def test_that_levels_are_moved_by_keys_and_set_in_one_act(page: EventPage, go: OpenEvent) -> None:
    def move(dialog: QDialog) -> None:
        assert isinstance(dialog, LevelsDialog)
        type_at(dialog, "Камінь 04", "29")
        assert "30: 3 · 29: 2" in visible_words(dialog)
        shown = table(dialog)
        shown.setCurrentCell(row_of(dialog, "Камінь 20"), 4)
        QTest.keyClick(shown, Qt.Key.Key_Minus)
        type_at(dialog, "Камінь 05", "100")
        dialog.accept()
        assert dialog.isVisible(), "there is no such level"
        assert "“100” is no level" in visible_words(dialog)
        shown.setCurrentCell(row_of(dialog, "Камінь 05"), 4)
        QTest.keyClick(shown, Qt.Key.Key_Delete)
        QTest.keyClick(shown, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)

    acts = len(go.workspace.history())
    open_from_menu(page, "Le&vels…", move)
    assert [level(go, player) for player in (4, 5, 20)] == [29, 29, 17]
    assert len(go.workspace.history()) == acts + 1
    go.workspace.undo()
    assert [level(go, player) for player in (4, 5, 20)] == [30, 29, 18]


def test_that_a_level_stays_once_a_published_round_has_been_paired(
    page: EventPage, go: OpenEvent
) -> None:
    pair(go.workspace, 1)
    assert go.do(publish_round, round=Round(1))

    def move(dialog: QDialog) -> None:
        type_at(dialog, "Камінь 04", "29")
        dialog.accept()
        assert "paired already, the level stays" in visible_words(dialog)
        dialog.reject()

    open_from_menu(page, "Le&vels…", move)
    assert level(go, 4) == 30


def test_that_the_rules_are_set_in_their_dialog(page: EventPage, go: OpenEvent) -> None:
    def box(dialog: QWidget, item: str) -> QComboBox:
        return next(each for each in dialog.findChildren(QComboBox) if each.findText(item) >= 0)

    def set_them(dialog: QDialog) -> None:
        assert isinstance(dialog, McMahonRulesDialog)
        boxes = dialog.findChildren(QComboBox)
        bar, floor = [each for each in boxes if each.findText("9 dan") >= 0][:2]
        bar.setCurrentText("15 kyu")
        dialog.accept()
        assert dialog.isVisible(), "the floor lies above the bar"
        assert "The floor lies above the bar" in visible_words(dialog)
        bar.setCurrentText("2 dan")
        floor.setCurrentText("15 kyu")
        box(dialog, "by the difference of grades").setCurrentText("by the difference of grades")
        komi = next(each for each in dialog.findChildren(QLineEdit) if each.text() == "6.5")
        komi.setText("seven")
        dialog.accept()
        assert "“seven” is no komi" in visible_words(dialog)
        komi.setText("7.5")
        dialog.accept()

    open_from_menu(page, "Rules of &McMahon…", set_them)
    rules = go.tournament.settings.mcmahon
    assert rules is not None
    assert (rules.bar, rules.floor) == (read_grade("2d"), read_grade("15k"))
    assert (rules.handicap.by, str(rules.handicap.komi)) == (HandicapBy.GRADES, "7.5")
    assert [level(go, player) for player in (1, 2, 3, 20)] == [31, 31, 30, 15]


def test_that_chess_starts_on_bands_of_rating(page: EventPage, go: OpenEvent) -> None:
    def set_them(dialog: QDialog) -> None:
        by = dialog.findChildren(QComboBox)[0]
        bands = {each.value() for each in dialog.findChildren(QSpinBox) if each.isEnabled()}
        assert not {1200, 200} & bands, "levels are made of grades"
        by.setCurrentIndex(by.findData(LevelsBy.RATINGS))
        bands = {each.value() for each in dialog.findChildren(QSpinBox) if each.isEnabled()}
        assert {1200, 200, 5} <= bands
        dialog.accept()

    open_from_menu(page, "Rules of &McMahon…", set_them)
    assert "by bands of 200 points of rating from 1200 on, the highest 5" in visible_words(page)
    assert {level(go, player) for player in range(1, 21)} == {0}
