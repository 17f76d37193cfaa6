"""The restricted draw: contingents, envelopes, and whether the ones fit into the others."""

from collections.abc import Sequence

from PySide6.QtCore import Qt

from arbiter_app.domain.drawing.varma import (
    check_contingents,
    contingents,
    envelopes,
)
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.affiliation import ContingentKey
from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.facts.play.numbering import DrawMethod, VarmaVariant
from arbiter_app.domain.ids import PairingNumber
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.base.rows_model import RIGHT, Column, RowsModel
from arbiter_app.gui.draw.choices import KeyChoice, VariantChoice
from arbiter_app.gui.draw.methods import MethodPanel
from arbiter_app.gui.draw.turns import show_turns, turn_table
from arbiter_app.gui.look.layouts import STRETCH, column, row, wrapping
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import Label, words
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.i18n import translate
from arbiter_app.services.commands.play.draw import draw_varma

_WIDEST_TURNS, _WIDEST_ENVELOPES = 700, 320
_LEAST_TABLE = 170
"""In pixels beside letters of the usual height: a head and six rows."""

_Envelope = tuple[str, tuple[PairingNumber, ...]]


class EnvelopeMethod(MethodPanel):
    """The draw by envelopes, which keeps a contingent apart in the last three rounds."""

    def __init__(self) -> None:
        super().__init__()
        self.title = translate("DrawMethod", "Restricted, &by envelopes")
        self.decision = translate("DrawMethod", "Hold the restricted draw by envelopes?")
        self.verb = translate("DrawMethod", "&Draw the numbers")
        self.needs_seed = True
        self.ceremony = DrawMethod.VARMA
        self._players: tuple[Player, ...] = ()
        self._key = KeyChoice()
        self._key.currentIndexChanged.connect(self._show)
        self._variant = VariantChoice()
        self._variant.chosen.connect(self._show)
        self._turns = turn_table()
        self._envelopes = _envelope_table()
        self._verdict = words(wraps=True)
        self._verdict.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self._verdict.setMinimumHeight(2 * self._verdict.fontMetrics().lineSpacing())
        self._lay_out()

    @property
    def contingents_by(self) -> ContingentKey:
        """What makes a contingent."""
        return self._key.value

    @property
    def variant(self) -> VarmaVariant:
        """Which printing of the table is used."""
        return self._variant.value

    def show_players(self, players: Sequence[Player]) -> None:
        self._players = tuple(players)
        self._show()

    def check(self) -> None:
        check_contingents(self._players, self._key.value, self._variant.value)

    def draw(self, open_event: OpenEvent, seed: str) -> bool:
        return open_event.do(
            draw_varma, seed=seed, contingents_by=self._key.value, variant=self._variant.value
        )

    def _show(self) -> None:
        self._variant.show_players(len(self._players))
        turns = contingents(self._players, self._key.value)
        show_turns(self._turns, turns)
        self._envelopes.set_rows([])
        try:
            held = envelopes(len(self._players), self._variant.value)
            self._envelopes.set_rows(list(held.items()))
            self.check()
        except RuleError as refusal:
            self._verdict.setText(f"✗ {error_sentence(refusal)}")
        else:
            fits = translate("DrawMethod", "Every contingent goes whole into an envelope.")
            self._verdict.setText(f"✓ {fits}")

    def _lay_out(self) -> None:
        label = Label(translate("DrawMethod", "&Contingents by"))
        label.setBuddy(self._key)
        for table in (self._turns, self._envelopes):
            table.setMinimumHeight(px(_LEAST_TABLE))
        self._turns.setMaximumWidth(px(_WIDEST_TURNS))
        self._envelopes.setMaximumWidth(px(_WIDEST_ENVELOPES))
        # The rest of a large screen stays empty.
        tables = (self._turns, 300), (self._envelopes, 200)
        column(
            wrapping(label, self._key),
            self._verdict,
            self._variant,
            (row(*tables, STRETCH, gap=Room.WIDE), 1),
            gap=Room.MIDDLE,
            into=self,
        )


def _envelope_table() -> Table[_Envelope]:
    columns: tuple[Column[_Envelope], ...] = (
        Column(title=translate("DrawMethod", "Envelope"), text=lambda row: row[0]),
        Column(
            title=translate("DrawMethod", "Numbers"),
            text=lambda row: " ".join(map(str, row[1])),
            takes_rest=True,
        ),
        Column(
            title=translate("DrawMethod", "Size"),
            text=lambda row: str(len(row[1])),
            align=RIGHT,
            is_second=True,
            spare=1,
        ),
    )
    title = translate("DrawMethod", "Envelopes with their numbers")
    return Table(RowsModel(columns, lambda row: row[0]), name=title, sortable=False)
