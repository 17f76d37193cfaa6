"""The window of the program as the benchmarks open it: with settings of its own, and painted."""

from pathlib import Path
from statistics import median
from time import perf_counter

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import QApplication

from arbiter_app import i18n
from arbiter_app.gui.base.background import finish_background
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.gui.window.main_window import MainWindow

_SETTLED_AFTER = 2.0
"""Seconds in which a window has begun all that it does by itself."""


def prepare(folder: Path) -> None:
    """Keep settings in a folder, and speak Ukrainian."""
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(folder))
    QApplication.instance() or QApplication([])
    i18n.use("uk")


def window_on(path: Path) -> MainWindow:
    """Return the painted window on an event, at the page of the rounds."""
    preferences = Preferences()
    preferences.page = PageId.ROUNDS
    window = MainWindow(preferences, lambda _: None, actor="bench")
    window.open(path)
    window.show()
    paint(window)
    return window


def paint(window: MainWindow) -> None:
    """Paint a window whole, and do what waits."""
    window.repaint()
    QApplication.processEvents()


def settle() -> None:
    """Let what goes on beside a window that was just opened come to its end."""
    until = perf_counter() + _SETTLED_AFTER
    while perf_counter() < until:
        QApplication.processEvents()
    finish_background()
    QApplication.processEvents()


def opened(path: Path) -> float:
    """Return the median of the seconds until the window of an event is painted."""
    window_on(path).close()
    times = []
    for _ in range(7):
        start = perf_counter()
        window = window_on(path)
        times.append(perf_counter() - start)
        window.close()
    return median(times)
