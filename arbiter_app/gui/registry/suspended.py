"""Who is suspended from sport: lists brought in, lines typed, looked at, forgotten."""

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QPushButton, QWidget

from arbiter_app import paths
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.people.suspensions import Suspension
from arbiter_app.formats.days import format_birth, format_day
from arbiter_app.gui.base.alphabet import in_alphabet
from arbiter_app.gui.base.background import Failure, attempt, in_background
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.base.page_actions import act, act_button
from arbiter_app.gui.base.rows_model import RIGHT, Column, RowsModel
from arbiter_app.gui.look.layouts import column, row, wrapping
from arbiter_app.gui.parts.dialogs.ask_file import ask_open
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.gui.parts.words.problem import Problem
from arbiter_app.gui.registry.room import BELOW_TABS
from arbiter_app.i18n import translate
from arbiter_app.services.registry.registry import Registry
from arbiter_app.services.registry.suspended_lists import SuspendedList, checked, read_suspended


class SuspendedTab(QWidget):
    """Enter in a field adds the person typed; Del forgets the line of the cursor."""

    def __init__(self, registry: Registry) -> None:
        super().__init__()
        self._registry = registry
        self._folder = paths.user_documents()
        self._read = 0
        """How many lines were read last, and the rows that were not."""
        self._skipped: tuple[int, ...] = ()
        self._table = Table(
            RowsModel[Suspension](_columns(), lambda row: row),
            name=translate("Suspended", "Suspended persons"),
        )
        self._import = act(self, translate("Suspended", "I&mport a list…"), self._choose)
        self._forget = act(
            self._table,
            translate("Suspended", "&Forget the line"),
            self._forget_selected,
            Key.REMOVE,
            context=Qt.ShortcutContext.WidgetShortcut,
        )
        self._table.row_acts = (self._forget,)
        self._fields = {name: _TypedField(words, self._add) for name, words in _fields()}
        self._said = Aside()
        self._problem = Problem(lines_kept=2)
        self._lay_out()

    def look(self) -> None:
        """Ask who is suspended."""
        in_background(partial(attempt, self._registry.suspended), self._show)

    def take_focus(self) -> None:
        """Put the focus where the next keystroke belongs."""
        (self._table if self._table.shown else self._fields["name"]).setFocus()

    def _show(self, found: tuple[Suspension, ...] | Failure) -> None:
        if isinstance(found, Failure):
            self._problem.say(error_sentence(found))
            return
        self._table.set_rows(found)
        self._forget.setEnabled(bool(found))

    def _add(self) -> None:
        try:
            line = checked(**{name: field.text() for name, field in self._fields.items()})
        except RuleError as error:
            self._problem.say(error_sentence(error))
            return
        for field in self._fields.values():
            field.clear()
        self._fields["name"].setFocus()
        self._keep((line,), ())

    def _choose(self) -> None:
        path = ask_open(
            self,
            translate("Suspended", "List of suspended persons"),
            self._folder,
            translate("PlayersPage", "Lists (*.xlsx *.csv *.txt *.tsv);;All files (*)"),
        )
        if path is not None:
            self._folder = path.parent
            in_background(partial(attempt, partial(read_suspended, path)), self._take_in)

    def _take_in(self, found: SuspendedList | Failure) -> None:
        if isinstance(found, Failure):
            self._problem.say(error_sentence(found))
        else:
            self._keep(found.lines, found.skipped)

    def _keep(self, lines: Sequence[Suspension], skipped: Sequence[int]) -> None:
        self._read, self._skipped = len(lines), tuple(skipped)
        in_background(partial(attempt, partial(self._registry.add_suspended, lines)), self._on_kept)

    def _on_kept(self, added: int | Failure) -> None:
        if isinstance(added, Failure):
            self._problem.say(error_sentence(added))
            return
        words = translate("Suspended", "%n line(s) read, {new} new.", None, self._read)
        self._said.say(words.format(new=added))
        rows = ", ".join(map(str, self._skipped))
        unread = translate("Suspended", "Rows that could not be read: {rows}. Type them below.")
        self._problem.say(unread.format(rows=rows) if rows else "")
        self.look()

    def _forget_selected(self) -> None:
        if row := self._table.selected:
            forget = partial(self._registry.forget_suspended, (row,))
            in_background(partial(attempt, forget), self._on_forgotten)

    def _on_forgotten(self, failure: Failure | None) -> None:
        self._problem.say(error_sentence(failure) if failure else "")
        self.look()

    def _lay_out(self) -> None:
        about = Aside(
            translate(
                "Suspended",
                "Players and officials are checked against this list when they are registered"
                " (Ukrainian rules V.1.11, X). A file (XLSX, CSV) has headings such as: surname and"
                " name, birth, FIDE ID, until, reason. Take the lists from the national anti-doping"
                " centre, FIDE and the testing agency.",
            )
        )
        buttons = [act_button(self._import), act_button(self._forget)]
        add = QPushButton(translate("Suspended", "&Add"))
        add.clicked.connect(self._add)
        for button in (*buttons, add):
            button.setAutoDefault(False)
        fields = [
            (field, 3 if name in ("name", "source") else 2) for name, field in self._fields.items()
        ]
        column(
            about,
            wrapping(*buttons),
            (self._table, 1),
            row(*fields, add),
            self._said,
            self._problem,
            around=BELOW_TABS,
            into=self,
        )


class _TypedField(Line):
    """Enter adds the person, and does nothing else in the dialog."""

    def __init__(self, words: str, add: Callable[[], None]) -> None:
        super().__init__()
        self._add = add
        self.setAccessibleName(words)
        self.setPlaceholderText(words)

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._add()
        else:
            super().keyPressEvent(event)


def _fields() -> Sequence[tuple[str, str]]:
    return (
        ("name", translate("Suspended", "Surname and name")),
        ("birth", translate("Suspended", "Birth")),
        ("fide_id", translate("Suspended", "FIDE ID")),
        ("until", translate("Suspended", "Until")),
        ("source", translate("Suspended", "List or reason")),
    )


def _columns() -> Sequence[Column[Suspension]]:
    titles = dict(_fields())
    return (
        Column(
            title=titles["name"],
            text=lambda row: row.name,
            sort_key=lambda row: in_alphabet(row.name),
        ),
        Column(title=titles["birth"], text=lambda row: format_birth(row.birth), align=RIGHT),
        Column(title=titles["fide_id"], text=lambda row: str(row.fide_id or ""), align=RIGHT),
        Column(
            title=titles["until"],
            text=lambda row: format_day(row.until),
            sort_key=lambda row: row.until,
            align=RIGHT,
        ),
        Column(title=titles["source"], text=lambda row: row.source),
    )
