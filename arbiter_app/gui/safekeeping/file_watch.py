"""Watches over the open event file: that it is there after a sleep, and what else goes wrong."""

import time
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication

from arbiter_app.formats.errors import FileError
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.services.safety import Trouble

_BEAT = 15
"""Seconds between two looks at the clock."""
_ASLEEP = 3 * _BEAT
"""Seconds without a look: the computer slept."""


class FileWatch(QObject):
    """Looks at the file when the computer wakes and when the window is come back to."""

    woke = Signal()
    """The computer slept, or the person was elsewhere: disks may have come or gone."""
    lost = Signal(object)
    """The file was found gone or replaced: the error, once until it is found again."""
    troubled = Signal(str)
    """Something went wrong that kept no act from being done; each is told once."""

    def __init__(self, open_event: OpenEvent, *, clock: Callable[[], float] = time.time) -> None:
        super().__init__(open_event)
        self._open_event = open_event
        self._clock = clock
        self._looked = clock()
        self._is_lost = False
        self._told: set[str] = set()
        beat = QTimer(self, interval=_BEAT * 1000)
        beat.timeout.connect(self.look_at_clock)
        beat.start()
        # An act is told of after its trouble, and would take the message away.
        self._heard.connect(self._tell, Qt.ConnectionType.QueuedConnection)
        self._unsubscribe = open_event.workspace.on_trouble(self._heard.emit)
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        application.applicationStateChanged.connect(self._on_state)
        open_event.lost.connect(self._note_loss)

    _heard = Signal(object)

    def close(self) -> None:
        """Watch no more."""
        self._unsubscribe()
        application = QGuiApplication.instance()
        assert isinstance(application, QGuiApplication)
        application.applicationStateChanged.disconnect(self._on_state)

    def look_at_clock(self) -> None:
        """Look at the file if far more time has passed than should have."""
        now, before = self._clock(), self._looked
        self._looked = now
        if now - before > _ASLEEP:
            self.look()

    def look(self) -> None:
        """Look whether the file is still there."""
        try:
            self._open_event.workspace.check_file()
        except FileError as error:
            if not self._is_lost:
                self._is_lost = True
                self.lost.emit(error)
        else:
            self._is_lost = False
        self.woke.emit()

    def _note_loss(self) -> None:
        """Tell no more of a loss that an act has told of."""
        self._is_lost = True

    def _on_state(self, state: Qt.ApplicationState) -> None:
        if state is Qt.ApplicationState.ApplicationActive:
            self.look()

    def _tell(self, trouble: Trouble) -> None:
        sentence = error_sentence(trouble)
        if sentence not in self._told:
            self._told.add(sentence)
            self.troubled.emit(sentence)
