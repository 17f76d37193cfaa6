"""Where the window reads more into words than was written."""

from collections.abc import Iterable, Iterator
from itertools import islice

from PySide6.QtCore import (
    QAbstractItemModel,
    QAbstractListModel,
    QAbstractTableModel,
    QModelIndex,
    Qt,
)
from PySide6.QtGui import QAccessible, QAction
from PySide6.QtGui import Qt as QtText
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QComboBox,
    QGroupBox,
    QLabel,
    QMenu,
    QTabBar,
    QTextEdit,
    QWidget,
)

from tests.gui.eyes import described, inside
from tests.marked import HEAD, misread

_ROLES = {
    Qt.ItemDataRole.ToolTipRole: "tip",
    Qt.ItemDataRole.StatusTipRole: "status tip",
    Qt.ItemDataRole.WhatsThisRole: "what is this",
}
_MOST_CELLS = 400


def misreadings(shown: QWidget) -> list[str]:
    """Return what is misread in a widget and all that is seen in it."""
    found = []
    for each in (shown, *inside(shown)):
        found += [f"{described(each)}: {what}" for what in _of(each)]
    return found


def words_in(shown: QWidget) -> str:
    """Return all that is seen in a widget, as far as it is words."""
    texts = []
    for each in (shown, *inside(shown)) if shown.isVisible() else ():
        texts += [text for text, _ in _texts(each)]
    return "\n".join(texts)


def _of(widget: QWidget) -> Iterator[str]:
    is_own = type(widget).__module__.startswith("arbiter_app")
    if isinstance(widget, QLabel) and (widget.text() or is_own):
        yield from _of_format(widget)
    for text, has_letters in _texts(widget):
        if has_letters and _has_letter(text):
            yield "a letter of the event is pressed with Alt"
        if misread(text.replace("&&", "&") if has_letters else text):
            yield f"says “{text}”"
    for tip in (widget.toolTip(), widget.statusTip(), widget.whatsThis()):
        yield from _of_tip(tip)
    if isinstance(widget, QMenu) or widget.actions():
        for action in widget.actions():
            yield from _of_action(action)
    if isinstance(widget, QTextEdit) and "<img" in widget.toHtml():
        yield "holds a picture"
    if isinstance(widget, QAbstractItemView) and widget.model() is not None:
        yield from _of_model(widget.model())
    told = QAccessible.queryAccessibleInterface(widget)
    if told is not None and _is_escaped(told.text(QAccessible.Text.Name)):
        yield f"is called “{told.text(QAccessible.Text.Name)}”"


def _of_format(label: QLabel) -> Iterator[str]:
    match label.textFormat():
        case Qt.TextFormat.PlainText:
            if "&lt;" in label.text():
                yield "is escaped where nothing is read"
        case Qt.TextFormat.RichText:
            if HEAD in label.text():
                yield "reads markup"
        case other:
            yield f"is {other.name}"


def _of_action(action: QAction) -> Iterator[str]:
    if _has_letter(action.text()):
        yield f"the act “{action.text()}” has a letter of the event"
    yield from _of_tip(action.toolTip())
    if misread(action.text().replace("&&", "&")) or misread(action.statusTip()):
        yield f"the act “{action.text()}”, {action.statusTip()}"


def _of_model(model: QAbstractItemModel) -> Iterator[str]:
    heads: Iterable[tuple[object, int]] = (
        ()
        if isinstance(model, QAbstractListModel)
        else (
            (model.headerData(place, along, role), role)
            for along, count in (
                (Qt.Orientation.Horizontal, model.columnCount()),
                (Qt.Orientation.Vertical, model.rowCount()),
            )
            for place in range(count)
            for role in (Qt.ItemDataRole.DisplayRole, *_ROLES)
        )
    )
    cells = (
        (index.data(role), role)
        for index in _cells(model)
        for role in (Qt.ItemDataRole.DisplayRole, *_ROLES)
    )
    for said, role in (*heads, *cells):
        if not isinstance(said, str):
            continue
        if role in _ROLES:
            yield from _of_tip(said)
        elif misread(said) or _is_escaped(said):
            yield f"shows “{said}”"


def _cells(model: QAbstractItemModel) -> Iterator[QModelIndex]:
    return islice(_indexes(model, QModelIndex()), _MOST_CELLS)


def _indexes(model: QAbstractItemModel, under: QModelIndex) -> Iterator[QModelIndex]:
    is_flat = isinstance(model, QAbstractListModel | QAbstractTableModel)
    columns = 1 if isinstance(model, QAbstractListModel) else model.columnCount(under)
    for row in range(model.rowCount(under)):
        for column in range(columns):
            index = model.index(row, column, under)
            yield index
            if not is_flat:
                yield from _indexes(model, index)


def _of_tip(tip: str) -> Iterator[str]:
    is_read = QtText.mightBeRichText(tip)
    if is_read and HEAD in tip:
        yield f"markup is read in the tip “{tip}”"
    elif not is_read and (misread(tip) or _is_escaped(tip)):
        yield f"the tip is “{tip}”"


def _has_letter(text: str) -> bool:
    """Whether a letter of the mark is underlined, which is pressed with Alt."""
    return "&Quux" in text.replace("&&", "")


def _is_escaped(text: str) -> bool:
    """Whether signs are seen that were written for somebody who reads them."""
    return "&lt;img" in text or "&&Quux" in text


def _texts(widget: QWidget) -> Iterator[tuple[str, bool]]:
    """Yield what a widget says, each with whether a letter may be underlined there."""
    match widget:
        case QLabel():
            yield widget.text(), widget.buddy() is not None
        case QAbstractButton():
            yield widget.text(), True
        case QGroupBox():
            yield widget.title(), True
        case QTabBar():
            for place in range(widget.count()):
                yield widget.tabText(place), True
        case QComboBox():
            yield widget.currentText(), False
        case QTextEdit():
            yield widget.toPlainText(), False
        case QAbstractItemView() if widget.model() is not None:
            for index in _cells(widget.model()):
                yield str(index.data() or ""), False
