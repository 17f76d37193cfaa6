"""The list of printed papers: where they are, and which of them are wrong by now."""

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QStyleOptionViewItem, QWidget

from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.open_event import OpenEvent
from arbiter_app.gui.base.page_actions import act, act_button, act_on_row
from arbiter_app.gui.base.rows_model import RIGHT, Column, Index, RowsModel
from arbiter_app.gui.look.layouts import column, wrapping
from arbiter_app.gui.look.sizes import Room, px, row_height
from arbiter_app.gui.papers.paper_states import changed_by
from arbiter_app.gui.papers.words import paper_name
from arbiter_app.gui.parts.tables.row_paint import RowDelegate, paint_badge
from arbiter_app.gui.parts.tables.table import Table
from arbiter_app.gui.parts.words.heading import heading
from arbiter_app.i18n import QT_TRANSLATE_NOOP, translate
from arbiter_app.services.files.printed_papers import Examined, PrintedPaper, State, of_stage

_STATES = {
    State.RIGHT: QT_TRANSLATE_NOOP("PrintedPapers", "right"),
    State.OVERTAKEN: QT_TRANSLATE_NOOP("PrintedPapers", "overtaken by later results"),
    State.WRONG: QT_TRANSLATE_NOOP("PrintedPapers", "! wrong: replace it"),
}
_NARROWEST, _NARROWEST_NAME = 6, 12
"""How narrow long words may become, in heights of their letters; names are cut last."""
_ROWS = 4
"""That are seen at once; the sheet above them needs the rest."""

_ORDER = (State.WRONG, State.OVERTAKEN, State.RIGHT)


class PrintedList(QWidget):
    """Papers that are about, the wrong ones first; hidden while there are none."""

    again = Signal(object)
    """A paper is to be printed, or saved, once more: a `PrintedPaper`."""

    def __init__(self, open_event: OpenEvent) -> None:
        super().__init__()
        self._open_event = open_event
        columns = _columns(open_event)
        self._table = Table(
            RowsModel[Examined](columns, lambda row: row.paper.entry),
            name=translate("PrintedPapers", "Printed papers"),
            sortable=False,
        )
        self._table.setItemDelegateForColumn(0, _StateDelegate(self._table, lambda: columns))
        self._table.setFixedHeight((_ROWS + 1) * row_height() + px(Room.TIGHT))
        self._again = act_on_row(
            self._table, translate("PrintedPapers", "Print a&gain…"), self._print_again
        )
        self._gone = act(
            self._table,
            translate("PrintedPapers", "&Taken down"),
            self._take_down,
            Key.REMOVE,
            context=Qt.ShortcutContext.WidgetShortcut,
        )
        self._table.row_acts = (self._again, self._gone)
        head = wrapping(
            heading(translate("PrintedPapers", "Printed papers")),
            act_button(self._again),
            act_button(self._gone),
            right=1,
        )
        column(head, self._table, gap=Room.TIGHT, into=self)
        open_event.papers.examined.connect(self.refresh)
        self.refresh()

    def refresh(self) -> None:
        """Show the papers as they were last looked at."""
        rows = sorted(
            self._open_event.papers.papers,
            key=lambda each: (_ORDER.index(each.state), -each.paper.entry),
        )
        self._table.set_rows(rows)
        for each in (self._again, self._gone):
            each.setEnabled(bool(rows))

    def focus(self) -> None:
        """Put the cursor on the paper that most needs to be replaced."""
        self._table.setFocus()
        if papers := self._table.shown:
            self._table.select(papers[0].paper.entry)

    def _print_again(self) -> None:
        if (row := self._table.selected) is not None:
            self.again.emit(row.paper)

    def _take_down(self) -> None:
        if (row := self._table.selected) is not None:
            self._note(row.paper)

    def _note(self, paper: PrintedPaper) -> None:
        self._open_event.note(
            "document.taken-down",
            paper=paper.entry,
            document=paper.document,
            title=paper.title,
            language=paper.language,
            version=paper.version,
            **of_stage(paper.options),
        )


def _columns(open_event: OpenEvent) -> Sequence[Column[Examined]]:
    def faint(row: Examined) -> bool:
        return row.state is State.OVERTAKEN

    return (
        Column(
            title=translate("PrintedPapers", "State"),
            text=lambda row: translate("PrintedPapers", _STATES[row.state]),
            faint=faint,
        ),
        Column(
            title=translate("PrintedPapers", "Paper"),
            is_name=True,
            text=lambda row: paper_name(row.paper, open_event.whole),
            narrowest=_NARROWEST_NAME,
            faint=faint,
        ),
        Column(
            title=translate("PrintedPapers", "Out of date because"),
            text=lambda row: changed_by(row, open_event),
            is_second=True,
            narrowest=_NARROWEST_NAME,
        ),
        Column(
            title=translate("PrintedPapers", "Language"),
            text=lambda row: row.paper.language,
            is_second=True,
            spare=2,
        ),
        Column(
            title=translate("PrintedPapers", "Version"),
            text=lambda row: str(row.paper.version),
            align=RIGHT,
            is_second=True,
            spare=4,
        ),
        Column(
            title=translate("PrintedPapers", "When"),
            text=lambda row: f"{row.paper.at:%d.%m.%Y %H:%M}",
            is_second=True,
            spare=3,
        ),
        Column(
            title=translate("PrintedPapers", "Where"),
            text=lambda row: row.paper.target,
            is_second=True,
            narrowest=_NARROWEST,
            spare=1,
        ),
    )


class _StateDelegate(RowDelegate):
    """Paints the state of a paper that is to be replaced as what waits for the arbiter."""

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:  # noqa: N802
        """Return the room of the words and of the badge around them."""
        return super().sizeHint(option, index) + QSize(px(Room.SMALL), 0)

    def write(
        self,
        painter: QPainter,
        rect: QRect,
        column: Column[Examined],
        row: Examined,
        *,
        is_picked: bool,
    ) -> None:
        if row.state is not State.WRONG:
            super().write(painter, rect, column, row, is_picked=is_picked)
            return
        text = column.shown(row)
        paint_badge(painter, rect, text, self.font_of(column, row))
