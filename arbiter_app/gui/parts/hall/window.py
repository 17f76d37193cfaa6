"""A window for the hall: over the whole of the second screen, or of the only one."""

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QGuiApplication, QHideEvent, QKeyEvent, QMouseEvent, QScreen
from PySide6.QtWidgets import QWidget

from arbiter_app.gui.base.keys import Key
from arbiter_app.gui.base.page_actions import key_text
from arbiter_app.i18n import translate

_LEAST_SIZE = QSize(480, 270)


class HallWindow(QWidget):
    """What the hall sees. It is shown without taking the keys from the arbiter."""

    left = Signal()
    """It is seen no more."""

    def __init__(self, parent: QWidget, title: str, flags: Qt.WindowType = Qt.WindowType.Window):
        super().__init__(parent, flags)
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setWindowTitle(title)
        self.setMinimumSize(_LEAST_SIZE)

    @property
    def covers_the_arbiter(self) -> bool:
        """Whether it stands before the arbiter's own window."""
        parent = self.parentWidget()
        return self.isVisible() and parent is not None and self.screen() is parent.screen()

    def open(self) -> None:
        """Fill the second screen, or the only one."""
        screen = _other_screen(self.parentWidget())
        self.setScreen(screen)
        self.setGeometry(screen.geometry())
        self.showFullScreen()

    def keyPressEvent(self, event: QKeyEvent) -> None:  # noqa: N802
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_F11):
            self.close()
        else:
            super().keyPressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:  # noqa: N802
        self.close()
        event.accept()

    def hideEvent(self, event: QHideEvent) -> None:  # noqa: N802
        super().hideEvent(event)
        self.left.emit()


def keys_that_leave() -> str:
    """Return which keys lead from a window for the hall back to the arbiter's page."""
    text = translate("Projector", "Esc or {key}: back to the page of the arbiter")
    return text.format(key=key_text(Key.HALL))


def _other_screen(arbiters: QWidget | None) -> QScreen:
    """Return a screen the arbiter's window is not on, if there is one."""
    own = arbiters.screen() if arbiters else QGuiApplication.primaryScreen()
    return next((screen for screen in QGuiApplication.screens() if screen is not own), own)
