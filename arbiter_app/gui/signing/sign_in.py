"""Signing in: as whom, under which name, with which PIN."""

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QRadioButton, QWidget

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import Role
from arbiter_app.domain.facts.people.rights import Authority
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.fields.suggesting_field import SuggestingField
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.registration import rights

_BEAT = 250
"""Milliseconds between two looks at the clock while nobody may sign in."""

_ROLES = {
    Authority.CHIEF_ARBITER: (Role.CHIEF_ARBITER, Role.DEPUTY),
    Authority.SECRETARY: (Role.CHIEF_SECRETARY,),
    Authority.ARBITER: (Role.SENIOR_ARBITER, Role.ARBITER, Role.DEPUTY),
}
"""Whose names are suggested, the usual one first."""


def ask_sign_in(parent: QWidget, open_event: OpenEvent) -> bool:
    """Let somebody sign in; return whether he did."""
    return bool(SignInDialog(parent, open_event).exec())


class SignInDialog(Dialog):
    """1, 2 and 3 choose as whom, Enter signs in; a wrong PIN is said and typed again."""

    def __init__(self, parent: QWidget, open_event: OpenEvent) -> None:
        super().__init__(
            parent,
            translate("SignIn", "Sign in"),
            verb=translate("SignIn", "&Sign in"),
            do=self._sign_in,
        )
        self._open_event = open_event
        self._offices = {
            authority: QRadioButton(f"{number}  {rights.authority(window_catalogue(), authority)}")
            for number, authority in enumerate(Authority, start=1)
        }
        for authority, button in self._offices.items():
            button.setEnabled(authority in open_event.facts.pins)
            button.toggled.connect(self._suggest)
            button.toggled.connect(self._show_wait)
        self._name = SuggestingField(translate("SignIn", "Name, as the journal keeps it"))
        self._pin = Line()
        self._pin.setEchoMode(Line.EchoMode.Password)
        self._pin.setAccessibleName(translate("SignIn", "PIN"))
        self._lay_out()
        self._waits = False
        self._beat = QTimer(self, interval=_BEAT)
        self._beat.timeout.connect(self._show_wait)
        self._beat.start()
        first = next(each for each in self._offices.values() if each.isEnabled())
        first.setChecked(True)
        first.setFocus()

    def _lay_out(self) -> None:
        offices = layouts.wrapping(*self._offices.values(), gap=Room.WIDE)
        form = layouts.form()
        form.addRow(translate("SignIn", "&Name"), self._name)
        form.addRow(translate("SignIn", "&PIN"), self._pin)
        forgotten = translate(
            "SignIn",
            "Forgotten? The chief arbiter sets PINs anew under File, PINs. Without the"
            " chief arbiter’s own, close the event and run: arbiter forget-pins FILE. It"
            " takes all PINs away and stays in the journal.",
        )
        self.lay_out(translate("SignIn", "As whom? (1, 2, 3)"), offices, form, Aside(forgotten))

    @property
    def _authority(self) -> Authority:
        return next(each for each, button in self._offices.items() if button.isChecked())

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        """Choose as whom by number, and go on to what is typed next."""
        offices = tuple(self._offices.values())
        typed = event.text()
        if typed in {"1", "2", "3"} and self.focusWidget() in offices:
            chosen = offices[int(typed) - 1]
            if chosen.isEnabled():
                chosen.setChecked(True)
                next_field = self._pin if self._name.text() else self._name
                next_field.setFocus(Qt.FocusReason.TabFocusReason)
            return
        super().keyPressEvent(event)

    def _suggest(self) -> None:
        """Offer the names of who has that office; the usual one stands there already."""
        names = suggested_names(self._open_event.whole, self._authority)
        self._name.offer(names)
        self._name.setText(names[0] if names else "")

    def _sign_in(self) -> bool:
        self._pin.selectAll()
        signed_in = self._open_event.sign_in(
            self._authority,
            self._pin.text(),
            self._name.text(),
            say=lambda words: self.refuse(words, self._pin),
        )
        if not signed_in:
            self._show_wait()
        return signed_in

    def _show_wait(self) -> None:
        """Count down the seconds for which no PIN is taken after wrong ones; who signs in otherwise
        need not wait.
        """
        left = self._open_event.workspace.seat.wait(self._authority)
        if left:
            self.refuse(error_sentence(RuleError("pins.wait", seconds=left)))
        elif self._waits:
            self.problem.say("")
        self._waits = bool(left)
        self.verb.setEnabled(not left)
        self._pin.setReadOnly(bool(left))


def suggested_names(event: Event, authority: Authority) -> list[str]:
    """Return the officials who may sign in so, the usual one first."""
    officials = (each for role in _ROLES[authority] for each in event.with_role(role))
    return list(dict.fromkeys(official.name for official in officials))
