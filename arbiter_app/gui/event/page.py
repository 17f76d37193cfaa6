"""The event: what the head of every paper says, who officiates, and by which rules it is played."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QResizeEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFormLayout,
    QFrame,
    QHBoxLayout,
    QLabel,
    QPushButton,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people import Role
from arbiter_app.formats.days import format_day
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.page import MARGINS, Page
from arbiter_app.gui.base.page_actions import act, act_button
from arbiter_app.gui.event.standing_rules import StandingRules
from arbiter_app.gui.event.tournament_rules import TournamentRules
from arbiter_app.gui.parts.date_field import DateField
from arbiter_app.gui.parts.heading import Aside, heading
from arbiter_app.gui.parts.problem import InlineField, Problem
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.event import describe_event
from arbiter_app.wording.terms.event import event_regulations
from arbiter_app.wording.terms.registration import people

_BETWEEN = 2 * 28
"""Room beside and between the two parts of the page, and for the scroll bar."""

_ROLES = (Role.CHIEF_ARBITER, Role.CHIEF_SECRETARY, Role.DEPUTY)


class EventPage(Page):
    """Every field is saved on its own when it is left, if it was changed."""

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__(open_event)
        self._title = InlineField(translate("EventPage", "Title"))
        self._place = InlineField(translate("EventPage", "Place"))
        self._federation = InlineField(translate("EventPage", "Federation, three letters"))
        self._federation.setPlaceholderText(translate("EventPage", "UKR"))
        self._federation.setMaxLength(3)
        self._federation.setFixedWidth(64)
        self._organiser = InlineField(translate("EventPage", "Organiser"))
        self._starts_on = DateField(translate("EventPage", "First day"))
        self._ends_on = DateField(translate("EventPage", "Last day"))
        self._day_problem = Problem(lines_kept=1)
        self._time_control = InlineField(translate("EventPage", "Time control"))
        self._time_control.setPlaceholderText(
            translate("EventPage", "for example 90 min + 30 s a move")
        )
        for field in (
            self._title,
            self._place,
            self._federation,
            self._organiser,
            self._starts_on,
            self._ends_on,
            self._time_control,
        ):
            field.committed.connect(partial(self._describe, field))
        for day in (self._starts_on, self._ends_on):
            day.taken_back.connect(self._judge_days)
        self._officials = {role: Aside() for role in _ROLES}
        self._regulations = Aside()
        self._to_regulations = act(
            self,
            translate("EventPage", "Regulations…"),
            self._show_regulations,
            Key.REGULATIONS,
        )
        self._system = TournamentRules(open_event)
        self._standing = StandingRules(open_event)
        inside = QWidget()
        self._columns = QHBoxLayout(inside)
        self._columns.setContentsMargins(*MARGINS)
        self._columns.setSpacing(28)
        self._columns.addWidget(self._description(), 9)
        self._columns.addWidget(self._standing, 8)
        frame = QVBoxLayout(self)
        frame.setContentsMargins(0, 0, 0, 0)
        frame.addWidget(_scrolled(inside))

    def refresh(self) -> None:
        event = self.open_event.facts
        self._title.show_value(event.title)
        self._place.show_value(event.place)
        self._federation.show_value(event.federation)
        self._organiser.show_value(event.organiser)
        self._starts_on.show_value(format_day(event.starts_on))
        self._ends_on.show_value(format_day(event.ends_on))
        self._time_control.show_value(event.time_control)
        for role, named in self._officials.items():
            named.say(_named(event, role))
        self._regulations.say(event_regulations.state(window_catalogue(), event.regulations))
        self._system.refresh()
        self._standing.refresh()

    def resizeEvent(self, event: QResizeEvent) -> None:  # noqa: N802
        """Let one part stand below the other where both have no room beside each other."""
        super().resizeEvent(event)
        parts = (self._columns.itemAt(place) for place in range(self._columns.count()))
        wanted = sum(part.minimumSize().width() for part in parts if part) + _BETWEEN
        has_room = event.size().width() >= wanted
        beside, below = QBoxLayout.Direction.LeftToRight, QBoxLayout.Direction.TopToBottom
        self._columns.setDirection(beside if has_room else below)

    def focus_first(self) -> None:
        self._title.setFocus()
        self._title.end(False)

    def page_actions(self) -> Sequence[QAction]:
        return (self._to_regulations,)

    def _show_regulations(self) -> None:
        from arbiter_app.gui.event.attached_regulations_dialog import AttachedRegulationsDialog

        AttachedRegulationsDialog(self, self.open_event).exec()

    def _describe(self, field: InlineField, _: str) -> None:
        """Save the description with what was just typed into one of its fields."""
        if not self._judge_days() or not self.open_event.do(
            describe_event,
            title=self._title.text(),
            place=self._place.text(),
            organiser=self._organiser.text(),
            starts_on=self._starts_on.day,
            ends_on=self._ends_on.day,
            federation=self._federation.text(),
            time_control=self._time_control.text(),
        ):
            field.hold()

    def _judge_days(self) -> bool:
        """Say beside the days where one of them is none; return whether both can be read."""
        readable = self._starts_on.is_readable and self._ends_on.is_readable
        self._day_problem.say(
            "" if readable else translate("EventPage", "This is not a date. Write 01.04.2026.")
        )
        return readable

    def _description(self) -> QWidget:
        days = QHBoxLayout()
        days.addWidget(self._starts_on)
        days.addWidget(QLabel("–"))
        days.addWidget(self._ends_on)
        days.addStretch()
        place = QHBoxLayout()
        place.addWidget(self._place, 1)
        federation_label = QLabel(translate("EventPage", "fe&deration"))
        federation_label.setBuddy(self._federation)
        place.addWidget(federation_label)
        place.addWidget(self._federation)
        place_label = QLabel(translate("EventPage", "Place"))
        place_label.setBuddy(self._place)
        form = QFormLayout()
        form.addRow(translate("EventPage", "&Title"), self._title)
        form.addRow(place_label, place)
        form.addRow(translate("EventPage", "&Organiser"), self._organiser)
        days_label = QLabel(translate("EventPage", "Days"))
        days_label.setBuddy(self._starts_on)
        form.addRow(days_label, days)
        form.addRow(self._day_problem)
        form.addRow(translate("EventPage", "Ti&me control"), self._time_control)
        officials = QFormLayout()
        for role, named in self._officials.items():
            officials.addRow(people.role(window_catalogue(), role), named)
        to_officials = QPushButton(translate("EventPage", "Panel, committee and commission…"))
        to_officials.clicked.connect(self.way_to(PageId.OFFICIALS))
        row = QHBoxLayout()
        row.addWidget(to_officials)
        row.addStretch()
        officials.addRow(row)
        regulations = QHBoxLayout()
        regulations.addWidget(act_button(self._to_regulations))
        regulations.addWidget(self._regulations, 1)
        part = QWidget()
        column = QVBoxLayout(part)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(heading(translate("EventPage", "Event")))
        column.addLayout(form)
        column.addSpacing(10)
        column.addWidget(heading(translate("EventPage", "Officials")))
        column.addLayout(officials)
        column.addLayout(regulations)
        column.addSpacing(10)
        column.addWidget(self._system)
        column.addStretch()
        return part


def _scrolled(inside: QWidget) -> QScrollArea:
    """Return what lets a page be scrolled in a window that is too low for it."""
    area = QScrollArea(widgetResizable=True)
    area.setFrameShape(QFrame.Shape.NoFrame)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setWidget(inside)
    return area


def _named(event: Event, role: Role) -> str:
    """Return who holds an office; "–" where nobody does."""
    names = (
        f"{each.name}, {each.category}" if each.category else each.name
        for each in event.with_role(role)
    )
    return "\n".join(names) or "–"
