"""The decision to register the players of a list."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from threading import Event as Flag

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QProgressBar,
    QSplitter,
    QWidget,
)

from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.domain.facts.people.people import PlayerFields
from arbiter_app.domain.ids import TournamentId
from arbiter_app.domain.names.collation import letters_of
from arbiter_app.domain.teams.listed import Listed
from arbiter_app.formats.errors import FileError, FormatError
from arbiter_app.formats.player_sheet import (
    Field,
    Layout,
    Sheet,
    propose,
    with_headings_in,
)
from arbiter_app.gui.base.background import in_background
from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.page_actions import act, act_button
from arbiter_app.gui.base.rows_model import RowsModel
from arbiter_app.gui.look.layouts import column
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.dialogs.dialog import Dialog, keep_room
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.gui.players.list_division import ListDivision
from arbiter_app.gui.players.sheet_choice import SheetChoice
from arbiter_app.gui.players.sheet_columns import SheetColumns
from arbiter_app.gui.players.sheet_rows import (
    Remark,
    SheetRow,
    place_of,
    remark_columns,
    remarks_of,
    row_columns,
)
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.files.list_groups import Division
from arbiter_app.services.files.player_lists import read_sheets
from arbiter_app.services.files.player_preview import Preview, preview_for
from arbiter_app.services.registry.registry import Registry
from arbiter_app.wording.errors.sentences import error_sentence

_SIZE = (1120, 660)
"""In pixels beside letters of the usual height."""
_ROWS_AND_REMARKS, _COLUMNS_AND_ROWS = (320, 130), (360, 760)
"""How the parts beside each other share their room."""


class ImportDialog(Dialog):
    """Shows what a list would make of the event, row by row; what is in the way is listed and is
    led to. All rows that are taken come in, or none.
    """

    def __init__(self, parent: QWidget, open_event: OpenEvent, source: Path) -> None:
        title = translate("ImportDialog", "Register the players of {file}")
        super().__init__(parent, title.format(file=source.name), verb=_verb(0), do=self._take)
        self.players: Sequence[PlayerFields] = ()
        """Who is to be registered, once that is decided."""
        self.groups: Mapping[TournamentId, Sequence[PlayerFields]] = {}
        self.added: Mapping[str, Sequence[PlayerFields]] = {}
        """Of an event of several tournaments: where they go, and into which that are added."""
        self.teams: Sequence[Listed] = ()
        self.teams_of_groups: Mapping[TournamentId | str, Sequence[Listed]] = {}
        """Of each of them, for which team they play and at which board, where a column says so."""
        self._open_event = open_event
        self._several = open_event.whole.has_several
        self._of_teams = any(each.played_by_teams for each in open_event.whole.tournaments)
        self._looked_by: Division | None = None
        """How the rows that are shown were divided."""
        self._source = source
        self._cancelled = Flag()
        self._is_new = True
        """Whether the file has just been read, and the focus goes where the next key belongs."""
        self._layout_of_sheet: Layout | None = None
        self._preview: Preview | None = None
        self._decided: dict[int, bool] = {}
        """By line, whether a person takes it or leaves it out."""
        self.resize(*map(px, _SIZE))
        self._make_widgets()
        self._lay_out()
        self.await_focus()
        self._read()

    @property
    def is_looking(self) -> bool:
        """Whether the file is being read, or its rows are being looked at."""
        return self._busy.isVisible() or (
            self._body.isVisible() and (self._preview is None or not self._is_up_to_date)
        )

    @property
    def like(self) -> TournamentId:
        """The tournament whose rules those that are added have."""
        return self._division.division.one

    @property
    def _is_up_to_date(self) -> bool:
        is_divided = not self._several or self._looked_by is self._division.division
        return (
            self._preview is not None
            and self._preview.layout is self._layout_of_sheet
            and is_divided
        )

    def reject(self) -> None:
        """Leave all as it is, and whatever is just being read."""
        self._cancelled.set()
        super().reject()

    def _take(self) -> bool:
        """Decide for the rows that are taken."""
        if self._preview is not None:
            self.players = self._preview.players(self._taken)
            self.groups, self.added = self._preview.by_tournament(self._taken)
            self.teams = self._preview.teams(self._taken)
            self.teams_of_groups = self._preview.teams_by_tournament(self._taken)
        return bool(self.players)

    # Reading

    def _read(self) -> None:
        self._preview = None
        self._say(translate("ImportDialog", "Reading {file}…").format(file=self._source.name))
        self._busy.show()
        self._body.hide()
        self.verb.hide()
        self._again.setEnabled(False)
        self._cancelled = Flag()
        in_background(partial(_read, self._source, self._cancelled), self._show_sheets, self._fail)

    def _show_sheets(self, found: "tuple[Sheet, ...] | FileError | FormatError | None") -> None:
        self._busy.hide()
        self._again.setEnabled(True)
        match found:
            case None:
                return
            case FileError() | FormatError():
                self._say(f"⚠ {error_sentence(window_catalogue(), found)}")
                self.offer_focus(self._again_button)
                return
        self._choice.show_sheets(found)
        self._body.show()
        self.verb.show()
        self._is_new = True
        self._begin_sheet()

    def _begin_sheet(self) -> None:
        """Begin with a sheet as it is proposed, nothing decided."""
        self._decided.clear()
        layout = propose(self._choice.sheet).of(several=self._several, teams=self._of_teams)
        self._division.begin(layout)
        self._look(layout)

    # Looking at it

    def _look(self, layout: Layout) -> None:
        """Have the rows looked at beside the window; what was asked last is what is shown."""
        self._layout_of_sheet = layout
        event, division = self._open_event.facts, None
        if self._several:
            self._division.follow(layout)
            event, division = self._open_event.whole, self._division.division
        self._columns.show_columns(layout.columns)
        self.verb.setEnabled(False)
        in_background(
            partial(_look, self._choice.sheet, layout, event, self._open_event.registry, division),
            self._show_preview,
            self._fail,
        )

    def _show_preview(self, looked: "_Looked") -> None:
        if looked.failure is not None:
            self._open_event.tell_of_registry(looked.failure)
        is_asked = not self._several or looked.division is self._division.division
        if looked.preview.layout is self._layout_of_sheet and is_asked:
            self._preview, self._looked_by = looked.preview, looked.division
            self._show()
            if self._is_new:
                self._is_new = False
                self._focus_first()

    def _show(self) -> None:
        """Show the rows with what has been decided about them."""
        if self._preview is None:
            return
        taken = self._taken
        rows = [SheetRow(each, each.line in taken) for each in self._preview.candidates]
        event = self._open_event.whole if self._several else None
        self._rows.set_rows(rows, row_columns(self._preview, event))
        if self._several:
            self._division.show_preview(self._preview, taken)
            self._show_row()
        remarks = list(remarks_of(self._preview, taken))
        problems = sum(remark.is_problem for remark in remarks)
        self._remarks.set_rows(remarks)
        self._remarks.setVisible(bool(remarks))
        words = _summary(len(rows), len(taken), problems)
        self._say(f"{words} {self._teams_in_words(taken)}".strip())
        self.verb.setText(_verb(len(taken)))
        self.verb.setEnabled(not problems and bool(taken))

    def _teams_in_words(self, taken: frozenset[int]) -> str:
        """Return how many teams the rows that are taken tell of, and how many of them are new."""
        if self._preview is None or not self._of_teams:
            return ""
        listed = [each.row.listed.team for each in self._preview.candidates if each.line in taken]
        named = {letters_of(name) for name in listed if name.strip()}
        tournaments = self._open_event.whole.tournaments
        known = {letters_of(team.name) for each in tournaments for team in each.teams}
        if not named:
            return translate("ImportDialog", "No column says for which team they play.")
        text = translate("ImportDialog", "Teams: {teams}, of them new: {new}.")
        return text.format(teams=len(named), new=len(named - known))

    @property
    def _taken(self) -> frozenset[int]:
        assert self._preview is not None, "rows are taken from a list that has been read"
        proposed = self._preview.proposed
        return frozenset(
            each.line
            for each in self._preview.candidates
            if self._decided.get(each.line, each.line in proposed)
        )

    # Acts

    def _set_headings(self, line: int | None) -> None:
        self._decided.clear()
        layout = with_headings_in(self._choice.sheet, line)
        self._look(layout.of(several=self._several, teams=self._of_teams))

    def _set_field(self, number: int, field: Field | None) -> None:
        if self._layout_of_sheet is not None:
            self._look(self._layout_of_sheet.with_field(number, field))

    def _divide_anew(self) -> None:
        """Take the rows again that go somewhere now, unless a person left them out."""
        if self._layout_of_sheet is not None:
            self._look(self._layout_of_sheet)

    def _show_row(self) -> None:
        row = self._rows.selected
        self._division.show_row(row.candidate if row else None)

    def _toggle(self) -> None:
        """Leave the row out, or take it after all."""
        if row := self._rows.selected:
            self._decided[row.candidate.line] = not row.is_taken
            self._show()

    def _enter_remark(self) -> None:
        """Register the players; while there is a problem, lead to it instead."""
        if self.verb.isEnabled():
            self.verb.click()
        else:
            self._go_to_remark()

    def _go_to_remark(self) -> None:
        """Go to the cell a remark is about, or to the choice of what its column says."""
        remark, looked_at = self._remarks.selected, self._preview
        if remark is None or looked_at is None:
            return
        if self._rows.select(remark.error.line):
            self._show_column(remark.error.column)
            self._rows.setFocus()
        elif not self._columns.focus_column(remark.error.column):
            self._choice.setFocus()

    def _show_column(self, number: int) -> None:
        """Put the cursor on a column of the sheet in the row it stands on."""
        if self._preview is None:
            return
        place = self._rows.currentIndex().siblingAtColumn(
            place_of(self._preview, number, several=self._several)
        )
        self._rows.setCurrentIndex(place)
        self._rows.scrollTo(place)

    def _focus_first(self) -> None:
        if self.verb.isEnabled():
            self.offer_focus(self.verb)
        elif self._remarks.isVisible():
            self._remarks.selectRow(0)
            self.offer_focus(self._remarks)
        else:
            self.offer_focus(self._rows)

    def _fail(self, error: BaseException) -> None:
        """Give the window back, where the error is said."""
        super().reject()
        raise error

    def _say(self, words: str) -> None:
        self._head.setText(words)
        self._busy.setAccessibleName(words)

    # Making the dialog

    def _make_widgets(self) -> None:
        self._head = Label(wraps=True)
        self._busy = QProgressBar()
        self._busy.setRange(0, 0)
        self._busy.setTextVisible(False)
        self._choice = SheetChoice()
        self._choice.sheet_chosen.connect(self._begin_sheet)
        self._choice.headings_chosen.connect(self._set_headings)
        whole, here = self._open_event.whole, self._open_event.tournament
        self._division = ListDivision(whole, here.id)
        self._division.changed.connect(self._divide_anew)
        self._columns = SheetColumns(several=self._several, teams=self._of_teams)
        self._columns.chosen.connect(self._set_field)
        self._columns.looked_at.connect(self._show_column)
        self._rows = Table(
            RowsModel[SheetRow]((), lambda row: row.candidate.line),
            name=translate("ImportDialog", "Players of the list"),
            sortable=False,
        )
        self._remarks = Table(
            RowsModel[Remark](
                remark_columns(),
                lambda remark: (remark.error.line, remark.error.column, remark.error.code),
            ),
            name=translate("ImportDialog", "Problems"),
            sortable=False,
        )
        self._remarks.doubleClicked.connect(self._go_to_remark)
        self._rows.doubleClicked.connect(self._toggle)
        self._rows.selectionModel().currentRowChanged.connect(self._show_row)
        in_table = Qt.ShortcutContext.WidgetShortcut
        enter = translate("ImportDialog", "Go to the cell")
        leave_out = translate("ImportDialog", "Leave out or take")
        self._remarks.row_acts = (
            act(self._remarks, enter, self._enter_remark, Key.CHOOSE, context=in_table),
        )
        self._rows.row_acts = (
            act(self._rows, leave_out, self._toggle, Key.MARK, Key.REMOVE, context=in_table),
        )
        self._again = act(self, translate("ImportDialog", "Read the file &again"), self._read)

    def _lay_out(self) -> None:
        tables = QSplitter(Qt.Orientation.Vertical)
        tables.addWidget(self._rows)
        tables.addWidget(self._remarks)
        tables.setSizes([*map(px, _ROWS_AND_REMARKS)])
        tables.setChildrenCollapsible(False)
        sides = QSplitter(Qt.Orientation.Horizontal)
        sides.addWidget(self._columns)
        sides.addWidget(tables)
        sides.setSizes([*map(px, _COLUMNS_AND_ROWS)])
        sides.setChildrenCollapsible(False)
        self._body = QWidget()
        keys = Aside(
            translate(
                "ImportDialog",
                "Space leaves a row out or takes it; Enter on a problem goes to its cell.",
            )
        )
        column(self._choice, self._division, (sides, 1), keys, into=self._body)
        self._again_button = act_button(self._again)
        keep_room(self._busy)
        self.lay_out(self._head, self._busy, self._body, side=(self._again_button,))


def _read(source: Path, cancelled: Flag) -> tuple[Sheet, ...] | FileError | FormatError | None:
    try:
        return read_sheets(source, cancelled.is_set)
    except (FileError, FormatError) as error:
        return error


@dataclass(frozen=True, slots=True)
class _Looked:
    """What a list would make, and why the registry of this computer could not be asked."""

    preview: Preview
    failure: FileError | RuleError | None = None
    division: Division | None = None


def _look(
    sheet: Sheet, layout: Layout, event: Event, people: Registry, division: Division | None
) -> _Looked:
    look = partial(preview_for, event, sheet, layout, division=division)
    try:
        return _Looked(look(people=people), division=division)
    except (FileError, RuleError) as error:
        return _Looked(look(), error, division)


def _verb(taken: int) -> str:
    return translate("ImportDialog", "&Register %n player(s)", None, taken)


def _summary(rows: int, taken: int, problems: int) -> str:
    players = translate("ImportDialog", "%n player(s) to register", None, taken)
    parts = [players]
    if rows > taken:
        parts.append(translate("ImportDialog", "%n row(s) left out", None, rows - taken))
    if problems:
        parts.append(
            translate(
                "ImportDialog",
                "%n problem(s): correct the file and read it again, say what its columns are, or"
                " leave rows out",
                None,
                problems,
            )
        )
    return "; ".join(parts) + "."
