"""The rating lists of this computer: brought in, looked at, forgotten."""

from collections.abc import Sequence
from datetime import date
from functools import partial
from pathlib import Path
from threading import Event as Flag

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QProgressBar, QWidget

from arbiter_app import paths
from arbiter_app.domain.facts.people.rating_lists import (
    Discipline,
    ListDescription,
    ListKind,
    ListUse,
    RatingList,
)
from arbiter_app.gui.base.background import Failure, attempt, in_background
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.open_event import error_sentence
from arbiter_app.gui.base.page_actions import act, act_button
from arbiter_app.gui.base.rows_model import RIGHT, Column, RowsModel
from arbiter_app.gui.look.layouts import STRETCH, column, row, wrapping
from arbiter_app.gui.look.words import words
from arbiter_app.gui.parts.dialogs.ask_decision import decided
from arbiter_app.gui.parts.dialogs.ask_file import ask_open
from arbiter_app.gui.parts.dialogs.confirmed_acts import Act
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.gui.parts.words.long_words import LongWords
from arbiter_app.gui.parts.words.problem import Problem
from arbiter_app.gui.registry.question import ListQuestion
from arbiter_app.gui.registry.room import ALMOST_ALL, BELOW_TABS
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.registry.registry import Registry
from arbiter_app.wording.errors.sentences import sentence
from arbiter_app.wording.terms import numbers
from arbiter_app.wording.terms.event import conditions as event
from arbiter_app.wording.terms.registration import ratings

_MOST_STEPS = 1000


