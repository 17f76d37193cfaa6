"""Points that the arbiter gives to a team or takes from it, typed with the reason."""

from decimal import Decimal

from PySide6.QtWidgets import QComboBox, QWidget

from arbiter_app.domain.disputes.points import points_beside
from arbiter_app.domain.facts.people.teams import Team
from arbiter_app.domain.ids import Round
from arbiter_app.domain.names.figures import decimal_number
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.parts.dialogs.ask_reason import ReasonField
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.line import Line
from arbiter_app.i18n import translate
from arbiter_app.services.commands.disputes.points import adjust_points


class PointsDialog(Dialog):
    """What the team has beside its matches, which is changed in the fields."""

    def __init__(self, parent: QWidget, open_event: OpenEvent, team: Team) -> None:
        tournament = open_event.tournament
        super().__init__(
            parent,
            translate("TeamPoints", "Points of {team} beside its matches").format(team=team.name),
            verb=translate("TeamPoints", "&Save"),
            do=self._save,
        )
        self._open_event, self._team = open_event, team.id
        self._round = QComboBox()
        self._round.addItem(translate("TeamPoints", "of the whole tournament"), None)
        for each in tournament.main_stage.rounds:
            named = translate("TeamPoints", "in round {round}").format(round=each.number)
            self._round.addItem(named, each.number)
        self._match_points, self._game_points = Line(), Line()
        self._reason = ReasonField()
        self._round.currentIndexChanged.connect(lambda *_: self._show())
        form = layouts.form(down=Room.TIGHT)
        form.addRow(translate("TeamPoints", "&They stand"), self._round)
        form.addRow(translate("TeamPoints", "&Match points"), self._match_points)
        form.addRow(translate("TeamPoints", "&Game points"), self._game_points)
        self.lay_out(
            translate(
                "TeamPoints",
                "Points below zero are taken. The table and the next pairing reckon with them, and"
                " papers tell of them.",
            ),
            form,
            self._reason.label,
            self._reason,
        )
        self._show()
        self._match_points.setFocus()
        self._match_points.selectAll()

    def _show(self) -> None:
        """Show what the team has in the round that is chosen."""
        fields = (self._match_points, self._game_points)
        has = points_beside(self._open_event.tournament, self._team, self._chosen)
        for field, points in zip(fields, has, strict=True):
            field.setText(f"{points.normalize():f}")

    @property
    def _chosen(self) -> Round | None:
        number = self._round.currentData()
        return None if number is None else Round(number)

    def _save(self) -> bool:
        typed = list[Decimal]()
        for field in (self._match_points, self._game_points):
            figures = field.text().strip().replace("−", "-").replace("½", ".5")
            points = decimal_number(figures or "0")
            if points is None:
                told = translate("TeamPoints", "“{text}” is not points. Type 1, 0.5 or −2.")
                return self.refuse(told.format(text=field.text().strip()), field)
            typed.append(points)
        if not self._reason.reason:
            told = translate("TeamPoints", "Type why: the journal keeps it.")
            return self.refuse(told, self._reason)
        return self._open_event.door(say=self.refuse).do(
            adjust_points,
            team=self._team,
            round=self._chosen,
            points=typed[0],
            game_points=typed[1],
            reason=self._reason.reason,
        )
