"""Random keys and clicks over all pages, the file verified after each hundred."""

import gc
import random
import shutil
import sys
import traceback
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field, replace
from datetime import datetime
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import QEventLoop, QSettings, QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtWidgets import QApplication

from arbiter_app import i18n, paths
from arbiter_app.domain.facts.event import Event
from arbiter_app.formats.errors import FileError
from arbiter_app.gui.base.background import finish_background
from arbiter_app.gui.base.keyboard import Keyboard
from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.gui.look.appearance import Choice, appearance
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.window.app import speaker
from arbiter_app.gui.window.garbage import GarbageCollector
from arbiter_app.gui.window.main_window import MainWindow
from arbiter_app.services.closed_file import read_event, verify
from arbiter_app.services.files.sample import make_sample
from arbiter_app.services.workspace import Workspace
from tests.soak import prepared, prepared_teams
from tests.soak.outcomes import Outcome, expect
from tests.soak.random_hands import Hands, answer_file_dialogs, close_what_is_open

SHORT = 1
SECONDS = 60.0
MEMORY = 800
ACTS = 150
"""So many keys and clicks are one turn."""
VERIFIED_AFTER = 100
PLAYED = ("empty", "half played", "knockout", "play-off", "groups and finals")
OF_TEAMS = tuple(prepared_teams.STORIES)
_MOST_CLOSING = 200
"""How many dialogs may stand over each other at the end, and how often one may refuse to go."""

_HARMLESS = ("propagateSizeHints", "This plugin does not support")


@dataclass
class Findings:
    """What went wrong in a turn."""

    uncaught: list[BaseException] = field(default_factory=list)
    after: list[str] = field(default_factory=list)
    """After which act each of them came."""
    half_done: list[str] = field(default_factory=list)
    warnings: set[str] = field(default_factory=set)
    acts: int = 0

    def told(self) -> list[str]:
        """Return all of it, to be kept with the files of the turn."""
        errors = [
            f"after “{act}”\n{''.join(traceback.format_exception(error))}"
            for act, error in zip(self.after, self.uncaught, strict=True)
        ]
        return [*errors, *self.half_done, *sorted(self.warnings)]


