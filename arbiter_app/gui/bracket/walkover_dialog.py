"""A match that somebody does not come to, or gives up."""

from collections.abc import Sequence

from PySide6.QtWidgets import QRadioButton, QWidget

from arbiter_app.domain.ids import PlayerId
from arbiter_app.gui.look.layouts import column
from arbiter_app.gui.look.plain import plain_caption
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.parts.dialogs.ask_reason import ReasonField
from arbiter_app.gui.parts.dialogs.confirmed_acts import Act
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.i18n import translate


class WalkOverDialog(Dialog):
    """Asks who of those who still can loses the match without playing on, and why."""

    def __init__(
        self, parent: QWidget, *, title: str, players: Sequence[tuple[PlayerId, str]]
    ) -> None:
        super().__init__(
            parent,
            title,
            verb=translate("WalkOverDialog", "Record the &walk-over"),
            act=Act.WALK_OVER,
        )
        body = translate(
            "WalkOverDialog",
            "The opponent goes on. Games that are paired and not played are lost by forfeit; what"
            " was played stays. Where neither comes, it is recorded for both, one after the"
            " other.",
        )
        self._who = {
            player: QRadioButton(
                plain_caption(
                    translate("WalkOverDialog", "{name} does not play on").format(name=name)
                )
            )
            for player, name in players
        }
        self._reason = ReasonField()
        choices = self._who.values()
        for choice in choices:
            choice.toggled.connect(self._show_complete)
        self.lay_out(body, *choices, column(self._reason.label, self._reason, gap=Room.TIGHT))
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
        return self._reason.reason

    def _show_complete(self) -> None:
        self.verb.setEnabled(self.player is not None and bool(self.reason))
