"""Where the window stands on the screen."""

from PySide6.QtCore import QByteArray, QSize
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from arbiter_app.gui.look.sizes import px

FRAME = QSize(8, 40)
"""What a system adds around a window: its title and borders."""
_USUAL = 1280, 720
_LEAST = 200
"""Fewer pixels show nothing that could be worked with. All are those beside usual letters."""


def take_place(window: QWidget, last: QByteArray) -> None:
    """Put a window where it stood last; where that is no place for one, into the usual one."""
    width, height = _USUAL
    room = window.screen().availableSize() - FRAME
    usual = QSize(px(width), px(height)).boundedTo(room)
    window.resize(usual)
    window.restoreGeometry(last)
    screens = QGuiApplication.screens()
    is_seen = any(each.geometry().intersects(window.geometry()) for each in screens)
    if not is_seen or min(window.width(), window.height()) < px(_LEAST):
        window.resize(usual)
        window.move(window.screen().availableGeometry().topLeft())
