"""F1 opens the manual over every dialog, at the chapter that tells of it; the dialog stays."""

from collections.abc import Callable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.window.manual.pages import (
    CHAPTER_OF_ROOM,
    FIRST_CHAPTER,
    chapter_of_dialog,
)
from arbiter_app.gui.window.manual.window import manual_over
from arbiter_app.gui.window.menu.help import Help
from arbiter_app.wording.manual.chapters import CHAPTERS
from tests.gui.conftest import Builder
from tests.gui.window.test_enter_in_dialogs import DIALOGS
from tests.gui.window.test_enter_in_dialogs import Open as OpenInEvent

OF_THE_PAGE = {"ProgressDialog", "ReadDialog", "ReasonDialog", "PlayerCardDialog"}
"""What is asked or shown on many pages."""


class Above(QWidget):
    """A window that shows the manual, without an event of its own."""

    def __init__(self) -> None:
        super().__init__()
        self._help = Help(self, lambda: None, lambda _: None, Preferences())

    def show_manual(self, over: QWidget) -> None:
        self._help.show_manual(over)


@pytest.fixture
def opened(qtbot: QtBot, open_event: OpenEvent, drawn: Builder) -> Callable[[OpenInEvent], Dialog]:
    drawn(4)
    above = Above()
    qtbot.addWidget(above)

    def open_(open_: OpenInEvent) -> Dialog:
        dialog = open_(above, open_event)
        dialog.open()
        dialog.activateWindow()
        qtbot.waitUntil(dialog.isActiveWindow)
        return dialog

    return open_


@pytest.mark.parametrize("kind", DIALOGS, ids=lambda kind: kind.__name__)
def test_that_f1_opens_the_manual_over_a_dialog_that_stays(
    qtbot: QtBot, opened: Callable[[OpenInEvent], Dialog], kind: type[Dialog]
) -> None:
    dialog = opened(DIALOGS[kind])
    QTest.keyClick(dialog, Qt.Key.Key_F1)
    manual = manual_over(dialog)
    assert manual is not None
    qtbot.waitUntil(manual.isActiveWindow)
    assert manual.shown == (chapter_of_dialog(kind) or FIRST_CHAPTER)
    QTest.keyClick(manual.text, Qt.Key.Key_B)
    assert manual.search.text() == "b"
    QTest.keyClick(manual.search, Qt.Key.Key_Escape)
    QTest.keyClick(manual, Qt.Key.Key_Escape)
    assert not manual.isVisible()
    assert dialog.isVisible()


def test_that_every_dialog_has_a_chapter_but_those_of_many_pages() -> None:
    assert {*CHAPTER_OF_ROOM.values()} <= {*CHAPTERS}
    without = {kind.__name__ for kind in DIALOGS if chapter_of_dialog(kind) is None}
    assert without <= OF_THE_PAGE
