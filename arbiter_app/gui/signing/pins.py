"""PINs of the event: who has one, and what each may do."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton, QWidget

from arbiter_app.domain.facts.people.rights import Authority, Right, has_right
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.sizes import Room, button_height, px
from arbiter_app.gui.look.words import Label, Look, words
from arbiter_app.gui.parts.dialogs.ask_decision import decided
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.gui.signing.sign_in import suggested_names
from arbiter_app.i18n import QT_TRANSLATE_NOOP, translate, window_catalogue
from arbiter_app.services.commands.people.rights import remove_pin, set_pin
from arbiter_app.wording.terms.registration import rights

_RIGHTS = {
    Right.ENTER: QT_TRANSLATE_NOOP("Pins", "results of an open round"),
    Right.NOTE: QT_TRANSLATE_NOOP("Pins", "incidents up to a warning, protests handed in"),
    Right.CORRECT: QT_TRANSLATE_NOOP("Pins", "corrections"),
    Right.PUBLISH: QT_TRANSLATE_NOOP("Pins", "publishing and signing off rounds"),
    Right.REGISTER: QT_TRANSLATE_NOOP("Pins", "players, papers, fees"),
    Right.DECIDE: QT_TRANSLATE_NOOP("Pins", "penalties, protests, who takes part"),
    Right.MANAGE: QT_TRANSLATE_NOOP("Pins", "event, rules, draw, PINs"),
    Right.RESTORE: QT_TRANSLATE_NOOP("Pins", "going back to a snapshot"),
}

_LEAST_WIDTH = 560
"""In pixels beside usual letters."""


class PinsDialog(Dialog):
    """A line for each authority: whether it has a PIN, to set and to remove it."""

    def __init__(self, parent: QWidget, open_event: OpenEvent) -> None:
        super().__init__(parent, translate("Pins", "PINs"))
        self._open_event = open_event
        self.setMinimumWidth(px(_LEAST_WIDTH))
        self._states = {authority: Label() for authority in Authority}
        self._sets = {each: QPushButton() for each in Authority}
        self._removes = {each: QPushButton(translate("Pins", "Remove…")) for each in Authority}
        self._lay_out()
        self._refresh()
        self._sets[Authority.CHIEF_ARBITER].setFocus()

    def _lay_out(self) -> None:
        grid = layouts.grid()
        grid.setColumnStretch(1, 1)
        for row, authority in enumerate(Authority):
            name = rights.authority(window_catalogue(), authority)
            grid.addWidget(words(name, Look.STRONG), 2 * row, 0)
            grid.addWidget(self._states[authority], 2 * row, 1)
            grid.addWidget(self._sets[authority], 2 * row, 2)
            grid.addWidget(self._removes[authority], 2 * row, 3)
            grid.addWidget(Aside(_may(authority)), 2 * row + 1, 0, 1, 4)
            grid.setRowMinimumHeight(2 * row, button_height() + px(Room.SMALL))
            set_, remove = self._sets[authority], self._removes[authority]
            set_.clicked.connect(lambda _=False, each=authority: self._set(each))
            remove.clicked.connect(lambda _=False, each=authority: self._remove(each))
            remove.setAccessibleName(
                translate("Pins", "Remove the PIN: {authority}").format(authority=name)
            )
        about = translate(
            "Pins",
            "With PINs people sign in at this computer (F12), and the journal keeps who did what."
            " Without the arbiters’ PIN everybody may enter results. PINs keep honest people apart;"
            " whoever has the file has its data.",
        )
        self.lay_out(about, grid)

    def _refresh(self) -> None:
        pins = self._open_event.facts.pins
        for authority in Authority:
            name = rights.authority(window_catalogue(), authority)
            is_set = authority in pins
            self._states[authority].setText(
                translate("Pins", "has a PIN") if is_set else translate("Pins", "no PIN")
            )
            self._sets[authority].setText(
                translate("Pins", "Change…") if is_set else translate("Pins", "Set…")
            )
            self._sets[authority].setAccessibleName(
                translate("Pins", "Set the PIN: {authority}").format(authority=name)
            )
            self._removes[authority].setEnabled(is_set)

    def _set(self, authority: Authority) -> None:
        if NewPinDialog(self, self._open_event, authority).exec():
            self.problem.say("")
        self._refresh()

    def _remove(self, authority: Authority) -> None:
        name = rights.authority(window_catalogue(), authority)
        last = len(self._open_event.facts.pins) == 1
        body = (
            translate("Pins", "It is the last PIN: everybody may then do everything.")
            if last
            else translate("Pins", "Nobody signs in so any more until a new PIN is set.")
        )
        title = translate("Pins", "Remove the PIN: {authority}?").format(authority=name)
        if decided(self, title=title, body=body, verb=translate("Pins", "&Remove the PIN")):
            self.problem.say("")
            self._open_event.door(say=self.refuse).do(remove_pin, authority=authority)
            if not self._open_event.facts.pins:
                self._open_event.sign_out()
        self._refresh()


class NewPinDialog(Dialog):
    """A PIN typed twice. Who sets the first one is signed in with it."""

    def __init__(self, parent: QWidget, open_event: OpenEvent, authority: Authority) -> None:
        name = rights.authority(window_catalogue(), authority)
        super().__init__(
            parent,
            translate("Pins", "PIN: {authority}").format(authority=name),
            verb=translate("Pins", "&Set the PIN"),
            do=self._set,
        )
        self._open_event = open_event
        self._authority = authority
        self._pin, self._again = Line(), Line()
        for field in (self._pin, self._again):
            field.setEchoMode(Line.EchoMode.Password)
        form = layouts.form()
        form.addRow(translate("Pins", "&New PIN"), self._pin)
        form.addRow(translate("Pins", "&Once more"), self._again)
        self.lay_out(form)
        self._pin.setFocus(Qt.FocusReason.TabFocusReason)

    def _set(self) -> bool:
        pin = self._pin.text()
        if pin != self._again.text():
            self._let_type_again(translate("Pins", "The two are not the same. Type both again."))
            return False
        is_first = not self._open_event.facts.pins
        door = self._open_event.door(say=self._let_type_again)
        if not door.do(set_pin, authority=self._authority, pin=pin):
            return False
        if is_first:
            names = suggested_names(self._open_event.whole, self._authority)
            self._open_event.sign_in(self._authority, pin, names[0] if names else "")
        return True

    def _let_type_again(self, problem: str) -> None:
        for field in (self._again, self._pin):
            field.clear()
        self.refuse(problem, self._pin)


def _may(authority: Authority) -> str:
    """Return what somebody may do who signs in so."""
    allowed = [translate("Pins", _RIGHTS[right]) for right in Right if has_right(authority, right)]
    if len(allowed) == len(Right):
        return translate("Pins", "may do everything")
    return translate("Pins", "may do: {rights}").format(rights="; ".join(allowed))
