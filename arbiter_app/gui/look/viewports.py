"""What a list, a table or a page that is scrolled is seen in."""

from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QAbstractScrollArea, QScrollArea, QWidget

_AS_OF_QT = "qt_scrollarea_viewport"
"""By which style sheets know it."""


def own_viewport(area: QAbstractScrollArea) -> None:
    """Give what scrolls a viewport as Qt makes it, but made here, before anything asks for it.

    Of the first widget that Qt has made Qt for Python finds out what it is by looking at all
    classes of widgets there are, which takes a fortieth of a start.
    """
    viewport = QWidget()
    viewport.setObjectName(_AS_OF_QT)
    ground = QPalette.ColorRole
    viewport.setBackgroundRole(ground.NoRole if isinstance(area, QScrollArea) else ground.Base)
    viewport.setAutoFillBackground(True)
    area.setViewport(viewport)
    viewport.lower()
