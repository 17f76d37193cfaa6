"""A final, or another stage that takes its players from those before it."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import Enum, auto

from PySide6.QtWidgets import QCheckBox, QComboBox, QLabel, QSpinBox, QWidget

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.play.rounds import Stage, StageKind
from arbiter_app.domain.facts.rules.knockout_rules import WINNER_ALONE, KnockoutRules, Layout
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.tournament import Tournament
from arbiter_app.domain.names.plain_text import LINE
from arbiter_app.domain.pairing.bracket import bracket
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.look.layouts import form, row
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.gui.stages.place_list import (
    Place,
    by_places,
    by_stages,
    crossed,
    format_places,
    parse_places,
    stage_labels,
    stages_to_come_from,
)
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.event.stages import stage_name, system_at_length

MOST_PLACES = 64
_WIDTH = 720
_FEWEST_LETTERS = 20
"""Of a choice, where there is no room for all of it."""
_OF_TWO = 2


class Way(Enum):
    """Quick forms of who meets whom."""

    CROSSED = auto()
    BY_PLACES = auto()
    BY_STAGES = auto()


_FORMS = (
    (System.KNOCKOUT, 1),
    (System.MATCH, 1),
    (System.ROUND_ROBIN, 1),
    (System.ROUND_ROBIN, 2),
)
"""The systems of play that a final can have, with their cycles."""
_DECIDED: tuple[tuple[tuple[int, ...] | None, Callable[[], str]], ...] = (
    ((1,), lambda: translate("NewFinal", "the winner")),
    ((1, 3), lambda: translate("NewFinal", "the winner and the third place")),
    (None, lambda: translate("NewFinal", "every place")),
)
_WAYS: dict[Way, Callable[[], str]] = {
    Way.CROSSED: lambda: translate("NewFinal", "crossed: A1–B2, B1–A2"),
    Way.BY_PLACES: lambda: translate("NewFinal", "by places: A1 B1 A2 B2; first meets last"),
    Way.BY_STAGES: lambda: translate("NewFinal", "group by group: A1 A2 B1 B2"),
}


class NewFinalDialog(Dialog):
    """How it is played, who comes to it, which places it decides."""

    def __init__(
        self, parent: QWidget, tournament: Tournament, *, add: Callable[["NewFinalDialog"], bool]
    ) -> None:
        """Offer it; `add` does it and returns whether it did, having told `refuse` why not."""
        super().__init__(
            parent,
            translate("NewFinal", "Add a final"),
            verb=translate("NewFinal", "&Add the final"),
            do=lambda: add(self),
            leave=translate("NewFinal", "Ca&ncel"),
        )
        self._tournament = tournament
        self._sources = [stage.id for stage in _usual_sources(tournament)]
        self.setMinimumWidth(px(_WIDTH))
        self._title = Line(translate("NewFinal", "Final"), LINE)
        self._form = QComboBox()
        catalogue = window_catalogue()
        self._form.addItems([system_at_length(catalogue, *form) for form in _FORMS])
        self._each = QSpinBox()
        self._each.setRange(1, MOST_PLACES)
        self._each.setValue(2)
        self._way = QComboBox()
        for way, text in _WAYS.items():
            self._way.addItem(text(), way)
        self._places = Line(limit=LINE)
        self._legend = Aside()
        self._decides = QComboBox()
        self._decides.addItems([text() for _, text in _DECIDED])
        self._first_place = QSpinBox()
        self._first_place.setRange(1, 256)
        self._carries = QCheckBox(translate("NewFinal", "&Games inside a group count here too"))
        self._tempo = Line(limit=LINE)
        self._tempo.setPlaceholderText(translate("NewFinal", "that of the event"))
        self._told = Aside(lines_kept=2)
        for choice in (self._form, self._way, self._decides):
            choice.setMinimumContentsLength(_FEWEST_LETTERS)
        self._lay_out()
        self._each.valueChanged.connect(self._propose)
        self._way.activated.connect(self._propose)
        self._form.currentIndexChanged.connect(self._on_form)
        self._places.textChanged.connect(self._show)
        self._decides.currentIndexChanged.connect(self._show)
        self._propose()
        self._title.setFocus()
        self._title.selectAll()

    @property
    def title(self) -> str:
        return self._title.text().strip()

    @property
    def system(self) -> System:
        return _FORMS[self._form.currentIndex()][0]

    @property
    def cycles(self) -> int:
        return _FORMS[self._form.currentIndex()][1]

    @property
    def knockout(self) -> KnockoutRules | None:
        """How the bracket is built; None where there is none."""
        if self.system.traits.is_of_two:
            return WINNER_ALONE
        if not self.system.traits.has_bracket:
            return None
        cuts = _DECIDED[self._decides.currentIndex()][0]
        is_seeded = self._way.currentData() is Way.BY_PLACES
        layout = Layout.SEEDED if is_seeded else Layout.IN_ORDER
        return replace(WINNER_ALONE, cuts=cuts, layout=layout)

    @property
    def places(self) -> tuple[Place, ...]:
        """From where the players come. Raises ValueError with what was typed that is none."""
        return parse_places(self._tournament, self._places.text())

    @property
    def first_place(self) -> int:
        return self._first_place.value()

    @property
    def carries_results(self) -> bool:
        return self._carries.isEnabled() and self._carries.isChecked()

    @property
    def time_control(self) -> str:
        return self._tempo.text().strip()

    def _propose(self) -> None:
        """Put the places of the quick form into the field, where they can be changed."""
        way: Way = self._way.currentData()
        if way is Way.CROSSED and (self._each.value() != 2 or len(self._sources) % 2):
            places = by_places(self._sources, self._each.value())
            self._way.setCurrentIndex(self._way.findData(Way.BY_PLACES))
        elif way is Way.CROSSED:
            places = crossed(self._sources)
        elif way is Way.BY_PLACES:
            places = by_places(self._sources, self._each.value())
        else:
            places = by_stages(self._sources, self._each.value())
        self._places.setText(format_places(self._tournament, places))
        self._show()

    def _on_form(self) -> None:
        """Propose two players for a match."""
        if self.system.traits.is_of_two and 0 < len(self._sources) <= _OF_TWO:
            self._each.setValue(_OF_TWO // len(self._sources))
        self._show()

    def _show(self) -> None:
        """Say what the choice means."""
        self._carries.setEnabled(self.system.traits.meets_all)
        self._decides.setEnabled(self.system.traits.has_rounds_of_matches)
        self.problem.say("")
        try:
            places = self.places
        except ValueError as error:
            text = translate("NewFinal", "“{text}” is not a place. Type a letter and a number: A1.")
            self.refuse(text.format(text=error))
            places = ()
        self._told.say(self._meaning(places) if places else "")
        self.verb.setEnabled(bool(places))

    def _meaning(self, places: Sequence[Place]) -> str:
        rules = self.knockout
        count = translate("NewFinal", "%n player(s)", None, len(places))
        if rules is None or self.system.traits.is_of_two:
            return count
        try:
            nodes = bracket(len(places), rules).matches.values()
        except RuleError as error:
            return error_sentence(error)
        labels = [format_places(self._tournament, (place,)) for place in places]
        pairs = []
        for node in nodes:
            numbers = [side.number for side in node.sides]
            if node.round == 1 and None not in numbers:
                known = [labels[each - 1] for each in numbers if each and each <= len(labels)]
                bye = translate("NewFinal", "bye")
                pairs.append("–".join(known if len(known) == 2 else [*known, bye]))
        text = translate("NewFinal", "{players}; first matches: {matches}")
        return text.format(players=count, matches=", ".join(pairs))

    def _lay_out(self) -> None:
        catalogue = window_catalogue()
        legend = (
            translate("NewFinal", "{letter}: {stage}").format(
                letter=label, stage=stage_name(catalogue, self._tournament, stage)
            )
            for stage, label in sorted(
                stage_labels(self._tournament).items(), key=lambda each: each[1]
            )
        )
        self._legend.say(", ".join(legend))
        quick = row(self._each, Label(translate("NewFinal", "of each,")), (self._way, 1))
        tempo = _label(translate("NewFinal", "Time &control:"), self._tempo)
        winner = _label(translate("NewFinal", "Its &winner has the place:"), self._first_place)
        fields = form(down=Room.TIGHT)
        fields.addRow(
            _label(translate("NewFinal", "&Title:"), self._title),
            row((self._title, 2), tempo, (self._tempo, 1)),
        )
        fields.addRow(translate("NewFinal", "&System:"), self._form)
        fields.addRow(_label(translate("NewFinal", "The &first"), self._each), quick)
        fields.addRow(translate("NewFinal", "&Places:"), self._places)
        fields.addRow("", row((self._legend, 1)))
        fields.addRow("", row((self._told, 1)))
        fields.addRow(
            _label(translate("NewFinal", "It &decides:"), self._decides),
            row((self._decides, 1), winner, self._first_place),
        )
        fields.addRow("", self._carries)
        body = translate(
            "NewFinal",
            "Its players are known when the stages before it are over. How its matches are played"
            " is set with the system of play, the stage being in hand.",
        )
        self.lay_out(body, fields)


def _label(words: str, field: QWidget) -> QLabel:
    """Return the label of a field that stands in a row with others."""
    label = Label(words)
    label.setBuddy(field)
    return label


def _usual_sources(tournament: Tournament) -> tuple[Stage, ...]:
    """Return the stages that the quick forms take players from: the groups, if there are any."""
    stages = stages_to_come_from(tournament)
    groups = tuple(stage for stage in stages if stage.kind is StageKind.GROUP)
    return groups or stages[-1:]
