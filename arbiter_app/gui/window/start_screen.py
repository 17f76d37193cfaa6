"""What the window shows while no event is open."""

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QCommandLinkButton, QHBoxLayout, QLabel, QVBoxLayout, QWidget

from arbiter_app.gui.base.icons import app_icon
from arbiter_app.i18n import translate

_WIDTH = 460
_MOST_SHOWN = 4


class StartScreen(QWidget):
    """Says what comes first and offers it."""

    new_wanted = Signal()
    open_wanted = Signal()
    import_wanted = Signal()
    sample_wanted = Signal()
    recent_wanted = Signal(Path)

    def __init__(self, recent: Sequence[Path]) -> None:
        super().__init__()
        column = QVBoxLayout()
        column.setSpacing(4)
        column.addLayout(_head())
        column.addSpacing(8)
        new = _Offer(
            translate("StartScreen", "New event…"),
            translate("StartScreen", "Round robin, knockout, match, or groups with finals"),
        )
        new.clicked.connect(self.new_wanted)
        open_ = _Offer(
            translate("StartScreen", "Open…"),
            translate("StartScreen", "An event file from this computer or a stick"),
        )
        open_.clicked.connect(self.open_wanted)
        import_ = _Offer(
            translate("StartScreen", "Import a report…"),
            translate("StartScreen", "A TRF file, round robin or Swiss"),
        )
        import_.clicked.connect(self.import_wanted)
        sample = _Offer(
            translate("StartScreen", "Sample event"),
            translate("StartScreen", "Twelve invented players, half played, safe to try on"),
        )
        sample.clicked.connect(self.sample_wanted)
        for button in (new, open_, import_, sample):
            column.addWidget(button)
        for path in recent[:_MOST_SHOWN]:
            column.addWidget(self._recent_button(path))
        frame = QVBoxLayout(self)
        holder = QWidget()
        holder.setFixedWidth(_WIDTH)
        holder.setLayout(column)
        frame.addStretch(1)
        frame.addWidget(holder, alignment=Qt.AlignmentFlag.AlignHCenter)
        frame.addStretch(2)
        self.setFocusProxy(new)

    def _recent_button(self, path: Path) -> "_Offer":
        button = _Offer(path.stem, str(path.parent))
        button.setToolTip(str(path))
        button.clicked.connect(lambda: self.recent_wanted.emit(path))
        return button


class _Offer(QCommandLinkButton):
    """A flat button; Qt does not show which of them has the focus."""

    def paintEvent(self, event: QPaintEvent) -> None:  # noqa: N802
        super().paintEvent(event)
        if self.hasFocus():
            painter = QPainter(self)
            painter.setPen(QPen(self.palette().highlight(), 2))
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 4, 4)


def _head() -> QHBoxLayout:
    sign = QLabel()
    sign.setPixmap(app_icon().pixmap(56, 56))
    name = QLabel("Arbiter")
    font = name.font()
    font.setPointSizeF(font.pointSizeF() * 2)
    name.setFont(font)
    head = QHBoxLayout()
    head.setContentsMargins(8, 0, 0, 0)
    head.setSpacing(14)
    head.addWidget(sign)
    head.addWidget(name, 1)
    return head
