"""The journal: every act with time, person and reason, and whether nobody has tampered with it."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import Qt, QTimer
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QPushButton, QSplitter, QWidget

from arbiter_app.documents.journal_paper import journal_paper
from arbiter_app.formats.errors import FileError
from arbiter_app.gui.base.background import in_background
from arbiter_app.gui.base.destinations import PageId
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.base.page import Page
from arbiter_app.gui.base.page_actions import act, act_button, none_chosen
from arbiter_app.gui.journal.entry_panel import EntryPanel
from arbiter_app.gui.journal.filter import JournalFilter
from arbiter_app.gui.journal.paper_dialog import JournalPaperDialog
from arbiter_app.gui.journal.reversal_dialog import decided_reversal
from arbiter_app.gui.journal.table import JournalRow, JournalTable
from arbiter_app.gui.look.layouts import PAGE_MARGINS, column, wrapping
from arbiter_app.gui.look.plain import plain_tip
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import words
from arbiter_app.gui.parts.dialogs.ask_file import ask_save
from arbiter_app.gui.parts.dialogs.writing_dialog import AskPath
from arbiter_app.gui.parts.pages.filter_box import FilterBox
from arbiter_app.gui.parts.pages.page_head import PageHead
from arbiter_app.gui.parts.pages.tournament_filter import TournamentFilter
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.closed_file import verify
from arbiter_app.services.journal_lines import History, write_history
from arbiter_app.services.undoing import HistoryEntry, Kind
from arbiter_app.wording.errors.sentences import sentence

_FILTER_WIDTH = 180
"""In pixels beside letters of the usual height."""
_WHILE = 200
"""Milliseconds without a change after which the file is checked: the window goes first."""


class JournalPage(Page):
    """Everything that was done, the newest first; from any act one goes back or forth."""

    def __init__(self, open_event: OpenEvent, *, ask_path: AskPath = ask_save) -> None:
        super().__init__(open_event)
        self._ask_path = ask_path
        self._checks = 0
        """How many checks were begun: only the answer of the last one is shown."""
        self._soon = QTimer(self, singleShot=True, interval=_WHILE)
        self._soon.timeout.connect(self._verify)
        self._history = History(open_event.facts, (), window_catalogue())
        self._faults = words(wraps=True)
        self._faults.hide()
        self._table = JournalTable()
        self._filter = FilterBox(self._table, name=translate("JournalPage", "Filter"))
        self._filter.setMinimumWidth(px(_FILTER_WIDTH))
        self._choices = JournalFilter()
        self._tournaments = TournamentFilter(open_event)
        self._undo = QPushButton(translate("JournalPage", "Undo"))
        self._redo = QPushButton(translate("JournalPage", "Redo"))
        self._undo_to = act(self, "", self._undo_to_selected, Key.UNDO_TO)
        self._redo_to = act(self, "", self._redo_to_selected, Key.REDO_TO)
        self._export = act(
            self, translate("JournalPage", "E&xport…"), self._export_shown, Key.SAVE_AS
        )
        self._print = act(
            self,
            translate("JournalPage", "Pr&int…"),
            self._print_shown,
            Key.PRINT,
        )
        self._table.row_acts = (self._undo_to, self._redo_to)
        self._panel = EntryPanel((self._undo_to, self._redo_to))
        self._lay_out()
        self._filter.textChanged.connect(self._table.set_filter)
        self._filter.textChanged.connect(self._select_any)
        self._table.selectionModel().currentRowChanged.connect(lambda *_: self._show_entry())
        self._choices.changed.connect(self._show_rows)
        self._tournaments.changed.connect(self._show_rows)
        self._table.typed.connect(self._type_on)
        self._undo.clicked.connect(open_event.undo)
        self._redo.clicked.connect(open_event.redo)

    def _lay_out(self) -> None:
        acts = (self._undo, self._redo, act_button(self._export), act_button(self._print))
        self._head = PageHead(PageId.JOURNAL, acts=acts)
        narrowed = wrapping(self._filter, self._tournaments, *self._choices.parts, gap=Room.MIDDLE)
        upper = QWidget()
        column(narrowed, (self._table, 1), into=upper)
        both = QSplitter(Qt.Orientation.Vertical)
        both.addWidget(upper)
        both.addWidget(self._panel)
        both.setStretchFactor(0, 3)
        both.setStretchFactor(1, 2)
        both.setChildrenCollapsible(False)
        column(self._head, self._faults, (both, 1), around=PAGE_MARGINS, into=self)

    def refresh(self) -> None:
        workspace = self.open_event.workspace
        self._history = History(self.open_event.facts, workspace.history(), window_catalogue())
        people = {self._history.who(entry): None for entry in self._history.entries}
        self._choices.offer(filter(None, people))
        self._show_rows()
        undo, redo = workspace.undoing.next_undo, workspace.undoing.next_redo
        self._undo.setEnabled(undo is not None)
        self._undo.setToolTip(plain_tip(self.open_event.text_of(undo) if undo else ""))
        self._redo.setEnabled(redo is not None)
        self._redo.setToolTip(plain_tip(self.open_event.text_of(redo) if redo else ""))
        self._head.say(translate("JournalPage", "being checked…"))
        self._soon.start()

    def focus_first(self) -> None:
        self._table.setFocus()
        self._select_any()

    def page_actions(self) -> Sequence[QAction]:
        return self._undo_to, self._redo_to, self._export, self._print

    # What is shown

    def _show_rows(self) -> None:
        history = self._history
        shown = self._choices.passes(history)
        self._table.set_rows(
            [
                JournalRow(entry, history)
                for entry in history.entries
                if shown(entry) and self._is_of_tournament(entry)
            ]
        )
        self._select_any()
        self._show_entry()

    def _is_of_tournament(self, entry: HistoryEntry) -> bool:
        """Whether an act was done in the tournament that is shown, where one is chosen."""
        chosen = self._tournaments.chosen
        return chosen is None or self._history.is_of(entry, chosen)

    def _select_any(self) -> None:
        if self._table.selected is None:
            self._table.selectRow(0)

    def _type_on(self, letter: str) -> None:
        """Let what is typed in the list narrow it."""
        self._filter.setFocus()
        self._filter.insert(letter)

    @property
    def _selected(self) -> HistoryEntry | None:
        row = self._table.selected
        return row.entry if row else None

    def _show_entry(self) -> None:
        entry, history = self._selected, self._history
        undone, redone = self._undone_by_going_back, self._redone_by_going_on
        self._offer_reversals(len(undone), len(redone))
        self._panel.setVisible(entry is not None)
        if entry is None:
            return
        pattern = translate("JournalPage", "№ {number} · {moment} · {who}")
        self._panel.tell(
            who=pattern.format(
                number=entry.id, moment=f"{entry.at:%d.%m.%Y %H:%M:%S}", who=history.who(entry)
            ),
            what=history.text(entry),
            reason=translate("JournalPage", "Reason: {reason}").format(reason=entry.reason)
            if entry.reason
            else "",
            changes=history.differences(entry),
            hint="" if undone or redone else self._why_not(entry),
        )

    # Undo and redo from any point

    @property
    def _undone_by_going_back(self) -> tuple[int, ...]:
        """The acts from the selected one on, the newest first."""
        return self._from_selected(self.open_event.workspace.undoing.undoable)

    @property
    def _redone_by_going_on(self) -> tuple[int, ...]:
        """The undone acts up to the selected one, the next one first."""
        return self._from_selected(self.open_event.workspace.undoing.redoable)

    def _from_selected(self, stack: tuple[int, ...]) -> tuple[int, ...]:
        entry = self._selected
        act = entry and self._history.act_of(entry)
        if act is None or act.id not in stack:
            return ()
        return tuple(reversed(stack[stack.index(act.id) :]))

    def _offer_reversals(self, undone: int, redone: int) -> None:
        """Let the two acts say how many others go with the selected one."""
        self._undo_to.setText(
            translate("JournalPage", "&Undo back to here (%n act(s))…", None, undone)
        )
        self._redo_to.setText(
            translate("JournalPage", "&Redo up to here (%n act(s))…", None, redone)
        )
        entry = self._selected
        why_not = none_chosen() if entry is None else self._why_not(entry)
        not_undone = translate("JournalPage", "This act was not undone.")
        self._undo_to.offer("" if undone else why_not)
        self._redo_to.offer("" if redone else not_undone)

    def _undo_to_selected(self) -> None:
        acts = self._undone_by_going_back
        if decided_reversal(
            self,
            title=translate("JournalPage", "Undo %n act(s)?", None, len(acts)),
            body=translate(
                "JournalPage",
                "They are taken back in this order, all or none. Each stays in the journal, and can"
                " be done again until something else is done.",
            ),
            acts=self._texts(acts),
            verb=translate("JournalPage", "&Undo %n act(s)", None, len(acts)),
        ):
            self.open_event.undo_to(acts[-1])

    def _redo_to_selected(self) -> None:
        acts = self._redone_by_going_on
        if decided_reversal(
            self,
            title=translate("JournalPage", "Redo %n act(s)?", None, len(acts)),
            body=translate("JournalPage", "They are done again in this order, all or none."),
            acts=self._texts(acts),
            verb=translate("JournalPage", "&Redo %n act(s)", None, len(acts)),
        ):
            self.open_event.redo_to(acts[-1])

    def _texts(self, acts: Sequence[int]) -> list[str]:
        # Not of the list, which may lack what was done since it was last seen.
        entries = self.open_event.workspace.history()
        history = History(self.open_event.facts, entries, window_catalogue())
        by_id = {entry.id: entry for entry in entries}
        pattern = translate("JournalPage", "№ {number}  {act}")
        return [pattern.format(number=act, act=history.text(by_id[act])) for act in acts]

    def _why_not(self, entry: HistoryEntry) -> str:
        """Return why an entry can be neither undone nor redone."""
        act = self._history.act_of(entry)
        if act.kind is Kind.NOTE:
            return translate("JournalPage", "A note: there is nothing to undo.")
        barrier = self._history.barrier_after(act)
        if barrier is not None and barrier.command.startswith("ceremony."):
            return translate(
                "JournalPage",
                "Not to be undone from here: steps of a ceremony of the draw are taken back on the"
                " page Draw, with a note and a witness.",
            )
        if barrier is act:
            return translate("JournalPage", "This act cannot be undone.")
        if barrier is not None:
            pattern = translate(
                "JournalPage", "Not to be undone: № {number} came later and cannot be undone: {act}"
            )
            return pattern.format(number=barrier.id, act=self._history.text(barrier))
        return translate(
            "JournalPage", "Undone, and other things were done since: it cannot be done again."
        )

    # Out of the window

    def _export_shown(self) -> None:
        stem = translate("JournalPage", "{event} journal")
        name = f"{stem.format(event=self.open_event.workspace.path.stem)}.xlsx"
        kinds = translate("JournalPage", "Workbooks (*.xlsx);;CSV (*.csv);;Text (*.txt)")
        path = self._ask_path(
            self,
            translate("JournalPage", "Where the journal goes"),
            self.open_event.workspace.path.with_name(name),
            kinds,
        )
        if path is None:
            return
        history, entries = self._history, self._entries_shown
        in_background(lambda: _written(path, history, entries), self._say_written)

    def _say_written(self, written: "Path | FileError") -> None:
        if isinstance(written, FileError):
            self.open_event.refused.emit(error_sentence(written))
            return
        self.open_event.note("journal.exported", target=written.name)
        self.open_event.done.emit(translate("JournalPage", "Saved: {path}").format(path=written))

    def _print_shown(self) -> None:
        lines = tuple(self._history.lines(self._entries_shown))
        JournalPaperDialog(self, self.open_event, journal_paper(lines)).exec()

    @property
    def _entries_shown(self) -> list[HistoryEntry]:
        """The entries in view after all filters, the oldest first."""
        return sorted((row.entry for row in self._table.shown), key=lambda entry: entry.id)

    # The chain

    def _verify(self) -> None:
        """Check the file in a worker; what an older check finds is not shown any more."""
        self._checks += 1
        number, path = self._checks, self.open_event.workspace.path
        entries = len(self._history.entries)
        in_background(lambda: _Check(number, entries, _problems(path)), self._show_state)

    def _show_state(self, check: "_Check") -> None:
        if check.number != self._checks:
            return
        self._faults.setText("⚠ " + " ".join(check.problems))
        self._faults.setVisible(bool(check.problems))
        if check.problems:
            self._head.say(translate("JournalPage", "⚠ altered"))
            return
        text = translate("JournalPage", "✓ whole, %n entry(s)", None, check.entries)
        self._head.say(text)
        self._head.state_label.setToolTip(
            translate("JournalPage", "Nothing was changed or left out afterwards.")
        )


@dataclass(frozen=True, slots=True)
class _Check:
    """What a check of the file found; `number` is its turn among the checks of the page."""

    number: int
    entries: int
    problems: tuple[str, ...]


def _problems(path: Path) -> tuple[str, ...]:
    """Return what is wrong with a file, in sentences."""
    catalogue = window_catalogue()
    try:
        return tuple(
            sentence(catalogue, fault.code, {"place": fault.place}) for fault in verify(path)
        )
    except FileError as error:
        return (error_sentence(error),)


def _written(path: Path, history: History, entries: Sequence[HistoryEntry]) -> Path | FileError:
    try:
        write_history(path, history.lines(entries), window_catalogue())
    except FileError as error:
        return error
    return path
