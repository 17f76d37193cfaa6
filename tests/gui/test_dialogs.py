"""Dialogs that stand before an import and around files."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QDialog, QFileDialog, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from arbiter_app import i18n
from arbiter_app.gui.dialogs.file_choice import ask_open
from arbiter_app.gui.dialogs.import_players import ImportDialog
from arbiter_app.gui.widgets.table import Table
from tests.gui.hands import in_dialog

LIST = """Name;Birth;Title;Rank;FIDE rating;Region;Club
Білик Марта;2004-02-14;WFM;KMS;2010;Київ;«Дебют»
Ґава Ілля;1999;;;;;
"""


@pytest.fixture
def ukrainian() -> Iterator[None]:
    i18n.use("uk")
    yield
    i18n.use("en")


def test_that_a_list_is_looked_at_column_by_column_before_it_is_imported(qtbot: QtBot) -> None:
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = ImportDialog(parent, "list.csv", LIST.encode(), ())
    table = dialog.findChild(Table)
    assert table is not None
    model = table.model()
    shown = [
        [model.index(row, column).data() for column in range(model.columnCount())]
        for row in range(model.rowCount())
    ]
    marta, illia = shown
    assert marta[:8] == ["Білик Марта", "WFM", "KMS", "2010", "", "14.02.2004", "Київ", "«Дебют»"]
    assert illia[5] == "1999"


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
    assert words == {"Тека:", "&Назва файлу:", "Вид:", "&Відкрити", "Скасувати"}
