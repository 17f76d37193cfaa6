"""A lot in a match: for its colours or for its winner, drawn here by a seed or in the hall."""

from collections.abc import Sequence

from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QFormLayout,
    QLineEdit,
    QRadioButton,
    QWidget,
)

from arbiter_app.domain.ids import PlayerId
from arbiter_app.gui.dialogs.decision_buttons import DecisionButtons, lay_out_decision
from arbiter_app.gui.seed import new_seed
from arbiter_app.i18n import translate


class MatchLotDialog(QDialog):
    """Asks for the seed of a lot, or for whom the lot fell on in the hall."""

    def __init__(
        self,
        parent: QWidget,
        *,
        title: str,
        body: str,
        fell_on: str,
        players: Sequence[tuple[PlayerId, str]],
    ) -> None:
        """`fell_on` names what the lot decides, with the mnemonic of its field."""
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setMinimumWidth(460)
        self._by_seed = QRadioButton(translate("MatchLotDialog", "&Draw it here"))
        self._in_hall = QRadioButton(translate("MatchLotDialog", "It was drawn in the &hall"))
        self._by_seed.setChecked(True)
        self._seed = QLineEdit(new_seed())
        self._seed.setToolTip(
            translate("MatchLotDialog", "The same seed always gives the same lot")
        )
        self._who = QComboBox()
        for player, name in players:
            self._who.addItem(name, player)
        buttons = DecisionButtons(self, cancel=translate("MatchLotDialog", "&Cancel"))
        self._act = buttons.act
        here, hall = QFormLayout(), QFormLayout()
        here.addRow(translate("MatchLotDialog", "&Seed:"), self._seed)
        hall.addRow(fell_on, self._who)
        for form in (here, hall):
            form.setContentsMargins(24, 0, 0, 0)
        lay_out_decision(self, body, self._by_seed, here, self._in_hall, hall, buttons)
        self._by_seed.toggled.connect(self._show_way)
        self._seed.textChanged.connect(self._show_way)
        self._who.activated.connect(lambda: self._in_hall.setChecked(True))
        self._show_way()
        self._act.setFocus()

    @property
    def seed(self) -> str | None:
        """The seed of a lot that is to be drawn here; None where it was drawn in the hall."""
        return self._seed.text().strip() if self._by_seed.isChecked() else None

    @property
    def drawn(self) -> PlayerId:
        """On whom it fell in the hall."""
        return PlayerId(self._who.currentData())

    def _show_way(self) -> None:
        here = self._by_seed.isChecked()
        self._seed.setEnabled(here)
        self._act.setEnabled(not here or bool(self.seed))
        self._act.setText(
            translate("MatchLotDialog", "D&raw the lot")
            if here
            else translate("MatchLotDialog", "&Take it over")
        )
