"""What waits until the window is there to be seen."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

_PAUSE = 150
"""Milliseconds: by then the window is painted, on a slow computer too."""


def after_paint(receiver: QObject, act: Callable[[], object]) -> None:
    """Do something when the window has been painted, unless the receiver is gone by then."""
    QTimer.singleShot(_PAUSE, receiver, act)
