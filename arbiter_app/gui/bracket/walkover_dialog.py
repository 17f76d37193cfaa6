"""A match that somebody does not come to, or gives up."""

from collections.abc import Sequence

from PySide6.QtWidgets import (
    QDialog,
    QLabel,
    QLineEdit,
    QRadioButton,
    QWidget,
)

from arbiter_app.domain.ids import PlayerId
from arbiter_app.gui.parts.dialog import DecisionButtons, lay_out_decision
from arbiter_app.i18n import translate


class WalkOverDialog(QDialog):
    """Asks who of those who still can loses the match without playing on, and why."""

    def __init__(
        self, parent: QWidget, *, title: str, players: Sequence[tuple[PlayerId, str]]
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(title)
        self.setMinimumWidth(460)
        body = translate(
            "WalkOverDialog",
            "His opponent goes on. Games that are paired and not played are lost by forfeit; what"
            " was played stays. Where neither comes, it is recorded for both, one after the other.",
        )
        self._who = {
            player: QRadioButton(
                translate("WalkOverDialog", "{name} does not play on").format(name=name)
            )
            for player, name in players
        }
        self._reason = QLineEdit()
        label = QLabel(translate("WalkOverDialog", "&Reason, kept in the journal:"))
        label.setBuddy(self._reason)
        buttons = DecisionButtons(
            self,
            verb=translate("WalkOverDialog", "Record the &walk-over"),
            cancel=translate("WalkOverDialog", "&Cancel"),
        )
        self._act = buttons.act
        choices = self._who.values()
        for choice in choices:
            choice.toggled.connect(self._show_complete)
        lay_out_decision(self, body, *choices, label, self._reason, buttons)
        self._reason.textChanged.connect(self._show_complete)
        self._show_complete()
        only, *others = choices
        if others:
            only.setFocus()
        else:
            only.setChecked(True)
            self._reason.setFocus()

    @property
    def player(self) -> PlayerId | None:
        """Who loses; None while nobody is chosen."""
        return next((each for each, choice in self._who.items() if choice.isChecked()), None)

    @property
    def reason(self) -> str:
        return self._reason.text().strip()

    def _show_complete(self) -> None:
        self._act.setEnabled(self.player is not None and bool(self.reason))
