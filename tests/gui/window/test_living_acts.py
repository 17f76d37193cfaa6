"""Nothing looks alive and does nothing: what can be pressed opens something, changes something, or
says why not.
"""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtGui import QAction, QDesktopServices
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QDialog,
    QFileDialog,
    QMenu,
    QPushButton,
    QScrollBar,
)
from pytestqt.qtbot import QtBot

from arbiter_app.gui.base.background import finish_background
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.parts.dialogs import ask_file
from arbiter_app.gui.window.book.pages import PAGES
from arbiter_app.gui.window.main_window import MainWindow
from arbiter_app.services.workspace import Workspace
from tests.campaigns import IN_SOAK
from tests.gui.conftest import new_event
from tests.gui.eyes import inside
from tests.gui.misreadings import words_in
from tests.gui.states import STATES
from tests.gui.windows import open_event_of, open_window
from tests.ready import ReadyFiles

pytestmark = pytest.mark.long

Pressed = QAction | QPushButton

_SHOWN_ALREADY = {"Show everybody"}
"""What the page shows when it is opened."""

_SHORT = ("round under way",)
"""The state of a short run; a soak goes through all of them."""


class Walker:
    """Presses everything that can be pressed, and takes back what it did."""

    asked = 0
    """How often something was asked, of all walkers: a module that is imported while one of them
    walks keeps what was put in the place of its questions.
    """

    def __init__(self, qtbot: QtBot, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.dead: list[str] = []
        self.pressed = 0
        for dialog in (QDialog, QFileDialog, QPrintDialog, QMenu):
            monkeypatch.setattr(dialog, "exec", lambda *_: self._count())
        for asks in ("ask_open", "ask_save", "ask_folder"):
            monkeypatch.setattr(ask_file, asks, lambda *_: self._count() or None)
        monkeypatch.setattr(QDesktopServices, "openUrl", lambda *_: bool(self._count()))
        self._window: MainWindow = open_window(qtbot, file)
        open_event_of(self._window).refused.connect(lambda _: self._count())

    def walk(self) -> None:
        """Press every act of every page once."""
        for entry in PAGES:
            for text in dict.fromkeys(each.text() for each in self._acts(entry.id)):
                self._press(entry.id, text)

    def close(self) -> None:
        self._window.close()

    def _press(self, page: PageId, text: str) -> None:
        act = next((each for each in self._acts(page) if each.text() == text), None)
        if act is None or not act.isEnabled() or act.isChecked():
            return
        event = open_event_of(self._window)
        before, done = [*self._seen()], len(event.workspace.undoing.undoable)
        act.trigger() if isinstance(act, QAction) else act.click()
        for _ in range(2):  # what a worker brings may ask for another one
            finish_background()
            QApplication.processEvents()
        self.pressed += 1
        for _ in range(20):  # a paper is made first, and saved once it is there
            if self._is_changed_from(before):
                break
            QTest.qWait(20)
            finish_background()
        else:
            if text not in _SHOWN_ALREADY:
                self.dead.append(f"{page.value}: {text}")
        while (more := len(event.workspace.undoing.undoable) - done) != 0:
            assert event.undo() if more > 0 else event.redo()

    def _acts(self, page: PageId) -> list[Pressed]:
        self._window._view.book.open_at(page)
        shown = self._window._view.book.page
        for table in shown.findChildren(QAbstractItemView):
            if table.isVisible() and table.model() is not None:
                table.setCurrentIndex(table.model().index(0, 0))
                table.setFocus()
        acts = [each for each in shown.page_actions() if each.isVisible() and not each.menu()]
        return [*acts, *(each for each in shown.findChildren(QPushButton) if each.isVisible())]

    def _count(self) -> int:
        Walker.asked += 1
        return 0

    def _is_changed_from(self, before: list[object]) -> bool:
        return any(now != then for now, then in zip(self._seen(), before, strict=True))

    def _seen(self) -> Iterator[object]:
        """Yield all by which somebody could notice that something was done, first what is known
        soonest.
        """
        window = self._window
        event = open_event_of(window)
        yield Walker.asked
        yield event.facts.data_version
        yield event.stage
        yield window._view.book.page
        yield window.focusWidget()
        yield QApplication.clipboard().text()
        yield [each.isChecked() for each in window._view.book.page.page_actions()]
        seen = [*inside(window)]
        yield [type(each) for each in seen]
        yield [each.currentIndex() for each in seen if isinstance(each, QAbstractItemView)]
        yield [each.value() for each in seen if isinstance(each, QScrollBar)]
        yield [each.isChecked() for each in seen if isinstance(each, QAbstractButton)]
        yield words_in(window)


def made(state: str, path: Path) -> Workspace:
    workspace = new_event(path)
    STATES[state](workspace)
    return workspace


@pytest.fixture(params=STATES if IN_SOAK else _SHORT, ids=lambda state: state.replace(" ", "-"))
def walker(
    request: pytest.FixtureRequest,
    qtbot: QtBot,
    ready: ReadyFiles,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Walker]:
    file = ready.copy(
        ("made", request.param), tmp_path / "e.arbiter", lambda path: made(request.param, path)
    )
    walker = Walker(qtbot, file, monkeypatch)
    yield walker
    walker.close()


def test_that_what_can_be_pressed_does_something(walker: Walker) -> None:
    walker.walk()
    assert walker.dead == []
    assert walker.pressed > 50