class ListsTab(QWidget):
    """The lists, newest first; an import runs beside the window and can be cancelled."""

    came = Signal()
    """The lists are shown."""

    def __init__(self, registry: Registry, *, today: date) -> None:
        super().__init__()
        self._registry = registry
        self._folder = paths.user_documents()
        self._asked_from: QWidget | None = None
        """Where the focus was when a file was chosen."""
        self._path = Path()
        """The file that is or was imported last."""
        self._cancelled: Flag | None = None
        """Raised to stop the import that is under way; None while there is none."""
        self._table = Table(
            RowsModel[RatingList](_columns(today), lambda row: row.id),
            name=translate("Registry", "Rating lists"),
            sortable=False,
        )
        self._import = act(
            self, translate("Registry", "&Import a list…"), self._choose, Key.IMPORT_LIST
        )
        self._forget = act(
            self._table,
            translate("Registry", "&Forget the list"),
            self._forget_selected,
            Key.REMOVE,
            context=Qt.ShortcutContext.WidgetShortcut,
        )
        self._use = act(self._table, translate("Registry", "&Use this edition"), self._use_selected)
        self._table.row_acts = (self._use, self._forget)
        self._table.selectionModel().currentChanged.connect(lambda *_: self._refresh_acts())
        self._stop = act(self, translate("Registry", "&Stop the import"), self.cancel_import)
        self._question = ListQuestion()
        self._question.answered.connect(self._begin)
        self._question.left.connect(self.take_focus)
        self._said = LongWords(translate("Registry", "What was imported"))
        self._problem = Problem()
        self._lay_out()

    def look(self) -> None:
        """Ask the registry which lists there are."""
        in_background(partial(attempt, self._registry.lists), self._show_lists)

    def take_focus(self) -> None:
        """Put the focus where the next keystroke belongs."""
        self.first.setFocus()

    @property
    def first(self) -> QWidget:
        """What the next keystroke belongs to."""
        return self._table if self._table.shown else self._import_button

    def cancel_import(self) -> bool:
        """Stop the import that is under way; return whether there was one."""
        if self._cancelled is None:
            return False
        self._cancelled.set()
        self._tell(translate("Registry", "Stopping…"))
        return True

    # Importing

    def _choose(self) -> None:
        path = ask_open(
            self,
            translate("Registry", "Rating list to import"),
            self._folder,
            translate("Registry", "Rating lists (*.zip *.txt *.xml *.csv);;All files (*)"),
        )
        if path is None:
            return
        self._path, self._folder = path, path.parent
        if self.window().focusWidget() in (None, self.window()):
            self.take_focus()
        self._asked_from = self.window().focusWidget()
        self._problem.say("")
        self._said.say("")
        in_background(
            partial(attempt, partial(self._registry.describe, path)),
            self._show_description,
        )

    def _show_description(self, found: ListDescription | Failure) -> None:
        if isinstance(found, Failure):
            self._problem.say(error_sentence(found))
        elif found.kind is ListKind.FIDE and found.published:
            self._begin(found.name, found.published)
        else:
            self._question.ask(self._path, found)
            self._pass_focus(self._question)

    def _begin(self, name: str, published: date) -> None:
        path = self._path
        cancelled = self._cancelled = Flag()
        progress = _Progress(self)
        progress.moved.connect(self._show_progress)
        self._show_progress(0.0)
        self._busy.show()
        self._tell(translate("Registry", "Importing {file}…").format(file=path.name))
        self._pass_focus(self._stop_button)
        self._import.setEnabled(False)
        in_background(
            partial(
                attempt,
                partial(
                    self._registry.import_list,
                    path,
                    name=name,
                    published=published,
                    progress=progress.moved.emit,
                    cancelled=cancelled.is_set,
                ),
            ),
            self._end,
            self._fail,
        )

    def _pass_focus(self, to: QWidget) -> None:
        """Put the focus on what comes next, unless the person has gone elsewhere meanwhile."""
        now = self.window().focusWidget()
        if now is None or now is self._asked_from or self._question.isAncestorOf(now):
            to.setFocus(Qt.FocusReason.TabFocusReason)

    def _show_progress(self, done: float) -> None:
        self._bar.setValue(round(done * _MOST_STEPS))

    def _end(self, found: RatingList | Failure | None) -> None:
        self._cancelled = None
        if self._stop_button.hasFocus():  # it is about to go
            self.take_focus()
        self._busy.hide()
        self._import.setEnabled(True)
        match found:
            case None:
                self._said.say(
                    translate("Registry", "The import was stopped; nothing has changed.")
                )
            case RatingList():
                self._said.say(_outcome(found))
            case _:
                self._problem.say(error_sentence(found))
        self.look()

    def _fail(self, error: BaseException) -> None:
        """Give the window back, where the error is said."""
        self._end(None)
        raise error

    def _tell(self, words: str) -> None:
        self._what.setText(words)
        self._bar.setAccessibleName(words)

    # Lists that are there

    def _show_lists(self, found: tuple[RatingList, ...] | Failure) -> None:
        if isinstance(found, Failure):
            self._problem.say(error_sentence(found))
            return
        self._table.set_rows(found)
        self._table.setVisible(bool(found))
        self._none.setVisible(not found)
        self._forget.setEnabled(bool(found))
        self._refresh_acts()
        self.came.emit()

    def _refresh_acts(self) -> None:
        row = self._table.selected
        self._use.setEnabled(row is not None and not row.is_used)

    def _use_selected(self) -> None:
        row = self._table.selected
        if row is not None:
            in_background(
                partial(attempt, partial(self._registry.use_list, row.id)), self._on_changed
            )

    def _forget_selected(self) -> None:
        row = self._table.selected
        if row is None:
            return
        name = ratings.list_name(window_catalogue(), row)
        if decided(
            self,
            title=translate("Registry", "Forget {list}?").format(list=name),
            body=translate(
                "Registry",
                "Its people are no longer found by it. Players of events keep their ratings and"
                " the name of the list. To have it again, import its file.",
            ),
            verb=translate("Registry", "&Forget"),
            act=Act.FORGET_LIST,
        ):
            in_background(
                partial(attempt, partial(self._registry.forget_list, row.id)), self._on_changed
            )

    def _on_changed(self, failure: Failure | None) -> None:
        self._problem.say(error_sentence(failure) if failure else "")
        self.look()

    # Making the tab

    def _lay_out(self) -> None:
        self._none = Aside(
            translate(
                "Registry",
                "No rating list is on this computer yet. Import one as FIDE publishes it, TXT or"
                " XML, zipped or not, or a national list as CSV: then players are found by a few"
                " letters of their names.",
            )
        )
        self._what = words()
        self._bar = QProgressBar()
        self._bar.setRange(0, _MOST_STEPS)
        self._stop_button = act_button(self._stop)
        self._busy = QWidget()
        row(self._what, (self._bar, 1), self._stop_button, into=self._busy)
        self._busy.hide()
        self._import_button = act_button(self._import)
        use, forget = act_button(self._use), act_button(self._forget)
        for button in (self._stop_button, self._import_button, use, forget):
            button.setAutoDefault(False)
        column(
            wrapping(self._import_button, use, forget),
            self._question,
            self._busy,
            self._problem,
            self._said,
            self._none,
            (self._table, ALMOST_ALL),
            STRETCH,
            around=BELOW_TABS,
            into=self,
        )
        self._table.hide()


