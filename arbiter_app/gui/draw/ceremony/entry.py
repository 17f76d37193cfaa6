"""Where a step of the ceremony is entered: typed from paper, or chosen on the screen."""

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from arbiter_app.domain.drawing.ceremony import Turn, envelope_at, read_letter, turn
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.play.numbering import Ceremony, CeremonyMode
from arbiter_app.domain.ids import PairingNumber, is_team
from arbiter_app.domain.names.figures import whole_number
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.draw.ceremony.lines import can_be_allowed, unsafe_place
from arbiter_app.gui.draw.ceremony.scene import large_cards, small_cards
from arbiter_app.gui.draw.ceremony.tray import Tray
from arbiter_app.gui.look.layouts import STRETCH, column, row, wrapping
from arbiter_app.gui.look.sizes import Room, Type, letters, px
from arbiter_app.gui.look.words import Label, Look, primary, show_as
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.words.problem import Problem
from arbiter_app.i18n import translate
from arbiter_app.services.commands.play.ceremony import choose_envelope, draw_number

_FIELD_WIDTH, _BY_WIDTH = 130, 260
"""In pixels beside letters of the usual height."""


class StepEntry(QWidget):
    """A field for letters and numbers of paper, or the sealed envelopes; who draws for another;
    and beside them why a step was not taken.
    """

    refused = Signal(str)
    """A step was not taken: the sentence why."""
    allowance_wanted = Signal(str, int, str)
    """A large envelope is to be allowed that makes later contingents split: its letter, its place
    on the screen, 0 in the hall, and who draws for another."""

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__()
        self._open_event = open_event
        self._door = open_event.door(say=self._refuse)
        self._turn: Turn | None = None
        self._field = StepField()
        self._field.returnPressed.connect(self._take_typed)
        self._field.textEdited.connect(lambda: self._say(""))
        self._take_down = primary(QPushButton(translate("StepEntry", "&Record")))
        self._take_down.clicked.connect(self._take_typed)
        self._label = Label()
        self._label.setBuddy(self._field)
        self._tray = Tray()
        self._tray.chosen.connect(self._take_chosen)
        self._by = StepField()
        self._by.returnPressed.connect(self.focus)
        self._problem = Problem(lines_kept=1)
        self._unsafe = ("", 0)
        self._allow = QPushButton(translate("StepEntry", "&Allow it, splitting later contingents…"))
        self._allow.clicked.connect(
            lambda: self.allowance_wanted.emit(*self._unsafe, self._by.text())
        )
        self._lay_out()

    def show_ceremony(self, ceremony: Ceremony) -> None:
        """Ask for the next step; what is being typed for the same turn stays."""
        now = turn(ceremony)
        if now != self._turn:
            if self._turn is None or now is None or now.player != self._turn.player:
                self._by.clear()
            self._field.clear()
            self._say("")
        self._turn = now
        self.setVisible(now is not None)
        if now is None:
            return
        self._by.setPlaceholderText(
            translate("StepEntry", "the captain")
            if is_team(now.player)
            else translate("StepEntry", "the player in person")
        )
        on_screen = ceremony.mode is CeremonyMode.ON_SCREEN
        self._tray.setVisible(on_screen)
        for part in (self._field, self._take_down):
            part.setVisible(not on_screen)
        if on_screen:
            cards = large_cards(ceremony) if now.chooses_envelope else small_cards(ceremony)
            self._tray.show_cards(cards, are_large=now.chooses_envelope)
            self._label.setText(_how_to_choose(now))
        else:
            self._label.setText(_what_to_type(now))
            self._field.setAccessibleName(self._label.text())

    def step_back(self, *, steps_back: bool) -> None:
        """Let something else come next, or the step again."""
        show_as(self._take_down, None if steps_back else Look.PRIMARY)

    def focus(self) -> None:
        """Put the focus where the next step is entered."""
        if self._tray.isVisibleTo(self):
            self._tray.setFocus()
        else:
            self._field.setFocus()
            self._field.selectAll()

    def _take_typed(self) -> None:
        text = read_letter(self._field.text())
        if not text or self._turn is None:
            return
        by = self._by.text()
        if self._turn.chooses_envelope:
            self._unsafe = (text, 0)
            done = self._door.do(choose_envelope, envelope=text, by=by)
        elif (number := whole_number(text)) is not None:
            done = self._door.do(draw_number, number=PairingNumber(number), by=by)
        else:
            pattern = translate(
                "StepEntry",
                "“{text}” is not a number. Type the number that was in the small envelope.",
            )
            self._refuse(pattern.format(text=self._field.text().strip()))
            done = False
        self._after(done)

    def _take_chosen(self, place: int) -> None:
        ceremony = self._open_event.tournament.ceremony
        if self._turn is None or ceremony is None:
            return
        by = self._by.text()
        if self._turn.chooses_envelope:
            self._unsafe = _at(ceremony, place)
            # The refusal of the command would name what is sealed.
            if unsafe := unsafe_place(ceremony, place):
                self._refuse(unsafe)
                done = False
            else:
                done = self._door.do(choose_envelope, place=place, by=by)
        else:
            done = self._door.do(draw_number, place=place, by=by)
        self._after(done)

    def _after(self, done: bool) -> None:
        if done:
            self._say("")
            self._field.clear()
        if self.isVisible():
            self.focus()

    def _refuse(self, words: str) -> None:
        """Say why a step was not taken, and offer to allow the envelope where it can be."""
        self._say(words)
        ceremony = self._open_event.tournament.ceremony
        self._allow.setVisible(ceremony is not None and can_be_allowed(ceremony, self._unsafe[0]))
        self.refused.emit(words)

    def _say(self, problem: str) -> None:
        self._problem.say(problem)
        self._allow.hide()

    def _lay_out(self) -> None:
        self._field.setFont(letters(Type.LARGE_STRONG))
        self._field.setFixedWidth(px(_FIELD_WIDTH))
        by = Label(translate("StepEntry", "Drawn &by"))
        by.setBuddy(self._by)
        self._by.setFixedWidth(px(_BY_WIDTH))
        drawn_by = QWidget()
        row(by, self._by, STRETCH, into=drawn_by)
        entered = wrapping(self._field, self._take_down, drawn_by, self._allow, gap=Room.MIDDLE)
        column(self._label, self._tray, entered, self._problem, gap=Room.TIGHT, into=self)
        self._allow.hide()


def _at(ceremony: Ceremony, place: int) -> tuple[str, int]:
    """Return what lies at a place of the screen; nothing where there is no such place."""
    try:
        return envelope_at(ceremony, place), place
    except RuleError:
        return "", 0


class StepField(Line):
    """A field that leaves Ctrl+Backspace to the taking back of a step."""

    def event(self, event: QEvent) -> bool:
        if (
            event.type() is QEvent.Type.ShortcutOverride
            and isinstance(event, QKeyEvent)
            and event.key() == Qt.Key.Key_Backspace
            and event.modifiers() == Qt.KeyboardModifier.ControlModifier
        ):
            event.ignore()
            return False
        return super().event(event)


def _what_to_type(now: Turn) -> str:
    if now.chooses_envelope:
        return translate("StepEntry", "&Letter of the set in the large envelope, then Enter:")
    return translate("StepEntry", "&Number that was drawn, then Enter:")


def _how_to_choose(now: Turn) -> str:
    if now.chooses_envelope:
        return translate(
            "StepEntry", "Type the place of a large envelope or go with arrows; Enter opens it:"
        )
    return translate(
        "StepEntry", "Type the place of an envelope or go with arrows; Enter opens it:"
    )
