"""The beginning of a later stage: who plays in it, and how the numbers are obtained."""

from collections.abc import Callable, Mapping

from PySide6.QtWidgets import QRadioButton, QWidget

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.play.numbering import DrawMethod
from arbiter_app.domain.facts.play.rounds import Stage
from arbiter_app.domain.ids import PairingNumber, PlayerId
from arbiter_app.domain.names.plain_text import LINE
from arbiter_app.domain.next_step.qualifiers import arrivals
from arbiter_app.gui.base.seed import new_seed
from arbiter_app.gui.look.layouts import column, form
from arbiter_app.gui.look.sizes import px, row_height
from arbiter_app.gui.look.words import Look, words
from arbiter_app.gui.parts.dialogs.dialog import Dialog, keep_room
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.tables.hand_numbers import HandNumbers
from arbiter_app.gui.parts.words.long_words import LongWords
from arbiter_app.gui.stages.rows import slot_text
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.event.stages import stage_name

_WIDTH = 520
_ROWS = 4
"""Of the numbers from the hall that are seen at once."""
_BY_LOT = (DrawMethod.LOTS, DrawMethod.SEEDED_LOTS)


class BeginStageDialog(Dialog):
    """Shows who has come to a stage and asks how they get their numbers."""

    def __init__(
        self,
        parent: QWidget,
        event: Event,
        stage: Stage,
        *,
        begin: Callable[["BeginStageDialog"], bool],
    ) -> None:
        """Offer it; `begin` does it and returns whether it did, having told `refuse` why not."""
        name = stage_name(window_catalogue(), event.tournament, stage)
        super().__init__(
            parent,
            translate("BeginStage", "Begin: {stage}").format(stage=name),
            verb=translate("BeginStage", "&Begin the stage"),
            do=lambda: begin(self),
        )
        self.setMinimumWidth(px(_WIDTH))
        slots = arrivals(event.tournament, stage, event.contestants, in_order=False)
        who = LongWords(translate("BeginStage", "Who plays"))
        who.say("\n".join(slot_text(event, slot) for slot in slots))
        of_matches = event.tournament.competition(stage.id).traits.has_bracket
        self._ways = {
            method: QRadioButton(text())
            for method, text in _WAYS.items()
            if of_matches or method is not DrawMethod.SEEDED_LOTS
        }
        comes = any(slot.stage is not None for slot in stage.slots)
        usual = DrawMethod.BY_PLACE if of_matches and comes else DrawMethod.LOTS
        self._ways[usual].setChecked(True)
        self._seed = Line(new_seed(), LINE)
        self._numbers = HandNumbers()
        self._numbers.show_players(
            [event.contestants[slot.player] for slot in slots if slot.player is not None]
        )
        head = self._numbers.horizontalHeader().sizeHint().height()
        self._numbers.setMinimumHeight(head + _ROWS * row_height())
        self._seed_label = words(translate("BeginStage", "S&eed:"))
        self._seed_label.setBuddy(self._seed)
        keep_room(self._seed_label, self._seed)
        fields = form()
        fields.addRow(self._seed_label, self._seed)
        ways = self._ways.values()
        for way in ways:
            way.toggled.connect(self._show)
        numbers = translate("BeginStage", "The numbers:")
        self.lay_out(who, column(words(numbers, Look.STRONG), *ways), fields, self._numbers)
        self._show()
        self.verb.setFocus()

    @property
    def method(self) -> DrawMethod:
        """How the numbers are obtained."""
        return next(method for method, way in self._ways.items() if way.isChecked())

    @property
    def seed(self) -> str:
        """The seed of the lots; "" where none are drawn."""
        return self._seed.text().strip() if self.method in _BY_LOT else ""

    @property
    def numbers(self) -> Mapping[PlayerId, PairingNumber] | None:
        """Those drawn in the hall; None where they are obtained otherwise."""
        return self._numbers.numbers if self.method is DrawMethod.BY_HAND else None

    def _show(self) -> None:
        if not any(way.isChecked() for way in self._ways.values()):
            return
        for widget in (self._seed_label, self._seed):
            widget.setVisible(self.method in _BY_LOT)
        self._numbers.setVisible(self.method is DrawMethod.BY_HAND)
        self.problem.say("")


_WAYS: dict[DrawMethod, Callable[[], str]] = {
    DrawMethod.BY_PLACE: lambda: translate(
        "BeginStage", "in this &order, as the regulations say who comes from where"
    ),
    DrawMethod.LOTS: lambda: translate("BeginStage", "by &lot"),
    DrawMethod.SEEDED_LOTS: lambda: translate(
        "BeginStage", "&standard seeding: 1 and 2 by rating, 3–4, 5–8 … by lot"
    ),
    DrawMethod.BY_RATING: lambda: translate("BeginStage", "by &rating"),
    DrawMethod.BY_HAND: lambda: translate("BeginStage", "drawn in the &hall"),
}
