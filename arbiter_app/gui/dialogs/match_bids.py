"""What both bid for Black in an armageddon."""

from collections.abc import Mapping, Sequence

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


class MatchBidsDialog(QDialog):
    """Takes the sealed bids of both, and of equal ones the seed of the lot that decides between
    them, or whom it gave Black in the hall.
    """

    def __init__(
        self,
        parent: QWidget,
        *,
        title: str,
        most: str,
        players: Sequence[tuple[PlayerId, str]],
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setMinimumWidth(460)
        body = translate(
            "MatchBidsDialog",
            "Each writes down secretly the time he would play Black with; who bids less has Black"
            " and that time, and a draw is enough for him. Equal bids: a lot.",
        )
        if most:
            text = translate("MatchBidsDialog", "{body}\nAt most: {most}.")
            body = text.format(body=body, most=most)
        self._bids = {player: QLineEdit() for player, _ in players}
        self._by_seed = QRadioButton(translate("MatchLotDialog", "&Draw it here"))
        self._in_hall = QRadioButton(translate("MatchLotDialog", "It was drawn in the &hall"))
        self._by_seed.setChecked(True)
        self._seed = QLineEdit(new_seed())
        self._black = QComboBox()
        for player, name in players:
            self._black.addItem(name, player)
        self._black.activated.connect(lambda: self._in_hall.setChecked(True))
        self._by_seed.toggled.connect(self._seed.setEnabled)
        form = QFormLayout()
        for player, name in players:
            field = self._bids[player]
            field.setPlaceholderText(translate("MatchBidsDialog", "minutes:seconds, as 3:30"))
            field.textChanged.connect(self._show_complete)
            form.addRow(translate("MatchBidsDialog", "{name}:").format(name=name), field)
        here, hall = QFormLayout(), QFormLayout()
        here.addRow(translate("MatchBidsDialog", "&Seed of the lot:"), self._seed)
        hall.addRow(translate("MatchBidsDialog", "&Black of equal bids:"), self._black)
        for way in (here, hall):
            way.setContentsMargins(24, 0, 0, 0)
        buttons = DecisionButtons(
            self,
            verb=translate("MatchBidsDialog", "&Take the bids"),
            cancel=translate("MatchBidsDialog", "&Cancel"),
        )
        self._act = buttons.act
        lay_out_decision(self, body, form, self._by_seed, here, self._in_hall, hall, buttons)
        self._show_complete()
        next(iter(self._bids.values())).setFocus()

    @property
    def bids(self) -> Mapping[PlayerId, str]:
        """What each has bid."""
        return {player: field.text().strip() for player, field in self._bids.items()}

    @property
    def seed(self) -> str:
        """Of the lot between equal bids."""
        return self._seed.text().strip()

    @property
    def black(self) -> PlayerId | None:
        """Whom a lot in the hall gave Black; None where it is drawn here."""
        return PlayerId(self._black.currentData()) if self._in_hall.isChecked() else None

    def _show_complete(self) -> None:
        self._act.setEnabled(all(self.bids.values()))
