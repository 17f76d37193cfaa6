"""The event: what the head of every paper says, who officiates, and by which rules it is played."""

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QFormLayout, QPushButton, QScrollArea, QWidget

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import Role
from arbiter_app.domain.names.plain_text import LINE
from arbiter_app.domain.permission.by_state import Phase, phase
from arbiter_app.formats.days import format_day
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.page import Page
from arbiter_app.gui.base.page_actions import act, act_button
from arbiter_app.gui.event.own_conditions import OwnConditionsLine
from arbiter_app.gui.event.standing_rules import StandingRules
from arbiter_app.gui.event.tournament_rules import TournamentRules
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.layouts import PAGE_MARGINS, STRETCH
from arbiter_app.gui.look.sizes import FORM_WIDTH, Room, px
from arbiter_app.gui.look.words import Label, Look
from arbiter_app.gui.parts.fields.date_field import DateField
from arbiter_app.gui.parts.holders.folding import Folding
from arbiter_app.gui.parts.pages.page_head import PageHead
from arbiter_app.gui.parts.words.cut_words import CutWords
from arbiter_app.gui.parts.words.heading import heading
from arbiter_app.gui.parts.words.problem import InlineField, Problem
from arbiter_app.i18n import QT_TRANSLATE_NOOP, translate, window_catalogue
from arbiter_app.services.commands.whole.event import describe_event
from arbiter_app.wording.terms.event import event_regulations
from arbiter_app.wording.terms.event.stages import tournament_name
from arbiter_app.wording.terms.registration import people

_FEDERATION_WIDTH = 64
_BOTH_COLUMNS = 900
"""The least width at which one part of the page stands beside the other. Both in pixels beside
usual letters.
"""
_BEFORE_ALL = 10_000
"""The share of room of what has all of it, up to what it can use."""

_STATES = {
    Phase.REGISTRATION: QT_TRANSLATE_NOOP("EventPage", "before the draw"),
    Phase.DRAWN: QT_TRANSLATE_NOOP("EventPage", "the numbers are drawn"),
    Phase.PLAYING: QT_TRANSLATE_NOOP("EventPage", "play has begun"),
    Phase.OVER: QT_TRANSLATE_NOOP("EventPage", "all games are played"),
}

_ROLES = (Role.CHIEF_ARBITER, Role.CHIEF_SECRETARY, Role.DEPUTY)


