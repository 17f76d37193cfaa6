"""What is typed or pasted into a field can be kept."""

import re
from pathlib import Path

from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from arbiter_app.domain.names.plain_text import LINE, NAME, TEXT
from arbiter_app.gui.parts.line import Line, Lines

GUI = Path(__file__).resolve().parents[3] / "arbiter_app" / "gui"
FILES = {"place_field.py", "folder_field.py"}
"""Where the name of a file or a folder is typed, which is no name of people."""


def shown(qtbot: QtBot, field: Line) -> Line:
    qtbot.addWidget(field)
    field.show()
    return field


def paste(text: str, field: Line | Lines) -> None:
    clipboard = QGuiApplication.clipboard()
    assert clipboard is not None
    clipboard.setText(text)
    field.paste()


def test_that_no_more_can_be_typed_than_is_kept(qtbot: QtBot) -> None:
    field = shown(qtbot, Line())
    QTest.keyClicks(field, "x" * (NAME.longest + 5))
    assert field.text() == "x" * NAME.longest
    paste("ц" * 500, shown(qtbot, wide := Line(limit=LINE)))
    assert wide.text() == "ц" * LINE.longest


def test_that_what_is_pasted_stands_there_as_it_is_kept(qtbot: QtBot) -> None:
    field = shown(qtbot, Line())
    paste("\ufeffКо\u200bваль\u00a0Андріи\u0306\u202e\n", field)
    assert field.text().strip() == "Коваль Андрій"
    assert field.hasAcceptableInput()


def test_that_letters_go_on_where_the_cursor_stood(qtbot: QtBot) -> None:
    field = shown(qtbot, Line("Коваль Іван"))
    field.setCursorPosition(6)
    paste("\u200bчук", field)
    QTest.keyClicks(field, "-M")
    assert field.text() == "Ковальчук-M Іван"


def test_that_a_longer_text_of_an_older_event_stands_there_whole(qtbot: QtBot) -> None:
    field = shown(qtbot, Line("Д" * 150))
    assert field.text() == "Д" * 150
    QTest.keyClicks(field, "x")
    assert field.text() == "Д" * 150
    field.setText("Довгий")
    paste("х" * 150, field)
    assert len(field.text()) == NAME.longest


def test_that_lines_keep_to_their_bounds(qtbot: QtBot) -> None:
    account = Lines()
    qtbot.addWidget(account)
    paste("перший\u202e\r\n\tдру\u200bгий", account)
    assert account.toPlainText() == "перший\n\tдругий"
    paste("х" * 5000, account)
    assert len(account.toPlainText()) == TEXT.longest


def test_that_every_field_keeps_bounds() -> None:
    bare = re.compile(r"\bQLineEdit\(|QPlainTextEdit\((?!.*readOnly)|class .*\(QLineEdit\):")
    found = {
        path.name
        for path in GUI.rglob("*.py")
        for line in path.read_text("utf-8").splitlines()
        if bare.search(line) and path.name not in ("line.py", "read_text.py")
    }
    assert found == FILES


def test_that_every_box_in_which_one_may_type_keeps_bounds() -> None:
    for path in GUI.rglob("*.py"):
        text = path.read_text("utf-8")
        if re.search(r"editable=True|setEditable\((?!False)", text):
            assert "keep_bounds(" in text, path.name
