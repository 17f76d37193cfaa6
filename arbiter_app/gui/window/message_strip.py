"""The strip over the head of a page that says what could not be done, and why."""

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QFrame, QToolButton, QWidget

from arbiter_app.gui.base.read_out import read_out
from arbiter_app.gui.look.layouts import row
from arbiter_app.gui.look.sizes import Room, px
from arbiter_app.gui.look.words import Label, Look, show_as, words
from arbiter_app.i18n import translate


class Strip(QFrame):
    """A message beside the work until Esc, another page, the next act or the next message; one that
    weighs stays until Esc. It lies over what it belongs to: no row moves under the hand.
    """

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        over.installEventFilter(self)
        show_as(self, Look.MESSAGE)
        self._stays = False
        self._text = words(wraps=True)
        self._text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        close = show_as(QToolButton(), Look.CLOSE)
        close.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        close.setToolTip(translate("Strip", "Close this message (Esc)"))
        close.setAccessibleName(translate("Strip", "Close this message"))
        close.clicked.connect(self.dismiss)
        around = (Room.MIDDLE, Room.SMALL, Room.SMALL, Room.SMALL)
        row(Label("⚠"), (self._text, 1), close, gap=Room.MIDDLE, around=around, into=self)
        self.dismiss()

    @property
    def text(self) -> str:
        """The message that stands there; "" when none does."""
        return self._text.text()

    def say(self, text: str, *, stays: bool = False) -> None:
        """Show a message and have it read out."""
        self._stays = stays
        self._text.setText(text)
        self.setAccessibleName(text)
        self._lie()
        self.show()
        read_out(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802
        """Stay as wide as what it lies over."""
        if event.type() is QEvent.Type.Resize:
            self._lie()
        return super().eventFilter(watched, event)

    def _lie(self) -> None:
        aside = px(Room.MIDDLE)
        width = self._over.width() - 2 * aside
        self.setGeometry(aside, px(Room.SMALL), width, self.heightForWidth(width))
        self.raise_()

    def give_way(self) -> None:
        """Take the message away, unless it is one that stays."""
        if not self._stays:
            self.dismiss()

    def dismiss(self) -> None:
        """Take the message away."""
        self._stays = False
        self._text.clear()
        self.hide()
