"""Garbage is looked for in the thread of the window alone."""

import gc

from PySide6.QtCore import QObject, QTimer

_PAUSE = 1000
"""Milliseconds between two looks."""


class GarbageCollector(QObject):
    """Does what Python would do by itself in whatever thread makes an object.

    Windows and timers that are let go in circles would be destroyed in a worker thread, and Qt
    would go on calling them.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        gc.disable()
        timer = QTimer(self)
        timer.timeout.connect(self._look)
        timer.start(_PAUSE)

    def _look(self) -> None:
        """Collect the oldest generation that is due, and the younger ones with it."""
        counts = zip(gc.get_count(), gc.get_threshold(), strict=True)
        due = [generation for generation, (count, most) in enumerate(counts) if count > most]
        if due:
            gc.collect(due[-1])
