"""The list of papers to choose from, in the groups in which an event needs them."""

from collections.abc import Mapping

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt
from PySide6.QtGui import QFontMetrics, QPainter
from PySide6.QtWidgets import (
    QApplication,
    QListWidget,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
)

from arbiter_app.documents.catalogue import DOCUMENTS, Document
from arbiter_app.documents.possible import why_not_yet
from arbiter_app.domain.errors import RuleError
from arbiter_app.domain.facts.event import Event
from arbiter_app.gui.look.appearance import colour
from arbiter_app.gui.look.sizes import Room, Type, letters, px, row_height
from arbiter_app.gui.look.tokens import Token
from arbiter_app.gui.look.words import Look, show_as
from arbiter_app.gui.papers.paper_states import short_state
from arbiter_app.gui.parts.tables.row_paint import paint_bar
from arbiter_app.i18n import QT_TRANSLATE_NOOP, translate, window_catalogue
from arbiter_app.services.files.printed_papers import Examined
from arbiter_app.wording.errors.sentences import error_sentence

_CAPTIONS = {
    "technical-information": QT_TRANSLATE_NOOP("PaperList", "Before play"),
    "draw-order": QT_TRANSLATE_NOOP("PaperList", "Draw"),
    "schedule": QT_TRANSLATE_NOOP("PaperList", "Play"),
    "cross-table": QT_TRANSLATE_NOOP("PaperList", "Table"),
    "evening-pack": QT_TRANSLATE_NOOP("PaperList", "All together"),
    "all-pairings": QT_TRANSLATE_NOOP("PaperList", "All tournaments"),
    "incident-act": QT_TRANSLATE_NOOP("PaperList", "Disputes"),
}
"""What stands above the papers of each group, by the first of them in the catalogue."""

_STATE = Qt.ItemDataRole.UserRole
"""The words of a row's second line."""
_BESIDE = 12
"""Room at the left of a word, in pixels beside letters of the usual height."""
_SCROLL_BAR = 14
_WIDEST = 180
"""Of a word; a longer one goes on in a second line."""


class PaperList(QListWidget):
    """As wide as its words, with a caption above every group; what cannot be printed yet stands
    behind one last line.
    """

    def __init__(self) -> None:
        super().__init__()
        self._waiting: dict[str, RuleError] = {}
        self._captions: dict[int, str] = {}
        """The captions of groups that are seen, by the row that each stands above."""
        self.setAccessibleName(translate("PaperList", "Documents"))
        show_as(self, Look.BARE)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.setItemDelegate(_PaperDelegate(self))
        for each in DOCUMENTS:
            self.addItem(translate("Document", each.title))
        self.addItem(translate("PaperList", "Not possible yet"))
        metrics = QFontMetrics(QApplication.font())
        widest = max(
            metrics.horizontalAdvance(self.item(row).text()) for row in range(self.count())
        )
        self.setFixedWidth(min(widest, px(_WIDEST)) + 2 * px(_BESIDE) + px(_SCROLL_BAR))
        self._place_captions()

    @property
    def document(self) -> Document | None:
        """The paper in hand; None where it is the line of those that are not possible yet."""
        row = self.currentRow()
        return DOCUMENTS[row] if row < len(DOCUMENTS) else None

    def choose(self, document: str) -> None:
        """Put a paper in hand, also one that is not possible yet: its place says why."""
        self.setCurrentRow([each.id for each in DOCUMENTS].index(document))

    def offer(self, event: Event) -> None:
        """Show the papers that can be printed of an event, and that in hand as long as it is."""
        self._waiting = {}
        for row, each in enumerate(DOCUMENTS):
            is_used = each.is_used(event)
            if is_used and (why := why_not_yet(each, event)) is not None:
                self._waiting[each.id] = why
            is_offered = is_used and each.id not in self._waiting
            is_in_hand = is_used and row == self.currentRow()
            self.setRowHidden(row, not (is_offered or is_in_hand))
        pattern = translate("PaperList", "Not possible yet: {count}")
        self.item(len(DOCUMENTS)).setText(pattern.format(count=len(self._waiting)))
        self.setRowHidden(len(DOCUMENTS), not self._waiting)
        self._place_captions()
        if self.isRowHidden(self.currentRow()):
            self.setCurrentRow(0)

    def tell(self, states: Mapping[str, Examined]) -> None:
        """Show what has become of the papers that were printed."""
        never = translate("PaperState", "never printed")
        is_new = False
        for row, each in enumerate(DOCUMENTS):
            item, said = self.item(row), short_state(states.get(each.id))
            if item.data(_STATE) != said:
                is_new = True
                item.setData(_STATE, said)
                item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{item.text()}, {said or never}")
        if is_new:
            self.doItemsLayout()

    @property
    def why_not_yet(self) -> str:
        """Why papers are not possible yet: each reason with the papers that wait for the same."""
        catalogue = window_catalogue()
        named: dict[str, list[str]] = {}
        for each in DOCUMENTS:
            if (why := self._waiting.get(each.id)) is not None:
                title = translate("Document", each.title)
                named.setdefault(error_sentence(catalogue, why), []).append(title)
        return "\n\n".join(f"{why}\n{', '.join(titles)}" for why, titles in named.items())

    def _place_captions(self) -> None:
        """Let the name of each group stand above the first of its papers that is seen."""
        self._captions = {}
        caption: str | None = None
        for row, each in enumerate(DOCUMENTS):
            caption = _CAPTIONS.get(each.id, caption)
            if caption is not None and not self.isRowHidden(row):
                self._captions[row] = caption
                caption = None

    def caption(self, row: int) -> str:
        """Return what stands above a row: the name of its group above the first that is seen."""
        return translate("PaperList", self._captions[row]) if row in self._captions else ""

    def is_below_line(self, row: int) -> bool:
        """Whether a line parts a row from those above it."""
        begins = row in self._captions or row == len(DOCUMENTS)
        return begins and row > min(self._captions, default=row)


