"""A practice copy and the sample say on every screen that nothing counts."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from arbiter_app.gui.base.event_mark import MarkBand
from arbiter_app.gui.draw.ceremony import projector as projectors
from arbiter_app.gui.draw.ceremony.scene import Scene
from arbiter_app.gui.parts.dialogs import ask_file
from arbiter_app.gui.window.book.pages import PAGES
from arbiter_app.gui.window.main_window import MainWindow
from arbiter_app.services.closed_file import read_event
from arbiter_app.services.files.sample import mark_as_sample
from arbiter_app.services.workspace import Workspace
from tests.gui.conftest import Builder
from tests.gui.windows import message, open_event_of, open_window

CONTROL_SHIFT = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier


@pytest.fixture
def window(qtbot: QtBot, workspace: Workspace, drawn: Builder) -> MainWindow:
    drawn(4)
    workspace.close()
    return open_window(qtbot, workspace.path)


def band(window: MainWindow) -> str:
    found = window.findChild(MarkBand)
    return found.text() if isinstance(found, QLabel) and found.isVisible() else ""


def test_that_a_practice_copy_is_opened_as_soon_as_it_is_made(
    qtbot: QtBot, window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    event = open_event_of(window).facts
    source = open_event_of(window).workspace.path
    offered: list[Path] = []

    def choose(_: object, __: str, suggested: Path, ___: str) -> Path:
        offered.append(suggested)
        return suggested

    monkeypatch.setattr(ask_file, "ask_save", choose)
    assert band(window) == ""
    QTest.keyClick(window, Qt.Key.Key_T, CONTROL_SHIFT)
    qtbot.waitUntil(lambda: bool(band(window)))
    assert offered == [source.with_name("event practice.arbiter")]
    assert open_event_of(window).workspace.path == offered[0]
    assert open_event_of(window).facts.is_practice
    assert read_event(source) == event
    for page in (PAGES[0], PAGES[-1]):
        QTest.keySequence(window, page.key)
        assert "nothing here counts" in band(window), page.id
    assert window.windowTitle().startswith("PRACTICE")
    QTest.keyClick(window, Qt.Key.Key_Escape)
    assert band(window)
    window.close()


def test_that_the_sample_says_on_every_page_that_it_is_one(
    qtbot: QtBot, workspace: Workspace, drawn: Builder
) -> None:
    drawn(4)
    workspace.do(mark_as_sample)
    workspace.close()
    window = open_window(qtbot, workspace.path)
    for page in PAGES:
        QTest.keySequence(window, page.key)
        assert "Sample event" in band(window), page.id
    assert window.windowTitle().startswith("SAMPLE")
    window.close()


def test_that_a_name_that_is_taken_is_said_to_be_so_and_the_event_stays_open(
    window: MainWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = open_event_of(window).workspace.path
    monkeypatch.setattr(ask_file, "ask_save", lambda *_: source)
    QTest.keyClick(window, Qt.Key.Key_T, CONTROL_SHIFT)
    assert "exists already" in message(window)
    assert open_event_of(window).workspace.path == source
    assert band(window) == ""
    window.close()


def test_that_the_hall_is_told_as_well() -> None:
    practice = Scene(title="Кубок", facts="", head="", name="", ask="", mark="nothing here counts")
    assert "nothing here counts" in projectors.scene_words(practice)
