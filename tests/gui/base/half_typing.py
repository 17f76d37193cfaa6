"""A program that types by half and waits to be killed; run by the tests beside it.

    python -m tests.gui.base.half_typing EVENT DATA SETTINGS STEPS

The steps are JSON: `["page", id]`, `["act", words]`, `["row", place, column]`, `["keys", text]` for
whatever has the focus, `["field", name, text]`. It says "kept" once what was typed last is a draft.
"""

import json
import sys
from pathlib import Path

from PySide6.QtCore import QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QTableView, QWidget

from arbiter_app import i18n, paths
from arbiter_app.gui.base.destinations import PageId, ShowPage
from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.gui.window.book.page_book import PageBook
from arbiter_app.gui.window.main_window import MainWindow

_PATIENCE = 500
"""How often it looks whether what it typed is kept."""


def run(event: Path, data: Path, settings: Path, steps: list[list[str]]) -> None:
    paths.user_data = lambda: data
    QSettings.setDefaultFormat(QSettings.Format.IniFormat)
    QSettings.setPath(QSettings.Format.IniFormat, QSettings.Scope.UserScope, str(settings))
    app = QApplication([])
    i18n.use("en")
    window = MainWindow(Preferences(), i18n.use, actor="Arbiter")
    window.open(event)
    window.show()
    window.activateWindow()
    assert QTest.qWaitForWindowActive(window)
    type_by_half(window, steps)
    print("kept", flush=True)
    app.exec()


def type_by_half(window: MainWindow, steps: list[list[str]]) -> None:
    """Type in a window until what was typed last is kept as a draft."""
    book = window.findChild(PageBook)
    assert book is not None
    for what, *words in steps:
        _step(book, what, words)
    for _ in range(_PATIENCE):
        if _is_kept(window, steps[-1][-1]):
            return
        QTest.qWait(20)
    raise AssertionError("not kept")


def _step(book: PageBook, what: str, words: list[str]) -> None:
    match what:
        case "page":
            book.go_to(ShowPage(PageId(words[0])))
        case "act":
            acts = book.page.page_actions()
            next(each for each in acts if each.text().replace("&", "") == words[0]).trigger()
        case "row":
            table = book.page.findChild(QTableView)
            assert table is not None
            table.setFocus()
            table.setCurrentIndex(table.model().index(int(words[0]), int(words[1])))
        case "keys":
            focused = QApplication.focusWidget()
            assert focused is not None
            _type(focused, words[0])
        case "field":
            field = field_of(book.page, words[0])
            field.setFocus()
            field.selectAll()
            _type(field, words[1])


def field_of(page: QWidget, name: str) -> QLineEdit:
    """The field of a page that has a name."""
    fields = (each for each in page.findChildren(QLineEdit) if each.accessibleName() == name)
    boxes = (each.lineEdit() for each in page.findChildren(QComboBox) if each.isEditable()
             and each.accessibleName() == name)  # fmt: skip
    return next(iter((*fields, *filter(None, boxes))))


def _type(widget: QWidget, words: str) -> None:
    for letter in words:
        key = Qt.Key.Key_unknown if letter != "\r" else Qt.Key.Key_Return
        target = QApplication.focusWidget() or widget
        QTest.sendKeyEvent(
            QTest.KeyAction.Click, target, key, letter, Qt.KeyboardModifier.NoModifier
        )


def _is_kept(window: MainWindow, text: str) -> bool:
    assert window.open_event is not None
    drafts = window.open_event.drafts
    kept = (drafts.kept(form) for form in drafts.forms)
    return any(text in value for draft in kept if draft for value in draft.fields.values())


if __name__ == "__main__":
    event, data, settings, steps = sys.argv[1:]
    run(Path(event), Path(data), Path(settings), json.loads(steps))
