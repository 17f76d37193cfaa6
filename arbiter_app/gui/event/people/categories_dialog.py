"""The categories of the event: who is ranked, and rewarded, apart within the one table."""

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QComboBox, QListWidget, QPushButton, QWidget

from arbiter_app.domain.facts.people.categories import Category
from arbiter_app.domain.names.plain_text import LINE
from arbiter_app.domain.table.categories import members_of
from arbiter_app.domain.table.ready_categories import ready_categories
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.event.people.category_form import CategoryForm, UnreadableError
from arbiter_app.gui.look import layouts
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import Label
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.fields.choice import give_way
from arbiter_app.gui.parts.line import Line
from arbiter_app.gui.parts.tables.item_paint import ItemDelegate
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.commands.rules.categories import (
    define_category,
    move_category,
    remove_category,
)
from arbiter_app.wording.terms.table import categories as words

_SIZE = (900, 560)
_LIST_WIDTH = 240
"""Both in pixels beside usual letters."""
_MOVES: Mapping[int, int] = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class CategoriesDialog(Dialog):
    """A list of the categories in the order of papers, and a form for the one that is chosen.

    A ready one is added as soon as it is chosen; the form is saved by Enter in it.
    """

    def __init__(self, parent: QWidget, open_event: OpenEvent) -> None:
        super().__init__(parent, translate("Categories", "Categories of the event"))
        self._open_event = open_event
        self._door = open_event.door(say=self.refuse)
        self._list = _List(self)
        self._list.setAccessibleName(translate("Categories", "Categories in the order of papers"))
        self._ready = QComboBox()
        self._add_ready = QPushButton(translate("Categories", "A&dd it"))
        self._title = Line(limit=LINE)
        self._form = CategoryForm()
        self._save = QPushButton()
        self._remove = QPushButton(translate("Categories", "&Remove"))
        self._up = QPushButton(translate("Categories", "&Up"))
        self._down = QPushButton(translate("Categories", "Do&wn"))
        self._members = Aside(lines_kept=3)
        self.resize(*map(px, _SIZE))
        self._lay_out()
        self._connect()
        self._refresh()
        (self._list if self._known else self._ready).setFocus()

    def remove(self) -> None:
        """Remove the category that is chosen."""
        if (chosen := self._chosen) is not None:
            self.problem.say("")
            self._door.do(remove_category, title=chosen.title)

    def move_chosen(self, by: int) -> None:
        """Give the category that is chosen another place in the order of papers."""
        chosen, place = self._chosen, self._list.currentRow() + 1 + by
        if chosen is None or not 1 <= place <= len(self._known):
            return
        self.problem.say("")
        if self._door.do(move_category, title=chosen.title, place=place):
            self._list.setCurrentRow(place - 1)

    @property
    def _known(self) -> tuple[Category, ...]:
        return self._open_event.tournament.categories

    @property
    def _chosen(self) -> Category | None:
        """The category under the cursor; None on the line for a new one."""
        row = self._list.currentRow()
        return self._known[row] if 0 <= row < len(self._known) else None

    def _refresh(self) -> None:
        row = max(self._list.currentRow(), 0)
        self._list.blockSignals(True)
        self._list.clear()
        self._list.addItems([each.title for each in self._known])
        self._list.addItem(translate("Categories", "+ new category"))
        self._list.setCurrentRow(min(row, self._list.count() - 1))
        self._list.blockSignals(False)
        self._offer_ready()
        self._show_chosen()

    def _offer_ready(self) -> None:
        """Offer the usual categories that the event does not have yet."""
        catalogue = window_catalogue()
        have = {words.conditions(catalogue, each) for each in self._known}
        players = self._open_event.facts.entrants
        ratings = self._open_event.tournament.rating_rules
        self._offered = [
            each
            for each in ready_categories(players, ratings)
            if words.conditions(catalogue, each) not in have
        ]
        at = self._ready.currentIndex()
        self._ready.clear()
        self._ready.addItems([words.proposed_title(catalogue, each) for each in self._offered])
        self._ready.setCurrentIndex(min(max(at, 0), len(self._offered) - 1))
        self._add_ready.setEnabled(bool(self._offered))
        give_way(self._ready)

    def _show_chosen(self) -> None:
        chosen = self._chosen
        self._title.setText(chosen.title if chosen else "")
        self._form.show_category(chosen or Category(title=""))
        self._save.setText(
            translate("Categories", "&Save")
            if chosen
            else translate("Categories", "&Add the category")
        )
        for button in (self._remove, self._up, self._down):
            button.setEnabled(chosen is not None)
        self._members.say(self._told(chosen) if chosen else "")

    def _told(self, category: Category) -> str:
        """Say how many belong to a category, and who may be missing in it."""
        event, catalogue = self._open_event.facts, window_catalogue()
        found = members_of(category, event)
        counted = translate("Categories", "%n member(s).", None, len(found.members))
        return " ".join(filter(None, (counted, words.doubtful(catalogue, found, event.players))))

    def _add(self) -> None:
        """Add the ready category that is chosen."""
        at = self._ready.currentIndex()
        if 0 <= at < len(self._offered):
            ready = self._offered[at]
            self._define(words.titled(window_catalogue(), ready), former=None)
            self._ready.setFocus()

    def _take(self) -> None:
        """Save the form."""
        try:
            category = self._form.category(self._title.text())
        except UnreadableError as unreadable:
            self.refuse(unreadable.words, unreadable.field)
            return
        chosen = self._chosen
        if not self._title.text().strip():
            category = words.titled(window_catalogue(), category)
        if self._define(category, former=chosen.title if chosen else None):
            self._list.setFocus()

    def _define(self, category: Category, *, former: str | None) -> bool:
        self.problem.say("")
        if not self._door.do(define_category, category=category, former=former):
            return False
        row = self._list.currentRow() if former is not None else len(self._known) - 1
        self._list.setCurrentRow(row)
        return True

    def _connect(self) -> None:
        self._open_event.changed.connect(self._refresh)
        self._list.currentRowChanged.connect(self._show_chosen)
        self._add_ready.clicked.connect(self._add)
        self._save.clicked.connect(self._take)
        self._remove.clicked.connect(self.remove)
        self._up.clicked.connect(lambda: self.move_chosen(-1))
        self._down.clicked.connect(lambda: self.move_chosen(1))
        for field in (self._title, *self._form.lines):
            field.returnPressed.connect(self._take)

    def _lay_out(self) -> None:
        ready = Label(translate("Categories", "Usual &ones"))
        ready.setBuddy(self._ready)
        form = self._form.form
        title = Label(translate("Categories", "&Title"))
        title.setBuddy(self._title)
        form.insertRow(0, title, self._title)
        about = Aside(
            translate(
                "Categories",
                "Everybody of whom all that is said here holds. Without a title the category is"
                " called by what is said. Ages are those on 1 January of the year of the event.",
            )
        )
        buttons = layouts.row(layouts.STRETCH, self._save)
        right = layouts.column(
            layouts.row(ready, (self._ready, 1), self._add_ready),
            form,
            about,
            buttons,
            self._members,
            layouts.STRETCH,
        )
        moves = layouts.row(self._up, self._down, self._remove, gap=Room.TIGHT)
        left = QWidget()
        layouts.column((self._list, 1), moves, into=left)
        left.setFixedWidth(px(_LIST_WIDTH))
        self.lay_out(layouts.row(left, (right, 1), gap=Room.WIDE))


class _List(QListWidget):
    """Enter goes into the form of what is chosen, Delete removes it, Alt with an arrow moves it."""

    def __init__(self, dialog: CategoriesDialog) -> None:
        super().__init__()
        self._dialog = dialog
        self.setItemDelegate(ItemDelegate(self))

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        alt = event.modifiers() & Qt.KeyboardModifier.AltModifier
        if alt and event.key() in _MOVES:
            self._dialog.move_chosen(_MOVES[event.key()])
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.focusNextChild()
        elif event.key() == Qt.Key.Key_Delete:
            self._dialog.remove()
        else:
            super().keyPressEvent(event)
