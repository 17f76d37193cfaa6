"""How many half-point byes single players may have."""

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from arbiter_app.domain.ids import PlayerId
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.look.layouts import form
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.fields.number_list import NumberList
from arbiter_app.i18n import translate
from arbiter_app.services.commands.play.byes import limit_half_byes


class HalfByesDialog(Dialog):
    """A number for those who are chosen; none: what the regulations allow everybody."""

    def __init__(
        self,
        parent: QWidget,
        open_event: OpenEvent,
        players: Sequence[PlayerId],
        *,
        whose: str,
        most: int | None,
    ) -> None:
        self._open_event, self._players = open_event, tuple(players)
        competition = open_event.competition
        self._most = NumberList(translate("HalfByes", "Half-point byes allowed"), may_be_none=True)
        rounds = range(competition.announced_rounds + 1)
        self._most.offer([(each, str(each)) for each in rounds])
        self._most.choose(most)
        fields = form()
        fields.addRow(translate("HalfByes", "Half-point byes &allowed:"), self._most)
        usual = translate(
            "HalfByes",
            "Everybody else may have {most} (General Regulations 6.7); “–” is the same for them.",
        ).format(most=competition.settings.swiss.half_byes)
        super().__init__(
            parent,
            translate("HalfByes", "Half-point byes: {players}").format(players=whose),
            fields,
            usual,
            verb=translate("HalfByes", "&Set"),
            do=self._set,
        )
        self._most.setFocus()

    def _set(self) -> bool:
        door = self._open_event.door(say=self.refuse)
        return door.do(limit_half_byes, players=self._players, most=self._most.number)
