"""Line icons drawn in an ink of the theme."""

from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QByteArray, QRect, QSize
from PySide6.QtGui import QIcon, QPainter, QPixmap

from arbiter_app import paths
from arbiter_app.gui.look.appearance import colour
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.look.tokens import Token

_SIZE = 20
"""In pixels beside letters of the usual height."""


def app_icon() -> QIcon:
    """Return the icon of the program."""
    return QIcon(str(_path("app")))


def icon_size() -> int:
    """Return the side of an icon in pixels."""
    return px(_SIZE)


def paint_icon(painter: QPainter, left: int, middle: int, name: str, ink: Token) -> None:
    """Paint an icon with its left edge and its middle at a place."""
    side = icon_size()
    ratio = painter.device().devicePixelRatio()
    drawn = _drawn(name, colour(ink).name(), side, ratio)
    painter.drawPixmap(QRect(left, middle - side // 2, side, side), drawn)


@lru_cache(maxsize=128)
def _drawn(name: str, ink: str, side: int, ratio: float) -> QPixmap:
    size = QSize(side, side) * ratio
    text = _path(name).read_text(encoding="utf-8").replace("currentColor", ink)
    # Qt draws an SVG as large as it says it is, so it must say so to be sharp on any screen.
    text = text.replace("<svg ", f'<svg width="{size.width()}" height="{size.height()}" ')
    pixmap = QPixmap()
    pixmap.loadFromData(QByteArray(text.encode()), "SVG")
    return pixmap


def _path(name: str) -> Path:
    return paths.resources() / "icons" / f"{name}.svg"
