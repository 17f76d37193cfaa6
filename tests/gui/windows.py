"""The whole window on an event file, for the tests of what stands around the pages."""

from pathlib import Path

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from arbiter_app import i18n
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.gui.window.main_window import MainWindow
from arbiter_app.gui.window.message_strip import Strip


def open_window(qtbot: QtBot, path: Path) -> MainWindow:
    """Open the window as a start of the program does; it is closed when the test is over."""
    window = MainWindow(Preferences(), i18n.use, actor="Arbiter")
    qtbot.addWidget(window)
    window.open(path)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


def open_event_of(window: MainWindow) -> OpenEvent:
    assert window.open_event is not None
    return window.open_event


def message(window: MainWindow) -> str:
    strip = window.findChild(Strip)
    assert strip is not None
    return strip.text if strip.isVisible() else ""


def status(window: MainWindow) -> str:
    """What the status bar says; of what is cut, what hovering shows."""
    labels = [each for each in window.statusBar().findChildren(QLabel) if each.isVisible()]
    return " | ".join(
        each.toolTip() if each.text().endswith("…") else each.text() for each in labels
    )
