"""What the hands and the eyes of an arbiter do, for the tests of the window."""

from collections.abc import Callable
from typing import TypeVar

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from arbiter_app.domain.permission.acts import NotAcceptedError
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.page import Page

P = TypeVar("P", bound=Page)
W = TypeVar("W", bound=QWidget)


def show_page(qtbot: QtBot, page: P) -> P:
    """Show a page with its focus, as it stands beside the list of pages in a window of 1280x720."""
    qtbot.addWidget(page)
    page.resize(1090, 600)
    with qtbot.waitExposed(page):
        page.show()
    page.activateWindow()
    page.focus_first()
    return page


def focused() -> QWidget:
    """The widget that the next key goes to."""
    window = QApplication.activeModalWidget() or QApplication.activeWindow()
    assert window is not None
    widget = window.focusWidget()
    assert widget is not None
    return widget


def in_dialog(act: Callable[[QDialog], None]) -> None:
    """Do something in the dialog that the next act opens; a failure closes it."""

    def when_open() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        try:
            act(dialog)
        finally:
            if dialog.isVisible():
                dialog.reject()

    QTimer.singleShot(0, when_open)


def say_yes(open_event: OpenEvent) -> list[str]:
    """Say yes to whatever wants it from now on; return the codes of what wanted it."""
    wanted: list[str] = []

    def yes(error: NotAcceptedError) -> bool:
        wanted.extend(error.codes)
        return True

    open_event.asks = yes
    return wanted


def child(parent: QWidget, kind: type[W]) -> W:
    """Return the first widget of a kind in another."""
    found = parent.findChild(kind)
    assert isinstance(found, kind)
    return found


def visible_words(widget: QWidget) -> str:
    """Everything that labels say."""
    return "\n".join(label.text() for label in widget.findChildren(QLabel) if label.isVisible())


def press_button(within: QWidget, words: str) -> None:
    """Press the button that says these words."""
    button = next(
        each for each in within.findChildren(QPushButton) if words in each.text().replace("&", "")
    )
    assert button.isEnabled()
    button.click()
