"""A round is paired beside the window, which stays usable and can stop it."""

from collections.abc import Callable
from threading import Event as Flag

from PySide6.QtCore import QCoreApplication, QObject, QTimer, Signal

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.pairing.position import RoundPairing
from arbiter_app.domain.pairing.swiss.making import RoundMade
from arbiter_app.domain.pairing.swiss.position import SwissPosition
from arbiter_app.gui.base.background import in_background

Pair = Callable[[SwissPosition, Callable[[], None], Callable[[int, int], None]], RoundPairing]
"""Pairs a position; asks whether to stop, and tells how far it is."""
Make = Callable[[Callable[[SwissPosition], RoundPairing]], RoundMade]
"""Makes a round with what pairs its position."""

_LOOKS_EVERY = 50
"""Milliseconds between two looks at how far the work is."""


class Stopped(Exception):  # noqa: N818 - nothing went wrong
    """The work is not wanted any more."""


class Stop:
    """Says to work in whatever thread whether it is still wanted."""

    def __init__(self) -> None:
        self._flag = Flag()

    def __call__(self) -> None:
        """Raise Stopped where it is not."""
        if self._flag.is_set():
            raise Stopped

    @property
    def is_set(self) -> bool:
        return self._flag.is_set()

    def set(self) -> None:
        """Want it no more."""
        self._flag.set()


class PairingWork(QObject):
    """Pairs one round at a time. Nothing is written: what it has made is handed over."""

    went_on = Signal(int, int)
    """So many brackets are paired, of so many."""
    ended = Signal(object)
    """The `RoundMade`; the `RuleError` that lets it not be paired; None where it was stopped."""

    def __init__(self, owner: QObject, pair: Pair) -> None:
        super().__init__(owner)
        self._pair = pair
        self._stop = Stop()
        self._is_under_way = False
        self._far = (0, 0)
        self._look = QTimer(self, interval=_LOOKS_EVERY)
        self._look.timeout.connect(lambda: self.went_on.emit(*self._far))
        # The end of the program waits for its work, a page that goes does not.
        app = QCoreApplication.instance()
        assert app is not None, "there is no widget without it"
        app.aboutToQuit.connect(self.stop)

    @property
    def is_under_way(self) -> bool:
        return self._is_under_way

    def begin(self, make: Make) -> None:
        """Pair a round; nothing happens while one is paired already."""
        if self._is_under_way:
            return
        self._is_under_way = True
        self._far = (0, 0)
        stop = self._stop = Stop()
        self.destroyed.connect(stop.set)
        self._look.start()
        in_background(lambda: self._made(make, stop), self._hand_over, self._fail)

    def stop(self) -> None:
        """Want the round no more; `ended` follows as soon as the work has noticed."""
        self._stop.set()

    def _made(self, make: Make, stop: Stop) -> RoundMade | RuleError | None:
        """Return what came of it, in the worker thread."""

        def tell(paired: int, brackets: int) -> None:
            self._far = paired, brackets

        try:
            return make(lambda position: self._pair(position, stop, tell))
        except RuleError as error:
            return error
        except Stopped:
            return None

    def _hand_over(self, found: RoundMade | RuleError | None) -> None:
        self._end()
        self.ended.emit(found)

    def _fail(self, error: BaseException) -> None:
        self._end()
        self.ended.emit(None)
        raise error

    def _end(self) -> None:
        self._is_under_way = False
        self._look.stop()
