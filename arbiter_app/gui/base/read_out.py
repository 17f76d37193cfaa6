"""News that a screen reader is to read out at once."""

from PySide6.QtWidgets import QWidget


def read_out(news: QWidget) -> None:
    """Have the accessible name of a widget read out."""
    # Hundreds of names come with it, and most starts have no news.
    from PySide6.QtGui import QAccessible, QAccessibleEvent

    QAccessible.updateAccessibility(QAccessibleEvent(news, QAccessible.Event.Alert))
