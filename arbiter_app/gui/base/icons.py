"""Icons drawn in the colours of the theme."""

from pathlib import Path

from PySide6.QtCore import QByteArray, QSize
from PySide6.QtGui import QColor, QIcon, QPixmap
from PySide6.QtWidgets import QApplication

from arbiter_app import paths
from arbiter_app.gui.look.appearance import colour
from arbiter_app.gui.look.sizes import px
from arbiter_app.gui.look.tokens import Token

_SIZE = 20
"""In pixels beside letters of the usual height."""


def app_icon() -> QIcon:
    """Return the icon of the program."""
    return QIcon(str(_path("app")))


def icon(name: str) -> QIcon:
    """Return an icon in second ink, in the accent where it stands for the current page. It is to be
    asked for again when the theme changes.
    """
    ratio = QApplication.primaryScreen().devicePixelRatio()
    drawn = QIcon()
    for mode, token in (
        (QIcon.Mode.Normal, Token.INK2),
        (QIcon.Mode.Selected, Token.ACCENT),
        (QIcon.Mode.Disabled, Token.INK3),
    ):
        drawn.addPixmap(_draw(name, colour(token), ratio), mode)
    return drawn


def icon_size() -> int:
    """Return the side of an icon in pixels."""
    return px(_SIZE)


def _draw(name: str, ink: QColor, ratio: float) -> QPixmap:
    size = QSize(icon_size(), icon_size()) * ratio
    text = _path(name).read_text(encoding="utf-8").replace("currentColor", ink.name())
    # Qt draws an SVG as large as it says it is, so it must say so to be sharp on any screen.
    text = text.replace("<svg ", f'<svg width="{size.width()}" height="{size.height()}" ')
    pixmap = QPixmap()
    pixmap.loadFromData(QByteArray(text.encode()), "SVG")
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def _path(name: str) -> Path:
    return paths.resources() / "icons" / f"{name}.svg"
