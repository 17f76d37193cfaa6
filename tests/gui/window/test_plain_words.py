"""A text is a text: whatever stands in an event is seen as it was written, on every page, in every
dialog that an act opens, in every tool tip, menu and title. Dialogs by themselves are read in
`test_enter_in_dialogs`.
"""

import shutil
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from datetime import date
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtGui import QAction, QTextDocument
from PySide6.QtGui import Qt as QtText
from PySide6.QtPrintSupport import QPrintDialog
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFileDialog, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from arbiter_app.domain.drawing.ceremony import free_groups
from arbiter_app.domain.facts.people.people import Birth
from arbiter_app.domain.facts.people.rating_lists import KnownPerson, ListedPerson
from arbiter_app.domain.facts.play.numbering import CeremonyMode, DrawMethod
from arbiter_app.gui.base.background import finish_background
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.look.plain import plain_tip, plain_title
from arbiter_app.gui.parts.dialogs import ask_file
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.players.page import PlayersPage
from arbiter_app.gui.registry.dialog import RegistryDialog
from arbiter_app.gui.window.book.pages import PAGES
from arbiter_app.gui.window.main_window import MainWindow
from arbiter_app.gui.window.start_screen import StartScreen
from arbiter_app.services.commands.play.ceremony import begin_ceremony
from arbiter_app.services.workspace import Workspace
from tests.campaigns import IN_SOAK
from tests.gui.conftest import NAMES, new_event
from tests.gui.fake_registry import FIDE, NATIONAL, FakeRegistry
from tests.gui.hands import focused, show_page
from tests.gui.misreadings import misreadings, words_in
from tests.gui.states import STATES
from tests.gui.windows import open_event_of, open_window
from tests.latin import not_english, typed_words
from tests.marked import MARK, REST, mark
from tests.ready import ReadyFiles

pytestmark = pytest.mark.long

OWN_WORDS = (
    "УКР Українська РУС Русский",
    "Чемпіонат області 2026",
    "Київ Львівська Гравець",
    "Пізній Олег",
    "Бук Ян",
    "ФШУ",
)
"""What languages call themselves; then what was typed in the event at first, or into a dialog, and
the name of a list.
"""


