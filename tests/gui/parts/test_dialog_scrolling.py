"""What a dialog shows of its parts once it is as high as they need."""

from PySide6.QtWidgets import QScrollArea
from pytestqt.qtbot import QtBot

from arbiter_app.gui.look.layouts import column, row
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.words.heading import Aside


def test_that_a_dialog_that_shows_all_its_parts_has_no_scroll_bar(qtbot: QtBot) -> None:
    wide = Line()
    wide.setMinimumWidth(300)
    words = "Words that take several lines where there is little room for them. " * 4
    dialog = Dialog(None, "Rules", verb="&Set")
    qtbot.addWidget(dialog)
    lines = [row(Label(f"Field {number}"), Line()) for number in range(12)]
    dialog.lay_out(row(column(*lines, Aside(words)), column(wide, Aside(words))))

    dialog.show()
    qtbot.waitExposed(dialog)

    (parts,) = dialog.findChildren(QScrollArea)
    assert parts.verticalScrollBar().maximum() == 0
    assert not parts.verticalScrollBar().isVisible()
