"""What cannot be done says why at once: every act of every page is tried in many states, in each
with the first row of a list or with the last one; a soak tries both.

A dialog that opens is filled and its verb pressed. Its command may be refused for what was typed,
never for a state of the event that was known before anybody typed.
"""

import shutil
from collections.abc import Iterator, Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QAction
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtWidgets import (
    QApplication,
    QFileDialog,
    QLabel,
    QLineEdit,
    QPlainTextEdit,
    QPushButton,
    QWidget,
)
from pytestqt.qtbot import QtBot

from arbiter_app import i18n
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.ids import StageId
from arbiter_app.domain.permission.acts import NotAcceptedError
from arbiter_app.gui.base.background import finish_background
from arbiter_app.gui.base.destinations import (
    Destination,
    PageId,
    ShowBoard,
    ShowPage,
    ShowPaper,
    ShowPrintedPapers,
)
from arbiter_app.gui.parts.dialogs import ask_file
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.tournaments.order_dialog import OrderDialog
from arbiter_app.gui.window.book.page_book import PageBook
from arbiter_app.gui.window.book.pages import PAGES
from arbiter_app.gui.window.main_window import MainWindow
from arbiter_app.services.workspace import Workspace
from tests.campaigns import IN_SOAK
from tests.gui.conftest import new_event
from tests.gui.eyes import SMALLEST, TITLE_BAR, cut, filled, nameless, scrolled_sideways
from tests.gui.states import STATES
from tests.gui.windows import destroy, open_event_of, open_window_of_own
from tests.ready import ReadyFiles

pytestmark = pytest.mark.long

ABOUT_WHAT_IS_TYPED = frozenset({"across.no-members", "by-hand.no-change"})
"""Refusals for words, numbers and choices of a dialog."""

_SHORT = ("play-off under way", "swiss under way", "several tournaments")
"""The states with the most acts, among them nearly all of the others: a soak goes through these."""

_OF_MANY_KINDS = (PageId.STAGES, PageId.TOURNAMENTS)
"""Pages each of whose rows may be of another kind."""

_SHOWN_BY_ITSELF = (ShowPage, ShowBoard, ShowPaper, ShowPrintedPapers)
"""Where an act leads to another page, which is walked by itself, and nothing is asked."""


