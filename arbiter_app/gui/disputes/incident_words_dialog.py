"""Putting what is written about an incident into other words."""

from html import escape

from PySide6.QtWidgets import QDialog, QFormLayout, QLabel, QVBoxLayout, QWidget

from arbiter_app.domain.facts.incidents import Incident
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.disputes.incident_word_fields import IncidentWordFields
from arbiter_app.gui.parts.dialog import DecisionButtons
from arbiter_app.gui.parts.heading import Aside
from arbiter_app.gui.parts.moment_edit import unreadable_moment
from arbiter_app.gui.parts.problem import Problem
from arbiter_app.i18n import translate
from arbiter_app.services.commands.incidents import correct_incident


class IncidentWordsDialog(QDialog):
    """The words alone: a sanction is lifted, and another one imposed."""

    def __init__(self, parent: QWidget, open_event: OpenEvent, incident: Incident) -> None:
        super().__init__(parent)
        self._open_event, self._incident = open_event, incident
        title = translate("IncidentWordsDialog", "Correct the words about incident {number}")
        self.setWindowTitle(title.format(number=incident.id))
        self.setMinimumWidth(560)
        self._words = IncidentWordFields(
            open_event.facts, now=incident.at, actor=open_event.workspace.seat.actor
        )
        self._words.show(incident)
        self._words.account.done.connect(self.accept)
        self._problem = Problem()
        form = QFormLayout()
        self._words.add_to(form)
        buttons = DecisionButtons(
            self,
            verb=translate("IncidentWordsDialog", "&Save the words"),
            cancel=translate("IncidentWordsDialog", "&Cancel"),
        )
        about = translate(
            "IncidentWordsDialog",
            "The sanction and what it did to results stay. An act that is printed already is out of"
            " date.",
        )
        layout = QVBoxLayout(self)
        layout.setContentsMargins(20, 16, 20, 16)
        layout.addWidget(QLabel(f"<b>{escape(self.windowTitle())}</b>"))
        layout.addWidget(Aside(about))
        layout.addLayout(form)
        layout.addWidget(self._problem)
        layout.addWidget(buttons)
        self._words.account.setFocus()

    def accept(self) -> None:
        """Save the words, or say what is wrong with them."""
        try:
            at = self._words.moment
        except ValueError:
            at = None
        if at is None:
            self._problem.say(unreadable_moment(self._words.at.text()))
            self._words.at.setFocus()
            return
        refused = self._open_event.refusal(
            correct_incident, incident=self._incident.id, **self._words.read(at)
        )
        if refused:
            self._problem.say(refused)
        else:
            super().accept()
