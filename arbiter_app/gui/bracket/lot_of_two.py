"""The lot between the two of a match: drawn here by a seed, or in the hall."""

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QRadioButton, QWidget

from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.names.plain_text import LINE
from arbiter_app.gui.base.seed import new_seed
from arbiter_app.gui.look.layouts import column, form, set_around
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.parts.line import Line
from arbiter_app.i18n import translate


class LotOfTwo(QWidget):
    """Asks for the seed, or on whom it fell in the hall."""

    changed = Signal()

    def __init__(
        self,
        players: Sequence[tuple[PlayerId, str]],
        *,
        seed_label: str,
        fell_on: str,
        seed: str | None = None,
    ) -> None:
        """`seed` is that of the event, where it is a lot among the tied; `fell_on` names what the
        lot decides. Both labels have the mnemonics of their fields.
        """
        super().__init__()
        self._by_seed = QRadioButton(translate("MatchLotDialog", "&Draw it here"))
        self._in_hall = QRadioButton(translate("MatchLotDialog", "It was drawn in the &hall"))
        self._by_seed.setChecked(True)
        self._seed = Line(seed or new_seed(), LINE)
        self._seed.setReadOnly(seed is not None)
        self._seed.setToolTip(
            translate("MatchLotDialog", "The same seed always gives the same lot")
        )
        self._who = QComboBox()
        for player, name in players:
            self._who.addItem(name, player)
        here, hall = form(), form()
        here.addRow(seed_label, self._seed)
        hall.addRow(fell_on, self._who)
        for fields in (here, hall):
            set_around(fields, (Room.WIDE, Room.NONE, Room.NONE, Room.NONE))
        column(self._by_seed, here, self._in_hall, hall, into=self)
        self._by_seed.toggled.connect(self._seed.setEnabled)
        self._by_seed.toggled.connect(self.changed)
        self._seed.textChanged.connect(self.changed)
        self._who.activated.connect(lambda: self._in_hall.setChecked(True))

    @property
    def seed(self) -> str:
        """The seed, without space around it."""
        return self._seed.text().strip()

    @property
    def drawn(self) -> PlayerId | None:
        """On whom it fell in the hall; None where it is to be drawn here."""
        return PlayerId(self._who.currentData()) if self._in_hall.isChecked() else None