class Walk:
    """Tries acts one after the other, each in the event as it was at first."""

    def __init__(
        self, qtbot: QtBot, file: Path, monkeypatch: pytest.MonkeyPatch, *, ends: Sequence[int]
    ) -> None:
        """Choose rows at these ends of lists: the first one is 0, the last one -1."""
        self._qtbot, self._file, self._ends = qtbot, file, ends
        self.of_the_event = True
        """Whether pages of the whole event are walked as well."""
        self._tried = 0
        self._dialogs = 0
        self.refused: list[str] = []
        """Codes of what was refused since a dialog opened."""
        self.unfit: set[str] = set()
        """What eyes and a screen reader find wrong with the dialogs that opened."""
        self.silent: set[str] = set()
        """Acts that are not offered and do not say why."""
        self._watch(monkeypatch)
        self.window = self._open()
        self._first = open_event_of(self.window).facts
        self._undoable = len(open_event_of(self.window).workspace.undoing.undoable)

    def _open(self) -> MainWindow:
        self._tried += 1
        self._copy = self._file.with_name(f"{self._tried}.arbiter")
        shutil.copyfile(self._file, self._copy)
        window = open_window_of_own(self._qtbot, self._copy)
        window.setUpdatesEnabled(False)  # whoever looks at pages looks elsewhere
        return window

    def close(self) -> None:
        destroy(self.window)

    def _watch(self, monkeypatch: pytest.MonkeyPatch) -> None:
        really, really_go_to = Workspace._do, PageBook.go_to

        def do(workspace: Workspace, *args: Any, **params: Any) -> object:
            try:
                return really(workspace, *args, **params)
            except NotAcceptedError:  # it is asked about, not refused
                raise
            except RuleError as error:
                if self._dialogs:
                    self.refused.append(error.code)
                raise

        def answer(dialog: Dialog) -> int:
            self._dialogs += 1
            dialog.show()
            QApplication.processEvents()
            self.unfit |= {f"{type(dialog).__name__}: {each}" for each in faults(dialog)}
            fill(dialog)
            if dialog.has_verb and dialog.verb.isEnabled():
                dialog.verb.click()
            if dialog.isVisible():
                dialog.reject()
            return dialog.result()

        def go_to(book: PageBook, destination: Destination) -> None:
            if not isinstance(destination, _SHOWN_BY_ITSELF):
                really_go_to(book, destination)

        monkeypatch.setattr(PageBook, "go_to", go_to)
        monkeypatch.setattr(Workspace, "_do", do)
        monkeypatch.setattr(Dialog, "exec", answer)
        for asks in ("ask_open", "ask_save"):
            monkeypatch.setattr(ask_file, asks, lambda *_: None)
        for foreign in (QFileDialog, QPrintDialog):
            monkeypatch.setattr(foreign, "exec", lambda _: 0)

    def acts(self, page: PageId, row: int = 0) -> list[QAction | QPushButton]:
        """Return the acts of a page, shown, with a row of its list chosen; then its own buttons."""
        self.window._view.book.open_at(page)
        shown = self.window._view.book.page
        if (table := self._table()) is not None:
            table.selectRow(row)
        acts = [each for each in shown.page_actions() if each.isVisible() and not each.menu()]
        buttons = [each for each in shown.findChildren(QPushButton) if each.isVisible()]
        return [*acts, *buttons]

    def rows(self, page: PageId) -> list[int]:
        """Return rows of the list of a page that are unlike each other."""
        self.window._view.book.open_at(page)
        table = self._table()
        count = 0 if table is None else table.model().rowCount()
        if page in _OF_MANY_KINDS or not count:
            return [*range(count)] or [0]
        return sorted({range(count)[end] for end in self._ends})

    def _table(self) -> Table[Any] | None:
        found = self.window._view.book.page.findChildren(Table)
        return next((each for each in found if each.isVisible()), None)

    def try_out(self, page: PageId) -> set[tuple[str, str, str]]:
        """Do all acts of a page as a person would, with all that they ask; return what was refused
        then: where, the words of the act, the code.
        """
        found = set()
        tried: set[str] = set()
        for row, at_first in [(row, [*self._offered(page, row)]) for row in self.rows(page)]:
            now = self._offered(page, row)
            tried &= self._of_no_row()
            while texts := [each for each in (*now, *at_first) if each not in tried]:
                tried.add(text := texts[0])
                if text not in now:
                    self._open_anew()  # what was done before left the page otherwise
                    now = self._offered(page, row)
                if (act := now.get(text)) is None:
                    continue
                before = self._stands
                found |= {(page.value, text, code) for code in self._refused_in(act)}
                if not self._is_as_at_first(before):
                    self._open_anew()
                now = self._offered(page, row)
        return found

    def _offered(self, page: PageId, row: int) -> dict[str, QAction | QPushButton]:
        """Return the acts that can be done, by their words."""
        offered: dict[str, QAction | QPushButton] = {}
        for each in self.acts(page, row):
            if each.isEnabled():
                offered.setdefault(each.text(), each)
            elif isinstance(each, QAction) and not each.statusTip():
                self.silent.add(f"{page.value}: {each.text()}")
        return offered

    def _of_no_row(self) -> set[str]:
        """Return the words of the acts of the page that is shown which are not in the menu of a row
        of its list: whichever row is chosen, they do the same.
        """
        table = self._table()
        if table is None or not table.row_acts:
            return set()
        acts = self.window._view.book.page.page_actions()
        return {each.text() for each in acts if each not in table.row_acts}

    def _refused_in(self, act: QAction | QPushButton) -> list[str]:
        self.refused, self._dialogs = [], 0
        if isinstance(act, QAction):
            act.trigger()
        else:
            act.click()
        QApplication.processEvents()
        finish_background()
        QApplication.processEvents()
        refused = self.refused
        self._dialogs = 0
        return refused

    def _open_anew(self) -> None:
        self.close()
        self.window = self._open()

    @property
    def _stands(self) -> tuple[StageId, int]:
        event = open_event_of(self.window)
        return event.stage, event.facts.data_version

    def _is_as_at_first(self, before: tuple[StageId, int]) -> bool:
        """Undo what was done since then; return whether the event is as it was at first: a window
        is soon enough opened anew where it cannot be.
        """
        now = self.window.open_event
        if now is None or now.workspace.path != self._copy:
            return False
        if self._stands == before:
            return True
        while (more := len(now.workspace.undoing.undoable) - self._undoable) != 0:
            try:
                now.workspace.undo() if more > 0 else now.workspace.redo()
            except RuleError:
                return False
        now.stage = before[0]
        facts = replace(now.facts, data_version=self._first.data_version)
        return facts == self._first and now.stage == before[0]