class _PaperDelegate(QStyledItemDelegate):
    """Paints the words of papers, picked where the keys go to and held where they are elsewhere."""

    def __init__(self, papers: PaperList) -> None:
        super().__init__(papers)
        self._papers = papers
        self._more: dict[str, int] = {}
        """By how much words are higher than one line, which Qt asks for whenever one row changes.
        """

    def sizeHint(  # noqa: N802
        self, _: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> QSize:
        words = str(index.data())
        if words not in self._more:
            metrics = QFontMetrics(letters(Type.TEXT))
            room = QRect(0, 0, px(_WIDEST), 0)
            high = metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), words).height()
            self._more[words] = max(high - metrics.height(), 0)
        above, below = self._above(index.row()), _below(index)
        return QSize(0, row_height() + self._more[words] + above + below)

    def paint(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        whole: QRect = option.rect
        above = self._above(index.row())
        if above:
            self._paint_caption(painter, whole, index.row())
        rect = whole.adjusted(0, above, 0, 0)
        is_current = bool(option.state & QStyle.StateFlag.State_Selected)
        has_keys = is_current and self._papers.hasFocus()
        if is_current:
            painter.fillRect(rect, colour(Token.PICKED if has_keys else Token.HELD))
            paint_bar(painter, rect)
        painter.setFont(letters(Type.TEXT))
        painter.setPen(colour(Token.ON_PICKED if has_keys else Token.INK))
        below = _below(index)
        words = rect.adjusted(px(_BESIDE), 0, -px(_BESIDE), -below)
        # No wider than its height was reckoned for.
        words.setWidth(min(words.width(), px(_WIDEST)))
        wrapped = int(Qt.AlignmentFlag.AlignVCenter) | int(Qt.TextFlag.TextWordWrap)
        painter.drawText(words, wrapped, index.data())
        if below:
            painter.setFont(letters(Type.SMALL))
            painter.setPen(colour(Token.ON_PICKED if has_keys else Token.INK2))
            line = QRect(words.left(), words.bottom() - px(Room.HAIR), words.width(), below)
            painter.drawText(line, Qt.AlignmentFlag.AlignTop, index.data(_STATE))

    def _above(self, row: int) -> int:
        """Return the room of a caption and of what is between groups."""
        between = px(Room.SMALL) if self._papers.is_below_line(row) else 0
        if not self._papers.caption(row):
            return between
        return QFontMetrics(letters(Type.SMALL)).height() + px(Room.TIGHT) + between

    def _paint_caption(self, painter: QPainter, whole: QRect, row: int) -> None:
        above = QRect(whole.left(), whole.top(), whole.width(), self._above(row) - px(Room.HAIR))
        if self._papers.is_below_line(row):
            line = QRect(whole.left(), whole.top() + px(Room.TIGHT), whole.width(), 1)
            painter.fillRect(line, colour(Token.LINE))
        painter.setFont(letters(Type.SMALL))
        painter.setPen(colour(Token.INK2))
        bottom = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignBottom
        words = above.adjusted(px(_BESIDE), 0, 0, 0)
        painter.drawText(words, bottom, self._papers.caption(row))


def _below(index: QModelIndex | QPersistentModelIndex) -> int:
    """Return the room of the second line, where a row has one."""
    return QFontMetrics(letters(Type.SMALL)).height() if index.data(_STATE) else 0
