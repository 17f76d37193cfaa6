"""The ordered list of tie-breaks: typed in one line, or added, moved, removed one by one."""

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QListWidget,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import OwnCriterion
from arbiter_app.domain.facts.systems import System
from arbiter_app.domain.tie_breaks.catalogue import Criterion
from arbiter_app.domain.tie_breaks.editions import Edition
from arbiter_app.domain.tie_breaks.names import TieBreak
from arbiter_app.domain.tie_breaks.ready_lists import ready_lists
from arbiter_app.formats.tie_break_list import format_list, parse_list
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.event.ready_list_menu import ReadyListMenu
from arbiter_app.gui.event.tie_break_search import Offer, TieBreakSearch
from arbiter_app.gui.parts.heading import Aside
from arbiter_app.gui.parts.problem import InlineField, Problem
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.wording.terms.table import tie_breaks

_FEWEST_LINES, _MOST_LINES = 5, 9
"""For how many tie-breaks the list has room before it scrolls."""


class TieBreakList(QWidget):
    """Shows the list; every change of it goes out as the new list."""

    edited = Signal(tuple)

    def __init__(self) -> None:
        super().__init__()
        self._codes: tuple[str, ...] = ()
        self._rules: Edition | None = None
        self._system = System.ROUND_ROBIN
        self._own: tuple[OwnCriterion, ...] = ()
        self._about_line = Problem(lines_kept=1)
        self._about_search = Problem(lines_kept=1)
        self._line = InlineField(translate("TieBreakList", "Tie-breaks in one line"))
        self._line.setPlaceholderText(translate("TieBreakList", "for example DE, WIN, SB/C1"))
        self._line.committed.connect(self._take_line)
        self._line.textEdited.connect(lambda: self._about_line.say(""))
        self._line.taken_back.connect(lambda: self._about_line.say(""))
        self._list = _List(self)
        self._list.setSpacing(1)
        self._list.setAccessibleName(translate("TieBreakList", "Tie-breaks in their order"))
        self.about_chosen = Aside()
        """What the tie-break under the cursor does, to be laid out below."""
        self.ready = ReadyListMenu()
        """Lists to choose whole, to be laid out with the buttons of the page."""
        self.ready.chosen.connect(self._take_ready)
        self._search = TieBreakSearch(self._is_readable)
        self._search.wanted.connect(self._add_named)
        self._search.editTextChanged.connect(lambda: self._about_search.say(""))
        self._up = self._button(translate("TieBreakList", "Up"), "Alt+↑")
        self._down = self._button(translate("TieBreakList", "Down"), "Alt+↓")
        self._remove = self._button(translate("TieBreakList", "Remove"), "Del")
        self._add = self._button(translate("TieBreakList", "Add"), "")
        self._up.clicked.connect(lambda: self.shift(-1))
        self._down.clicked.connect(lambda: self.shift(1))
        self._remove.clicked.connect(self.remove)
        self._add.clicked.connect(self._search.take)
        self._list.currentRowChanged.connect(self._follow)
        self._lay_out()
        self.setFocusProxy(self._list)

    def show_list(
        self,
        codes: Sequence[str],
        rules: Edition,
        system: System,
        own: Iterable[OwnCriterion] = (),
    ) -> None:
        """Show a list, and offer what else the edition allows in a system of play."""
        row = max(self._list.currentRow(), 0)
        self._codes, self._rules, self._system, self._own = tuple(codes), rules, system, tuple(own)
        self._line.show_value(format_list(self._codes))
        self._about_line.say("")
        self._list.clear()
        for position, code in enumerate(self._codes, start=1):
            self._list.addItem(f"{position}.  {self._text(code)}")
        self._list.setCurrentRow(min(row, len(codes) - 1))
        lines = min(max(len(codes), _FEWEST_LINES), _MOST_LINES)
        self._list.setFixedHeight((self._list.fontMetrics().height() + 4) * (lines + 1))
        self._search.offer(self._offers(rules, system))
        self.ready.offer(ready_lists(rules, system))
        self._follow()

    def shift(self, by: int) -> None:
        """Move the tie-break under the cursor up (-1) or down (1)."""
        row = self._list.currentRow()
        if 0 <= row + by < len(self._codes):
            codes = list(self._codes)
            codes.insert(row + by, codes.pop(row))
            self._list.setCurrentRow(row + by)
            self.edited.emit(tuple(codes))

    def remove(self) -> None:
        """Take the tie-break under the cursor off the list."""
        row = self._list.currentRow()
        if row >= 0:
            self.edited.emit(self._codes[:row] + self._codes[row + 1 :])

    def _offers(self, rules: Edition, system: System) -> Iterator[Offer]:
        for criterion in rules.offered(system):
            for code in _spellings(criterion):
                if code not in self._codes:
                    yield Offer(criterion.article, code, self._text(code))
        for own in self._own:
            if own.code not in self._codes:
                yield Offer(_OWN_ARTICLE, own.code, self._text(own.code))

    def _text(self, code: str) -> str:
        """Return a code with the name of the tie-break, or the definition of the event's own."""
        own = {each.code: each.definition for each in self._own}
        name = own.get(code) or tie_breaks.name(window_catalogue(), code)
        return f"{code} – {name}"

    def _help(self, code: str) -> str:
        """Return what a tie-break does under the edition; "" of one that it does not have."""
        if self._rules is None:
            return ""
        try:
            line = self._rules.criterion(TieBreak.parse(code), self._system)
        except RuleError:
            return ""
        return tie_breaks.rule(window_catalogue(), code, line.article)

    def _take_line(self, text: str) -> None:
        try:
            codes = self._readable(text)
        except RuleError as error:
            self._about_line.say(error_sentence(error))
            self._line.hold()
        else:
            self._about_line.say("")
            if codes == self._codes:
                self._line.show_value(format_list(codes))
            else:
                self.edited.emit(codes)

    def _add_named(self, text: str) -> None:
        try:
            added = self._readable(text)
        except RuleError as error:
            self._about_search.say(error_sentence(error))
            self._search.setFocus()
        else:
            self._about_search.say("")
            self._search.clearEditText()
            self.edited.emit((*self._codes, *added))
            self._list.setCurrentRow(len(self._codes) - 1)

    def _readable(self, text: str) -> tuple[str, ...]:
        """Return the names of a line in their one spelling.

        Raises RuleError where one cannot be read, or the edition does not allow it here.
        """
        found = parse_list(text)
        known = {*self._codes, *(own.code for own in self._own)}
        for tie_break in found:
            if tie_break.is_own and tie_break.acronym not in known:
                raise RuleError("criterion.undefined", name=tie_break.acronym)
            if self._rules is not None:
                self._rules.criterion(tie_break, self._system)
        return tuple(str(tie_break) for tie_break in found)

    def _is_readable(self, text: str) -> bool:
        try:
            return bool(self._readable(text))
        except RuleError:
            return False

    def _take_ready(self, codes: tuple[str, ...]) -> None:
        if codes != self._codes:
            self.edited.emit(codes)
        self._list.setFocus()

    def _follow(self) -> None:
        """Say what the tie-break under the cursor does, and which buttons are for it."""
        row = self._list.currentRow()
        self.about_chosen.say(self._help(self._codes[row]) if 0 <= row < len(self._codes) else "")
        self._up.setEnabled(row > 0)
        self._down.setEnabled(0 <= row < len(self._codes) - 1)
        self._remove.setEnabled(row >= 0)

    def _button(self, text: str, key: str) -> QPushButton:
        button = QPushButton(text)
        button.setAutoDefault(False)
        if key:
            button.setToolTip(f"{text} ({key})")
        return button

    def _lay_out(self) -> None:
        buttons = QVBoxLayout()
        for button in (self._up, self._down, self._remove):
            buttons.addWidget(button)
        buttons.addStretch()
        label = QLabel(translate("TieBreakList", "In one &line"))
        label.setBuddy(self._line)
        line = QHBoxLayout()
        line.setSpacing(8)
        line.addWidget(label)
        line.addWidget(self._line, 1)
        grid = QGridLayout(self)
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setVerticalSpacing(4)
        grid.addLayout(line, 0, 0, 1, 2)
        grid.addWidget(self._about_line, 1, 0, 1, 2)
        grid.addWidget(self._list, 2, 0)
        grid.addLayout(buttons, 2, 1)
        grid.addWidget(self._search, 3, 0)
        grid.addWidget(self._add, 3, 1)
        grid.addWidget(self._about_search, 4, 0, 1, 2)
        grid.setColumnStretch(0, 1)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)


class _List(QListWidget):
    """Moves with Alt and the arrows, removes with Delete."""

    def __init__(self, editor: TieBreakList) -> None:
        super().__init__()
        self._editor = editor

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        alt = event.modifiers() & Qt.KeyboardModifier.AltModifier
        match event.key():
            case Qt.Key.Key_Up if alt:
                self._editor.shift(-1)
            case Qt.Key.Key_Down if alt:
                self._editor.shift(1)
            case Qt.Key.Key_Delete:
                self._editor.remove()
            case _:
                super().keyPressEvent(event)


_OWN_ARTICLE = "4.1"


def _spellings(criterion: Criterion) -> Iterator[str]:
    """Yield the names under which a criterion is offered: plain, then each modifier."""
    yield criterion.acronym
    for modifier in sorted(criterion.modifiers):
        for spelling in _MOVED.get(modifier, (modifier,)):
            yield criterion.acronym + spelling


_MOVED = {
    "/L±n": ("/L+1", "/L-1", "/L+2", "/L-2"),
    "/G±n": ("/G-1", "/G-2", "/G-3", "/G+1", "/G+2"),
}
"""How far what can be moved is offered; any other number can be typed."""
