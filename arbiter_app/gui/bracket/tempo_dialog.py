"""Another time control for a step of a match, or of all matches."""

from collections.abc import Sequence

from PySide6.QtWidgets import QCheckBox, QComboBox, QWidget

from arbiter_app.domain.names.plain_text import LINE
from arbiter_app.gui.look.layouts import column, form
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.parts.dialogs.ask_reason import ReasonField
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.line import Line
from arbiter_app.i18n import translate


class MatchTempoDialog(Dialog):
    """Asks which games are played with which other time control, and why."""

    def __init__(self, parent: QWidget, *, title: str, steps: Sequence[str], step: int) -> None:
        super().__init__(parent, title, verb=translate("MatchTempoDialog", "&Set the time control"))
        body = translate(
            "MatchTempoDialog",
            "Both players agree, and the arbiter consents (C.02 Art. 13.2.13 of 2017). Games that"
            " have a result keep their time control.",
        )
        self._step = QComboBox()
        self._step.addItems(list(steps))
        self._step.setCurrentIndex(step)
        self._tempo = Line(limit=LINE)
        self._tempo.setPlaceholderText(translate("MatchTempoDialog", "as printed: 15+10"))
        self._all = QCheckBox(translate("MatchTempoDialog", "In &every match of the stage"))
        self._reason = ReasonField()
        fields = form()
        fields.addRow(translate("MatchTempoDialog", "&Games:"), self._step)
        fields.addRow(translate("MatchTempoDialog", "&Time control:"), self._tempo)
        fields.addRow("", self._all)
        self.lay_out(body, fields, column(self._reason.label, self._reason, gap=Room.TIGHT))
        for field in (self._tempo, self._reason):
            field.textChanged.connect(self._show_complete)
        self._show_complete()
        self._tempo.setFocus()

    @property
    def step(self) -> int:
        """Which step of the match, from 0."""
        return self._step.currentIndex()

    @property
    def time_control(self) -> str:
        return self._tempo.text().strip()

    @property
    def for_all(self) -> bool:
        """Whether it holds for every match."""
        return self._all.isChecked()

    @property
    def reason(self) -> str:
        return self._reason.reason

    def _show_complete(self) -> None:
        self.verb.setEnabled(bool(self.time_control and self.reason))
