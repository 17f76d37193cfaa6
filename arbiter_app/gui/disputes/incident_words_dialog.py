"""Putting what is written about an incident into other words."""

from PySide6.QtWidgets import QWidget

from arbiter_app.domain.facts.disputes.incidents import Incident
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.disputes.incident_word_fields import IncidentWordFields
from arbiter_app.gui.look.layouts import form, on_top
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.fields.moment_edit import unreadable_moment
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate
from arbiter_app.services.commands.disputes.incidents import correct_incident

_WIDTH = 560


class IncidentWordsDialog(Dialog):
    """The words alone: a sanction is lifted, and another one imposed."""

    def __init__(self, parent: QWidget, open_event: OpenEvent, incident: Incident) -> None:
        title = translate("IncidentWordsDialog", "Correct the words about incident {number}")
        super().__init__(
            parent,
            title.format(number=incident.id),
            verb=translate("IncidentWordsDialog", "&Save the words"),
            do=self._save,
        )
        self._open_event, self._incident = open_event, incident
        self.resize(px(_WIDTH), 0)
        self._words = IncidentWordFields(
            open_event.facts, now=incident.at, actor=open_event.workspace.seat.actor
        )
        self._words.show(incident)
        fields = form()
        self._words.add_to(fields)
        about = translate(
            "IncidentWordsDialog",
            "The sanction and what it did to results stay. An act that is printed already is out of"
            " date.",
        )
        self.lay_out(Aside(about), on_top(fields))
        self._words.account.setFocus()

    def _save(self) -> bool:
        """Save the words; return whether they are saved."""
        try:
            at = self._words.moment
        except ValueError:
            at = None
        if at is None:
            return self.refuse(unreadable_moment(self._words.at.text()), self._words.at)
        return self._open_event.door(say=self.refuse).do(
            correct_incident, incident=self._incident.id, **self._words.read(at)
        )
