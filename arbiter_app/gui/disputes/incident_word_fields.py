"""The words about an incident: article, account, who reported it, who decided, when."""

from collections.abc import Iterable
from datetime import datetime

from PySide6.QtWidgets import QFormLayout, QWidget

from arbiter_app.domain.facts.disputes.incidents import Incident, IncidentWords
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import Role
from arbiter_app.domain.names.plain_text import LINE
from arbiter_app.domain.staffing.at_once import ARBITERS
from arbiter_app.formats.moments import format_moment, parse_moment
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.fields.moment_edit import MomentEdit
from arbiter_app.gui.parts.fields.suggesting_field import SuggestingField
from arbiter_app.gui.parts.line import Line, Lines
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.registration import people

WHO_DECIDES = (*ARBITERS, Role.CHIEF_SECRETARY)
"""The offices whose names are suggested for who reported and who decided."""

_ACCOUNT_LINES = 3
_FRAME = 14
"""Of a field of several lines, above and below its words."""


class IncidentWordFields:
    """The fields, which a form takes into its rows."""

    def __init__(self, event: Event, *, now: datetime, actor: str) -> None:
        officials = [each.name for each in event.with_role(*WHO_DECIDES)]
        names = [people.name(window_catalogue(), each) for each in event.players.values()]
        self.article = Line(limit=LINE)
        self.article.setAccessibleName(translate("IncidentDialog", "Article"))
        self.account = Account(translate("IncidentDialog", "What happened"))
        self.reported_by = SuggestingField(translate("IncidentDialog", "Reported by"), LINE)
        self.arbiter = SuggestingField(translate("IncidentDialog", "Arbiter"), LINE)
        self.at = MomentEdit()
        self.at.setAccessibleName(translate("IncidentDialog", "Day and time"))
        self.reported_by.offer(_once([*officials, *names]))
        self.arbiter.offer(_once(officials))
        self.arbiter.setText(actor if actor in officials else next(iter(officials), actor))
        self.at.moment = now

    def add_to(self, form: QFormLayout) -> None:
        """Add a row for every field."""
        for text, field in (
            (translate("IncidentDialog", "Ar&ticle"), self.article),
            (translate("IncidentDialog", "&What happened"), self.account),
            (translate("IncidentDialog", "Re&ported by"), self.reported_by),
            (translate("IncidentDialog", "Ar&biter"), self.arbiter),
            (translate("IncidentDialog", "&Day and time"), self.at),
        ):
            add_row(form, text, field)

    @property
    def moment(self) -> datetime | None:
        """When it happened. Raises ValueError for what is no moment."""
        return parse_moment(self.at.text())

    def read(self, at: datetime) -> IncidentWords:
        """Return what stands in the fields."""
        return IncidentWords(
            at=at,
            article=self.article.text(),
            account=self.account.toPlainText(),
            reported_by=self.reported_by.text(),
            arbiter=self.arbiter.text(),
        )

    def show(self, incident: Incident) -> None:
        """Show what is written about an incident."""
        self.restore(
            {
                "article": incident.article,
                "account": incident.account,
                "reported_by": incident.reported_by,
                "arbiter": incident.arbiter,
                "at": format_moment(incident.at),
            }
        )

    def draft(self) -> dict[str, str]:
        """Return what stands there, as texts."""
        return {
            "article": self.article.text(),
            "account": self.account.toPlainText(),
            "reported_by": self.reported_by.text(),
            "arbiter": self.arbiter.text(),
            "at": self.at.text(),
        }

    def restore(self, draft: dict[str, str]) -> None:
        """Show what a draft has."""
        self.article.setText(draft.get("article", ""))
        self.article.setCursorPosition(0)
        self.account.setPlainText(draft.get("account", ""))
        self.reported_by.setText(draft.get("reported_by", ""))
        self.arbiter.setText(draft.get("arbiter", ""))
        self.at.setText(draft.get("at", ""))


class Account(Lines):
    """A few lines of words."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setAccessibleName(name)
        self.setFixedHeight(_ACCOUNT_LINES * self.fontMetrics().lineSpacing() + px(_FRAME))


def add_row(form: QFormLayout, text: str, field: QWidget) -> None:
    """Add a field with its label, whose letter leads to it."""
    label = Label(text)
    label.setBuddy(field)
    form.addRow(label, field)


def _once(names: Iterable[str]) -> list[str]:
    return list(dict.fromkeys(names))
