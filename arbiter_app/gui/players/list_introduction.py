"""What a list of players to import looks like, told before the file is chosen."""

from pathlib import Path

from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.page_actions import act, act_button
from arbiter_app.gui.look.sizes import row_height
from arbiter_app.gui.parts.dialogs.ask_file import ask_save
from arbiter_app.gui.parts.dialogs.dialog import Dialog
from arbiter_app.gui.parts.tables.item_paint import SECOND_ROLE, ItemDelegate
from arbiter_app.gui.parts.tables.row_paint import wear_head
from arbiter_app.gui.parts.words.heading import Aside
from arbiter_app.i18n import translate, window_catalogue
from arbiter_app.services.files.player_lists import write_example
from arbiter_app.wording.terms.registration.player_sheets import example_columns

_ROWS_SEEN = 7


class ListIntroduction(Dialog):
    """Enter goes on to the choice of the file; an example can be saved to be filled in."""

    def __init__(self, parent: QWidget, open_event: OpenEvent) -> None:
        super().__init__(
            parent,
            translate("ListIntroduction", "Import a list of players"),
            verb=translate("ListIntroduction", "Choose the &file…"),
        )
        self._open_event = open_event
        save = act(self, translate("ListIntroduction", "Save an &example…"), self._save_example)
        self.lay_out(
            translate(
                "ListIntroduction",
                "A workbook (XLSX) or a text (CSV) with a row for each player. By their headings"
                " the columns are known, in any order; of others you say after choosing the file"
                " what they hold. Only a name, a FIDE ID or a national ID must be there.",
            ),
            _columns(),
            Aside(
                translate(
                    "ListIntroduction",
                    "Before anybody is registered, every row and every problem is shown.",
                )
            ),
            side=(act_button(save),),
        )
        self.verb.setFocus()

    def _save_example(self) -> None:
        name = translate("ListIntroduction", "players, example.xlsx")
        path = ask_save(
            self,
            translate("ListIntroduction", "Where the example goes"),
            self._open_event.workspace.path.with_name(name),
            translate("ExportPlayers", "Workbooks (*.xlsx)"),
        )
        if path is not None and self._open_event.door(say=self.refuse).attempt(
            lambda: write_example(path, window_catalogue())
        ):
            self._say_saved(path)

    def _say_saved(self, path: Path) -> None:
        text = translate("ListIntroduction", "Saved: {file}. Fill it in and choose it here.")
        self.problem.setText(text.format(file=path.name))
        self.verb.setFocus()


def _columns() -> QTableWidget:
    columns = example_columns(window_catalogue())
    table = QTableWidget(len(columns), 2)
    table.setAccessibleName(translate("ListIntroduction", "Columns of a list"))
    heads = translate("ListIntroduction", "Heading"), translate("ListIntroduction", "For example")
    table.setHorizontalHeaderLabels(heads)
    wear_head(table, heads)
    for row, texts in enumerate(columns):
        for place, text in enumerate(texts):
            item = QTableWidgetItem(text)
            item.setData(SECOND_ROLE, bool(place))
            table.setItem(row, place, item)
    table.setItemDelegate(ItemDelegate(table))
    table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
    table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
    table.setTabKeyNavigation(False)
    table.setShowGrid(False)
    table.verticalHeader().hide()
    table.verticalHeader().setDefaultSectionSize(row_height())
    table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
    table.horizontalHeader().setStretchLastSection(True)
    rows = row_height() * _ROWS_SEEN
    table.setMinimumHeight(rows + table.horizontalHeader().sizeHint().height())
    return table
