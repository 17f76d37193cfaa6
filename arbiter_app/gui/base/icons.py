"""Icons drawn in the colour of the text beside them, in light and dark alike."""

from pathlib import Path

from PySide6.QtCore import QByteArray, QSize
from PySide6.QtGui import QColor, QIcon, QPalette, QPixmap
from PySide6.QtWidgets import QApplication

from arbiter_app import paths

_SIZE = 24


def app_icon() -> QIcon:
    """Return the icon of the program."""
    return QIcon(str(_path("app")))


def icon(name: str, palette: QPalette) -> QIcon:
    """Return an icon in the colours of a palette: of plain text, and of selected text."""
    ratio = QApplication.primaryScreen().devicePixelRatio()
    drawn = QIcon()
    for mode, role in (
        (QIcon.Mode.Normal, QPalette.ColorRole.Text),
        (QIcon.Mode.Selected, QPalette.ColorRole.HighlightedText),
    ):
        drawn.addPixmap(_draw(name, palette.color(role), ratio), mode)
    return drawn


def _draw(name: str, colour: QColor, ratio: float) -> QPixmap:
    size = QSize(_SIZE, _SIZE) * ratio
    text = _path(name).read_text(encoding="utf-8").replace("currentColor", colour.name())
    # Qt draws an SVG as large as it says it is, so it must say so to be sharp on any screen.
    text = text.replace("<svg ", f'<svg width="{size.width()}" height="{size.height()}" ')
    pixmap = QPixmap()
    pixmap.loadFromData(QByteArray(text.encode()), "SVG")
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def _path(name: str) -> Path:
    return paths.resources() / "icons" / f"{name}.svg"
