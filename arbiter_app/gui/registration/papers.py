"""The papers of the person at the desk: shown or not, and until when."""

from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QCheckBox, QWidget

from arbiter_app.domain.facts.people.admission import Requirement
from arbiter_app.domain.ids import PlayerId
from arbiter_app.domain.registration.commission import CheckedPaper
from arbiter_app.formats.days import format_day
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.look.layouts import column, grid
from arbiter_app.gui.look.plain import plain_caption, plain_tip
from arbiter_app.gui.look.sizes import Room
from arbiter_app.gui.parts.fields.date_field import DateField
from arbiter_app.gui.parts.words.problem import Problem
from arbiter_app.gui.registration.rows import DeskRow
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.people.commission import miss_paper, show_paper
from arbiter_app.wording.terms.registration import commission


class DeskPapers(QWidget):
    """A box for every paper that is asked for, and a date for those that must be valid."""

    left = Signal()
    """The last date is typed: the focus may go back."""

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__()
        self._open_event = open_event
        self._player: PlayerId | None = None
        self._asked: tuple[Requirement, ...] = ()
        self._lines: list[_Line] = []
        self._problem = Problem(lines_kept=1)
        self._grid = grid(across=Room.SMALL, down=Room.HAIR)
        self._grid.setColumnStretch(0, 1)
        column(self._grid, self._problem, gap=Room.TIGHT, into=self)

    def show_row(self, row: DeskRow) -> None:
        """Show the papers of a player."""
        asked = tuple(paper.requirement for paper in row.papers.papers)
        if asked != self._asked:
            self._build(asked)
        if row.id != self._player:
            self._problem.say("")
        self._player = row.id
        for line, paper in zip(self._lines, row.papers.papers, strict=True):
            line.show_paper(paper)

    @property
    def is_wrong(self) -> bool:
        """Whether something is typed that is no day."""
        return bool(self._problem.text())

    def ask_next(self) -> bool:
        """Put the focus on the next date that is lacking; return whether there is one."""
        focused = next((i for i, line in enumerate(self._lines) if line.has_focus), -1)
        for line in self._lines[focused + 1 :]:
            if line.lacks_date:
                line.ask()
                return True
        return False

    def _build(self, asked: tuple[Requirement, ...]) -> None:
        self._asked = asked
        while item := self._grid.takeAt(0):
            if widget := item.widget():
                widget.deleteLater()
        self._lines = [_Line(requirement) for requirement in asked]
        for row, line in enumerate(self._lines):
            self._grid.addWidget(line.box, row, 0)
            line.box.clicked.connect(lambda ticked, each=line: self._tick(each, ticked=ticked))
            # At once, not when Qt comes to it: a date may be asked for by the same key.
            line.box.show()
            if line.requirement.dated:
                self._grid.addWidget(line.day, row, 1)
                line.day.show()
                line.day.committed.connect(partial(self._date, line))
                line.day.taken_back.connect(lambda: self._problem.say(""))
                line.day.returnPressed.connect(partial(self._go_on, line))

    def _tick(self, line: "_Line", *, ticked: bool) -> None:
        if self._player is None:
            return
        if ticked:
            self._open_event.do(show_paper, player=self._player, requirement=line.requirement.id)
        else:
            self._open_event.do(miss_paper, player=self._player, requirement=line.requirement.id)

    def _date(self, line: "_Line", _: str) -> None:
        """Save a date; the paper is shown with it."""
        if self._player is None:
            return
        readable = line.day.is_readable
        self._problem.say(
            "" if readable else translate("DeskPapers", "This is not a date. Write 01.04.2026.")
        )
        if not readable or not self._open_event.do(
            show_paper,
            player=self._player,
            requirement=line.requirement.id,
            valid_until=line.day.day,
            number=line.number,
        ):
            line.day.hold()

    def _go_on(self, line: "_Line") -> None:
        if line.day.is_readable and not self.ask_next():
            self.left.emit()


class _Line:
    """A paper: its box, and its date where it must be valid."""

    def __init__(self, requirement: Requirement) -> None:
        self.requirement = requirement
        words = commission.requirement(window_catalogue(), requirement)
        self._name = plain_caption(words)
        self.box = QCheckBox(self._name)
        self.day = DateField(translate("DeskPapers", "{paper}, valid until").format(paper=words))
        self.day.setPlaceholderText(translate("DeskPapers", "valid until"))
        self.number: str | None = None
        self.lacks_date = False

    @property
    def has_focus(self) -> bool:
        return self.day.hasFocus()

    def show_paper(self, paper: CheckedPaper) -> None:
        shown = paper.shown
        self.box.setChecked(shown is not None)
        # A tick alone would look as if all were well.
        sign = commission.SIGNS[paper.state] if shown and paper.is_lacking else ""
        self.box.setText(f"{self._name} {sign}".rstrip())
        words = commission.stands(window_catalogue(), paper)
        self.box.setToolTip(plain_tip(words))
        self.box.setAccessibleDescription(words)
        self.number = shown.number if shown else None
        self.lacks_date = self.requirement.dated and paper.is_lacking
        self.day.show_value(format_day(shown.valid_until) if shown else "")
        self.day.setToolTip(plain_tip(words))

    def ask(self) -> None:
        self.day.setFocus()
        self.day.selectAll()
