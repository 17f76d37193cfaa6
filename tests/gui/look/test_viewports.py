"""A viewport that the program makes is the one that Qt would have made."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractScrollArea, QListWidget, QScrollArea, QTableView
from pytestqt.qtbot import QtBot

from arbiter_app.gui.look.viewports import own_viewport


@pytest.mark.parametrize("kind", [QListWidget, QTableView, QScrollArea])
def test_that_an_own_viewport_is_as_qt_makes_it(
    qtbot: QtBot, kind: type[QAbstractScrollArea]
) -> None:
    of_qt, own = kind(), kind()
    own_viewport(own)
    for each in (of_qt, own):
        qtbot.addWidget(each)
        each.resize(300, 200)
        each.show()
        qtbot.waitExposed(each)
    assert _facts(own) == _facts(of_qt)
    assert own.grab().toImage() == of_qt.grab().toImage()


def _facts(area: QAbstractScrollArea) -> tuple[object, ...]:
    viewport = area.viewport()
    return (
        [viewport.testAttribute(each) for each in Qt.WidgetAttribute],
        viewport.objectName(),
        viewport.backgroundRole(),
        viewport.autoFillBackground(),
        viewport.focusPolicy(),
        viewport.focusProxy() is area,
        viewport.geometry(),
        area.children().index(viewport),
    )
