import sys

from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot


def test_that_qt_gives_back_every_reference_to_none(qtbot: QtBot) -> None:
    """PySide6 6.12.0 did not, and a long evening at the board ended in an abort (Python 3.11)."""
    label = QLabel()
    qtbot.addWidget(label)
    before = sys.getrefcount(None)
    for _ in range(500):
        label.setText("1–0")
    assert abs(sys.getrefcount(None) - before) < 100
