"""The chip that says that nobody is signed in."""

from arbiter_app.domain.facts.people.rights import Right
from arbiter_app.domain.permission.by_person import asks_for_pins
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.window.status.chips import Chip
from arbiter_app.i18n import translate


class SignInChip(Chip):
    """Seen while an event with PINs waits for somebody to sign in."""

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__()
        self._open_event = open_event
        self.clicked.connect(self._ask)
        open_event.changed.connect(self._refresh)
        open_event.signed.connect(self._refresh)
        self._refresh()

    def _ask(self) -> None:
        from arbiter_app.gui.signing.sign_in import ask_sign_in

        ask_sign_in(self.window(), self._open_event)

    def _refresh(self) -> None:
        workspace = self._open_event.workspace
        if not asks_for_pins(workspace.event) or workspace.seat.authority is not None:
            self.hide()
            return
        self.tell(
            translate("SignIn", "Nobody is signed in (F12)"),
            translate("SignIn", "Nobody is signed in: results may be entered, all else is to see.")
            if workspace.seat.may(Right.ENTER)
            else translate("SignIn", "Nobody is signed in: the event is to see, not to change."),
        )
