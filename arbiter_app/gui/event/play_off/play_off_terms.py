"""For which places ties are played off, after which tie-breaks, and with which pauses."""

from dataclasses import replace

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import QComboBox, QSpinBox, QWidget

from arbiter_app.domain.facts.rules.play_off_rules import PlayOffRules, Rest
from arbiter_app.domain.names.plain_text import LINE
from arbiter_app.gui.event.matches.places_choice import PlacesChoice
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.layouts import STRETCH
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.line import Line
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.event.regulations import regulation_name
from arbiter_app.wording.terms.event.shipped_texts import shipped_text

_NONE, _ALL, _SOME = "none", "all", "some"
_MOST_MINUTES = 24 * 60
_MOST_TIE_BREAKS = 20


class PlayOffTerms(QWidget):
    """What the regulations have to say of a play-off beside its games (C.07 Art. 3.1)."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._name, self._source = Line(), Line(limit=LINE)
        self._is_named = self._is_sourced = False
        """Whether another name was typed here."""
        self._places = PlacesChoice(of_ties=True)
        self._before, self._rest = QComboBox(), QComboBox()
        self._count = QSpinBox(minimum=1, maximum=_MOST_TIE_BREAKS)
        self._count.setAccessibleName(translate("PlayOffTerms", "How many tie-breaks"))
        self._first_pause = QSpinBox(maximum=_MOST_MINUTES)
        self._pause = QSpinBox(maximum=_MOST_MINUTES)
        for box in (self._first_pause, self._pause):
            box.setSuffix(translate("PlayOffTerms", " min", "after a number of minutes"))
        self._lay_out()
        self._connect()

    @property
    def problem(self) -> str:
        """What is wrong with what was typed; "" for nothing."""
        return self._places.problem

    def taken_into(self, rules: PlayOffRules) -> PlayOffRules:
        """Return rules with what stands here."""
        before = {_NONE: 0, _ALL: None, _SOME: self._count.value()}[self._before.currentData()]
        return replace(
            rules,
            id=self._name.text().strip() if self._is_named else rules.id,
            source=self._source.text().strip() if self._is_sourced else rules.source,
            cuts=self._places.cuts,
            tie_breaks_before=before,
            first_pause=self._first_pause.value(),
            pause=self._pause.value(),
            rest=Rest(self._rest.currentData()),
        )

    def show_rules(self, rules: PlayOffRules) -> None:
        """Show rules to be edited."""
        self.show_name(rules)
        self._places.show_cuts(rules.cuts)
        before = {None: _ALL, 0: _NONE}.get(rules.tie_breaks_before, _SOME)
        with (
            QSignalBlocker(self._count),
            QSignalBlocker(self._first_pause),
            QSignalBlocker(self._pause),
        ):
            self._before.setCurrentIndex(self._before.findData(before))
            self._count.setValue(rules.tie_breaks_before or 1)
            self._first_pause.setValue(rules.first_pause)
            self._pause.setValue(rules.pause)
        self._rest.setCurrentIndex(self._rest.findData(rules.rest))
        self._count.setVisible(before == _SOME)

    def show_name(self, rules: PlayOffRules) -> None:
        """Show what the rules are called and where they come from."""
        self._is_named = self._is_sourced = False
        self._name.setText(regulation_name(window_catalogue(), rules.id))
        self._source.setText(shipped_text(window_catalogue(), rules.source))
        self._source.setCursorPosition(0)

    def _on_named(self) -> None:
        self._is_named = True
        self.changed.emit()

    def _on_sourced(self) -> None:
        self._is_sourced = True
        self.changed.emit()

    def _on_before(self) -> None:
        self._count.setVisible(self._before.currentData() == _SOME)
        self.changed.emit()

    def _connect(self) -> None:
        self._name.textEdited.connect(self._on_named)
        self._source.textEdited.connect(self._on_sourced)
        self._places.changed.connect(self.changed)
        self._before.activated.connect(self._on_before)
        self._rest.activated.connect(self.changed)
        for box in (self._count, self._first_pause, self._pause):
            box.valueChanged.connect(self.changed)

    def _lay_out(self) -> None:
        for text, before in (
            (translate("PlayOffTerms", "none"), _NONE),
            (translate("PlayOffTerms", "all of the list"), _ALL),
            (translate("PlayOffTerms", "the first of the list:"), _SOME),
        ):
            self._before.addItem(text, before)
        for text, rest in (
            (translate("PlayOffTerms", "share places and money"), Rest.SHARED),
            (translate("PlayOffTerms", "follow the other tie-breaks"), Rest.TIE_BREAKS),
        ):
            self._rest.addItem(text, rest)
        before_row = layouts.row(self._before, self._count, STRETCH)
        holder = QWidget()
        form = layouts.form(down=Room.TIGHT, into=holder)
        form.addRow(translate("PlayOffTerms", "&Name"), self._name)
        form.addRow(translate("PlayOffTerms", "Sou&rce"), self._source)
        form.addRow(translate("PlayOffTerms", "&Ties are played off"), self._places)
        before_label = Label(translate("PlayOffTerms", "Tie-breaks applied be&fore"))
        before_label.setBuddy(self._before)
        form.addRow(before_label, before_row)
        for text, pause in (
            (translate("PlayOffTerms", "&Pause before the first game"), self._first_pause),
            (translate("PlayOffTerms", "Pause &between its stages"), self._pause),
        ):
            label = Label(text)
            label.setBuddy(pause)
            form.addRow(label, layouts.row(pause, STRETCH))
        form.addRow(translate("PlayOffTerms", "T&hose not separated"), self._rest)
        around = (Room.NONE, Room.SMALL, Room.NONE, Room.NONE)
        layouts.column(holder, STRETCH, around=around, into=self)
