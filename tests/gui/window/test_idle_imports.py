import gc
import sys

import pytest
from PySide6.QtCore import QObject
from pytestqt.qtbot import QtBot

from arbiter_app.gui.window import idle_imports
from arbiter_app.gui.window.idle_imports import IdleImports

LATE = "arbiter_app.gui.window.menu.about"


def test_that_what_the_window_opened_without_is_imported_in_idle_time(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    ended: list[bool] = []
    monkeypatch.setattr(gc, "freeze", lambda: ended.append(True))
    monkeypatch.delitem(sys.modules, LATE, raising=False)
    program = QObject()
    IdleImports(program)
    qtbot.waitUntil(lambda: bool(ended), timeout=20_000)
    assert LATE in sys.modules


def test_that_nothing_is_imported_for_a_program_that_has_ended(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    imported: list[str] = []
    monkeypatch.setattr(idle_imports, "import_module", imported.append)
    program = QObject()
    IdleImports(program)
    program.deleteLater()
    qtbot.wait(400)
    assert imported == []


def test_that_pages_and_papers_are_among_what_is_imported() -> None:
    modules = set(idle_imports._modules())
    assert {"arbiter_app.gui.rounds.page", "arbiter_app.documents.catalogue"} <= modules
