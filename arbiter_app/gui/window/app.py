"""Starts the window: language, errors nobody foresaw, and the event to open with."""

import sys
import traceback
from collections.abc import Callable
from datetime import datetime
from enum import Enum, auto
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QLibraryInfo, QLocale, QTimer, QTranslator
from PySide6.QtWidgets import QApplication

from arbiter_app import i18n, paths
from arbiter_app.gui.base.background import finish_background, in_background
from arbiter_app.gui.base.icons import app_icon
from arbiter_app.gui.base.keyboard import Keyboard
from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.gui.look.appearance import appearance
from arbiter_app.gui.window.garbage import GarbageCollector
from arbiter_app.gui.window.idle_imports import IdleImports
from arbiter_app.gui.window.main_window import REPORT_SUFFIX, MainWindow
from arbiter_app.i18n import translate
from arbiter_app.services.leftovers import take_away_leftovers

ERROR_LOG = "errors.log"


class Sample(Enum):
    """When the window opens on the sample event."""

    ALWAYS = auto()
    AT_FIRST = auto()
    """While no event of one's own was opened on this computer."""


def run(wanted: Path | Sample | None) -> int:
    """Show the window until it is closed; return the exit status.

    It opens on an event file, which may also be a report file to import, on the sample, or on the
    event it was closed with.
    """
    app = QApplication(sys.argv[:1])
    app.setApplicationName("Arbiter")
    app.setWindowIcon(app_icon())
    preferences = Preferences()
    speak = speaker(app)
    speak(preferences.language or first_language(QLocale.system().uiLanguages()))
    Keyboard(app)
    appearance().wear(preferences.look)
    window = MainWindow(preferences, speak)
    sys.excepthook = reporter(window.say)
    match wanted:
        case Sample.ALWAYS:
            window.open_sample()
        case Sample.AT_FIRST:
            window.reopen_own()
        case Path() if wanted.suffix.lower() == REPORT_SUFFIX:
            # Its dialog stands over the window, which has to be there first.
            QTimer.singleShot(0, window, lambda: window.import_report(wanted))
        case Path():
            window.open(wanted)
        case None:
            window.reopen()
    window.show()
    GarbageCollector(app)
    IdleImports(app)
    in_background(take_away_leftovers, lambda _: None)
    status = app.exec()
    finish_background()
    return status


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


def reporter(
    say: Callable[[str], None],
) -> Callable[[type[BaseException], BaseException, TracebackType | None], None]:
    """Return the hook for errors nobody foresaw: they are written down and said, and work goes on.

    Every act before is on the disk already.
    """

    def report(
        kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, KeyboardInterrupt):
            sys.exit(130)
        lines = traceback.format_exception(kind, error, trace)
        sys.stderr.writelines(lines)
        text = translate(
            "App", "Something went wrong that should not. All that was done before is saved."
        )
        if log := _written_down(lines):
            where = translate(
                "App", "Details are in {log}; please send them to the makers of the program."
            )
            text = f"{text} {where.format(log=log)}"
        say(text)

    return report


def _written_down(lines: list[str]) -> Path | None:
    """Add an error to the log and return its path; None where there is no place for a log."""
    try:
        log = paths.user_data() / ERROR_LOG
        with log.open("a", encoding="utf-8") as file:
            file.writelines([f"{datetime.now():%Y-%m-%d %H:%M:%S}\n", *lines, "\n"])
    except OSError:
        return None
    return log
