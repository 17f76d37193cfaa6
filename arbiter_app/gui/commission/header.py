"""What stands above the matrix: how far the commission has come, who is in it, and the tools."""

from collections.abc import Sequence
from datetime import date

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QCheckBox, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from arbiter_app.domain.facts.admission import PaperKind, Requirement
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people import Role
from arbiter_app.domain.registration.commission import overdue, readiness, waived_papers
from arbiter_app.domain.registration.staffing import shortfalls
from arbiter_app.gui.base.page_actions import act_button, act_tool, keys_text
from arbiter_app.gui.parts.filter_box import FilterBox
from arbiter_app.gui.parts.heading import Aside, title
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.registration import commission, people, staffing

_MOST_NAMES = 5


class MandateHeader(QWidget):
    """Counters and members bring themselves up to date; the tools are acts of the page."""

    def __init__(
        self,
        filter_: FilterBox,
        incomplete: QAction,
        acts: Sequence[QAction],
        panel: QAction,
        officials: QAction,
    ) -> None:
        super().__init__()
        self._counters = QLabel()
        self._counters.setTextFormat(Qt.TextFormat.PlainText)
        self._members = QLabel(wordWrap=True)
        self._members.setTextFormat(Qt.TextFormat.PlainText)
        self._faults = Aside()
        head = QHBoxLayout()
        head.addWidget(title(translate("MandateHeader", "Mandate commission")))
        head.addStretch()
        head.addWidget(self._counters)
        members = QHBoxLayout()
        members.addWidget(self._members, 1)
        members.addWidget(act_button(officials), 0, Qt.AlignmentFlag.AlignTop)
        tools = QHBoxLayout()
        tools.addWidget(filter_, 1)
        tools.addWidget(_check_box(incomplete))
        tools.addStretch(1)
        for each in acts:
            tools.addWidget(act_button(each))
        tools.addWidget(act_tool(panel, raised=True))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        column.addLayout(head)
        column.addLayout(members)
        column.addWidget(self._faults)
        column.addLayout(tools)

    def show_event(self, event: Event, today: date) -> None:
        """Show how far the commission of an event has come, and what is to be looked at."""
        self._counters.setText(_counters(event))
        self._members.setText(_members(event))
        faults = [
            staffing.sentence(window_catalogue(), each)
            for each in shortfalls(event)
            if each.code.startswith("staffing.commission")
        ]
        faults += [_waived(kind) for kind in waived_papers(event)]
        if late := _late(event, today):
            faults.append(late)
        self._faults.say("\n".join(f"⚠ {each}" for each in faults))


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
    return pattern.format(names=", ".join(names))


def _check_box(action: QAction) -> QCheckBox:
    """Return a box that is checked while an act is."""
    box = QCheckBox(action.text())
    box.setToolTip(keys_text(action))
    box.clicked.connect(action.trigger)
    action.toggled.connect(box.setChecked)
    return box
