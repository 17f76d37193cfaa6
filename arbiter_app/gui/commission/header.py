"""What stands above the matrix: how far the commission has come, who is in it, and the tools."""

from collections.abc import Sequence
from datetime import date

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QCheckBox, QWidget

from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.admission import PaperKind, Requirement
from arbiter_app.domain.facts.people.people import Role
from arbiter_app.domain.registration.commission import overdue, waived_papers
from arbiter_app.domain.registration.tallies import readiness
from arbiter_app.domain.staffing.shortfalls import shortfalls
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.base.page_actions import act_button, keys_text
from arbiter_app.gui.look.layouts import column, row
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import Look, show_as, words
from arbiter_app.gui.parts.pages.filter_box import FilterBox
from arbiter_app.gui.parts.pages.page_head import PageHead
from arbiter_app.gui.parts.pages.tournament_filter import TournamentFilter
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.registration import commission, people, staffing

_MOST_NAMES = 5
_FILTER_WIDTHS = (170, 320)
"""The least and the most, in pixels beside letters of the usual height."""


class MandateHeader(QWidget):
    """How it stands and the members bring themselves up to date; the tools are acts of the page.
    While nobody is registered there is the title alone.
    """

    def __init__(
        self,
        tournaments: TournamentFilter,
        filter_: FilterBox,
        incomplete: QAction,
        next_act: QAction,
        acts: Sequence[QAction],
        officials: QAction,
    ) -> None:
        """`next_act` has the filled button while it can be done."""
        super().__init__()
        least, most = map(px, _FILTER_WIDTHS)
        filter_.setMinimumWidth(least)
        filter_.setMaximumWidth(most)
        self._next = next_act
        self._next_button = act_button(next_act)
        next_act.enabledChanged.connect(lambda _: self._fill())
        buttons = [self._next_button, *map(act_button, acts)]
        self._head = PageHead(PageId.COMMISSION, beside=[tournaments, filter_], acts=buttons)
        self._members = Aside()
        self._faults = words(wraps=True)
        officials_button = show_as(act_button(officials), Look.LINK)
        members = QWidget()
        row(
            (self._members, 1),
            officials_button,
            _check_box(incomplete),
            gap=Room.WIDE,
            into=members,
        )
        self._tools = [filter_, *buttons, members]
        """What there is nothing to do with while nobody is registered."""
        column(self._head, members, self._faults, gap=Room.TIGHT, into=self)
        self._fill()

    def _fill(self) -> None:
        show_as(self._next_button, Look.PRIMARY if self._next.isEnabled() else None)

    def show_event(self, event: Event, today: date) -> None:
        """Show how far the commission of an event has come, and what is to be looked at."""
        is_anybody = any(each.tournament.entries for each in event.seen_of_each)
        is_registered = any(each.entries for each in event.whole.tournaments)
        self._head.say(_counters(event) if is_anybody else "")
        for tool in self._tools:
            tool.setVisible(is_registered)
        self._members.say(_members(event))
        faults = [
            staffing.sentence(window_catalogue(), each)
            for each in shortfalls(event.seen_of_each[0])
            if each.code.startswith("staffing.commission")
        ]
        faults += [_waived(kind) for kind in waived_papers(event)]
        if late := _late(event, today):
            faults.append(late)
        self._faults.setText("\n".join(f"⚠ {each}" for each in faults))
        self._faults.setVisible(is_anybody and bool(faults))


def _counters(event: Event) -> str:
    tally = readiness(event)
    pattern = translate(
        "MandateHeader",
        "Admitted {admitted} · conditionally {conditional} · not admitted {refused} · undecided"
        " {undecided}",
    )
    return pattern.format(
        admitted=tally.admitted,
        conditional=tally.conditional,
        refused=tally.refused,
        undecided=tally.undecided,
    )


def _members(event: Event) -> str:
    chairs = [
        translate("MandateHeader", "{name} (chair)").format(name=official.name)
        for official in event.with_role(Role.MANDATE_CHAIR)
    ]
    names = [*chairs, *(official.name for official in event.with_role(Role.MANDATE_MEMBER))]
    if names:
        return translate("MandateHeader", "Members: {names}").format(names=", ".join(names))
    return translate(
        "MandateHeader", "No commission is named: the chief arbiter admits (Ukrainian rules V.1.6)."
    )


def _waived(kind: PaperKind) -> str:
    """Return that a paper bars nobody in the list of the event, though the rules want it to."""
    pattern = translate(
        "MandateHeader",
        "Not compulsory in the list: {paper}. Nobody is admitted without it, except where the"
        " regulations of an event of rank V or VI say so (Ukrainian rules V.1.8, V.1.12).",
    )
    paper = commission.requirement(window_catalogue(), Requirement(id=kind))
    return pattern.format(paper=paper)


def _late(event: Event, today: date) -> str:
    """Return whose condition is to be decided upon anew; "" for nobody's."""
    players = overdue(event, today)
    if not players:
        return ""
    names = [people.name(window_catalogue(), each.player) for each in players]
    if len(names) > _MOST_NAMES:
        return translate("MandateHeader", "%n condition(s) whose date has passed", None, len(names))
    pattern = translate("MandateHeader", "The date of the condition has passed: {names}")
    return pattern.format(names=people.listed(names))


def _check_box(action: QAction) -> QCheckBox:
    """Return a box that is checked while an act is."""
    box = QCheckBox(action.text())
    box.setToolTip(keys_text(action))
    box.clicked.connect(action.trigger)
    action.toggled.connect(box.setChecked)
    return box
