"""Who sits at the computer, as whom, and what he may do."""

import getpass
from collections.abc import Callable, Mapping
from typing import Any

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.rights import Authority, Right
from arbiter_app.domain.permission.by_person import Needs, may


class Seat:
    """The place at the computer: whoever signed in acts there, else who opened the event."""

    def __init__(self, visitor: str, event: Callable[[], Event]) -> None:
        """`event` returns the open event as it is, which keeps the PINs."""
        self.actor = visitor
        """Who acts, as the journal names them."""
        self.authority: Authority | None = None
        """As whom they signed in; None where nobody did, or nobody needs to."""
        self._visitor = visitor
        self._event = event

    def sign_in(self, authority: Authority, pin: str, name: str) -> None:
        """Let somebody act with the rights of an authority and under their own name.

        Raises RuleError("pins.not-set") or ("pins.wrong").
        """
        kept = self._event().pins.get(authority)
        if kept is None:
            raise RuleError("pins.not-set")
        if not kept.matches(pin.strip()):
            raise RuleError("pins.wrong")
        self.authority, self.actor = authority, name.strip() or self._visitor

    def sign_out(self) -> None:
        """Leave the computer to whoever comes next."""
        self.authority, self.actor = None, self._visitor

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


def login_name() -> str:
    """Return the name of the person at the computer; "" where the system does not say."""
    try:
        return getpass.getuser()
    except (KeyError, ImportError, OSError):
        return ""
