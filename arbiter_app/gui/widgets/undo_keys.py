"""Ctrl+Z belongs to the event, unless a field has something typed to take back first."""

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtWidgets import QApplication, QComboBox, QLineEdit, QWidget


class UndoKeys(QObject):
    """Lets the keys of undo and redo pass a field that has nothing to undo or redo itself.

    Qt's text fields take these keys always, which would leave Ctrl+Z dead while one has the focus.
    """

    def __init__(self, app: QApplication) -> None:
        super().__init__(app)
        app.focusChanged.connect(self._watch)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        if event.type() is not QEvent.Type.ShortcutOverride or not isinstance(event, QKeyEvent):
            return False
        field = watched.lineEdit() if isinstance(watched, QComboBox) else watched
        if not isinstance(field, QLineEdit):
            return False
        undo, redo = QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo
        passes = (event.matches(undo) and not field.isUndoAvailable()) or (
            event.matches(redo) and not field.isRedoAvailable()
        )
        if passes:
            event.ignore()
        return passes

    def _watch(self, left: QWidget | None, entered: QWidget | None) -> None:
        if left is not None:
            left.removeEventFilter(self)
        if entered is not None:
            entered.installEventFilter(self)
