"""The ordered list of tie-breaks: typed in one line, or added, moved, removed one by one."""

from collections.abc import Iterable, Iterator, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSizePolicy,
    QWidget,
)

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.competition import OwnCriterion
from arbiter_app.domain.facts.rules.systems import System
from arbiter_app.domain.facts.rules.team_rules import Score
from arbiter_app.domain.names.plain_text import TEXT
from arbiter_app.domain.tie_breaks.catalogue import Criterion
from arbiter_app.domain.tie_breaks.editions import C02_2017, Edition
from arbiter_app.domain.tie_breaks.names import TieBreak
from arbiter_app.domain.tie_breaks.ready_lists import ready_lists
from arbiter_app.formats.tie_break_list import format_list, parse_list
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.event.tie_breaks.ready_list_menu import ReadyListMenu
from arbiter_app.gui.event.tie_breaks.tie_break_search import Offer, TieBreakSearch
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.layouts import STRETCH
from arbiter_app.gui.look.plain import plain_tip
from arbiter_app.gui.look.sizes import Room, px, row_height
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.dialogs.read_dialog import read
from arbiter_app.gui.parts.tables.item_paint import ItemDelegate
from arbiter_app.gui.parts.words.link import Link
from arbiter_app.gui.parts.words.problem import InlineField, Problem
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
        self._of_teams = False
        self._own: tuple[OwnCriterion, ...] = ()
        self._offered_for: tuple[object, ...] = ()
        """What the offers depend on that are shown: to make them is most of showing a list."""
        self._about_line = Problem(lines_kept=1)
        self._about_search = Problem(lines_kept=1)
        self._line = InlineField(translate("TieBreakList", "Tie-breaks in one line"), TEXT)
        self._line.setPlaceholderText(translate("TieBreakList", "for example DE, WIN, SB/C1"))
        self._line.committed.connect(self._take_line)
        self._line.textEdited.connect(lambda: self._about_line.say(""))
        self._line.taken_back.connect(lambda: self._about_line.say(""))
        self._list = _List(self)
        self._list.setAccessibleName(translate("TieBreakList", "Tie-breaks in their order"))
        self.working = Link(translate("TieBreakList", "What they count…"))
        """Opens what each of them counts, to be laid out with the buttons of the page."""
        self.working.clicked.connect(self._read_working)
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
        *,
        of_teams: bool = False,
    ) -> None:
        """Show a list, and offer what else the edition allows in a system of play, people's or of
        teams.
        """
        row = max(self._list.currentRow(), 0)
        self._codes, self._rules, self._system, self._own = tuple(codes), rules, system, tuple(own)
        self._of_teams = of_teams
        self._line.show_value(format_list(self._codes))
        self._about_line.say("")
        self._list.clear()
        for position, code in enumerate(self._codes, start=1):
            item = QListWidgetItem(f"{position}.  {self._text(code)}", self._list)
            item.setToolTip(plain_tip(self._help(code)))
        self._list.setCurrentRow(min(row, len(codes) - 1))
        lines = min(max(len(codes), _FEWEST_LINES), _MOST_LINES)
        self._list.setFixedHeight(row_height() * lines + px(Room.TIGHT))
        self.working.setEnabled(bool(codes))
        if (rest := (self._codes, rules, system, self._own, of_teams)) != self._offered_for:
            self._offered_for = rest
            self._search.offer(self._offers(rules, system))
            self.ready.offer(ready_lists(rules, system, of_teams=of_teams))
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
        for criterion in rules.offered(system, of_teams=self._of_teams):
            article = criterion.article
            if rules is C02_2017:
                article = f"{_EARLIER_TEXT}{article}"
            has_scores = self._of_teams and criterion in rules.criteria
            for code in (*_spellings(criterion), *(_by_scores(criterion) if has_scores else ())):
                if code not in self._codes:
                    yield Offer(article, code, self._text(code))
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
            line = self._line_of(self._rules, TieBreak.parse(code))
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
                self._line_of(self._rules, tie_break)
        return tuple(str(tie_break) for tie_break in found)

    def _line_of(self, rules: Edition, tie_break: TieBreak) -> Criterion:
        return rules.criterion(tie_break, self._system, of_teams=self._of_teams)

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
        """Offer the buttons that are for the tie-break under the cursor."""
        row = self._list.currentRow()
        self._up.setEnabled(row > 0)
        self._down.setEnabled(0 <= row < len(self._codes) - 1)
        self._remove.setEnabled(row >= 0)

    def _read_working(self) -> None:
        told = ((self._text(code), self._help(code)) for code in self._codes)
        title = translate("TieBreakList", "What the tie-breaks count")
        read(self, title, ("\n".join(filter(None, each)) for each in told))

    def _button(self, text: str, key: str) -> QPushButton:
        button = QPushButton(text)
        button.setAutoDefault(False)
        if key:
            button.setToolTip(plain_tip(f"{text} ({key})"))
        return button

    def _lay_out(self) -> None:
        label = Label(translate("TieBreakList", "In one &line"))
        label.setBuddy(self._line)
        self.form = layouts.form(down=Room.NONE)
        """The line, whose label is as wide as those below."""
        self.form.addRow(label, self._line)
        self.form.addRow("", self._about_line)
        moves = layouts.column(self._up, self._down, self._remove, STRETCH, gap=Room.TIGHT)
        grid = layouts.grid(across=Room.SMALL)
        grid.addWidget(self._list, 0, 0)
        grid.addLayout(moves, 0, 1)
        grid.addWidget(self._search, 1, 0)
        grid.addWidget(self._add, 1, 1)
        grid.addWidget(self._about_search, 2, 0, 1, 2)
        grid.setColumnStretch(0, 1)
        layouts.column(self.form, grid, gap=Room.NONE, into=self)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Maximum)


class _List(QListWidget):
    """Moves with Alt and the arrows, removes with Delete."""

    def __init__(self, editor: TieBreakList) -> None:
        super().__init__()
        self._editor = editor
        self.setItemDelegate(ItemDelegate(self))
        # A bar below would lie over the last of them: what is too long ends in an ellipsis.
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)

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
_EARLIER_TEXT = "C.02 "


def _spellings(criterion: Criterion) -> Iterator[str]:
    """Yield the names under which a criterion is offered: plain, then each modifier."""
    yield criterion.acronym
    for modifier in sorted(criterion.modifiers):
        for spelling in _MOVED.get(modifier, (modifier,)):
            yield criterion.acronym + spelling


def _by_scores(criterion: Criterion) -> Iterator[str]:
    """Yield the names under which a criterion looks at one of the two scores of teams."""
    return (f"{criterion.acronym}:{score}" for score in Score)


_MOVED = {
    "/L±n": ("/L+1", "/L-1", "/L+2", "/L-2"),
    "/G±n": ("/G-1", "/G-2", "/G-3", "/G+1", "/G+2"),
    "/Kn": (),
}
"""How far what can be moved is offered; any other number can be typed."""
