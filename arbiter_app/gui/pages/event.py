"""The event: what the head of every paper says, who officiates, and by which rules it is played."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFormLayout, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from arbiter_app.domain.people import Role
from arbiter_app.formats.days import format_day
from arbiter_app.gui.bridge import Desk
from arbiter_app.gui.page import MARGINS, Page
from arbiter_app.gui.pages.tournament_rules import TournamentRules
from arbiter_app.gui.widgets.date_field import DateField
from arbiter_app.gui.widgets.heading import heading
from arbiter_app.gui.widgets.inline_field import InlineField, Problem
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.event import describe_event, set_official
from arbiter_app.wording import people

_ROLES = (Role.CHIEF_ARBITER, Role.CHIEF_SECRETARY, Role.DEPUTY)


class EventPage(Page):
    """Every field is saved on its own when it is left, if it was changed."""

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk)
        self._title = InlineField(translate("EventPage", "Title"))
        self._place = InlineField(translate("EventPage", "Place"))
        self._organiser = InlineField(translate("EventPage", "Organiser"))
        self._starts_on = DateField(translate("EventPage", "First day"))
        self._ends_on = DateField(translate("EventPage", "Last day"))
        self._day_problem = Problem()
        for field in (self._title, self._place, self._organiser, self._starts_on, self._ends_on):
            field.committed.connect(partial(self._describe, field))
        self._officials = {role: _OfficialFields(desk, role) for role in _ROLES}
        self._rules = TournamentRules(desk)
        columns = QHBoxLayout(self)
        columns.setContentsMargins(*MARGINS)
        columns.setSpacing(28)
        columns.addWidget(self._description(), 4)
        columns.addWidget(self._rules, 3)

    def refresh(self) -> None:
        event = self.desk.open_event
        self._title.show_value(event.title)
        self._place.show_value(event.place)
        self._organiser.show_value(event.organiser)
        self._starts_on.show_value(format_day(event.starts_on))
        self._ends_on.show_value(format_day(event.ends_on))
        for fields in self._officials.values():
            fields.refresh()
        self._rules.refresh()

    def focus_first(self) -> None:
        self._title.setFocus()
        self._title.end(False)

    def page_actions(self) -> Sequence[QAction]:
        return ()

    def _describe(self, field: InlineField, _: str) -> None:
        """Save the description with what was just typed into one of its fields."""
        readable = self._starts_on.is_readable and self._ends_on.is_readable
        self._day_problem.say(
            "" if readable else translate("EventPage", "This is no day. Write 01.04.2026.")
        )
        if not readable or not self.desk.do(
            describe_event,
            title=self._title.text(),
            place=self._place.text(),
            organiser=self._organiser.text(),
            starts_on=self._starts_on.day,
            ends_on=self._ends_on.day,
        ):
            field.hold()

    def _description(self) -> QWidget:
        days = QHBoxLayout()
        days.addWidget(self._starts_on)
        days.addWidget(QLabel("–"))
        days.addWidget(self._ends_on)
        days.addStretch()
        form = QFormLayout()
        form.addRow(translate("EventPage", "&Title"), self._title)
        form.addRow(translate("EventPage", "&Place"), self._place)
        form.addRow(translate("EventPage", "&Organiser"), self._organiser)
        days_label = QLabel(translate("EventPage", "&Days"))
        days_label.setBuddy(self._starts_on)
        form.addRow(days_label, days)
        form.addRow("", self._day_problem)
        officials = QFormLayout()
        for role, fields in self._officials.items():
            officials.addRow(people.role(window_catalogue(), role), fields)
        part = QWidget()
        column = QVBoxLayout(part)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(heading(translate("EventPage", "Event")))
        column.addLayout(form)
        column.addSpacing(14)
        column.addWidget(heading(translate("EventPage", "Officials")))
        column.addLayout(officials)
        column.addStretch()
        return part


class _OfficialFields(QHBoxLayout):
    """Name and category of one official."""

    def __init__(self, desk: Desk, role: Role) -> None:
        super().__init__()
        self._desk = desk
        self._role = role
        office = people.role(window_catalogue(), role)
        self._name = InlineField(office)
        self._name.setPlaceholderText(translate("EventPage", "surname and initials"))
        self._category = InlineField(
            translate("EventPage", "{office}, category").format(office=office)
        )
        self._category.setPlaceholderText(translate("EventPage", "category"))
        self.addWidget(self._name, 2)
        self.addWidget(self._category, 3)
        for field in (self._name, self._category):
            field.committed.connect(partial(self._save, field))

    def refresh(self) -> None:
        """Show who is named now."""
        official = self._desk.open_event.official(self._role)
        self._name.show_value(official.name if official else "")
        self._category.show_value((official.category or "") if official else "")

    def _save(self, field: InlineField, _: str) -> None:
        saved = self._desk.do(
            set_official,
            role=self._role,
            name=self._name.text(),
            category=self._category.text(),
        )
        if not saved:
            field.hold()
