"""How a later stage is called, and its time control."""

from PySide6.QtWidgets import QDialog, QFormLayout, QLineEdit, QWidget

from arbiter_app.domain.facts.rounds import Stage
from arbiter_app.gui.parts.dialog import DecisionButtons, lay_out_decision
from arbiter_app.i18n import translate


class DescribeStageDialog(QDialog):
    """Title and time control of a stage."""

    def __init__(self, parent: QWidget, stage: Stage, *, name: str) -> None:
        super().__init__(parent)
        title = translate("DescribeStage", "Title and time control: {stage}").format(stage=name)
        self.setWindowTitle(title)
        self.setMinimumWidth(440)
        self._title = QLineEdit(stage.title)
        self._tempo = QLineEdit(stage.time_control)
        self._tempo.setPlaceholderText(translate("DescribeStage", "that of the event"))
        form = QFormLayout()
        form.addRow(translate("DescribeStage", "&Title:"), self._title)
        form.addRow(translate("DescribeStage", "Time &control:"), self._tempo)
        buttons = DecisionButtons(
            self,
            verb=translate("DescribeStage", "&Save"),
            cancel=translate("DescribeStage", "Ca&ncel"),
        )
        lay_out_decision(self, form, buttons)
        self._title.setFocus()
        self._title.selectAll()

    @property
    def title(self) -> str:
        return self._title.text().strip()

    @property
    def time_control(self) -> str:
        return self._tempo.text().strip()
