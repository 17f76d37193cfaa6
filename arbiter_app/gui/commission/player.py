"""The papers of one player in words, with their dates and numbers to be typed."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QAction, QKeyEvent
from PySide6.QtWidgets import QLabel, QWidget

from arbiter_app.domain.facts.people.admission import Requirement
from arbiter_app.domain.registration.commission import CheckedPaper
from arbiter_app.formats.days import format_day
from arbiter_app.gui.base.keyboard import keep_escape
from arbiter_app.gui.base.page_actions import act_button
from arbiter_app.gui.commission.panel import BELOW_TABS
from arbiter_app.gui.commission.rows import MandateRow, decision_tip
from arbiter_app.gui.look.layouts import STRETCH, column, grid
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.fields.date_field import DateField
from arbiter_app.gui.parts.holders.scrolled import Scrolled
from arbiter_app.gui.parts.words.heading import Aside, heading
from arbiter_app.gui.parts.words.problem import InlineField, Problem
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.registration import commission, people


@dataclass(frozen=True, slots=True)
class _Line:
    """What the panel shows of one paper."""

    stands: QLabel
    until: DateField | None
    number: InlineField


class MandatePlayer(QWidget):
    """What the selected player has shown. A number typed means that the paper is there."""

    typed = Signal(int, str, object, str)
    """A player, a paper, until when it is valid (None: not said), and its number."""
    left = Signal()

    def __init__(self, decisions: Sequence[QAction]) -> None:
        super().__init__()
        self._row: MandateRow | None = None
        self._requirements: tuple[Requirement, ...] = ()
        self._lines: list[_Line] = []
        self._name = heading()
        self._name.setWordWrap(True)
        self._about = Aside()
        self._decision = Label(wraps=True)
        self._problem = Problem(lines_kept=1)
        self._grid = grid(across=Room.SMALL, down=Room.TIGHT)
        self._decisions = tuple(decisions)
        self._lay_out()

    @property
    def is_settled(self) -> bool:
        """Whether every date that stands in a field is a day; the first other one has the focus."""
        for line in self._lines:
            if line.until and not line.until.is_readable:
                line.until.setFocus()
                return False
        return True

    def show_row(self, row: MandateRow | None, requirements: tuple[Requirement, ...]) -> None:
        """Show the papers of a player."""
        if requirements != self._requirements:
            self._requirements = requirements
            self._make_lines()
        if self._row and row and self._row.papers.player.id != row.papers.player.id:
            self._forget_typed()
        self._row = row
        self._shown.setVisible(row is not None)
        if row is None:
            return
        catalogue, player = window_catalogue(), row.papers.player
        self._name.setText(people.name(catalogue, player))
        facts = (
            row.tournaments,
            people.title_and_rank(catalogue, player),
            player.region,
            player.club,
        )
        self._about.say(", ".join(filter(None, facts)))
        self._decision.setText(decision_tip(row))
        for line, checked in zip(self._lines, row.papers.papers, strict=True):
            _show(line, checked)

    def take_focus(self, requirement: Requirement | None) -> None:
        """Go to the first field of a paper."""
        if not self._lines:
            return
        position = self._requirements.index(requirement) if requirement else 0
        line = self._lines[position]
        field = line.until or line.number
        field.setFocus(Qt.FocusReason.TabFocusReason)
        field.selectAll()

    def event(self, event: QEvent) -> bool:
        return keep_escape(event) or super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        match event.key():
            case Qt.Key.Key_Escape:
                self.left.emit()
            case Qt.Key.Key_Return | Qt.Key.Key_Enter:
                self.focusNextChild()
            case _:
                super().keyPressEvent(event)

    def _make_lines(self) -> None:
        while (item := self._grid.takeAt(0)) is not None:
            if widget := item.widget():
                widget.hide()
                widget.deleteLater()
        self._lines = [
            self._make_line(2 * position, each) for position, each in enumerate(self._requirements)
        ]

    def _make_line(self, at: int, requirement: Requirement) -> _Line:
        name = commission.requirement(window_catalogue(), requirement)
        stands = Label(wraps=True)
        self._grid.addWidget(stands, at, 0, 1, 2)
        until = None
        if requirement.dated:
            until_name = translate("MandatePlayer", "{paper}, valid until").format(paper=name)
            until = DateField(until_name)
            until.committed.connect(lambda _: self._take(requirement))
            until.taken_back.connect(lambda: self._problem.say(""))
            self._grid.addWidget(until, at + 1, 0)
        number = InlineField(translate("MandatePlayer", "{paper}, number").format(paper=name))
        number.setPlaceholderText(translate("MandatePlayer", "number"))
        number.committed.connect(lambda _: self._take(requirement))
        if until:
            self._grid.addWidget(number, at + 1, 1)
        else:
            self._grid.addWidget(number, at + 1, 0, 1, 2)
        self._grid.setColumnStretch(1, 1)
        return _Line(stands, until, number)

    def _take(self, requirement: Requirement) -> None:
        line = self._lines[self._requirements.index(requirement)]
        if self._row is None:
            return
        if line.until and not line.until.is_readable:
            self._problem.say(
                translate("MandatePlayer", "“{text}” is not a date. Type it as 31.12.2026.").format(
                    text=line.until.text()
                )
            )
            line.until.hold()
            return
        self._problem.say("")
        day = line.until.day if line.until else None
        self.typed.emit(self._row.papers.player.id, requirement.id, day, line.number.text())

    def _forget_typed(self) -> None:
        """Let go what was typed for another player and could not be saved."""
        self._problem.say("")
        for line in self._lines:
            for field in (line.until, line.number):
                if field:
                    field.setModified(False)

    def _lay_out(self) -> None:
        inside = QWidget()
        right = (Room.NONE, Room.NONE, Room.SMALL, Room.NONE)
        column(self._grid, STRETCH, around=right, into=inside)
        buttons = grid(across=Room.TIGHT, down=Room.TIGHT)
        for place, decision in enumerate(self._decisions):
            buttons.addWidget(act_button(decision), *divmod(place, 2))
        self._shown = QWidget()
        """Hidden while nobody is chosen."""
        column(
            self._name,
            self._about,
            self._decision,
            buttons,
            self._problem,
            (Scrolled(inside), 1),
            around=BELOW_TABS,
            into=self._shown,
        )
        column(self._shown, into=self)


def _show(line: _Line, checked: CheckedPaper) -> None:
    sign, words = commission.SIGNS[checked.state], commission.checked_paper
    line.stands.setText(f"{sign} {words(window_catalogue(), checked)}")
    shown = checked.shown
    if line.until:
        line.until.show_value(format_day(shown.valid_until) if shown else "")
    line.number.show_value((shown.number if shown else None) or "")
