"""A lot in a match: for its colours or for its winner, drawn here by a seed or in the hall."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from arbiter_app.domain.ids import PlayerId
from arbiter_app.gui.bracket.lot_of_two import LotOfTwo
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.i18n import translate


class MatchLotDialog(Dialog):
    """Asks for the seed of a lot, or for whom the lot fell on in the hall."""

    def __init__(
        self,
        parent: QWidget,
        *,
        title: str,
        body: str,
        fell_on: str,
        players: Sequence[tuple[PlayerId, str]],
        seed: str | None = None,
    ) -> None:
        """`seed` is that of the event, where it is a lot among the tied; `fell_on` names what the
        lot decides, with the mnemonic of its field.
        """
        super().__init__(parent, title, verb="")
        seed_label = translate("MatchLotDialog", "&Seed:")
        self._lot = LotOfTwo(players, seed_label=seed_label, fell_on=fell_on, seed=seed)
        self.lay_out(body, self._lot)
        self._lot.changed.connect(self._show_way)
        self._show_way()
        self.verb.setFocus()

    @property
    def seed(self) -> str:
        """The seed of a lot that is to be drawn here."""
        return self._lot.seed

    @property
    def drawn(self) -> PlayerId | None:
        """On whom it fell in the hall; None where it is to be drawn here."""
        return self._lot.drawn

    def _show_way(self) -> None:
        here = self.drawn is None
        self.verb.setEnabled(not here or bool(self.seed))
        self.verb.setText(
            translate("MatchLotDialog", "D&raw the lot")
            if here
            else translate("MatchLotDialog", "&Take it over")
        )
