"""Starts the window: language, errors nobody foresaw, and the event to open with."""

import sys
from collections.abc import Callable
from contextlib import suppress
from enum import Enum, auto
from functools import partial
from pathlib import Path

from PySide6.QtCore import QLibraryInfo, QLocale, QTimer, QTranslator
from PySide6.QtWidgets import QApplication

from arbiter_app import failures, i18n
from arbiter_app.gui.base.background import finish_background, in_background
from arbiter_app.gui.base.icons import app_icon
from arbiter_app.gui.base.keyboard import Keyboard
from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.gui.look.appearance import appearance
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.window.files.double_clicks import DoubleClicks
from arbiter_app.gui.window.files.report_files import is_report
from arbiter_app.gui.window.garbage import GarbageCollector
from arbiter_app.gui.window.idle_imports import IdleImports
from arbiter_app.gui.window.last_handler import LastHandler
from arbiter_app.gui.window.main_window import MainWindow
from arbiter_app.gui.window.update import told_of_update
from arbiter_app.i18n import translate
from arbiter_app.services.leftovers import take_away_leftovers

FAILED = 3
"""The exit status of a program that could not show its window, as that of a failed command."""


class Sample(Enum):
    """When the window opens on the sample event."""

    ALWAYS = auto()
    AT_FIRST = auto()
    """While no event of one's own was opened on this computer."""


def run(wanted: Path | Sample | None, *, is_measured: bool = False) -> int:
    """Show the window until it is closed; return the exit status. Where the start is measured it is
    closed when it has been painted.

    It opens on an event file, which may also be a report file to import, on the sample, or on the
    event it was closed with. Nothing that is opened or remembered keeps it from standing.
    """
    ended_of_itself = failures.watch_for_crashes()
    app = QApplication(sys.argv[:1])
    app.setApplicationName("Arbiter")
    app.setDesktopFileName("arbiter")
    handler = LastHandler(app, lambda _: None)
    handler.listen()
    window, said = _window(app, handler, wanted)
    if window is None:
        return FAILED
    handler.say = window.tell
    handler.attempt(lambda: said.append(told_of_update(Preferences())))
    for each in filter(None, (*said, *([_last_end()] if ended_of_itself else ()))):
        window.tell(each)
    if wanted in (None, Sample.AT_FIRST):
        # Nobody who opened a file is asked for anything before they see it.
        window.welcome_at_first()
    window.show()
    if sys.platform == "darwin":
        DoubleClicks(app, window.open)
    GarbageCollector(app)
    IdleImports(app)
    in_background(take_away_leftovers, lambda _: None)
    if is_measured:
        from arbiter_app.gui.window.measured_start import tell_and_close

        QTimer.singleShot(0, window, lambda: tell_and_close(window))
    status = app.exec()
    window.leave()
    finish_background()
    failures.crashes_no_more()
    return status


def _window(
    app: QApplication, handler: LastHandler, wanted: Path | Sample | None
) -> tuple[MainWindow | None, list[str]]:
    """Return the window with what it opens on, without what was remembered where that keeps it from
    standing, and what is to be said of that. None where there is none in any way, which was said.
    """
    made: list[MainWindow] = []

    def make(read: Callable[[], Preferences]) -> None:
        preferences = read()
        app.setWindowIcon(app_icon())
        speak = speaker(app)
        speak(preferences.language or first_language(QLocale.system().uiLanguages()))
        Keyboard(app)
        appearance().wear(preferences.look)
        window = MainWindow(preferences, speak)
        handler.attempt(lambda: _open(window, wanted))
        window.stand()
        made.append(window)

    said: list[str] = []
    handler.say = said.append
    for preferences in (Preferences, Preferences.of_this_start):
        if handler.attempt(partial(make, preferences)):
            return made[0], [*dict.fromkeys(said)]
    handler.say = lambda _: None
    handler.attempt(lambda: _say_without_window(said[0]))
    return None, []


def _open(window: MainWindow, wanted: Path | Sample | None) -> None:
    match wanted:
        case Sample.ALWAYS:
            window.open_sample()
        case Sample.AT_FIRST:
            window.reopen_own()
        case Path() if is_report(wanted):
            # Its dialog stands over the window, which has to be there first.
            QTimer.singleShot(0, window, lambda: window.import_report(wanted))
        case Path():
            window.open(wanted)
        case None:
            window.reopen()


def _say_without_window(text: str) -> None:
    """Say why there is no window, on the console too: a dialog may not stand either."""
    if sys.stderr is not None:
        with suppress(OSError):
            print(f"arbiter: {text}", file=sys.stderr)
    Dialog(None, "Arbiter", text).exec()


def _last_end() -> str:
    return translate(
        "App",
        "The program ended of itself last time. All that was done before is saved. To help mend it,"
        " save a report under Help and send it to the makers of the program.",
    )


def first_language(system: list[str]) -> str:
    """Return the language of a first start: English where the system speaks it, else Ukrainian."""
    preferred = system[0].split("-")[0] if system else ""
    return preferred if preferred in i18n.LANGUAGES else i18n.LANGUAGES[0]


def speaker(app: QApplication) -> Callable[[str], None]:
    """Return what changes the language of all texts, Qt's own buttons and dialogs included."""
    of_qt = QTranslator(app)

    def speak(language: str) -> None:
        i18n.use(language)
        QLocale.setDefault(QLocale(language))
        app.removeTranslator(of_qt)
        folder = QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath)
        # English is the language of Qt's source and has no file.
        if of_qt.load(f"qtbase_{language}", folder):
            app.installTranslator(of_qt)

    return speak
