"""Opening events of former times: asked beside the window first, for their disk may be away."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Protocol

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QApplication

from arbiter_app import __version__, paths
from arbiter_app.gui.base.background import Failure, ask, attempt
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.base.preferences import Preferences
from arbiter_app.i18n import translate
from arbiter_app.services.files.own_events import demand_there, own_event_of_last_time

_PATIENCE = 0.5
"""Seconds that the window waits for a file before it goes on without."""


class Window(Protocol):
    """The window that events are opened in."""

    open_event: OpenEvent | None

    def open_sample(self) -> None: ...
    def open_again(self, path: Path) -> bool: ...
    def say(self, text: str) -> None: ...


class Reopening(QObject):
    """Opens what was open before, as soon as it answers and while nothing else was opened."""

    def __init__(self, window: Window, preferences: Preferences) -> None:
        super().__init__()
        self._window = window
        self._preferences = preferences
        self._asked: Path | None = None
        """The file that is waited for."""

    @property
    def former(self) -> list[Path]:
        """The files opened lately, the last one first, but for the sample."""
        last = self._preferences.last
        files = dict.fromkeys([*([last] if last else []), *self._preferences.recent])
        samples = (paths.sample(), paths.sample(__version__))
        return [path for path in files if path not in samples]

    def last(self) -> None:
        """Open the event the program was closed with."""
        path = self._preferences.last
        if path is not None and not self._was_its_end(path):
            self._ask(path, partial(demand_there, path), _not_reopened)

    def own(self) -> None:
        """Open the event of one's own that was open last, the sample while there is none."""
        files = self.former
        if not files:
            self._window.open_sample()
        elif not self._was_its_end(files[0]):
            self._ask(files[0], partial(own_event_of_last_time, files), _not_reopened)

    def listed(self, path: Path) -> None:
        """Open an event of the list of recent ones."""
        self._ask(path, partial(demand_there, path), error_sentence)

    def _was_its_end(self, path: Path) -> bool:
        """Whether opening an event was the end of the program, having said so: it is left to the
        person to try again.
        """
        if path != self._preferences.opening:
            return False
        text = translate(
            "MainWindow",
            "The program ended while {path} was being opened, so it was not opened again of itself."
            " Choose it from the list to try once more, or open a copy of it.",
        )
        self._window.say(text.format(path=path))
        return True

    def _ask(
        self,
        path: Path,
        question: Callable[[], Path | None],
        why_not: Callable[[Failure], str],
    ) -> None:
        self._asked, beside = path, self._window.open_event

        def take(found: Path | Failure | None) -> None:
            if self._asked != path:
                return
            self._asked = None
            # The person may have gone on without it.
            if self._window.open_event is beside and QApplication.activeModalWidget() is None:
                self._take(found, why_not)

        ask(self, lambda: attempt(question), take, patience=_PATIENCE)
        if self._asked == path:
            text = translate(
                "MainWindow",
                "{path} does not answer: its disk or network may be away. It is opened as soon as"
                " it answers; meanwhile another event can be opened.",
            )
            self._window.say(text.format(path=path))

    def _take(self, found: Path | Failure | None, why_not: Callable[[Failure], str]) -> None:
        if found is None:
            self._window.open_sample()
        elif isinstance(found, Path):
            self._window.open_again(found)
        else:
            self._window.say(why_not(found))


def _not_reopened(error: Failure) -> str:
    text = translate(
        "MainWindow",
        "The event of last time was not opened. {why} If it is on a stick or in a network, connect"
        " that and choose the event from the list; or open another one.",
    )
    return text.format(why=error_sentence(error))
