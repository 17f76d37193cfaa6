"""The menu of a row: what can be done with it, by the right button or the menu key."""

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QPoint, Qt
from PySide6.QtGui import QAction, QContextMenuEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QAbstractScrollArea, QMenu, QWidget

Acts = Callable[[], Sequence[QAction]]


class RowMenu(QObject):
    """Opens under what is chosen in a list with the acts that the menu of the page has for it."""

    def __init__(self, view: QWidget, acts: Acts, *, asked_in: QWidget | None = None) -> None:
        """`asked_in` is the field in which keys are typed for the list, if there is one."""
        super().__init__(view)
        self._view, self._acts, self._asked_in = view, acts, asked_in
        self._menu: QMenu | None = None
        for watched in {view, asked_in or view}:
            watched.installEventFilter(self)
            if isinstance(watched, QAbstractScrollArea):
                watched.viewport().installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if isinstance(event, QContextMenuEvent):
            is_clicked = event.reason() is QContextMenuEvent.Reason.Mouse
            if is_clicked and watched is self._asked_in:
                return False
            return self._open(event.globalPos() if is_clicked else self._below_row())
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            # Not every system makes a context menu of these keys.
            return _asks_for_menu(event) and self._open(self._below_row())
        return False

    def _open(self, place: QPoint) -> bool:
        """Open the menu; return whether there is anything to be done."""
        if self._menu is not None and self._menu.isVisible():
            return True
        offered = [act for act in self._acts() if act.isVisible()]
        if not offered:
            return False
        self._menu = self._menu or QMenu(self._view)
        self._menu.clear()
        self._menu.addActions(offered)
        self._menu.popup(place)
        self._menu.setActiveAction(next((act for act in offered if act.isEnabled()), offered[0]))
        return True

    def _below_row(self) -> QPoint:
        view = self._view
        if not isinstance(view, QAbstractItemView):
            focused = view.focusWidget() or view
            return focused.mapToGlobal(focused.rect().bottomLeft())
        row = view.visualRect(view.currentIndex())
        return view.viewport().mapToGlobal(row.bottomLeft())


def _asks_for_menu(event: QKeyEvent) -> bool:
    is_shifted = event.modifiers() == Qt.KeyboardModifier.ShiftModifier
    return event.key() == Qt.Key.Key_Menu or (event.key() == Qt.Key.Key_F10 and is_shifted)
