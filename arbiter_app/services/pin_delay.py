"""How long nobody may sign in after wrong PINs: trying them all would take days.

It is kept for each PIN while the program runs, whatever dialogs and events are closed meanwhile.
"""

import threading
import time
from collections.abc import Callable
from dataclasses import dataclass

from arbiter_app.domain.facts.people.rights import Pin

FREE = 3
"""So many wrong PINs may be typed one after the other without a pause."""
_LONGEST = 60
"""Seconds."""


@dataclass(slots=True)
class _Tries:
    wrong: int = 0
    until: float = 0.0


class PinDelay:
    """Counts wrong PINs; each one after the free ones doubles the pause, from a second on."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._tries: dict[Pin, _Tries] = {}
        self._lock = threading.Lock()

    def left(self, pin: Pin) -> float:
        """Return for how many seconds more no PIN is taken in the place of this one."""
        tries = self._tries.get(pin)
        return max(0.0, tries.until - self._now()) if tries else 0.0

    def note_wrong(self, pin: Pin) -> None:
        """Take note that another one was typed."""
        with self._lock:
            tries = self._tries.setdefault(pin, _Tries())
            tries.wrong += 1
            if tries.wrong > FREE:
                pause = min(_LONGEST, 2 ** min(tries.wrong - FREE - 1, 10))
                tries.until = self._now() + pause

    def note_right(self, pin: Pin) -> None:
        """Take note that it was typed: wrong ones are counted anew."""
        self._tries.pop(pin, None)


of_this_program = PinDelay()
