"""Who sits at the computer, as whom, and what he may do."""

import math
from collections.abc import Callable, Mapping
from typing import Any

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import Role
from arbiter_app.domain.facts.people.rights import Authority, Right
from arbiter_app.domain.names.plain_text import cleaned
from arbiter_app.domain.permission.by_person import Needs, may
from arbiter_app.services.pin_delay import PinDelay, of_this_program


class Seat:
    """The place at the computer: whoever signed in acts there, else the chief arbiter."""

    def __init__(
        self, visitor: str, event: Callable[[], Event], delay: PinDelay = of_this_program
    ) -> None:
        """`event` returns the open event as it is, which keeps the PINs and names the officials;
        `visitor` acts where it names no chief arbiter.
        """
        self.authority: Authority | None = None
        """As whom they signed in; None where nobody did, or nobody needs to."""
        self._name = ""
        self._visitor = visitor
        self._event = event
        self._delay = delay

    @property
    def actor(self) -> str:
        """Who acts, as the journal and signatures name them; "" is the chief arbiter, of whom no
        name is known. It is never the login of the computer.
        """
        if self._name:
            return self._name
        official = self._event().official(_OFFICES[self.authority or Authority.CHIEF_ARBITER])
        return official.name if official else self._visitor

    @actor.setter
    def actor(self, name: str) -> None:
        """Let somebody act under a name without signing in; "" leaves it to the chief arbiter."""
        self._name = name

    def sign_in(self, authority: Authority, pin: str, name: str) -> None:
        """Let somebody act with the rights of an authority and under their own name.

        Raises RuleError("pins.not-set"), ("pins.wrong"), or ("pins.wait") for a while after several
        wrong ones, whatever is typed then.
        """
        kept = self._event().pins.get(authority)
        if kept is None:
            raise RuleError("pins.not-set")
        if left := self.wait(authority):
            raise RuleError("pins.wait", seconds=left)
        if not kept.matches(cleaned(pin).strip()):
            self._delay.note_wrong(kept)
            raise RuleError("pins.wrong")
        self._delay.note_right(kept)
        self.authority, self._name = authority, cleaned(name).strip()

    def wait(self, authority: Authority) -> int:
        """Return for how many seconds nobody signs in so, after wrong PINs."""
        kept = self._event().pins.get(authority)
        return math.ceil(round(self._delay.left(kept), 3)) if kept else 0

    def sign_out(self) -> None:
        """Leave the computer to whoever comes next."""
        self.authority, self._name = None, ""

    def may(self, right: Right) -> bool:
        """Whether whoever sits at the computer may do something."""
        return may(self._event(), self.authority, right)

    def demand_right(self, needs: Needs, params: Mapping[str, Any]) -> None:
        """Make sure that whoever sits at the computer may run a command with parameters, or take it
        back.

        Raises RuleError with the right that is missing.
        """
        event = self._event()
        if not event.pins:
            return
        right = needs(event, params) if callable(needs) else needs
        if right is not None and not self.may(right):
            raise RuleError(right.value)


_OFFICES = {
    Authority.CHIEF_ARBITER: Role.CHIEF_ARBITER,
    Authority.SECRETARY: Role.CHIEF_SECRETARY,
    Authority.ARBITER: Role.ARBITER,
}
"""Whose name stands for an authority that was signed in without one."""
