"""What both bid for Black in an armageddon."""

from collections.abc import Mapping, Sequence

from PySide6.QtWidgets import QDialog, QFormLayout, QLineEdit, QWidget

from arbiter_app.domain.ids import PlayerId
from arbiter_app.gui.dialogs.decision_buttons import DecisionButtons, lay_out_decision
from arbiter_app.gui.seed import new_seed
from arbiter_app.i18n import translate


class MatchBidsDialog(QDialog):
    """Takes the sealed bids of both, and the seed of the lot that decides between equal ones."""

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
        self._seed = QLineEdit(new_seed())
        form = QFormLayout()
        for player, name in players:
            field = self._bids[player]
            field.setPlaceholderText(translate("MatchBidsDialog", "minutes:seconds, as 3:30"))
            field.textChanged.connect(self._show_complete)
            form.addRow(translate("MatchBidsDialog", "{name}:").format(name=name), field)
        form.addRow(translate("MatchBidsDialog", "&Seed of the lot:"), self._seed)
        buttons = DecisionButtons(
            self,
            verb=translate("MatchBidsDialog", "&Take the bids"),
            cancel=translate("MatchBidsDialog", "&Cancel"),
        )
        self._act = buttons.act
        lay_out_decision(self, body, form, buttons)
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

    def _show_complete(self) -> None:
        self._act.setEnabled(all(self.bids.values()))
