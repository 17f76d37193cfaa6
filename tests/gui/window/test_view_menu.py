"""Colours, size of letters and room of rows are chosen in the menu, and seen at once."""

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QMenu
from pytestqt.qtbot import QtBot

from arbiter_app import i18n
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.gui.look.appearance import Choice, appearance
from arbiter_app.gui.look.sizes import Density, px
from arbiter_app.gui.look.tokens import ThemeId
from arbiter_app.gui.window.book.page_book import PageBook
from arbiter_app.gui.window.main_window import MainWindow
from arbiter_app.gui.window.menu.view_menu import ViewMenu
from arbiter_app.gui.window.status.chips import Chip
from arbiter_app.services.copies.drafts import Drafts
from arbiter_app.services.workspace import Workspace
from tests.gui.conftest import Builder, Typist
from tests.gui.hands import focused
from tests.gui.windows import open_window
from tests.services.hands import choose_system

CONTROL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture(autouse=True)
def usual_look_afterwards() -> Iterator[None]:
    yield
    appearance().wear(Choice())


def book(window: MainWindow) -> PageBook:
    return window.findChildren(PageBook)[-1]


def choose(window: MainWindow, words: str) -> None:
    menu = window.menuBar().findChild(ViewMenu)
    assert isinstance(menu, ViewMenu)
    acts = [act for inner in menu.findChildren(QMenu) for act in inner.actions()]
    next(act for act in acts if act.text().replace("&", "") == words).trigger()


def opened(qtbot: QtBot, workspace: Workspace) -> MainWindow:
    workspace.close()
    return open_window(qtbot, workspace.path)


def ground() -> int:
    return QApplication.palette().color(QPalette.ColorRole.Window).lightness()


def test_that_dark_is_worn_at_once_by_the_page_that_is_shown(
    qtbot: QtBot, workspace: Workspace, drawn: Builder
) -> None:
    drawn(4)
    window = opened(qtbot, workspace)
    QTest.keyClick(window, Qt.Key.Key_F9)
    choose(window, "Dark")
    assert ground() < 80
    assert book(window).page_id is PageId.JOURNAL
    assert Preferences().look.theme is ThemeId.DARK
    choose(window, "Light")
    assert ground() > 200


def test_that_larger_letters_keep_the_page_and_what_is_half_typed(
    qtbot: QtBot, workspace: Workspace, registered: Builder, type_in: Typist
) -> None:
    registered(4)
    Preferences().page = PageId.PLAYERS
    window = opened(qtbot, workspace)
    type_in(focused(), "Новенький Олег")
    before, size = px(100), window.size()
    QTest.keyClick(focused(), Qt.Key.Key_Plus, CONTROL)
    assert px(100) > before
    assert window.size() == size
    assert Preferences().look.zoom == 110

    def typed() -> str:
        name = window.focusWidget()
        return name.text() if isinstance(name, QLineEdit) else ""

    qtbot.waitUntil(lambda: typed() == "Новенький Олег")
    # What was suggested for the name had a window of its own.
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(focused(), Qt.Key.Key_0, CONTROL)
    assert px(100) == before


def test_that_what_is_chosen_has_the_tick_after_the_window_was_built_anew(
    qtbot: QtBot, workspace: Workspace, drawn: Builder
) -> None:
    drawn(4)
    window = opened(qtbot, workspace)
    choose(window, "Roomy")
    assert Preferences().look.density is Density.ROOMY
    menu = window.menuBar().findChild(ViewMenu)
    assert isinstance(menu, ViewMenu)
    acts = [act for inner in menu.findChildren(QMenu) for act in inner.actions()]
    ticked = [act.text().replace("&", "") for act in acts if act.isChecked()]
    assert ticked == ["As the system", "100 %", "Roomy", "English"]


def test_that_the_keys_of_size_are_those_of_the_bracket_while_it_is_shown(
    qtbot: QtBot, workspace: Workspace, drawn: Builder
) -> None:
    choose_system(workspace, System.KNOCKOUT)
    drawn(4)
    window = opened(qtbot, workspace)
    QTest.keyClick(window, Qt.Key.Key_F7, Qt.KeyboardModifier.ShiftModifier)
    QTest.keyClick(focused(), Qt.Key.Key_Plus, CONTROL)
    assert appearance().choice.zoom == 100
    QTest.keyClick(window, Qt.Key.Key_F6)
    QTest.keyClick(focused(), Qt.Key.Key_Plus, CONTROL)
    assert appearance().choice.zoom == 110


def test_that_the_look_is_chosen_without_an_event_too(qtbot: QtBot) -> None:
    window = MainWindow(Preferences(), i18n.use, actor="Arbiter")
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    QTest.keyClick(focused(), Qt.Key.Key_Plus, CONTROL)
    assert appearance().choice.zoom == 110
    choose(window, "High contrast")
    assert Preferences().look == Choice(theme=ThemeId.HIGH_CONTRAST, zoom=110)
    window.close()


def test_that_a_key_leads_to_what_waits_in_the_status_bar(
    qtbot: QtBot, workspace: Workspace, drawn: Builder
) -> None:
    drawn(4)
    Drafts(workspace.key).keep("incident", {"account": "…"})
    window = opened(qtbot, workspace)
    QTest.keyClick(window, Qt.Key.Key_F10, CONTROL)
    chip = focused()
    assert isinstance(chip, Chip)
    assert chip.text() == "! Half typed: 1"
    assert "half-written incident" in chip.accessibleName()
