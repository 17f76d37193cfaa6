"""Ways out of a play-off that need a decision: a slower pace, a player who leaves."""

from collections.abc import Sequence

from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget

from arbiter_app.domain.facts.people.people import Player
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.names.plain_text import LINE
from arbiter_app.gui.look.layouts import column, form
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.parts.dialogs.ask_reason import ReasonField
from arbiter_app.gui.parts.dialogs.confirmed_acts import Act
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.line import Line
from arbiter_app.i18n import QT_TRANSLATE_NOOP, translate, window_catalogue
from arbiter_app.wording.terms.registration import people


class TempoDialog(Dialog):
    """Two players agree to play more slowly, and who must consent does (C.02 Art. 13.2.13)."""

    def __init__(self, parent: QWidget, *, step: str, time_control: str) -> None:
        super().__init__(
            parent,
            translate("PlayOffExits", "Play at another pace?"),
            verb=translate("PlayOffExits", "&Play at this pace"),
        )
        self._time_control = Line(time_control, LINE)
        self._time_control.selectAll()
        self._consent = QCheckBox(
            translate("PlayOffExits", "The chief &arbiter and the chief organiser consent")
        )
        self._reason = ReasonField()
        self._reason.setText(translate("PlayOffExits", "Both players agreed"))
        body = translate(
            "PlayOffExits",
            "Where only two play and time allows it, they may play more slowly if they agree and"
            " the chief arbiter and the chief organiser consent (C.02 Art. 13.2.13 of 2017). It"
            " holds for the games of this stage that are still to be paired: {step}.",
        )
        fields = form()
        fields.addRow(translate("PlayOffExits", "&Time control:"), self._time_control)
        why = column(self._reason.label, self._reason, gap=Room.TIGHT)
        self.lay_out(body.format(step=step), fields, why, self._consent)
        for signal in (self._time_control.textChanged, self._reason.textChanged):
            signal.connect(self._on_typed)
        self._consent.toggled.connect(self._on_typed)
        self._on_typed()
        self._time_control.setFocus()

    @property
    def time_control(self) -> str:
        """What they agreed on."""
        return self._time_control.text().strip()

    @property
    def reason(self) -> str:
        """Why, as the journal keeps it."""
        return self._reason.reason

    def _on_typed(self) -> None:
        is_decided = bool(self.time_control and self.reason) and self._consent.isChecked()
        self.verb.setEnabled(is_decided)


_LEAVES = {
    (False, False): QT_TRANSLATE_NOOP(
        "PlayOffExits",
        "This player stands below everybody who plays; the points and the result in the"
        " tournament stay as they are. The others play as the regulations say for their"
        " number.",
    ),
    (True, False): QT_TRANSLATE_NOOP(
        "PlayOffExits",
        "What this player still has to play in the play-off is lost; what was played"
        " counts. The player stands below everybody who plays on; the points and the"
        " result in the tournament stay as they are.",
    ),
    (False, True): QT_TRANSLATE_NOOP(
        "PlayOffExits",
        "This team stands below all that play; its points and its result in the tournament stay"
        " as they are. The others play as the regulations say for their number.",
    ),
    (True, True): QT_TRANSLATE_NOOP(
        "PlayOffExits",
        "What this team still has to play in the play-off is lost on every board that waits;"
        " what was played counts. The team stands below all that play on; its points and its"
        " result in the tournament stay as they are.",
    ),
}
"""By whether the play-off has begun, and whether teams play it."""


class LeaveDialog(Dialog):
    """Somebody, or a team, does not play, or no longer."""

    def __init__(
        self, parent: QWidget, players: Sequence[Player], *, has_begun: bool, of_teams: bool = False
    ) -> None:
        super().__init__(
            parent,
            translate("PlayOffExits", "Who does not play?"),
            verb=translate("PlayOffExits", "&Does not play"),
            act=Act.LEAVE_PLAY_OFF,
        )
        self._player = QComboBox()
        for player in players:
            self._player.addItem(people.name(window_catalogue(), player), player.id)
        self._reason = ReasonField()
        body = translate("PlayOffExits", _LEAVES[has_begun, of_teams])
        fields = form()
        who = translate("PlayOffExits", "&Player:")
        if of_teams:
            who = translate("PlayOffExits", "&Team:")
        fields.addRow(who, self._player)
        self.lay_out(body, fields, column(self._reason.label, self._reason, gap=Room.TIGHT))
        self._reason.textChanged.connect(self._on_typed)
        self._on_typed()
        self._player.setFocus()

    @property
    def player(self) -> PlayerId:
        """Who leaves."""
        return PlayerId(self._player.currentData())

    @property
    def reason(self) -> str:
        """Why."""
        return self._reason.reason

    def _on_typed(self) -> None:
        self.verb.setEnabled(bool(self.reason))
