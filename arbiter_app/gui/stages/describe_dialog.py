"""How a later stage is called, and its time control."""

from PySide6.QtWidgets import QWidget

from arbiter_app.domain.facts.play.rounds import Stage
from arbiter_app.domain.names.plain_text import LINE
from arbiter_app.gui.look.layouts import form
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.line import Line
from arbiter_app.i18n import translate


class DescribeStageDialog(Dialog):
    """Title and time control of a stage."""

    def __init__(self, parent: QWidget, stage: Stage, *, name: str) -> None:
        title = translate("DescribeStage", "Title and time control: {stage}").format(stage=name)
        super().__init__(
            parent,
            title,
            verb=translate("DescribeStage", "&Save"),
            leave=translate("DescribeStage", "Ca&ncel"),
        )
        self._title = Line(stage.title, LINE)
        self._tempo = Line(stage.time_control, LINE)
        self._tempo.setPlaceholderText(translate("DescribeStage", "that of the event"))
        fields = form()
        fields.addRow(translate("DescribeStage", "&Title:"), self._title)
        fields.addRow(translate("DescribeStage", "Time &control:"), self._tempo)
        self.lay_out(fields)
        self._title.setFocus()
        self._title.selectAll()

    @property
    def title(self) -> str:
        return self._title.text().strip()

    @property
    def time_control(self) -> str:
        return self._tempo.text().strip()
