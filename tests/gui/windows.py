"""The whole window on an event file, for the tests of what stands around the pages."""

from pathlib import Path

from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from arbiter_app import i18n
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.gui.window.main_window import MainWindow
from arbiter_app.gui.window.message_strip import Strip
from tests.gui.conftest import destroy_left


def open_window(qtbot: QtBot, path: Path) -> MainWindow:
    """Open the window as a start of the program does; it is closed when the test is over."""
    window = MainWindow(Preferences(), i18n.use, actor="Arbiter")
    qtbot.addWidget(window)
    return _shown(qtbot, window, path)


def open_window_of_own(qtbot: QtBot, path: Path) -> MainWindow:
    """Open the window like that for a test that opens many, and destroys each with `destroy`."""
    return _shown(qtbot, MainWindow(Preferences(), i18n.use, actor="Arbiter"), path)


def destroy(window: QWidget) -> None:
    """Close a window that the test does not keep for its end, and all that belongs to it."""
    window.close()
    window.deleteLater()
    destroy_left()


def _shown(qtbot: QtBot, window: MainWindow, path: Path) -> MainWindow:
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