class EventPage(Page):
    """Every field is saved on its own when it is left, if it was changed."""

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__(open_event)
        self._title = InlineField(translate("EventPage", "Title"), LINE)
        self._place = InlineField(translate("EventPage", "Place"), LINE)
        self._federation = InlineField(translate("EventPage", "Federation, three letters"))
        self._federation.setPlaceholderText(translate("EventPage", "UKR"))
        self._federation.setMaxLength(3)
        self._federation.setFixedWidth(px(_FEDERATION_WIDTH))
        self._organiser = InlineField(translate("EventPage", "Organiser"), LINE)
        self._starts_on = DateField(translate("EventPage", "First day"))
        self._ends_on = DateField(translate("EventPage", "Last day"))
        self._day_problem = Problem(lines_kept=1)
        self._time_control = InlineField(translate("EventPage", "Time control"), LINE)
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
        self._officials = {role: Label(wraps=True) for role in _ROLES}
        self._regulations = CutWords(Look.SECOND)
        self._to_regulations = act(
            self,
            translate("EventPage", "Regulations…"),
            self._show_regulations,
            Key.REGULATIONS,
        )
        self._system = TournamentRules(open_event)
        self._own = OwnConditionsLine(self, self._system.form)
        self._standing = StandingRules(open_event)
        self._head = PageHead(PageId.EVENT, acts=[act_button(self._to_regulations)])
        self._whole = heading()
        self._whole.hide()
        described = self._describing()
        layouts.align(described, self._system.form)
        officials = self._officials_named()
        layouts.align(*self._standing.forms, officials)
        columns = Folding(
            _column(self._whole, described, self._system),
            _column(self._standing, heading(translate("EventPage", "Officials")), officials),
            beside_from=_BOTH_COLUMNS,
            beside=Room.APART,
            below=Room.APART,
        )
        layouts.column(self._head, (_scrolled(columns), 1), around=PAGE_MARGINS, into=self)

    def refresh(self) -> None:
        event = self.open_event.whole
        self._whole.setVisible(event.has_several)
        self._whole.setText(translate("EventPage", "The whole event"))
        self._title.show_value(event.title)
        self._place.show_value(event.place)
        self._federation.show_value(event.federation)
        self._organiser.show_value(event.organiser)
        self._starts_on.show_value(format_day(event.starts_on))
        self._ends_on.show_value(format_day(event.ends_on))
        self._time_control.show_value(event.time_control)
        for role, named in self._officials.items():
            named.setText(_named(event, role))
        attached = event_regulations.state(window_catalogue(), event.regulations)
        self._regulations.say(attached.replace("\n", ". "))
        self._head.say(self._state())
        self._system.refresh()
        self._own.refresh()
        self._standing.refresh()

    def focus_first(self) -> None:
        self._title.setFocus()
        self._title.end(False)

    def page_actions(self) -> Sequence[QAction]:
        return (self._to_regulations, *self._system.acts, *self._standing.acts)

    def go_on(self, kind: str) -> None:
        """Open the dialog of the Swiss, "rules", "colour" or "forbidden", in which something was
        half typed.
        """
        self._system.go_on(kind)

    def _state(self) -> str:
        """Return how the tournament in hand stands, named where there are several."""
        tournament = self.open_event.tournament
        now = phase(tournament.competition())
        state = translate("EventPage", _STATES[now])
        if now is Phase.OVER and tournament.settings.traits.has_sheets:
            state = translate("EventPage", "all rounds are solved")
        if not self.open_event.whole.has_several:
            return state
        text = translate("EventPage", "{tournament}: {state}")
        name = tournament_name(window_catalogue(), tournament)
        return text.format(tournament=name, state=state)

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

    def _describing(self) -> QFormLayout:
        """Return the form of what the head of every paper says."""
        federation_label = Label(translate("EventPage", "fe&deration"))
        federation_label.setBuddy(self._federation)
        place = layouts.row((self._place, 1), federation_label, self._federation)
        place_label = Label(translate("EventPage", "Place"))
        place_label.setBuddy(self._place)
        days = layouts.row(self._starts_on, Label("–"), self._ends_on, STRETCH)
        days_label = Label(translate("EventPage", "Days"))
        days_label.setBuddy(self._starts_on)
        form = layouts.form(down=Room.TIGHT)
        form.addRow(translate("EventPage", "&Title"), self._title)
        form.addRow(place_label, place)
        form.addRow(translate("EventPage", "&Organiser"), self._organiser)
        form.addRow(days_label, layouts.column(days, self._day_problem, gap=Room.NONE))
        form.addRow(translate("EventPage", "Ti&me control"), self._time_control)
        form.addRow(translate("EventPage", "Regulations"), self._regulations)
        return form

    def _officials_named(self) -> QFormLayout:
        """Return who holds the first offices, and the way to all of them."""
        form = layouts.form(down=Room.TIGHT)
        for role, named in self._officials.items():
            form.addRow(people.role(window_catalogue(), role), named)
        to_officials = QPushButton(translate("EventPage", "Panel, committee and commission…"))
        to_officials.clicked.connect(self.way_to(PageId.OFFICIALS))
        form.addRow("", layouts.row(to_officials, STRETCH))
        return form


def _column(*parts: layouts.Part) -> QWidget:
    """Return one of the two parts of the page, in a row that reckons its height for the width that
    it will have: as many lines as they have there, not in all the room beside it.
    """
    part, around = QWidget(), QWidget()
    part.setMaximumWidth(px(FORM_WIDTH))
    layouts.column(*parts, STRETCH, gap=Room.MIDDLE, into=part)
    layouts.row((part, _BEFORE_ALL), STRETCH, gap=Room.NONE, into=around)
    return around


def _scrolled(inside: QWidget) -> QScrollArea:
    """Return what lets a page be scrolled in a window that is too low for it."""
    area = QScrollArea(widgetResizable=True)
    area.setFocusPolicy(Qt.FocusPolicy.NoFocus)
    area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
    area.setWidget(inside)
    return area


def _named(event: Event, role: Role) -> str:
    """Return who holds an office; "–" where nobody does."""
    names = (
        f"{each.name}, {each.category}" if each.category else each.name
        for each in event.with_role(role)
    )
    return "\n".join(names) or "–"
