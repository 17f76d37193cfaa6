"""Preferences are how this person likes to see and type: no result, table or paper hangs on one."""

import re
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QTableView
from pytestqt.qtbot import QtBot

from arbiter_app import i18n
from arbiter_app.domain.facts.event import Event
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.base.preferences import OwnName, Preferences
from arbiter_app.gui.look.appearance import Choice, appearance
from arbiter_app.gui.look.sizes import ZOOMS, Density
from arbiter_app.gui.look.tokens import ThemeId
from arbiter_app.services.closed_file import read_history
from tests.gui.windows import open_event_of, open_window
from tests.old_files.kept import FOLDER, unpacked


def fresh(_: Preferences) -> None:
    """Nothing was chosen yet."""


def otherwise(preferences: Preferences) -> None:
    """All that can be chosen is otherwise than at first."""
    preferences.language = "en"
    preferences.paper_language = "en"
    preferences.look = Choice(theme=[*ThemeId][-1], density=[*Density][-1], zoom=ZOOMS[-1])
    preferences.page = PageId.JOURNAL
    preferences.shown_tournament = 2
    preferences.result_keys = "wdb"
    preferences.manual_language = "en"
    preferences.own_name = OwnName(name="Інший Суддя", category="I")


def seen(qtbot: QtBot, path: Path, language: str) -> tuple[Event, list[str]]:
    """Walk through the window; return the event, and the figures of its round and its table."""
    i18n.use(language)
    appearance().wear(Preferences().look)
    window = open_window(qtbot, path)
    figures: list[str] = []
    for page in (PageId.ROUNDS, PageId.TABLE):
        window._show_page(page)
        QApplication.processEvents()
        shown = (each for each in window.findChildren(QTableView) if each.isVisible())
        figures += [_figures(each) for each in shown]
    event = open_event_of(window).workspace.event
    window.close()
    return event, figures


def _figures(table: QTableView) -> str:
    model = table.model()
    cells = (
        model.index(row, column).data(Qt.ItemDataRole.DisplayRole)
        for row in range(model.rowCount())
        for column in range(model.columnCount())
    )
    told = (str(cell or "").replace(",", ".") for cell in cells)
    return " ".join(cell for cell in told if not any(map(str.isalpha, cell)))


def test_that_no_preference_changes_an_event_or_its_tables(qtbot: QtBot, tmp_path: Path) -> None:
    path = unpacked(FOLDER / "1.0.0" / "swiss_lim.arbiter.gz", tmp_path)
    before = len(read_history(path))
    fresh(Preferences())
    first = seen(qtbot, path, "uk")
    otherwise(Preferences())
    second = seen(qtbot, path, "en")
    assert first == second
    assert any(re.search("[0-9]", each) for each in first[1])
    assert len(read_history(path)) == before
