"""What every explained round answers, whatever system paired it."""

from collections.abc import Callable
from typing import Protocol

from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.pairing.swiss.position import SwissPosition


class Explained(Protocol):
    """A round that was paired once more to find its reasons."""

    @property
    def position(self) -> SwissPosition: ...

    @property
    def free(self) -> int | None:
        """Who has the bye, by index of the position."""

    def index(self, number: PairingNumber) -> int:
        """Return the index of a number. Raises RuleError("pairing.not-in-round")."""

    def number(self, at: int) -> PairingNumber: ...

    def opponent(self, number: PairingNumber) -> PairingNumber | None:
        """Return whom somebody meets; None for who has the bye. Raises as `index`."""

    def ask_whether_to_stop(self, check: Callable[[], None]) -> None:
        """Call this from now on from time to time; it raises to stop."""
