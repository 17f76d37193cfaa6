"""A new event from a template, ours or one's own; all by keys."""

from collections.abc import Callable
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QApplication,
    QComboBox,
    QDialog,
    QLineEdit,
    QListWidget,
    QMenu,
    QPushButton,
    QScrollBar,
    QStyle,
    QStyleOptionComboBox,
    QWidget,
)
from pytestqt.qtbot import QtBot

from arbiter_app import i18n, paths
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.gui.window.files.new_event import NewEventDialog
from arbiter_app.gui.window.files.own_templates_dialog import (
    KeepTemplateDialog,
    OwnTemplatesDialog,
)
from arbiter_app.gui.window.main_window import MainWindow
from arbiter_app.services.commands.rules.swiss_rules import set_rounds
from arbiter_app.services.files.own_templates import keep_template, own_templates
from arbiter_app.services.workspace import Workspace
from tests.gui.hands import focused, in_dialog, visible_words
from tests.gui.windows import open_event_of, open_window, status
from tests.services.hands import choose_system

CONTROL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier
CONTROL = Qt.KeyboardModifier.ControlModifier
ALT = Qt.KeyboardModifier.AltModifier


@pytest.fixture(autouse=True)
def documents(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(paths, "user_documents", lambda: tmp_path / "documents")


def await_keys(window: QWidget) -> None:
    """Wait until keys go to a window."""
    window.activateWindow()
    for _ in range(1000):
        if window.isActiveWindow():
            return
        QApplication.processEvents()
    raise AssertionError("the window is not active")


def template_box(dialog: QWidget) -> QComboBox:
    boxes = dialog.findChildren(QComboBox)
    return next(each for each in boxes if each.accessibleName() == "Template")


def begin(window: MainWindow, answer: Callable[[QDialog], None]) -> Event:
    """Ask for a new event, type its title, answer the rest, and return it."""

    def type_title(dialog: QDialog) -> None:
        QTest.keyClicks(focused(), "Cup")
        answer(dialog)
        QTest.keyClick(focused(), Qt.Key.Key_Return, CONTROL)

    await_keys(window)
    in_dialog(type_title)
    QTest.keyClick(window, Qt.Key.Key_N, CONTROL_SHIFT)
    return open_event_of(window).whole


def press(dialog: QDialog, text: str) -> None:
    """Go to a button by Tab and press it by Enter."""
    for _ in range(20):
        button = focused()
        if isinstance(button, QPushButton) and button.text() == text:
            break
        QTest.keyClick(button, Qt.Key.Key_Tab)
    assert isinstance(button, QPushButton)
    QTest.keyClick(button, Qt.Key.Key_Return)


def choose(dialog: QDialog, name: str) -> None:
    """Go to the template by Alt and its letter, and down to the one of a name."""
    await_keys(dialog)
    QTest.keyClick(focused(), Qt.Key.Key_L, ALT)
    box = focused()
    assert box is template_box(dialog)
    assert isinstance(box, QComboBox)
    while box.currentText() != name:
        before = box.currentIndex()
        QTest.keyClick(box, Qt.Key.Key_Down)
        assert box.currentIndex() > before, f"{name} is not offered"


def test_that_a_template_says_what_it_brings_and_makes_the_event(
    qtbot: QtBot, workspace: Workspace
) -> None:
    workspace.close()
    window = open_window(qtbot, workspace.path)
    seen: list[str] = []

    def answer(dialog: QDialog) -> None:
        choose(dialog, "Open Swiss of 9 rounds")
        seen.append(visible_words(dialog))

    event = begin(window, answer)
    assert (
        "Time control: 90+30, classical chess · 9 rounds · tie-breaks: BH/C1, BH, SB, DE" in seen[0]
    )
    settings = event.tournament.settings
    assert (settings.system, settings.rounds, event.time_control) == (System.SWISS, 9, "90+30")
    window.close()


def test_that_what_was_chosen_by_hand_comes_back_without_a_template(
    qtbot: QtBot, workspace: Workspace
) -> None:
    workspace.close()
    window = open_window(qtbot, workspace.path)

    def answer(dialog: QDialog) -> None:
        boxes = {each.accessibleName(): each for each in dialog.findChildren(QComboBox)}
        system = boxes["System of play"]
        system.setCurrentIndex(system.findData(System.KNOCKOUT))
        choose(dialog, "Team league: round robin on 4 boards")
        assert boxes["Who plays"].currentText() == "teams"
        assert system.currentData() == System.ROUND_ROBIN
        assert not system.isEnabled()
        QTest.keyClick(focused(), Qt.Key.Key_Home)

    event = begin(window, answer)
    settings = event.tournament.settings
    assert (settings.system, settings.teams) == (System.KNOCKOUT, None)
    window.close()


def test_that_a_youth_championship_begins_with_all_its_groups(
    qtbot: QtBot, workspace: Workspace
) -> None:
    workspace.close()
    window = open_window(qtbot, workspace.path)
    event = begin(window, lambda dialog: choose(dialog, "Youth championship, U8–U18"))
    assert [each.title for each in event.tournaments][:2] == ["U8 boys", "U8 girls"]
    assert len(event.tournaments) == 12
    window.close()


def test_that_a_league_begins_with_its_teams(qtbot: QtBot, workspace: Workspace) -> None:
    workspace.close()
    window = open_window(qtbot, workspace.path)
    begin(window, lambda dialog: choose(dialog, "Team league: round robin on 4 boards"))
    await_keys(window)
    QTest.keyClicks(focused(), "Club")
    QTest.keyClick(focused(), Qt.Key.Key_Return)
    assert [team.name for team in open_event_of(window).tournament.teams] == ["Club"]
    window.close()


@pytest.mark.parametrize("language", ["en", "uk", "ru"])
def test_that_templates_are_read_whole_and_nothing_is_scrolled(
    qtbot: QtBot, workspace: Workspace, language: str
) -> None:
    i18n.use(language)
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = NewEventDialog(
        parent, today=date(2026, 4, 1), former=None, create=lambda _: None, title="Cup"
    )
    with qtbot.waitExposed(dialog):
        dialog.show()
    box = dialog.findChildren(QComboBox)[0]
    for place in range(box.count()):
        box.setCurrentIndex(place)
        QApplication.processEvents()
        option = QStyleOptionComboBox()
        box.initStyleOption(option)
        room = box.style().subControlRect(
            QStyle.ComplexControl.CC_ComboBox,
            option,
            QStyle.SubControl.SC_ComboBoxEditField,
            box,
        )
        assert box.fontMetrics().horizontalAdvance(box.currentText()) <= room.width()
        assert not any(bar.isVisible() for bar in dialog.findChildren(QScrollBar))


def test_that_an_event_is_kept_as_a_template_and_the_next_one_made_after_it(
    qtbot: QtBot, workspace: Workspace
) -> None:
    choose_system(workspace, System.SWISS)
    workspace.do(set_rounds, rounds=7)
    workspace.close()
    window = open_window(qtbot, workspace.path)

    def keep(dialog: QDialog) -> None:
        assert isinstance(dialog, KeepTemplateDialog)
        name = focused()
        assert isinstance(name, QLineEdit)
        assert name.text() == "Чемпіонат області 2026"
        QTest.keyClicks(name, "Our cup")
        QTest.keyClick(name, Qt.Key.Key_Return)

    in_dialog(keep)
    act(window, "&Keep as a template…")
    assert "Kept as a template: Our cup" in status(window)
    event = begin(window, lambda dialog: choose(dialog, "Our cup"))
    assert event.tournament.settings.rounds == 7
    window.close()


def act(window: MainWindow, text: str) -> None:
    """Trigger an act of the menu File."""
    menu = next(each.menu() for each in window.menuBar().actions() if each.text() == "&File")
    assert isinstance(menu, QMenu)
    next(each for each in menu.actions() if each.text() == text).trigger()


def test_that_own_templates_are_renamed_and_forgotten_from_the_new_event(
    qtbot: QtBot, workspace: Workspace
) -> None:
    keep_template("Cup of spring", workspace.event)
    keep_template("League", workspace.event)
    workspace.close()
    window = open_window(qtbot, workspace.path)

    def manage() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, OwnTemplatesDialog)
        assert focused() is dialog.findChild(QListWidget)
        for key in (Qt.Key.Key_Tab, Qt.Key.Key_Home):
            QTest.keyClick(focused(), key)
        name = focused()
        assert isinstance(name, QLineEdit)
        name.selectAll()
        QTest.keyClicks(name, "Cup of autumn")
        press(dialog, "&Rename")
        QTest.keyClick(focused(), Qt.Key.Key_Down)
        press(dialog, "&Forget it")
        QTest.keyClick(focused(), Qt.Key.Key_Escape)

    def answer(dialog: QDialog) -> None:
        in_dialog(lambda _: manage())
        press(dialog, "Ow&n templates…")
        offered = template_box(dialog)
        names = [offered.itemText(place) for place in range(offered.count())]
        assert names[-1] == "Cup of autumn"
        assert "League" not in names

    begin(window, answer)
    assert [each.name for each in own_templates().templates] == ["Cup of autumn"]
    window.close()


def test_that_a_broken_template_is_told_and_keeps_nobody_from_a_new_event(
    qtbot: QtBot, workspace: Workspace
) -> None:
    kept = keep_template("Cup", workspace.event)
    kept.write_bytes(b"nothing of an event")
    workspace.close()
    window = open_window(qtbot, workspace.path)
    seen: list[str] = []
    event = begin(window, lambda dialog: seen.append(visible_words(dialog)))
    assert str(kept) in seen[0] or "Cup.arbiter" in seen[0]
    assert event.title == "Cup"
    window.close()
