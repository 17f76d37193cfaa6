"""The restricted draw: contingents, envelopes, and whether the ones fit into the others."""

from collections.abc import Sequence
from typing import TypeVar

from PySide6.QtWidgets import (
    QButtonGroup,
    QComboBox,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QRadioButton,
    QVBoxLayout,
    QWidget,
)

from arbiter_app.domain.draw import ContingentKey, VarmaVariant
from arbiter_app.domain.drawing.varma import (
    Contingent,
    check_contingents,
    contingents,
    envelopes,
    has_two_printings,
)
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.ids import PairingNumber
from arbiter_app.domain.people import Player
from arbiter_app.gui.bridge import Desk, error_sentence
from arbiter_app.gui.models import RIGHT, Column, RowsModel
from arbiter_app.gui.widgets.draw_methods import MethodPanel
from arbiter_app.gui.widgets.draw_words import CONTINGENTS_BY, VARIANTS
from arbiter_app.gui.widgets.table import Table
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.draw import draw_varma
from arbiter_app.wording import people

_Row = TypeVar("_Row")
_Turn = tuple[int, Contingent]
_Envelope = tuple[str, tuple[PairingNumber, ...]]


class EnvelopeMethod(MethodPanel):
    """The draw by envelopes, which keeps a contingent apart in the last three rounds."""

    def __init__(self) -> None:
        super().__init__()
        self.title = translate("DrawMethod", "Restricted, by &envelopes")
        self.decision = translate("DrawMethod", "Hold the restricted draw by envelopes?")
        self.verb = translate("DrawMethod", "&Draw the numbers")
        self.needs_seed = True
        self._players: tuple[Player, ...] = ()
        self._key = QComboBox()
        for key, text in CONTINGENTS_BY.items():
            self._key.addItem(translate("ContingentKey", text), key)
        # A national event meets by regions; its players have one federation.
        self._key.setCurrentIndex(self._key.findData(ContingentKey.REGION))
        self._key.currentIndexChanged.connect(self._show)
        self.setFocusProxy(self._key)
        self._variants = QButtonGroup(self)
        self._variant_box = self._make_variant_box()
        self._turns = _turn_table()
        self._envelopes = _envelope_table()
        self._verdict = QLabel(wordWrap=True)
        self._lay_out()

    def show_players(self, players: Sequence[Player]) -> None:
        self._players = tuple(players)
        self._show()

    def check(self) -> None:
        check_contingents(self._players, self._contingents_by, self._variant)

    def draw(self, desk: Desk, seed: str) -> bool:
        return desk.do(
            draw_varma, seed=seed, contingents_by=self._contingents_by, variant=self._variant
        )

    @property
    def _contingents_by(self) -> ContingentKey:
        return ContingentKey(self._key.currentData())

    @property
    def _variant(self) -> VarmaVariant:
        return tuple(VarmaVariant)[self._variants.checkedId()]

    def _show(self) -> None:
        self._variant_box.setVisible(has_two_printings(len(self._players)))
        turns = contingents(self._players, self._contingents_by)
        _fill(self._turns, list(enumerate(turns, start=1)), widest=2)
        try:
            held = envelopes(len(self._players), self._variant)
            _fill(self._envelopes, list(held.items()), widest=1)
            self.check()
        except RuleError as refusal:
            self._verdict.setText(f"✗ {error_sentence(refusal)}")
        else:
            fits = translate("DrawMethod", "Every contingent goes whole into an envelope.")
            self._verdict.setText(f"✓ {fits}")

    def _make_variant_box(self) -> QWidget:
        box = QWidget()
        layout = QVBoxLayout(box)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(4)
        why = translate(
            "DrawMethod",
            "The row for 11 and 12 players was printed in two ways. With the one in force, numbers"
            " 6 and 12 share envelope C, and of 12 players they meet in the last round; the older"
            " one has no such pair. Keep to what the regulations of the event name.",
        )
        layout.addWidget(QLabel(why, wordWrap=True))
        for position, variant in enumerate(VarmaVariant):
            button = QRadioButton(translate("VarmaVariant", VARIANTS[variant]))
            button.setChecked(position == 0)
            self._variants.addButton(button, position)
            layout.addWidget(button)
        self._variants.idToggled.connect(self._show)
        return box

    def _lay_out(self) -> None:
        label = QLabel(translate("DrawMethod", "&Contingents by"))
        label.setBuddy(self._key)
        first = QHBoxLayout()
        first.addWidget(label)
        first.addWidget(self._key)
        first.addStretch()
        tables = QHBoxLayout()
        tables.setSpacing(12)
        tables.addWidget(self._turns, 3)
        tables.addWidget(self._envelopes, 2)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(8)
        layout.addLayout(first)
        layout.addWidget(self._variant_box)
        layout.addLayout(tables, 1)
        layout.addWidget(self._verdict)


def _fill(table: Table[_Row], rows: list[_Row], *, widest: int) -> None:
    table.set_rows(rows)
    table.horizontalHeader().setSectionResizeMode(widest, QHeaderView.ResizeMode.Stretch)


def _turn_table() -> Table[_Turn]:
    def name(turn: _Turn) -> str:
        return turn[1].name or translate("DrawMethod", "(alone)")

    def members(turn: _Turn) -> str:
        return ", ".join(people.name(window_catalogue(), player) for player in turn[1].players)

    columns: tuple[Column[_Turn], ...] = (
        Column(title=translate("DrawMethod", "Order"), text=lambda turn: str(turn[0]), align=RIGHT),
        Column(title=translate("DrawMethod", "Contingent"), text=name),
        Column(title=translate("DrawMethod", "Players"), text=members),
        Column(
            title=translate("DrawMethod", "Size"),
            text=lambda turn: str(len(turn[1].players)),
            align=RIGHT,
        ),
    )
    title = translate("DrawMethod", "Contingents in the order of drawing")
    return Table(RowsModel(columns, lambda turn: turn[0]), name=title, sortable=False)


def _envelope_table() -> Table[_Envelope]:
    columns: tuple[Column[_Envelope], ...] = (
        Column(title=translate("DrawMethod", "Envelope"), text=lambda row: row[0]),
        Column(
            title=translate("DrawMethod", "Numbers"), text=lambda row: " ".join(map(str, row[1]))
        ),
        Column(
            title=translate("DrawMethod", "Size"), text=lambda row: str(len(row[1])), align=RIGHT
        ),
    )
    title = translate("DrawMethod", "Envelopes with their numbers")
    return Table(RowsModel(columns, lambda row: row[0]), name=title, sortable=False)
