"""What waits until the window is there to be seen."""

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

_PAUSE = 150
"""Milliseconds, from when the loop begins to turn: by then the window is painted, on a slow
computer too."""


def after_paint(receiver: QObject, act: Callable[[], object]) -> None:
    """Do something when the window has been painted, unless the receiver is gone by then."""
    # Who asks is often still building the window, which may take longer than the pause.
    QTimer.singleShot(0, receiver, lambda: QTimer.singleShot(_PAUSE, receiver, act))
