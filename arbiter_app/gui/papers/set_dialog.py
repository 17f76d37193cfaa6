"""Papers that are printed together: chosen, changed, and printed or saved."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import Enum, auto

from PySide6.QtCore import QSignalBlocker, Qt
from PySide6.QtWidgets import (
    QComboBox,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QWidget,
)

from arbiter_app.documents.catalogue import document
from arbiter_app.documents.print_sets import PrintSet, SetPaper
from arbiter_app.domain.errors import RuleError
from arbiter_app.formats.errors import FileError
from arbiter_app.gui.base.open_event import OpenEvent, error_sentence
from arbiter_app.gui.look.layouts import column, row, wrapping
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.papers.words import paper_words
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.line import Line
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.files.own_print_sets import (
    keep_print_set,
    print_sets,
    remove_print_set,
    rename_print_set,
)
from arbiter_app.wording.errors.sentences import error_sentence as sentence_of


class Outlet(Enum):
    """Where the papers of a set go."""

    PRINTER = auto()
    FILE = auto()
    """All in one."""
    FOLDER = auto()
    """Each in a file of its own."""


MakeSet = Callable[[PrintSet, Outlet], bool]
"""Makes the papers of a set; returns whether that is done with."""


class PrintSetDialog(Dialog):
    """A list of the papers of a set, those wanted ticked; own sets are kept for all events."""

    def __init__(
        self,
        parent: QWidget | None,
        open_event: OpenEvent,
        *,
        in_view: SetPaper | None,
        to_take_down: Sequence[str],
        make: MakeSet,
    ) -> None:
        """`in_view` is the paper of the page, which may be added; `to_take_down` names the sheets
        on the wall that the set replaces.
        """
        super().__init__(
            parent,
            translate("PrintSetDialog", "Papers together"),
            verb=translate("PrintSetDialog", "Pr&int…"),
            do=lambda: self._make_set(Outlet.PRINTER),
        )
        self._open_event, self._make, self._in_view = open_event, make, in_view
        self._box = QComboBox()
        self._box.setAccessibleName(translate("PrintSetDialog", "Set of papers"))
        self._list = QListWidget()
        self._list.setAccessibleName(translate("PrintSetDialog", "Papers of the set"))
        self._list.setWordWrap(True)
        self._list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._name = Line()
        self._name.setAccessibleName(translate("PrintSetDialog", "Name of the set"))
        save = self._button(
            translate("PrintSetDialog", "&Save one PDF…"), lambda: self._save(Outlet.FILE)
        )
        apart = self._button(
            translate("PrintSetDialog", "Save into a &folder…"), lambda: self._save(Outlet.FOLDER)
        )
        self._add = self._button(
            translate("PrintSetDialog", "&Add the paper in view"), self._append
        )
        self._add.setEnabled(in_view is not None)
        self._out = self._button(translate("PrintSetDialog", "Take &out"), self._take_out)
        self._up = self._button(translate("PrintSetDialog", "&Up"), lambda: self._move(-1))
        self._down = self._button(translate("PrintSetDialog", "&Down"), lambda: self._move(1))
        self._keep = self._button(translate("PrintSetDialog", "&Keep the set"), self._keep_set)
        self._rename = self._button(translate("PrintSetDialog", "Rena&me"), self._rename_set)
        self._forget = self._button(
            translate("PrintSetDialog", "Fo&rget the set"), self._forget_set
        )
        named = Label(translate("PrintSetDialog", "&Name"))
        named.setBuddy(self._name)
        down = translate("PrintSetDialog", "Take down from the wall: {papers}.")
        told = down.format(papers="; ".join(to_take_down)) if to_take_down else ""
        self.lay_out(
            self._box,
            translate("PrintSetDialog", "Space ticks a paper and takes the tick away."),
            column((self._list, 1), wrapping(self._add, self._out, self._up, self._down)),
            row(named, (self._name, 1)),
            wrapping(self._keep, self._rename, self._forget),
            *([told] if told else []),
            side=(save, apart),
        )
        self._box.currentIndexChanged.connect(self._show)
        self._offer("")
        self._list.setFocus()

    @property
    def ticked(self) -> PrintSet:
        """The papers that are ticked, under the name that is typed."""
        items = map(self._list.item, range(self._list.count()))
        papers = (
            item.data(Qt.ItemDataRole.UserRole)
            for item in items
            if item.checkState() is Qt.CheckState.Checked
        )
        name = self._name.text().strip()
        made = replace(self._chosen, papers=tuple(papers))
        return PrintSet(name, made.papers) if name else made

    @property
    def _chosen(self) -> PrintSet:
        return self._sets[max(self._box.currentIndex(), 0)]

    @staticmethod
    def _button(text: str, do: Callable[[], object]) -> QPushButton:
        button = QPushButton(text)
        button.clicked.connect(lambda: do())
        return button

    def _offer(self, name: str) -> None:
        """Offer the sets, with that of a name in hand."""
        self._sets = print_sets()
        with QSignalBlocker(self._box):
            self._box.clear()
            for each in self._sets:
                self._box.addItem(translate("PrintSet", each.title) if each.title else each.name)
        names = [each.name for each in self._sets]
        self._box.setCurrentIndex(names.index(name) if name in names else 0)
        self._show()

    def _show(self) -> None:
        self._list.clear()
        for each in self._chosen.papers:
            self._append_paper(each)
        self._list.setCurrentRow(0)
        self._name.setText("" if self._chosen.is_ours else self._chosen.name)
        self._rename.setEnabled(not self._chosen.is_ours)
        self._forget.setEnabled(not self._chosen.is_ours)

    def _append_paper(self, paper: SetPaper) -> None:
        try:
            kind = document(paper.document)
            options = kind.read_options(paper.options)
            words = paper_words(kind, options, self._open_event.tournament)
        except RuleError:  # of another version of the program
            return
        event = self._open_event.facts
        if not paper.is_used(kind, event):
            return
        why = paper.why_not_yet(kind, event)
        if why is not None:
            pattern = translate("PrintSetDialog", "{paper} – {why}")
            words = pattern.format(paper=words, why=sentence_of(window_catalogue(), why))
        item = QListWidgetItem(words, self._list)
        item.setData(Qt.ItemDataRole.UserRole, paper)
        item.setCheckState(Qt.CheckState.Unchecked if why else Qt.CheckState.Checked)

    def _append(self) -> None:
        if self._in_view is not None:
            self._append_paper(self._in_view)
            self._list.setCurrentRow(self._list.count() - 1)

    def _take_out(self) -> None:
        self._list.takeItem(self._list.currentRow())

    def _move(self, by: int) -> None:
        place = self._list.currentRow()
        if 0 <= place + by < self._list.count():
            item = self._list.takeItem(place)
            self._list.insertItem(place + by, item)
            self._list.setCurrentRow(place + by)

    def _keep_set(self) -> None:
        made = PrintSet(self._name.text(), self.ticked.papers)
        try:
            keep_print_set(made)
        except (RuleError, FileError) as error:
            self.refuse(error_sentence(error), self._name)
            return
        self._offer(" ".join(made.name.split()))

    def _rename_set(self) -> None:
        made = PrintSet(self._name.text(), self.ticked.papers)
        try:
            rename_print_set(self._chosen.name, made)
        except (RuleError, FileError) as error:
            self.refuse(error_sentence(error), self._name)
            return
        self._offer(" ".join(made.name.split()))

    def _forget_set(self) -> None:
        try:
            remove_print_set(self._chosen.name)
        except (RuleError, FileError) as error:
            self.refuse(error_sentence(error), self._box)
            return
        self._offer("")

    def _save(self, outlet: Outlet) -> None:
        if self._make_set(outlet):
            self.done(self.DialogCode.Accepted)

    def _make_set(self, outlet: Outlet) -> bool:
        if not self.ticked.papers:
            nothing = translate("PrintSetDialog", "No paper is ticked. Tick at least one by Space.")
            return self.refuse(nothing, self._list)
        return self._make(self.ticked, outlet)
