"""What both bid for Black in an armageddon."""

from collections.abc import Mapping, Sequence

from PySide6.QtWidgets import QWidget

from arbiter_app.domain.ids import PlayerId
from arbiter_app.gui.bracket.lot_of_two import LotOfTwo
from arbiter_app.gui.look.layouts import form
from arbiter_app.gui.look.plain import plain_caption
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.line import Line
from arbiter_app.i18n import translate


class MatchBidsDialog(Dialog):
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
        super().__init__(parent, title, verb=translate("MatchBidsDialog", "&Take the bids"))
        body = translate(
            "MatchBidsDialog",
            "Each player secretly writes down a time to play Black with; the lower bid has Black"
            " and that time, and a draw is then enough to win. Equal bids: a lot.",
        )
        if most:
            text = translate("MatchBidsDialog", "{body}\nAt most: {most}.")
            body = text.format(body=body, most=most)
        self._bids = {player: Line() for player, _ in players}
        self._lot = LotOfTwo(
            players,
            seed_label=translate("MatchBidsDialog", "&Seed of the lot:"),
            fell_on=translate("MatchBidsDialog", "&Black of equal bids:"),
        )
        fields = form()
        for player, name in players:
            field = self._bids[player]
            field.setPlaceholderText(translate("MatchBidsDialog", "minutes:seconds, as 3:30"))
            field.textChanged.connect(self._show_complete)
            label = translate("MatchBidsDialog", "{name}:").format(name=plain_caption(name))
            fields.addRow(label, field)
        self.lay_out(body, fields, self._lot)
        self._show_complete()
        next(iter(self._bids.values())).setFocus()

    @property
    def bids(self) -> Mapping[PlayerId, str]:
        """What each has bid."""
        return {player: field.text().strip() for player, field in self._bids.items()}

    @property
    def seed(self) -> str:
        """Of the lot between equal bids."""
        return self._lot.seed

    @property
    def black(self) -> PlayerId | None:
        """Whom a lot in the hall gave Black; None where it is drawn here."""
        return self._lot.drawn

    def _show_complete(self) -> None:
        self.verb.setEnabled(all(self.bids.values()))
