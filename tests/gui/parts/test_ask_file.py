"""Dialogs around files."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog, QFileDialog, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from arbiter_app import i18n
from arbiter_app.gui.parts.dialogs.ask_file import ask_open
from tests.gui.hands import in_dialog


@pytest.fixture
def ukrainian() -> Iterator[None]:
    i18n.use("uk")
    yield
    i18n.use("en")


@pytest.mark.usefixtures("ukrainian")
def test_that_the_dialog_of_qt_speaks_the_language_of_the_window(
    qtbot: QtBot, tmp_path: Path
) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    words: set[str] = set()

    def look(dialog: QDialog) -> None:
        assert isinstance(dialog, QFileDialog)
        words.update(label.text() for label in dialog.findChildren(QLabel) if label.isVisible())
        words.update(each.text() for each in dialog.findChildren(QPushButton) if each.isVisible())

    in_dialog(look)
    assert ask_open(parent, "", tmp_path, "Події (*.arbiter)") is None
    assert words == {"Папка:", "&Назва файлу:", "Вид:", "&Відкрити", "Скасувати"}