class _Progress(QObject):
    """Carries how far an import is into the thread of the window."""

    moved = Signal(float)


def _outcome(list_: RatingList) -> str:
    """Return what was imported, and which lines were skipped for which reason."""
    catalogue = window_catalogue()
    head = translate("Registry", "{list} is imported. People: {count}.")
    name = ratings.list_name(catalogue, list_)
    lines = [head.format(list=name, count=_grouped(list_.people))]
    if not list_.is_used:
        lines.append(
            translate(
                "Registry",
                "A newer edition is used; this one is kept beside it. To find people by this one,"
                " choose it in the table.",
            )
        )
    if list_.skipped:
        lines.append(translate("Registry", "%n line(s) could not be read:", None, list_.skipped))
        pattern = translate("Registry", "Line {line}: {sentence}")
        lines += [
            pattern.format(
                line=skipped.line,
                sentence=sentence(catalogue, skipped.code, {"text": skipped.text}),
            )
            for skipped in list_.first_skipped
        ]
    return "\n".join(lines)


def _columns(today: date) -> Sequence[Column[RatingList]]:
    catalogue = window_catalogue()

    def age(row: RatingList) -> str:
        return translate("Registry", "%n day(s)", None, max((today - row.published).days, 0))

    def played(row: RatingList) -> str:
        rated = (each for each in Discipline if each in row.disciplines)
        return ", ".join(event.discipline(catalogue, each) for each in rated)

    return (
        Column(title=translate("Registry", "List"), is_name=True, text=lambda row: row.name),
        Column(
            title=translate("Registry", "Date of the list"),
            text=lambda row: numbers.date_text(catalogue, row.published),
        ),
        Column(title=translate("Registry", "Use"), text=_use),
        Column(title=translate("Registry", "Age"), text=age, align=RIGHT),
        Column(title=translate("Registry", "Ratings"), text=played),
        Column(
            title=translate("Registry", "People"),
            text=lambda row: _grouped(row.people),
            align=RIGHT,
        ),
        Column(
            title=translate("Registry", "Lines skipped"),
            text=lambda row: str(row.skipped or ""),
            align=RIGHT,
        ),
        Column(title=translate("Registry", "File"), text=lambda row: row.source),
    )


def _use(row: RatingList) -> str:
    match row.use:
        case ListUse.NEWEST:
            return translate("Registry", "used")
        case ListUse.CHOSEN:
            return translate("Registry", "used by choice")
        case ListUse.BESIDE:
            return translate("Registry", "kept beside")


def _grouped(count: int) -> str:
    """Return a number with a narrow space before every three figures."""
    return f"{count:,}".replace(",", "\u202f")