def faults(dialog: Dialog) -> list[str]:
    """Return what is wrong with a dialog on a small screen."""
    width, height = SMALLEST[0], SMALLEST[1] - TITLE_BAR
    dialog.resize(min(dialog.width(), width), min(dialog.height(), height))
    QApplication.processEvents()
    found = [*cut(dialog), *nameless(dialog)]
    if not isinstance(dialog, OrderDialog):  # it has a column for every round
        found += scrolled_sideways(dialog)
    if dialog.width() > width or dialog.height() > height:
        found.append(f"is {dialog.width()} x {dialog.height()}")
    if len(buttons := filled(dialog)) > 1:
        found.append(f"has more than one thing that comes next: {buttons}")
    words = [each.text() for each in dialog.findChildren(QLabel) if each.isVisible()]
    if words.count(dialog.windowTitle()) > 1:
        found.append("says its title twice")
    return found


def fill(dialog: QWidget) -> None:
    """Type something everywhere."""
    for line in dialog.findChildren(QLineEdit):
        if line.isVisible() and line.isEnabled() and not line.isReadOnly() and not line.text():
            line.setText("1")
    for text in dialog.findChildren(QPlainTextEdit):
        if text.isVisible() and not text.isReadOnly() and not text.toPlainText():
            text.setPlainText("1")


@pytest.fixture(params=STATES if IN_SOAK else _SHORT, ids=lambda state: state.replace(" ", "-"))
def walk(
    request: pytest.FixtureRequest,
    qtbot: QtBot,
    ready: ReadyFiles,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Walk]:
    state = request.param

    def make(path: Path) -> Workspace:
        workspace = new_event(path)
        STATES[state](workspace)
        return workspace

    # Its words are the longer ones.
    i18n.use("uk")
    file = ready.copy(("refusals", state), tmp_path / "state", make)
    ends = (0, -1) if IN_SOAK else (-(_SHORT.index(state) % 2),)
    walk = Walk(qtbot, file, monkeypatch, ends=ends)
    # They hardly depend on the system: twice they are walked in the other short ones.
    walk.of_the_event = IN_SOAK or state != "swiss under way"
    yield walk
    walk.close()
    i18n.use("en")


def test_that_dialogs_fit_and_nothing_is_asked_or_offered_in_vain(walk: Walk) -> None:
    """No dialog asks for what is refused for something that was known before; an act that is not
    offered says why.
    """
    found = set()
    for entry in PAGES:
        if walk.of_the_event or not entry.of_event:
            found |= walk.try_out(entry.id)
    assert {each for each in found if each[2] not in ABOUT_WHAT_IS_TYPED} == set()
    assert walk.unfit == set(), "\n".join(sorted(walk.unfit))
    assert walk.silent == set(), "\n".join(sorted(walk.silent))
