"""Asking why, where the journal must know."""

from PySide6.QtWidgets import QWidget

from arbiter_app.domain.names.plain_text import TEXT
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.dialogs.confirmed_acts import Act
from arbiter_app.gui.parts.dialogs.dialog import Dialog, Part
from arbiter_app.gui.parts.line import Line
from arbiter_app.i18n import translate


class ReasonField(Line):
    """Why something is done, as the journal keeps it."""

    def __init__(self) -> None:
        super().__init__(limit=TEXT)
        self.label = Label(translate("ReasonDialog", "&Reason, kept in the journal:"))
        self.label.setBuddy(self)

    @property
    def reason(self) -> str:
        """What was typed, without space around it."""
        return self.text().strip()


class ReasonDialog(Dialog):
    """A decision that needs a reason: its verb works once one is typed, Esc leaves all as it is."""

    def __init__(
        self, parent: QWidget, *, title: str, body: Part, verb: str, act: Act | None = None
    ) -> None:
        self._field = ReasonField()
        asked = layouts.column(self._field.label, self._field, gap=Room.TIGHT)
        super().__init__(parent, title, body, asked, verb=verb, act=act)
        self._field.textChanged.connect(self._on_typed)
        self._on_typed()
        self._field.setFocus()

    @property
    def reason(self) -> str:
        """What was typed, without space around it."""
        return self._field.reason

    def _on_typed(self) -> None:
        self.verb.setEnabled(bool(self.reason))


def ask_reason(
    parent: QWidget, *, title: str, body: Part, verb: str, act: Act | None = None
) -> str | None:
    """Ask for a decision with its reason; return the reason, None if it was not taken."""
    dialog = ReasonDialog(parent, title=title, body=body, verb=verb, act=act)
    return dialog.reason if dialog.exec() else None
