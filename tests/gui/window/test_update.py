"""A newer version says so once; Help has what changed, and whose work the program is made of."""

from pathlib import Path

import pytest
from PySide6.QtCore import QSettings
from PySide6.QtGui import QFileOpenEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QListWidget, QPlainTextEdit, QWidget
from pytestqt.qtbot import QtBot

from arbiter_app import __version__
from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.window.files.double_clicks import DoubleClicks
from arbiter_app.gui.window.menu.licences import LicencesDialog
from arbiter_app.gui.window.menu.news import NewsDialog
from arbiter_app.gui.window.update import told_of_update
from tests.gui.hands import child


@pytest.fixture
def preferences(tmp_path: Path) -> Preferences:
    return Preferences(QSettings(str(tmp_path / "kept.ini"), QSettings.Format.IniFormat))


def test_that_the_very_first_start_says_nothing_of_versions(preferences: Preferences) -> None:
    assert told_of_update(preferences) == ""
    assert told_of_update(preferences) == ""


def test_that_an_update_is_told_once_with_both_versions(preferences: Preferences) -> None:
    preferences.version = "0.1.0"
    told = told_of_update(preferences)
    assert __version__ in told
    assert "0.1.0" in told
    assert told_of_update(preferences) == ""


@pytest.mark.parametrize("former", ["999.0.0", "1.0.0rc1 of the hall", "?", "9" * 5000])
def test_that_an_older_version_and_nonsense_say_nothing(
    preferences: Preferences, monkeypatch: pytest.MonkeyPatch, former: str
) -> None:
    monkeypatch.setattr("arbiter_app.gui.window.update.__version__", "1.0.0")
    preferences.version = former
    assert told_of_update(preferences) == ""


def test_that_news_are_those_of_the_newest_version_alone(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    text = child(NewsDialog(parent), QPlainTextEdit).toPlainText()
    assert text.splitlines()[0][0].isdigit()
    assert sum(line.startswith("• ") for line in text.splitlines()) > 10
    assert "\n## " not in text
    assert "Changelog" not in text


def test_that_letters_find_a_licence_by_its_part_and_by_its_words(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = LicencesDialog(parent)
    parts, text = child(dialog, QListWidget), child(dialog, QPlainTextEdit)
    assert parts.item(0).text() == f"Arbiter {__version__}"
    assert "MIT License" in text.toPlainText()
    find = child(dialog, Line)
    QTest.keyClicks(find, "lesser general public")
    shown = [parts.item(row).text() for row in range(parts.count())]
    assert any(part.startswith("PySide6") for part in shown)
    assert f"Arbiter {__version__}" not in shown
    assert text.textCursor().selectedText().casefold() == "lesser general public"
    QTest.keyClicks(find, "???")
    assert (parts.count(), text.toPlainText()) == (0, "")


def test_that_a_file_handed_over_by_macos_is_opened(qapp: QApplication, tmp_path: Path) -> None:
    opened: list[Path] = []
    clicks = DoubleClicks(qapp, opened.append)
    try:
        QApplication.sendEvent(qapp, QFileOpenEvent(str(tmp_path / "cup.arbiter")))
    finally:
        qapp.removeEventFilter(clicks)
    assert opened == [tmp_path / "cup.arbiter"]
