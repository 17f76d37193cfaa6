"""The members of the appeals committee at a sitting: who votes, who leaves the seat and why."""

from collections.abc import Mapping
from dataclasses import replace

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QWidget

from arbiter_app.domain.disputes.hearings import committee, concerned, proposed_seats, remarks
from arbiter_app.domain.facts.disputes.appeals import Appeal, Attendance, Seat
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import Official
from arbiter_app.gui.look.layouts import grid
from arbiter_app.gui.look.plain import plain_caption
from arbiter_app.gui.look.words import Look, words
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.disputes import appeals


class CommitteeSeats(QWidget):
    """One line a member, put as the rules propose; whom they bar can only leave his seat."""

    changed = Signal()

    def __init__(self, event: Event, appeal: Appeal) -> None:
        super().__init__()
        self._proposed = proposed_seats(event, appeal)
        self._boxes: dict[str, QComboBox] = {}
        lines = grid(into=self)
        lines.setColumnStretch(0, 1)
        members = zip(committee(event), self._proposed, strict=True)
        for place, (member, seat) in enumerate(members):
            name = words(plain_caption(member.name), Look.STRONG, wraps=True)
            why = _why(event, appeal, member)
            self._boxes[member.name] = self._box(member, seat, why)
            name.setBuddy(self._boxes[member.name])
            office = words(_office(seat), Look.SECOND)
            for column, widget in enumerate((name, office, self._boxes[member.name])):
                lines.addWidget(widget, 2 * place, column)
            if why:
                lines.addWidget(Aside(why), 2 * place + 1, 0, 1, 3)

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Who takes which part, as it is chosen."""
        return tuple(
            replace(seat, attendance=Attendance(self._boxes[seat.name].currentData()))
            for seat in self._proposed
        )

    def take_focus(self) -> None:
        """Go to the first member of whom something can be chosen."""
        for box in self._boxes.values():
            if box.isEnabled():
                box.setFocus()
                return

    def draft(self) -> dict[str, str]:
        """Return what is chosen of every member, by name."""
        return {name: str(box.currentData()) for name, box in self._boxes.items()}

    def restore(self, draft: Mapping[str, str]) -> None:
        """Choose what a draft has, as far as it can be chosen."""
        for name, box in self._boxes.items():
            if box.isEnabled() and (index := box.findData(draft.get(name))) >= 0:
                box.setCurrentIndex(index)

    def _box(self, member: Official, seat: Seat, why: str) -> QComboBox:
        box = QComboBox()
        box.setAccessibleName(member.name)
        box.setAccessibleDescription(why)
        for attendance in Attendance:
            box.addItem(appeals.attendance(window_catalogue(), attendance), attendance)
        box.setCurrentIndex(box.findData(seat.attendance))
        box.setEnabled(seat.attendance is not Attendance.CONCERNED)
        box.currentIndexChanged.connect(self.changed)
        return box


def _office(seat: Seat) -> str:
    if seat.is_chair:
        return translate("CommitteeSeats", "chair")
    if seat.is_reserve:
        return translate("CommitteeSeats", "reserve")
    return translate("CommitteeSeats", "member")


def _why(event: Event, appeal: Appeal, member: Official) -> str:
    """Return why a member leaves his seat, or what is pointed out in him."""
    catalogue = window_catalogue()
    concern = concerned(event, appeal, member)
    if concern is not None:
        pattern = translate("CommitteeSeats", "{reason}: leaves the seat")
        return pattern.format(reason=appeals.concern(catalogue, concern))
    return "; ".join(appeals.remark(catalogue, each) for each in remarks(event, appeal, member))