class Session:
    """One window on one event, under random hands."""

    def __init__(self, app: QApplication, chance: random.Random, file: Path) -> None:
        self._app, self._chance, self._file = app, chance, file
        self.found = Findings()
        self._loop = QEventLoop()
        self._left = 0
        self._closing = 0
        self._is_over = False
        self._speak = speaker(app)
        self._window = self._open()
        app.processEvents()

    def run(self, acts: int) -> Findings:
        """Do so many acts; then close the window and open the event again."""
        hook, sys.excepthook = sys.excepthook, self._on_error
        former = qInstallMessageHandler(self._on_message)
        try:
            self._left = acts
            QTimer.singleShot(0, self._next)
            self._loop.exec()
            self._verify()
            self._take_all_back()
            self._close()
        finally:
            self._is_over = True
            sys.excepthook = hook
            qInstallMessageHandler(former)
        return self.found

    def _open(self) -> MainWindow:
        window = MainWindow(Preferences(), self._speak, actor="soak")
        window.resize(1280, 720)
        window.open(self._file)
        window.show()
        window.activateWindow()
        self._hands = Hands(self._chance, window)
        return window

    def _next(self) -> None:
        """Do the next act, having seen to it that one follows, also in a dialog it opens."""
        if self._is_over:
            return
        QTimer.singleShot(0, self._next)
        if self._left == 0:
            self._end()
            return
        self._left -= 1
        self.found.acts += 1
        if not self._window.isVisible() and not QApplication.activeModalWidget():
            self._open_again()
        self._hands.act()
        if self.found.acts % VERIFIED_AFTER == 0:
            self._verify()

    def _end(self) -> None:
        """Close what stands over the window, one thing at a time, then leave the loop."""
        if close_what_is_open() and self._closing < _MOST_CLOSING:
            self._closing += 1
        else:
            self._loop.quit()

    def _open_again(self) -> None:
        self._window.deleteLater()
        self._window = self._open()

    def _verify(self) -> None:
        open_event = self._window.open_event
        path = open_event.workspace.path if open_event else self._file
        if not path.exists():
            return
        try:
            faults = verify(path)
            there = read_event(path)
        except FileError as error:
            self.found.half_done.append(f"{path.name}: {error.code} {error.detail}")
            return
        self.found.half_done += [f"{fault.code} {fault.place}" for fault in faults]
        if open_event and known(there) != known(open_event.facts):
            self.found.half_done.append(f"{path.name}: the window shows another event")

    def _take_all_back(self) -> None:
        """Undo all that can be undone and do it again: the event is as it was."""
        if self._window.open_event is None or self._chance.random() < 0.5:
            return
        workspace = self._window.open_event.workspace
        before, undone = known(workspace.event), 0
        with suppress(RuntimeError):
            while self._window.open_event.undo():
                undone += 1
            self._app.processEvents()
            self._verify()
            for _ in range(undone):
                if not self._window.open_event.redo():
                    return
        self._app.processEvents()
        now = replace(known(workspace.event), data_version=before.data_version)
        if now != before:
            self.found.half_done.append(f"undone and redone {undone} acts: another event")
        self._verify()

    def _close(self) -> None:
        open_event = self._window.open_event
        path = open_event.workspace.path if open_event else self._file
        before = known(open_event.facts) if open_event else None
        self._closing = 0  # what is asked now is left, too
        self._window.close()
        if self._window.isVisible() and self._window.open_event:
            self._is_over = True  # from here on the decision below is the only answer
            QTimer.singleShot(0, _leave_typed)
            self._window.close()
        self._loop.processEvents()
        if self._window.isVisible():
            over = QApplication.activeModalWidget() or QApplication.activePopupWidget()
            self.found.half_done.append(f"the window does not close: {over}")
        self._is_over = True
        finish_background()
        if before is not None:
            self._check_opened_again(path, before)
        self._window.deleteLater()
        self._app.processEvents()

    def _check_opened_again(self, path: Path, before: Event) -> None:
        try:
            workspace = Workspace.open(path, actor="soak")
        except FileError as error:
            self.found.half_done.append(f"does not open again: {error.code}")
            return
        if known(workspace.event) != before:
            self.found.half_done.append("opened again it is another event")
        workspace.close()

    def _on_error(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        self.found.uncaught.append(error.with_traceback(trace))
        self.found.after.append(self._hands.last)

    def _on_message(self, kind: QtMsgType, _: object, text: str) -> None:
        if not any(each in text for each in _HARMLESS):
            self.found.warnings.add(text)


def _leave_typed() -> None:
    """Decide that what is half typed and cannot be saved is lost, where that is asked."""
    question = QApplication.activeModalWidget()
    if isinstance(question, Dialog):
        question.verb.click()


def known(event: Event) -> Event:
    """Return an event without what this computer knows beside its file, and without which of its
    tournaments is in hand.
    """
    return replace(event.whole, suspended=())


def prepare(folder: Path) -> None:
    """Make the application and the sample, once in a process."""
    global _sample, _stories
    gc.disable()  # the window looks for garbage itself
    app = _application()
    app.setQuitOnLastWindowClosed(False)
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    QPrintDialog.exec = lambda _: 0  # type: ignore[method-assign]
    _live_in(folder)
    _stories = prepared.Stories(folder / "stories")
    make_sample(_sample := folder / "sample.arbiter", datetime.now)


def turn(chance: random.Random, folder: Path) -> Counter[Outcome]:
    """Let random hands work on one of the events."""
    app = _application()
    app.clipboard().clear()
    i18n.use(chance.choice(i18n.LANGUAGES))
    if appearance().choice != Choice():
        appearance().wear(Choice())
    desk = folder / "desk"
    desk.mkdir()
    _live_in(folder)
    (folder / "documents" / "Arbiter").mkdir()
    shutil.copy(_sample, folder / "documents" / "Arbiter")
    for file in _REPORTS:
        shutil.copy(file, desk)
    story = chance.choice(chance.choice((PLAYED, OF_TEAMS)))
    event = Path(shutil.copy(_stories.file(story), desk))
    shutil.copy(_stories.file("half played"), desk / "another.arbiter")
    answer_file_dialogs(chance, desk)
    found = Session(app, chance, event).run(ACTS)
    (folder / "told.txt").write_text("\n\n".join(found.told()), encoding="utf-8")
    if found.uncaught:
        raise found.uncaught[0]
    expect(not found.half_done, "; ".join(found.half_done))
    return Counter({Outcome.RIGHT: found.acts})


def _application() -> QApplication:
    app = QApplication.instance()
    if not isinstance(app, QApplication):
        app = QApplication(["soak"])
        app.setApplicationName("Arbiter")
        Keyboard(app)
        GarbageCollector(app)
    return app


def _live_in(folder: Path) -> None:
    """Keep what outlives an event in a folder."""
    data, documents = folder / "user-data", folder / "documents"
    for each in (data, documents):
        each.mkdir(exist_ok=True)
    paths.user_data = lambda: data
    paths.user_documents = lambda: documents
    QSettings.setPath(
        QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(folder / "settings")
    )


_sample = Path()
_stories: prepared.Stories
"""The events to begin with."""
_REPORTS = sorted((Path(__file__).resolve().parents[2] / "data" / "trf").glob("*.trf"))[:3]
