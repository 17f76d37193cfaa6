"""What the hands and the eyes of an arbiter do, for the tests of the window."""

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QDialog, QLabel, QWidget


def focused() -> QWidget:
    """The widget that the next key goes to."""
    window = QApplication.activeModalWidget() or QApplication.activeWindow()
    assert window is not None
    widget = window.focusWidget()
    assert widget is not None
    return widget


def in_dialog(act: Callable[[QDialog], None]) -> None:
    """Do something in the dialog that the next act opens; a failure closes it."""

    def when_open() -> None:
        dialog = QApplication.activeModalWidget()
        assert isinstance(dialog, QDialog)
        try:
            act(dialog)
        finally:
            if dialog.isVisible():
                dialog.reject()

    QTimer.singleShot(0, when_open)


def visible_words(widget: QWidget) -> str:
    """Everything that labels say."""
    return "\n".join(label.text() for label in widget.findChildren(QLabel) if label.isVisible())
