"""When the appeals committee was announced."""

from datetime import datetime

from PySide6.QtWidgets import QPushButton, QWidget

from arbiter_app.domain.disputes.hearings import committee
from arbiter_app.formats.moments import parse_moment
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.look import layouts
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.fields.moment_edit import MomentEdit, unreadable_moment
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate
from arbiter_app.services.commands.people.officials import announce_committee


class AnnounceDialog(Dialog):
    """Day and hour, which the technical information prints."""

    def __init__(self, parent: QWidget, open_event: OpenEvent, *, now: datetime) -> None:
        super().__init__(
            parent,
            translate("AnnounceDialog", "The appeals committee was announced"),
            verb=translate("AnnounceDialog", "&Note it"),
            do=self._note,
        )
        self._open_event = open_event
        announced = open_event.facts.committee_announced
        self._moment = MomentEdit()
        self._moment.setAccessibleName(translate("AnnounceDialog", "Announced at"))
        self._moment.moment = announced or now
        form = layouts.form()
        form.addRow(translate("AnnounceDialog", "&Announced at"), self._moment)
        about = translate(
            "AnnounceDialog",
            "It is elected and announced before round 1, usually at the draw (Ukrainian rules"
            " VII.3.2): {names}.",
        )
        names = ", ".join(each.name for each in committee(open_event.whole)) or "–"
        back = QPushButton(translate("AnnounceDialog", "&It was not announced"))
        back.clicked.connect(self._take_back)
        back.setVisible(announced is not None)
        self.lay_out(Aside(about.format(names=names)), form, side=(back,))
        self._moment.setFocus()

    def _note(self) -> bool:
        try:
            moment = parse_moment(self._moment.text())
        except ValueError:
            moment = None
        if moment is None:
            return self.refuse(unreadable_moment(self._moment.text()), self._moment)
        return self._open_event.door(say=self.refuse).do(announce_committee, at=moment)

    def _take_back(self) -> None:
        if self._open_event.door(say=self.refuse).do(announce_committee, at=None):
            self.reject()