class Reader:
    """Walks through a window and looks at all that it says."""

    def __init__(self, qtbot: QtBot, file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self._qtbot, self._file = qtbot, file
        self._opened = self._asked = 0
        self.found: set[str] = set()
        self.places: set[str] = set()
        """Where the mark is seen."""
        self._ways: set[str] = set()
        """The acts that only turned to another page, which is looked at by itself."""
        monkeypatch.setattr(Dialog, "exec", lambda dialog: self._read_dialog(dialog))
        for asks in ("ask_open", "ask_save", "ask_folder"):
            monkeypatch.setattr(ask_file, asks, lambda *_: None)
        for foreign in (QFileDialog, QPrintDialog, QMenu):
            monkeypatch.setattr(foreign, "exec", lambda *_: 0)
        self.window = self._open()
        self._typed = typed_words(NAMES, OWN_WORDS, open_event_of(self.window).facts)

    def _open(self) -> MainWindow:
        self._opened += 1
        name = REST if sys.platform == "win32" else MARK
        copy = self._file.with_name(f"{name} {self._opened}.arbiter")
        shutil.copyfile(self._file, copy)
        return open_window(self._qtbot, copy)

    def read(self, *, with_acts: bool) -> None:
        """Look at every page, and at what its acts open, of each list also in its last row."""
        for entry in PAGES:
            tried = set() if IN_SOAK else {*self._ways}
            for row in self._rows(entry.id) if with_acts else [0]:
                self._choose(entry.id, row)
                self._look(entry.id.value)
                if with_acts:
                    self._read_acts(entry.id, row, set() if IN_SOAK else tried)

    def _read_acts(self, page: PageId, row: int, tried: set[str]) -> None:
        """Try the acts of a page but for those that were tried in another row."""
        for text in dict.fromkeys(each.text() for each in self._acts(page, row)):
            now = (each for each in self._acts(page, row) if each.text() == text)
            if text in tried or (act := next(now, None)) is None or not act.isEnabled():
                continue
            tried.add(text)
            asked = self._asked
            is_as_before = self._try(act.trigger if isinstance(act, QAction) else act.click)
            if is_as_before and asked == self._asked and self._page is not page:
                self._ways.add(text)

    def _look(self, where: str) -> None:
        QApplication.processEvents()
        finish_background()
        QApplication.processEvents()
        self.found |= {f"{where}: {each}" for each in misreadings(self.window)}
        for menu in self.window.findChildren(QMenu):
            self.found |= {f"{where}, menu: {each}" for each in misreadings(menu)}
        if where not in self.places and MARK in words_in(self.window._view.book.page):
            self.places.add(where)
        self._look_for_english(where, self.window)

    def _look_for_english(self, where: str, shown: QWidget) -> None:
        """Find what is said in Cyrillic letters that nobody typed."""
        foreign = not_english(words_in(shown), self._typed)
        self.found |= {f"{where}, not English: {each}" for each in foreign}

    def _read_dialog(self, dialog: Dialog) -> int:
        name = type(dialog).__name__
        dialog.show()
        QApplication.processEvents()
        self._asked += 1
        self.found |= {f"{name}: {each}" for each in misreadings(dialog)}
        if MARK in words_in(dialog):
            self.places.add(name)
        self._look_for_english(name, dialog)
        dialog.reject()
        return 0

    def _rows(self, page: PageId) -> list[int]:
        """Return rows of the list of a page that are unlike each other."""
        self.window._view.book.open_at(page)
        table = self._table()
        count = 0 if table is None else table.model().rowCount()
        return sorted({0, max(count - 1, 0)})

    def _choose(self, page: PageId, row: int) -> None:
        self.window._view.book.open_at(page)
        if (table := self._table()) is not None:
            table.selectRow(row)

    def _acts(self, page: PageId, row: int) -> list[QAction | QPushButton]:
        self._choose(page, row)
        shown = self.window._view.book.page
        acts = [each for each in shown.page_actions() if each.isVisible() and not each.menu()]
        return [*acts, *(each for each in shown.findChildren(QPushButton) if each.isVisible())]

    def _table(self) -> Table[Any] | None:
        found = self.window._view.book.page.findChildren(Table)
        return next((each for each in found if each.isVisible()), None)

    @property
    def _page(self) -> PageId:
        return self.window._view.book.page_id

    def _try(self, do: Callable[[], object]) -> bool:
        """Do it, and take back what it changed; return whether it was nothing."""
        event = open_event_of(self.window)
        before, done = (event.facts.data_version, event.stage), _standing(event)
        do()
        QApplication.processEvents()
        finish_background()
        now = self.window.open_event
        if now is event and (event.facts.data_version, event.stage) == before:
            return True
        self._look("after an act")
        if now is not event or event.stage != before[1] or not _take_back(event, done):
            self.window.close()
            self.window = self._open()
        return False


def _standing(event: OpenEvent) -> int:
    return len(event.workspace.undoing.undoable)


def _take_back(event: OpenEvent, done: int) -> bool:
    """Let so many acts stand again as stood before; return whether they do."""
    while more := _standing(event) - done:
        if not (event.undo() if more > 0 else event.redo()):
            return False
    return True


_BEFORE = "before the draw"


def marked(state: str, path: Path) -> Workspace:
    workspace = new_event(path)
    STATES[state](workspace)
    assert mark(workspace) > 30
    return workspace


_WITH_ACTS = {*STATES} if IN_SOAK else {"round under way"}
_SHORT = ("round under way", "several tournaments")
"""The states in which most pages have something to show: a soak reads all."""


@pytest.fixture(params=STATES if IN_SOAK else _SHORT, ids=lambda state: state.replace(" ", "-"))
def reader(
    request: pytest.FixtureRequest,
    qtbot: QtBot,
    ready: ReadyFiles,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
) -> Iterator[Reader]:
    state = request.param
    file = ready.copy(("marked", state), tmp_path / "state", partial(marked, state))
    reader = Reader(qtbot, file, monkeypatch)
    yield reader
    reader.window.close()


def test_that_words_of_an_event_are_seen_as_they_were_written(
    reader: Reader, request: pytest.FixtureRequest
) -> None:
    reader.read(with_acts=request.node.callspec.params["reader"] in _WITH_ACTS)
    assert reader.found == set(), "\n".join(sorted(reader.found))
    assert reader.places >= {"event", "officials", "players", "journal"}


@pytest.mark.parametrize("mode", CeremonyMode)
def test_that_a_ceremony_says_words_of_an_event_as_they_were_written(
    qtbot: QtBot, ready: ReadyFiles, tmp_path: Path, mode: CeremonyMode
) -> None:
    file = ready.copy("of a ceremony", tmp_path / "event.arbiter", partial(marked, _BEFORE))
    workspace = Workspace.open(file, actor=MARK)
    players = tuple(workspace.event.players.values())
    workspace.do(
        begin_ceremony,
        method=DrawMethod.LOTS,
        mode=mode,
        groups=free_groups(players),
        seed="2718" if mode is CeremonyMode.ON_SCREEN else None,
        witnesses=(MARK,),
    )
    workspace.close()
    window = open_window(qtbot, file)
    window._show_page(PageId.DRAW)
    found = set(misreadings(window))
    for act in [each for each in window._view.book.page.page_actions() if each.isEnabled()]:
        act.trigger()
        QApplication.processEvents()
        for shown in QApplication.topLevelWidgets():
            if shown.isVisible():
                found |= set(misreadings(shown))
    assert found == set(), "\n".join(sorted(found))
    assert MARK in words_in(window)
    window.close()


def test_that_a_registry_says_words_of_its_lists_as_they_were_written(
    qtbot: QtBot, workspace: Workspace, tmp_path: Path
) -> None:
    listed = replace(FIDE, name=MARK, source=f"{MARK}.zip")
    person = ListedPerson(
        list=listed, name=f"Quux {MARK}", birth=Birth(2008), federation=MARK, region=MARK, club=MARK
    )
    registry = FakeRegistry(tmp_path / "registry", KnownPerson(sources=(person,)))
    registry.kept, registry.local = (listed, NATIONAL), {1: person}
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = RegistryDialog(parent, registry, today=date(2026, 11, 21))
    dialog.show()
    seen = ""
    for place in range(4):
        dialog._tabs.setCurrentIndex(place)
        QApplication.processEvents()
        finish_background()
        QApplication.processEvents()
        assert misreadings(dialog) == []
        seen += words_in(dialog)
    assert seen.count(MARK) > 3
    dialog.close()
    page = show_page(qtbot, PlayersPage(OpenEvent(workspace, registry)))
    qtbot.waitUntil(page.isActiveWindow)
    QTest.keyClicks(focused(), "Quux")
    qtbot.waitUntil(lambda: MARK in words_in(page))
    assert misreadings(page) == []


def test_that_the_names_of_files_are_seen_as_they_are(qtbot: QtBot, tmp_path: Path) -> None:
    screen = StartScreen([tmp_path / f"{MARK}.arbiter"])
    qtbot.addWidget(screen)
    screen.show()
    assert misreadings(screen) == []
    assert MARK in words_in(screen).replace("&&", "&")


@pytest.mark.parametrize(
    "words", [MARK, "1 < 2 & 3 > 2", "<b>x", "&lt;b&gt;", "A & B", "a\n<b>b</b>"]
)
def test_that_a_tip_shows_the_words_it_is_given(words: str) -> None:
    tip = plain_tip(words)
    shown = QTextDocument()
    shown.setHtml(tip) if QtText.mightBeRichText(tip) else shown.setPlainText(tip)
    assert shown.toPlainText() == words


def test_that_titles_of_windows_keep_their_stars(qtbot: QtBot) -> None:
    window = QWidget()
    qtbot.addWidget(window)
    window.setWindowTitle(plain_title(f"{MARK} [*]"))
    window.setWindowModified(True)
    assert window.windowTitle() == f"{MARK} [*][*]"
