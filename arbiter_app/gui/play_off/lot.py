"""How a lot is drawn: by the program from a seed, or in the hall, where its outcome is typed."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from PySide6.QtCore import Signal
from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QPushButton,
    QRadioButton,
    QWidget,
)

from arbiter_app.domain.drawing.lots import demand_seed
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.ids import MatchId, PairingNumber, PlayerId
from arbiter_app.domain.names.plain_text import LINE, TEXT
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.base.seed import new_seed
from arbiter_app.gui.look.layouts import column, form, together, wrapping
from arbiter_app.gui.look.plain import plain_caption
from arbiter_app.gui.look.sizes import Room, field_width, text_width
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.tables.hand_numbers import HandNumbers
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.registration import people

_ROWS = 7
_NAME_WIDTH = 24
_WITNESSES_WIDTH = 14
"""In heights of letters."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Pairing:
    """A match that a lot is drawn about."""

    match: MatchId
    name: str
    players: tuple[Player, ...]


class LotFields(QWidget):
    """The seed, or what was drawn in the hall: numbers, or a player for each match."""

    finished = Signal()
    """All is typed that was drawn in the hall."""
    way_chosen = Signal()
    """By the program or in the hall."""
    refused = Signal(str)
    """What is typed cannot be taken: why."""

    def __init__(self) -> None:
        super().__init__()
        self._seed = Line(limit=LINE)
        self._seed.setMaximumWidth(field_width("0" * 12))
        self._seed.setAccessibleName(translate("LotFields", "Seed"))
        self._by_seed = QRadioButton(translate("LotFields", "Lot by the program, &seed"))
        self._by_seed.setToolTip(
            translate("LotFields", "Announce it before: with it anybody can repeat the lot.")
        )
        self._in_hall = QRadioButton(translate("LotFields", "Dra&wn in the hall"))
        self._by_seed.setChecked(True)
        self._ways = QButtonGroup(self)
        self._ways.addButton(self._by_seed, 0)
        self._ways.addButton(self._in_hall, 1)
        self._another = QPushButton(translate("LotFields", "A&nother seed"))
        self._another.clicked.connect(self.renew)
        self._witnesses = Line(limit=TEXT)
        self._witnesses.setAccessibleName(translate("LotFields", "Witnesses"))
        self._witnesses.setPlaceholderText(translate("LotFields", "witnesses"))
        self._numbers = HandNumbers()
        self._numbers.last_entered.connect(self.finished)
        self._choices = QWidget()
        self._form = form(into=self._choices)
        self._boxes: dict[MatchId, QComboBox] = {}
        self._shown: object = None
        self._is_numbers = False
        here = together(self._by_seed, self._seed, self._another)
        hall = together(self._in_hall, self._witnesses)
        self._witnesses.setMinimumWidth(text_width(_WITNESSES_WIDTH))
        ways = wrapping(here, hall, gap=Room.WIDE)
        column(ways, self._numbers, self._choices, into=self)
        self._ways.idToggled.connect(self._show_way)
        self.renew()

    @property
    def is_from_hall(self) -> bool:
        """Whether the lot was drawn in the hall."""
        return self._in_hall.isChecked()

    @property
    def numbers(self) -> Mapping[PlayerId, PairingNumber] | None:
        """The numbers drawn in the hall; None where a seed gives them."""
        return self._numbers.numbers if self.is_from_hall else None

    @property
    def witnesses(self) -> str:
        """Who saw the lot being drawn in the hall."""
        return self._witnesses.text()

    @property
    def chosen(self) -> Mapping[MatchId, PlayerId]:
        """Whom the lot in the hall named in each match."""
        return {match: PlayerId(box.currentData()) for match, box in self._boxes.items()}

    def seed(self) -> str | None:
        """Return the seed; None where it is none, having said why."""
        try:
            return demand_seed(self._seed.text())
        except RuleError as refusal:
            self.refused.emit(error_sentence(refusal))
            self._seed.setFocus()
            return None

    def correct(self) -> None:
        """Put the cursor on the first number from the hall that cannot be taken."""
        if self.is_from_hall and self._is_numbers:
            self._numbers.select_problem()

    def renew(self) -> None:
        """Offer a new seed: one is never used twice."""
        self._seed.setText(new_seed())

    def fix(self, seed: str | None) -> None:
        """Let lots among the tied have the seed of the event and no other; None offers new ones."""
        was_fixed = self._seed.isReadOnly()
        self._seed.setReadOnly(seed is not None)
        self._another.setVisible(seed is None)
        if seed is not None:
            self._seed.setText(seed)
        elif was_fixed:
            self.renew()

    def ask_numbers(self, players: Sequence[Player]) -> None:
        """Ask who gets which number; what was typed for another lot is gone."""
        if self._begin(("numbers", tuple(player.id for player in players))):
            self._numbers.show_players(())
        self._is_numbers = True
        self._numbers.show_players(players)
        rows = min(len(players), _ROWS)
        height = self._numbers.horizontalHeader().sizeHint().height()
        height += rows * self._numbers.verticalHeader().defaultSectionSize()
        self._numbers.setFixedHeight(height + 2 * self._numbers.frameWidth())
        self._show_way()

    def ask_players(self, label: str, label_of_match: str, matches: Sequence[Pairing]) -> None:
        """Ask for a player of each match: who has White, or who has won."""
        if not self._begin((label, tuple(matches))):
            return
        self._is_numbers = False
        self._boxes.clear()
        while self._form.rowCount():
            self._form.removeRow(0)
        for each in matches:
            box = QComboBox()
            box.setMaximumWidth(text_width(_NAME_WIDTH))
            for player in each.players:
                box.addItem(people.name(window_catalogue(), player), player.id)
            self._boxes[each.match] = box
            words = (
                label_of_match.format(match=plain_caption(each.name)) if len(matches) > 1 else label
            )
            self._form.addRow(words, box)
        self._show_way()

    def ask_seed(self) -> None:
        """Ask for nothing but a seed."""
        self._begin("seed")
        self._in_hall.setVisible(False)
        self._show_way()

    def _begin(self, wanted: object) -> bool:
        """Prepare for another lot; return whether it is another."""
        self._in_hall.setVisible(True)
        if wanted == self._shown:
            return False
        self._shown = wanted
        self._by_seed.setChecked(True)
        return True

    def _show_way(self) -> None:
        from_hall = self.is_from_hall
        self._seed.setEnabled(not from_hall)
        self._another.setEnabled(not from_hall)
        self._numbers.setVisible(from_hall and self._is_numbers)
        self._witnesses.setVisible(from_hall and self._is_numbers and self._seed.isReadOnly())
        self._choices.setVisible(from_hall and not self._is_numbers)
        if from_hall and self._in_hall.hasFocus():
            if self._is_numbers:
                self._numbers.setFocus()
            elif self._boxes:
                next(iter(self._boxes.values())).setFocus()
        self.way_chosen.emit()
